import { describe, expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { openPages } from '../../../../engine/src/reading/pipeline/read-pages.ts';
import { layOut, pageOf, put } from '../../../support/pages.ts';

const limits = { maxPages: 10, maxScannedPages: 1, maxPixels: 1_000_000 };
const text = (description: string) => ({ type: 'string' as const, description });
const number = (description: string) => ({ type: 'number' as const, description });
const company = (who: string): FieldMap => ({
	name: text(`Name of the ${who}`),
	address: { type: 'string', format: 'address', description: `Address of the ${who}` },
	vatNumber: text(`VAT number of the ${who}`),
	email: { type: 'string', format: 'email', description: `E-mail address of the ${who}` },
	phone: { type: 'string', format: 'phone', description: `Telephone number of the ${who}` },
});
const parties: FieldMap = {
	seller: { type: 'object', properties: company('seller') },
	buyer: { type: 'object', properties: company('buyer') },
};

test('the sample invoice is read as a whole with a rich template', async () => {
	const path = new URL('../../../../examples/invoice.pdf', import.meta.url).pathname;
	const pages = (await openPages({ path, type: 'pdf', limits })).filter((page) => page !== null);
	const data: FieldMap = {
		invoiceNumber: text('Invoice number'),
		invoiceDate: { type: 'date', description: 'Date of the invoice' },
		dueDate: { type: 'date', description: 'Date by which the invoice must be paid' },
		orderNumber: text('Order number of the customer'),
		deliveryDate: { type: 'date', description: 'Date of delivery' },
		currency: text('Currency as a three-letter code'),
		...parties,
		lineItems: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: {
					description: text('Name of the product or service'),
					quantity: number('Quantity'),
					unitPrice: number('Price of one unit'),
					total: number('Amount of the line'),
				},
			},
		},
		netTotal: number('Total before tax'),
		taxTotal: number('Total tax'),
		grossTotal: number('Total to pay, tax included'),
		iban: { type: 'string', format: 'iban', description: 'Bank account to pay to' },
		bic: text('BIC of the bank'),
	};
	expect(extract(layOutPages(pages), { data }).result).toEqual({
		invoiceNumber: '2026-0147',
		invoiceDate: '2026-10-05',
		dueDate: '2026-11-04',
		orderNumber: 'PO-88213',
		deliveryDate: null,
		currency: 'EUR',
		seller: {
			name: 'Birchwood Interiors Ltd',
			address: '12 Harbour Street, Dublin D02 XY45, Ireland',
			vatNumber: 'IE6388047V',
			email: 'accounts@birchwood.example',
			phone: '+35314960123',
		},
		buyer: {
			name: 'Northside Dental Practice',
			address: '48 Clontarf Road, Dublin D03 KT67, Ireland',
			vatNumber: null,
			email: null,
			phone: null,
		},
		lineItems: [
			{ description: 'Oak shelf, 120 cm', quantity: 4, unitPrice: 89.5, total: 358 },
			{ description: 'Wall bracket, brushed steel', quantity: 8, unitPrice: 12.25, total: 98 },
			{ description: 'Delivery and assembly', quantity: 1, unitPrice: 145, total: 145 },
		],
		netTotal: 601,
		taxTotal: 138.23,
		grossTotal: 739.23,
		iban: 'IE29AIBK93115212345678',
		bic: 'AIBKIE2D',
	});
});

