import { describe, expect, test } from '@jest/globals';
import { layOutPages } from '../../../engine/src/reading/layout/lay-out-pages.ts';
import type { FieldMap } from '../../../engine/src/model/template.ts';
import { openPages } from '../../../engine/src/reading/pipeline/read-pages.ts';
import { identityDocument } from '../../../engine/src/services/templates/starters/identity-document.ts';
import { invoice } from '../../../engine/src/services/templates/starters/invoice.ts';
import { medicalRecord } from '../../../engine/src/services/templates/starters/medical-record.ts';
import { receipt } from '../../../engine/src/services/templates/starters/receipt.ts';
import { resume } from '../../../engine/src/services/templates/starters/resume.ts';
import { extract, inferTemplate } from '../../support/extract.ts';
import { layOut, pageOf, put } from '../../support/pages.ts';

const limits = { maxPages: 10, maxScannedPages: 1, maxPixels: 1_000_000 };
const read = (data: FieldMap, ...words: Parameters<typeof layOut>) =>
	extract(layOut(...words), { data }).result;

describe('the sample invoice', () => {
	test('is read with the starter template: head, parties, rows, sums', async () => {
		const path = new URL('../../../examples/invoice.pdf', import.meta.url).pathname;
		const pages = (await openPages({ path, type: 'pdf', limits })).filter((page) => page !== null);
		const { result, details } = extract(layOutPages(pages), invoice.schema);
		expect(result).toMatchObject({
			invoiceNumber: '2026-0147',
			invoiceDate: '2026-10-05',
			dueDate: '2026-11-04',
			currency: 'EUR',
			seller: { name: 'Birchwood Interiors Ltd', vatNumber: 'IE6388047V' },
			buyer: {
				name: 'Northside Dental Practice',
				address: '48 Clontarf Road, Dublin D03 KT67, Ireland',
			},
			netTotal: 601,
			taxTotal: 138.23,
			grossTotal: 739.23,
			iban: 'IE29AIBK93115212345678',
		});
		expect(result.lineItems).toEqual([
			{ description: 'Oak shelf, 120 cm', quantity: 4, unitPrice: 89.5, taxRate: null, total: 358 },
			{
				description: 'Wall bracket, brushed steel',
				quantity: 8,
				unitPrice: 12.25,
				taxRate: null,
				total: 98,
			},
			{
				description: 'Delivery and assembly',
				quantity: 1,
				unitPrice: 145,
				taxRate: null,
				total: 145,
			},
		]);
		const gross = details.find(({ path: at }) => at === 'grossTotal');
		expect(gross).toMatchObject({ page: 1, checks: ['net + tax = gross'] });
		expect(gross?.confidence).toBeGreaterThan(0.7);
		const net = details.find(({ path: at }) => at === 'netTotal');
		expect(net?.checks).toEqual(['net + tax = gross', 'items add up']);
	});
});

