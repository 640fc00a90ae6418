import assert from 'node:assert/strict';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../support/run-node.ts';
import {
	launchBrowser,
	logIn,
	nodeOnCanvas,
	openCanvas,
	openNode,
	openPage,
	pictureCanvas,
} from './browser.ts';
import { sampleInvoice } from './engine-client.ts';
import { examplesFolder, FOLDER_IN_EXAMPLES, listExamples, readExample } from './examples.ts';
import type { Lab } from './lab.ts';
import { readXlsx } from './read-tables.ts';

type Image = { naturalWidth: number };

const MAX_PICTURE_BYTES = 150_000;

/** Tests what a person sees: each example on the canvas, the panels of both nodes, the credential. */
export async function tryEditor(lab: Lab, keepPictures: boolean): Promise<void> {
	const { check, client, closers, folder, n8n } = lab;
	const [canvases, panels] = keepPictures
		? [join(examplesFolder, 'images'), join(root, 'docs', 'images')]
		: [join(folder, 'canvases'), join(folder, 'panels')];
	await mkdir(canvases, { recursive: true });
	await mkdir(panels, { recursive: true });
	const browser = await launchBrowser();
	closers.add(() => browser.close());
	const page = await openPage(browser);

	await check('a person logs in to the editor', () => logIn(page, n8n.url, client.owner));

	for (const name of await listExamples()) {
		await check(`the canvas shows the example ${name}`, async () => {
			const { id, nodes } = await readExample(lab, name);
			await openCanvas(page, n8n.url, id);
			for (const node of nodes.filter(({ type }) => !type.endsWith('.stickyNote'))) {
				await nodeOnCanvas(page, node.name).waitFor();
			}
			await showsIcons(page);
			assert.equal(await page.getByTestId('canvas-node-status-error').count(), 0);
			const path = join(canvases, `${name}.png`);
			await pictureCanvas(page, path);
			assert.ok((await stat(path)).size < MAX_PICTURE_BYTES, `${path} is too large`);
		});
	}

	await check('the nodes panel describes DocSift, and lists Parse first', async () => {
		const { id } = await readExample(lab, 'folder-to-line-items');
		await openCanvas(page, n8n.url, id);
		await page.getByTestId('node-creator-plus-button').click();
		await page.getByTestId('node-creator-search-bar').fill('DocSift');
		const names = page.getByTestId('node-creator-item-name');
		const said = page.getByTestId('node-creator-item-description').first();
		await said.getByText(/^Turn .*documents into structured data/).waitFor();
		const found = names.getByText('DocSift', { exact: true }).first();
		await found.click();
		// The list of nodes stays until it has slid out of the panel.
		await found.waitFor({ state: 'detached' });
		const actions = page.getByTestId('node-creator-category-item').filter({ hasText: 'Actions' });
		await actions.waitFor();
		const parse = names.getByText('Parse document', { exact: true });
		if ((await parse.count()) === 0) await actions.click();
		await parse.waitFor();
		const listed = await names.allInnerTexts();
		assert.equal(
			listed.find((name) => !name.startsWith('On ')),
			'Parse document',
		);
		await picturePanel(page, join(folder, 'nodes-panel.png'));
	});

	await check('DocSift runs in the editor, and its panel shows parameters and rows', async () => {
		const { id } = await readExample(lab, 'folder-to-line-items');
		await openCanvas(page, n8n.url, id);
		await page.getByTestId('execute-workflow-button').click();
		await nodeOnCanvas(page, 'Save it').getByTestId('canvas-node-status-success').waitFor();
		const panel = await openNode(page, 'Read the line items');
		await shows(panel, ['Credential', 'Resource', 'Operation', 'Template', 'Document From']);
		await shows(panel, ['Input Binary Fields', 'Output', 'List Name or ID', 'Options']);
		const output = panel.getByTestId('output-panel');
		await output.getByTestId('radio-button-table').click();
		await shows(output, ['3 items', '2026-0147']);
		await showFolderAs(page, n8n.filesFolder, FOLDER_IN_EXAMPLES);
		await picturePanel(page, join(panels, 'n8n-parse.png'));
	});

	await check('the panel of DocSift Trigger shows its parameters and its address', async () => {
		const { id } = await readExample(lab, 'submit-and-branch');
		await openCanvas(page, n8n.url, id);
		const panel = await openNode(page, 'Invoice has been read');
		await shows(panel, [
			'Webhook URLs',
			'Credential',
			'Events',
			'Output',
			'Registration',
			'Options',
		]);
		await shows(panel, ['Document Completed', 'Add Document Info', 'Include Details']);
		await picturePanel(page, join(panels, 'n8n-trigger.png'));
	});

	await check('form-to-page: somebody uploads an invoice and sees what is on it', async () => {
		const { id, nodes } = await readExample(lab, 'form-to-page');
		const { webhookId } = nodes.find(({ name }) => name === 'Upload') ?? {};
		await client.activate(id);
		const upload = async (name: string, buffer: Buffer): Promise<void> => {
			await page.goto(`${n8n.url}/form/${webhookId}`);
			const file = { name, mimeType: 'application/pdf', buffer };
			await page.locator('input[type=file]').setInputFiles(file);
			await page.locator('#submit-btn, button[type=submit]').first().click();
		};
		await upload('invoice.pdf', sampleInvoice);
		await page.getByText('Invoice 2026-0147').first().waitFor();
		await page.getByText('739.23').first().waitFor();
		await upload('broken.pdf', Buffer.from('%PDF-1.7 and no more of it'));
		await page.getByText('That could not be read').first().waitFor();
		await page.getByText('broken.pdf').first().waitFor();
		await client.deactivate(id);
	});

	await check('form-to-spreadsheet: uploaded files come back as rows', async () => {
		const { id, nodes } = await readExample(lab, 'form-to-spreadsheet');
		const { webhookId } = nodes.find(({ name }) => name === 'Upload') ?? {};
		await client.activate(id);
		await page.goto(`${n8n.url}/form/${webhookId}`);
		const toFile = (name: string, buffer: Buffer) => ({
			name,
			mimeType: 'application/pdf',
			buffer,
		});
		await page
			.locator('input[type=file]')
			.setInputFiles([
				toFile('first.pdf', sampleInvoice),
				toFile('broken.pdf', Buffer.from('%PDF-1.7 and no more of it')),
				toFile('second.pdf', sampleInvoice),
			]);
		const coming = page.waitForEvent('download');
		await page.locator('#submit-btn, button[type=submit]').first().click();
		const download = await coming;
		assert.equal(download.suggestedFilename(), 'invoices.xlsx');
		const path = join(folder, 'uploaded.xlsx');
		await download.saveAs(path);
		const rows = await readXlsx(path);
		// The form hands files over in the order in which n8n has stored them.
		const sorted = rows.toSorted((a, b) => String(a.File).localeCompare(String(b.File)));
		assert.deepEqual(
			sorted.map(({ File, Invoice, Total }) => [File, Invoice, Total]),
			[
				['broken.pdf', '', ''],
				['first.pdf', '2026-0147', '739.23'],
				['second.pdf', '2026-0147', '739.23'],
			],
		);
		assert.match(sorted[0]?.Problem ?? '', /The PDF is damaged/);
		await page.getByText('Here is your spreadsheet').first().waitFor();
		await client.deactivate(id);
	});

	await check('the credential screen tests the connection', async () => {
		await page.goto(`${n8n.url}/home/credentials`);
		await page.getByText('DocSift account', { exact: true }).first().click();
		const screen = page.getByTestId('editCredential-modal');
		await shows(screen, ['DocSift API', 'Base URL', 'API Key', 'Connection tested successfully']);
		await picturePanel(page, join(panels, 'n8n-credential.png'), screen);
	});
}

