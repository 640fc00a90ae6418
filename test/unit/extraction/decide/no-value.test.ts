import { describe, expect, test } from '@jest/globals';
import { cutPositions } from '../../../../engine/src/reading/extraction/lists/cut-positions.ts';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { isBareSign } from '../../../../engine/src/reading/extraction/values/bare-sign.ts';
import { findAmounts } from '../../../../engine/src/reading/extraction/values/find-amounts.ts';
import { findHours } from '../../../../engine/src/reading/extraction/values/find-hours.ts';
import { isInstruction } from '../../../../engine/src/reading/extraction/values/is-instruction.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) => {
	const { result, details } = extract(layOut(...words), { data });
	return { result, at: new Map(details.map((detail) => [detail.path, detail])) };
};
const line = (y: number, ...texts: string[]) => texts.map((one, i) => put(50 + 140 * i, y, one));
const items: FieldMap = {
	lineItems: {
		type: 'array',
		itemType: 'object',
		itemSchema: {
			properties: {
				description: { type: 'string' },
				quantity: { type: 'number' },
				total: { type: 'number' },
			},
		},
	},
};

describe('a bare sign', () => {
	test.each([
		'$',
		'€',
		'No.',
		'%',
		'kg',
		'Nr.',
		'#',
		'US$',
		'N°',
		'(%)',
		'€/kg',
		'kWh',
		'lfd. Nr.',
	])('%s is none of the values of a field', (text) => {
		expect(isBareSign(text)).toBe(true);
	});
	test.each(['No', '7', 'A', 'M', 'NL', '$5', 'Kg Lam', 'No. 7', 'IT', 'Ng', 'CH'])(
		'%s may be a value',
		(text) => {
			expect(isBareSign(text)).toBe(false);
		},
	);

	test('behind a label there is then no value', () => {
		const { result } = read(
			{ reference: { type: 'string' }, discount: { type: 'string' }, unit: { type: 'string' } },
			put(50, 40, 'Order form'),
			put(50, 60, 'Reference:'),
			put(150, 60, 'No.'),
			put(50, 80, 'Discount:'),
			put(150, 80, '%'),
			put(50, 100, 'Unit:'),
			put(150, 100, 'kg'),
			put(50, 140, 'We thank you for your order and confirm it as follows.'),
		);
		expect(result).toEqual({ reference: null, discount: null, unit: 'kg' });
	});
});

describe('instructions of a form', () => {
	test.each([
		'See instructions',
		'For Privacy Act Notice',
		'Print or type',
		'Under Penalties of Perjury',
		'Do Not Write Here',
		'Bitte Druckbuchstaben',
		'Siehe Rückseite',
		'Voir Notice',
		'Veuillez Signer',
		'Vul Uw Naam',
		'Sign Here',
	])('%s is nobody', (text) => {
		expect(isInstruction(text, 'person')).toBe(true);
	});
	test.each([
		'Anna Maria Eriksson',
		'Per Andersen',
		'Ursula von der Leyen',
		'John and Mary Smith',
		'Dr. Bitterlich',
		'Seema Usman',
		'Fort, Paul',
		'Mark Price',
	])('%s is somebody', (text) => {
		expect(isInstruction(text, 'person')).toBe(false);
	});
	test.each(['For Eyes Optical', 'Use Your Noodle Ltd', 'Under Armour', 'Print Shop', 'List AG'])(
		'%s may be a company',
		(text) => {
			expect(isInstruction(text, 'company')).toBe(false);
		},
	);

	test('are not taken for the name that is left out', () => {
		const { result } = read(
			{ name: { type: 'string', description: 'Name of the taxpayer' } },
			put(50, 40, 'Request for a number', 14),
			put(50, 80, 'Name of the taxpayer'),
			put(50, 96, 'See Specific Instructions'),
			put(50, 300, 'For Privacy Act Notice'),
			put(300, 300, 'Form 11 (2026)'),
		);
		expect(result.name).toBeNull();
	});
});

