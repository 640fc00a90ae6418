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

const GOODS: Types = {
	description: 'string',
	quantity: 'number',
	unitPrice: 'number',
	total: 'number',
};
const AT = [50, 250, 330, 450];

describe('rows without a number where one belongs', () => {
	test('a word in its column makes a separate row', () => {
		const rows = readRows(
			{ coverage: 'string', limit: 'number', premium: 'number' },
			...line(100, [50, 250, 400], 'Coverage', 'Limit', 'Premium'),
			...line(120, [50, 250, 400], 'Dwelling', '412,000', '1,038.00'),
			...line(135, [50, 250, 400], 'Other structures', '41,200', 'Included'),
			...line(150, [50, 250, 400], 'Loss of use', 'n/a', '–'),
			...line(165, [50, 250, 400], 'Liability', '500,000', '44.00'),
		);
		expect(rows).toEqual([
			{ coverage: 'Dwelling', limit: 412_000, premium: 1038 },
			{ coverage: 'Other structures', limit: 41_200, premium: null },
			{ coverage: 'Loss of use', limit: null, premium: null },
			{ coverage: 'Liability', limit: 500_000, premium: 44 },
		]);
	});

	test('of debits and credits a row has one', () => {
		const places = [50, 130, 330, 450];
		const rows = readRows(
			{ date: 'date', description: 'string', charges: 'number', credits: 'number' },
			...line(100, places, 'Date', 'Description', 'Charges', 'Credits'),
			...line(120, places, '12/09/2024', 'Accommodation', '148.00', ''),
			...line(135, places, '13/09/2024', 'Minibar', '9.00', ''),
			...line(150, places, '14/09/2024', 'Visa', '', '157.00'),
			...line(170, places, '', 'Total', '157.00', '157.00'),
		);
		expect(rows).toEqual([
			{ date: '2024-09-12', description: 'Accommodation', charges: 148, credits: null },
			{ date: '2024-09-13', description: 'Minibar', charges: 9, credits: null },
			{ date: '2024-09-14', description: 'Visa', charges: null, credits: 157 },
		]);
	});

	test('text below a row that runs across columns is not a row', () => {
		const rows = readRows(
			{ medication: 'string', dosage: 'string' },
			...line(100, [50, 110], 'Medication', 'Dosage'),
			...line(120, [50, 110], 'Ramipril', '5 mg'),
			put(50, 150, 'With kind regards to you'),
		);
		expect(rows).toEqual([{ medication: 'Ramipril', dosage: '5 mg' }]);
	});
});

describe('sums and balances', () => {
	test('balances among the rows of a statement are none of them', () => {
		const places = [50, 130, 330, 450];
		const rows = readRows(
			{ date: 'date', description: 'string', paidOut: 'number', balance: 'number' },
			...line(100, places, 'Date', 'Description', 'Paid out', 'Balance'),
			...line(120, places, '01 Jul 2024', 'Balance brought forward', '', '1,204.66'),
			...line(135, places, '03 Jul 2024', 'Welsh Water', '38.20', '1,166.46'),
			...line(150, places, '08 Jul 2024', 'Cheque', '450.00', '716.46'),
			...line(165, places, '31 Jul 2024', 'Balance carried forward', '', '716.46'),
		);
		expect(rows).toMatchObject([{ description: 'Welsh Water' }, { description: 'Cheque' }]);
	});

	test('a total with its numbers in other columns than the rows ends the table', () => {
		const rows = readRows(
			{ coverage: 'string', limit: 'number', premium: 'number' },
			...line(100, [50, 250, 400], 'Coverage', 'Limit', 'Premium'),
			...line(120, [50, 250, 400], 'Dwelling', '412,000', '1,038.00'),
			...line(135, [50, 250, 400], 'Liability', '500,000', '44.00'),
			...line(150, [50, 250, 400], 'Total annual premium', '', '1,082.00'),
		);
		expect(rows).toHaveLength(2);
	});

	test('an article that is called a total is a row, being like the others', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, 'Chair', '2', '10.00', '20.00'),
			...line(135, AT, 'Total station rental', '1', '90.00', '90.00'),
		);
		expect(rows).toMatchObject([{ description: 'Chair' }, { description: 'Total station rental' }]);
	});

	test('a tax summary below the rows is not a row', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, 'Artikel', 'Menge', 'Preis', 'Betrag'),
			...line(120, AT, 'Stuhl', '2', '10,00', '20,00'),
			...line(140, AT, 'Steuer 0 % auf', '20,00', '', '0,00'),
		);
		expect(rows).toHaveLength(1);
	});

	test('payments among the rows of an account are rows, also if their text ends with a word for payments', () => {
		const places = [50, 300, 450];
		const rows = readRows(
			{ description: 'string', charges: 'number', credits: 'number' },
			...line(100, places, 'Description', 'Charges', 'Credits'),
			...line(120, places, 'Tuition', '5,610.00', ''),
			...line(135, places, 'Enrolment deposit', '', '150.00'),
			...line(150, places, 'Total', '5,610.00', '150.00'),
		);
		expect(rows).toHaveLength(2);
		const wages = readRows(
			{ description: 'string', amount: 'number' },
			...line(100, [50, 450], 'Description', 'Amount'),
			...line(120, [50, 450], 'Basic', '1,890.00'),
			...line(135, [50, 450], 'Holiday Pay', '0.00'),
		);
		expect(wages).toHaveLength(2);
	});

	test('a heading in larger letters ends the rows', () => {
		const rows = readRows(
			{ periodo: 'string', consumo: 'number' },
			...line(100, [50, 450], 'Periodo', 'Consumo kWh'),
			...line(120, [50, 450], 'Punta', '73'),
			put(50, 145, 'DETALLE DE LA FACTURA', 13),
			...line(165, [50, 450], 'Potencia contratada', '14,86'),
		);
		expect(rows).toEqual([{ periodo: 'Punta', consumo: 73 }]);
	});
});

