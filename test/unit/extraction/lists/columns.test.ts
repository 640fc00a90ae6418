import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import type { FieldDefinition, FieldMap } from '../../../../engine/src/model/template.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import { layOut, pageOf, put } from '../../../support/pages.ts';

type Types = Record<string, FieldDefinition['type']>;

/** The rows of a list whose items have these fields. */
function readRows(types: Types, ...words: Parameters<typeof layOut>): unknown {
	const properties: FieldMap = Object.fromEntries(
		Object.entries(types).map(([name, type]) => [name, { type }]),
	);
	const data: FieldMap = {
		items: { type: 'array', itemType: 'object', itemSchema: { properties } },
	};
	return extract(layOut(...words), { data }).result.items;
}

/** Texts of one line at their column positions; an empty text leaves its column empty. */
const line = (y: number, places: readonly number[], ...texts: string[]) =>
	texts.flatMap((text, i) => (text === '' ? [] : [put(places[i] ?? 0, y, text)]));

const AT = [50, 230, 330, 450];
const HEAD = ['Description', 'Quantity', 'Unit price', 'Total'];
const GOODS: Types = {
	description: 'string',
	quantity: 'number',
	unitPrice: 'number',
	total: 'number',
};

describe('what no column of its own holds', () => {
	test('a unit is read from behind the quantity', () => {
		const rows = readRows(
			{ ...GOODS, unit: 'string' },
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Cable', '20 m', '1.50', '30.00'),
			...line(135, AT, 'Plug', '4 pcs', '2.00', '8.00'),
		);
		expect(rows).toMatchObject([
			{ description: 'Cable', quantity: 20, unit: 'm' },
			{ description: 'Plug', quantity: 4, unit: 'pcs' },
		]);
	});

	test('a labelled line below a row fills the field that it names', () => {
		const rows = readRows(
			{ ...GOODS, deliveryDate: 'date' },
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Cable', '20', '1.50', '30.00'),
			put(50, 134, 'Delivery date: 23.06.2024'),
			...line(155, AT, 'Plug', '4', '2.00', '8.00'),
			put(50, 169, 'Delivery date: 30.06.2024'),
		);
		expect(rows).toMatchObject([
			{ description: 'Cable', deliveryDate: '2024-06-23' },
			{ description: 'Plug', deliveryDate: '2024-06-30' },
		]);
	});
});

describe('texts and sums', () => {
	test('a name below its article number is the description, wherever it runs on to', () => {
		const rows = readRows(
			{ material: 'string', ...GOODS },
			...line(100, AT, 'Part No.', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, '1002540', '2', '1.50', '3.00'),
			put(50, 133, 'Steel plate for the outer hull of a ship, grey'),
			...line(155, AT, '1050245', '4', '2.00', '8.00'),
			put(50, 168, 'Inductive sensor'),
		);
		expect(rows).toMatchObject([
			{ description: 'Steel plate for the outer hull of a ship, grey', quantity: 2 },
			{ description: 'Inductive sensor', quantity: 4 },
		]);
	});

	test('a last line with only the sum of the others is not a row', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Cable', '20', '1.50', '30.00'),
			...line(135, AT, 'Plug', '4', '2.00', '8.00'),
			...line(150, AT, '', 'Zzz', '', '38.00'),
		);
		expect(rows).toHaveLength(2);
	});
});

describe('articles of a receipt', () => {
	const ARTICLES: Types = { name: 'string', amount: 'number', discount: 'number' };
	const receipt = [
		...line(100, [50, 300], 'PEAS 450G', '1.28 B'),
		...line(115, [50, 300], 'YOGHURT', '0.75 B'),
		...line(130, [60, 300], 'Discount', '-0.19 B'),
		...line(145, [50, 300], 'TOMATOES', '3.62 1'),
		...line(175, [50, 300], 'TOTAL', '5.46'),
	];

	test('a number inside a name is part of it, and a sign behind the amount is not', () => {
		expect(readRows(ARTICLES, ...receipt)).toMatchObject([
			{ name: 'PEAS 450G', amount: 1.28 },
			{ name: 'YOGHURT', amount: 0.75 },
			{ name: 'TOMATOES', amount: 3.62 },
		]);
	});

	test('a discount belongs to the article above it', () => {
		expect(readRows(ARTICLES, ...receipt)).toMatchObject([
			{ discount: null },
			{ discount: -0.19 },
			{ discount: null },
		]);
	});
});

