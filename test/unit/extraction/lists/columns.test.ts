import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import type { FieldDefinition, FieldMap } from '../../../../engine/src/model/template.ts';
import { layOut, put } from '../../../support/pages.ts';

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
