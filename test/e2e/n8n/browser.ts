import { chromium, selectors } from 'playwright-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { installProgram } from '../../support/install-program.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A busy machine is slow, and the editor is ten megabytes of script. */
const MAX_WAIT_MS = 120_000;
const SIZE = { width: 1440, height: 900 };
/** How often in a row the canvas must be at the same position. */
const STILL_FOR = 8;
const MARGIN = 32;
/** Node names are below their nodes, outside of their boxes. */
const MARGIN_BELOW = 64;

/** Elements over the canvas: controls, buttons, notices. */
const OVER_THE_CANVAS = `
	[data-test-id=canvas-controls], [data-test-id=canvas-minimap], [data-test-id=logs-panel],
	[data-test-id=node-creator-plus-button], [data-test-id=command-bar-button],
	[data-test-id=add-sticky-button], [data-test-id=toggle-focus-panel-button],
	[class*=executionButtons], .el-notification { visibility: hidden !important }
	* { transition: none !important; animation: none !important; caret-color: transparent !important }`;

export async function launchBrowser(): Promise<Browser> {
	installProgram('chromium', 'chromium');
	selectors.setTestIdAttribute('data-test-id');
	return await chromium.launch({
		executablePath: '/usr/bin/chromium',
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
}

export async function openPage(browser: Browser): Promise<Page> {
	const context = await browser.newContext({
		viewport: SIZE,
		colorScheme: 'light',
		reducedMotion: 'reduce',
		locale: 'en-GB',
	});
	context.setDefaultTimeout(MAX_WAIT_MS);
	return await context.newPage();
}

export async function logIn(
	page: Page,
	url: string,
	{ email, password }: { email: string; password: string },
): Promise<void> {
	await page.goto(`${url}/signin`);
	await page.locator('input[name=emailOrLdapLoginId]').fill(email);
	await page.locator('input[type=password]').fill(password);
	await page.getByRole('button', { name: 'Sign in' }).click();
	await page.waitForURL((address) => !address.pathname.includes('signin'));
}

/** Opens a workflow and waits until its canvas is still. */
export async function openCanvas(page: Page, url: string, workflowId: string): Promise<void> {
	await page.goto(`${url}/workflow/${workflowId}`);
	await page.locator('.vue-flow__node').first().waitFor();
	await page.getByTestId('zoom-to-fit').click();
	await restCanvas(page);
}

export function nodeOnCanvas(page: Page, name: string): Locator {
	return page.locator(`[data-test-id=canvas-node][data-node-name="${name}"]`);
}

export async function openNode(page: Page, name: string): Promise<Locator> {
	const body = nodeOnCanvas(page, name).locator(
		'[data-test-id=canvas-default-node], [data-test-id=canvas-trigger-node]',
	);
	await body.dblclick();
	const panel = page.getByTestId('ndv');
	await panel.waitFor();
	return panel;
}

/** A screenshot of the canvas content only. */
export async function pictureCanvas(page: Page, path: string): Promise<void> {
	await page.addStyleTag({ content: OVER_THE_CANVAS });
	const boxes = await restCanvas(page);
	const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN;
	const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN;
	const right = Math.max(...boxes.map(({ x, width }) => x + width)) + MARGIN_BELOW;
	const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + MARGIN_BELOW;
	const clip = { x: left, y: top, width: right - left, height: bottom - top };
	await page.screenshot({ path, clip });
}

type Box = { x: number; y: number; width: number; height: number };

async function restCanvas(page: Page): Promise<Box[]> {
	let [last, count] = ['', 0];
	const hasComeToRest = async (): Promise<Box[] | false> => {
		const nodes = await page.locator('.vue-flow__node').all();
		const boxes = await Promise.all(nodes.map((node) => node.boundingBox()));
		const seen = JSON.stringify(boxes);
		count = seen === last ? count + 1 : 0;
		last = seen;
		return count >= STILL_FOR && boxes.filter((box) => box !== null);
	};
	return await waitUntil(hasComeToRest, 120, 'the canvas to come to rest');
}
