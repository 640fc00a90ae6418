import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertFocus, choose, INVOICE, openPage } from './walk.ts';
import type { Walk } from './walk.ts';

export async function buildTemplates({ page, step }: Walk): Promise<void> {
	await step('a template is built by hand and run', async () => {
		await openPage(page, 'Templates');
		await page.getByRole('link', { name: 'New template' }).click();
		await page.getByLabel('Name', { exact: true }).fill('The date');
		await page.getByLabel('Description').fill('When it must be paid, and to whom');
		await page.getByRole('button', { name: 'Add a field' }).click();
		await page.getByLabel('Field name').fill('dueDate');
		await choose(page, 'Type: dueDate', 'Date');
		await page.getByRole('button', { name: 'Add a field' }).click();
		await page.getByLabel('Field name').nth(1).fill('dueDate');
		await page.getByText('Another field here has this name').waitFor();
		await page.getByLabel('Field name').nth(1).fill('seller');
		await choose(page, 'Type: seller', 'Group');
		for (const [i, name] of ['name', 'address', 'phone'].entries()) {
			await page.getByRole('button', { name: 'Add a field inside' }).click();
			await page
				.getByLabel('Field name')
				.nth(2 + i)
				.fill(name);
		}
		await page.getByRole('tab', { name: 'JSON', exact: true }).click();
		await page.locator('.cm-content', { hasText: '"properties"' }).waitFor();
		await breakAndMendJson(page);
		await page.getByLabel('Name', { exact: true }).fill('Just the date');
		await page.locator('.cm-content', { hasText: '"name": "Just the date"' }).waitFor();
		await page.getByRole('tab', { name: 'Builder' }).click();
		await page.locator('.drop-zone input[type=file]').setInputFiles(INVOICE);
		await page.locator('.box[data-path="dueDate"]').waitFor();
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByRole('heading', { name: 'Just the date' }).waitFor();
		await page.reload();
		await page.locator('.box[data-path="dueDate"]').waitFor();
	});

	await step('fields are put into order with the keyboard, also past a group', async () => {
		await moveByKey(page, { name: 'dueDate', arrow: 'ArrowDown', place: 2 });
		await page.getByText('dueDate was dropped at position 2 of 2.').waitFor();
		await page.getByText('Unpublished changes').waitFor();
		assert.deepEqual(await namesOf(page), ['seller', 'name', 'address', 'phone', 'dueDate']);
		await moveByKey(page, { name: 'phone', arrow: 'ArrowUp', place: 2 });
		await page.getByText('phone was dropped at position 2 of 3.').waitFor();
		assert.deepEqual(await namesOf(page), ['seller', 'name', 'phone', 'address', 'dueDate']);
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
	});

	await step('a template is duplicated, and deleted after being asked', async () => {
		await openPage(page, 'Templates');
		await act(page, 'Just the date', 'Duplicate');
		await page.getByRole('heading', { name: 'Just the date (copy)' }).waitFor();
		await openPage(page, 'Templates');
		await act(page, 'Just the date (copy)', 'Delete');
		await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
		await assertFocus(page, 'Actions for Just the date (copy)');
		await act(page, 'Just the date (copy)', 'Delete');
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		await page.getByRole('link', { name: 'Just the date (copy)' }).waitFor({ state: 'detached' });
	});
}

/** Deleting a template that jobs use shows a warning first. */
export async function warnOfJobs({ page, step }: Walk): Promise<void> {
	await step('deleting a template that jobs use shows a warning', async () => {
		await openPage(page, 'Templates');
		await act(page, 'Invoice', 'Delete');
		await page.getByText(/jobs? (was|were) read with it/).waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
	});
}

async function act(page: Page, template: string, action: string): Promise<void> {
	await page.getByRole('button', { name: `Actions for ${template}`, exact: true }).click();
	await page.getByRole('menuitem', { name: action }).click();
}

async function namesOf(page: Page): Promise<string[]> {
	const fields = await page.getByLabel('Field name').all();
	return await Promise.all(fields.map((field) => field.inputValue()));
}

type Move = { name: string; arrow: string; place: number };

async function moveByKey(page: Page, { name, arrow, place }: Move): Promise<void> {
	await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
	await page.keyboard.press('Space');
	await page.locator('.field[data-dragging]').waitFor();
	// The list measures itself before it accepts arrow keys, and announces moves.
	for (let attempt = 1; attempt <= 5; attempt += 1) {
		await page.keyboard.press(arrow);
		const said = page.getByText(new RegExp(`^${name} is at position ${place} of `));
		const isMoved = await said.waitFor({ timeout: 2000 }).then(
			() => true,
			() => false,
		);
		if (isMoved) break;
	}
	await page.keyboard.press('Space');
}

/** The JSON view locates a mistake, and the builder follows it. */
async function breakAndMendJson(page: Page): Promise<void> {
	const editor = page.locator('.cm-content');
	const good = await page.evaluate<string>(
		"[...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\\n')",
	);
	const put = async (text: string): Promise<void> => {
		await editor.click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.insertText(text);
	};
	await put(good.replace('"type": "object"', '"type": "object", "format": "iban"'));
	await page.getByText(/Line \d+ · schema\.data\.seller\.format/).waitFor();
	await put(good.replace('"type": "date"', '"type": "day"'));
	await page.getByText(/Line \d+ · schema\.data\.dueDate\.type/).waitFor();
	await put('{\n  "name" "The date"\n}');
	await page.getByText('Line 2 This is not valid JSON yet').waitFor();
	await put(good);
	await page.getByText('Not published yet').waitFor();
}