describe('what stands beside the name of an article', () => {
	const ARTICLE: Types = { name: 'string', quantity: 'number', price: 'number', amount: 'number' };

	test('a code and the sign of its tax stand behind the name', () => {
		const rows = readRows(
			{ item: 'string', productCode: 'string', taxCode: 'string', amount: 'number' },
			...line(100, [50, 300], 'TOM SOUP 400G 06844746345 F', '2.48'),
			...line(115, [50, 300], 'SHAMPOO 04541695991 T', '11.31'),
			...line(140, [50, 300], 'TOTAL', '13.79'),
		);
		expect(rows).toEqual([
			{ item: 'TOM SOUP 400G', productCode: '06844746345', taxCode: 'F', amount: 2.48 },
			{ item: 'SHAMPOO', productCode: '04541695991', taxCode: 'T', amount: 11.31 },
		]);
	});

	test('a quantity stands behind the name', () => {
		const rows = readRows(
			ARTICLE,
			...line(100, [50, 200, 300], 'Cheese Toastie', 'x2', '11.00'),
			...line(115, [50, 200, 300], 'Chicken Rice', 'x3', '19.50'),
			...line(140, [50, 300], 'Total', '30.50'),
		);
		expect(rows).toMatchObject([
			{ name: 'Cheese Toastie', quantity: 2, amount: 11 },
			{ name: 'Chicken Rice', quantity: 3, amount: 19.5 },
		]);
	});

	test('a tax rate stands before or behind the amount', () => {
		const rows = readRows(
			{ ...ARTICLE, taxRate: 'number' },
			...line(100, [50, 200, 300], 'LAIT', '10%', '3,99'),
			...line(115, [50, 300, 350], 'SAVON', '5,99', '20%'),
			...line(140, [50, 300], 'TOTAL', '9,98'),
		);
		expect(rows).toMatchObject([
			{ name: 'LAIT', amount: 3.99, taxRate: 10 },
			{ name: 'SAVON', amount: 5.99, taxRate: 20 },
		]);
	});

	test('a weight is no quantity where both are asked for', () => {
		const rows = readRows(
			{ ...ARTICLE, weight: 'number' },
			put(50, 100, 'Roggenmisch'),
			...line(112, [60, 300], '1,294 kg x 5,56', '7,19'),
			put(50, 126, 'Brötchen'),
			...line(138, [60, 300], '4 x 0,38', '1,52'),
			...line(160, [50, 300], 'Summe', '8,71'),
		);
		expect(rows).toMatchObject([
			{ name: 'Roggenmisch', weight: 1.294, quantity: null, price: 5.56, amount: 7.19 },
			{ name: 'Brötchen', weight: null, quantity: 4, price: 0.38, amount: 1.52 },
		]);
	});

	test('a table of taxes below them does not take their place', () => {
		const rows = readRows(
			ARTICLE,
			...line(100, [50, 300], 'Käsekuchen', '11,22'),
			...line(112, [50, 300], 'Kakao', '3,63'),
			...line(130, [50, 300], 'Summe', '14,85'),
			...line(150, [100, 180, 260, 340], '%', 'Netto', 'Steuer', 'Brutto'),
			...line(162, [50, 100, 180, 260, 340], 'A', '19', '9,43', '1,79', '11,22'),
			...line(174, [50, 100, 180, 260, 340], 'B', '7', '3,39', '0,24', '3,63'),
		);
		expect(rows).toMatchObject([
			{ name: 'Käsekuchen', amount: 11.22 },
			{ name: 'Kakao', amount: 3.63 },
		]);
	});
});

