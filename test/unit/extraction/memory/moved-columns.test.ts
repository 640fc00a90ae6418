import { expect, test } from '@jest/globals';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const list = (properties: FieldMap): FieldMap => ({
	lines: { type: 'array', itemType: 'object', itemSchema: { properties } },
});

const LETTERHEAD = [
	put(50, 40, 'Calder Valley Laboratory', 14),
	put(50, 60, 'Mill Street 9, Hebden'),
	put(50, 90, 'Report for the attending physician'),
];
const FOOT = [put(50, 700, 'Validated by the laboratory, valid without signature')];

type Place = readonly [key: string, head: string, x: number];
type Row = Readonly<Record<string, string | number | null>>;

function draw(places: readonly Place[], rows: readonly Row[]): Page[] {
	const cells = rows.flatMap((row, i) =>
		places.flatMap(([key, , x]): Word[][] =>
			row[key] === null || row[key] === undefined ? [] : [put(x, 230 + 16 * i, String(row[key]))],
		),
	);
	const heads = places.map(([, head, x]) => put(x, 200, head));
	return [pageOf([...LETTERHEAD, ...heads, ...cells, ...FOOT])];
}

const DATA = list({
	test: { type: 'string' },
	result: { type: 'number' },
	unit: { type: 'string' },
});
const TAUGHT = [
	{ test: 'Sodium', result: 141, unit: 'mmol' },
	{ test: 'Potassium', result: 43, unit: 'mmol' },
	{ test: 'Glucose', result: 92, unit: 'mg' },
];
const PLACES: readonly Place[] = [
	['test', 'Analyte', 50],
	['result', 'Finding', 260],
	['unit', 'Measure', 340],
];
const { lesson } = learnFromPages(draw(PLACES, TAUGHT), { data: DATA }, { lines: TAUGHT });

const NEXT = [
	{ test: 'Calcium', result: 22, unit: 'mmol' },
	{ test: 'Urea', result: 35, unit: 'mg' },
];

test('columns that have moved are read below their heads', () => {
	const moved: Place[] = [
		['test', 'Analyte', 50],
		['result', 'Finding', 330],
		['unit', 'Measure', 430],
	];
	const found = extractFromPages(draw(moved, NEXT), { data: DATA }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: NEXT });
});

test('columns that have changed places are read below their heads', () => {
	const swapped: Place[] = [
		['test', 'Analyte', 50],
		['unit', 'Measure', 250],
		['result', 'Finding', 360],
	];
	const found = extractFromPages(draw(swapped, NEXT), { data: DATA }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: NEXT });
});

test('text in an untaught column belongs to no other column', () => {
	const more: Place[] = [
		['test', 'Analyte', 50],
		['method', 'Procedure', 160],
		['result', 'Finding', 330],
		['unit', 'Measure', 430],
	];
	const rows = NEXT.map((row) => ({ ...row, method: 'enzymatic assay' }));
	const found = extractFromPages(draw(more, rows), { data: DATA }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: NEXT });
});

test('text in a column that no taught row filled belongs to no other column', () => {
	const data = list({ test: { type: 'string' }, result: { type: 'number' } });
	const places: readonly Place[] = [
		['test', 'Analyte', 50],
		['code', 'Tube #', 300],
		['result', 'Finding', 360],
	];
	const right = TAUGHT.map(({ test, result }) => ({ test, result }));
	const taught = learnFromPages(draw(places, right), { data }, { lines: right });
	const rows = [
		{ test: 'Calcium', code: null, result: 22 },
		{ test: 'Urea', code: '1457', result: 35 },
	];
	const found = extractFromPages(draw(places, rows), { data }, { lessons: [taught.lesson] });
	expect(found?.result.lines).toEqual(rows.map((row) => ({ test: row.test, result: row.result })));
});

test('a text that runs over a second line is read whole, where taught rows had one line', () => {
	const rows = [
		{ test: 'Calcium in serum, corrected', result: 22, unit: 'mmol' },
		{ test: null, result: null, unit: null },
		{ test: 'Urea', result: 35, unit: 'mg' },
	];
	const [page] = draw(PLACES, rows);
	const wrapped = {
		...page,
		words: [...(page?.words ?? []), ...put(50, 246, 'for albumin')],
	} as Page;
	const found = extractFromPages([wrapped], { data: DATA }, { lessons: [lesson] });
	expect(found?.result).toEqual({
		lines: [
			{ test: 'Calcium in serum, corrected for albumin', result: 22, unit: 'mmol' },
			{ test: 'Urea', result: 35, unit: 'mg' },
		],
	});
});