describe('contact data and tax numbers', () => {
	const read = (...words: Parameters<typeof layOut>) =>
		extract(layOut(...words), { data: parties }).result;
	const sides = [
		put(50, 60, 'From'),
		put(320, 60, 'To'),
		put(50, 75, 'Alder Tools GmbH'),
		put(320, 75, 'Mira Fischer'),
		put(50, 90, 'Hafenweg 3'),
		put(320, 90, 'Lindenstr. 8'),
		put(50, 105, '20457 Hamburg'),
		put(320, 105, '50667 Köln'),
	];

	test('belong to the party in whose block they stand', () => {
		const result = read(
			...sides,
			put(50, 120, 'office@handel.example'),
			put(320, 120, 'mira@post.example'),
			put(50, 135, 'Tel. +49 40 123456'),
			put(320, 135, 'Tel. +49 221 98765'),
			put(50, 150, 'USt-IdNr. DE123456789'),
			put(320, 150, 'USt-IdNr. DE987654321'),
		);
		expect(result).toMatchObject({
			seller: {
				email: 'office@handel.example',
				phone: '+4940123456',
				vatNumber: 'DE123456789',
			},
			buyer: { email: 'mira@post.example', phone: '+4922198765', vatNumber: 'DE987654321' },
		});
	});

	test('in the foot of the page are those of the sender, and of nobody else', () => {
		const result = read(
			...sides,
			put(50, 790, 'Alder Tools GmbH · Hafenweg 3 · 20457 Hamburg · Fax +49 40 123499'),
			put(50, 805, 'Tel. +49 40 123456 · info@alder.example · USt-IdNr. DE123456789'),
		);
		expect(result).toMatchObject({
			seller: { email: 'info@alder.example', phone: '+4940123456', vatNumber: 'DE123456789' },
			buyer: { email: null, phone: null, vatNumber: null },
		});
	});

	test.each([
		['pl', 'Nabywca:', 'Sprzedawca:', 'NIP 644-493-09-16', 'NIP 322-309-46-87'],
		['hu', 'Vevő', 'Eladó', 'Adószám 84156698-2-68', 'Adószám 30424306-2-91'],
	])('are those of the party above them, in the national form: %s', (_, buyer, seller, ...ids) => {
		const [ofBuyer, ofSeller] = ids;
		const { result } = extract(
			layOut(
				put(50, 60, buyer),
				put(50, 74, 'Adamczyk Informatyka S.A.'),
				put(50, 88, 'ul. Lipowa 114'),
				put(50, 102, '90-001 Łódź'),
				put(50, 116, ofBuyer),
				put(330, 60, seller),
				put(330, 74, 'Wrzos Elektryka Sp. j.'),
				put(330, 88, 'ul. Portowa 9'),
				put(330, 102, '61-001 Poznań'),
				put(330, 116, ofSeller),
				put(50, 300, 'Lp. Nazwa Ilość Cena'),
			),
			{ data: parties },
		);
		expect(result).toMatchObject({
			seller: { name: 'Wrzos Elektryka Sp. j.', vatNumber: ofSeller.split(' ')[1] },
			buyer: { name: 'Adamczyk Informatyka S.A.', vatNumber: ofBuyer.split(' ')[1] },
		});
	});

	test('are those of the customer where the label says so', () => {
		const result = read(
			...sides,
			put(50, 300, 'Ihre USt-IdNr.:'),
			put(200, 300, 'DE987654321'),
			put(50, 320, 'Unsere USt-IdNr.:'),
			put(200, 320, 'DE123456789'),
		);
		expect(result).toMatchObject({
			seller: { vatNumber: 'DE123456789' },
			buyer: { vatNumber: 'DE987654321' },
		});
	});

	test.each([
		['with a label that names the customer', 'N° TVA client', 'FR10 642 068 261'],
		['beside the number of the sender', 'N° TVA intracommunautaire', 'FR10 642 068 261'],
	])('in a table of their own are those of the customer: %s', (_, label, number) => {
		const isOthers = label.endsWith('client');
		const { result } = extract(
			layOut(
				put(34, 36, 'Belrive Imprimerie SARL', 14),
				put(34, 56, '44 chemin des Vignes'),
				put(34, 68, '44000 Nantes'),
				put(34, 80, isOthers ? 'Tél. 02 38 18 38 21' : 'TVA FR68 132 241 218'),
				put(329, 110, 'Adresse de facturation'),
				put(329, 127, 'Luminor Épicerie Fine EURL'),
				put(329, 139, '10 quai des Bateliers'),
				put(329, 151, '59000 Lille'),
				put(42, 323, 'Numéro'),
				put(123, 323, 'Code client'),
				put(282, 323, label),
				put(42, 339, 'FA03959'),
				put(123, 339, 'CUFZDT'),
				put(282, 339, number),
			),
			{ data: parties },
		);
		expect(result).toMatchObject({ buyer: { vatNumber: number } });
	});

	test('the only one belongs to the sender, wherever it is', () => {
		const result = read(...sides, put(50, 400, 'Questions? Write to help@elsewhere.example'));
		expect(result).toMatchObject({
			seller: { email: 'help@elsewhere.example' },
			buyer: { email: null },
		});
	});
});

