import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, ElementHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { root } from '../../support/run-node.ts';

export type { Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PROGRAM ?? '/usr/bin/chromium';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Starts Debian's chromium, and installs it if missing and possible. `hosts` maps host names to addresses. */
export async function launchBrowser(hosts: Record<string, string>): Promise<Browser> {
	if (!existsSync(CHROMIUM) && process.getuid?.() === 0) {
		execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
	}
	const rules = Object.entries(hosts).map(([from, to]) => `MAP ${from} ${to}`);
	return await chromium.launch({
		executablePath: CHROMIUM,
		args: ['--no-sandbox', `--host-resolver-rules=${rules.join(', ')}`],
	});
}

/** How the browser's own question before unsaved work is lost is recorded; its text is the browser's. */
export const LEAVE_QUESTION = 'opened a dialog: ';

export type Watch = { faults: string[] };

/** Records forbidden behaviour of a page: requests to other sites, policy violations, errors, dialogs. */
export function watchPage(page: Page, origin: string): Watch {
	const faults: string[] = [];
	page.on('request', (request) => {
		const url = request.url();
		if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) faults.push(`asked for ${url}`);
	});
	page.on('pageerror', (error) => faults.push(`threw ${String(error)}`));
	page.on('console', (message) => {
		const text = message.text();
		if (/Content Security Policy/i.test(text)) faults.push(`broke the policy: ${text}`);
		// Refused requests are provoked by tests; React's warnings count as errors.
		else if (message.type() === 'error' && !text.startsWith('Failed to load resource')) {
			faults.push(`console: ${text}`);
		}
	});
	page.on('dialog', (dialog) => {
		faults.push(`opened a dialog: ${dialog.message()}`);
		// Recorded; accept it so that the next step can navigate.
		void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
	});
	return { faults };
}

type AxeResult = {
	violations: {
		id: string;
		impact: string;
		help: string;
		nodes: { target: string[]; failureSummary: string }[];
	}[];
};

/** Serious or critical findings of axe, in words. Its script bypasses the page's policy. */
export async function findBarriers(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('Runtime.evaluate', { expression: axe });
	const { result } = await session.send('Runtime.evaluate', {
		expression: 'axe.run(document, { resultTypes: ["violations"] }).then((r) => JSON.stringify(r))',
		awaitPromise: true,
	});
	await session.detach();
	const { violations } = JSON.parse(String(result.value)) as AxeResult;
	return violations
		.filter(({ impact }) => impact === 'serious' || impact === 'critical')
		.map(
			({ id, help, nodes }) =>
				`${id}: ${help}: ${nodes
					.slice(0, 3)
					.map(({ target, failureSummary }) => `${target.join(' ')} (${failureSummary})`)
					.join('; ')}`,
		);
}

/** Hovered colours fade in. */
const FADE_MS = 250;
const MAX_HOVERED = 40;

/**
 * Buttons and links whose text lacks contrast while the pointer is on them, in words. One of each class is enough:
 * `seen` keeps the classes that were looked at.
 */
export async function findPaleHovers(page: Page, seen: Set<string>): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send('Runtime.evaluate', { expression: axe });
	const found: string[] = [];
	// A locator would search the whole page again for every question about its element.
	const all = await page.locator('main button:enabled:visible, main a:visible').elementHandles();
	for (const one of all.slice(0, MAX_HOVERED)) {
		const look = await one.evaluate<string>(
			'({ tagName, className }) => `${tagName} ${className}`',
		);
		if (seen.has(look) || !(await one.isVisible()) || !(await isOnTop(page, one))) continue;
		seen.add(look);
		await page.waitForTimeout(FADE_MS);
		const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
			expression: `axe.run({ include: [...document.querySelectorAll('main button:hover, main a:hover')] },
				{ runOnly: ['color-contrast'], resultTypes: ['violations'] })
				.then(({ violations }) => JSON.stringify(violations.flatMap(({ nodes }) =>
					nodes.map(({ html, failureSummary }) => html.slice(0, 120) + ' ' + failureSummary))))`,
			awaitPromise: true,
		});
		if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails.exception));
		found.push(...(JSON.parse(String(result.value)) as string[]));
	}
	await session.detach();
	await page.mouse.move(5, 5);
	return found;
}

/** Moves the pointer to an element; false if something covers it. */
async function isOnTop(page: Page, element: ElementHandle): Promise<boolean> {
	await element.scrollIntoViewIfNeeded();
	const box = await element.boundingBox();
	if (!box) return false;
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	const isHovered = await element.evaluate<boolean>('(one) => one.matches(":hover")');
	return isHovered;
}

const SETTLE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/**
 * Whether an expression becomes true in time. Playwright's own waiting evaluates it inside the page, which the
 * content security policy forbids.
 */
async function becomesTrue(page: Page, expression: string, timeoutMs: number): Promise<boolean> {
	const until = performance.now() + timeoutMs;
	for (;;) {
		if (await page.evaluate<boolean>(`Boolean(${expression})`)) return true;
		if (performance.now() > until) return false;
		await page.waitForTimeout(LOOK_EVERY_MS);
	}
}

const WAIT_MS = 60_000;

export async function waitForTrue(page: Page, expression: string): Promise<void> {
	if (!(await becomesTrue(page, expression, WAIT_MS))) throw new Error(`not true: ${expression}`);
}

/**
 * Whether a page stays wider than its window, so that a phone scrolls sideways. After a resize, a document page is
 * drawn again, which takes time on a busy machine.
 */
export async function isTooWide(page: Page): Promise<boolean> {
	const fits = 'document.documentElement.scrollWidth <= window.innerWidth + 1';
	return !(await becomesTrue(page, fits, SETTLE_MS));
}

/**
 * With `--screenshots`, saves to docs/images, otherwise nowhere. `DOCSIFT_SHOTS` names another folder, which also
 * gets the screenshots that are not for the documentation.
 */
export function createCamera(isOn: boolean): (page: Page, name: string) => Promise<void> {
	const other = process.env.DOCSIFT_SHOTS;
	const folder = other ?? join(root, 'docs/images');
	if (isOn) mkdirSync(folder, { recursive: true });
	return async (page, name) => {
		if (!isOn || (other === undefined && /narrow|hostile|^(look|step)-/.test(name))) return;
		const picture = sharp(await page.screenshot());
		await picture.png({ palette: true, quality: 90 }).toFile(join(folder, `${name}.png`));
	};
}
