import { expect, test } from '@jest/globals';
import type { Page } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const list = (properties: FieldMap): FieldMap => ({
	lines: { type: 'array', itemType: 'object', itemSchema: { properties } },
});

const LETTERHEAD = [
	put(50, 40, 'Harbour Garden Mail Order', 14),
	put(50, 60, 'Quay Lane 4, Leith'),
	put(50, 90, 'Please write in capitals and send the coupon back'),
];
const FOOT = [put(50, 700, 'We deliver free of charge to all islands')];

type Line = {
	page: number | null;
	article: string | null;
	description: string;
	quantity: number;
	price: number;
	amount: number;
};
const COUPON = list({
	page: { type: 'number' },
	article: { type: 'string' },
	description: { type: 'string' },
	quantity: { type: 'number' },
	price: { type: 'number' },
	amount: { type: 'number' },
});

function coupon(lines: readonly Line[]): Page[] {
	const heads = [
		put(50, 200, 'Page'),
		put(100, 200, 'Article no.'),
		put(190, 200, 'Description'),
		put(360, 200, 'Quantity'),
		put(430, 200, 'Price'),
		put(500, 200, 'Amount'),
	];
	const cells = lines.flatMap((line, i) => {
		const y = 225 + 18 * i;
		return [
			...(line.page === null ? [] : [put(50, y, String(line.page))]),
			...(line.article === null ? [] : [put(100, y, line.article)]),
			put(190, y, line.description),
			put(360, y, String(line.quantity)),
			put(430, y, line.price.toFixed(2)),
			put(500, y, line.amount.toFixed(2)),
		];
	});
	return [pageOf([...LETTERHEAD, ...heads, ...cells, ...FOOT])];
}

const TAUGHT: Line[] = [
	{ page: 78, article: '93-8440', description: 'Vine tomatoes', quantity: 3, price: 4, amount: 12 },
	{ page: 26, article: '13-9688', description: 'Farm bread', quantity: 2, price: 3.5, amount: 7 },
	{ page: 51, article: '54-3561', description: 'Sweet butter', quantity: 1, price: 2, amount: 2 },
];

test('a row that leaves one of many taught columns empty is a row', () => {
	const { lesson } = learnFromPages(coupon(TAUGHT), { data: COUPON }, { lines: TAUGHT });
	const next: Line[] = [
		{ page: null, article: '87-9896', description: 'Pens', quantity: 1, price: 11, amount: 11 },
		{ page: 32, article: null, description: 'Paper', quantity: 2, price: 30, amount: 60 },
	];
	const found = extractFromPages(coupon(next), { data: COUPON }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
	const cells = found?.details.filter(({ raw }) => raw !== null) ?? [];
	expect(cells.every(({ checks }) => checks.includes('as remembered'))).toBe(true);
});

test('rows that leave one of few taught columns empty are not lost, and the list goes to review', () => {
	const few = list({
		page: { type: 'number' },
		description: { type: 'string' },
		quantity: { type: 'number' },
		price: { type: 'number' },
	});
	const pick = (lines: readonly Line[]) =>
		lines.map(({ page, description, quantity, price }) => ({ page, description, quantity, price }));
	const { lesson } = learnFromPages(coupon(TAUGHT), { data: few }, { lines: pick(TAUGHT) });
	const next: Line[] = [
		{ page: null, article: '87-9896', description: 'Pens', quantity: 1, price: 11, amount: 11 },
		{ page: null, article: '32-1460', description: 'Paper', quantity: 2, price: 30, amount: 60 },
		{ page: 41, article: '53-8986', description: 'Shredder', quantity: 1, price: 133, amount: 133 },
	];
	const found = extractFromPages(coupon(next), { data: few }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: pick(next) });
	const cells = found?.details.filter(({ raw }) => raw !== null) ?? [];
	expect(cells.every(({ confidence }) => confidence <= 0.5)).toBe(true);
	expect(cells.every(({ checks }) => checks.includes('remembered rows 1/3'))).toBe(true);
});

test('a text that begins above the line of its row does not end the table', () => {
	type Row = { code: string; description: string; quantity: number; amount: number };
	const data = list({
		code: { type: 'string' },
		description: { type: 'string' },
		quantity: { type: 'number' },
		amount: { type: 'number' },
	});
	const order = (rows: readonly Row[], x: number) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'Code'),
			put(x, 200, 'Description'),
			put(400, 200, 'Quantity'),
			put(500, 200, 'Amount'),
			...rows.flatMap(({ code, description, quantity, amount }, i) => {
				const [first = '', ...rest] = description.split(/(?<=,) /);
				const y = 225 + 34 * i;
				return [
					put(x, y, first),
					put(50, y + 6, code),
					put(400, y + 6, String(quantity)),
					put(500, y + 6, amount.toFixed(2)),
					put(x, y + 12, rest.join(' ')),
				];
			}),
			...FOOT,
		]),
	];
	const taught: Row[] = [
		{ code: '018985', description: 'Peeled tomatoes, tin', quantity: 10, amount: 46.8 },
		{ code: '243940', description: 'Wheat flour, sack', quantity: 15, amount: 253.2 },
		{ code: '254488', description: 'Sunflower oil, can', quantity: 5, amount: 130.2 },
	];
	const next: Row[] = [
		{ code: '333082', description: 'Dried oregano, jar', quantity: 4, amount: 72.4 },
		{ code: '691947', description: 'Pizza boxes, brown', quantity: 2, amount: 11.14 },
		{ code: '170613', description: 'Fresh yeast, block', quantity: 6, amount: 107.25 },
	];
	const { lesson } = learnFromPages(order(taught, 150), { data }, { lines: taught });
	const [table] = lesson.tables;
	expect(table?.columns.find(({ path }) => path === 'quantity')?.always).toBe(true);
	expect(table?.columns.find(({ path }) => path === 'description')?.always).toBeUndefined();
	const found = extractFromPages(order(next, 165), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
});