describe('of two addresses', () => {
	const readNames = (...words: Parameters<typeof layOut>) => {
		const { result } = extract(layOut(...words), { data: parties });
		const { seller, buyer } = result as Record<'seller' | 'buyer', { name: string | null }>;
		return [seller.name, buyer.name];
	};

	test('the one under a label is that party’s, the other the other’s', () => {
		const names = readNames(
			put(50, 160, 'Acme Cloud, Inc.'),
			put(300, 160, 'Bill to'),
			put(50, 173, '548 Market Street'),
			put(300, 173, 'Jane Doe'),
			put(50, 186, 'San Francisco, California 94104'),
			put(300, 186, 'Bergmannstr. 12'),
			put(50, 199, 'billing@acme.example'),
			put(300, 199, '10961 Berlin'),
			put(300, 212, 'jane@doe.example'),
		);
		expect(names).toEqual(['Acme Cloud, Inc.', 'Jane Doe']);
	});

	test('a street is not a label for the rest of its name', () => {
		const street = text('Street and house number of the seller');
		const words = [
			put(50, 40, 'Lampes Dupont SARL'),
			put(50, 54, '27 rue des Tilleuls'),
			put(50, 68, '38000 Grenoble'),
		];
		const data: FieldMap = { seller: { type: 'object', properties: { street } } };
		expect(extract(layOut(...words), { data }).result).toEqual({
			seller: { street: '27 rue des Tilleuls' },
		});
	});

	test('the addresses for bills and for goods are not those of the sender', () => {
		const words = [
			put(50, 60, 'Factuuradres'),
			put(320, 60, 'Afleveradres'),
			put(50, 74, 'Strandhuis Horeca'),
			put(320, 74, 'Loods Zuid'),
			put(50, 88, 'T.a.v. Joris Maas'),
			put(320, 88, 'Kadeweg 46'),
			put(50, 102, 'Kerkstraat 46'),
			put(320, 102, '9712 HK Groningen'),
			put(50, 116, '9711 LM Groningen'),
		];
		const data: FieldMap = {
			issuer: text('Company that issued the invoice'),
			seller: { type: 'object', properties: { name: text('Name of the seller') } },
		};
		expect(extract(layOut(...words), { data }).result).toEqual({
			issuer: null,
			seller: { name: null },
		});
	});

	test('all lines from the street on are its address', () => {
		const words = [
			put(50, 147, 'Acme Cloud, Inc.'),
			put(50, 160, '548 Market Street'),
			put(50, 173, 'PMB 12345'),
			put(50, 186, 'Portland, OR 97201'),
			put(50, 199, 'RCS Portland 552 081 317'),
		];
		expect(extract(layOut(...words), { data: parties }).result.seller).toMatchObject({
			address: '548 Market Street, PMB 12345, Portland, OR 97201',
			phone: null,
		});
	});

	test('the only one under a label is not the other party’s', () => {
		const names = readNames(
			put(300, 160, 'Bill to'),
			put(300, 173, 'Jane Doe'),
			put(300, 186, 'Bergmannstr. 12'),
			put(300, 199, '10961 Berlin'),
		);
		expect(names).toEqual([null, 'Jane Doe']);
	});

	test('the small print in the footer is the sender’s, even if the addressee comes first', () => {
		const names = readNames(
			put(330, 110, 'MME MARIE DURAND'),
			put(330, 123, '14 RUE DES LILAS'),
			put(330, 136, '69003 LYON'),
			put(50, 790, 'Lumina SA - 22-30 avenue de Wagram 75008 Paris - RCS Paris 552 081 317', 6),
		);
		expect(names).toEqual(['Lumina SA', 'MME MARIE DURAND']);
	});
});

test('the sender above the window of a letter is not the name of who is addressed', () => {
	const page = pageOf(
		[
			put(60, 378, 'Alt', 9),
			put(90, 378, 'Linde GmbH', 9),
			put(170, 378, 'Hang 17', 9),
			put(230, 378, '34567 Lindenhausen', 9),
			put(60, 400, 'Ottilie Bach', 20),
			put(60, 465, 'Uferstr. 58', 20),
			put(60, 545, '77701 Bergkreis', 20),
			put(700, 100, 'Alt Linde GmbH', 20),
			put(700, 130, 'Hang 17', 20),
			put(700, 160, '34567 Lindenhausen', 20),
		],
		{ source: 'ocr', width: 1200, height: 1700 },
	);
	expect(extract(layOutPages([page]), { data: parties }).result).toMatchObject({
		buyer: { name: 'Ottilie Bach', address: 'Uferstr. 58, 77701 Bergkreis' },
		seller: { name: 'Alt Linde GmbH' },
	});
});

