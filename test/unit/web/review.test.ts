import { describe, expect, test } from '@jest/globals';
import type { Correction, FieldMap } from '../../../engine/web/src/api/types.ts';
import { sayCheck } from '../../../engine/web/src/document/say-check.ts';
import {
	boxAround,
	findText,
	wordAt,
	wordsWithin,
} from '../../../engine/web/src/document/words.ts';
import {
	applySteps,
	definitionOf,
	isTouched,
	labelOf,
	listChanges,
	listLeaves,
	listLists,
	pathOfStep,
	readTyped,
	rowOf,
	valueAt,
} from '../../../engine/web/src/review/draft.ts';
import type { Step } from '../../../engine/web/src/review/draft.ts';
import { readReviewed } from '../../../engine/web/src/review/read-corrections.ts';

const fields: FieldMap = {
	number: { type: 'string' },
	on: { type: 'date' },
	isPaid: { type: 'boolean' },
	seller: { type: 'object', properties: { name: { type: 'string' } } },
	tags: { type: 'array', itemType: 'string' },
	items: {
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: { what: { type: 'string' }, price: { type: 'number' } } },
	},
};
const result = {
	number: 'A-1',
	on: null,
	isPaid: true,
	seller: { name: 'Ann' },
	tags: ['x'],
	items: [{ what: 'Gravel', price: 4 }],
};
const change = (path: string, value: unknown): Step => ({
	kind: 'change',
	change: { path, value },
});

describe('a draft of a review', () => {
	test('lists every value with its type and a label', () => {
		expect(
			listLeaves(result, fields).map(({ path, label, definition }) => [
				path,
				label,
				definition?.type,
			]),
		).toEqual([
			['number', 'Number', 'string'],
			['on', 'On', 'date'],
			['isPaid', 'Is paid', 'boolean'],
			['seller.name', 'Seller · Name', 'string'],
			['tags[0]', 'Tags · 1', 'string'],
			['items[0].what', 'Items · 1 · What', 'string'],
			['items[0].price', 'Items · 1 · Price', 'number'],
		]);
		expect(labelOf('items[].price')).toBe('Items · Price');
		expect(definitionOf(fields, 'items[7].price')?.type).toBe('number');
		expect(definitionOf(undefined, 'items[7].price')).toBeUndefined();
	});

	test('applies steps in their order and leaves the result as it was', () => {
		const before = structuredClone(result);
		const steps = [
			change('number', 'B-2'),
			change('items[0].price', 5),
			change('items[1]', { what: null, price: null }),
			change('items[1].what', 'Sand'),
			{ kind: 'accept' as const, path: 'on' },
		];
		expect(applySteps(result, steps)).toEqual({
			...result,
			number: 'B-2',
			items: [
				{ what: 'Gravel', price: 5 },
				{ what: 'Sand', price: null },
			],
		});
		expect(result).toEqual(before);
		expect(listChanges(steps).map(({ path }) => path)).toEqual([
			'number',
			'items[0].price',
			'items[1]',
			'items[1].what',
		]);
		expect(steps.map(pathOfStep)).toContain('on');
		expect(valueAt(applySteps(result, steps.slice(0, 1)), 'items[0].price')).toBe(4);
	});

	test('leaves out replaced changes with their places', () => {
		const pointed: Step = {
			kind: 'change',
			change: { path: 'number', value: 'wrong', page: 1, box: { x0: 1, y0: 1, x1: 2, y1: 2 } },
		};
		expect(listChanges([pointed, change('number', 'B-2')])).toEqual([
			{ path: 'number', value: 'B-2' },
		]);
		// Rows that changes add must come in order.
		const inRows = [
			change('items[1].what', 'Sand'),
			change('items[2].what', 'Grit'),
			change('items[1].what', 'Loam'),
		];
		expect(listChanges(inRows)).toEqual([
			{ path: 'items[1].what', value: 'Loam' },
			{ path: 'items[2].what', value: 'Grit' },
		]);
		const list = [change('items[0].price', 5), change('items', []), change('items[0].price', 6)];
		expect(listChanges(list).map(({ path }) => path)).toEqual(['items', 'items[0].price']);
	});

	test('knows the lists with variable rows', () => {
		expect(listLists(fields)).toEqual([
			{ path: 'tags', empty: null },
			{ path: 'items', empty: { what: null, price: null } },
		]);
	});

	test('knows the row of a value, and which values a changed list includes', () => {
		expect(rowOf('items[3].price')).toEqual({ list: 'items', row: 3 });
		expect(rowOf('a.b[1].c[2]')).toEqual({ list: 'a.b[1].c', row: 2 });
		expect(rowOf('seller.name')).toBeUndefined();
		const changes = listChanges([change('items', []), change('number', 'B')]);
		expect(isTouched(changes, 'items[0].what')).toBe(true);
		expect(isTouched(changes, 'number')).toBe(true);
		expect(isTouched(changes, 'numbers')).toBe(false);
	});

	test('parses typed text as the type of the field, or asks the engine', () => {
		expect(readTyped(' 12.50 ', { type: 'number' })).toEqual({ value: 12.5 });
		expect(readTyped('1.234,50 €', { type: 'number' })).toBe('ask');
		expect(readTyped('2026-11-04', { type: 'date' })).toEqual({ value: '2026-11-04' });
		expect(readTyped('4 November 2026', { type: 'date' })).toBe('ask');
		expect(readTyped('Yes', { type: 'boolean' })).toEqual({ value: true });
		expect(readTyped('perhaps', { type: 'boolean' })).toHaveProperty('fault');
		expect(readTyped('  ', { type: 'string' })).toEqual({ value: null });
		expect(readTyped(' A-1 ', undefined)).toEqual({ value: 'A-1' });
	});
});

