import assert from 'node:assert/strict';
import { findBarriers, findPaleHovers, isTooWide } from './browser.ts';
import { choose, NARROW, settle, visit, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

/** Other parts of the walk take the pictures of these pages, with more on them. */
const SHOT_ELSEWHERE = new Set(['batches', 'review', 'people', 'activity', 'intake']);

/** Inspects every page in one colour scheme: with axe, on a phone, and for screenshots. */
export async function inspectAll(walk: Walk, scheme: 'light' | 'dark'): Promise<void> {
	const { page, shoot } = walk;
	// Chromium draws a page that is behind another only once a second.
	await page.bringToFront();
	await page.emulateMedia({ colorScheme: scheme });
	const found: string[] = [];
	const hovered = new Set<string>();
	const inspect = async (name: string): Promise<void> => {
		await shoot(page, `${name}-${scheme}`);
		found.push(...(await findBarriers(page)).map((barrier) => `${name}: ${barrier}`));
		await page.setViewportSize(NARROW);
		// Wait for the menu to close.
		await settle(page);
		await shoot(page, `${name}-${scheme}-narrow`);
		found.push(...(await findBarriers(page)).map((one) => `${name} on a phone: ${one}`));
		if (await isTooWide(page)) found.push(`${name} is too wide for a phone`);
		await page.setViewportSize(WIDE);
		await settle(page);
	};
	await visit(page, '/');
	await inspect('try-it');
	// The last used template may be another.
	await choose(page, 'Template', 'Invoice');
	await page.getByRole('button', { name: /Use the sample invoice/ }).click();
	await page.locator('.sheet .box').first().waitFor();
	await waitForDrawing(page);
	await page.locator('button.value[data-path="dueDate"]').click();
	await inspect('try-it-result');
	await page.getByRole('tab', { name: 'Use it' }).click();
	await inspect('try-it-use');
	await visit(page, '/docs');
	await page.getByRole('heading', { name: 'Documents', exact: true }).waitFor();
	await page.locator('.reference-entry summary').first().click();
	await inspect('docs');
	for (const name of [
		'templates',
		'jobs',
		'webhooks',
		'keys',
		'usage',
		'accounts',
		'settings',
		'batches',
		'review',
		'people',
		'activity',
		'intake',
	]) {
		await visit(page, `/${name}`);
		await inspect(SHOT_ELSEWHERE.has(name) ? `look-${name}` : name);
		found.push(...(await findPaleHovers(page, hovered)).map((one) => `${name}: ${one}`));
	}
	await page.setViewportSize(WIDE);
	await visit(page, '/accounts');
	await page.getByRole('button', { name: 'New account' }).click();
	await page.getByRole('dialog').waitFor();
	await settle(page);
	await inspect('account-new');
	await visit(page, walk.jobPath);
	await waitForDrawing(page);
	await inspect('job');
	found.push(...(await findPaleHovers(page, hovered)).map((one) => `job: ${one}`));
	await visit(page, `${walk.jobPath}/review`);
	await waitForDrawing(page);
	await inspect('look-review-desk');
	found.push(...(await findPaleHovers(page, hovered)).map((one) => `review: ${one}`));
	await visit(page, walk.jobPath);
	await waitForDrawing(page);
	await page.getByRole('heading', { name: 'Deliveries' }).scrollIntoViewIfNeeded();
	await inspect('job-history');
	await visit(page, '/webhooks');
	await page.getByRole('link', { name: /hooks\.company/ }).click();
	await page
		.getByRole('button', { name: /document\.completed/ })
		.first()
		.click();
	await page.getByText('Status 200').waitFor();
	await settle(page);
	await inspect('webhook');
	await visit(page, '/templates');
	await page.getByRole('link', { name: 'Invoice', exact: true }).last().click();
	await page.getByRole('button', { name: 'Add a field', exact: true }).waitFor();
	await settle(page);
	await inspect('template');
	await page.getByRole('tab', { name: 'JSON', exact: true }).click();
	await page.locator('.cm-content').waitFor();
	await inspect('template-json');
	assert.deepEqual(found, [], `in ${scheme}`);
}
