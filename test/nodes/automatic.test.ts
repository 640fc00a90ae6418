import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INodeParameters, INodeProperties } from 'n8n-workflow';
import { makePdf } from '../support/documents.ts';
import {
	binaryOf,
	docSift,
	executeNode,
	isShown,
	loadOptions,
	makeTrigger,
	readOutputs,
} from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { locate, useEngine } from '../support/node-engine.ts';
import { DELIVERY, INVOICE, deliveryPage, invoicePage, makePacket } from '../support/packets.ts';
import { startReceiver } from '../support/receiver.ts';
import { signEvent } from '../support/sign-event.ts';

/** Template: Automatic. The account has an invoice template and one for delivery notes. */
const receiver = await startReceiver();
const { engine, credentials } = useEngine({
	PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: String(receiver.port),
});
afterAll(() => receiver.close());

let invoice = '';
let delivery = '';
beforeAll(async () => {
	const { call } = engine();
	for (const { id } of (await call('GET', '/v1/templates')).body as { id: string }[]) {
		await call('DELETE', `/v1/templates/${id}`);
	}
	({ id: invoice } = (await call('POST', '/v1/templates', INVOICE)).body as { id: string });
	({ id: delivery } = (await call('POST', '/v1/templates', DELIVERY)).body as { id: string });
});

type Settings = NonNullable<Parameters<typeof executeNode>[3]>;
const automatic = { source: 'binary', binaryFields: '*', templateId: locate('list', 'auto') };
const parse = { ...automatic, resource: 'document', operation: 'parse' };
const submit = { ...automatic, resource: 'job', operation: 'submit', wait: true };
const execute = (parameters: INodeParameters, items: Item[], settings: Settings = {}) =>
	executeNode(credentials(), parameters, items, { typeVersion: 3, ...settings });
const packetItem = async (name = 'scan.pdf'): Promise<Item> => ({
	binary: { scan: binaryOf(name, await makePacket()) },
});
const expected = () => [
	{
		invoiceNumber: 'A-4711',
		grossTotal: 120,
		kind: 'invoice',
		template: { id: invoice, name: 'Invoice' },
		pages: { from: 1, to: 1 },
		kindConfidence: expect.any(Number) as unknown,
	},
	{ invoiceNumber: 'B-2290', kind: 'invoice', pages: { from: 2, to: 2 } },
	{ kind: 'blank', template: null, pages: { from: 3, to: 3 } },
	{
		deliveryNumber: 'D-77',
		kind: 'delivery-note',
		template: { id: delivery, name: 'Delivery note' },
		pages: { from: 4, to: 4 },
	},
];

test('the list of templates begins with Automatic where documents are read', async () => {
	const { searchReadingTemplates, searchTemplates } = docSift.methods?.listSearch ?? {};
	const context = loadOptions(credentials()) as never;
	const all = await searchReadingTemplates?.call(context);
	expect(all?.results.map(({ name }) => name)).toEqual(['Automatic', 'Delivery note', 'Invoice']);
	const some = await searchReadingTemplates?.call(context, 'deliv');
	expect(some?.results.map(({ name }) => name)).toEqual(['Delivery note']);
	const plain = await searchTemplates?.call(context);
	expect(plain?.results).toHaveLength(2);
	const isOffered = (resource: string, operation: string, typeVersion = 3) =>
		docSift.description.properties.some(
			(one) =>
				one.name === 'templateId' &&
				JSON.stringify(one.modes).includes('searchReadingTemplates') &&
				isShown({ resource, operation }, one, { typeVersion }, docSift),
		);
	expect(isOffered('document', 'parse')).toBe(true);
	expect(isOffered('job', 'submit')).toBe(true);
	expect(isOffered('template', 'get')).toBe(false);
	expect(isOffered('document', 'parse', 2)).toBe(false);
});