describe('tables', () => {
	const data: FieldMap = {
		items: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: {
					description: { type: 'string' },
					quantity: { type: 'number' },
					unitPrice: { type: 'number' },
					total: { type: 'number' },
				},
			},
		},
	};
	const head = (y: number) => [
		put(50, y, 'Artikel'),
		put(250, y, 'Menge'),
		put(330, y, 'Preis'),
		put(450, y, 'Betrag'),
	];
	const row = (y: number, name: string, quantity: string, price: string, total: string) => [
		put(50, y, name),
		put(255, y, quantity),
		put(330, y, price),
		put(450, y, total),
	];

	test('a row continues below its line, and the sum is not a row', () => {
		const result = read(
			data,
			...head(100),
			...row(120, 'Stuhl mit Lehne und Sitz', '2', '10,00', '20,00'),
			put(50, 132, 'aus massiver Eiche'),
			...row(160, 'Tisch', '1', '90,00', '90,00'),
			put(330, 200, 'Gesamtbetrag'),
			put(450, 200, '110,00'),
		);
		expect(result.items).toEqual([
			{
				description: 'Stuhl mit Lehne und Sitz aus massiver Eiche',
				quantity: 2,
				unitPrice: 10,
				total: 20,
			},
			{ description: 'Tisch', quantity: 1, unitPrice: 90, total: 90 },
		]);
	});

	test('a table continues on the next page, where its head is repeated', () => {
		const pages = [0, 1].map((index) =>
			pageOf([...head(100), ...row(120, `Teil ${'AB'[index] ?? ''}`, '3', '5,00', '15,00')], {
				index,
			}),
		);
		const { result } = extract(layOutPages(pages), { data });
		expect(result.items).toHaveLength(2);
	});

	test('columns with unknown heads are recognised by their arithmetic', () => {
		const result = read(
			data,
			put(50, 100, 'Artikel'),
			put(250, 100, 'Anz'),
			put(330, 100, 'EUR'),
			put(450, 100, 'Betrag'),
			...row(120, 'Stuhl', '2', '10,50', '21,00'),
			...row(140, 'Tisch', '3', '90,00', '270,00'),
		);
		expect(result.items).toMatchObject([
			{ quantity: 2, unitPrice: 10.5, total: 21 },
			{ quantity: 3, unitPrice: 90, total: 270 },
		]);
	});

	test('names are found by their letters where the head leads to numbers', () => {
		const result = read(
			data,
			put(50, 100, 'Position'),
			put(120, 100, 'Was'),
			put(250, 100, 'Menge'),
			put(330, 100, 'Preis'),
			put(450, 100, 'Betrag'),
			put(50, 120, '1'),
			put(120, 120, 'Stuhl'),
			...row(120, '', '2', '10,00', '20,00').slice(1),
			put(50, 140, '2'),
			put(120, 140, 'Tisch'),
			...row(140, '', '3', '90,00', '270,00').slice(1),
		);
		expect(result.items).toMatchObject([{ description: 'Stuhl' }, { description: 'Tisch' }]);
	});

	test('a sentence across the columns, labelled numbers and sums are not part of rows', () => {
		const result = read(
			data,
			...head(100),
			put(50, 115, 'Wir liefern Ihnen laut unserem Angebot vom Mai die unten genannten Waren:'),
			...row(130, 'Stuhl', '2', '10,00', '20,00'),
			put(50, 141, 'GTIN: 4056789000128'),
			put(50, 170, 'Rechnungssumme Netto (exkl. USt.)'),
			put(450, 170, '20,00'),
		);
		expect(result.items).toEqual([{ description: 'Stuhl', quantity: 2, unitPrice: 10, total: 20 }]);
	});

	test('names stand before colons where that is the custom of the table and tells the rows apart', () => {
		const named = (one: string, other: string) =>
			read(
				data,
				...head(100),
				...row(120, one, '2', '10,00', '20,00'),
				...row(140, other, '1', '90,00', '90,00'),
			).items;
		expect(named('Laterne: blau', 'Kerze: rot')).toMatchObject([
			{ description: 'Laterne' },
			{ description: 'Kerze' },
		]);
		expect(named('Miete: Mai', 'Miete: Juni')).toMatchObject([
			{ description: 'Miete: Mai' },
			{ description: 'Miete: Juni' },
		]);
	});

	test('a number is read in another way where its product then comes out', () => {
		const result = read(
			data,
			...head(100),
			...row(120, 'Steak', '5,000', '5,50', '27,50'),
			...row(140, 'Tisch', '2', '9O,00', '180,00'),
			...row(160, 'Stuhl', '3', '2,00', '6,00'),
		);
		expect(result.items).toMatchObject([
			{ quantity: 5, unitPrice: 5.5 },
			{ quantity: 2, unitPrice: 90 },
			{ quantity: 3, unitPrice: 2 },
		]);
	});

	test('a gross price below a row is not a sum, and another table is not part of this one', () => {
		const result = read(
			data,
			...head(100),
			...row(120, 'Stuhl', '2', '10,00', '20,00'),
			put(120, 135, 'Bruttopreis : 11,90'),
			put(50, 147, 'aus Eiche'),
			...row(160, 'Tisch', '1', '90,00', '90,00'),
			put(50, 200, 'Beschreibung'),
			put(250, 200, 'Fälligkeit'),
			put(450, 200, 'Betrag'),
			put(50, 215, 'Rate'),
			put(250, 215, '2'),
			put(450, 215, '45,00'),
		);
		expect(result.items).toEqual([
			{ description: 'Stuhl', quantity: 2, unitPrice: 10, total: 20 },
			{ description: 'Tisch', quantity: 1, unitPrice: 90, total: 90 },
		]);
	});

	test('an amount alone below its row belongs to it', () => {
		const result = read(
			data,
			...head(100),
			put(50, 120, 'Hotel'),
			put(255, 120, '2'),
			put(330, 120, '79,44'),
			put(450, 133, '158,88'),
			put(50, 160, 'Taxi'),
			put(255, 160, '1'),
			put(330, 160, '23,36'),
			put(450, 173, '23,36'),
		);
		expect(result.items).toEqual([
			{ description: 'Hotel', quantity: 2, unitPrice: 79.44, total: 158.88 },
			{ description: 'Taxi', quantity: 1, unitPrice: 23.36, total: 23.36 },
		]);
	});
});