describe('discounts', () => {
	const head = line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total');

	test('a discount below a row is taken off its amount', () => {
		const rows = readRows(
			GOODS,
			...head,
			...line(120, AT, 'Cargo bike', '2', '2,150.00', '4,300.00'),
			...line(135, AT, 'Trade discount 10%', '', '', '-430.00'),
			...line(150, AT, 'Frame lock', '2', '38.50', '77.00'),
		);
		expect(rows).toEqual([
			{ description: 'Cargo bike', quantity: 2, unitPrice: 2150, total: 3870 },
			{ description: 'Frame lock', quantity: 2, unitPrice: 38.5, total: 77 },
		]);
	});

	test('also where nothing but a percentage and an amount is said', () => {
		const rows = readRows(
			GOODS,
			...head,
			...line(120, AT, 'Lawn', '3', '4.00', '12.00'),
			...line(135, AT, '', '', '16.7', '-2.00'),
			...line(150, AT, 'Steak', '5', '5.50', '27.50'),
		);
		expect(rows).toMatchObject([{ total: 10 }, { total: 27.5 }]);
	});

	test('a discount on all rows is not a row and changes none', () => {
		const rows = readRows(
			GOODS,
			...head,
			...line(120, AT, 'Chair', '2', '10.00', '20.00'),
			...line(135, AT, 'Table', '1', '80.00', '80.00'),
			...line(150, AT, 'Discount 5%', '', '', '-5.00'),
		);
		expect(rows).toMatchObject([{ total: 20 }, { total: 80 }]);
	});

	test('a credit with its own name is a row', () => {
		const rows = readRows(
			GOODS,
			...head,
			...line(120, AT, 'Chair', '2', '10.00', '20.00'),
			...line(135, AT, 'Loyalty bonus', '', '', '-3.00'),
		);
		expect(rows).toMatchObject([{ total: 20 }, { description: 'Loyalty bonus', total: -3 }]);
	});
});

