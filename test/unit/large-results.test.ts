import { describe, expect, test } from '@jest/globals';
import { putLongLists, takeLongLists } from '../../engine/src/model/long-lists.ts';
import { parseInSlices, stringifyInSlices } from '../../engine/src/model/sliced-json.ts';

const rows = (count: number) =>
	Array.from({ length: count }, (_, i) => ({
		name: `Row ${i}`,
		tags: ['a', null],
		at: { page: i },
	}));

describe('large results', () => {
	test.each([
		['numbers and texts', { a: 1, b: 'ü"\n', c: null, d: true }],
		['what has no value', { a: undefined, b: [undefined, null], c: {} }],
		['a date', { at: new Date(0), list: [new Date(1)] }],
		['short and long lists', { short: rows(3), long: rows(1234), empty: [] }],
		['nesting', { a: { b: { c: { d: { e: { f: { g: rows(2) } } } } } } }],
		['a list of results', [{ result: { items: rows(101) } }, { result: null }]],
		['a bare text', 'text'],
	])('%s are written as JSON.stringify writes them', async (_, value) => {
		expect(await stringifyInSlices(value)).toBe(JSON.stringify(value));
	});

	const awkward = rows(5000).map((row, i) => ({
		...row,
		text: ['a ] } , [', 'quote \\" and \\\\', '\\', '"', 'ü'][i % 5],
		nested: [[i], { list: [1, { a: '[' }] }],
	}));
	test.each([
		['a list', awkward],
		['a list in an object', { details: awkward, notes: ['a, ] b'] }],
		['an object with nothing behind its list', { details: awkward }],
		['a list of texts', Array.from({ length: 50_000 }, (_, i) => `text ${i}`)],
		['another object', { notes: [], details: awkward }],
		['an empty list', []],
	])('%s is read as JSON.parse reads it', async (_, value) => {
		expect(await parseInSlices(JSON.stringify(value), 'details')).toEqual(value);
	});

	test('a text that is cut off is refused', async () => {
		const text = JSON.stringify(awkward);
		await expect(parseInSlices(text.slice(0, -1), 'details')).rejects.toThrow(SyntaxError);
		await expect(parseInSlices(text.slice(0, -40), 'details')).rejects.toThrow(SyntaxError);
	});

	test('writing them yields to waiting work', async () => {
		let turns = 0;
		let isDone = false;
		const count = (): void => {
			turns += 1;
			if (!isDone) setImmediate(count);
		};
		setImmediate(count);
		await stringifyInSlices({ details: rows(300_000) });
		isDone = true;
		expect(turns).toBeGreaterThan(3);
	});

	test('long lists are extracted and put back in place', () => {
		const bytes = new Uint8Array(2000);
		const output = {
			extraction: { result: { items: rows(1500), few: rows(2) }, details: rows(2500) },
			bytes,
		};
		const { rest, lists } = takeLongLists(output);
		expect(lists.map(({ path }) => path.join('.'))).toEqual([
			'extraction.result.items',
			'extraction.details',
		]);
		expect(rest).toEqual({
			extraction: { result: { items: [], few: rows(2) }, details: [] },
			bytes,
		});
		const paths = lists.map(({ path }) => path);
		const values = lists.map((one) => [...one.values]);
		expect(putLongLists(structuredClone(rest), paths, values)).toEqual(output);
		expect(putLongLists([], [[]], [rows(3)])).toEqual(rows(3));
	});

	test.each([[['a', 'b']], [['__proto__']], [['__proto__', 'polluted']], [['constructor']]])(
		'a list for a place that is not there (%j) is refused',
		(path) => {
			expect(() => putLongLists({ a: 1 }, [path], [[1]])).toThrow('no place for a list');
			expect(Reflect.get({}, 'polluted')).toBeUndefined();
		},
	);
});