describe('columns whose heads say nothing', () => {
	const PLACES = [50, 230, 300, 380, 480];

	test('the only column of dates is the only date that is asked for', () => {
		const rows = readRows(
			{ ...GOODS, wanted: 'date' },
			...line(100, PLACES, 'Description', 'Quantity', 'Unit price', 'Zzz', 'Total'),
			...line(120, PLACES, 'Cable', '20', '1.50', '23.06.2024', '30.00'),
			...line(135, PLACES, 'Plug', '4', '2.00', '30.06.2024', '8.00'),
		);
		expect(rows).toMatchObject([{ wanted: '2024-06-23' }, { wanted: '2024-06-30' }]);
	});

	test('numbers of rows are no tax rate, although no other column is left', () => {
		const WIDE = [50, 90, 340, 410, 480];
		const rows = readRows(
			{ ...GOODS, taxRate: 'number' },
			...line(100, WIDE, 'Pos', 'Leistung', 'Menge', 'Preis', 'Gesamt'),
			...line(120, WIDE, '1', 'Anstrich', '42', '14,50', '609,00'),
			...line(138, WIDE, '2', 'Abdecken', '1', '180,00', '180,00'),
			...line(156, WIDE, '3', 'Dispersionsfarbe weiß 12,5 l', '3', '69,90', '209,70'),
		);
		expect(rows).toMatchObject([
			{ description: 'Anstrich', taxRate: null, total: 609 },
			{ description: 'Abdecken', taxRate: null, total: 180 },
			{ description: 'Dispersionsfarbe weiß 12,5 l', taxRate: null, total: 209.7 },
		]);
	});

	test('a column of dates is no amount, although its head may name one', () => {
		const places = [50, 120, 190, 400, 480];
		const rows = readRows(
			{
				date: 'date',
				valueDate: 'date',
				description: 'string',
				amount: 'number',
				balance: 'number',
			},
			...line(100, places, 'Buchung', 'Wert', 'Verwendungszweck', 'Betrag EUR', 'Saldo EUR'),
			...line(120, places, '01.10.2026', '02.10.2026', 'Miete Büro', '-460,96', '7.931,79'),
			...line(138, places, '05.10.2026', '05.10.2026', 'Gutschrift Fracht', '+55,21', '7.987,00'),
			...line(156, places, '09.10.2026', '10.10.2026', 'Lastschrift Strom', '-87,00', '7.900,00'),
		);
		expect(rows).toMatchObject([
			{ valueDate: '2026-10-02', description: 'Miete Büro', amount: -460.96, balance: 7931.79 },
			{ valueDate: '2026-10-05', amount: 55.21, balance: 7987 },
			{ valueDate: '2026-10-10', amount: -87, balance: 7900 },
		]);
	});

	test('two columns of texts stay empty where nothing says which is which', () => {
		const rows = readRows(
			{ total: 'number', foo: 'string', quantity: 'number', bar: 'string' },
			...line(100, PLACES, 'Xxx', 'Yyy', 'Zzz', 'Quantity', 'Total'),
			...line(120, PLACES, 'Cable', 'Oslo', 'red', '20', '30.00'),
			...line(135, PLACES, 'Plug', 'Rome', 'blue', '4', '8.00'),
		);
		expect(rows).toMatchObject([
			{ foo: null, bar: null },
			{ foo: null, bar: null },
		]);
	});
});

test('an order line with a delivery date and a price is not a job', () => {
	const places = [50, 120, 300, 380, 480];
	const rows = readRows(
		{
			position: 'string',
			description: 'string',
			quantity: 'number',
			deliveryDate: 'date',
			amount: 'number',
		},
		...line(100, places, 'Pos.', 'Description', 'Quantity', 'Delivery', 'Amount'),
		...line(120, places, '10', 'Cable', '20', '23.06.2024', '30.00'),
		...line(135, places, '20', 'Plug', '4', '30.06.2024', '8.00'),
	);
	expect(rows).toMatchObject([
		{ position: '10', description: 'Cable', quantity: 20, amount: 30 },
		{ position: '20', description: 'Plug', quantity: 4, amount: 8 },
	]);
});

test('of a price and an amount, the price is that of one piece', () => {
	const rows = readRows(
		{ designation: 'string', quantite: 'number', prixHt: 'number', montantHt: 'number' },
		...line(100, AT, 'Désignation', 'Qté', 'P.U. HT', 'Total HT'),
		...line(120, AT, 'Nappe', '3', '16.43', '49.29'),
		...line(135, AT, 'Seau', '2', '38.42', '76.84'),
	);
	expect(rows).toMatchObject([
		{ prixHt: 16.43, montantHt: 49.29 },
		{ prixHt: 38.42, montantHt: 76.84 },
	]);
});