describe('the name of the sender', () => {
	const issuer = (...words: Parameters<typeof layOut>) =>
		extract(layOut(...words), { data: { issuer: text('Company that issued the invoice') } }).result
			.issuer;
	const window = [
		put(50, 150, 'Ann Smith'),
		put(50, 165, '5 Green Lane'),
		put(50, 180, 'York YO1 7PR'),
	];

	test('is the company in the foot, beside its register number', () => {
		expect(
			issuer(
				...window,
				put(50, 300, 'Invoice 4711'),
				put(50, 780, 'Harbour Lamps Ltd - Registered in England 0123456 - VAT GB123456789'),
			),
		).toBe('Harbour Lamps Ltd');
	});

	test('is who is to be paid, where the name comes again', () => {
		expect(
			issuer(
				...window,
				put(50, 600, 'Titulaire du compte : NETLUMIERE'),
				put(50, 790, 'NETLUMIERE'),
				put(50, 800, 'Siège social : 8 rue Pasteur - 76290 MONTIVILLIERS'),
			),
		).toBe('NETLUMIERE');
	});

	test('is not the company that is billed', () => {
		expect(issuer(put(50, 100, 'Bill to'), put(50, 115, 'Harbour Lamps Ltd'))).not.toBe(
			'Harbour Lamps Ltd',
		);
	});
});

test('a sheet with a heading for each party is read pair by pair', () => {
	const { result } = extract(
		layOut(
			put(50, 100, 'Verkäufer'),
			put(50, 115, 'Name:'),
			put(200, 115, 'Alder Tools GmbH'),
			put(50, 130, 'USt.-Id.-Nr.:'),
			put(200, 130, 'DE12345'),
			put(50, 160, 'Käufer'),
			put(50, 175, 'Name:'),
			put(200, 175, 'Mira Fischer'),
		),
		{ data: parties },
	);
	expect(result).toMatchObject({
		seller: { name: 'Alder Tools GmbH', vatNumber: 'DE12345' },
		buyer: { name: 'Mira Fischer', vatNumber: null },
	});
});

test('sheets of two parties stand side by side, under headings of several words', () => {
	const { result } = extract(
		layOut(
			put(303, 85, 'Dati del cliente'),
			put(57, 96, 'Dati relativi al fornitore'),
			put(320, 103, 'Denominazione: Esposti Costruzioni S.a.s.'),
			put(74, 114, 'Denominazione: Dolomia Consulenze S.r.l.'),
			put(320, 118, 'Partita IVA: IT65829479275'),
			put(74, 130, 'Partita IVA: IT12587451769'),
		),
		{ data: parties },
	);
	expect(result).toMatchObject({
		seller: { name: 'Dolomia Consulenze S.r.l.', vatNumber: 'IT12587451769' },
		buyer: { name: 'Esposti Costruzioni S.a.s.', vatNumber: 'IT65829479275' },
	});
});

test('dots lead from a label to the value of a party', () => {
	const { result } = extract(
		layOut(
			put(45, 40, '*** BESTELLUNG ***'),
			...['[Lieferant]', '[Käufer]'].map((heading, i) => put(45, 118 + 68 * i, heading)),
			...['Nordwind Bürobedarf OHG', 'Ostermann Software GmbH'].flatMap((name, i) => [
				put(56, 141 + 68 * i, 'Name'),
				put(191, 141 + 68 * i, `. . : ${name}`),
			]),
			...['DE123456789', 'DE987654321'].flatMap((number, i) => [
				put(56, 152 + 68 * i, 'USt-IdNr.'),
				put(191, 152 + 68 * i, `. . : ${number}`),
			]),
		),
		{ data: parties },
	);
	expect(result).toMatchObject({
		seller: { name: 'Nordwind Bürobedarf OHG', vatNumber: 'DE123456789' },
		buyer: { name: 'Ostermann Software GmbH', vatNumber: 'DE987654321' },
	});
});

test('labels inside an address are not part of the values', () => {
	const { result } = extract(
		layOut(
			put(50, 100, 'Fornitore'),
			put(50, 114, 'Denominazione: Studio Tecnico Malagoli'),
			put(50, 128, 'Indirizzo: Via Emilia Est 214'),
			put(50, 142, '41122 Modena'),
			put(300, 100, 'Cliente'),
			put(300, 114, 'Denominazione: Ceramiche Rubiera S.p.A.'),
			put(300, 128, 'Indirizzo: Via Secchia 9'),
			put(300, 142, '42048 Rubiera'),
		),
		{
			data: {
				fornitore: { type: 'object', properties: { denominazione: { type: 'string' } } },
				cliente: {
					type: 'object',
					properties: {
						denominazione: { type: 'string' },
						indirizzo: { type: 'string', format: 'address' },
					},
				},
			},
		},
	);
	expect(result).toEqual({
		fornitore: { denominazione: 'Studio Tecnico Malagoli' },
		cliente: {
			denominazione: 'Ceramiche Rubiera S.p.A.',
			indirizzo: 'Via Secchia 9, 42048 Rubiera',
		},
	});
});

