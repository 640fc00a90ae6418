import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPage, LETTER, makePdf } from '../../support/documents.ts';
import type { Labelled } from '../../support/documents.ts';
import { makeDocx, paragraph, wordTable } from '../../support/office.ts';
import { openApi } from './api.ts';
import { findBarriers, isTooWide, waitForTrue } from './browser.ts';
import { NARROW, ORIGIN, settle, visit, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const PAGES = 500;
const TEMPLATE = {
	name: 'Letters',
	category: 'CUSTOM',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			totalDue: { type: 'number' },
		},
	},
};

/** Tests the viewer with documents of every kind, including long ones. */
export async function lookAtPages(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	const api = openApi(walk);
	let templateId = '';
	let long = '';
	const sheets = () => page.locator('.sheet').count();
	const goTo = async (number: number) => {
		await page.getByRole('textbox', { name: 'Go to page' }).fill(String(number));
		await page.locator(`.sheet[data-page="${number}"] canvas`).waitFor();
	};

	await step('of 500 pages only those near the viewport are rendered', async () => {
		templateId = await api.createTemplate(TEMPLATE);
		const filler = (i: number): Labelled => [
			['Page', `number P-${i + 1}`],
			['Note', 'nothing of interest'],
		];
		const pages = Array.from({ length: PAGES }, (_, i) => (i === 2 ? LETTER : filler(i)));
		long = await api.submit(templateId, 'long.pdf', await makePdf(pages));
		await visit(page, `/jobs/${long}`);
		await waitForDrawing(page);
		assert.ok((await sheets()) < 8, `${await sheets()} pages are there`);
		await page.getByText(`of ${PAGES}`, { exact: true }).waitFor();
		await goTo(400);
		assert.ok((await sheets()) < 8, `${await sheets()} pages are there`);
		await waitForTrue(
			page,
			'document.querySelector(\'.sheet[data-page="400"] canvas\')?.width > 300',
		);
		await page.locator('.thumbnail[aria-current] [data-text="400"]').waitFor();
		await shoot(page, 'viewer-long-light');
	});

	await step(
		'a value is shown on its page, wherever one is; thumbnails lead there too',
		async () => {
			await page.locator('button.value[data-path="invoiceNumber"]').click();
			await page.locator('.sheet[data-page="3"] .box[data-path="invoiceNumber"]').waitFor();
			const box = page.locator('.sheet[data-page="3"] .box[data-path="invoiceNumber"]');
			assert.match((await box.getAttribute('title')) ?? '', /A-4711, \d+% sure/);
			await page.locator('.thumbnail[aria-label^="Page 3:"]').waitFor();
			await page.locator('.thumbnail[aria-label="Page 5"]').click();
			await page.locator('.thumbnail[aria-current][aria-label="Page 5"]').waitFor();
		},
	);

	await step('the text is searched, page after page, to the last', async () => {
		const search = page.getByRole('searchbox', { name: 'Search the text' });
		await search.fill('number P-483');
		await page.getByText('1 of 1', { exact: true }).waitFor();
		await page.locator('.sheet[data-page="483"] .word-mark[data-kind="current"]').waitFor();
		await search.fill('nothing of');
		await page.getByText('1 of 499', { exact: true }).waitFor();
		await search.press('Enter');
		await page.getByText('2 of 499', { exact: true }).waitFor();
		await search.fill('not in it');
		await page.getByText('No match').waitFor();
		await search.fill('');
	});

	await step('zoom, fit and the filter of sure values', async () => {
		await goTo(3);
		const width = async () =>
			(await page.locator('.sheet[data-page="3"]').boundingBox())?.width ?? 0;
		const before = await width();
		await page.getByRole('button', { name: 'Zoom in' }).click();
		await page.getByText('125%').waitFor();
		await settle(page);
		assert.ok(Math.abs((await width()) / before - 1.25) < 0.02);
		// The viewed page stays visible.
		await page.locator('.thumbnail[aria-current][aria-label^="Page 3:"]').waitFor();
		await page.getByRole('button', { name: 'Fit the page' }).click();
		await settle(page);
		const [sheet, area] = [
			await page.locator('.sheet[data-page="3"]').boundingBox(),
			await page.locator('.viewer-pages').boundingBox(),
		];
		assert.ok(sheet && area && sheet.height <= area.height, 'the page fits');
		await page.getByRole('button', { name: 'Fit the width' }).click();
		await page.getByRole('button', { name: 'Only show values to check' }).click();
		await page.locator('.sheet .box[data-level="sure"]').first().waitFor({ state: 'detached' });
		await page.getByRole('button', { name: 'Only show values to check' }).click();
		await page.locator('.sheet .box[data-level="sure"]').first().waitFor();
		assert.deepEqual(await findBarriers(page), []);
	});

	await step('office files show as text on pages, with boxes that fit', async () => {
		const body = [
			...LETTER.map(([label, value]) => paragraph(`${label} ${value}`)),
			wordTable([
				['What', 'Price'],
				['Gravel', '12.50'],
			]),
		].join('');
		const jobId = await api.submit(templateId, 'letter.docx', makeDocx(body));
		await visit(page, `/jobs/${jobId}`);
		await page.locator('.sheet svg text', { hasText: 'A-4711' }).waitFor();
		const word = await page.locator('.sheet svg text', { hasText: 'A-4711' }).boundingBox();
		const box = await page.locator('.sheet .box[data-path="invoiceNumber"]').boundingBox();
		assert.ok(word && box);
		assert.ok(box.x <= word.x + 2 && box.x + box.width >= word.x + word.width - 2);
		assert.ok(box.y <= word.y + 4 && box.y + box.height >= word.y + word.height - 4);
		await shoot(page, 'look-viewer-office');
		assert.deepEqual(await findBarriers(page), []);
	});

	await step('pictures that browsers do not show are drawn: HEIC, JPEG 2000', async () => {
		for (const name of ['letter.heic', 'letter.jp2']) {
			const content = readFileSync(new URL(`../../fixtures/pictures/${name}`, import.meta.url));
			const jobId = await api.submit(templateId, name, content);
			await visit(page, `/jobs/${jobId}`);
			await waitForTrue(page, "document.querySelector('.sheet img')?.naturalWidth > 300");
			await page.locator('.sheet .box[data-path="invoiceNumber"]').waitFor();
		}
		await shoot(page, 'look-viewer-picture');
	});

	await step('the words of a scan are searched and picked, as they were read', async () => {
		const scan = await sharp(await drawPage(LETTER))
			.png()
			.toBuffer();
		const jobId = await api.submit(templateId, 'scan.png', scan);
		await visit(page, `/jobs/${jobId}/review`);
		await page.locator('.sheet img').waitFor();
		await page.getByRole('searchbox', { name: 'Search the text' }).fill('a-4711');
		await page.getByText('1 of 1', { exact: true }).waitFor();
		await page.getByRole('searchbox', { name: 'Search the text' }).fill('');
		await page.locator('[data-value="invoiceNumber"]').focus();
		const sheet = await page.locator('.sheet').boundingBox();
		assert.ok(sheet);
		// "Total due" is a label, not a number.
		await page.mouse.click(
			sheet.x + (100 / 1240) * sheet.width,
			sheet.y + (110 / 700) * sheet.height,
		);
		await waitForTrue(
			page,
			`document.querySelector('[data-row="invoiceNumber"] bdi')?.textContent === 'Invoice'`,
		);
		// The desk focuses the value that was changed.
		await waitForTrue(page, "document.activeElement?.dataset.value === 'invoiceNumber'");
		await page.locator('[data-value="totalDue"]').focus();
		await page.locator('[data-row="totalDue"][data-current]').waitFor();
		await page.mouse.click(
			sheet.x + (100 / 1240) * sheet.width,
			sheet.y + (110 / 700) * sheet.height,
		);
		await page.getByText('Not a number. Use the format 1234.50.').waitFor();
	});

	await step('a long document on a phone is as wide as the phone', async () => {
		await page.setViewportSize(NARROW);
		await visit(page, `/jobs/${long}`);
		await waitForTrue(page, "document.querySelector('.sheet canvas')?.width > 200");
		assert.equal(await isTooWide(page), false);
		await shoot(page, 'look-viewer-narrow');
		await page.setViewportSize(WIDE);
		await page.goto(`${ORIGIN}/`);
	});
}