test('where the reading without the lesson had too many rows, fewer rows are obeyed', () => {
	type Row = { item: string; previous: number; current: number; change: number };
	const data = list({
		item: { type: 'string' },
		previous: { type: 'number' },
		current: { type: 'number' },
		change: { type: 'number' },
	});
	const budget = (rows: readonly Row[]) => {
		const y = (i: number) => 225 + 18 * i;
		return [
			pageOf([
				...LETTERHEAD,
				put(50, 200, 'ITEM'),
				put(260, 200, '1987 REVISED'),
				put(380, 200, '1988 BUDGET'),
				put(500, 200, '% CHG'),
				...rows.flatMap(({ item, previous, current, change }, i) => [
					put(50, y(i), item),
					put(290, y(i), String(previous)),
					put(410, y(i), String(current)),
					put(500, y(i), change.toFixed(1)),
				]),
				put(50, y(rows.length), 'OFFICE'),
				put(290, y(rows.length), '2210'),
				put(410, y(rows.length), '2117'),
				put(500, y(rows.length), '4.2'),
				put(50, y(rows.length + 2), 'Increases above 5.0 percent must be explained'),
				put(430, y(rows.length + 4), 'PAGE 6'),
			]),
		];
	};
	const taught: Row[] = [
		{ item: 'Rent', previous: 59, current: 54, change: 8.5 },
		{ item: 'Equipment', previous: 148, current: 130, change: 12.2 },
		{ item: 'Travel', previous: 201, current: 279, change: 38.8 },
	];
	const next: Row[] = [
		{ item: 'Travel', previous: 264, current: 322, change: 22 },
		{ item: 'Salaries', previous: 1566, current: 1441, change: 8 },
		{ item: 'Training', previous: 304, current: 380, change: 25 },
		{ item: 'Supplies', previous: 351, current: 309, change: 12 },
	];
	const { lesson } = learnFromPages(budget(taught), { data }, { lines: taught });
	const found = extractFromPages(budget(next), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
	expect(lesson.tables[0]?.rightRows).toBeLessThan(100);
});

test('columns that claim the words of others do not fit, and the list goes to review', () => {
	type Row = { date: string; kind: string; amount: number; client: string };
	const data = list({
		date: { type: 'date' },
		kind: { type: 'string' },
		client: { type: 'string' },
		amount: { type: 'number' },
	});
	const report = (rows: readonly Row[], [client, amount]: readonly [number, number]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'Date'),
			put(140, 200, 'Kind'),
			put(client, 200, 'Client'),
			put(amount, 200, 'Amount'),
			...rows.flatMap((row, i) => [
				put(50, 225 + 18 * i, row.date),
				put(140, 225 + 18 * i, row.kind),
				put(client, 225 + 18 * i, row.client),
				put(amount, 225 + 18 * i, row.amount.toFixed(2)),
			]),
			...FOOT,
		]),
	];
	const taught: Row[] = [
		{ date: '2018-06-02', kind: 'Toll', amount: 107.54, client: 'Aubry Caterers' },
		{ date: '2018-06-04', kind: 'Taxi', amount: 9.52, client: 'Marchetti Builders' },
		{ date: '2018-06-06', kind: 'Meal', amount: 29.58, client: 'Bellanger Advisers' },
	];
	const next: Row[] = [
		{ date: '2008-10-03', kind: 'Fuel', amount: 160.12, client: 'Ondine Printers' },
		{ date: '2008-10-04', kind: 'Taxi', amount: 49.81, client: 'Delorme Groceries' },
		{ date: '2008-10-05', kind: 'Toll', amount: 61.29, client: 'Guerin Joinery' },
	];
	const { lesson } = learnFromPages(report(taught, [240, 480]), { data }, { lines: taught });
	const found = extractFromPages(report(next, [330, 250]), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
});

test('lines without digits are no rows where every taught row began with a number', () => {
	const data = list({ amount: { type: 'string' }, name: { type: 'string' } });
	type Row = { amount: string; name: string };
	const card = (rows: readonly Row[]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'What you need'),
			...rows.flatMap(({ amount, name }, i) => [
				put(50, 225 + 18 * i, amount),
				put(150, 225 + 18 * i, name),
			]),
			put(50, 235 + 18 * rows.length, 'Grease a'),
			put(150, 235 + 18 * rows.length, 'shallow dish'),
			put(50, 253 + 18 * rows.length, 'Fold in'),
			put(150, 253 + 18 * rows.length, 'the fruit'),
			...FOOT,
		]),
	];
	const taught: Row[] = [
		{ amount: '2 cups', name: 'flour' },
		{ amount: '3 tsp.', name: 'nutmeg' },
		{ amount: '1 can', name: 'corn' },
	];
	const next: Row[] = [
		{ amount: '4 lb.', name: 'apples' },
		{ amount: '1 cup', name: 'sugar' },
	];
	const { lesson } = learnFromPages(card(taught), { data }, { lines: taught });
	expect(lesson.tables[0]?.rows?.columns.some(({ digits }) => digits)).toBe(true);
	const found = extractFromPages(card(next), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
});
