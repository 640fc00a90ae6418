import { describe, expect, test } from '@jest/globals';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const name = { type: 'object' as const, properties: { name: { type: 'string' as const } } };
const schema: TemplateSchema = { data: { seller: name, buyer: name } };
const read = (...words: ReturnType<typeof put>[]) => extract(layOut(...words), schema).result;
const block = (x: number, y: number, ...lines: string[]) =>
	lines.map((line, i) => put(x, y + 13 * i, line));

describe('the party that sends a document', () => {
	const sheet = (title: string) => [
		...block(50, 40, 'Gärtner Textilpflege GmbH', 'Birkenallee 104', '50667 Köln'),
		put(341, 40, title, 14),
		...block(50, 110, 'Jansen Feinkost GmbH', 'Industriestraße 103', '79098 Freiburg'),
		put(341, 80, 'Datum: 24.08.2018'),
		put(50, 300, 'Pos Artikel Menge'),
		put(50, 780, 'Gärtner Textilpflege GmbH · Birkenallee 104 · 50667 Köln', 7),
	];

	test('is the seller on an invoice', () => {
		expect(read(...sheet('Rechnung'))).toEqual({
			seller: { name: 'Gärtner Textilpflege GmbH' },
			buyer: { name: 'Jansen Feinkost GmbH' },
		});
	});

	test.each(['Bestellung', 'PURCHASE ORDER', 'Bestellung Nr. 4711', 'ZAHLUNGSAVIS'])(
		'is the buyer on an order or an advice of payment: %s',
		(title) => {
			expect(read(...sheet(title))).toEqual({
				seller: { name: 'Jansen Feinkost GmbH' },
				buyer: { name: 'Gärtner Textilpflege GmbH' },
			});
		},
	);

	test('is the seller on a bill with a slip for the payment', () => {
		const [head = [], ...others] = sheet('REMITTANCE ADVICE');
		expect(read(head, put(341, 180, 'TAX INVOICE', 14), ...others)).toMatchObject({
			seller: { name: 'Gärtner Textilpflege GmbH' },
		});
	});
});

test.each([
	['Purchase Order: PO-81533', 'Whitlock Engineering Co.', 'Carver Supplies Corp.'],
	['Invoice: RE-81533', 'Carver Supplies Corp.', 'Whitlock Engineering Co.'],
])('“From” is who sends the document: %s', (title, buyer, seller) => {
	expect(
		read(
			put(50, 40, title, 16),
			...block(
				50,
				100,
				'From',
				'Whitlock Engineering Co.',
				'1527 Orchard Close',
				'Austin, TX 78701',
			),
			...block(320, 100, 'To', 'Carver Supplies Corp.', '4498 Bridge Road', 'Columbus, OH 43215'),
			put(50, 300, 'Line Items'),
		),
	).toEqual({ seller: { name: seller }, buyer: { name: buyer } });
});

test('a cheque is paid to the order of the seller', () => {
	expect(
		read(
			...block(50, 50, 'Granite Joinery Co.', '4454 Kiln Street', 'Boise, ID 83702'),
			...block(50, 100, 'PAY Two Hundred Eighty and 02/100', 'To the order of'),
			...block(50, 128, 'Redstone Joinery Inc.', '1444 Bridge Road', 'Raleigh, NC 27601'),
			put(350, 50, 'Northgate Bank'),
			put(350, 160, 'Megan Whitlock'),
			put(50, 300, 'Invoice Date Gross Discount Net'),
		),
	).toEqual({
		seller: { name: 'Redstone Joinery Inc.' },
		buyer: { name: 'Granite Joinery Co.' },
	});
});

test('a period and a heading above an address name nobody', () => {
	expect(
		read(
			put(50, 40, 'Policy schedule', 14),
			...block(312, 100, '29/11/2020 to 28/11/2021'),
			...block(312, 130, 'Insured property', '130 Bridge Road, Leeds LS2 7EW'),
			...block(50, 130, 'Policyholder', 'Alice Hartigan', '48 Queens Road, Cardiff CF10 2HE'),
		),
	).not.toMatchObject({ buyer: { name: 'Insured property' } });
});

