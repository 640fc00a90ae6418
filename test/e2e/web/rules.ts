import assert from 'node:assert/strict';
import { openApi } from './api.ts';
import { findBarriers, isTooWide } from './browser.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { NARROW, openPage, settle, visit, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

type Saved = {
	id: string;
	schema: { data: Record<string, { type: string; rules?: object }> };
	rules?: object;
};
type JsonSchema = { properties: { total: object }; required: string[] };
const VENDORS = 'id;name\nV1;Birchwood Supplies\nV2;Kelly & Sons\n';

/** Rules as forms and as JSON Schema, with their effect on the sample. */
export async function setRules(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	let id = '';
	const read = () => openApi(walk).call<Saved>('GET', `/v1/templates/${id}`);
	const rulesOf = (field: string) =>
		page.getByRole('group', { name: `What a right value of ${field} looks like` });
	const openRules = async (field: string) => {
		await page.getByRole('button', { name: new RegExp(`^Rules of ${field}`) }).click();
		await rulesOf(field).waitFor();
	};
	const publish = async () => {
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
	};

	await step('a rule that the sample breaks is shown at its value while it is typed', async () => {
		id = await openApi(walk).createTemplate({
			name: 'Checked',
			category: 'INVOICE',
			schema: {
				data: {
					invoiceNumber: { type: 'string', description: 'Invoice number' },
					total: { type: 'number', description: 'Total' },
					vendor: { type: 'string' },
				},
			},
		});
		await visit(page, `/templates/${id}`);
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		await page.locator('.live-value .value[data-path="invoiceNumber"]').waitFor();
		await openRules('invoiceNumber');
		await rulesOf('invoiceNumber').getByLabel('Must be on the document').check();
		await rulesOf('invoiceNumber')
			.getByLabel('Pattern (RE2)')
			.fill(String.raw`^RE-\d+$`);
		await page.getByText('Fails: It does not fit the pattern').waitFor();
		await shoot(page, 'rules-light');
		assert.deepEqual(await findBarriers(page), []);
		await rulesOf('invoiceNumber')
			.getByLabel('Pattern (RE2)')
			.fill(String.raw`^\d{4}-\d+$`);
		await page.getByText('Fails: It does not fit the pattern').waitFor({ state: 'detached' });
		await openRules('total');
		await rulesOf('total').getByLabel('Largest').fill('10');
		await page.getByText('Fails: It is too large').waitFor();
		await page.setViewportSize(NARROW);
		await settle(page);
		assert.equal(await isTooWide(page), false);
		await shoot(page, 'rules-narrow');
		await page.setViewportSize(WIDE);
		await rulesOf('total').getByLabel('Largest').fill('');
	});

	await step('a list is uploaded where a field looks its value up', async () => {
		await openRules('vendor');
		await page
			.locator('.field-rules input[type=file]')
			.last()
			.setInputFiles({
				name: 'Our vendors.csv',
				mimeType: 'text/csv',
				buffer: Buffer.from(VENDORS),
			});
		await page.getByText('our-vendors: 2 rows').waitFor();
		await rulesOf('vendor').getByText('id', { exact: true }).first().waitFor();
		await publish();
		const { schema } = await read();
		assert.deepEqual(schema.data.invoiceNumber?.rules, {
			required: true,
			pattern: String.raw`^\d{4}-\d+$`,
		});
		assert.deepEqual(schema.data.total?.rules, undefined);
		assert.deepEqual(schema.data.vendor?.rules, { lookup: { list: 'our-vendors', match: ['id'] } });
	});

	await step('a check over several fields is written, mended and published', async () => {
		const rules = page.getByRole('group', { name: 'Rules for the whole result' });
		await rules.getByRole('button', { name: 'Change' }).click();
		await rules.getByRole('button', { name: 'Add a check' }).click();
		await rules.getByLabel('Check', { exact: true }).fill('a total');
		await rules.getByLabel('Must be true').fill('totl > 0');
		await page
			.getByText(/rules\.checks\[0\]\.expr/)
			.first()
			.waitFor();
		await rules.getByLabel('Must be true').fill('total > 0');
		await page
			.getByText(/rules\.checks\[0\]\.expr/)
			.first()
			.waitFor({ state: 'detached' });
		assert.deepEqual(await findBarriers(page), []);
		await publish();
		assert.deepEqual((await read()).rules, { checks: [{ name: 'a total', expr: 'total > 0' }] });
	});

	await step('the same rules are edited as a JSON Schema', async () => {
		await page.getByRole('tab', { name: 'JSON Schema' }).click();
		const editor = page.locator('.cm-content');
		await editor.waitFor();
		const { schema } = await openApi(walk).call<{ schema: JsonSchema }>(
			'GET',
			`/v1/templates/${id}?dialect=json-schema`,
		);
		await editor.getByText('"^\\\\d{4}-\\\\d+$"').waitFor();
		assert.deepEqual(schema.required, ['invoiceNumber']);
		const put = async (value: object) => {
			await editor.click();
			await page.keyboard.press('ControlOrMeta+a');
			await page.keyboard.insertText(JSON.stringify(value, null, 2));
		};
		await put({ ...schema, properties: { ...schema.properties, total: { type: 'currency' } } });
		await page.getByText('schema.properties.total.type').waitFor();
		const total = { ...schema.properties.total, minimum: 1 };
		await put({ ...schema, properties: { ...schema.properties, total } });
		await page.getByText('schema.properties.total.type').waitFor({ state: 'detached' });
		await page.getByText(/^Draft saved/).waitFor();
		await publish();
		assert.deepEqual((await read()).schema.data.total?.rules, { minimum: 1 });
	});

	await pickRows(walk);
}

