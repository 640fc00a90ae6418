import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { makePdf } from '../../support/documents.ts';
import {
	DELIVERY,
	deliveryPage,
	doubtfulPage,
	invoicePage,
	makePacket,
} from '../../support/packets.ts';
import { makeStatement } from '../../support/office-documents.ts';
import { openApi } from './api.ts';
import { lookAt } from './look-at.ts';
import { assertFocus, choose, ORIGIN, settle, visit } from './walk.ts';
import type { Walk } from './walk.ts';

/** An invoice, and a page of which it is not certain whether a document begins there. */
const doubtfulPacket = () =>
	makePdf([invoicePage('A-1', '10.00'), doubtfulPage('C-1'), deliveryPage('D-5')]);

/** One starter per category; the others are missing, as in older accounts. */
const STARTERS = [
	'Invoice',
	'Receipt',
	'Identity document',
	'Contract',
	'Medical record',
	'Résumé',
];

/** Deletes the templates with other names. */
async function keepTemplates(walk: Walk, names: readonly string[]): Promise<void> {
	type Listed = { id: string; name: string }[];
	for (const { id, name } of await openApi(walk).call<Listed>('GET', '/v1/templates')) {
		if (names.includes(name)) continue;
		const deleted = await fetch(`${walk.url}/v1/templates/${id}`, {
			method: 'DELETE',
			headers: { 'x-api-key': walk.apiKey },
		});
		assert.equal(deleted.ok, true, `${name}: ${deleted.status}`);
	}
}

