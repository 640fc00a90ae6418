import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createReport, meansOf, measureSet } from '../../evaluation/measure.ts';
import { openSets, openWording } from '../../evaluation/open-set.ts';
import { rewordSchema } from '../../evaluation/reword.ts';
import type { Wording } from '../../evaluation/reword.ts';
import type { Detail } from '../../engine/src/model/extraction.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import { pageOf, put } from '../support/pages.ts';

const SCHEMA: TemplateSchema = {
	data: {
		orderNumber: { type: 'string', description: 'number of the order' },
		vendor: { type: 'object', properties: { name: { type: 'string' }, phone: { type: 'string' } } },
		total: { type: 'number' },
		parts: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { title: { type: 'string' }, price: { type: 'number' } } },
		},
		remarks: { type: 'array', itemType: 'string' },
	},
};
const WORDING: Wording = {
	fields: {
		orderNumber: { path: 'no', description: 'how they call it' },
		vendor: { path: null },
		'vendor.name': { path: 'soldBy' },
		'vendor.phone': { path: 'callThem', description: null },
		total: { path: 'sums.all' },
		parts: { path: 'things' },
		'parts[].title': { path: 'things[].what' },
		'parts[].price': { path: 'things[].cost.each' },
		remarks: { path: 'notes' },
	},
	groups: { sums: 'what it comes to' },
};
const detail = (path: string): Detail => ({
	path,
	confidence: 0.5,
	checks: [],
	page: null,
	box: null,
	raw: null,
});
const change = (changes: Wording['fields']): Wording => ({
	...WORDING,
	fields: { ...WORDING.fields, ...changes },
});

describe('rewordSchema', () => {
	test('a template in other words keeps types, and takes names, descriptions and groups', () => {
		expect(rewordSchema(SCHEMA, WORDING).schema).toEqual({
			data: {
				no: { type: 'string', description: 'how they call it' },
				soldBy: { type: 'string' },
				callThem: { type: 'string' },
				sums: {
					type: 'object',
					description: 'what it comes to',
					properties: { all: { type: 'number' } },
				},
				things: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							what: { type: 'string' },
							cost: { type: 'object', properties: { each: { type: 'number' } } },
						},
					},
				},
				notes: { type: 'array', itemType: 'string' },
			},
		});
	});

	test('a result in other words comes back under the names of the template', () => {
		const { restore } = rewordSchema(SCHEMA, WORDING);
		const result = {
			no: 'A 1',
			soldBy: 'Reed',
			callThem: null,
			sums: { all: 12 },
			things: [{ what: 'Chair', cost: { each: 3 } }, { what: 'Table' }],
			notes: ['fragile'],
		};
		const details = ['no', 'callThem', 'sums.all', 'things[1].cost.each', 'notes[0]'].map(detail);
		expect(restore({ result, details })).toEqual({
			result: {
				orderNumber: 'A 1',
				vendor: { name: 'Reed', phone: null },
				total: 12,
				parts: [{ title: 'Chair', price: 3 }, { title: 'Table' }],
				remarks: ['fragile'],
			},
			details: ['orderNumber', 'vendor.phone', 'total', 'parts[1].price', 'remarks[0]'].map(detail),
		});
	});

	test.each([
		['a field without an entry', { fields: { orderNumber: { path: 'no' } } }, 'vendor is missing'],
		[
			'an entry without a field',
			change({ colour: { path: 'hue' } }),
			'not in the template: colour',
		],
		['a leaf without a path', change({ total: { path: null } }), 'total needs a path'],
		['two fields of one path', change({ total: { path: 'no' } }), 'no is there twice'],
		['a field within a leaf', change({ total: { path: 'no.all' } }), 'which is not an object'],
		[
			'a cell outside of its rows',
			change({ 'parts[].title': { path: 'what' } }),
			'is not in things',
		],
		['a step without a name', change({ total: { path: 'sums..all' } }), 'is not a path'],
		['a group of nothing', change({ vendor: { path: 'them' } }), 'them has no fields left'],
	])('%s is refused', (_, wording, message) => {
		expect(() => rewordSchema(SCHEMA, wording)).toThrow(message);
	});
});

