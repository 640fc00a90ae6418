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

	test.each(['Bestellung', 'PURCHASE ORDER', 'Bestellung Nr. 4711'])(
		'is the buyer on an order: %s',
		(title) => {
			expect(read(...sheet(title))).toEqual({
				seller: { name: 'Jansen Feinkost GmbH' },
				buyer: { name: 'Gärtner Textilpflege GmbH' },
			});
		},
	);
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