describe('columns', () => {
	test('numbers at the right edge of their columns are not those of the next head', () => {
		const rows = readRows(
			{ description: 'string', quantity: 'number', factor: 'number', amount: 'number' },
			...line(100, [50, 250, 340, 430], 'Description', 'Quantity', 'Factor', 'Amount'),
			...line(120, [50, 318, 400, 500], 'Overtime', '6.5', '24.80', '161.20'),
			...line(135, [50, 318, 400, 500], 'Night', '2.0', '5.00', '10.00'),
		);
		expect(rows).toEqual([
			{ description: 'Overtime', quantity: 6.5, factor: 24.8, amount: 161.2 },
			{ description: 'Night', quantity: 2, factor: 5, amount: 10 },
		]);
	});

	test('text wider than its head is not cut at gaps between words, whatever tables are below', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, 'Site supervision of hall B - advance', '1.00', '3,200.00', '3,200.00'),
			...line(135, AT, 'Survey', '16.00', '55.00', '880.00'),
			...line(170, [50, 160, 230, 400], 'Due', 'VAT %', 'Net total', 'Tax total'),
			...line(185, [50, 160, 230, 400], 'now', '22.00', '4,080.00', '897.60'),
		);
		expect(rows).toMatchObject([
			{ description: 'Site supervision of hall B - advance', quantity: 1 },
			{ description: 'Survey', quantity: 16 },
		]);
	});

	test('a period below a name is not part of it, and a dash is not a value', () => {
		const places = [50, 250, 450];
		const rows = readRows(
			{ description: 'string', batch: 'string', amount: 'number' },
			...line(100, places, 'Description', 'Batch', 'Amount'),
			...line(120, places, 'Team plan', '–', '144.00'),
			put(50, 131, 'Mar 4 – Apr 4, 2025', 8),
		);
		expect(rows).toEqual([{ description: 'Team plan', batch: null, amount: 144 }]);
	});

	test('"Article" heads numbers of articles or their names, as the column holds', () => {
		const types: Types = { articleNumber: 'string', name: 'string', quantity: 'number' };
		const places = [50, 150, 450];
		expect(
			readRows(
				types,
				...line(100, places, 'Article', 'What', 'Quantity'),
				...line(120, places, 'BK-220', 'Cargo bike', '2'),
				...line(135, places, 'LK-031', 'Frame lock', '4'),
			),
		).toEqual([
			{ articleNumber: 'BK-220', name: 'Cargo bike', quantity: 2 },
			{ articleNumber: 'LK-031', name: 'Frame lock', quantity: 4 },
		]);
		expect(
			readRows(
				types,
				...line(100, places, 'Article', '', 'Quantity'),
				...line(120, places, 'Cargo bike', '', '2'),
			),
		).toEqual([{ articleNumber: null, name: 'Cargo bike', quantity: 2 }]);
	});

	test('a field of type text stays text, with digits or without', () => {
		const places = [50, 250, 400];
		const rows = readRows(
			{ test: 'string', result: 'string', unit: 'string' },
			...line(100, places, 'Test', 'Result', 'Units'),
			...line(120, places, 'Glucose', '0112', 'mg/dL'),
			...line(135, places, 'Hepatitis B', 'Negative', ''),
		);
		expect(rows).toEqual([
			{ test: 'Glucose', result: '0112', unit: 'mg/dL' },
			{ test: 'Hepatitis B', result: 'Negative', unit: null },
		]);
	});

	test('of two tables side by side the texts left of the numbers belong to them', () => {
		const places = [50, 150, 200, 250, 330, 500];
		const rows = readRows(
			{ description: 'string', units: 'number', rate: 'number', amount: 'number' },
			...line(100, places, 'Payments', 'Units', 'Rate', 'Amount', 'Deductions', 'Sum'),
			...line(115, places, 'Basic', '150.00', '12.60', '1,890.00', 'National Insurance', '79.46'),
			...line(130, places, 'Holiday', '', '', '0.00', 'Pension contributions', '86.15'),
		);
		expect(rows).toEqual([
			{ description: 'Basic', units: 150, rate: 12.6, amount: 1890 },
			{ description: 'Holiday', units: null, rate: null, amount: 0 },
		]);
	});
});

test('how sure a value is depends on its row and on how well it was read', () => {
	const properties: FieldMap = Object.fromEntries(
		Object.entries(GOODS).map(([name, type]) => [name, { type }]),
	);
	const smudged = put(450, 150, '60.00').map((word) => ({ ...word, confidence: 0.5 }));
	const { details } = extract(
		layOut(
			...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, 'Chair', '2', '10.00', '20.00'),
			...line(135, AT, 'Table', '3', '10.00', '31.00'),
			...line(150, AT, 'Lamp', '6', '10.00'),
			smudged,
		),
		{ data: { items: { type: 'array', itemType: 'object', itemSchema: { properties } } } },
	);
	const sureOf = (path: string) => details.find((one) => one.path === path)?.confidence ?? 0;
	expect(sureOf('items[0].total')).toBeGreaterThan(sureOf('items[0].description'));
	expect(sureOf('items[1].total')).toBeLessThan(sureOf('items[1].description'));
	expect(sureOf('items[2].total')).toBeLessThan(sureOf('items[0].total'));
	expect(sureOf('items[2].quantity')).toBe(sureOf('items[0].quantity'));
});