describe('lines below a text', () => {
	test('are its continuation only where their first word found no room above', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Steel plate for outer hulls of', '2', '1.50', '3.00'),
			put(50, 131, 'ships, grey'),
			...line(155, AT, 'Sensor', '4', '2.00', '8.00'),
			put(50, 166, 'black, water-proof'),
		);
		expect(rows).toMatchObject([
			{ description: 'Steel plate for outer hulls of ships, grey' },
			{ description: 'Sensor' },
		]);
	});

	test('in smaller letters are details', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Steel plate for outer hulls of', '2', '1.50', '3.00'),
			put(50, 131, 'ships, grey', 8),
		);
		expect(rows).toMatchObject([{ description: 'Steel plate for outer hulls of' }]);
	});
});

test('signs that frame a table in plain text are no part of its cells', () => {
	/** Letters of one width, as they stand in the text. */
	const type = (y: number, text: string) =>
		[...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => put(50 + 5 * index, y, word));
	const level = '+-----+----------+-----+-------+-------+';
	const rows = readRows(
		{ pos: 'string', text: 'string', quantity: 'number', price: 'number', sum: 'number' },
		type(100, level),
		type(112, '| No. | Text     | Qty | Price |   Sum |'),
		type(124, level),
		type(136, '| 1   | Cable    |  10 |  1.50 | 15.00 |'),
		type(148, '| 2   | Plugs    |  20 |  2.00 | 40.00 |'),
		type(160, level),
	);
	expect(rows).toEqual([
		{ pos: '1', text: 'Cable', quantity: 10, price: 1.5, sum: 15 },
		{ pos: '2', text: 'Plugs', quantity: 20, price: 2, sum: 40 },
	]);
});

test('a frame around a single article is one', () => {
	const type = (y: number, text: string) =>
		[...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) => put(50 + 5 * index, y, word));
	const level = '+----------------------+-----+--------+---------+';
	const rows = readRows(
		{ text: 'string', quantity: 'number', price: 'number', sum: 'number' },
		type(100, level),
		type(112, '| Text                 | Qty |  Price |     Sum |'),
		type(124, level),
		type(136, '| Office chair         |   2 |  40.00 |   80.00 |'),
		type(148, level),
	);
	expect(rows).toEqual([{ text: 'Office chair', quantity: 2, price: 40, sum: 80 }]);
});

describe('heads and the cells below them', () => {
	test('close heads are parted where the words below them are in two columns', () => {
		const at = [50, 69, 280, 400, 480];
		const rows = readRows(
			{ position: 'number', ...GOODS },
			...line(100, [50, 280, 400, 480], 'Pos Text', 'Qty', 'Price', 'Sum'),
			...line(120, at, '1', 'Removal of old tiles', '2', '1.50', '3.00'),
			...line(135, at, '2', 'Paint', '4', '2.00', '8.00'),
			...line(160, [400, 480], 'Total', '11.00'),
		);
		expect(rows).toMatchObject([
			{ position: 1, description: 'Removal of old tiles' },
			{ position: 2, description: 'Paint' },
		]);
	});

	test('rows with as many cells as heads show which number belongs to which head', () => {
		const at = [50, 250, 330, 410, 490];
		const heads = [50, 220, 285, 360, 440];
		const rows = readRows(
			{ ...GOODS, discount: 'number' },
			...line(100, heads, 'Article', 'Quantity', 'Price', 'Discount', 'Amount'),
			...line(120, at, 'Shirt', '10', '8.00', '10', '72.00'),
			...line(135, [50, 250, 330, 490], 'Belt', '25', '4.00', '100.00'),
			...line(150, at, 'Skirt', '12', '20.00', '50', '120.00'),
		);
		expect(rows).toMatchObject([
			{ quantity: 10, unitPrice: 8, discount: 10, total: 72 },
			{ quantity: 25, unitPrice: 4, discount: null, total: 100 },
			{ quantity: 12, unitPrice: 20, discount: 50, total: 120 },
		]);
	});

	test('a line that numbers the columns is no row', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(115, AT, '1', '2', '3', '4 (2 x 3)'),
			...line(130, AT, 'Cable', '20', '1.50', '30.00'),
		);
		expect(rows).toEqual([{ description: 'Cable', quantity: 20, unitPrice: 1.5, total: 30 }]);
	});

	test('a first row whose numbers count up is a row', () => {
		const types: Types = { week: 'number', planned: 'number', actual: 'number', open: 'number' };
		const rows = readRows(
			types,
			...line(100, AT, 'Week', 'Planned', 'Actual', 'Open'),
			...line(115, AT, '1', '2', '3', '4'),
			...line(130, AT, '2', '9', '5', '7'),
			...line(145, AT, '3', '8', '4', '6'),
		);
		expect(rows).toMatchObject([{ week: 1, planned: 2 }, { week: 2 }, { week: 3 }]);
	});

	test('prices with three decimals are no thousands where others have a decimal comma', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Olives', '2,00', '8,560', '17,12'),
			...line(135, AT, 'Cheese', '3,00', '16,970', '50,91'),
		);
		expect(rows).toMatchObject([
			{ quantity: 2, unitPrice: 8.56, total: 17.12 },
			{ quantity: 3, unitPrice: 16.97, total: 50.91 },
		]);
	});

	test('section numbers and times do not say which mark stands before the cents', () => {
		const rows = readRows(
			GOODS,
			put(50, 40, 'Clauses 3.10 and 4.20 and 5.30 apply'),
			put(50, 60, '12.05 Uhr'),
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Server', '2', '1.500', '3.000'),
			...line(135, AT, 'Cabinet', '4', '2.250', '9.000'),
		);
		expect(rows).toMatchObject([
			{ quantity: 2, unitPrice: 1500, total: 3000 },
			{ quantity: 4, unitPrice: 2250, total: 9000 },
		]);
	});

	test('a quantity of thousands stays one where only that multiplies', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			...line(120, AT, 'Screws', '1.000', '0.05', '50.00'),
			...line(135, AT, 'Nails', '2.500', '0.02', '50.00'),
			...line(150, AT, 'Hammer', '1', '15.00', '15.00'),
		);
		expect(rows).toMatchObject([{ quantity: 1000 }, { quantity: 2500 }, { quantity: 1 }]);
	});
});