describe('checks in words', () => {
	test('say what was checked, and whether it failed', () => {
		expect(sayCheck('net + tax = gross')).toEqual({
			words: 'Net plus tax equals the total',
			hasFailed: false,
		});
		expect(sayCheck('xml ≠ print')).toEqual({
			words: 'The e-invoice data and the page disagree',
			hasFailed: true,
		});
		expect(sayCheck('line products 2/3')).toEqual({
			words: 'Quantity × price is right on 2 of 3 lines',
			hasFailed: true,
		});
		expect(sayCheck('invoiceDate ≤ dueDate')).toEqual({
			words: 'The dates are in order: invoice date, then due date',
			hasFailed: false,
		});
		expect(sayCheck('invoiceDate > dueDate').hasFailed).toBe(true);
		expect(sayCheck('something new')).toEqual({ words: 'something new', hasFailed: false });
	});
});

describe('words of a page', () => {
	const word = (text: string, x0: number, y0: number) => ({
		text,
		box: { x0, y0, x1: x0 + 10 * text.length, y1: y0 + 10 },
	});
	const words = [word('Sum', 0, 0), word('due', 50, 1), word('12.50', 100, 0), word('EUR', 0, 20)];
	const page = { number: 3, width: 200, height: 100, isSet: false, words };

	test('are picked by a point and by a box, line by line', () => {
		expect(wordAt(words, { x: 55, y: 5 })?.text).toBe('due');
		expect(wordAt(words, { x: 45, y: 5 })).toBeUndefined();
		const picked = wordsWithin([...words].reverse(), { x0: 0, y0: 0, x1: 200, y1: 40 });
		expect(picked.map(({ text }) => text)).toEqual(['Sum', 'due', '12.50', 'EUR']);
		expect(boxAround(picked)).toEqual({ x0: 0, y0: 0, x1: 150, y1: 30 });
		expect(boxAround([])).toBeUndefined();
	});

	test('are found case-insensitively, also several in a row', () => {
		expect(findText(page, 'SUM')).toEqual([{ page: 3, box: { x0: 0, y0: 0, x1: 30, y1: 10 } }]);
		expect(findText(page, 'm due 12')).toHaveLength(1);
		expect(findText(page, 'sum 12')).toEqual([]);
		expect(findText(page, '  ')).toEqual([]);
	});
});

describe('what people have decided about a result', () => {
	const decide = (
		revision: number,
		action: Correction['action'],
		changes: Correction['changes'] = [],
		undoes?: number,
	): Correction => ({
		revision,
		action,
		changes,
		by: 'a@b.example',
		at: '2026-01-01T00:00:00.000Z',
		...(undoes !== undefined && { undoes }),
	});

	test('the last value of a path counts, with the value that the engine had read', () => {
		const { isApproved, corrected } = readReviewed({ state: 'approved' }, [
			decide(1, 'correct', [{ path: 'date', before: 'x', after: 'y' }]),
			decide(2, 'approve', [{ path: 'date', before: 'y', after: 'z' }]),
		]);
		expect(isApproved).toBe(true);
		expect(corrected.get('date')).toMatchObject({ before: 'x', value: 'z', by: 'a@b.example' });
	});

	test('an undone correction does not count', () => {
		const { isApproved, corrected } = readReviewed({ state: 'open' }, [
			decide(1, 'correct', [{ path: 'date', before: 'x', after: 'y' }]),
			decide(2, 'undo', [{ path: 'date', before: 'y', after: 'x' }], 1),
		]);
		expect(isApproved).toBe(false);
		expect(corrected.size).toBe(0);
	});

	test('cells of a list whose rows have moved are not marked', () => {
		const { corrected } = readReviewed({ state: 'corrected' }, [
			decide(1, 'correct', [{ path: 'items[1].what', before: 'x', after: 'y' }]),
			decide(2, 'correct', [{ path: 'items', row: 0, before: [1, 2], after: [2] }]),
		]);
		expect([...corrected.keys()]).toEqual([]);
	});
});