describe('an item per document, with its kind, template and pages', () => {
	test.each([
		['Parse', parse],
		['Submit', submit],
	])('%s', async (_, operation) => {
		const { items, error } = await execute(operation, [await packetItem()]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json)).toMatchObject(expected());
		expect(items.map(({ pairedItem }) => pairedItem)).toEqual(Array(4).fill({ item: 0 }));
		// A document without a template has no fields.
		expect(Object.keys(items[2]?.json ?? {}).toSorted()).toEqual(
			['kind', 'kindConfidence', 'pages', 'template'].toSorted(),
		);
	});

	test('several files of an item keep their own file', async () => {
		const one = binaryOf('scan.pdf', await makePacket());
		const two = binaryOf('scan.pdf', await makePdf([deliveryPage('D-2')]));
		const options = { keepInput: true, addInfo: true };
		const { items } = await execute({ ...parse, options }, [{ binary: { one, two } }]);
		expect(items.map(({ binary }) => Object.keys(binary ?? {}))).toEqual(
			[...Array<string>(4).fill('one'), 'two'].map((field) => [field]),
		);
		expect(items[4]?.json).toMatchObject({
			deliveryNumber: 'D-2',
			_document: { fileName: 'scan.pdf', kind: 'delivery-note', pageCount: 1 },
		});
	});

	test('the templates to choose from and the split can be given', async () => {
		const options = { templateIds: [delivery], split: 'pages', splitPages: '1-2, 4-4' };
		const { items, error } = await execute({ ...parse, options }, [await packetItem()]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => [json.template, json.pages])).toMatchObject([
			[null, { from: 1, to: 2 }],
			[{ id: delivery }, { from: 4, to: 4 }],
		]);
		const whole = await execute({ ...parse, options: { split: 'none' } }, [await packetItem()]);
		expect(whole.items.map(({ json }) => json.pages)).toEqual([{ from: 1, to: 4 }]);
		const empty = await execute({ ...parse, options: { split: 'pages' } }, [await packetItem()]);
		expect(empty.error?.message).toBe('Split Pages is empty');
	});

	test('a chosen template can split a file, too', async () => {
		const options = { split: 'auto' };
		const two = await makePdf([invoicePage('A-1', '10.00'), invoicePage('A-2', '20.00')]);
		const given = { ...parse, templateId: locate('name', 'Invoice'), options };
		const { items } = await execute(given, [{ binary: { data: binaryOf('two.pdf', two) } }]);
		expect(items.map(({ json }) => json.invoiceNumber)).toEqual(['A-1', 'A-2']);
	});

	test('in a sheet they are cells, the same for every document', async () => {
		const sheet = { ...parse, output: 'sheet', sheetList: '' };
		const { items } = await execute(sheet, [await packetItem()]);
		expect(items.map(({ json }) => [json.kind, json.template, json.pages])).toEqual([
			['invoice', 'Invoice', '1'],
			['invoice', 'Invoice', '2'],
			['blank', null, '3'],
			['delivery-note', 'Delivery note', '4'],
		]);
	});

	test('a sheet without a list is a choice of its own', async () => {
		const { getListsOrNone } = docSift.methods?.loadOptions ?? {};
		const found = await getListsOrNone?.call(loadOptions(credentials()) as never);
		expect(found).toEqual([{ name: 'None: One Row per Document', value: '' }]);
	});

	test('documents without the chosen list are one item each', async () => {
		const rows = { ...parse, output: 'rows', rowsField: 'lineItems' };
		const { items, error } = await execute(rows, [await packetItem()]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.kind)).toEqual([
			'invoice',
			'invoice',
			'blank',
			'delivery-note',
		]);
	});

	test('Get returns the documents of a split job, and a broken file is one error', async () => {
		const submitted = await execute({ ...submit, wait: false }, [await packetItem('get.pdf')]);
		const jobId = submitted.items[0]?.json.jobId as string;
		const get = { resource: 'job', operation: 'get', jobId: locate('id', jobId), waitSeconds: 60 };
		const { items } = await execute(get, [{}]);
		expect(items.map(({ json }) => json)).toMatchObject(expected());
		const whole = await execute({ ...get, output: 'answer' }, [{}]);
		expect(whole.items).toMatchObject([{ json: { jobId, children: Array(4).fill({}) } }]);
		const broken = binaryOf('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
		for (const operation of [parse, submit]) {
			const { errors } = await execute(operation, [{ binary: { broken } }], {
				onError: 'continueErrorOutput',
			});
			expect(errors).toMatchObject([{ json: { details: { code: 'DOCUMENT_DAMAGED' } } }]);
		}
	});

	test('the trigger says which document an event is about', async () => {
		const trigger = makeTrigger(
			credentials(),
			{ events: ['document.completed'] },
			{ url: `${receiver.url}/hook`, typeVersion: 3 },
		);
		await trigger.create();
		const { secret } = trigger.staticData.production as { secret: string };
		const event = {
			eventId: 'e-1',
			eventType: 'document.completed',
			jobId: 'j-1',
			status: 'completed',
			result: { invoiceNumber: 'A-1' },
			error: null,
			templateId: invoice,
			parentId: 'j-0',
			pages: { from: 2, to: 3 },
			kind: 'invoice',
			confidence: 0.9,
			fileName: 'scan.pdf',
			pageCount: 2,
			timestamp: new Date().toISOString(),
		};
		const body = JSON.stringify(event);
		const { items } = await trigger.receive(signEvent(secret, body, 'e-1'), body);
		await trigger.delete();
		expect(items).toMatchObject([
			{
				json: {
					invoiceNumber: 'A-1',
					kind: 'invoice',
					kindConfidence: 0.9,
					template: { id: invoice, name: 'Invoice' },
					pages: { from: 2, to: 3 },
				},
			},
		]);
	});
});

