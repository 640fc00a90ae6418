import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import type { AnyDetail } from '../../../engine/web/src/api/types.ts';
import { listAllColumns, showValue } from '../../../engine/web/src/batches/list-columns.ts';
import { readZip } from '../../../engine/web/src/batches/read-zip.ts';
import { createSubmitQueue } from '../../../engine/web/src/batches/submit-queue.ts';
import { cutCells, findEdges, placeCells } from '../../../engine/web/src/review/column-edges.ts';
import { describeDifference } from '../../../engine/web/src/versions/describe-difference.ts';
import { writeZip } from '../../../engine/src/platform/zip/write-zip.ts';
import { waitUntil } from '../../support/wait-until.ts';

const file = (name: string, content = 'x') => new File([content], name);

async function* once(text: string): AsyncIterable<string> {
	yield await Promise.resolve(text);
}

async function makeArchive(): Promise<File> {
	const content = await buffer(
		writeZip([
			{ name: 'stored.txt', content: Buffer.from('as it is') },
			{ name: 'folder/ä.txt', content: once('packed '.repeat(1000)) },
			{ name: 'folder/', content: Buffer.alloc(0) },
			{ name: '__MACOSX/._a', content: Buffer.from('x') },
			{ name: 'folder/.hidden', content: Buffer.from('x') },
		]),
	);
	return new File([new Uint8Array(content)], 'all.zip');
}

describe('an archive in the browser', () => {
	test('is read as its files, without what file systems leave behind', async () => {
		const read: [string, number][] = [];
		for await (const { name, open } of readZip(await makeArchive())) {
			read.push([name, (await (await open()).text()).length]);
		}
		expect(read).toEqual([
			['stored.txt', 8],
			['folder/ä.txt', 7000],
		]);
	});

	test('that is invalid is refused with a message', async () => {
		const list = async () => {
			for await (const one of readZip(file('a.zip', 'no archive'))) expect(one).toBeUndefined();
		};
		await expect(list()).rejects.toThrow('This ZIP archive is damaged.');
	});
});

describe('the queue of uploads', () => {
	test('sends a few at a time, and each document of an archive separately', async () => {
		let [now, most] = [0, 0];
		const sent: string[] = [];
		const queue = createSubmitQueue({
			isBusy: () => false,
			wait: () => Promise.resolve(),
			submit: async ({ name }) => {
				now += 1;
				most = Math.max(most, now);
				await new Promise(setImmediate);
				now -= 1;
				sent.push(name);
				return { jobId: name, isNew: name !== '1.pdf' };
			},
		});
		const files = Array.from({ length: 8 }, (_one, index) => file(`${index}.pdf`));
		await queue.add([...files, await makeArchive()]);
		await waitUntil(() => queue.read().waiting + queue.read().sending === 0);
		expect(most).toBe(3);
		expect(sent).toHaveLength(10);
		expect(queue.read()).toMatchObject({
			sent: 9,
			known: [{ name: '1.pdf', jobId: '1.pdf' }],
			failed: [],
		});
	});

	test('waits when the engine asks for it, ever longer, and loses nothing', async () => {
		const waits: number[] = [];
		let refusals = 3;
		const queue = createSubmitQueue({
			isBusy: (error) => (error as Error).message === 'busy',
			wait: (ms) => {
				waits.push(ms);
				return Promise.resolve();
			},
			submit: () => {
				if (refusals === 0) return Promise.resolve({ jobId: 'j', isNew: true });
				refusals -= 1;
				return Promise.reject(new Error('busy'));
			},
		});
		await queue.add([file('a.pdf')]);
		await waitUntil(() => queue.read().sent === 1);
		expect(waits).toEqual([2000, 4000, 8000]);
		expect(queue.read().isPaused).toBe(false);
	});

	test('names refused files, and continues', async () => {
		const queue = createSubmitQueue({
			isBusy: () => false,
			wait: () => Promise.resolve(),
			submit: ({ name }) =>
				name === 'bad'
					? Promise.reject(new Error('no document'))
					: Promise.resolve({ jobId: 'j', isNew: true }),
		});
		await queue.add([file('bad'), file('good'), file('broken.zip')]);
		await waitUntil(() => queue.read().sent === 1);
		expect(queue.read().failed).toEqual(
			expect.arrayContaining([
				{ name: 'bad', message: 'no document' },
				{ name: 'broken.zip', message: 'This ZIP archive is damaged.' },
			]),
		);
	});
});

