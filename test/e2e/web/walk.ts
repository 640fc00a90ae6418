import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../support/run-node.ts';
import { waitForTrue } from './browser.ts';

/** A desktop width, and the width of the smallest phones. */
export const WIDE = { width: 1360, height: 900 };
export const NARROW = { width: 360, height: 740 };
/** The address in the browser: screenshots must not show a changing port. */
export const ORIGIN = 'http://localhost:3000';
export const INVOICE = join(root, 'examples/invoice.pdf');
export const OWNER = { email: 'owner@company.example', password: 'correct horse battery' };

/** Shared by the steps; earlier steps leave data for later ones. */
export type Walk = {
	browser: Browser;
	page: Page;
	/** The address of the engine for programs. */
	url: string;
	dataDir: string;
	output: () => string;
	step: (name: string, work: () => Promise<void>) => Promise<void>;
	shoot: (page: Page, name: string) => Promise<void>;
	/** Registers a function to run at the end. */
	atEnd: (close: () => unknown) => void;
	/** The browser asked before it left unsaved work; anything else it did, or no question, fails the step. */
	expectLeaveQuestion: () => void;
	/** A free port that webhooks may use. */
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

/** Opens a Mantine select and chooses an option. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
	await page
		.getByRole('combobox', { name: label, exact: true })
		.or(page.getByRole('textbox', { name: label, exact: true }))
		.last()
		.click();
	// Of several options with the same name, the oldest.
	await page.getByRole('option', { name: option, exact: true }).last().click();
}

export async function waitForDrawing(page: Page): Promise<void> {
	await waitForTrue(page, "document.querySelector('.sheet canvas')?.width > 300");
	await page.waitForLoadState('networkidle');
	await settle(page);
}

/** The duration of menu and dialog animations. */
const MOVING_MS = 400;

/** Waits until nothing on the page moves. */
export async function settle(page: Page): Promise<void> {
	await page.waitForTimeout(MOVING_MS);
}

/** Reads a secret that a dialog shows once. */
export async function takeSecret(page: Page): Promise<string> {
	const secret = (await page.locator('.copy-field code').textContent()) ?? '';
	await page.getByRole('button', { name: 'Done' }).click();
	return secret;
}

/** By label: the keyboard focus must not jump to the top. */
export async function assertFocus(page: Page, label: string): Promise<void> {
	await waitForTrue(
		page,
		`(document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === ${JSON.stringify(label)}`,
	);
}
