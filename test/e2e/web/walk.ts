import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../support/run-node.ts';
import { waitForTrue } from './browser.ts';

/** Wide as on a desk, narrow as the smallest phones are. */
export const WIDE = { width: 1360, height: 900 };
export const NARROW = { width: 360, height: 740 };
/** Where the browser finds the engine: pictures must not show a port that changes. */
export const ORIGIN = 'http://localhost:3000';
export const INVOICE = join(root, 'examples/invoice.pdf');
export const OWNER = { email: 'owner@company.example', password: 'correct horse battery' };

/** What the steps share, and what the earlier ones leave for the later. */
export type Walk = {
	browser: Browser;
	page: Page;
	/** Where programs find the engine. */
	url: string;
	dataDir: string;
	output: () => string;
	step: (name: string, work: () => Promise<void>) => Promise<void>;
	shoot: (page: Page, name: string) => Promise<void>;
	/** Runs when the walk is over. */
	atEnd: (close: () => unknown) => void;
	/** Free to listen on, and allowed for webhooks. */
	hookPort: number;
	apiKey: string;
	jobPath: string;
};

export async function openPage(page: Page, name: string): Promise<void> {
	await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
	await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
}

export async function visit(page: Page, path: string): Promise<void> {
	await page.goto(`${ORIGIN}${path}`);
	await page.locator('h1, h2').first().waitFor();
	await page.waitForLoadState('networkidle');
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
	await page.getByLabel('E-mail address').fill(email);
	await page.getByRole('textbox', { name: 'Password' }).fill(password);
	await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens one of Mantine's selects and takes an option. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
	await page
		.getByRole('combobox', { name: label, exact: true })
		.or(page.getByRole('textbox', { name: label, exact: true }))
		.last()
		.click();
	// Of those that are called the same, the one that was there first.
	await page.getByRole('option', { name: option, exact: true }).last().click();
}

export async function waitForDrawing(page: Page): Promise<void> {
	await waitForTrue(page, "document.querySelector('.sheet canvas')?.width > 300");
	await page.waitForLoadState('networkidle');
	await settle(page);
}

/** As long as menus and dialogs slide. */
const MOVING_MS = 400;

/** Waits until nothing on the page moves any more. */
export async function settle(page: Page): Promise<void> {
	await page.waitForTimeout(MOVING_MS);
}

/** What a dialog shows only this once. */
export async function takeSecret(page: Page): Promise<string> {
	const secret = (await page.locator('.copy-field code').textContent()) ?? '';
	await page.getByRole('button', { name: 'Done' }).click();
	return secret;
}

/** By its label: whoever works by keyboard must not be thrown back to the top. */
export async function assertFocus(page: Page, label: string): Promise<void> {
	await waitForTrue(
		page,
		`(document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === ${JSON.stringify(label)}`,
	);
}
