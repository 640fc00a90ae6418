import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { waitUntil } from '../../support/wait-until.ts';
import { findBarriers, isTooWide } from './browser.ts';
import { NARROW, settle, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

/** On a busy machine, dialog animations take longer. */
const STANDS_STILL = `document.getAnimations()
	.every((one) => !(one instanceof CSSTransition) || one.playState !== 'running')`;

/** Inspects the current page: in light and dark, with axe, wide and on a phone. */
export async function lookAt({ shoot }: Walk, page: Page, name: string): Promise<void> {
	const found: string[] = [];
	// Chromium draws a page that is behind another only once a second.
	await page.bringToFront();
	// Nothing is shown as hovered.
	await page.mouse.move(5, 5);
	for (const scheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme: scheme });
		await settle(page);
		await waitUntil(() => page.evaluate<boolean>(STANDS_STILL));
		await shoot(page, `${name}-${scheme}`);
		found.push(...(await findBarriers(page)).map((barrier) => `${scheme}: ${barrier}`));
	}
	await page.setViewportSize(NARROW);
	for (const scheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme: scheme });
		await settle(page);
		await waitUntil(() => page.evaluate<boolean>(STANDS_STILL));
		await shoot(page, `${name}-${scheme}-narrow`);
		found.push(...(await findBarriers(page)).map((one) => `${scheme}, on a phone: ${one}`));
	}
	if (await isTooWide(page)) found.push('it is too wide for a phone');
	await page.setViewportSize(WIDE);
	await settle(page);
	assert.deepEqual(found, [], name);
}
