import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeWorkflow } from '../../engine/web/src/snippets/write-snippets.ts';
import type { INodeParameters, INodeProperties } from 'n8n-workflow';
import { makeZip } from '../support/archives.ts';
import { makePdf } from '../support/documents.ts';
import { makeEml } from '../support/mails.ts';
import { binaryOf, docSift, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, makeLetter, useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';

const source = await startReceiver((response, { path }) => {
	if (path === '/letter.pdf') void makeLetter('U-1').then((pdf) => response.end(pdf));
	else response.writeHead(404).end();
});
const { engine, credentials, templateById, templateId } = useEngine({
	PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: String(source.port),
});
afterAll(() => source.close());

const parse = {
	resource: 'document',
	operation: 'parse',
	source: 'binary',
	binaryFields: 'data',
	output: 'documents',
};
const execute = (
	parameters: object,
	items: Item[],
	settings: Parameters<typeof executeNode>[3] = {},
) =>
	executeNode(
		credentials(),
		{ ...parse, templateId: templateById(), ...parameters },
		items,
		settings,
	);
let locked: Item;
let invoice: Item;
beforeAll(async () => {
	const pdf = await makePdf([[['Secret', 'yes']]], { userPassword: 'x', pdfVersion: '1.4' });
	locked = { binary: { data: binaryOf('locked.pdf', pdf) } };
	const sample = await readFile(new URL('../../examples/invoice.pdf', import.meta.url));
	invoice = { binary: { data: binaryOf('invoice.pdf', sample) } };
});

describe('parsing a document', () => {
	test('makes the fields of the template the fields of the item, paired with its input', async () => {
		const { items, error } = await execute({}, [await letterItem('A-1'), await letterItem('A-2')]);
		expect(error).toBeUndefined();
		expect(items).toEqual([
			{ json: { invoiceNumber: 'A-1', totalDue: 1234.5 }, pairedItem: { item: 0 } },
			{ json: { invoiceNumber: 'A-2', totalDue: 1234.5 }, pairedItem: { item: 1 } },
		]);
	});

	test('adds file name, pages and details when asked to', async () => {
		const options = { addInfo: true, details: true };
		const { items } = await execute({ options }, [await letterItem('A-3')]);
		expect(items[0]?.json._document).toMatchObject({
			fileName: 'A-3.pdf',
			pageCount: 1,
			pageUsed: 1,
			details: expect.arrayContaining([
				expect.objectContaining({ path: 'invoiceNumber', page: 1, raw: 'A-3' }),
			]) as unknown,
		});
	});

	test('gives the whole answer when asked to', async () => {
		const { items } = await execute({ output: 'answer' }, [await letterItem('A-4')]);
		expect(items[0]?.json).toMatchObject({
			result: { invoiceNumber: 'A-4' },
			pageUsed: 1,
			pageRemaining: expect.any(Number) as unknown,
		});
	});

	test('takes totalPageCount for the page count, as the interface allows', async () => {
		const other = await startReceiver((response) => {
			const results = ['a.pdf', 'b.pdf'].map((filename) => ({ filename, result: { a: filename } }));
			const answer = { results, totalPageCount: 7, pageUsed: 7, pageRemaining: 3 };
			response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
		});
		const run = async (parameters: INodeParameters) =>
			executeNode(
				{ ...credentials(), baseUrl: other.url },
				{ ...parse, templateId: templateById(), ...parameters },
				[await letterItem('A-6')],
			);
		const documents = await run({ options: { addInfo: true } });
		const whole = await run({ output: 'answer' });
		await other.close();
		expect(documents.items.map(({ json }) => json)).toEqual([
			{ a: 'a.pdf', _document: { fileName: 'a.pdf', pageCount: 7, pageUsed: 7, pageRemaining: 3 } },
			{ a: 'b.pdf', _document: { fileName: 'b.pdf', pageCount: 7, pageUsed: 7, pageRemaining: 3 } },
		]);
		expect(whole.items[0]?.json).toMatchObject({ pageCount: 7, pageUsed: 7 });
	});

	test('works with the workflow snippet of the dashboard', async () => {
		const about = { templateId: templateId(), templateName: 'Letter', fileName: 'a.pdf' };
		const { nodes } = JSON.parse(writeWorkflow(about)) as {
			nodes: { type: string; typeVersion: number; parameters: INodeParameters }[];
		};
		const [node] = nodes.filter(({ type }) => type === 'n8n-nodes-docsift.docSift');
		const known = docSift.description.properties.map(({ name }) => name);
		expect(known).toEqual(expect.arrayContaining(Object.keys(node?.parameters ?? {})));
		expect([docSift.description.version].flat()).toContain(node?.typeVersion);
		const { items, error } = await executeNode(credentials(), node?.parameters ?? {}, [
			await letterItem('A-5'),
		]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toEqual({ invoiceNumber: 'A-5', totalDue: 1234.5 });
	});

	test('takes a document from an address', async () => {
		const fileUrl = `${source.url}/letter.pdf`;
		const { items, error } = await execute({ source: 'url', fileUrl }, [{}]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ invoiceNumber: 'U-1' });
	});

	test('an expression may choose the template of each item', async () => {
		const other = await engine().call('POST', '/v1/templates', {
			name: 'Only the total',
			category: 'CUSTOM',
			schema: { data: { totalDue: { type: 'number' } } },
		});
		const [first, second] = [await letterItem('A-5'), await letterItem('A-6')];
		const templateId = locate('id', '={{ $json.template }}');
		const { items } = await execute({ templateId }, [
			{ ...first, json: { template: templateById().value } },
			{ ...second, json: { template: (other.body as { id: string }).id } },
		]);
		expect(items.map(({ json }) => Object.keys(json))).toEqual([
			['invoiceNumber', 'totalDue'],
			['totalDue'],
		]);
	});

	test('a scanned page may be hinted at its language', async () => {
		const { items } = await execute({ options: { language: 'de' } }, [await letterItem('A-7')]);
		expect(items[0]?.json).toMatchObject({ invoiceNumber: 'A-7' });
		for (const language of ['auto', '']) {
			const auto = await execute({ options: { language } }, [await letterItem('A-7')]);
			expect(auto.items[0]?.json).toMatchObject({ invoiceNumber: 'A-7' });
		}
		const { error } = await execute({ options: { language: 'xx' } }, [await letterItem('A-8')]);
		expect(error).toMatchObject({
			httpCode: '400',
			message: expect.stringContaining('xx') as unknown,
		});
	});
});

describe('how a document is read', () => {
	const lines = (number: string) => [['Invoice number', number] as const];

	test('the option Pages reads and charges these alone', async () => {
		const content = await makePdf([lines('P-1'), lines('P-2'), lines('P-3')]);
		const item = { binary: { data: binaryOf('three.pdf', content) } };
		const options = { addInfo: true, pages: '-1' };
		const { items, error } = await execute({ options }, [item]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({
			invoiceNumber: 'P-3',
			_document: { pageCount: 3, pageUsed: 1 },
		});
	});

	test('the option Password opens a protected PDF, and is shown as dots', async () => {
		const content = await makePdf([lines('P-4')], { userPassword: 'open it', pdfVersion: '1.4' });
		const item = { binary: { data: binaryOf('locked.pdf', content) } };
		const { items, error } = await execute({ options: { password: 'open it' } }, [item]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ invoiceNumber: 'P-4' });
		const options = docSift.description.properties.filter(({ name }) => name === 'options');
		const passwords = options.flatMap((one) =>
			(one.options as INodeProperties[]).filter(({ name }) => name === 'password'),
		);
		expect(passwords.map(({ typeOptions }) => typeOptions)).toEqual(
			Array(6).fill({ password: true }),
		);
	});
});

describe('a whole mail', () => {
	test('is handed over as the example does; its body and each attachment is an item', async () => {
		const path = new URL('../../examples/workflows/whole-mails.json', import.meta.url);
		const { nodes } = JSON.parse(await readFile(path, 'utf8')) as {
			nodes: { type: string; parameters: INodeParameters }[];
		};
		const node = nodes.find(({ type }) => type === 'n8n-nodes-docsift.docSift');
		const content = await makePdf([[['Invoice number', 'M-1']]]);
		const mail = makeEml({ text: 'Hello', attached: [{ name: 'invoice.pdf', content }] });
		const { items, error } = await execute({ ...node?.parameters, templateId: templateById() }, [
			{ binary: { data: binaryOf('order.eml', mail) } },
		]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toEqual([
			expect.objectContaining({
				_document: expect.objectContaining({ fileName: 'order.eml' }) as unknown,
			}),
			expect.objectContaining({
				invoiceNumber: 'M-1',
				_document: expect.objectContaining({ fileName: 'invoice.pdf' }) as unknown,
			}),
		]);
	});
});

describe('several documents', () => {
	const both = async () => ({
		binary: {
			attachment_0: binaryOf('one.pdf', await makeLetter('B-1')),
			attachment_1: binaryOf('two.pdf', await makeLetter('B-2')),
			logo: binaryOf('logo.xyz', Buffer.from('no document'), 'text/plain'),
		},
	});

	test.each(['attachment_0, attachment_1', 'attachment_*', 'attachment_1,attachment_*'])(
		'the fields "%s" become one request and an item each',
		async (binaryFields) => {
			const { items, error } = await execute({ binaryFields }, [await both()]);
			expect(error).toBeUndefined();
			expect(items.map(({ json }) => json.invoiceNumber).sort()).toEqual(['B-1', 'B-2']);
			expect(items.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 0 }, { item: 0 }]);
		},
	);

	test('a ZIP archive becomes an item for each document in it', async () => {
		const zip = makeZip([
			{ name: 'a.pdf', content: await makeLetter('Z-1') },
			{ name: 'sub/b.pdf', content: await makeLetter('Z-2') },
		]);
		const item = { binary: { data: binaryOf('both.zip', zip, 'application/zip') } };
		const { items } = await execute({ options: { addInfo: true } }, [item]);
		expect(items.map(({ json }) => json)).toMatchObject([
			{ invoiceNumber: 'Z-1', _document: { fileName: 'a.pdf', pageUsed: 2 } },
			{ invoiceNumber: 'Z-2', _document: { fileName: 'sub/b.pdf' } },
		]);
	});

	test('one that cannot be read is an error item beside the others', async () => {
		const binary = {
			a: binaryOf('a.pdf', await makeLetter('C-1')),
			b: locked.binary?.data as never,
		};
		const settings = { onError: 'continueErrorOutput' } as const;
		const { items, errors } = await execute({ binaryFields: '*' }, [{ binary }], settings);
		expect(items.map(({ json }) => json)).toEqual([{ invoiceNumber: 'C-1', totalDue: 1234.5 }]);
		expect(errors.map(({ json }) => json.error)).toEqual([
			expect.stringMatching(/^locked\.pdf: .*password/),
		]);
		const whole = await execute({ binaryFields: '*', output: 'answer' }, [{ binary }], settings);
		expect(whole.items).toMatchObject([{ json: { pageUsed: 1 } }]);
		expect(whole.items[0]?.json.results).toHaveLength(2);
		expect(whole.errors).toHaveLength(1);
	});

	test('one that is no document, or empty, is an error item beside the others', async () => {
		const { attachment_0: good, logo } = (await both()).binary;
		const binary = { good, logo, empty: binaryOf('empty.pdf', Buffer.alloc(0)) };
		const settings = { onError: 'continueErrorOutput' } as const;
		const { items, errors, error } = await execute({ binaryFields: '*' }, [{ binary }], settings);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toEqual([{ invoiceNumber: 'B-1', totalDue: 1234.5 }]);
		expect(errors.map(({ json }) => json.error)).toEqual([
			expect.stringMatching(/^logo\.xyz: .*not a supported document/),
			'empty.pdf: The file "empty.pdf" is empty.',
		]);
		const options = { unreadable: 'data' };
		const asData = await execute({ binaryFields: '*', options }, [{ binary }]);
		expect(asData.items.map(({ json }) => json.fileName ?? json.invoiceNumber)).toEqual([
			'B-1',
			'logo.xyz',
			'empty.pdf',
		]);
	});
});