describe('sums among the rows', () => {
	test('a sum of some rows is followed by others', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, ...HEAD),
			put(50, 120, 'First week'),
			...line(135, AT, 'Cable', '20', '1.50', '30.00'),
			...line(150, AT, 'Plug', '4', '2.00', '8.00'),
			...line(165, [50, 450], 'Subtotal', '38.00'),
			put(50, 185, 'Second week'),
			...line(200, AT, 'Lamp', '2', '12.00', '24.00'),
			...line(215, [50, 450], 'Subtotal', '24.00'),
			...line(235, [330, 450], 'Total', '62.00'),
		);
		expect(rows).toMatchObject([
			{ description: 'Cable' },
			{ description: 'Plug' },
			{ description: 'Lamp' },
		]);
		expect(rows).toHaveLength(3);
	});

	test('a sum at the end of a page does not end a table that goes on', () => {
		const sum = 'Suma y sigue';
		const head = line(100, AT, ...HEAD);
		const layout = layOutPages([
			pageOf([
				...head,
				...line(120, AT, 'Cable', '20', '1.50', '30.00'),
				...line(140, [50, 450], sum, '30.00'),
			]),
			{ ...pageOf([...head, ...line(120, AT, 'Plug', '4', '2.00', '8.00')]), index: 1 },
		]);
		const properties: FieldMap = { description: { type: 'string' }, total: { type: 'number' } };
		const data: FieldMap = {
			items: { type: 'array', itemType: 'object', itemSchema: { properties } },
		};
		expect(extract(layout, { data }).result.items).toEqual([
			{ description: 'Cable', total: 30 },
			{ description: 'Plug', total: 8 },
		]);
	});
});

test('a table of another page is not read after the only total', () => {
	const head = line(100, AT, ...HEAD);
	const layout = layOutPages([
		pageOf([
			...head,
			...line(120, AT, 'Cable', '20', '1.50', '30.00'),
			...line(135, AT, 'Socket', '10', '2.00', '20.00'),
			...line(160, [330, 450], 'Total', '50.00'),
		]),
		{
			...pageOf([
				put(50, 60, 'Our other offers'),
				...head,
				...line(120, AT, 'Lamp', '1', '35.00', '35.00'),
			]),
			index: 1,
		},
	]);
	const properties: FieldMap = { description: { type: 'string' }, total: { type: 'number' } };
	const data: FieldMap = {
		items: { type: 'array', itemType: 'object', itemSchema: { properties } },
	};
	expect(extract(layout, { data }).result.items).toEqual([
		{ description: 'Cable', total: 30 },
		{ description: 'Socket', total: 20 },
	]);
});