describe('Sender', () => {
	/** A page that no other template knows: only its sender tells what it is. */
	const item = async (name: string): Promise<Item> => ({
		binary: { data: binaryOf(name, await makePdf([[['Gate 4', 'Bay 12, dock north']]])) },
	});
	let gate = '';
	beforeAll(async () => {
		const template = {
			name: 'Harbour papers',
			category: 'CUSTOM',
			match: { senders: ['gate@harbour.example'] },
			schema: { data: { captain: { type: 'string' } } },
		};
		({ id: gate } = (await engine().call('POST', '/v1/templates', template)).body as {
			id: string;
		});
	});
	afterAll(() => engine().call('DELETE', `/v1/templates/${gate}`));

	test.each([
		['Parse', parse],
		['Submit', submit],
		['Classify', { ...parse, operation: 'classify' }],
	])('%s gives it to the engine, which compares it with those of templates', async (_, given) => {
		const sent = async (sender: string) => {
			const parameters = { ...given, options: { sender } };
			const { items, error } = await execute(parameters, [await item(`${sender || 'none'}.pdf`)]);
			expect(error).toBeUndefined();
			return items.map(({ json }) => json.template);
		};
		expect(await sent('Gate office <gate@harbour.example>')).toEqual([
			{ id: gate, name: 'Harbour papers' },
		]);
		expect(await sent('someone@else.example')).toEqual([null]);
		expect(await sent('')).toEqual([null]);
	});
});

describe('Route by Kind', () => {
	const routed = { ...parse, routeByKind: true, routeTemplates: ['Delivery note', 'Invoice'] };

	test('the node has an output for each chosen template, then Other, then Needs Review', () => {
		expect(readOutputs(parse)).toEqual([undefined]);
		expect(readOutputs(routed)).toEqual(['Delivery note', 'Invoice', 'Other']);
		const reviewed = { ...routed, reviewBranch: true };
		expect(readOutputs(reviewed)).toEqual(['Delivery note', 'Invoice', 'Other', 'Needs Review']);
		expect(readOutputs({ ...parse, reviewBranch: true })).toEqual(['Sure', 'Needs Review']);
		// Parameters that n8n hides must not count.
		const named = { ...routed, templateId: locate('name', 'Invoice') };
		expect(readOutputs(named)).toEqual([undefined]);
		expect(readOutputs({ ...routed, operation: 'classify' })).toEqual([undefined]);
	});

	test('each document leaves by the output of its template', async () => {
		const { outputs, error } = await execute(routed, [await packetItem()]);
		expect(error).toBeUndefined();
		expect(outputs.map((items) => items.map(({ json }) => json.kind))).toEqual([
			['delivery-note'],
			['invoice', 'invoice'],
			['blank'],
		]);
		const { outputs: some } = await execute({ ...routed, routeTemplates: [invoice] }, [
			await packetItem(),
		]);
		expect(some.map((items) => items.map(({ json }) => json.kind))).toEqual([
			['invoice', 'invoice'],
			['blank', 'delivery-note'],
		]);
	});

	test('doubtful results go to review, errors to the error output', async () => {
		const broken = binaryOf('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
		const wish = { ...routed, reviewBranch: true, reviewBelow: 1, reviewFields: ['invoiceNumber'] };
		const { outputs } = await execute(wish, [await packetItem(), { binary: { broken } }], {
			onError: 'continueErrorOutput',
		});
		expect(outputs.map((items) => items.map(({ json }) => json.kind ?? json.error))).toEqual([
			['delivery-note'],
			[],
			['blank'],
			['invoice', 'invoice'],
			[expect.stringMatching(/^broken\.pdf: /)],
		]);
	});

	test('a template that is gone is an error, not Other', async () => {
		const { error } = await execute({ ...routed, routeTemplates: ['Gone'] }, [await packetItem()]);
		expect(error?.message).toBe('There is no template called "Gone"');
	});

	test('it is offered for Automatic only', () => {
		const shown = (templateId: string) =>
			docSift.description.properties.some(
				(one: INodeProperties) =>
					one.name === 'routeByKind' &&
					isShown(
						{ ...parse, templateId: locate('id', templateId) },
						one,
						{ typeVersion: 3 },
						docSift,
					),
			);
		expect([shown('auto'), shown(invoice)]).toEqual([true, false]);
	});
});
