import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { BILL_SCHEMA, makeBill } from '../../support/bills.ts';
import { openApi } from './api.ts';
import { waitForTrue } from './browser.ts';
import { lookAt } from './look-at.ts';
import { INVOICE, OWNER, settle, visit, waitForDrawing } from './walk.ts';
import type { Walk } from './walk.ts';

type JobBody = { result: Record<string, unknown>; review?: { state: string } };

const TEMPLATE = {
	name: 'Harrow bills',
	category: 'INVOICE',
	schema: BILL_SCHEMA,
	review: { fields: { dossier: 1 } },
};
const DOSSIERS = Array.from({ length: 9 }, (_one, i) => `KX-${471_102 + 7 * i}`);

/** The screen position of a point on the first page, given in points. */
async function pointAt(page: Page, x: number, y: number) {
	const sheet = await page.locator('.sheet[data-page="1"]').boundingBox();
	assert.ok(sheet);
	return { x: sheet.x + (x / 595) * sheet.width, y: sheet.y + (y / 842) * sheet.height };
}

async function waitForValue(page: Page, path: string, value: string): Promise<void> {
	const shown = `document.querySelector('[data-row="${path}"] .review-shown > :first-child')`;
	await waitForTrue(page, `${shown}?.textContent === '${value}'`);
}

/** Tests what a correction teaches, how it is shown afterwards, and what it does for similar documents. */
export async function workAtBench(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const api = openApi(walk);
	const jobs: string[] = [];
	const getJob = (id: string | undefined) => api.call<JobBody>('GET', `/v1/jobs/${id ?? ''}`);

	await step('nine similar documents: the first is corrected', async () => {
		const templateId = await api.createTemplate(TEMPLATE);
		for (const [i, dossier] of DOSSIERS.entries()) {
			const bill = await makeBill({ dossier, net: 100 + 10 * i });
			jobs.push(await api.submit(templateId, `harrow-${i + 1}.pdf`, bill));
		}
		await visit(page, `/jobs/${jobs[0] ?? ''}/review?template=${templateId}`);
		await waitForDrawing(page);
		await page.locator('[data-value="dossier"]').click();
		await page.keyboard.press('Escape');
		// First a wrong word is pointed at; then the right value is typed.
		const at = await pointAt(page, 350, 65);
		await page.mouse.click(at.x, at.y);
		await waitForValue(page, 'dossier', 'B-2231-07');
		await page.locator('[data-value="dossier"]').click();
		const input = page.getByRole('textbox', { name: 'Right value of Dossier' });
		await input.fill(DOSSIERS[0] ?? '');
		await input.press('Enter');
		await page.keyboard.press('Control+Enter');
		await page.getByText('harrow-1.pdf was approved.').waitFor();
		await page.getByText(/Learnt for similar documents: .*Dossier/).waitFor();
	});

	await step('the differences of the eight others are shown, and then applied', async () => {
		await page.getByText('8 waiting documents would change').waitFor();
		const table = page.getByRole('region', { name: 'What the lesson changes' });
		for (const [i, dossier] of DOSSIERS.entries()) {
			if (i > 0) await table.getByRole('row', { name: `harrow-${i + 1}.pdf` }).waitFor();
			if (i > 0) await table.getByText(dossier, { exact: true }).waitFor();
		}
		// Nothing has changed so far.
		assert.notEqual((await getJob(jobs[5])).result.dossier, DOSSIERS[5]);
		await lookAt(walk, page, 'look-apply-lesson');
		await page.getByRole('button', { name: 'Apply to the other 8 documents' }).click();
		await page.getByText('Changed 8 waiting documents.').waitFor();
		for (const [i, job] of jobs.entries()) {
			assert.equal((await getJob(job)).result.dossier, DOSSIERS[i]);
		}
		// The document on the screen is one of them.
		await waitForValue(page, 'dossier', DOSSIERS[1] ?? '');
	});

	await step('the lesson shows its place on the document, who taught it, and when', async () => {
		await page.getByRole('button', { name: 'Show what was learnt' }).click();
		const dialog = page.getByRole('dialog', { name: 'What was learnt' });
		await dialog.getByText(OWNER.email).waitFor();
		const place = dialog.locator('.lesson-place').filter({ hasText: /^Dossier$/ });
		await place.waitFor();
		await waitForDrawing(page);
		const [marked, sheet] = [
			await place.boundingBox(),
			await dialog.locator('.sheet').first().boundingBox(),
		];
		assert.ok(marked && sheet);
		const down = (marked.y + marked.height / 2 - sheet.y) / sheet.height;
		const right = (marked.x + marked.width / 2 - sheet.x) / sheet.width;
		// The dossier is printed at 430 pt of 595 pt, in the line at 60 pt of 842 pt.
		assert.ok(Math.abs(right - 0.77) < 0.04 && Math.abs(down - 0.078) < 0.012, `${right} ${down}`);
		await lookAt(walk, page, 'look-lesson-place');
		await dialog.getByRole('button', { name: 'Close' }).click();
		await page.getByRole('button', { name: 'Forget this lesson' }).waitFor();
	});

	await step('an approved document shows who approved it, when, before and after', async () => {
		await visit(page, `/jobs/${jobs[0] ?? ''}`);
		const value = page.locator('.values [data-path="dossier"]');
		await value.getByText('Corrected', { exact: true }).waitFor();
		await page.locator('[data-path="netTotal"].value').getByText('Approved').waitFor();
		assert.equal(await page.locator('.values').getByText('Doubtful').count(), 0);
		const history = page.getByRole('region', { name: 'History' });
		await history.getByText(`Approved by ${OWNER.email}`).waitFor();
		await history.getByText(DOSSIERS[0] ?? '', { exact: true }).waitFor();
		await history.scrollIntoViewIfNeeded();
		await lookAt(walk, page, 'look-job-approved');
		await visit(page, `/jobs/${jobs[0] ?? ''}/review`);
		await page.locator('[data-row="dossier"]').getByText('Corrected', { exact: true }).waitFor();
	});

	await step('duplicates and refused files stay in their batch, by name and reason', async () => {
		const { id } = await api.call<{ id: string }>('POST', '/v1/batches', {
			name: 'Twice',
			templateId: await api.createTemplate({ ...TEMPLATE, name: 'Twice' }),
		});
		await visit(page, `/batches/${id}`);
		const bill = await makeBill({ dossier: 'ZZ-1', net: 5 });
		const files = ['first.pdf', 'again.pdf', 'notes.bin'].map((name) => join(walk.dataDir, name));
		writeFileSync(files[0] ?? '', bill);
		writeFileSync(files[1] ?? '', bill);
		writeFileSync(files[2] ?? '', Buffer.from([0, 1, 2, 3]));
		for (const file of files) {
			await page.locator('input[type=file]').first().setInputFiles(file);
			await settle(page);
		}
		const isTold = async () => {
			await page.getByText('1 file was submitted before').waitFor();
			await page.getByText('again.pdf', { exact: true }).waitFor();
			await page.getByText('1 file was not accepted').waitFor();
			await page.getByText('notes.bin', { exact: true }).waitFor();
		};
		await isTold();
		await page.getByText('1 of 1 done').waitFor();
		await page.reload();
		await isTold();
		await page.getByRole('link', { name: 'first.pdf' }).first().waitFor();
		await lookAt(walk, page, 'look-batch-left-out');
		await page.getByRole('button', { name: 'Dismiss' }).first().click();
		await page.getByText('again.pdf', { exact: true }).waitFor({ state: 'detached' });
	});

	await correctLists(walk);
}