test('a charge with the numbers of a row is a row, though its columns are not asked for', () => {
	const rows = readRows(
		{ description: 'string', total: 'number' },
		...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
		...line(120, AT, 'Oak shelf', '4', '89.50', '358.00'),
		...line(140, AT, 'Wall bracket', '8', '12.25', '98.00'),
		...line(160, AT, 'Delivery and assembly', '1', '145.00', '145.00'),
		...line(190, AT, 'Shipping', '', '', '9.00'),
		...line(210, AT, 'Total', '', '', '610.00'),
	);
	expect(rows).toEqual([
		{ description: 'Oak shelf', total: 358 },
		{ description: 'Wall bracket', total: 98 },
		{ description: 'Delivery and assembly', total: 145 },
	]);
});

describe('heads with numbers', () => {
	const places = [50, 150, 250, 350];

	test('columns that differ only in their number are told apart', () => {
		const rows = readRows(
			{ group: 'string', week8: 'number', week0: 'number', week4: 'number' },
			...line(100, places, 'Group', 'Week 0', 'Week 4', 'Week 8'),
			...line(120, places, 'Control', '161.2', '210.7', '246.4'),
			...line(135, places, 'Low', '161.4', '206.5', '241.5'),
		);
		expect(rows).toEqual([
			{ group: 'Control', week0: 161.2, week4: 210.7, week8: 246.4 },
			{ group: 'Low', week0: 161.4, week4: 206.5, week8: 241.5 },
		]);
	});

	test('a head of years names the columns of these years', () => {
		const rows = readRows(
			{ item: 'string', sales1996: 'number', sales1997: 'number' },
			...line(100, [50, 250, 350], 'Item', '1997', '1996'),
			...line(120, [50, 250, 350], 'Copper', '512', '487'),
			...line(135, [50, 250, 350], 'Zinc', '64', '71'),
		);
		expect(rows).toEqual([
			{ item: 'Copper', sales1996: 487, sales1997: 512 },
			{ item: 'Zinc', sales1996: 71, sales1997: 64 },
		]);
	});
});

describe('heads of several words', () => {
	test('a head stays whole where the texts below it run across its words', () => {
		const places = [43, 109, 176, 425];
		const rows = readRows(
			{ date: 'date', valueDate: 'date', description: 'string', debit: 'number' },
			...line(100, places, 'Date', 'Valeur', 'Nature des opérations', 'Débit'),
			...line(120, places, '02/10/2023', '02/10/2023', 'FRAIS TENUE DE COMPTE', '38,80'),
			...line(135, places, '13/10/2023', '15/10/2023', 'CARTE Clairval Traiteur', '137,71'),
		);
		expect(rows).toMatchObject([
			{ valueDate: '2023-10-02', description: 'FRAIS TENUE DE COMPTE' },
			{ valueDate: '2023-10-15', description: 'CARTE Clairval Traiteur' },
		]);
	});

	test('digits that spaces group are one number', () => {
		const rows = readRows(
			{ item: 'string', weight: 'number' },
			...line(100, [50, 300], 'Item', 'Weight'),
			...line(120, [50, 300], 'Cable', '2 418 kg'),
			...line(135, [50, 300], 'Belt', '420 kg'),
		);
		expect(rows).toEqual([
			{ item: 'Cable', weight: 2418 },
			{ item: 'Belt', weight: 420 },
		]);
	});
});

describe('heads that name no field', () => {
	const places = [98, 263, 369, 441];

	test('columns of one form are assigned in the order of the template', () => {
		const rows = readRows(
			{ nominal: 'number', reading: 'number', error: 'number', uncertainty: 'number' },
			...line(100, places, 'Wartość', 'Wskazanie', 'Błąd', 'Niepewność'),
			...line(120, places, '50', '49,89', '-0,11', '0,0063'),
			...line(135, places, '100', '99,90', '-0,10', '0,0619'),
			...line(150, places, '150', '149,63', '-0,37', '0,0444'),
		);
		expect(rows).toMatchObject([
			{ nominal: 50, reading: 49.89, error: -0.11, uncertainty: 0.0063 },
			{ nominal: 100, reading: 99.9, error: -0.1, uncertainty: 0.0619 },
			{ nominal: 150, reading: 149.63, error: -0.37, uncertainty: 0.0444 },
		]);
	});

	test('two columns of texts are no table', () => {
		const rows = readRows(
			{ language: 'string', level: 'string' },
			...line(100, [50, 300], 'Profil', 'Erfahrung'),
			...line(120, [50, 300], 'Gewohnt genau', 'Planung von Anlagen'),
			...line(135, [50, 300], 'Immer pünktlich', 'Leitung der Werkstatt'),
		);
		expect(rows).toEqual([]);
	});
});