describe('measureSet', () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-wordings-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const write = (set: string, file: string, content: unknown) => {
		mkdirSync(join(folder, set, 'documents'), { recursive: true });
		mkdirSync(join(folder, set, 'wordings'), { recursive: true });
		writeFileSync(join(folder, set, file), JSON.stringify(content));
	};
	const schema = { data: { orderNumber: { type: 'string' }, shippedOn: { type: 'date' } } };
	const page = pageOf([
		put(50, 50, 'Order number'),
		put(200, 50, 'KX-20417'),
		put(50, 80, 'Shipping date'),
		put(200, 80, '2026-07-06'),
	]);
	write('orders', 'template.json', { name: 'Order', category: 'CUSTOM', schema });
	write('orders', 'kinds.json', { orderNumber: 'id', shippedOn: 'date' });
	write('orders', 'truth.json', {
		a: { orderNumber: 'KX-20417', shippedOn: '6/7/2026' },
		b: { shippedOn: '29/7/2026' },
	});
	write('orders', 'documents/a.pdf', '');
	write('orders', 'documents/b.pdf', '');
	write('orders', 'wordings/clerk.json', {
		fields: { orderNumber: { path: 'order.number' }, shippedOn: { path: 'order.shippingDate' } },
	});
	const openOrders = () => {
		const [set] = openSets(folder);
		if (!set) throw new Error('the set was not found');
		return set;
	};

	test('every document is read once, and measured in every wording', async () => {
		const set = openOrders();
		const wording = openWording(set, 'clerk', undefined);
		if (!wording) throw new Error('the wording was not found');
		const asWritten = { schema: set.schema, restore: <T>(extraction: T) => extraction };
		const askings = new Map([
			['original', asWritten],
			['clerk', rewordSchema(set.schema, wording)],
		]);
		const reports = new Map([...askings.keys()].map((name) => [name, createReport()]));
		const read: string[] = [];
		const misses: string[] = [];
		await measureSet(set, askings, {
			reports,
			readPages: (_, key) => Promise.resolve((read.push(key), [page])),
			onMiss: (_, id, name, { path }) => misses.push(`${name} ${id} ${path}`),
		});
		expect(read.sort()).toEqual(['orders/a', 'orders/b']);
		for (const name of askings.keys()) {
			const figures = reports.get(name)?.sets.get('orders');
			// The page says 2026-07-06; 6/7/2026 is that day only if the day comes first.
			expect(figures?.fields.get('shippedOn')).toEqual({ tp: 1, fp: 1, fn: 1 });
			expect(figures?.fields.get('orderNumber')).toEqual({ tp: 1, fp: 0, fn: 0 });
			expect(figures).toMatchObject({ documents: 2, perfect: 1 });
		}
		expect(misses.sort()).toEqual(['clerk b shippedOn', 'original b shippedOn']);
	});

	test('a wording that a set does not have is not opened; one in a folder of wordings is', () => {
		const set = openOrders();
		expect(openWording(set, 'native', undefined)).toBeUndefined();
		const wordings = join(folder, 'elsewhere');
		mkdirSync(join(wordings, 'orders'), { recursive: true });
		writeFileSync(join(wordings, 'orders', 'native.json'), '{"fields":{"a":{"path":"b"}}}');
		expect(openWording(set, 'native', wordings)).toEqual({ fields: { a: { path: 'b' } } });
	});
});

test('sets weigh alike in one mean, documents in the other', () => {
	const figures = (tp: number, fn: number, strictTp: number, documents: number) => ({
		fields: new Map([['a', { tp, fp: 0, fn }]]),
		strict: new Map([['a', { tp: strictTp, fp: tp - strictTp, fn: fn + tp - strictTp }]]),
		documents,
		perfect: 0,
		reviews: { wrong: 0, right: 0 },
	});
	expect(meansOf([figures(4, 0, 2, 3), figures(0, 4, 0, 1)])).toEqual({
		sets: 0.5,
		documents: 0.75,
		strict: 0.25,
	});
});