test.each([
	['Total page 1', '30.00', 'Grand total', '110.00'],
	['Subtotal', '30.00', 'Subtotal', '80.00'],
])('a table goes on after the sum of a page: %s', (sum, amount, last, total) => {
	const page = (index: number, article: string, price: string, label: string, of: string) => ({
		...pageOf([
			...line(100, AT, ...HEAD),
			...line(120, AT, article, '1', price, price),
			...line(145, [50, 450], label, of),
		]),
		index,
	});
	const layout = layOutPages([
		page(0, 'Cable', '30.00', sum, amount),
		page(1, 'Lamp', '80.00', last, total),
	]);
	const properties: FieldMap = { description: { type: 'string' }, total: { type: 'number' } };
	const data: FieldMap = {
		items: { type: 'array', itemType: 'object', itemSchema: { properties } },
	};
	expect(extract(layout, { data }).result.items).toEqual([
		{ description: 'Cable', total: 30 },
		{ description: 'Lamp', total: 80 },
	]);
});

test('a list of taxes is not read from the articles', () => {
	const properties = (types: Types): FieldMap =>
		Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
	const list = (types: Types): FieldDefinition => ({
		type: 'array',
		itemType: 'object',
		itemSchema: { properties: properties(types) },
	});
	const data: FieldMap = {
		items: list(GOODS),
		taxes: list({ rate: 'number', base: 'number', tax: 'number' }),
	};
	const layout = layOut(
		...line(100, [...AT, 520], ...HEAD, 'VAT'),
		...line(120, [...AT, 520], 'Cable', '20', '1.50', '30.00', '20'),
		...line(135, [...AT, 520], 'Plug', '4', '2.00', '8.00', '10'),
	);
	const { items, taxes } = extract(layout, { data }).result;
	expect(items).toHaveLength(2);
	expect(taxes).toEqual([]);
});

