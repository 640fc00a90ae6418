import assert from 'node:assert/strict';
import { findBarriers } from './browser.ts';
import { openPage, ORIGIN, visit } from './walk.ts';
import type { Walk } from './walk.ts';

/** Tests the first steps and the API reference. */
export async function takeFirstSteps(walk: Walk): Promise<void> {
	const { page, step } = walk;
	await step('four steps lead from a document to a workflow, until they are hidden', async () => {
		await visit(page, '/');
		const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
		assert.equal(await steps.count(), 4);
		// The walk has made a key and used it.
		await steps.nth(3).getByRole('img', { name: 'Done' }).waitFor();
		await page.getByRole('link', { name: 'Adapt a template' }).click();
		await page.getByRole('heading', { name: 'New template', level: 1 }).waitFor();
		await openPage(page, 'Try it');
		await page.getByRole('button', { name: 'Hide these steps' }).click();
		await page.reload();
		await page.locator('.drop-zone').waitFor();
		assert.equal(await steps.count(), 0);
	});

	await step('every page links to its section of the guide', async () => {
		for (const [path, section] of [
			['/', 'Quick example'],
			['/batches', 'Jobs, batches and exports'],
			['/keys', 'Keys'],
		] as const) {
			await visit(page, path);
			const help = page.getByRole('navigation').getByRole('link', { name: 'Help' });
			const guide = await page.context().newPage();
			await guide.goto(`${ORIGIN}${(await help.getAttribute('href')) ?? ''}`);
			await guide.locator(':target').getByText(section, { exact: true }).waitFor();
			assert.deepEqual(await findBarriers(guide), []);
			await guide.close();
		}
	});

	await step(
		'an engine that does not answer is noticed at once, and so is its return',
		async () => {
			await visit(page, '/jobs');
			await page.context().setOffline(true);
			await page.getByRole('alert').getByText('You are offline').waitFor();
			await page.context().setOffline(false);
			await page.getByText('You are offline').waitFor({ state: 'detached' });
			await page.route('**/healthz', (route) => route.abort());
			await page.route('**/dashboard/api/**', (route) => route.abort());
			await page.getByRole('navigation').getByRole('link', { name: 'Usage' }).click();
			await page.getByRole('alert').getByText('DocSift does not answer').waitFor();
			await page.unroute('**/healthz');
			await page.unroute('**/dashboard/api/**');
			await page.getByText('DocSift does not answer').waitFor({ state: 'detached' });
			await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
		},
	);

	await step('the reference has our look, a quickstart and a way back; no barrier', async () => {
		await openPage(page, 'Try it');
		await page.getByRole('navigation').getByRole('link', { name: 'API reference' }).click();
		await page.getByRole('heading', { name: 'Quickstart' }).waitFor();
		await page.getByText('/v1/documents/parse/async').first().waitFor();
		const entry = page.locator('#post-documents-parse');
		await entry.locator('summary').click();
		await entry.getByText('templateId').first().waitFor();
		assert.deepEqual(await findBarriers(page), []);
		await page.getByRole('link', { name: 'Back to the dashboard' }).click();
		await page.getByRole('heading', { name: 'Try it', level: 1 }).waitFor();
		const outside = await page.context().browser()?.newPage();
		assert.ok(outside);
		await outside.goto(`${ORIGIN}/docs`);
		await outside.getByRole('heading', { name: 'Quickstart' }).waitFor();
		await outside.close();
	});

	await step('a request is tried on the reference page, with a key that is typed', async () => {
		await visit(page, '/docs');
		const list = page.locator('#get-v1-templates');
		await list.locator('summary').click();
		await list.getByRole('button', { name: 'Try it' }).click();
		await list.getByRole('button', { name: 'Send' }).click();
		await list.getByText(/^401, /).waitFor();
		await list.getByLabel('API key').fill(walk.apiKey);
		await list.getByRole('button', { name: 'Send' }).click();
		await list.getByText(/^200, /).waitFor();
		await list.getByText('"name": "Invoice"').waitFor();
		const create = page.locator('#post-v1-templates');
		await create.locator('summary').click();
		await create.getByRole('button', { name: 'Try it' }).click();
		// The key is typed once for all routes.
		assert.equal(await create.getByLabel('API key').inputValue(), walk.apiKey);
		const template = {
			name: 'Tried',
			category: 'CUSTOM',
			schema: { data: { a: { type: 'date' } } },
		};
		await create
			.getByRole('textbox', { name: 'Body, application/json' })
			.fill(JSON.stringify(template));
		await create.getByRole('button', { name: 'Send' }).click();
		await create.getByText(/^201, /).waitFor();
		const { id } = JSON.parse(
			(await create.getByRole('region', { name: 'Response' }).textContent()) ?? '',
		) as { id: string };
		const remove = page.locator('#delete-v1-templates-templateId-');
		await remove.locator('summary').click();
		await remove.getByRole('button', { name: 'Try it' }).click();
		await remove.getByRole('textbox', { name: 'templateId' }).fill(id);
		await remove.getByRole('button', { name: 'Send' }).click();
		await remove.getByText(/^204, /).waitFor();
		assert.deepEqual(await findBarriers(page), []);
		assert.equal(
			await page.evaluate(
				'JSON.stringify({ ...localStorage, ...sessionStorage }).includes("dsk_")',
			),
			false,
		);
		await page.reload();
		await list.locator('summary').click();
		await list.getByRole('button', { name: 'Try it' }).click();
		assert.equal(await list.getByLabel('API key').inputValue(), '');
		await visit(page, '/');
	});
}
