import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLetter, makeReceipt, makeStatement } from '../../support/office-documents.ts';
import { openApi } from './api.ts';
import { choose, visit, waitForDrawing } from './walk.ts';
import type { Walk } from './walk.ts';

/** Tests what the starter templates say about documents that once misled them. */
export async function trustStarters(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const api = openApi(walk);
	const findStarter = async (name: string) => {
		const templates = await api.call<{ id: string; name: string }[]>('GET', '/v1/templates');
		const found = templates.filter((one) => one.name === name).at(-1);
		assert.ok(found, name);
		return found.id;
	};

	await step('the tax of a receipt with two rates is their sum', async () => {
		const file = join(walk.dataDir, 'two-rates.pdf');
		await writeFile(file, await makeReceipt());
		await visit(page, '/');
		await choose(page, 'Template', 'Receipt');
		await page.locator('.drop-zone input[type=file]').setInputFiles(file);
		await waitForDrawing(page);
		const read = async (path: string) =>
			await page.locator(`button.value[data-path="${path}"] bdi`).textContent();
		assert.match((await read('tax')) ?? '', /0\.83$/);
		assert.match((await read('total')) ?? '', /9\.54$/);
	});

	await step('a statement read as an invoice waits for review, and says why', async () => {
		const templateId = await findStarter('Invoice');
		const jobId = await api.submit(templateId, 'statement.pdf', await makeStatement());
		await visit(page, `/review?template=${templateId}`);
		const row = page.getByRole('row', { name: /statement\.pdf/ });
		await row.getByText('It looks like another kind of document: Bank statement').waitFor();
		await visit(page, `/jobs/${jobId}/review`);
		await page.getByText('It looks like another kind of document: Bank statement').waitFor();
	});

	await step('a letter read as an invoice waits for review', async () => {
		const templateId = await findStarter('Invoice');
		await api.submit(templateId, 'letter.pdf', await makeLetter());
		await visit(page, `/review?template=${templateId}`);
		await page.getByRole('row', { name: /letter\.pdf/ }).waitFor();
	});
}
