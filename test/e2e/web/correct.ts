import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { BILL_SCHEMA, makeBill } from '../../support/bills.ts';
import { sendForm } from '../../support/send-form.ts';
import { openApi } from './api.ts';
import { waitForTrue } from './browser.ts';
import { lookAt } from './look-at.ts';
import { choose, visit, waitForDrawing } from './walk.ts';
import type { Walk } from './walk.ts';

type JobBody = { result: Record<string, unknown>; review?: { state: string } };

async function type(page: Page, field: string, value: string): Promise<void> {
	const input = page.getByRole('textbox', { name: `Right value of ${field}` });
	await input.fill(value);
	await input.press('Enter');
}

/** Tests that values are corrected where they are shown: on Try it, on a job's page and in a batch. */
export async function correctAnywhere(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const api = openApi(walk);
	const save = (name: string) => page.getByRole('button', { name, exact: true }).click();
	let templateId = '';

	await step('a value is corrected on Try it, and the download contains it', async () => {
		await visit(page, '/');
		await choose(page, 'Template', 'Invoice');
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		await waitForDrawing(page);
		await page.locator('button.value[data-path="invoiceNumber"]').click();
		await page.getByRole('button', { name: 'Correct values' }).click();
		await type(page, 'Invoice number', 'XQ-77123');
		await lookAt(walk, page, 'look-correct-sample');
		await save('Save corrections');
		await page.getByText('The corrections were saved.').waitFor();
		await page.getByText('Nothing was learnt about Invoice number').waitFor();
		await page.getByText('XQ-77123').first().waitFor();
		await page.getByRole('button', { name: 'Download' }).click();
		const file = page.waitForEvent('download');
		await page.getByRole('menuitem', { name: /^CSV/ }).first().click();
		assert.match(readFileSync(await (await file).path(), 'utf8'), /XQ-77123/);
		await page.reload();
		await page.getByText('XQ-77123').first().waitFor();
		await page.getByRole('button', { name: 'Undo and forget' }).click();
		await page.getByText('XQ-77123').first().waitFor({ state: 'detached' });
	});

	await step('a typed value that only contains a printed one teaches nothing', async () => {
		await page.getByRole('button', { name: 'Correct values' }).click();
		await page.locator('[data-value="invoiceNumber"]').click();
		// The page says 2026-0147.
		await type(page, 'Invoice number', '2026-01475');
		await save('Save corrections');
		await page.getByText('Nothing was learnt about Invoice number').waitFor();
		assert.equal(await page.getByText(/Learnt for similar documents/).count(), 0);
		await page.getByRole('button', { name: 'Undo and forget' }).click();
	});

	await step('a value is corrected on the page of a job, which stays open', async () => {
		templateId = await api.createTemplate({
			name: 'Anywhere',
			category: 'INVOICE',
			schema: BILL_SCHEMA,
		});
		const bill = await makeBill({ dossier: 'KX-900001', net: 77 });
		const jobId = await api.submit(templateId, 'anywhere.pdf', bill);
		await visit(page, `/jobs/${jobId}`);
		await waitForDrawing(page);
		await page.getByRole('button', { name: 'Correct values' }).click();
		await page.locator('[data-value="dossier"]').click();
		await type(page, 'Dossier', 'KX-900001');
		await save('Save corrections only');
		await page.getByText('The corrections to anywhere.pdf were saved.').waitFor();
		await page.getByText(/Learnt for similar documents: .*Dossier/).waitFor();
		await page.locator('[data-path="dossier"]').getByText('Corrected').waitFor();
		assert.ok(page.url().endsWith(`/jobs/${jobId}`));
		const job = await api.call<JobBody>('GET', `/v1/jobs/${jobId}`);
		assert.equal(job.result.dossier, 'KX-900001');
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await page.locator('[data-path="dossier"]').getByText('Corrected').waitFor({
			state: 'detached',
		});
	});

	await step('a document that Parse kept is corrected at its link, beside its words', async () => {
		const file = { field: 'files', name: 'kept.pdf' };
		const content = await makeBill({ dossier: 'KX-900003', net: 79 });
		const sent = await sendForm(
			`${walk.url}/documents/parse`,
			walk.apiKey,
			{ templateId, keep: 'true' },
			[{ ...file, content }],
		);
		const { documentId } = sent.body as { documentId: string };
		await visit(page, `/documents/${documentId}/review`);
		await page.getByText(/^The file itself was not stored\./).waitFor();
		await page.locator('.sheet .page-text').getByText('KX-900003').first().waitFor();
		await page.locator('.sheet .box').first().waitFor();
		assert.equal(await page.getByText('The document is no longer stored.').count(), 0);
		await lookAt(walk, page, 'look-correct-kept');
		await page.locator('[data-value="dossier"]').click();
		await type(page, 'Dossier', 'KX-900003');
		await save('Save corrections only');
		await page.getByText('Corrected', { exact: true }).first().waitFor();
		const kept = await api.call<JobBody>('GET', `/v1/documents/${documentId}`);
		assert.deepEqual([kept.result.dossier, kept.review?.state], ['KX-900003', 'corrected']);
	});

	await step('a value is corrected in the cell of a batch', async () => {
		const { id } = await api.call<{ id: string }>('POST', '/v1/batches', {
			name: 'Cells',
			templateId,
		});
		const bill = await makeBill({ dossier: 'KX-900002', net: 78 });
		await visit(page, `/batches/${id}`);
		await page
			.locator('input[type=file]')
			.first()
			.setInputFiles({ name: 'cell.pdf', mimeType: 'application/pdf', buffer: bill });
		await page.getByText('1 of 1 done').waitFor();
		const cell = page.getByTitle('Correct Gross total');
		await cell.click();
		const dialog = page.getByRole('dialog', { name: 'Correct cell.pdf' });
		await dialog.waitFor();
		await waitForTrue(page, "document.activeElement?.ariaLabel?.startsWith('Right value of')");
		await page.keyboard.type('80');
		await page.keyboard.press('Enter');
		await waitForDrawing(page);
		await lookAt(walk, page, 'look-correct-cell');
		await save('Save corrections only');
		await dialog.waitFor({ state: 'detached' });
		await cell.getByText('80').waitFor();
		await page.getByText('The corrections to cell.pdf were saved.').waitFor();
	});
}