test('every leaf has a detail, also those that were not found, in the order of the result', () => {
	const data: FieldMap = {
		invoiceNumber: { type: 'string' },
		colour: { type: 'string' },
		seller: { type: 'object', properties: { email: { type: 'string', format: 'email' } } },
		tags: { type: 'array', itemType: 'string' },
		items: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: {
					description: { type: 'string' },
					taxRate: { type: 'number' },
					total: { type: 'number' },
				},
			},
		},
	};
	const { details } = extract(
		layOut(
			put(50, 60, 'Invoice number:'),
			put(200, 60, 'A-4711'),
			put(50, 100, 'Description'),
			put(300, 100, 'Amount'),
			put(50, 120, 'Chair'),
			put(300, 120, '12.50'),
		),
		{ data },
	);
	expect(details.map(({ path, raw }) => [path, raw])).toEqual([
		['invoiceNumber', 'A-4711'],
		['colour', null],
		['seller.email', null],
		['tags', null],
		['items[0].description', 'Chair'],
		['items[0].taxRate', null],
		['items[0].total', '12.50'],
	]);
	expect(details[1]).toEqual({
		path: 'colour',
		confidence: 0,
		page: null,
		box: null,
		raw: null,
		checks: [],
	});
	expect(details[6]).toMatchObject({ page: 1, box: { x0: 300, y0: 120 } });
});

test('a number for a text field is returned as printed', () => {
	const result = read(
		{ grossTotal: { type: 'string' } },
		put(50, 100, 'Total due:'),
		put(200, 100, '1.250,00 €'),
	);
	expect(result).toEqual({ grossTotal: '1.250,00' });
});

describe('labels of any language and place', () => {
	test('a field that the lexicon does not know is found by its own words', () => {
		const result = read(
			{ berthWanted: { type: 'string' } },
			put(50, 100, 'Berth wanted:'),
			put(200, 100, 'B-12'),
		);
		expect(result).toEqual({ berthWanted: 'B-12' });
	});

	test('a field in English is found under a label in German', () => {
		const result = read(
			{ customerNumber: { type: 'string' } },
			put(50, 100, 'Kundennummer'),
			put(200, 100, 'K-99120'),
			put(50, 120, 'Rechnungsnummer'),
			put(200, 120, 'R-1'),
		);
		expect(result).toEqual({ customerNumber: 'K-99120' });
	});
});

