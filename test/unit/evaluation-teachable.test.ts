import { expect, test } from '@jest/globals';
import type { MadeDocument } from '../../evaluation/draw-makes.ts';
import { isTeachable } from '../../evaluation/teachable.ts';
import { pageOf, put } from '../support/pages.ts';

/** A document with its total at a position, after a label. */
function made(
	total: number | null,
	[x, y]: readonly [number, number],
	label: string,
): MadeDocument {
	const value = String(total ?? '');
	const page = pageOf([put(x - 100, y, label), put(x, y, value)]);
	const box = { x0: x, y0: y, x1: x + 30, y1: y + 10 };
	return {
		id: 'one',
		isScan: false,
		pages: [page],
		truth: { total, rows: [{ name: 'Nails', price: total }] },
		pointed: new Map(total === null ? [] : [['total', { page: 0, box }]]),
	};
}

test('a value is teachable if a taught document has it at the same place or beside the same word', () => {
	const document = made(12, [300, 500], 'Grand total');
	const isSeen = (taught: MadeDocument) => isTeachable([taught], document, 'total');
	expect(isSeen(made(15, [300, 200], 'Total of goods'))).toBe(true);
	expect(isSeen(made(15, [302, 503], 'Summe'))).toBe(true);
	expect(isSeen(made(15, [300, 200], 'Summe'))).toBe(false);
	expect(isSeen(made(null, [300, 500], 'Grand total'))).toBe(false);
	// It must stay empty.
	expect(isTeachable([document], made(null, [300, 500], 'Summe'), 'total')).toBe(true);
});

test('a cell is teachable if a taught row fills its column', () => {
	const document = made(12, [300, 500], 'Total');
	const taught = made(null, [300, 500], 'Total');
	expect(isTeachable([taught], document, 'rows[].name')).toBe(true);
	expect(isTeachable([taught], document, 'rows[].price')).toBe(false);
});