describe('the lines above the name of an address', () => {
	const address = ['Larkfield Joinery Inc.', '3277 Orchard Street', 'Columbus, OH 43215'];
	const letterhead = block(50, 40, 'Summit Supplies Ltd', '12 Mill Lane', 'London SW1A 1AA');

	test.each([
		['a heading', 'CERTIFICATE HOLDER'],
		['a number of the customer', '59 343 11'],
		['a telephone number', '+47 55 94 78 38 · Office'],
		['a heading with two names', 'Importer / Consignee'],
	])('are no name: %s', (_, line) => {
		expect(read(...letterhead, ...block(50, 130, line, ...address))).toMatchObject({
			buyer: { name: 'Larkfield Joinery Inc.' },
		});
	});

	test.each([
		['in capitals', block(50, 130, 'INSURED Larkfield Joinery Inc.', ...address.slice(1))],
		['with a colon', [put(50, 130, `Nabywca: ${address.join(', ')}`)]],
	])('a label before the name is cut off: %s', (_, lines) => {
		expect(read(...letterhead, ...lines)).toMatchObject({
			buyer: { name: 'Larkfield Joinery Inc.' },
		});
	});
});

describe('names of parties', () => {
	const buyer = block(330, 130, 'Résidence du Parc', '4 avenue Foch', '38000 Grenoble');
	const table = [
		put(50, 300, 'Désignation'),
		put(490, 300, 'Total HT'),
		put(50, 318, 'Entretien'),
		put(490, 318, '100,00'),
	];

	test.each([
		['Verdanne Imprimerie', 'Verdanne Imprimerie SA'],
		['DELORME', 'Menuiserie Delorme SARL'],
	])('the footer has the registered name of the brand %s', (brand, registered) => {
		expect(
			read(
				put(50, 40, brand, 20),
				...buyer,
				...table,
				put(60, 790, `${registered} au capital de 56 000 € – 127 impasse du Moulin, 69003 Lyon`, 7),
			),
		).toMatchObject({ seller: { name: registered }, buyer: { name: 'Résidence du Parc' } });
	});

	test('the title of an invoice is no label of the buyer', () => {
		expect(
			read(
				put(50, 50, 'FACTURE', 16),
				put(50, 90, 'Émetteur'),
				...block(50, 104, 'Menuiserie Delorme SARL', '12 rue des Lilas', '69003 Lyon'),
				put(330, 90, 'Adressé à'),
				...block(330, 104, 'Résidence du Parc', '4 avenue Foch', '38000 Grenoble'),
				...table,
			),
		).toEqual({
			seller: { name: 'Menuiserie Delorme SARL' },
			buyer: { name: 'Résidence du Parc' },
		});
	});

	test('where the sender is known, the only other address is the recipient’s', () => {
		expect(
			read(
				put(50, 50, 'Rechnung', 16),
				...block(50, 90, 'Stadtwerke Lindau AG', 'Uferweg 3', '88131 Lindau'),
				...block(
					50,
					170,
					'Wiesenthal Elektrotechnik GmbH',
					'Industriestraße 14',
					'70565 Stuttgart',
				),
				...block(50, 212, 'USt-IdNr. DE123456789', 'info@wiesenthal-elektro.de'),
				put(50, 300, 'Pos Bezeichnung Betrag'),
			),
		).toEqual({
			seller: { name: 'Wiesenthal Elektrotechnik GmbH' },
			buyer: { name: 'Stadtwerke Lindau AG' },
		});
	});

	test('a house number before its street is no name', () => {
		const { result } = extract(
			layOut(
				put(50, 40, 'Brightwell Textiles Ltd', 14),
				put(50, 90, 'Bill to'),
				put(50, 104, 'Sedgwick Software LLP'),
				put(50, 118, '132, Elm Avenue, 560001 Bengaluru'),
			),
			schema,
		);
		expect(result).toMatchObject({ buyer: { name: 'Sedgwick Software LLP' } });
	});
});

test('a name with commas before an address on its line is whole', () => {
	const line = 'Seller: Price, Waterhouse & Sons Ltd, 12 High Street, London SW1A 1AA';
	expect(read(put(50, 60, line))).toMatchObject({
		seller: { name: 'Price, Waterhouse & Sons Ltd' },
	});
});

test('the first line below the label of a party is its name, whatever its words', () => {
	expect(
		read(
			put(50, 40, 'Invoice 4711', 14),
			...block(
				50,
				100,
				'Bill to:',
				'Transport Service',
				'Anna Berg',
				'4 Park Lane',
				'Leeds LS1 4AP',
			),
		),
	).toMatchObject({ buyer: { name: 'Transport Service' } });
});

test('a telephone number beside the label of a tax number is no tax number', () => {
	const seller = {
		type: 'object' as const,
		properties: { name: { type: 'string' as const }, vatId: { type: 'string' as const } },
	};
	const words = layOut(
		...block(50, 40, 'Moulin Vert SARL -', '12 chemin de Provence', '84340 Malaucène'),
		put(50, 90, 'TVA: +334 50446899'),
		put(50, 104, 'FR11999999998'),
	);
	expect(extract(words, { data: { seller } }).result).toEqual({
		seller: { name: 'Moulin Vert SARL', vatId: 'FR11999999998' },
	});
});
