import { expect, test } from '@jest/globals';
import type { Page } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const LABELS = ['Complaint no.', 'Brand', 'Style of pack', 'Consumer', 'Reported by'] as const;
const FOOT = [
	put(50, 620, 'Make out in triplicate and keep the yellow copy'),
	put(50, 640, 'Samples go by registered mail'),
];

/** A card whose values stand in a column of their own. */
const inColumns = (values: readonly string[]): Page[] => [
	pageOf([
		put(220, 40, 'PRODUCT COMPLAINT', 14),
		...LABELS.flatMap((label, i) => [
			put(50, 90 + 30 * i, label),
			put(230, 90 + 30 * i, values[i] ?? ''),
		]),
		...FOOT,
	]),
];
/** The same card on which each value follows its label after a colon. */
const afterColons = (values: readonly string[]): Page[] => [
	pageOf([
		put(220, 40, 'PRODUCT COMPLAINT', 14),
		...LABELS.map((label, i) => put(50, 90 + 30 * i, `${label}: ${values[i] ?? ''}`)),
		...FOOT,
	]),
];

const data: FieldMap = { packing: { type: 'string' }, witness: { type: 'string' } };
const TAUGHT = ['74-5592', 'Palomar', 'Family size', 'Grace Lockhart', 'Liam Rao'];
const { lesson } = learnFromPages(
	inColumns(TAUGHT),
	{ data },
	{ packing: 'Family size', witness: 'Liam Rao' },
);

test('a value that follows its label at another distance is read as a whole', () => {
	const next = afterColons(['18-6845', 'Aurora Gold', 'Box of ten', 'Hannah Bell', 'Dylan Carver']);
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ packing: 'Box of ten', witness: 'Dylan Carver' });
});

test('a label without a value after it gives none', () => {
	const next = afterColons(['18-6845', 'Aurora Gold', '', 'Hannah Bell', '']);
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ packing: null, witness: null });
});

test('a label that is printed several times does not tell which value is meant', () => {
	const pages = afterColons(['18-6845', 'Aurora Gold', '', 'Hannah Bell', 'Dylan Carver']);
	const twice = [
		...pages.flatMap(({ words }) => words),
		...put(300, 400, 'Style of pack: one'),
		...put(300, 430, 'Style of pack: two'),
	];
	const found = extractFromPages([pageOf([twice])], { data }, { lessons: [lesson] });
	expect(found?.result).toMatchObject({ packing: null });
});

test('a number that was taught alone does not take the words after it', () => {
	const draw = (...texts: readonly (readonly [number, string])[]) => [
		pageOf([
			put(50, 40, 'Harrow Brokers Limited', 14),
			put(50, 90, 'Account of the client'),
			put(300, 90, 'Settlement office'),
			...texts.map(([x, text]) => put(x, 130, text)),
			...FOOT,
		]),
	];
	const schema = { data: { tradeTime: { type: 'string' } } satisfies FieldMap };
	const taught = draw([50, 'Executed 15:57'], [180, 'LSE']);
	const { lesson: known } = learnFromPages(taught, schema, { tradeTime: '15:57' });
	const found = extractFromPages(draw([50, 'Executed 15:26 LSE']), schema, { lessons: [known] });
	expect(found?.result).toEqual({ tradeTime: '15:26' });
});

test('values above a value in its column do not hide that its column has moved', () => {
	const sums = (x: number, [gross, tax, net]: readonly [number, number, number]) => [
		pageOf([
			put(50, 40, 'Harrow Foundry Limited', 14),
			put(50, 90, 'Statement of wages'),
			put(50, 130, 'Gross earnings'),
			put(x, 130, gross.toFixed(2)),
			put(50, 143, 'Levy withheld'),
			put(x, 143, tax.toFixed(2)),
			put(50, 156, 'Remaining sum'),
			put(x, 156, net.toFixed(2)),
			...FOOT,
		]),
	];
	const schema = { data: { stoppage: { type: 'number' } } } satisfies { data: FieldMap };
	const { lesson: known } = learnFromPages(sums(240, [6228.3, 934.25, 5294.05]), schema, {
		stoppage: 934.25,
	});
	const next = sums(165, [7117.5, 1067.63, 6049.87]);
	const found = extractFromPages(next, schema, { lessons: [known] });
	expect(found?.result).toEqual({ stoppage: 1067.63 });
});
