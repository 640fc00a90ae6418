import { expect, test } from '@jest/globals';
import type { Detail } from '../../../../engine/src/model/extraction.ts';
import { obeyRows } from '../../../../engine/src/reading/extraction/decide/obey-rows.ts';
import type { ListField } from '../../../../engine/src/reading/extraction/request/read-lists.ts';
import type { ListProposal } from '../../../../engine/src/reading/extraction/source.ts';

const X = { quantity: 100, price: 150, amount: 200, note: 300 };
type Row = Partial<Record<keyof typeof X, number | string | null>>;

const column = (name: string, concept: string) => ({
	path: ['lines', name],
	concepts: new Map([[concept, 1]]),
});
const field = {
	path: ['lines'],
	columns: [
		column('quantity', 'quantity'),
		column('price', 'unitPrice'),
		column('amount', 'lineTotal'),
		column('note', 'note'),
	],
} as unknown as ListField;

function propose(rows: readonly Row[], check: string): ListProposal {
	const details = rows.flatMap((row, i) =>
		Object.entries(row).map(([name, value]): Detail => {
			const x = X[name as keyof typeof X];
			const box = { x0: x, y0: 20 * i, x1: x + 30, y1: 20 * i + 10 };
			const raw = String(value);
			return { path: `lines[${i}].${name}`, page: 0, box, raw, confidence: 0.9, checks: [check] };
		}),
	);
	return { field, value: [...rows], details };
}

const READ: Row[] = [
	{ quantity: 3, price: 2, amount: 6 },
	{ quantity: 2, price: 5, amount: 10 },
];

test('taught rows that do not multiply yield to rows that do, and go to review', () => {
	const taught = [
		{ quantity: 3, price: 2, amount: 6, note: 'a' },
		{ quantity: 2, price: 5, amount: 1910, note: 'b' },
	];
	const { value, details } = obeyRows(propose(taught, 'as remembered'), propose(READ, 'read'));
	expect(value).toEqual([taught[0], { quantity: 2, price: 5, amount: 10, note: 'b' }]);
	const amounts = details.filter(({ path }) => path.endsWith('.amount'));
	expect(amounts.map(({ checks }) => checks)).toEqual([
		['as remembered'],
		['read', 'as remembered ✗'],
	]);
	expect(amounts[1]?.confidence).toBe(0.5);
});

test('taught rows whose numbers multiply are obeyed, and those that no reading makes multiply', () => {
	const taught = [
		{ quantity: 3, price: 20, amount: 60 },
		{ quantity: 2, price: 4, amount: 7 },
	];
	const read = [READ[0] ?? {}, { quantity: 2, price: 5, amount: 9 }];
	const { value } = obeyRows(propose(taught, 'as remembered'), propose(read, 'read'));
	expect(value).toEqual(taught);
});
