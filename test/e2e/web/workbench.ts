import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { BILL_SCHEMA, makeBill } from '../../support/bills.ts';
import { openApi } from './api.ts';
import { waitForTrue } from './browser.ts';
import { lookAt } from './look-at.ts';
import { OWNER, settle, visit, waitForDrawing } from './walk.ts';
import type { Walk } from './walk.ts';

type JobBody = { result: Record<string, unknown>; review?: { state: string } };

const TEMPLATE = {
	...{ name: 'Harrow bills', category: 'INVOICE', schema: BILL_SCHEMA },
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
			...{ name: 'Twice', templateId: await api.createTemplate({ ...TEMPLATE, name: 'Twice' }) },
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
}