describe('identity papers', () => {
	const lines = (second: string) => [
		put(20, 240, 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 8),
		put(20, 258, second, 8),
	];

	test('the lines for machines are read with their check digits', () => {
		const { result, details } = extract(
			layOut(...lines('L898902C36UTO7408122F1204159ZE184226B<<<<<10')),
			identityDocument.schema,
		);
		expect(result).toMatchObject({
			documentNumber: 'L898902C3',
			surname: 'ERIKSSON',
			givenNames: 'ANNA MARIA',
			nationality: 'UTO',
			sex: 'F',
			dateOfBirth: '1974-08-12',
			dateOfExpiry: '2012-04-15',
		});
		expect(details.find(({ path }) => path === 'documentNumber')?.checks).toEqual(['check digit']);
	});

	test('a digit that OCR took for a letter is put right where the check confirms it', () => {
		const { result } = extract(
			layOut(...lines('L8989O2C36UTO74O8122F1204159ZE184226B<<<<<10')),
			identityDocument.schema,
		);
		expect(result).toMatchObject({ dateOfBirth: '1974-08-12' });
	});
});

describe('bad input is answered in bounded time, mostly with null', () => {
	const many: FieldMap = Object.fromEntries(
		Array.from({ length: 200 }, (_, i) => [
			`field${i}`,
			{ type: i % 2 ? 'string' : 'number', description: 'Total and not total' },
		]),
	);

	test('an empty page', () => {
		expect(
			read({ total: { type: 'number' }, tags: { type: 'array', itemType: 'string' } }),
		).toEqual({ total: null, tags: [] });
	});

	test('scripts without a lexicon, and text from right to left', () => {
		const result = read(
			{ total: { type: 'number' }, invoiceNumber: { type: 'string' } },
			put(50, 100, '合計 発行日'),
			put(50, 120, 'الرقم الضريبي'),
			put(50, 140, 'חשבונית מס'),
		);
		expect(result).toEqual({ total: null, invoiceNumber: null });
	});

	test('20,000 words, 200 fields and every list that a starter has', () => {
		const words = Array.from({ length: 20_000 }, (_, i) =>
			put((i % 100) * 6, Math.floor(i / 100) * 4, i % 3 ? 'total' : '12.50', 3),
		);
		const layout = layOutPages([pageOf(words)]);
		expect(Object.keys(extract(layout, { data: many }).result)).toHaveLength(200);
		for (const { schema } of [invoice, receipt, resume, medicalRecord]) {
			const { result } = extract(layout, schema);
			expect(Object.keys(result)).toEqual(Object.keys(schema.data));
		}
	});

	test('descriptions that contradict their names and types', () => {
		const data: FieldMap = {
			total: { type: 'date', description: 'The e-mail address of the IBAN' },
			invoiceDate: { type: 'number', description: 'Not a number' },
			email: { type: 'boolean', description: 'Yes and no' },
		};
		const result = read(data, put(50, 100, 'Total'), put(200, 100, 'nothing at all'));
		expect(result).toEqual({ total: null, invoiceDate: null, email: null });
	});

	test('lists on text that is turned, from right to left, or of one endless word', () => {
		const turned = put(20, 100, 'Work experience 2010 – 2014').map((word) => ({
			...word,
			angle: 270,
		}));
		const words = [turned, put(300, 100, 'شركة 2010 - 2014'), put(50, 300, 'x'.repeat(5000))];
		for (const { schema } of [invoice, receipt, resume, medicalRecord]) {
			const { result, details } = extract(layOut(...words), schema);
			expect(Object.keys(result)).toEqual(Object.keys(schema.data));
			expect(details.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
		}
	});

	test('a list of objects on a page without a table', () => {
		const data: FieldMap = {
			items: {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: { name: { type: 'string' } } },
			},
		};
		expect(read(data, put(50, 100, 'Dear Sir'), put(50, 120, 'thank you for your letter'))).toEqual(
			{ items: [] },
		);
	});
});

