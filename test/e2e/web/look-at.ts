import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { waitUntil } from '../../support/wait-until.ts';
import { findBarriers, isTooWide } from './browser.ts';
import { NARROW, settle, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

/** On a busy machine a dialog slides longer than it is meant to. */
const STANDS_STILL = `document.getAnimations()
	.every((one) => !(one instanceof CSSTransition) || one.playState !== 'running')`;

/** Looks at what a page shows now: in light and dark, by axe, wide and on a phone. */
export async function lookAt({ shoot }: Walk, page: Page, name: string): Promise<void> {
	const found: string[] = [];
	for (const scheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme: scheme });
		await settle(page);
		await waitUntil(() => page.evaluate<boolean>(STANDS_STILL));
		await shoot(page, `${name}-${scheme}`);
		found.push(...(await findBarriers(page)).map((barrier) => `${scheme}: ${barrier}`));
	}
	await page.emulateMedia({ colorScheme: 'light' });
	await page.setViewportSize(NARROW);
	await settle(page);
	await shoot(page, `${name}-light-narrow`);
	if (await isTooWide(page)) found.push('it is too wide for a phone');
	await page.setViewportSize(WIDE);
	await settle(page);
	assert.deepEqual(found, [], name);
}