type TextPlace = { textContent: string | null };
type Walker = { nextNode: () => TextPlace | null };
type BrowserPage = {
	document: { createTreeWalker: (root: unknown, what: number) => Walker; body: unknown };
};

/** The screenshots show the folder of the Docker image, not the temporary one of this run. */
async function showFolderAs(page: Page, from: string, to: string): Promise<void> {
	await page.evaluate(
		([real, shown]) => {
			const { document } = globalThis as unknown as BrowserPage;
			const TEXTS = 4;
			const walker = document.createTreeWalker(document.body, TEXTS);
			for (let one = walker.nextNode(); one; one = walker.nextNode()) {
				const text = one.textContent ?? '';
				if (text.includes(real)) one.textContent = text.replaceAll(real, shown);
			}
		},
		[from, to] as const,
	);
}

async function shows(where: Locator, texts: readonly string[]): Promise<void> {
	for (const text of texts) await where.getByText(text).filter({ visible: true }).first().waitFor();
}

/** n8n serves the icons of the pack from the tarball. */
async function showsIcons(page: Page): Promise<void> {
	const icons = await page.locator('img[src*="n8n-nodes-docsift"]').all();
	assert.ok(icons.length > 0, 'no icon of DocSift is shown');
	for (const icon of icons) {
		const width = await icon.evaluate((image) => (image as unknown as Image).naturalWidth);
		assert.ok(width > 0, 'an icon of DocSift is not shown');
	}
}

async function picturePanel(page: Page, path: string, panel?: Locator): Promise<void> {
	await page.addStyleTag({ content: '.el-notification { visibility: hidden !important }' });
	await (panel ?? page).screenshot({ path, animations: 'disabled', caret: 'hide' });
	assert.ok((await stat(path)).size < MAX_PICTURE_BYTES, `${path} is too large`);
}