/** A value that no row of its list fits: a person picks a row, or adds one, and the choice is remembered. */
async function pickRows(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	const api = openApi(walk);
	let templateId = '';
	const submit = (number: string, supplier: string) =>
		api.submit(
			templateId,
			`${number}.txt`,
			Buffer.from(`Invoice\n\nInvoice number: ${number}\nSupplier: ${supplier}\nTotal: 119.00\n`),
		);
	const vendorOf = async (jobId: string) =>
		(await api.call<{ result: { vendorId: unknown } }>('GET', `/v1/jobs/${jobId}`)).result.vendorId;
	const approve = async (jobId: string, vendorId: string) => {
		await page.locator('.review-approve').click();
		await waitUntil(async () => (await vendorOf(jobId)) === vendorId);
	};

	await step('a row of the list is picked in the review, and remembered', async () => {
		const lookup = { list: 'our-vendors', match: ['name=supplier'], returns: 'id' };
		templateId = await api.createTemplate({
			name: 'Looked up',
			category: 'INVOICE',
			schema: {
				data: {
					invoiceNumber: { type: 'string' },
					supplier: { type: 'string', description: 'Name of the supplier' },
					vendorId: { type: 'string', rules: { lookup } },
				},
			},
		});
		const jobId = await submit('B-1', 'Brchwd Spl.');
		assert.equal(await vendorOf(jobId), null);
		await visit(page, `/jobs/${jobId}/review`);
		const search = page.getByLabel(/^Search our-vendors/);
		await search.fill('birchwood');
		await page.getByRole('button', { name: 'V1 · Birchwood Supplies' }).waitFor();
		await shoot(page, 'review-list-light');
		assert.deepEqual(await findBarriers(page), []);
		await page.getByRole('button', { name: 'V1 · Birchwood Supplies' }).click();
		await approve(jobId, 'V1');
		assert.equal(await vendorOf(await submit('B-2', 'Brchwd Spl.')), 'V1');
	});

	await step('a vendor that is not in the list is added in the review', async () => {
		const jobId = await submit('B-3', 'Neuland Werkzeuge KG');
		await visit(page, `/jobs/${jobId}/review`);
		await page.getByRole('button', { name: 'Add a row to the list our-vendors' }).click();
		const row = page.locator('.review-list');
		await row.getByRole('textbox', { name: /^id/ }).fill('V3');
		await row.getByRole('textbox', { name: /^name/ }).fill('Neuland Werkzeuge KG');
		await page.getByRole('button', { name: 'Add and use it' }).click();
		await approve(jobId, 'V3');
		const list = await api.call<{ rowCount: number }>('GET', '/v1/lists/our-vendors');
		assert.equal(list.rowCount, 3);
	});

	await step('a page that is opened while a decision is saved stays open', async () => {
		const jobId = await submit('B-4', 'Neuland Werkzeuge KG');
		await visit(page, `/jobs/${jobId}/review`);
		const { promise: isOpened, resolve: release } = Promise.withResolvers<undefined>();
		await page.route('**/result', async (route) => {
			await isOpened;
			await route.continue();
		});
		const saved = page.waitForResponse('**/result');
		await page.locator('.review-approve').click();
		await openPage(page, 'Usage');
		release(undefined);
		await saved;
		await page.waitForLoadState('networkidle');
		await page.unroute('**/result');
		assert.equal(new URL(page.url()).pathname, '/usage');
	});
}