describe('opening hours', () => {
	test.each([
		['Mo.–Fr. 08.30–12.30', 1],
		['08.30–12.30 / 14.00–18.00', 2],
		['Öffnungszeiten 9.00 - 17.00 Uhr', 1],
		['Sat 10.00-14.00', 1],
		['lun-ven 9:00-12:30', 1],
		['14.00–18.00', 1],
	])('%s', (text, count) => {
		expect(findHours(text)).toHaveLength(count);
		expect(findAmounts(text)).toEqual([]);
	});
	test.each(['Screws 12.50–15.00 EUR', 'Fr. 14.00', '3–5 kg 12.40', '0.50-1.50 per piece'])(
		'%s has none',
		(text) => {
			expect(findHours(text)).toEqual([]);
		},
	);

	test('are no rows of a table', () => {
		const { result } = read(
			items,
			...line(100, 'Description', 'Quantity', 'Total'),
			...line(116, 'Socket, white', '2', '18.00'),
			...line(132, 'Cable, 5 m', '1', '12.50'),
			...line(148, 'Mo.–Fr.', '08.30–12.30', '14.00–18.00'),
			...line(164, 'Sa.', '', '09.00–13.00'),
		);
		expect(result.lineItems).toEqual([
			{ description: 'Socket, white', quantity: 2, total: 18 },
			{ description: 'Cable, 5 m', quantity: 1, total: 12.5 },
		]);
	});

	test('nor articles of a till', () => {
		const { result } = read(
			items,
			put(50, 40, 'Bäckerei Roth'),
			put(50, 60, 'Mo.–Fr. 08.30–12.30'),
			put(50, 100, 'Roggenbrot'),
			put(200, 100, '3.20'),
			put(50, 116, 'Brezel'),
			put(200, 116, '1.10'),
			put(50, 132, 'Summe EUR'),
			put(200, 132, '4.30'),
		);
		expect(result.lineItems).toMatchObject([{ total: 3.2 }, { total: 1.1 }]);
	});
});

describe('the number of a position', () => {
	const field = readField(['items', 'description'], { type: 'string' }, { inRow: true });
	const rowsOf = (...names: string[]) =>
		names.map((value) => [
			{ field, value, raw: value, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, page: 0 },
		]);
	const namesOf = (...names: string[]) => cutPositions(rowsOf(...names)).map(([one]) => one?.value);

	test('is no part of what it is called', () => {
		expect(namesOf('1 Socket', '2 Cable 5 m', '3 Switch')).toEqual([
			'Socket',
			'Cable 5 m',
			'Switch',
		]);
		expect(namesOf('10 Socket', '20 Cable', '30 Switch')).toEqual(['Socket', 'Cable', 'Switch']);
		expect(namesOf('01. Socket', '02. Cable')).toEqual(['Socket', 'Cable']);
		expect(namesOf('1 A1 plug', '2 Cable', '3 Switch', '5 Lamp')).toEqual([
			'A1 plug',
			'Cable',
			'Switch',
			'Lamp',
		]);
	});

	test('a number that does not count stays', () => {
		expect(namesOf('5 mm drill', '6 mm drill', '8 mm drill')).toEqual([
			'5 mm drill',
			'6 mm drill',
			'8 mm drill',
		]);
		expect(namesOf('1 Socket', 'Cable')).toEqual(['1 Socket', 'Cable']);
		expect(namesOf('1 Socket')).toEqual(['1 Socket']);
	});

	test('in a table whose head names it together with the description', () => {
		const { result } = read(
			items,
			...line(100, 'Pos. Description', 'Quantity', 'Total'),
			...line(116, '1 Socket, white', '2', '18.00'),
			...line(132, '2 Cable, 5 m', '1', '12.50'),
		);
		expect(result.lineItems).toMatchObject([
			{ description: 'Socket, white' },
			{ description: 'Cable, 5 m' },
		]);
	});
});

describe('a total that contradicts the rows by an order of magnitude', () => {
	const data: FieldMap = {
		...items,
		grossTotal: { type: 'number', description: 'Total to pay, tax included' },
	};
	const rows = [
		...line(100, 'Description', 'Quantity', 'Total'),
		...line(116, 'Socket, white', '2', '60.00'),
		...line(132, 'Cable, 5 m', '1', '40.00'),
	];

	test('is doubted', () => {
		const { result, at } = read(data, ...rows, put(50, 200, 'Total to pay'), put(330, 200, '7.00'));
		expect(result.grossTotal).toBe(7);
		expect(at.get('grossTotal')?.checks).toContain('items add up ✗');
		expect(at.get('grossTotal')?.confidence).toBeLessThanOrEqual(0.5);
	});

	test('gives way to another amount that fits them', () => {
		const { result } = read(
			data,
			...rows,
			put(50, 180, 'Amount'),
			put(330, 180, '100.00'),
			put(50, 200, 'Total to pay'),
			put(330, 200, '7.00'),
		);
		expect(result.grossTotal).toBe(100);
	});

	test('one that fits is left alone', () => {
		const { result, at } = read(
			data,
			...rows,
			put(50, 200, 'Total to pay'),
			put(330, 200, '119.00'),
		);
		expect(result.grossTotal).toBe(119);
		expect(at.get('grossTotal')?.checks).toEqual([]);
	});
});