describe('lines after the last row', () => {
	test('words and numbers below the columns of a table are no rows', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, 'Cable', '2', '10.00', '20.00'),
			...line(135, AT, 'Belt', '3', '5.00', '15.00'),
			...line(155, AT, 'Issued by Eva Vondra', '', '', '35.00'),
			...line(170, AT, 'Bank details', '', '', '4020'),
		);
		expect(rows).toMatchObject([{ description: 'Cable' }, { description: 'Belt' }]);
	});

	test('a sum that is carried over stands between rows and is none', () => {
		const rows = readRows(
			GOODS,
			...line(100, AT, 'Description', 'Quantity', 'Unit price', 'Total'),
			...line(120, AT, 'Cable', '2', '10.00', '20.00'),
			...line(135, AT, 'Belt', '3', '5.00', '15.00'),
			...line(150, AT, 'from page 1', '', '', '35.00'),
			...line(165, AT, 'Hose', '1', '7.00', '7.00'),
		);
		expect(rows).toMatchObject([
			{ description: 'Cable' },
			{ description: 'Belt' },
			{ description: 'Hose' },
		]);
	});
});

describe('columns', () => {
	test('a total that runs across them does not move their edges', () => {
		const places = [43, 296, 393, 449, 527];
		const rows = readRows(
			{ popis: 'string', mnozstvi: 'number', cena: 'number', dph: 'number', celkem: 'number' },
			...line(100, places, 'Popis', 'Množství', 'Cena', 'DPH %', 'Celkem'),
			...line(116, [43, 320, 398, 463, 512], 'Korektura', '3', '1581,25', '21', '4743,75'),
			...line(132, [43, 315, 405, 463, 517], 'Hosting', '10', '848,25', '21', '8482,50'),
			put(306, 160, 'Celkem:', 14),
			put(468, 160, '13226,25Kč', 14),
		);
		expect(rows).toEqual([
			{ popis: 'Korektura', mnozstvi: 3, cena: 1581.25, dph: 21, celkem: 4743.75 },
			{ popis: 'Hosting', mnozstvi: 10, cena: 848.25, dph: 21, celkem: 8482.5 },
		]);
	});

	test('that repeat are one table beside itself: its left part comes first', () => {
		const places = [45, 110, 200, 320, 385, 475];
		const heads = ['Date', 'Number', 'Amount'];
		const rows = readRows(
			{ date: 'date', number: 'string', amount: 'number' },
			...line(100, places, ...heads, ...heads),
			...line(116, places, '25/11/22', '0533668365', '3,76', '07/12/22', '0571439648', '0,49'),
			...line(132, places, '27/11/22', '0567740335', '2,13'),
		);
		expect(rows).toEqual([
			{ date: '2022-11-25', number: '0533668365', amount: 3.76 },
			{ date: '2022-11-27', number: '0567740335', amount: 2.13 },
			{ date: '2022-12-07', number: '0571439648', amount: 0.49 },
		]);
	});

	test('of a price each and a price are unit price and amount', () => {
		const rows = readRows(
			{ name: 'string', quantity: 'number', each: 'number', price: 'number' },
			put(50, 100, 'Soup'),
			...line(115, [60, 200], '2 x 6.90', '13.80'),
			put(50, 130, 'Salad'),
			...line(145, [60, 200], '4 x 5.40', '21.60'),
			...line(170, [50, 200], 'Total', '35.40'),
		);
		expect(rows).toEqual([
			{ name: 'Soup', quantity: 2, each: 6.9, price: 13.8 },
			{ name: 'Salad', quantity: 4, each: 5.4, price: 21.6 },
		]);
	});
});

test('lines below an article are its discount, its other number and its delivery, not its name', () => {
	const rows = readRows(
		{ ...GOODS, discount: 'number', customerItemNumber: 'string', deliveryWeek: 'string' },
		...line(100, AT, 'Bezeichnung', 'Menge', 'Preis', 'Betrag'),
		...line(120, AT, 'Mullbinde 8 cm', '40', '8,28', '264,96'),
		...line(133, AT, 'Ihre Art.-Nr. WK-3744'),
		...line(146, AT, 'abzüglich 20 % Rabatt'),
		...line(159, AT, 'Lieferwoche: KW 4/2017'),
		...line(180, AT, 'Elektroden', '3', '11,21', '33,63'),
	);
	expect(rows).toMatchObject([
		{
			description: 'Mullbinde 8 cm',
			quantity: 40,
			total: 264.96,
			discount: 20,
			customerItemNumber: 'WK-3744',
			deliveryWeek: 'KW 4/2017',
		},
		{ description: 'Elektroden', quantity: 3, discount: null },
	]);
});