describe('columns in the order of the template', () => {
	test('columns with unknown heads between two known ones hold the fields between theirs', () => {
		const places = [50, 150, 250, 330, 400, 470];
		const rows = readRows(
			{
				phone: 'string',
				zork: 'string',
				department: 'string',
				blim: 'number',
				frob: 'number',
				total: 'number',
			},
			...line(100, places, 'Phone', 'Grault', 'Department', 'Waldo', 'Plugh', 'Total'),
			...line(120, places, '030 471100', 'Silke Krüger', 'Sales', '24.90', '', '24.90'),
			...line(135, places, '030 471101', 'Karin Yildiz', 'Stores', '9.90', '0.83', '10.73'),
			...line(150, places, '030 471102', 'Heike Hölzl', 'Sales', '14.95', '1.50', '16.45'),
		);
		expect(rows).toMatchObject([
			{ zork: 'Silke Krüger', blim: 24.9, frob: null },
			{ zork: 'Karin Yildiz', blim: 9.9, frob: 0.83 },
			{ zork: 'Heike Hölzl', blim: 14.95, frob: 1.5 },
		]);
	});

	test('a field whose form no column has leaves the others in order', () => {
		const places = [50, 150, 250, 330];
		const rows = readRows(
			{ surname: 'string', born: 'date', blim: 'number', frob: 'number' },
			...line(100, places, 'Surname', 'Waldo', 'Plugh'),
			...line(120, places, 'Ahrens', '2005', '48.00'),
			...line(135, places, 'Clausen', '1980', '60.00'),
		);
		expect(rows).toMatchObject([
			{ surname: 'Ahrens', born: null, blim: 2005, frob: 48 },
			{ surname: 'Clausen', born: null, blim: 1980, frob: 60 },
		]);
	});

	test('a table whose heads name no field is read in the order of the template', () => {
		const places = [50, 90, 200, 240, 270, 300, 350];
		const rows = readRows(
			{ zork: 'number', blim: 'string', frob: 'number', grault: 'string', plugh: 'number' },
			...line(100, places, 'Qx', 'Wq', 'Zt', 'g.', 'u.', 'Tq', 'Pkt.'),
			...line(120, places, '1.', 'Hansa', '10', '6', '4', '12:11', '22'),
			...line(135, places, '2.', 'Union 09', '10', '5', '5', '54:11', '20'),
			...line(150, places, '3.', 'Viktoria', '10', '4', '4', '67:40', '16'),
		);
		expect(rows).toEqual([
			{ zork: 1, blim: 'Hansa', frob: 10, grault: '12:11', plugh: 22 },
			{ zork: 2, blim: 'Union 09', frob: 10, grault: '54:11', plugh: 20 },
			{ zork: 3, blim: 'Viktoria', frob: 10, grault: '67:40', plugh: 16 },
		]);
	});

	test('a column of numbers may hold signs in some rows', () => {
		const places = [50, 150, 250, 330];
		const rows = readRows(
			{ name: 'string', zork: 'number', blim: 'number', total: 'number' },
			...line(100, places, 'Name', 'Mo', 'Di', 'Total'),
			...line(120, places, 'Yildiz', '9', '7.5', '16.5'),
			...line(135, places, 'Clausen', 'U', '6', '6'),
			...line(150, places, 'Ahrens', '9', 'K', '9'),
		);
		expect(rows).toEqual([
			{ name: 'Yildiz', zork: 9, blim: 7.5, total: 16.5 },
			{ name: 'Clausen', zork: null, blim: 6, total: 6 },
			{ name: 'Ahrens', zork: 9, blim: null, total: 9 },
		]);
	});

	test('factors that no head names are in the order of the template', () => {
		const places = [50, 150, 250, 330];
		const rows = readRows(
			{ date: 'date', amount: 'number', unitPrice: 'number', quantity: 'number' },
			...line(100, places, 'Date', 'Amount', 'Waldo', 'Plugh'),
			...line(120, places, '14.05.2020', '150.00', '151.08', '0.993'),
			...line(135, places, '11.06.2020', '150.00', '162.21', '0.925'),
		);
		expect(rows).toMatchObject([
			{ amount: 150, unitPrice: 151.08, quantity: 0.993 },
			{ amount: 150, unitPrice: 162.21, quantity: 0.925 },
		]);
	});

	test('heads that are repeated name the fields in their order', () => {
		const places = [50, 150, 230, 310, 390];
		const rows = readRows(
			{
				district: 'string',
				menBefore: 'number',
				womenBefore: 'number',
				menNow: 'number',
				womenNow: 'number',
			},
			...line(100, places, 'District', 'Men', 'Women', 'Men', 'Women'),
			...line(120, places, 'Egg', '273', '88', '311', '100'),
			...line(135, places, 'Muri', '226', '149', '235', '155'),
		);
		expect(rows).toMatchObject([
			{ district: 'Egg', menBefore: 273, womenBefore: 88, menNow: 311, womenNow: 100 },
			{ district: 'Muri', menBefore: 226, womenBefore: 149, menNow: 235, womenNow: 155 },
		]);
	});
});

describe('heads and cells of several words', () => {
	test('two known words above single values are one head', () => {
		const places = [50, 130, 230, 340, 450];
		const rows = readRows(
			{ date: 'date', purpose: 'string', start: 'number', end: 'number', miles: 'number' },
			...line(100, places, 'Date', 'Purpose', 'Odometer start', 'Odometer end', 'Miles'),
			...line(120, places, '14.05.2025', 'Training', '175337', '175713', '376'),
			...line(135, places, '15.05.2025', 'Delivery', '175713', '176002', '289'),
		);
		expect(rows).toMatchObject([
			{ purpose: 'Training', start: 175337, end: 175713, miles: 376 },
			{ purpose: 'Delivery', start: 175713, end: 176002, miles: 289 },
		]);
	});

	test('a column of strings without the usual form of its field is read as printed', () => {
		const places = [50, 130, 230, 340];
		const rows = readRows(
			{ day: 'string', from: 'string', hours: 'number' },
			...line(100, places, 'Day', 'From', 'Hours'),
			...line(120, places, 'MON', 'Site 4', '8'),
			...line(135, places, 'TUE', 'Site 5', '7.5'),
		);
		expect(rows).toEqual([
			{ day: 'MON', from: 'Site 4', hours: 8 },
			{ day: 'TUE', from: 'Site 5', hours: 7.5 },
		]);
	});
});

