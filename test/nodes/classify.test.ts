import type { INodeParameters } from 'n8n-workflow';
import { describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { useEngine } from '../support/node-engine.ts';
import { DELIVERY, deliveryPage, invoicePage, makePacket } from '../support/packets.ts';

const { credentials, engine } = useEngine();

type Settings = NonNullable<Parameters<typeof executeNode>[3]>;
const classify = (items: Item[], settings: Settings = {}, options: INodeParameters = {}) =>
	executeNode(
		credentials(),
		{ resource: 'document', operation: 'classify', source: 'binary', binaryFields: '*', options },
		items,
		{ typeVersion: 3, ...settings },
	);

describe('classifying a file', () => {
	test('gives one item per document, with the file', async () => {
		const scan = binaryOf('scan.pdf', await makePacket());
		const { items, error } = await classify([{ binary: { scan } }]);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => [json.kind, json.pages])).toMatchObject([
			['invoice', { from: 1, to: 1 }],
			['invoice', { from: 2, to: 2 }],
			['blank', { from: 3, to: 3 }],
			['delivery-note', { from: 4, to: 4 }],
		]);
		expect(items[0]).toMatchObject({
			json: {
				fileName: 'scan.pdf',
				language: null,
				boundaryConfidence: 1,
				template: { name: expect.any(String) as unknown },
				confidence: expect.any(Number) as unknown,
				reasons: expect.any(Array) as unknown,
			},
			binary: { scan: { fileName: 'scan.pdf' } },
			pairedItem: { item: 0 },
		});
		expect(items[2]?.json.template).toBeNull();
	});

	test('each file of an item is classified, and a broken one fails alone', async () => {
		const first = binaryOf('first.pdf', await makePdf([invoicePage('A-1', '10.00')]));
		const broken = binaryOf('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
		const second = binaryOf('second.pdf', await makePdf([deliveryPage('D-1')]));
		const { items, errors } = await classify([{ binary: { first, broken, second } }], {
			onError: 'continueErrorOutput',
		});
		expect(items.map(({ json }) => [json.fileName, json.kind])).toEqual([
			['first.pdf', 'invoice'],
			['second.pdf', 'delivery-note'],
		]);
		expect(errors).toMatchObject([
			{
				json: { details: { fileName: 'broken.pdf', code: 'DOCUMENT_DAMAGED' } },
				binary: { broken: { fileName: 'broken.pdf' } },
			},
		]);
	});

	test.each([
		[{ split: 'none' }, [{ from: 1, to: 4 }]],
		[
			{ split: 'pages', splitPages: '2' },
			[
				{ from: 1, to: 2 },
				{ from: 3, to: 4 },
			],
		],
		[
			{ split: 'pages', splitPages: '1-3, 4-4' },
			[
				{ from: 1, to: 3 },
				{ from: 4, to: 4 },
			],
		],
	])('the option Split says where documents begin: %j', async (options, pages) => {
		const scan = binaryOf('scan.pdf', await makePacket());
		const { items, error } = await classify([{ binary: { scan } }], {}, options);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.pages)).toEqual(pages);
	});

	test('Split Pages must not be empty', async () => {
		const scan = binaryOf('scan.pdf', await makePacket());
		const { error } = await classify([{ binary: { scan } }], {}, { split: 'pages' });
		expect(error?.message).toMatch(/Split Pages is empty/);
	});

	test('only the given templates are chosen from', async () => {
		const { body } = await engine().call('POST', '/v1/templates', DELIVERY);
		const { id } = body as { id: string };
		const scan = binaryOf('scan.pdf', await makePacket());
		const options = { templateIds: [id] };
		const { items, error } = await classify([{ binary: { scan } }], {}, options);
		expect(error).toBeUndefined();
		expect(items.map(({ json }) => json.template)).toEqual([
			null,
			null,
			null,
			{ id, name: 'Delivery note' },
		]);
	});
});
