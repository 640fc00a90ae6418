import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWorkflow } from '../../../engine/web/src/snippets/write-snippets.ts';
import { docSiftNode, fileNode, locate, runChain } from './chain.ts';
import { copyInvoice, sampleInvoice } from './engine-client.ts';
import { FOLDER_IN_EXAMPLES, listExamples, readExample } from './examples.ts';
import type { Lab } from './lab.ts';
import type { Execution } from './n8n-client.ts';
import { readCsv } from './read-tables.ts';
import { makeEml } from '../../support/mails.ts';

/** Imports each example and runs those that need no external account and no waiting. */
export async function tryExamples({ check, client, engine, n8n }: Lab): Promise<void> {
	const known = new Set((await client.types<{ name: string }>('nodes')).map(({ name }) => name));

	for (const name of await listExamples()) {
		await check(`the example ${name} imports`, async () => {
			const example = await readExample({ n8n }, name);
			for (const { type } of example.nodes) assert.ok(known.has(type), `there is no node ${type}`);
			const notes = example.nodes.filter(({ type }) => type === 'n8n-nodes-base.stickyNote');
			assert.ok(notes.length > 0, 'no note explains it');
			assert.equal(example.active, false);
			for (const { credentials = {} } of example.nodes) {
				for (const { id } of Object.values(credentials)) assert.equal(id, null);
			}
			const imported = await client.importWorkflow(example);
			assert.equal(imported.name, example.name);
			for (const { name: node, credentials = {} } of imported.nodes) {
				for (const found of Object.values(credentials)) {
					assert.ok(found.id, `${node}: n8n did not find the credential ${found.name}`);
				}
			}
		});
	}

	const inbox = join(n8n.filesFolder, 'invoices');
	const runById = async (id: string): Promise<Execution> => {
		const executionId = await client.start(id, { name: 'Start' });
		const execution = await client.waitForExecution(executionId ?? '');
		assert.equal(execution.status, 'success', execution.error);
		return execution;
	};
	const run = async (name: string) => await runById((await readExample({ n8n }, name)).id);
	await mkdir(inbox);
	await writeFile(join(inbox, 'invoice.pdf'), sampleInvoice);

	await check('folder-to-line-items writes the line items of an invoice as CSV', async () => {
		await run('folder-to-line-items');
		const rows = await readCsv(join(n8n.filesFolder, 'line-items.csv'));
		assert.deepEqual(
			rows.map(({ description, quantity, unitPrice, total }) => [
				description,
				Number(quantity),
				Number(unitPrice),
				Number(total),
			]),
			[
				['Oak shelf, 120 cm', 4, 89.5, 358],
				['Wall bracket, brushed steel', 8, 12.25, 98],
				['Delivery and assembly', 1, 145, 145],
			],
		);
		for (const row of rows) {
			assert.equal(row.invoiceNumber, '2026-0147');
			assert.equal(row.invoiceDate, '2026-10-05');
			assert.equal(Number(row.grossTotal), 739.23);
		}
	});

	await check('whole-mails reads the attachment of a mail that is handed over whole', async () => {
		const mails = join(n8n.filesFolder, 'mails');
		await mkdir(mails);
		const attached = [{ name: 'invoice.pdf', content: sampleInvoice }];
		await writeFile(join(mails, 'order.eml'), makeEml({ text: 'Please pay.', attached }));
		await run('whole-mails');
		const rows = await readCsv(join(n8n.filesFolder, 'mails.csv'));
		assert.deepEqual(
			rows.map(({ Mail, File, Invoice }) => [Mail, File, Invoice]),
			[['order.eml', 'invoice.pdf', '2026-0147']],
		);
	});

	await check('error-branch lists the good file on one side, the broken on the other', async () => {
		const broken = join(inbox, 'broken.pdf');
		await writeFile(broken, '%PDF-1.7 and no more of it');
		const { outputs } = await run('error-branch');
		await rm(broken);
		const [good, bad] = outputs['Read the invoices'] ?? [];
		assert.deepEqual([good?.length, bad?.length], [1, 1]);
		const [invoice, ...others] = await readCsv(join(n8n.filesFolder, 'invoices.csv'));
		assert.deepEqual([others, invoice?.File], [[], 'invoice.pdf']);
		assert.deepEqual([invoice?.Invoice, invoice?.Date], ['2026-0147', '2026-10-05']);
		const failures = await readCsv(join(n8n.filesFolder, 'failures.csv'));
		assert.deepEqual(
			failures.map(({ File }) => File),
			['broken.pdf'],
		);
		assert.match(failures[0]?.Reason ?? '', /^broken\.pdf: The PDF is damaged/);
	});

	await check('growing-sheet appends each invoice once, and lists duplicates', async () => {
		// A template of its own: the others go without the rule.
		const templates = await engine.templateId('Invoice');
		const draft = await engine.call<Record<string, unknown>>('GET', `/v1/templates/${templates}`);
		const { category, schema } = draft;
		await engine.call('POST', '/v1/templates', { name: 'Growing', category, schema });
		const example = await readExample({ n8n }, 'growing-sheet');
		const folder = join(n8n.filesFolder, 'growing');
		const text = JSON.stringify({ ...example, id: 'docsiftGrow00002' })
			.replaceAll('"value":"Invoice"', '"value":"Growing"')
			.replaceAll(`${inbox}/`, `${folder}/`);
		await mkdir(folder);
		await writeFile(join(folder, 'first.pdf'), sampleInvoice);
		const { id } = await client.importWorkflow(JSON.parse(text) as object);
		await runById(id);
		const sheet = async () =>
			(await readFile(join(n8n.filesFolder, 'all-invoices.csv'), 'utf8')).trim().split('\n');
		assert.match((await sheet()).join(), /^"first\.pdf","2026-0147","2026-10-05",/);
		await writeFile(join(folder, 'renamed.pdf'), copyInvoice());
		await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 and no more of it');
		await runById(id);
		assert.equal((await sheet()).length, 1);
		const duplicates = await readCsv(join(n8n.filesFolder, 'duplicates.csv'));
		assert.deepEqual(duplicates.map(({ fileName }) => fileName).toSorted(), [
			'first.pdf',
			'renamed.pdf',
		]);
		const unread = await readCsv(join(n8n.filesFolder, 'unread-invoices.csv'));
		assert.deepEqual(
			unread.map(({ File }) => File),
			['broken.pdf'],
		);
	});

	await check('vendor-list makes a lookup list of its items', async () => {
		await run('vendor-list');
		const list = await engine.call<{ rowCount: number; columns: string[] }>(
			'GET',
			'/v1/lists/vendors',
		);
		assert.deepEqual([list.rowCount, list.columns], [2, ['id', 'name', 'vatId']]);
	});

	await check('the flow of the README makes a sheet with a column per field', async () => {
		const { status, error, outputs } = await runChain(client, 'As the README says', [
			fileNode('Take it', join(inbox, '*.pdf')),
			docSiftNode('Read it', {
				resource: 'document',
				operation: 'parse',
				source: 'binary',
				binaryFields: '*',
				templateId: locate('name', 'Invoice'),
				output: 'sheet',
				options: {},
			}),
			{
				name: 'Make a sheet',
				type: 'n8n-nodes-base.convertToFile',
				typeVersion: 1.1,
				parameters: { operation: 'xlsx', options: {} },
			},
		]);
		assert.equal(status, 'success', error);
		const [row] = outputs['Read it']?.[0] ?? [];
		const columns = Object.keys(row?.json ?? {});
		assert.deepEqual(
			columns.filter((column) => column.includes('.')),
			[],
		);
		for (const column of ['invoiceNumber', 'grossTotal', 'currency', 'seller_name', 'fileName']) {
			assert.ok(columns.includes(column), `there is no column ${column}`);
		}
		const file = outputs['Make a sheet']?.[0]?.[0]?.binary?.data;
		assert.match(file?.fileName ?? file?.mimeType ?? '', /xlsx|spreadsheet/);
	});

	await check('the workflow that the dashboard gives away reads an invoice', async () => {
		const about = { templateName: 'Invoice', fileName: 'any name.pdf' };
		const text = writeWorkflow({ ...about, templateId: await engine.templateId('Invoice') });
		const given = text.replaceAll(FOLDER_IN_EXAMPLES, inbox);
		const { id } = await client.importWorkflow(JSON.parse(given) as object);
		const { outputs } = await runById(id);
		const [items] = outputs['Parse it'] ?? [];
		assert.equal(items?.[0]?.json.invoiceNumber, '2026-0147');
	});
}