test('a difference between versions is described in sentences', () => {
	expect(
		describeDifference({
			settings: [
				{ setting: 'category', before: 'CUSTOM', after: 'INVOICE' },
				{ setting: 'description', before: null, after: 'x'.repeat(100) },
				{ setting: 'review', before: null, after: { below: 0.5 } },
				{ setting: 'match', before: null, after: { words: ['Invoice'] } },
			],
			fields: [
				{ kind: 'added', path: 'items[].price', type: 'number' },
				{ kind: 'removed', path: 'total', type: 'string' },
				{
					kind: 'changed',
					path: 'iban',
					changes: [{ property: 'format', before: null, after: 'iban' }],
				},
			],
			isReordered: true,
		}),
	).toEqual([
		'Category: Other → Invoice',
		`Description: none → “${'x'.repeat(60)}…”`,
		'Changed Review rules: changed',
		'Changed Recognition rules: changed',
		'Added items[].price (Number)',
		'Removed total',
		'Changed iban: format none → IBAN',
		'Fields in a different order',
	]);
});

test('a table of results can show all values of a template, one short text each', () => {
	const columns = listAllColumns({
		seller: { type: 'object', properties: { name: { type: 'string' } } },
		isPaid: { type: 'boolean' },
		items: { type: 'array', itemType: 'object' },
		total: { type: 'number' },
	});
	expect(columns.map(({ label }) => label)).toEqual(['Seller · Name', 'Is paid', 'Items', 'Total']);
	const result = { seller: { name: 'A' }, isPaid: true, items: [{}, {}], total: null };
	expect(columns.map((column) => showValue(result, column))).toEqual(['A', 'yes', '2 rows', '–']);
	expect(columns.map((column) => showValue(null, column))).toEqual(['–', '–', '–', '–']);
});

describe('the edge between two columns of a list on the page', () => {
	const box = (x0: number, x1: number, row: number) => ({
		x0,
		x1,
		y0: row * 20,
		y1: row * 20 + 10,
	});
	const cell = (row: number, name: string, x0: number, x1: number): AnyDetail => ({
		path: `items[${row}].${name}`,
		page: 1,
		box: box(x0, x1, row),
		confidence: 0.9,
		raw: '',
		checks: [],
	});
	const details = [
		cell(0, 'what', 10, 60),
		cell(0, 'count', 100, 110),
		cell(1, 'what', 10, 40),
		cell(1, 'count', 100, 105),
	];
	const placed = placeCells(details, { list: 'items', page: 1, toNow: (path) => path });
	const words = [
		{ text: 'Cable', box: box(10, 40, 0) },
		{ text: '3x1', box: box(45, 60, 0) },
		{ text: '12', box: box(100, 110, 0) },
		{ text: 'Lamp', box: box(10, 40, 1) },
		{ text: '7', box: box(100, 105, 1) },
	];

	test('stands between their cells', () => {
		expect(findEdges(placed)).toMatchObject([{ left: 'what', right: 'count', x: 80 }]);
	});

	test('divides the words of each row where it was dragged to', () => {
		const [edge] = findEdges(placed);
		if (!edge) throw new Error('no edge');
		expect(cutCells(placed, words, { edge, x: 42 })).toEqual({
			row: 0,
			cells: [
				['Cable', '3x1 12'],
				['Lamp', '7'],
			],
		});
	});

	test('divides nothing where a row without a place was added in between', () => {
		const later = placeCells(details, {
			list: 'items',
			page: 1,
			toNow: (path) => path.replace('[1]', '[2]'),
		});
		const [edge] = findEdges(later);
		if (!edge) throw new Error('no edge');
		expect(cutCells(later, words, { edge, x: 42 })).toBeUndefined();
	});
});