test('the first rows decide whether strings have the usual form of their field', () => {
	const rows = readRows(
		{ description: 'string', deliveryDate: 'string', total: 'number' },
		...line(100, [50, 230, 450], 'Description', 'Delivery date', 'Total'),
		...line(120, [50, 230, 450], 'Cable', '14.05.2025', '30.00'),
		...line(135, [50, 230, 450], 'Plug', '15.05.2025', '8.00'),
		...line(150, [50, 230, 450], 'Lamp', 'open', '24.00'),
		...line(165, [50, 230, 450], 'Fuse', 'open', '2.00'),
		...line(180, [50, 230, 450], 'Tape', 'open', '4.00'),
	);
	expect(rows).toMatchObject([
		{ deliveryDate: '14.05.2025' },
		{ deliveryDate: '15.05.2025' },
		{ deliveryDate: null },
		{ deliveryDate: null },
		{ deliveryDate: null },
	]);
});

describe('first columns', () => {
	const places = [50, 250, 330, 410];

	test('a first column without a head holds the first field', () => {
		const rows = readRows(
			{ zork: 'string', year1: 'number', year2: 'number', total: 'number' },
			...line(100, places, '', '1. year', '2. year', 'Total'),
			...line(120, places, 'Animals', '2025', '700', '2725'),
			...line(135, places, 'Supplies', '1600', '3050', '4650'),
			...line(150, places, 'Equipment', '1000', '1575', '2575'),
		);
		expect(rows).toEqual([
			{ zork: 'Animals', year1: 2025, year2: 700, total: 2725 },
			{ zork: 'Supplies', year1: 1600, year2: 3050, total: 4650 },
			{ zork: 'Equipment', year1: 1000, year2: 1575, total: 2575 },
		]);
	});

	test('a row may lack the first column that a head names', () => {
		const rows = readRows(
			{ zork: 'string', method: 'string', unit: 'string' },
			...line(100, places, 'Waldo', 'Method', 'Unit'),
			...line(120, places, 'Water', 'K. Fischer', '%'),
			...line(135, places, 'Assay', '', 'mg/kg'),
			...line(150, places, 'Metals', 'QM-014', 'ppm'),
		);
		expect(rows).toEqual([
			{ zork: 'Water', method: 'K. Fischer', unit: '%' },
			{ zork: 'Assay', method: null, unit: 'mg/kg' },
			{ zork: 'Metals', method: 'QM-014', unit: 'ppm' },
		]);
	});

	test('a head that is spelled like a description is one head of its field', () => {
		const data: FieldMap = {
			items: {
				type: 'array',
				itemType: 'object',
				itemSchema: {
					properties: {
						code: { type: 'string', description: 'SAMPLE NO.' },
						material: { type: 'string', description: 'What is the sample?' },
						amount: { type: 'string' },
					},
				},
			},
		};
		const layout = layOut(
			...line(100, places, 'SAMPLE NO.', 'DESCRIPTION', 'AMOUNT'),
			...line(120, places, 'KTU746', 'Ink, black', '10 pcs'),
			...line(135, places, 'KTU747', 'Zinc plate', '95 g'),
		);
		expect(extract(layout, { data }).result.items).toEqual([
			{ code: 'KTU746', material: 'Ink, black', amount: '10 pcs' },
			{ code: 'KTU747', material: 'Zinc plate', amount: '95 g' },
		]);
	});
});

describe('rows that are sums', () => {
	const places = [50, 200, 300];
	const POLL: Types = { party: 'string', votes: 'number', seats: 'number' };

	test('a last row named as the total is dropped, although it fills each column', () => {
		const rows = readRows(
			POLL,
			...line(100, places, 'Party', 'Votes', 'Seats'),
			...line(120, places, 'Green', '2574', '12'),
			...line(135, places, 'Liberal', '1926', '9'),
			...line(150, places, 'Total', '4500', '21'),
		);
		expect(rows).toMatchObject([{ party: 'Green' }, { party: 'Liberal' }]);
	});

	test('a row of numbers without a name is dropped where the others have one', () => {
		const rows = readRows(
			POLL,
			...line(100, places, 'Party', 'Votes', 'Seats'),
			...line(120, places, 'Green', '2574', '12'),
			...line(135, places, 'Liberal', '1926', '9'),
			...line(150, places, 'Farmers', '806', '3'),
			...line(165, places, '', '5310', '24'),
		);
		expect(rows).toMatchObject([{ party: 'Green' }, { party: 'Liberal' }, { party: 'Farmers' }]);
	});
});