/** Files of several documents: tried, read in a batch, and divided by a person. */
export async function sortFiles(walk: Walk): Promise<void> {
	const { page, step, dataDir } = walk;
	const api = openApi(walk);
	const packet = join(dataDir, 'packet.pdf');
	let parent = '';
	let deliveryId = '';

	await step('Try it shows each document of a file, with kind, pages and values', async () => {
		// Templates of other parts of the walk fit the documents of this one, too.
		await keepTemplates(walk, STARTERS);
		deliveryId = await api.createTemplate(DELIVERY);
		writeFileSync(packet, await makePacket());
		await visit(page, '/');
		await choose(page, 'Template', 'Automatic');
		await page.locator('input[type=file]').first().setInputFiles(packet);
		const documents = page.getByRole('list', { name: 'Documents' });
		await documents.getByRole('button', { name: /Page 4.*Delivery note/ }).waitFor();
		assert.equal(await documents.getByRole('button').count(), 4);
		await page.getByText('4 documents found.').waitFor();
		await page.locator('button.value[data-path="invoiceNumber"]').getByText('A-4711').waitFor();
		await documents.getByRole('button', { name: /Page 3.*No template fits/ }).waitFor();
		await documents.getByRole('button', { name: /Page 4/ }).click();
		await page.locator('button.value[data-path="deliveryNumber"]').getByText('D-77').waitFor();
		await page.locator('.sheet[data-page="4"] .box').first().waitFor();
		await lookAt(walk, page, 'step-try-automatic');
	});

	await step('a document that no template reads offers the starter, on Try it', async () => {
		const file = join(dataDir, 'statement.pdf');
		writeFileSync(file, await makeStatement());
		await visit(page, '/?template=auto');
		await page.locator('input[type=file]').first().setInputFiles(file);
		await page.getByText(/^No template fits this document.* Bank statement\.$/).waitFor();
		await lookAt(walk, page, 'step-starter-offer');
		await page.getByRole('button', { name: 'Add the template “Bank statement”' }).click();
		const closing = page.locator('button.value[data-path="closingBalance"]');
		await closing.getByText('4,130.33').waitFor();
		await keepTemplates(walk, [...STARTERS, DELIVERY.name]);
	});

	await step('the same in a batch and on the page of a file', async () => {
		await visit(page, '/batches?new');
		await page.getByLabel('Name').fill('Unread');
		await choose(page, 'Template', 'Automatic');
		await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
		await page.getByText('Drop files, folders or ZIP archives here').waitFor();
		await page.locator('input[type=file]').first().setInputFiles(join(dataDir, 'statement.pdf'));
		await page.getByRole('row', { name: /statement\.pdf.*No template fits/ }).waitFor();
		await page.getByRole('button', { name: 'Add the template “Bank statement”' }).click();
		await page.getByRole('row', { name: /statement\.pdf.*Bank statement/ }).waitFor();
		await keepTemplates(walk, [...STARTERS, DELIVERY.name]);
		const file = await api.submit('auto', 'april.pdf', await makeStatement('4/2026'));
		await visit(page, `/jobs/${file}`);
		await page.getByRole('button', { name: 'Add the template “Bank statement”' }).click();
		await page.getByRole('link', { name: 'Page 1', exact: true }).waitFor();
		await keepTemplates(walk, [...STARTERS, DELIVERY.name]);
	});

	await step('a batch with automatic templates lists documents, not files', async () => {
		await visit(page, '/batches?new');
		await page.getByLabel('Name').fill('Post');
		await choose(page, 'Template', 'Automatic');
		await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
		await page.getByText('Drop files, folders or ZIP archives here').waitFor();
		await page.locator('input[type=file]').first().setInputFiles(packet);
		await page.getByText('3 of 3 done').waitFor();
		await page.getByRole('row', { name: /packet\.pdf.*Page 1.*Invoice.*A-4711/ }).waitFor();
		await page.getByRole('row', { name: /packet\.pdf.*Page 4.*Delivery note.*D-77/ }).waitFor();
		await lookAt(walk, page, 'step-batch-automatic');
	});

	await step('a doubtful boundary is a question in the review queue', async () => {
		parent = await api.submit('auto', 'doubtful.pdf', await doubtfulPacket());
		await visit(page, '/review');
		await page.getByRole('link', { name: 'Does a document begin on page 2?' }).click();
		await page.getByText('It is not certain that a document begins on these pages: 2').waitFor();
		await assertFocus(page, 'Merge page 2 with the document before it (Doubtful)');
		await page.locator('.strip-thumb canvas').first().waitFor();
		await page.waitForLoadState('networkidle');
		await lookAt(walk, page, 'step-strip');
	});

	const strip = page.getByRole('list', { name: 'Pages of the file' });
	const boundaries = () =>
		strip
			.locator('[aria-pressed=true]')
			.evaluateAll((all: { dataset: { boundary: string } }[]) =>
				all.map(({ dataset }) => dataset.boundary).join(),
			);

	await step('documents are split, merged and moved by keyboard', async () => {
		await page.keyboard.press('Enter');
		await assertFocus(page, 'Split before page 2');
		assert.equal(await boundaries(), '3');
		await strip.getByRole('button', { name: 'Merge page 3' }).focus();
		await page.keyboard.press('ArrowLeft');
		await assertFocus(page, 'Merge page 2 with the document before it (Doubtful)');
		assert.equal(await boundaries(), '2');
		await page.keyboard.press('ArrowRight');
		assert.equal(await boundaries(), '3');
		await page.getByRole('button', { name: 'Reset' }).click();
		assert.equal(await boundaries(), '2,3');
	});

	await step('a boundary is dragged by mouse', async () => {
		await strip.getByRole('button', { name: /^Merge page 2/ }).click();
		assert.equal(await boundaries(), '3');
		await drag(
			strip.getByRole('button', { name: 'Merge page 3' }),
			strip.locator('[data-page="1"]'),
		);
		assert.equal(await boundaries(), '2');
		await page.getByRole('button', { name: 'Reset' }).click();
	});

	await step('confirming a division settles its questions', async () => {
		await page.getByRole('button', { name: 'Confirm the division' }).click();
		await page.getByText('It is not certain').waitFor({ state: 'detached' });
		await strip.waitFor();
		await visit(page, '/review');
		await page.getByRole('link', { name: 'Does a document begin on page 2?' }).waitFor({
			state: 'detached',
		});
	});

	await step('another template reads a document, and the division is saved', async () => {
		await page.goto(`${ORIGIN}/jobs/${parent}`);
		await strip.waitFor();
		await strip.getByRole('button', { name: /^Merge page 2/ }).click();
		await choose(page, 'Template, Page 3', 'No template fits');
		await page.getByText('Not saved').first().waitFor();
		await settle(page);
		await page.getByRole('button', { name: 'Save the division' }).click();
		await page.getByText('Not saved').first().waitFor({ state: 'detached' });
		await page.getByRole('link', { name: 'Pages 1–2' }).click();
		await page.getByRole('link', { name: 'Pages 1–2 of the file' }).waitFor();
		await page.locator('button.value[data-path="invoiceNumber"]').waitFor();
	});

	await step(
		'a template shows what it was chosen for by mistake, and one click teaches it',
		async () => {
			await visit(page, `/templates/${deliveryId}`);
			const moved = page.getByRole('region', { name: 'Chosen by mistake' }).first();
			await moved.getByRole('row', { name: /doubtful\.pdf.*Page 3.*No template fits/ }).waitFor();
			await moved.scrollIntoViewIfNeeded();
			await lookAt(walk, page, 'step-moved');
			await moved.getByRole('button', { name: 'Teach with doubtful.pdf, Page 3' }).click();
			await moved.getByText('Taught', { exact: true }).waitFor();
			const next = await api.submit('auto', 'next.pdf', await makePdf([deliveryPage('D-6')]));
			const { children } = await api.call<{ children: { templateId: string | null }[] }>(
				'GET',
				`/v1/jobs/${next}`,
			);
			assert.equal(children[0]?.templateId, null);
		},
	);

	await step(
		'a batch names the document without a template in a mixed file, and its starter reads it',
		async () => {
			await keepTemplates(walk, STARTERS);
			const mixed = join(dataDir, 'mixed.pdf');
			writeFileSync(mixed, await makePdf([invoicePage('A-9', '12.00'), deliveryPage('D-9')]));
			await visit(page, '/batches?new');
			await page.getByLabel('Name').fill('Mixed');
			await choose(page, 'Template', 'Automatic');
			await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
			await page.getByText('Drop files, folders or ZIP archives here').waitFor();
			await page.locator('input[type=file]').first().setInputFiles(mixed);
			await page.getByRole('row', { name: /mixed\.pdf.*Page 1.*Invoice.*A-9/ }).waitFor();
			const unread = page.getByRole('row', {
				name: /mixed\.pdf.*Page 2.*Delivery note.*No template fits/,
			});
			await unread.waitFor();
			await lookAt(walk, page, 'step-batch-unread');
			await unread.getByRole('button', { name: 'Add the template “Delivery note”' }).click();
			await unread.waitFor({ state: 'detached' });
			await page.getByRole('row', { name: /mixed\.pdf.*Page 2.*Delivery note/ }).waitFor();
			await page.getByText('2 of 2 done').waitFor();
		},
	);
}

async function drag(from: Locator, to: Locator): Promise<void> {
	const page = from.page();
	const [start, end] = [await from.boundingBox(), await to.boundingBox()];
	assert.ok(start && end);
	await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
	await page.mouse.down();
	await page.mouse.move(end.x + end.width * 0.75, end.y + end.height / 2, { steps: 8 });
	await page.mouse.up();
}