test('a figure in the line of another label is not taken, wherever the page has it', () => {
	const data: FieldMap = { unitsKent: { type: 'number' }, unitsDevon: { type: 'number' } };
	const sheet = (rows: readonly (readonly [string, number])[]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 170, 'County'),
			put(300, 170, 'Sold'),
			...rows.flatMap(([name, count], i) => [
				put(50, 200 + 16 * i, name),
				put(300, 200 + 16 * i, String(count)),
			]),
			...FOOT,
		]),
	];
	const taught = learnFromPages(
		sheet([
			['Essex', 611],
			['Kent', 274],
			['Surrey', 385],
			['Devon', 498],
		]),
		{ data },
		{ unitsKent: 274, unitsDevon: 498 },
	).lesson;
	const found = extractFromPages(
		sheet([
			['Kent', 733],
			['Surrey', 846],
			['Essex', 957],
		]),
		{ data },
		{ lessons: [taught] },
	);
	expect(found?.result).toEqual({ unitsKent: 733, unitsDevon: null });
});

test('a text that was written further right in its box is read', () => {
	const data: FieldMap = { hotel: { type: 'string' }, vessel: { type: 'string' } };
	const form = (x: number, hotel: string, vessel: string) => [
		pageOf([
			put(50, 40, 'Arrival declaration', 14),
			put(50, 70, 'Every traveller fills in this form before landing'),
			put(50, 120, 'Street address or lodging during the stay'),
			put(x, 140, hotel),
			put(50, 180, 'Line and name of the ship'),
			put(x, 200, vessel),
			put(50, 260, 'Read the instructions on the back of this form'),
		]),
	];
	const taught = learnFromPages(
		form(90, 'QUEENS PARADE', 'NORTHERN STAR'),
		{ data },
		{ hotel: 'QUEENS PARADE', vessel: 'NORTHERN STAR' },
	).lesson;
	const right = { hotel: 'ASTORIA HOUSE', vessel: 'GOLDEN FLEECE' };
	const found = extractFromPages(
		form(125, right.hotel, right.vessel),
		{ data },
		{ lessons: [taught] },
	);
	expect(found?.result).toEqual(right);
});

test('a longer text is not cut where the taught one began', () => {
	const data: FieldMap = { holder: { type: 'string' } };
	const letter = (x: number, holder: string) => [
		pageOf([
			...LETTERHEAD,
			put(50, 170, 'Policy in the name of the person below'),
			put(x, 190, holder),
			put(50, 230, 'We thank you for your confidence'),
			...FOOT,
		]),
	];
	const taught = learnFromPages(letter(140, 'Kari Aasen'), { data }, { holder: 'Kari Aasen' });
	const found = extractFromPages(
		letter(112, 'Lars Kvam Berg'),
		{ data },
		{ lessons: [taught.lesson] },
	);
	expect(found?.result).toEqual({ holder: 'Lars Kvam Berg' });
});

test('columns whose heads share a word are read below their heads after they have changed places', () => {
	const data = list({
		mark: { type: 'string' },
		pack: { type: 'string' },
		due: { type: 'date' },
		cost: { type: 'number' },
	});
	const taughtPlaces: Place[] = [
		['pack', 'Measure', 50],
		['mark', 'Sign', 130],
		['due', 'Due', 260],
		['cost', 'Measure cost', 380],
	];
	const nextPlaces: Place[] = [
		['due', 'Due', 50],
		['mark', 'Sign', 150],
		['pack', 'Measure', 260],
		['cost', 'Measure cost', 340],
	];
	const taught = [
		{ pack: 'case', mark: 'DD-7798', due: '2026-04-02', cost: 48.33 },
		{ pack: 'reel', mark: 'LM-7881', due: '2026-04-09', cost: 52.87 },
		{ pack: 'pair', mark: 'KT-1106', due: '2026-03-25', cost: 158.1 },
	];
	const next = [
		{ pack: 'jar', mark: 'AB-1120', due: '2025-01-12', cost: 15.08 },
		{ pack: 'bag', mark: 'CU-3409', due: '2025-02-19', cost: 1.8 },
		{ pack: 'tin', mark: 'SE-9913', due: '2025-02-27', cost: 18.21 },
	];
	const lessonOfHeads = learnFromPages(draw(taughtPlaces, taught), { data }, { lines: taught });
	const lessons = [lessonOfHeads.lesson];
	const found = extractFromPages(draw(nextPlaces, next), { data }, { lessons });
	expect(found?.result).toEqual({ lines: next });
});