const LIST = {
	type: 'array',
	itemType: 'object',
	itemSchema: {
		properties: {
			description: { type: 'string' },
			quantity: { type: 'number' },
			unitPrice: { type: 'number' },
			total: { type: 'number' },
		},
	},
};
type Line = Record<string, unknown>;

/** Tests lists as spreadsheets. */
async function correctLists(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const api = openApi(walk);
	let jobId = '';
	let before: Line[] = [];
	const readLines = async () => {
		const { result } = await api.call<JobBody>('GET', `/v1/jobs/${jobId}`);
		return result.lineItems as Line[];
	};
	const cell = (row: number, column: string) =>
		page.locator(`.grid-cell[data-value="lineItems[${row}].${column}"]`);
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	/** Pastes as a spreadsheet does. */
	const paste = (content: string) =>
		page.evaluate(`(() => {
			const data = new DataTransfer();
			data.setData('text/plain', ${JSON.stringify(content)});
			const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
			document.activeElement.dispatchEvent(event);
		})()`);

	await step('a list is a grid: arrow keys, typing, doubtful cells, sums', async () => {
		const templateId = await api.createTemplate({
			name: 'Lines',
			category: 'INVOICE',
			schema: { data: { lineItems: LIST, netTotal: { type: 'number' } } },
			review: { fields: { 'lineItems[].quantity': 1 } },
		});
		const invoice = Buffer.concat([readFileSync(INVOICE), Buffer.from('\n% lines')]);
		jobId = await api.submit(templateId, 'lines.pdf', invoice);
		before = await readLines();
		assert.ok(before.length >= 3, `${before.length} lines`);
		await visit(page, `/jobs/${jobId}/review`);
		await waitForDrawing(page);
		await cell(0, 'quantity').waitFor();
		assert.equal(await page.locator('.grid-cell[data-state=doubtful]').count(), before.length);
		// The sum of the lines is the net total of the invoice.
		await page.getByText('Equals Net total').waitFor({ state: 'attached' });
		await cell(0, 'description').click();
		await press('ArrowRight', 'ArrowDown');
		await waitForTrue(page, "document.activeElement?.dataset.value === 'lineItems[1].quantity'");
		await page.keyboard.type('42');
		await press('Enter');
		await waitForTrue(page, "document.activeElement?.dataset.value === 'lineItems[2].quantity'");
		assert.equal(await cell(1, 'quantity').getAttribute('data-state'), 'changed');
		await lookAt(walk, page, 'review-grid');
	});

	await step('the edge of a column is dragged on the page, and taken back', async () => {
		await cell(0, 'description').click();
		const handle = page.locator('.column-edge[title*="between Description and"]').first();
		const box = await handle.boundingBox();
		assert.ok(box, 'the edge is shown');
		const first = cell(0, 'description').locator('bdi');
		const whole = (await first.textContent()) ?? '';
		const start = await page.locator('.box[data-path="lineItems[0].description"]').boundingBox();
		assert.ok(start);
		await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
		await page.mouse.down();
		await page.mouse.move(start.x + start.width * 0.45, box.y + box.height / 2, { steps: 6 });
		await page.mouse.up();
		const said = JSON.stringify(whole);
		const shown = `document.querySelector('.grid-cell[data-value="lineItems[0].description"] bdi')?.textContent`;
		await waitForTrue(page, `${shown} !== ${said} && ${said}.startsWith(${shown} ?? '-')`);
		await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
		await waitForTrue(page, `${shown} === ${said}`);
	});

	await step(
		'cells are pasted from a spreadsheet, with a decimal comma and a new row',
		async () => {
			await cell(before.length - 1, 'description').click();
			await paste('Chalk\t2\t1.000,50\t2.001,00\r\nClay\t3\t4,25\t12,75\r\n');
			await cell(before.length, 'total').getByText('12.75').waitFor();
			assert.equal(
				await cell(before.length - 1, 'unitPrice')
					.locator('bdi')
					.textContent(),
				'1000.5',
			);
		},
	);

	await step('rows are inserted, split, merged and deleted; a column is accepted', async () => {
		await cell(0, 'description').click();
		await page.getByRole('button', { name: 'Insert row' }).click();
		await waitForTrue(
			page,
			"document.querySelector('.grid').ariaRowCount == " + String(before.length + 3),
		);
		await page.getByRole('button', { name: 'Delete row', exact: true }).click();
		await waitForTrue(
			page,
			"document.querySelector('.grid').ariaRowCount == " + String(before.length + 2),
		);
		const last = cell(before.length, 'description');
		await last.dblclick();
		await press('End', 'ArrowLeft', 'ArrowLeft', 'Alt+Enter');
		await cell(before.length + 1, 'description')
			.getByText('ay', { exact: true })
			.waitFor();
		await last.click();
		await page.getByRole('button', { name: 'Merge rows' }).click();
		await last.getByText('Cl ay').waitFor();
		await cell(0, 'quantity').click();
		await page.getByRole('button', { name: 'Accept column' }).click();
		await waitForTrue(page, "!document.querySelector('.grid-cell[data-state=doubtful]')");
		await press('Control+Enter');
		await page.getByText('lines.pdf was approved.').waitFor();
		// Cells that are not printed cannot come back, so nothing is claimed about the list.
		await page.getByText(/Not learnt: Line items\./).waitFor();
		assert.equal(await page.getByText(/Learnt for similar documents: [^.]*Line items/).count(), 0);
		const after = await readLines();
		assert.equal(after.length, before.length + 1);
		assert.equal(after[1]?.quantity, 42);
		assert.deepEqual(after.at(-1), {
			description: 'Cl ay',
			quantity: 3,
			unitPrice: 4.25,
			total: 12.75,
		});
	});

	await step('a grid of 2,000 rows draws a screenful, and moves at once', async () => {
		const many = Array.from({ length: 2000 }, (_one, i) => ({
			description: `Article ${i + 1}`,
			quantity: i,
			unitPrice: 1,
			total: i,
		}));
		await api.call('PATCH', `/v1/jobs/${jobId}/result`, { values: { lineItems: many } });
		await visit(page, `/jobs/${jobId}/review`);
		await page.getByText('All values', { exact: true }).click();
		await cell(0, 'description').click();
		await press('Control+End');
		await waitForTrue(page, "document.activeElement?.dataset.value === 'lineItems[1999].total'");
		assert.ok((await page.locator('.grid-cell').count()) < 300);
		const started = performance.now();
		for (let i = 0; i < 20; i += 1) await press('ArrowUp');
		const each = (performance.now() - started) / 20;
		// Much less on an idle machine.
		assert.ok(each < 500, `a key takes ${Math.round(each)} ms`);
		await page.keyboard.type('7');
		await press('Enter');
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
	});
}
