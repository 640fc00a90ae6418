import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { makeBill } from '../../support/bills.ts';
import { findBarriers, waitForTrue, watchPage } from './browser.ts';
import { lookAt } from './look-at.ts';
import { openPage, ORIGIN, settle, takeSecret, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** A new user: from a sample to a spreadsheet. */
export async function comeAsNewcomer(walk: Walk): Promise<void> {
	const { step, dataDir } = walk;
	const context = await walk.browser.newContext({ viewport: WIDE, colorScheme: 'light' });
	walk.atEnd(() => context.close());
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const { faults } = watchPage(page, ORIGIN);
	const refused: string[] = [];
	page.on('response', (answer) => {
		if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
	});
	const makeFile = async (name: string, dossier: string) => {
		const path = join(dataDir, name);
		await writeFile(path, await makeBill({ dossier, net: 120 }));
		return path;
	};
	const chosenTemplate = () =>
		page
			.getByRole('combobox', { name: 'Template', exact: true })
			.or(page.getByRole('textbox', { name: 'Template', exact: true }))
			.last();
	const nameOfField = () => page.getByLabel('Field name');

	await step('a new person is invited and signs in', async () => {
		await openPage(walk.page, 'Accounts');
		await walk.page.getByRole('button', { name: 'New account' }).click();
		await walk.page.getByLabel('E-mail address').fill('nina@company.example');
		await walk.page.getByRole('button', { name: 'Create' }).click();
		await page.goto(await takeSecret(walk.page));
		await page.getByLabel('Password, at least').fill('a choice of her own');
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByRole('heading', { name: 'Try it' }).waitFor();
	});

	await step('Try it begins with the automatic choice; its result can be corrected', async () => {
		assert.equal(await chosenTemplate().inputValue(), 'Automatic');
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		await page.getByText('1 document found.').waitFor();
		await waitForDrawing(page);
		await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
		await page.getByRole('button', { name: 'Correct values' }).waitFor();
		await lookAt(walk, page, 'look-newcomer-first');
	});

	await step('empty pages say where a spreadsheet comes from, and lead there', async () => {
		await openPage(page, 'Jobs');
		await page.getByText(/“Export” turns finished jobs into a spreadsheet/).waitFor();
		await page.getByRole('link', { name: 'Read many documents at once in a batch' }).click();
		await page.getByText(/export all their values as one spreadsheet/).waitFor();
		await page.getByRole('link', { name: /Only one document\?/ }).click();
		await page.getByRole('heading', { name: 'Try it', exact: true, level: 1 }).waitFor();
		await openPage(page, 'Review');
		assert.equal(await page.getByText(/JSON|"below"/).count(), 0);
		await page.getByRole('link', { name: 'Choose a template and set it up' }).click();
		await page.getByRole('heading', { name: 'Templates', exact: true, level: 1 }).waitFor();
	});

	await step('a template from a document asks for review of what is doubtful', async () => {
		refused.length = 0;
		await page.getByRole('button', { name: 'From a document' }).click();
		const [chooser] = await Promise.all([
			page.waitForEvent('filechooser'),
			page.getByRole('button', { name: 'Sample document' }).click(),
		]);
		await chooser.setFiles(await makeFile('quarry.pdf', 'KX-100'));
		await page.getByRole('button', { name: 'Suggest fields' }).click();
		await page.getByRole('button', { name: /^Add \d+ fields?$/ }).click();
		const review = page.getByRole('switch', { name: 'Send doubtful results to review' });
		await waitForTrue(page, `document.querySelector('[role=switch]')?.checked`);
		assert.ok(await review.isChecked());
		await page.getByText(/^When a value is less than 80% sure or a check fails,/).waitFor();
		assert.deepEqual(await findBarriers(page), []);
		await lookAt(walk, page, 'look-newcomer-studio');
	});

	await step('what review asks for and the JSON are one and the same', async () => {
		const readJson = async () => {
			await page.getByRole('tab', { name: 'JSON', exact: true }).click();
			await page.locator('.cm-content').click();
			await page.keyboard.press('Control+End');
			await settle(page);
			const shown = await page.locator('.cm-content').textContent();
			await page.getByRole('tab', { name: 'Builder' }).click();
			return (shown ?? '').replace(/\s+/g, '');
		};
		const group = page.getByRole('group', { name: 'Review' });
		await group.getByRole('button', { name: 'Change' }).click();
		assert.equal(
			await page.getByLabel('When the confidence of a value is below').inputValue(),
			'80 %',
		);
		assert.ok((await readJson()).includes('"review":{"below":0.8,"checks":true}'));
		await page.getByLabel('When the confidence of a value is below').fill('100');
		await page.getByLabel('Also when one of these is missing').first().click();
		await page.getByRole('option', { name: 'invoiceDate', exact: true }).click();
		await page.keyboard.press('Escape');
		assert.match(await readJson(), /"review":\{"below":1,"checks":true,"fields":\{"[^"]+":1\}\}/);
		await group.getByRole('switch').press('Space');
		assert.ok(!(await readJson()).includes('"review"'));
		await group.getByRole('switch').press('Space');
		await page.getByLabel('When the confidence of a value is below').fill('100');
		await lookAt(walk, page, 'look-newcomer-rules');
		await group.getByRole('button', { name: 'Done' }).click();
	});

	await step('a word becomes a field that is scrolled to, and its name has the focus', async () => {
		await waitForDrawing(page);
		const word = page.getByRole('option', { name: 'KX-100', exact: true }).first();
		await word.click();
		const panel = page.getByRole('group', { name: '“KX-100”' });
		await panel.getByLabel('New field').fill('dossier');
		await panel.getByRole('button', { name: 'Add field' }).click();
		await waitForTrue(page, "document.activeElement?.value === 'dossier'");
		const box = await nameOfField().last().boundingBox();
		assert.ok(box && box.y > 0 && box.y < 900, 'the new field is to be seen');
	});

	await step('picked words show the number they are read as', async () => {
		await page.getByRole('option', { name: '142.80', exact: true }).first().click();
		await page.getByText('Value: 142.8').first().waitFor();
		await page.getByRole('group', { name: '“142.80”' }).getByText('Close').click();
	});

	await step('Undo is offered until something else is done', async () => {
		await page.getByRole('button', { name: 'Add a field', exact: true }).click();
		await nameOfField().last().fill('mistake');
		await page.getByRole('button', { name: 'Remove mistake' }).click();
		await page.getByText('mistake was removed.').waitFor();
		await nameOfField().last().fill('fileMark');
		await page.getByText('mistake was removed.').waitFor({ state: 'detached' });
	});

	await step(
		'publishing keeps the sample on the screen, and asks for nothing in vain',
		async () => {
			await page.getByRole('button', { name: 'Publish' }).click();
			await page.getByText('Published', { exact: true }).waitFor();
			await page.getByRole('heading', { name: 'quarry', exact: true, level: 1 }).waitFor();
			await waitForDrawing(page);
			const heights: number[] = [];
			for (let i = 0; i < 10; i += 1) {
				await settle(page);
				heights.push((await page.locator('.viewer-pages').boundingBox())?.height ?? 0);
			}
			assert.ok(Math.min(...heights) > 400, `the pages were ${heights.join(', ')} high`);
			assert.deepEqual(refused, []);
			await lookAt(walk, page, 'look-newcomer-published');
		},
	);

	await step('the wheel scrolls the page where the document has nothing to scroll', async () => {
		await page.getByRole('button', { name: 'Fit the page' }).click();
		await waitForTrue(
			page,
			"(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 1)(document.querySelector('.viewer-pages'))",
		);
		const box = await page.locator('.sheet').first().boundingBox();
		assert.ok(box);
		await page.mouse.move(box.x + box.width / 2, box.y + 40);
		await page.mouse.wheel(0, 400);
		await waitForTrue(page, 'window.scrollY > 100');
	});

	await step('one click leads from the template to what it reads on its sample', async () => {
		await page.getByRole('link', { name: 'Read a document with it' }).click();
		await page.getByRole('button', { name: 'Download', exact: true }).waitFor();
		assert.equal(await chosenTemplate().inputValue(), 'quarry');
		await page.getByText('quarry.pdf', { exact: true }).waitFor();
	});

	await step('Try it begins with the template just published; its result is a file', async () => {
		await openPage(page, 'Try it');
		assert.equal(await chosenTemplate().inputValue(), 'quarry');
		const [chooser] = await Promise.all([
			page.waitForEvent('filechooser'),
			page.getByRole('button', { name: 'Choose a file' }).click(),
		]);
		await chooser.setFiles(await makeFile('second.pdf', 'PB-200'));
		await page.locator('.sheet .box').first().waitFor();
		const book = await download(page, 'Download', 'Excel workbook');
		assert.equal(book.name, `quarry ${today()}.xlsx`);
		const csv = await download(page, 'Download', 'CSV');
		const [head = [], row = []] = Papa.parse<string[]>(csv.content.toString().slice(1)).data;
		assert.deepEqual([head[0], row[0]], ['File', 'second.pdf']);
		assert.ok(head.includes('File mark'), head.join());
		assert.ok(head.indexOf('Template') > head.indexOf('File mark'));
		const [only] = JSON.parse((await download(page, 'Download', 'JSON')).content.toString()) as {
			fileName: string;
		}[];
		assert.equal(only?.fileName, 'second.pdf');
		assert.deepEqual(await findBarriers(page), []);
		await lookAt(walk, page, 'look-newcomer-result');
	});

	await step(
		'a batch of that template is reviewed; approving unchecked values asks for confirmation',
		async () => {
			await page.getByRole('link', { name: 'Read many documents' }).click();
			assert.equal(await chosenTemplate().inputValue(), 'quarry');
			await page.getByLabel('Name', { exact: true }).fill('May bills');
			await page.getByRole('button', { name: 'Create' }).click();
			await page.getByRole('heading', { name: 'May bills' }).waitFor();
			await page
				.locator('input[type=file]')
				.first()
				.setInputFiles([await makeFile('b-1.pdf', 'RT-301'), await makeFile('b-2.pdf', 'RT-302')]);
			await page.getByText('2 of 2 done').waitFor();
			// The navigation has a link of this name as well, once it shows its count.
			await page.locator('#content').getByRole('link', { name: 'Review 2' }).click();
			await waitForDrawing(page);
			await page.getByRole('button', { name: /^Approve/ }).click();
			await page.getByText(/doubtful values? ha(s|ve) not been checked/).waitFor();
			assert.deepEqual(await findBarriers(page), []);
			await lookAt(walk, page, 'look-newcomer-unchecked');
			await page.getByRole('button', { name: 'Cancel' }).click();
			await page.getByText(/0 of \d+ checked/).waitFor();
			await page.getByRole('button', { name: /^Approve/ }).click();
			await page.getByRole('button', { name: 'Approve anyway' }).click();
			await page.getByText(/was approved\./).waitFor();
			await page.waitForURL(/\/review\?batch=/);
			await waitForDrawing(page);
			// The notice about the previous document disappears with the first step on the next one.
			await page
				.getByRole('button', { name: /^Accept / })
				.first()
				.click();
			await page.getByText(/was approved\./).waitFor({ state: 'detached' });
			await page.getByRole('button', { name: /^Approve/ }).click();
			await page.getByRole('button', { name: 'Approve anyway' }).click();
			await page.getByRole('heading', { name: 'May bills' }).waitFor();
			await page.getByText(/was approved\./).waitFor();
		},
	);

	await step('a document of a batch leads back to it, and its notice disappears', async () => {
		await page.getByRole('link', { name: 'b-1.pdf' }).click();
		await page.getByRole('link', { name: 'Review this result' }).click();
		await page.getByRole('link', { name: 'Back to the batch' }).click();
		await page.getByRole('heading', { name: 'May bills' }).waitFor();
		assert.equal(await page.getByText(/was approved\./).count(), 0);
		const book = await download(page, 'Export', 'Excel workbook');
		assert.equal(book.name, `May bills ${today()}.xlsx`);
		// From an empty review queue, the results are one click away.
		await page.getByRole('link', { name: /^Review/ }).click();
		await page.getByRole('heading', { name: 'Nothing to review' }).waitFor();
		await page.getByRole('link', { name: 'Export the results' }).click();
		await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
		await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
		assert.deepEqual(faults, []);
	});
}

async function download(page: Page, button: string, format: string) {
	await page.getByRole('button', { name: button, exact: true }).click();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('menuitem', { name: format }).click(),
	]);
	await settle(page);
	return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}
