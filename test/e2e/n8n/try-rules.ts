import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser, logIn, openCanvas, openNode, openPage } from './browser.ts';
import { docSiftNode, fileNode, importChain, locate, runChain } from './chain.ts';
import type { ChainNode } from './chain.ts';
import { sampleInvoice } from './engine-client.ts';
import type { Lab } from './lab.ts';

const VENDORS = [
	{ row_number: 2, id: 'V1', name: 'Birchwood Interiors Ltd', town: 'Cork' },
	{ row_number: 3, id: 'V2', name: 'Nordbau AG', town: 'Kiel' },
];
const JSON_SCHEMA = {
	type: 'object',
	properties: {
		invoiceNumber: { type: 'string', pattern: '^2026-\\d{4}$' },
		sellerName: { type: 'string', description: 'Name of the seller' },
		vendorId: {
			type: 'string',
			'x-lookup': { list: 'creditors', match: ['name=sellerName'], returns: 'id' },
		},
		netTotal: { type: 'number', minimum: 0 },
		grossTotal: { type: 'number', minimum: 0 },
	},
	required: ['invoiceNumber', 'grossTotal'],
	'x-checks': [{ name: 'small', expr: 'grossTotal < 100', message: 'Ask before you pay.' }],
};
const EXAMPLE = {
	invoiceNumber: 'A-1',
	invoiceDate: '2026-10-05',
	lineItems: [{ description: 'Desk', total: 12.5 }],
};

/** Templates with rules and lookup lists, made and used in n8n alone. */
export async function tryRules(lab: Lab): Promise<void> {
	const { check, client, closers, engine, n8n } = lab;

	const run = (name: string, nodes: readonly ChainNode[]) => runChain(client, name, nodes);
	const rows = (name: string, items: readonly object[]): ChainNode => ({
		name,
		type: 'n8n-nodes-base.code',
		typeVersion: 2,
		parameters: { jsCode: `return ${JSON.stringify(items.map((json) => ({ json })))};` },
	});
	const create = (name: string, parameters: object): ChainNode =>
		docSiftNode('Make the template', {
			resource: 'template',
			operation: 'create',
			name,
			category: 'INVOICE',
			description: '',
			...parameters,
		});

	await check('the rows of a sheet replace a lookup list, column by column', async () => {
		const replace = (columns: string): ChainNode =>
			docSiftNode('Replace the list', {
				resource: 'list',
				operation: 'replace',
				rowsFrom: 'items',
				listName: locate('name', 'creditors'),
				options: { columns },
			});
		const made = await run('Vendors', [rows('A sheet', VENDORS), replace('id, name')]);
		assert.equal(made.status, 'success', made.error);
		const [list] = made.outputs['Replace the list']?.[0] ?? [];
		assert.deepEqual([list?.json.rowCount, list?.json.columns], [2, ['id', 'name']]);
		const wrong = await run('Wrong', [rows('A sheet', VENDORS), replace('id, city')]);
		assert.deepEqual([wrong.status, wrong.error], ['error', 'The item has no field "city"']);
	});

	await check('a template from a JSON Schema looks up, checks and asks for review', async () => {
		const folder = join(n8n.filesFolder, 'ruled');
		await mkdir(folder);
		await writeFile(join(folder, 'invoice.pdf'), sampleInvoice);
		const { status, error, outputs } = await run('Ruled', [
			create('Ruled', { defineBy: 'jsonSchema', jsonSchema: JSON.stringify(JSON_SCHEMA) }),
			fileNode('Take it', join(folder, '*.pdf')),
			docSiftNode('Read it', {
				resource: 'document',
				operation: 'parse',
				source: 'binary',
				binaryFields: 'data',
				output: 'documents',
				reviewBranch: true,
				options: {},
				templateId: locate('name', 'Ruled'),
			}),
		]);
		assert.equal(status, 'success', error);
		const [sure = [], doubtful = []] = outputs['Read it'] ?? [];
		assert.deepEqual(sure, []);
		const [{ json } = { json: {} }] = doubtful as { json: Record<string, unknown> }[];
		assert.deepEqual(
			[json.invoiceNumber, json.vendorId, json.grossTotal],
			['2026-0147', 'V1', 739.23],
		);
		assert.match(JSON.stringify(json._document), /Ask before you pay/);
	});

	await check('an unsupported keyword of a JSON Schema is named with its place', async () => {
		const jsonSchema = { type: 'object', properties: { a: { anyOf: [{ type: 'string' }] } } };
		const ran = await run('Refused', [create('Refused', { defineBy: 'jsonSchema', jsonSchema })]);
		assert.equal(ran.status, 'error');
		assert.match(ran.error ?? '', /properties\.a/);
	});

	await check('a person makes a template from an example in the editor', async () => {
		const id = await importChain(client, 'By hand', [create('', { defineBy: 'fields' })]);
		const browser = await launchBrowser();
		closers.add(() => browser.close());
		const page = await openPage(browser);
		await logIn(page, n8n.url, client.owner);
		await openCanvas(page, n8n.url, id);
		const panel = await openNode(page, 'Make the template');
		await panel.getByTestId('parameter-input-name').locator('input').fill('From an example');
		await panel.getByTestId('parameter-input-defineBy').click();
		await page.getByRole('option', { name: 'From Example JSON' }).click();
		const editor = panel.getByTestId('parameter-input-example').locator('.cm-content');
		await editor.click();
		await page.keyboard.press('Control+a');
		await page.keyboard.insertText(JSON.stringify(EXAMPLE));
		await panel.getByTestId('node-execute-button').click();
		await panel.getByTestId('output-panel').getByText('1 item').first().waitFor();
		const made = await engine.templateId('From an example');
		const { schema } = await engine.call<{ schema: object }>('GET', `/v1/templates/${made}`);
		assert.deepEqual(schema, {
			data: {
				invoiceNumber: { type: 'string' },
				invoiceDate: { type: 'date' },
				lineItems: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: { description: { type: 'string' }, total: { type: 'number' } },
					},
				},
			},
		});
	});
}
