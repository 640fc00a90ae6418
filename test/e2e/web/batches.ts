import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Papa from 'papaparse';
import unzipper from 'unzipper';
import type { Page } from 'playwright-core';
import { writeZip } from '../../../engine/src/platform/zip/write-zip.ts';
import { makePdf } from '../../support/documents.ts';
import { lookAt } from './look-at.ts';
import { assertFocus, choose, INVOICE, openPage, OWNER, visit } from './walk.ts';
import type { Walk } from './walk.ts';

const bill = (number: string) =>
	makePdf([
		[
			['Invoice number', number],
			['Total', '12.00 EUR'],
		],
	]);

/** Tests batches and exports. */
export async function workInBatches(walk: Walk): Promise<void> {
	const { page, step, dataDir } = walk;
	let batchPath = '';
	// Different bytes from the sample, which other steps submit.
	const invoice = Buffer.concat([readFileSync(INVOICE), Buffer.from('\n%')]);

	await step('a batch is made, and files and an archive are dropped on it', async () => {
		await openPage(page, 'Batches');
		await page.getByText('No batches yet').waitFor();
		await lookAt(walk, page, 'step-batches-empty');
		await page.getByRole('button', { name: 'New batch' }).click();
		await page.getByLabel('Name').fill('October invoices');
		await choose(page, 'Template', 'Invoice');
		await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
		await page.getByText('Drop files, folders or ZIP archives here').waitFor();
		batchPath = new URL(page.url()).pathname;
		await lookAt(walk, page, 'step-batch-new');
		const broken = join(dataDir, 'broken-scan.pdf');
		writeFileSync(broken, '%PDF-1.7 and no more of it');
		const archive = join(dataDir, 'more.zip');
		const inside = [
			{ name: 'june/a.pdf', content: await bill('A-1') },
			{ name: '__MACOSX/._a.pdf', content: Buffer.from('x') },
			{ name: 'june/notes.bin', content: Buffer.from([0, 1, 2, 3]) },
		];
		writeFileSync(archive, await buffer(writeZip(inside)));
		// The engine asks for a pause once.
		let refusals = 0;
		await page.route('**/v1/documents/parse/async', async (route) => {
			refusals += 1;
			const error = { statusCode: 429, code: 'RATE_LIMITED', message: 'Too many requests.' };
			await (refusals > 1 ? route.continue() : route.fulfill({ status: 429, json: error }));
		});
		const whole = join(dataDir, 'birchwood.pdf');
		writeFileSync(whole, invoice);
		await page.locator('input[type=file]').first().setInputFiles([whole, broken, archive]);
		await page.getByText('The engine is busy').waitFor();
		await page.getByText('3 files uploaded').waitFor();
		await page.unroute('**/v1/documents/parse/async');
		await page.getByText('1 file was not accepted').waitFor();
		await page.getByText('june/notes.bin').waitFor();
		await page.getByText('3 of 3 done').waitFor();
	});

	await step('failed documents come first, and values are beside the files', async () => {
		const rows = page.getByRole('region', { name: 'Results' }).getByRole('row');
		await rows.nth(3).waitFor();
		assert.match((await rows.nth(1).textContent()) ?? '', /broken-scan\.pdf.*Failed/);
		await page.getByRole('row', { name: /birchwood\.pdf.*2026-0147/ }).waitFor();
		await page.getByRole('row', { name: /june\/a\.pdf|a\.pdf.*A-1/ }).waitFor();
		await lookAt(walk, page, 'batch');
	});

	await step('a folder is added; duplicates are not read again', async () => {
		const folder = join(dataDir, 'july');
		mkdirSync(folder);
		writeFileSync(join(folder, 'b.pdf'), await bill('B-2'));
		writeFileSync(join(folder, 'same.pdf'), invoice);
		writeFileSync(join(folder, '.hidden.pdf'), 'x');
		await page.locator('input[type=file]').nth(1).setInputFiles(folder);
		await page.getByText('1 file was submitted before').waitFor();
		await page.getByText('4 of 4 done').waitFor();
		await page.getByRole('row', { name: /b\.pdf.*B-2/ }).waitFor();
	});

	await step('results are searched, sorted and filtered, and columns are chosen', async () => {
		const region = page.getByRole('region', { name: 'Results' });
		const first = region.getByRole('row').nth(1);
		await page.getByRole('button', { name: 'Seller · Name' }).waitFor();
		await page.getByLabel('Search results').fill('2026-0147');
		await page.getByRole('row', { name: /broken-scan/ }).waitFor({ state: 'detached' });
		assert.match((await first.textContent()) ?? '', /birchwood/);
		await page.getByLabel('Search results').fill('');
		await region.getByRole('button', { name: 'Invoice number' }).click();
		await region.getByRole('row').nth(1).getByText('2026-0147').waitFor();
		await region.getByRole('button', { name: 'Invoice number' }).click();
		await region.getByRole('row').nth(1).getByText('B-2').waitFor();
		await choose(page, 'Status', 'Failed');
		await page.getByRole('row', { name: /birchwood/ }).waitFor({ state: 'detached' });
		await page.reload();
		await page.getByRole('button', { name: 'Columns' }).click();
		await page.getByRole('checkbox', { name: 'Due date' }).check();
		await lookAt(walk, page, 'step-batch-columns');
		await page.getByRole('button', { name: 'Move Due date to the left' }).click();
		await page.keyboard.press('Escape');
		await page.reload();
		await region.getByRole('button', { name: 'Due date' }).waitFor();
		await page.getByRole('button', { name: 'Retry 1 failed' }).click();
		await page.getByText('4 of 4 done').waitFor();
		await page.getByLabel('Select all shown').check();
		await page.getByRole('button', { name: 'Export 4 selected' }).waitFor();
		await page.getByLabel('Select all shown').uncheck();
		await lookAt(walk, page, 'look-batch-table');
	});

	const download = async (from: Page, button: RegExp | string, format: string) => {
		await from.getByRole('button', { name: button, exact: typeof button === 'string' }).click();
		const [file] = await Promise.all([
			from.waitForEvent('download'),
			from.getByRole('menuitem', { name: format }).click(),
		]);
		return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
	};

	await step('a batch, a selection, a filter and one result are exported', async () => {
		const book = await download(page, 'Export', 'Excel workbook');
		assert.match(book.name, / \d{4}-\d\d-\d\d\.xlsx$/);
		const archive = await unzipper.Open.buffer(book.content);
		const sheet = archive.files.find(({ path }) => path === 'xl/worksheets/sheet1.xml');
		assert.equal(String(await sheet?.buffer()).match(/<row>/g)?.length, 5);
		await page.getByRole('checkbox', { name: 'Select birchwood.pdf' }).check();
		const one = await download(page, 'Export 1 selected', 'CSV file');
		const booked = await download(page, 'Export 1 selected', 'One row per entry of “Line items”');
		assert.match(booked.content.toString(), /05\.10\.2026;.*;89,5;/);
		const read = Papa.parse<Record<string, string>>(one.content.toString(), {
			header: true,
			skipEmptyLines: true,
		});
		assert.deepEqual(
			read.data.map((row) => [row.File, row['Invoice number']]),
			[['birchwood.pdf', '2026-0147']],
		);
		await openPage(page, 'Jobs');
		await page.getByLabel('File name').fill('broken-scan');
		await page.getByRole('link', { name: 'birchwood.pdf' }).waitFor({ state: 'detached' });
		const filtered = JSON.parse(
			(await download(page, 'Export', 'JSON')).content.toString(),
		) as object[];
		assert.equal(filtered.length, 1);
		await page.getByLabel('File name').fill('');
		await page.getByRole('checkbox', { name: 'Select birchwood.pdf' }).check();
		await page.getByRole('button', { name: 'Export 1 selected' }).waitFor();
		await lookAt(walk, page, 'step-jobs-selected');
		await page.getByRole('link', { name: 'birchwood.pdf' }).first().click();
		const result = await download(page, 'Export', 'JSON');
		assert.equal((JSON.parse(result.content.toString()) as object[]).length, 1);
	});

	await step('an export preset is saved for everybody, chosen and deleted', async () => {
		const openOptions = async () => {
			await visit(page, batchPath);
			await page.getByRole('button', { name: 'Export', exact: true }).click();
			await page.getByRole('menuitem', { name: 'More options' }).click();
			await page.getByRole('dialog').waitFor();
		};
		await openOptions();
		await choose(page, 'File', 'CSV with semicolons, decimal commas and dates as 31.12.2026');
		await page.getByRole('checkbox', { name: 'A link to the document' }).check();
		await page.getByLabel('Save these choices as').fill('For the tax office');
		await page.getByRole('button', { name: 'Save preset' }).click();
		await page.getByText(`Saved by ${OWNER.email}`).waitFor();
		await lookAt(walk, page, 'look-export-preset');
		// Another browser finds it as well.
		await page.evaluate('localStorage.clear()');
		await openOptions();
		const link = page.getByRole('checkbox', { name: 'A link to the document' });
		assert.equal(await link.isChecked(), false);
		await choose(page, 'Saved preset', 'For the tax office');
		assert.equal(await link.isChecked(), true);
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('dialog').getByRole('link', { name: 'Export' }).click(),
		]);
		assert.match((await readFile(await file.path())).toString(), /;https?:.*\/jobs\//);
		await openOptions();
		await choose(page, 'Saved preset', 'For the tax office');
		await page.getByRole('button', { name: 'Delete the preset For the tax office' }).click();
		await page.getByLabel('Saved preset').first().waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
	});

	await step('a batch is deleted by keyboard alone, and its jobs stay', async () => {
		await openPage(page, 'Batches');
		await page.getByRole('link', { name: 'October invoices' }).waitFor();
		await lookAt(walk, page, 'batches');
		await visit(page, batchPath);
		await page.getByRole('button', { name: 'Delete batch' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').waitFor();
		await page.keyboard.press('Escape');
		await assertFocus(page, 'Delete batch');
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
		await page.keyboard.press('Enter');
		await page.getByText('No batches yet').waitFor();
		await openPage(page, 'Jobs');
		await page.getByRole('link', { name: 'broken-scan.pdf' }).waitFor();
	});
}