describe('rows of a field', () => {
	const rows = { output: 'rows', rowsField: 'lineItems', templateId: locate('name', 'Invoice') };

	test('become an item each, with the fields of their document', async () => {
		const { items, error } = await execute(rows, [invoice]);
		expect(error).toBeUndefined();
		expect(items).toHaveLength(3);
		expect(items[1]).toMatchObject({
			json: {
				invoiceNumber: '2026-0147',
				description: 'Wall bracket, brushed steel',
				quantity: 8,
				unitPrice: 12.25,
			},
			pairedItem: { item: 0 },
		});
	});

	test('are returned without the document fields when asked to', async () => {
		const options = { addDocumentFields: false };
		const { items } = await execute({ ...rows, options }, [invoice]);
		expect(items[0]?.json).toHaveProperty('quantity', 4);
		expect(items[0]?.json).not.toHaveProperty('invoiceNumber');
	});

	test('keep both where a row and its document have a field of the same name', async () => {
		const line = {
			description: { type: 'string' },
			total: { type: 'number', description: 'Amount' },
		};
		const lines = { type: 'array', itemType: 'object', itemSchema: { properties: line } };
		const { body } = await engine().call('POST', '/v1/templates', {
			name: 'Collision',
			category: 'INVOICE',
			schema: {
				data: {
					total: { type: 'number', description: 'Total due' },
					order: { type: 'object', properties: { invoiceNumber: { type: 'string' }, lines } },
				},
			},
		});
		const templateId = locate('id', (body as { id: string }).id);
		const parameters = { output: 'rows', rowsField: 'order.lines', templateId };
		const { items, error } = await execute(parameters, [invoice]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toEqual({
			document_total: 739.23,
			order: { invoiceNumber: '2026-0147' },
			description: 'Oak shelf, 120 cm',
			total: 358,
		});
	});

	test('a document without rows gives one item of its own, or none', async () => {
		const { items } = await execute(rows, [await letterItem('R-1')]);
		expect(items).toMatchObject([{ json: { invoiceNumber: 'R-1' } }]);
		const options = { addDocumentFields: false };
		const alone = await execute({ ...rows, options }, [await letterItem('R-2')]);
		expect(alone.items).toEqual([]);
	});

	test('an unknown field is refused with the names there are', async () => {
		const { error } = await execute({ ...rows, rowsField: 'positions' }, [invoice]);
		expect(error).toMatchObject({
			message: 'The template has no list "positions"',
			description: 'Lists of its documents: lineItems.',
		});
	});
});

describe('a document that cannot be read', () => {
	test('stops the workflow with the reason and the file name', async () => {
		const { error } = await execute({}, [await letterItem('D-0'), locked]);
		expect(error?.message).toMatch(/^locked\.pdf: .*password/);
		expect(error?.description).toMatch(/No pages were charged/);
		expect(error?.context.itemIndex).toBe(1);
	});

	test('is data when asked to', async () => {
		const options = { unreadable: 'data' };
		const { items, error } = await execute({ options }, [locked, await letterItem('D-1')]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toEqual([
			{
				fileName: 'locked.pdf',
				error: expect.stringMatching(/password/) as unknown,
				code: 'PDF_ENCRYPTED',
				status: 422,
				retryable: false,
			},
			{ invoiceNumber: 'D-1', totalDue: 1234.5 },
		]);
	});

	test('is an error of its item alone when the node goes on', async () => {
		const settings = { onError: 'continueRegularOutput' } as const;
		const { items, error } = await execute({}, [locked, await letterItem('D-2')], settings);
		expect(error).toBeUndefined();
		expect(items).toMatchObject([
			{ json: { error: expect.stringMatching(/password/) as unknown }, pairedItem: { item: 0 } },
			{ json: { invoiceNumber: 'D-2' }, pairedItem: { item: 1 } },
		]);
	});
});

describe('an item without its document', () => {
	test.each<[string, Item, RegExp, RegExp]>([
		['no binary at all', {}, /carries no file/, /Put a node before this one that brings a file/],
		[
			'a wrong field name',
			{ binary: { invoice: binaryOf('a.pdf', Buffer.from('x')) } },
			/no binary field "data"/,
			/Binary fields of this item: "invoice"/,
		],
		[
			'an empty file',
			{ binary: { data: binaryOf('empty.pdf', Buffer.alloc(0)) } },
			/"empty\.pdf" is empty/,
			/holds no bytes/,
		],
		[
			'a file that is no document',
			{ binary: { data: binaryOf('notes.xyz', Buffer.from('hello'), 'text/plain') } },
			/notes\.xyz/,
			/decides by the content/,
		],
	])('%s: the error says what to do', async (_, item, message, description) => {
		const { error } = await execute({}, [item]);
		expect(error?.message).toMatch(message);
		expect(error?.description).toMatch(description);
		expect(error?.context.itemIndex).toBe(0);
	});

	test('a pattern that fits nothing, no field name, an empty address', async () => {
		const item = await letterItem('E-1');
		const [pattern, none, address] = [
			await execute({ binaryFields: 'attachment_*' }, [item]),
			await execute({ binaryFields: ' , ' }, [item]),
			await execute({ source: 'url', fileUrl: ' ' }, [item]),
		];
		expect(pattern.error?.message).toMatch(/no binary field that begins with "attachment_"/);
		expect(none.error?.message).toBe('No binary field is named');
		expect(address.error?.message).toBe('The document URL is empty');
	});

	test('the others go on when asked to', async () => {
		const settings = { onError: 'continueErrorOutput' } as const;
		const items = [{}, await letterItem('E-2'), {}];
		const ran = await execute({}, items, settings);
		expect(ran.items).toMatchObject([{ json: { invoiceNumber: 'E-2' }, pairedItem: { item: 1 } }]);
		expect(ran.errors).toMatchObject([
			{ json: { error: 'This item carries no file' }, pairedItem: { item: 0 } },
			{ json: { error: 'This item carries no file' }, pairedItem: { item: 2 } },
		]);
	});
});

let other: Receiver | undefined;
afterAll(() => other?.close());

describe('an engine that refuses or cannot be reached', () => {
	const run = (changed: object, parameters: object = {}) =>
		letterItem('F-1').then((item) =>
			executeNode(
				{ ...credentials(), ...changed },
				{ ...parse, templateId: templateById(), ...parameters },
				[item],
			),
		);

	test('a wrong key points to the credential', async () => {
		const { error } = await run({ apiKey: 'dsk_live_wrong' });
		expect(error).toMatchObject({
			httpCode: '401',
			message: expect.stringMatching(/API key/) as unknown,
			description: expect.stringMatching(/Open the DocSift API credential/) as unknown,
		});
	});

	test('an unreachable address says what to check', async () => {
		const { error } = await run({ baseUrl: 'http://127.0.0.1:9/' });
		expect(error?.message).toBe(
			'DocSift cannot be reached at http://127.0.0.1:9 (the connection was refused)',
		);
		expect(error?.description).toMatch(/host\.docker\.internal/);
	});

	test.each(['127.0.0.1:3000', 'localhost:3000', ''])(
		'an address without http (%j) is refused as such',
		async (baseUrl) => {
			const { error } = await run({ baseUrl });
			expect(error?.message).toBe('The base URL must begin with http:// or https://');
			expect(error?.context.itemIndex).toBe(0);
		},
	);

	test('another server is reported as not DocSift', async () => {
		other = await startReceiver((response) => {
			response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
		});
		const { error } = await run({ baseUrl: other.url });
		expect(error?.message).toBe('What answers at the base URL is not DocSift');
		expect(error?.description).toMatch(/text\/html, status 404/);
	});

	test('an unknown template is reported by the engine, or by name with the available names', async () => {
		const byId = await run({}, { templateId: locate('id', 'nonsense') });
		expect(byId.error).toMatchObject({ httpCode: '404' });
		expect(byId.error?.description).toMatch(/TEMPLATE_NOT_FOUND/);
		const bare = await run({}, { templateId: templateById().value });
		expect(bare.error).toBeUndefined();
		const byName = await run({}, { templateId: locate('name', 'Waybill') });
		expect(byName.error?.message).toBe('There is no template called "Waybill"');
		expect(byName.error?.description).toMatch(/Names there are: .*"Contract".*"Letter"/);
		const none = await run({}, { templateId: locate('id', '={{ $json.none }}') });
		expect(none.error?.message).toBe('No template is chosen');
	});

	test('two templates of one name need a choice', async () => {
		const schema = { data: { total: { type: 'number' } } };
		for (const name of ['Twin', 'twin']) {
			await engine().call('POST', '/v1/templates', { name, category: 'CUSTOM', schema });
		}
		const { error } = await run({}, { templateId: locate('name', 'TWIN') });
		expect(error?.message).toBe('2 templates are called "TWIN"');
	});

	test('an exhausted quota is reported with where to look', async () => {
		const { apiKey, accountId } = await engine().createAccount();
		const id = await engine().services.quota.reserve({
			accountId,
			pages: 50,
			limit: 50,
			holdMs: 60_000,
		});
		await engine().services.quota.commit(id, 50);
		const { error } = await run({ apiKey }, { templateId: locate('name', 'Letter') });
		expect(error?.message).toMatch(/template called/);
		const made = await engine().clientFor(apiKey)('POST', '/v1/templates', {
			name: 'Own',
			category: 'CUSTOM',
			schema: { data: { total: { type: 'number' } } },
		});
		const templateId = locate('id', (made.body as { id: string }).id);
		const exhausted = await run({ apiKey }, { templateId });
		expect(exhausted.error).toMatchObject({
			httpCode: '403',
			description: expect.stringMatching(/Usage → Get.*\n.*QUOTA_EXCEEDED/) as unknown,
		});
	});
});
