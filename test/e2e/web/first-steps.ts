import assert from 'node:assert/strict';
import { findBarriers } from './browser.ts';
import { openPage, ORIGIN, visit } from './walk.ts';
import type { Walk } from './walk.ts';

/** What somebody new is shown, and the reference for those who write programs. */
export async function takeFirstSteps({ page, step }: Walk): Promise<void> {
	await step('four steps lead from a document to a workflow, until they are hidden', async () => {
		await visit(page, '/');
		const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
		assert.equal(await steps.count(), 4);
		await page.getByRole('link', { name: 'Adapt a template' }).click();
		await page.getByRole('heading', { name: 'New template', level: 1 }).waitFor();
		await openPage(page, 'Try it');
		await page.getByRole('button', { name: 'Hide these steps' }).click();
		await page.reload();
		await page.locator('.drop-zone').waitFor();
		assert.equal(await steps.count(), 0);
	});

	await step('the reference has our look, a quickstart and a way back; no barrier', async () => {
		await openPage(page, 'Try it');
		await page.getByRole('navigation').getByRole('link', { name: 'API reference' }).click();
		await page.getByRole('heading', { name: 'Quickstart' }).waitFor();
		await page.getByText('/v1/documents/parse/async').first().waitFor();
		const entry = page.locator('#post-documents-parse');
		await entry.locator('summary').click();
		await entry.getByText('templateId').first().waitFor();
		assert.deepEqual(await findBarriers(page), []);
		await page.getByRole('link', { name: 'Back to the dashboard' }).click();
		await page.getByRole('heading', { name: 'Try it', level: 1 }).waitFor();
		const outside = await page.context().browser()?.newPage();
		assert.ok(outside);
		await outside.goto(`${ORIGIN}/docs`);
		await outside.getByRole('heading', { name: 'Quickstart' }).waitFor();
		await outside.close();
	});
}
