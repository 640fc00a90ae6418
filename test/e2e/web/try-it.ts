import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { choose, INVOICE, openPage, ORIGIN, visit, waitForDrawing } from './walk.ts';
import type { Walk } from './walk.ts';

/** The compressed size of the first page. */
const MAX_SCRIPT_BYTES = 220_000;

export async function tryIt(walk: Walk): Promise<void> {
	const { page, step } = walk;

	await step(
		'the landing page asks for little, and for pdf.js not before a PDF is shown',
		async () => {
			await page.goto('about:blank');
			await visit(page, '/');
			const scripts = await page.evaluate<{ name: string; encodedBodySize: number }[]>(
				`performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))
				.filter(({ name }) => /\\.m?js$/.test(name))`,
			);
			const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
			assert.ok(scripts.length > 0 && bytes > 0);
			assert.ok(bytes <= MAX_SCRIPT_BYTES, `${bytes} bytes of JavaScript`);
			assert.deepEqual(
				scripts.filter(({ name }) => name.includes('pdf')),
				[],
			);
		},
	);

	await step('the sample invoice is read, its values are boxed on the page', async () => {
		await openPage(page, 'Try it');
		await choose(page, 'Template', 'Invoice');
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		await page.locator('.sheet .box').first().waitFor();
		const value = page.locator('button.value[data-path="dueDate"]');
		await value.click();
		const box = page.locator('.box[data-path="dueDate"]');
		assert.equal(await box.getAttribute('aria-pressed'), 'true');
		assert.equal((await value.locator('bdi').textContent())?.trim(), '2026-11-04');
		const number = page.locator('button.value[data-path="invoiceNumber"] bdi');
		assert.equal((await number.textContent())?.trim(), '2026-0147');
		await page.locator('.box[data-path="invoiceDate"]').click();
		assert.equal(await value.getAttribute('aria-pressed'), 'false');
		await page.getByRole('tab', { name: 'JSON', exact: true }).click();
		await page.getByText('"dueDate"').waitFor();
		await waitForDrawing(page);
	});

	await step('its curl and TypeScript snippets give the same result', async () => {
		await page.getByRole('tab', { name: 'Use it' }).click();
		const folder = join(walk.dataDir, 'elsewhere');
		mkdirSync(folder);
		copyFileSync(INVOICE, join(folder, 'invoice.pdf'));
		// Outside of the browser, the engine has another address.
		const take = async (kind: string) => (await readCode(page, kind)).replaceAll(ORIGIN, walk.url);
		const run = (program: string, args: string[]) =>
			execFileSync(program, args, {
				cwd: folder,
				env: { ...process.env, DOCSIFT_KEY: walk.apiKey },
				encoding: 'utf8',
			});
		const byCurl = run('sh', ['-c', await take('curl')]);
		assert.match(byCurl, /"invoiceNumber":"2026-0147"/);
		writeFileSync(join(folder, 'parse.mts'), await take('TypeScript'));
		assert.match(run(process.execPath, ['parse.mts']), /invoiceNumber: '2026-0147'/);
		assert.match(await take('n8n workflow'), /"n8n-nodes-docsift\.docSift"/);
	});

	await step('a template is made from a document', async () => {
		await page.getByRole('button', { name: 'Another document' }).click();
		await choose(page, 'Template', 'Make a template from this document');
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		await page.getByRole('heading', { name: 'Suggested fields' }).waitFor();
		await page.getByRole('button', { name: /^Add \d+ fields$/ }).click();
		await page.locator('.sheet .box').first().waitFor();
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByRole('heading', { name: 'invoice', exact: true }).waitFor();
		await page.getByText('Published', { exact: true }).waitFor();
	});
}

async function readCode(page: Page, kind: string): Promise<string> {
	await page.getByText(kind, { exact: true }).click();
	return (await page.getByRole('region', { name: kind }).textContent()) ?? '';
}