test('a street that is named after a day belongs to its address', () => {
	const { result } = extract(
		layOut(
			put(50, 40, 'Imprimerie Verdanne SARL'),
			put(50, 54, '12 place du 8 mai 1945'),
			put(50, 68, '69003 Lyon'),
			put(330, 110, 'Atelier Dupont SAS'),
			put(330, 124, '45 rue du 11 novembre 1918'),
			put(330, 138, '75010 Paris'),
			put(50, 180, 'FACTURE N° F-2024-117'),
			put(50, 195, 'Date : 12/03/2024'),
		),
		{ data: { customerStreet: { type: 'string' }, sellerStreet: { type: 'string' } } },
	);
	expect(result).toEqual({
		customerStreet: '45 rue du 11 novembre 1918',
		sellerStreet: '12 place du 8 mai 1945',
	});
});

test('a date after a town that is called like a street is no line of an address', () => {
	const { result } = extract(
		layOut(
			put(50, 40, 'Säntis Metallbau AG'),
			put(50, 54, 'Werkweg 3'),
			put(50, 68, '9000 St. Gallen'),
			put(330, 110, 'St. Gallen, 5. März 2021'),
			put(330, 124, 'Muster Bau AG'),
			put(330, 138, 'Bahnhofstrasse 12'),
			put(330, 152, '9500 Wil'),
			put(50, 200, 'Rechnung 4711'),
		),
		{ data: { customerName: { type: 'string' }, customerStreet: { type: 'string' } } },
	);
	expect(result).toEqual({ customerName: 'Muster Bau AG', customerStreet: 'Bahnhofstrasse 12' });
});

test.each(['contactPerson', 'salesperson', 'sellerContact'])(
	'a company does not answer %s, who is a person',
	(name) => {
		const page = layOut(
			put(50, 40, 'Fernhill Software Ltd', 14),
			put(50, 60, '12 Mill Lane'),
			put(50, 73, 'London SW1A 1AA'),
			put(350, 40, 'INVOICE', 14),
			put(50, 130, 'Bill to:'),
			put(50, 143, 'Harbour Bakery Ltd'),
			put(50, 156, '3 Quay Road'),
			put(50, 169, 'Dover CT16 1HZ'),
		);
		const data: FieldMap = { [name]: { type: 'string', description: 'person at the supplier' } };
		expect(extract(page, { data }).result).toEqual({ [name]: null });
	},
);

test('a party is not the person who acts for it', () => {
	const page = layOut(
		put(50, 40, 'PURCHASE ORDER', 16),
		put(50, 80, 'Harbour Bakery Ltd'),
		put(50, 93, '3 Quay Road'),
		put(50, 106, 'Dover CT16 1HZ'),
		put(350, 80, 'Supplier:'),
		put(350, 93, 'Fernhill Software Ltd'),
		put(350, 106, '12 Mill Lane'),
		put(350, 119, 'London SW1A 1AA'),
		put(50, 200, 'Authorised by: Priya Kessler'),
	);
	const data: FieldMap = { authorisedBy: text('person of the buyer who authorised the order') };
	expect(extract(page, { data }).result).toEqual({ authorisedBy: 'Priya Kessler' });
});

test.each(['Weidner Kasse', 'Fecske Takarék', 'Älvbanken'])(
	'the bank at the head of a statement is %s',
	(bank) => {
		const page = layOut(
			put(50, 40, bank, 14),
			put(350, 40, 'Kontoauszug', 14),
			put(50, 80, 'Silke Jansen'),
			put(50, 93, 'Lindenweg 4'),
			put(50, 106, '26122 Oldenburg'),
			put(50, 200, '04.05.2012 Miete -640,00'),
			put(50, 214, '07.05.2012 Gehalt 2.310,00'),
		);
		const data: FieldMap = { bank: text('Name of the bank') };
		expect(extract(page, { data }).result).toEqual({ bank });
	},
);

test('a name beside a label ends before the address on its line', () => {
	const page = layOut(
		put(50, 40, 'Weidner Metallbau e.K.', 14),
		put(50, 100, 'Kunde: Heike Lindner, Industriestraße 49, 34117 Kassel, Telefon 0341-526809'),
		put(50, 200, 'Küche Modell Nordwind 4.310,00'),
	);
	const data: FieldMap = { kunde: { type: 'string' } };
	expect(extract(page, { data }).result).toEqual({ kunde: 'Heike Lindner' });
});