describe('a template that is inferred from a sample', () => {
	const infer = (...words: Parameters<typeof layOut>) => {
		const layout = layOut(...words);
		const { category, schema } = inferTemplate(layout);
		return { category, ...extract(layout, schema) };
	};

	test('of a till has its articles, and fills them', () => {
		const line = (y: number, name: string, price: string) => [put(50, y, name), put(250, y, price)];
		const { category, result } = infer(
			put(50, 30, 'Blue Door Cafe'),
			...line(60, '2 Flat White', '7.00'),
			...line(75, 'Croissant', '2.80'),
			...line(95, 'Subtotal', '9.80'),
			...line(110, 'VAT', '1.63'),
			...line(125, 'Total', '9.80'),
		);
		expect(category).toBe('RECEIPT');
		expect(result).toMatchObject({
			merchant: 'Blue Door Cafe',
			items: [{ description: 'Flat White' }, { description: 'Croissant' }],
			total: 9.8,
		});
	});

	test('has what stands behind labels without colons, in the columns of those it knows', () => {
		const pair = (y: number, label: string, value: string) => [
			put(50, y, label),
			put(200, y, value),
		];
		const { result } = infer(
			put(50, 30, 'Quayside Roasters Ltd'),
			put(50, 45, '14 Dock Road, Hull HU1 2AB'),
			...pair(90, 'Invoice number', 'QR-20881'),
			...pair(105, 'Invoice date', '3 October 2026'),
			...pair(120, 'Payment due', '2 November 2026'),
			...pair(135, 'Delivery round', 'North 4'),
			...pair(150, 'Crate colour', 'green'),
			put(60, 200, 'All deliveries leave before'),
			put(300, 200, 'six in the morning'),
			put(320, 240, 'Total due'),
			put(440, 240, '£231.12'),
		);
		expect(result).toMatchObject({
			invoiceNumber: 'QR-20881',
			deliveryRound: 'North 4',
			crateColour: 'green',
		});
		expect(Object.keys(result).filter((name) => name.includes('deliveriesLeave'))).toEqual([]);
	});

	test('of an unknown kind has the columns of its table, with their types', () => {
		const row = (y: number, ...cells: [string, string, string, string]) =>
			cells.map((cell, i) => put([50, 140, 320, 440][i] ?? 0, y, cell));
		const layout = layOut(
			put(50, 40, 'Account holder:'),
			put(160, 40, 'Maria Keller'),
			...row(100, 'Date', 'Description', 'Amount', 'Balance'),
			...row(120, '02.03.2026', 'Salary', '2.500,00', '3.100,00'),
			...row(140, '05.03.2026', 'Rent', '-900,00', '2.200,00'),
		);
		const { schema } = inferTemplate(layout);
		expect(schema.data.tableRows?.itemSchema?.properties).toMatchObject({
			date: { type: 'date' },
			description: { type: 'string' },
			amount: { type: 'number' },
			balance: { type: 'number' },
		});
		expect(extract(layout, schema).result.tableRows).toEqual([
			{ date: '2026-03-02', description: 'Salary', amount: 2500, balance: 3100 },
			{ date: '2026-03-05', description: 'Rent', amount: -900, balance: 2200 },
		]);
	});

	test('of a licence has names of one word, and not the title of the card', () => {
		const { category, result } = infer(
			put(50, 30, 'DRIVING LICENCE'),
			put(50, 60, '1. Surname'),
			put(150, 60, 'MORGAN'),
			put(50, 75, '2. First names'),
			put(150, 75, 'SARAH JANE'),
			put(50, 90, '3. Date of birth'),
			put(150, 90, '11.03.1976'),
		);
		expect(category).toBe('ID_DOCUMENT');
		expect(result).toMatchObject({
			surname: 'MORGAN',
			givenNames: 'SARAH JANE',
			dateOfBirth: '1976-03-11',
		});
	});
});

test('a template that is inferred from a sheet of labels has a field for each', () => {
	const { category, schema } = inferTemplate(
		layOut(
			put(50, 100, 'Vessel: Albatros'),
			put(50, 130, 'Length over all: 12,50 m'),
			put(50, 160, 'Built on: 03.05.2019'),
		),
	);
	expect(category).toBe('CUSTOM');
	expect(schema.data).toMatchObject({ vessel: { type: 'string' }, builtOn: { type: 'date' } });
});
