import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePdf } from '../../support/documents.ts';
import type { Labelled } from '../../support/documents.ts';
import { findBarriers, isTooWide } from './browser.ts';
import { lookAt } from './look-at.ts';
import { choose, NARROW, openPage, settle, visit, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const SHEET: Labelled = [
	['Kestrel Removals Ltd', '12 Mill Lane, Ashford'],
	['Movement sheet', 'for the warehouse'],
	['Zeichen', '771'],
	['Ablage', 'Q-771'],
	['Handled by', 'the night shift'],
	['Please keep this sheet', 'with the goods'],
];

type Listed = { id: string; name: string };

/** Tests building a template beside its document. */
export async function workInStudio(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	const read = async (path: string): Promise<unknown> => {
		const answer = await fetch(`${walk.url}${path}`, { headers: { 'x-api-key': walk.apiKey } });
		return await answer.json();
	};
	const readUsed = async () => ((await read('/v1/usage')) as { pageUsed: number }).pageUsed;
	const countTemplates = async () => ((await read('/v1/templates')) as Listed[]).length;
	const valueOf = (path: string) => page.locator(`.live-value .value[data-path="${path}"] bdi`);
	const word = (text: string) => page.getByRole('option', { name: text, exact: true }).first();

	await step(
		'a sample suggests fields, which are ticked; values appear unsaved and free',
		async () => {
			const [used, templates] = [await readUsed(), await countTemplates()];
			await openPage(page, 'Templates');
			await page.getByRole('link', { name: 'New template' }).click();
			await page.getByRole('button', { name: /Use the sample invoice/ }).click();
			await page.getByRole('heading', { name: 'Suggested fields' }).waitFor();
			await page.getByRole('checkbox', { name: 'Invoice number' }).waitFor();
			const pane = page.getByRole('region', { name: 'Sample document' });
			assert.equal(await pane.getByText('invoice.pdf').count(), 1);
			await shoot(page, 'studio-proposals-light');
			assert.deepEqual(await findBarriers(page), []);
			await page.getByRole('button', { name: /^(Select all|Clear selection)$/ }).click();
			const all = page.getByRole('button', { name: 'Clear selection' });
			if (await all.isVisible()) await all.click();
			await page.getByRole('checkbox', { name: 'Due date' }).check();
			await page.getByRole('button', { name: 'Add 1 field' }).click();
			await valueOf('dueDate').waitFor();
			assert.equal(await valueOf('dueDate').textContent(), '2026-11-04');
			assert.equal(await readUsed(), used);
			assert.equal(await countTemplates(), templates);
		},
	);

	await step('a word on the page becomes a field, named after its label', async () => {
		await word('2026-0147').click();
		const panel = page.getByRole('group', { name: '“2026-0147”' });
		const name = panel.getByLabel('New field');
		assert.match(await name.inputValue(), /^invoice/i);
		await shoot(page, 'studio-picked-light');
		await name.fill('billNumber');
		await panel.getByRole('button', { name: 'Add field' }).click();
		await valueOf('billNumber').waitFor();
		assert.equal(await valueOf('billNumber').textContent(), '2026-0147');
	});

	await step('words are selected by keyboard and assigned to a field', async () => {
		await page.getByRole('button', { name: 'Add a field', exact: true }).click();
		await page.getByLabel('Field name').last().fill('reference');
		await word('2026-0147').focus();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('Enter');
		const panel = page.getByRole('group', { name: '“2026-0147”' });
		await choose(page, 'Or use it as the value of', 'reference');
		await panel.getByRole('button', { name: 'Use it' }).click();
		await page.getByText('reference now finds “2026-0147”.').waitFor();
		assert.equal(await valueOf('reference').textContent(), '2026-0147');
	});

	await step('words are chosen by dragging across them', async () => {
		const first = await word('2026-0147').boundingBox();
		assert.ok(first);
		await page.mouse.move(first.x - 60, first.y - 4);
		await page.mouse.down();
		await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2, { steps: 4 });
		await page.mouse.up();
		await page.getByRole('group', { name: /2026-0147”$/ }).waitFor();
		await page.getByRole('group').getByRole('button', { name: 'Close' }).click();
	});

	await step('a dragged table becomes a list with its columns', async () => {
		const boxes = await Promise.all(
			['Description', 'Total'].map(async (one) => await word(one).boundingBox()),
		);
		const [first, last] = boxes;
		assert.ok(first && last, 'the heads of the table are shown');
		await page.mouse.move(first.x - 6, first.y - 3);
		await page.mouse.down();
		await page.mouse.move(last.x + last.width, first.y + 70, { steps: 5 });
		await page.mouse.up();
		await page.getByText(/This looks like a table/).waitFor();
		await lookAt(walk, page, 'look-studio-table');
		await page.getByLabel('New list').fill('positions');
		await page.getByRole('button', { name: 'Add list' }).click();
		await page
			.locator('.live-value')
			.getByText(/rows found/)
			.first()
			.waitFor();
	});

	await step('it is created with what was tried, and a reload still has the sample', async () => {
		await page.getByLabel('Name', { exact: true }).fill('From the studio');
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByRole('heading', { name: 'From the studio' }).waitFor();
		await valueOf('billNumber').waitFor();
		await page.reload();
		await valueOf('billNumber').waitFor();
		await waitForDrawing(page);
		for (const scheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme: scheme });
			await settle(page);
			await shoot(page, `studio-${scheme}`);
			assert.deepEqual(await findBarriers(page), []);
		}
		await page.emulateMedia({ colorScheme: 'light' });
		await page.setViewportSize(NARROW);
		await settle(page);
		await shoot(page, 'studio-light-narrow');
		assert.equal(await isTooWide(page), false);
		await page.setViewportSize(WIDE);
		await visit(page, '/templates');
	});

	await step('pointing at a value teaches a published template, and can be undone', async () => {
		const schema = { data: { shelf: { type: 'string' } } };
		const answer = await fetch(`${walk.url}/v1/templates`, {
			method: 'POST',
			headers: { 'x-api-key': walk.apiKey, 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'Shelf', category: 'CUSTOM', schema }),
		});
		const { id } = (await answer.json()) as { id: string };
		const file = join(walk.dataDir, 'sheet.pdf');
		writeFileSync(file, await makePdf([SHEET]));
		await visit(page, `/templates/${id}`);
		await page.locator('.drop-zone input[type=file]').setInputFiles(file);
		await word('Q-771').click();
		await choose(page, 'Or use it as the value of', 'shelf');
		await page.getByRole('group').getByRole('button', { name: 'Use it' }).click();
		await page.getByText('shelf now finds “Q-771”. Learnt for similar documents.').waitFor();
		assert.equal(await valueOf('shelf').textContent(), 'Q-771');
		await page.getByText('Published', { exact: true }).waitFor();
		await page.getByRole('button', { name: 'Forget this lesson' }).click();
		await valueOf('shelf').waitFor({ state: 'detached' });
		await visit(page, '/templates');
	});
}
