import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPage } from '../../support/documents.ts';
import { waitForTrue } from './browser.ts';
import { openApi } from './api.ts';
import { choose, INVOICE, openPage, visit } from './walk.ts';
import type { Walk } from './walk.ts';

const FAX_PAGES = 8;

export async function followJobs(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const submit = async (file: string): Promise<void> => {
		await openPage(page, 'Jobs');
		await page.getByRole('button', { name: 'Submit a document' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.locator('input[type=file]').setInputFiles(file);
		await choose(page, 'Template', 'Invoice');
		await dialog.getByRole('button', { name: 'Submit a document' }).click();
		await page.waitForURL(/\/jobs\/[\w-]+/);
	};

	await step('a job is submitted; its result, history and delivery are shown', async () => {
		await submit(INVOICE);
		await page.getByText('Completed').first().waitFor();
		await page.locator('.box[data-path="dueDate"]').waitFor();
		await page.getByText('Attempt 1').waitFor();
		await page.getByText('Delivered').waitFor();
		walk.jobPath = new URL(page.url()).pathname;
		await submit(INVOICE);
		await page.getByText('This document was submitted before').waitFor();
		assert.equal(new URL(page.url()).pathname, walk.jobPath);
	});

	await step('jobs are found by their file name', async () => {
		await openPage(page, 'Jobs');
		await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
		await page.getByLabel('File name').fill('nothing like it');
		await page.getByText('No job matches these filters').waitFor();
		await page.getByRole('button', { name: 'Clear the filters' }).click();
		await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
	});

	await step('a long TIFF is followed while its pages are read, and drawn', async () => {
		const file = join(walk.dataDir, 'fax.tif');
		writeFileSync(file, await makeFax());
		await submit(file);
		await page.getByText(new RegExp(`\\d of ${FAX_PAGES} pages read`)).waitFor();
		await page.getByText('Completed').first().waitFor();
		const value = page.locator('button.value[data-path="invoiceNumber"]');
		await value.click();
		const box = page.locator('.sheet[data-page="1"] .box[data-path="invoiceNumber"]');
		assert.equal(await box.getAttribute('aria-pressed'), 'true');
		await page.getByText(`of ${FAX_PAGES}`, { exact: true }).waitFor();
		await page
			.locator('.thumbnail')
			.nth(FAX_PAGES - 1)
			.waitFor();
		await waitForTrue(page, "document.querySelector('.sheet img')?.naturalWidth === 1240");
	});

	await step('a failed job says why, is retried, and deleted', async () => {
		const file = join(walk.dataDir, 'broken.pdf');
		writeFileSync(file, '%PDF-1.7 and no more of it');
		await submit(file);
		await page.getByText('This document could not be read').waitFor();
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText('Attempt 2').waitFor();
		await page.getByRole('button', { name: 'Delete' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
		await page.getByRole('link', { name: 'fax.tif' }).waitFor();
		assert.equal(await page.getByRole('link', { name: 'broken.pdf' }).count(), 0);
	});

	await step('the usage has risen', async () => {
		await openPage(page, 'Usage');
		// Pages from Try it, from the copied snippets, from jobs, and from a fax.
		const read = page.locator('p').filter({ hasText: /^[1-9]\d?$/ });
		await read.waitFor();
	});
}

/** The number of rows on one page of the list. */
const PAGE_SIZE = 25;

export async function pageThroughJobs(walk: Walk): Promise<void> {
	const { page, step } = walk;
	await step(
		'a long list of jobs is paged through, and its address says where one is',
		async () => {
			const { createTemplate, submit } = openApi(walk);
			const schema = { data: { number: { type: 'string' } } };
			const id = await createTemplate({ name: 'Notes', category: 'CUSTOM', schema });
			for (let i = 0; i < PAGE_SIZE; i += 1) {
				await submit(
					id,
					`note ${i}.txt`,
					Buffer.from(`Invoice number: N-${i}\nTotal: ${i}.00 EUR`),
				);
			}
			await visit(page, '/jobs?fileName=note');
			const rows = page.locator('tbody tr');
			const [newer, older] = ['Newer', 'Older'].map((name) => page.getByRole('button', { name }));
			assert.ok(newer && older);
			await page.getByRole('link', { name: `note ${PAGE_SIZE - 1}.txt` }).waitFor();
			assert.equal(await rows.count(), PAGE_SIZE);
			assert.equal(await older.count(), 0, 'nothing is older than the only page');
			await submit(id, 'note last.txt', Buffer.from('Invoice number: N-last'));
			await page.reload();
			await page.getByRole('link', { name: 'note last.txt' }).waitFor();
			assert.ok(await newer.isDisabled());
			await older.click();
			await page.getByRole('link', { name: 'note 0.txt' }).waitFor();
			assert.equal(await rows.count(), 1);
			assert.ok(await older.isDisabled());
			await page.reload();
			await page.getByRole('link', { name: 'note 0.txt' }).waitFor();
			assert.equal(await rows.count(), 1);
			await newer.click();
			await page.getByRole('link', { name: 'note last.txt' }).waitFor();
			await older.click();
			await page.getByRole('link', { name: 'note 0.txt' }).waitFor();
			await page.goBack();
			await page.getByRole('link', { name: 'note last.txt' }).waitFor();
		},
	);
}

async function makeFax(): Promise<Buffer> {
	const pages = Array.from({ length: FAX_PAGES }, (_, i) =>
		i === 0
			? drawPage([
					['Invoice number', 'F-2026-88'],
					['Invoice date', '5 October 2026'],
				])
			: drawPage([['Page', String(i + 1)]]),
	);
	return await sharp(await Promise.all(pages), { join: { animated: true } })
		.flatten()
		.tiff()
		.toBuffer();
}
