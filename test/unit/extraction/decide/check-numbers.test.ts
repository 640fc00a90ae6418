import { describe, expect, test } from '@jest/globals';
import {
	checkCard,
	checkGs1,
	checkIban,
	checkIsin,
	checkLei,
	checkVat,
} from '../../../../engine/src/reading/extraction/values/check-digits.ts';
import { findIbans } from '../../../../engine/src/reading/extraction/values/find-ids.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { decideReview } from '../../../../engine/src/services/review/decide-review.ts';
import { readInvoice } from '../../../../engine/src/reading/structured/read-invoice.ts';
import { readXml } from '../../../../engine/src/reading/structured/xml/read-xml.ts';
import { INVOICE, makeCii } from '../../../support/e-invoices.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const GOOD = 'DE89 3704 0044 0532 0130 00';
const BAD = 'DE89 3704 0044 0532 0130 01';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) => {
	const { result, details } = extract(layOut(...words), { data });
	return { result, at: new Map(details.map((detail) => [detail.path, detail])) };
};
const iban: FieldMap = { iban: { type: 'string', format: 'iban' } };
const letter = [put(50, 40, 'Nordwind Werkzeuge GmbH'), put(50, 60, 'Rechnung 4711')];

describe('check digits', () => {
	test.each([
		['an IBAN', checkIban, 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
		['an IBAN with letters', checkIban, 'IE29AIBK93115212345678', 'IE29AIBK93115212345687'],
		['an ISIN', checkIsin, 'US0378331005', 'US0378331006'],
		['a LEI', checkLei, '529900T8BM49AURSDO55', '529900T8BM49AURSDO56'],
		['a GTIN', checkGs1, '4006381333931', '4006381333932'],
		['an SSCC', checkGs1, '340123450000000000', '340123450000000001'],
		['a card', checkCard, '4111 1111 1111 1111', '4111 1111 1111 1112'],
		['a German VAT ID', checkVat, 'DE136695976', 'DE136695978'],
		['an Austrian one', checkVat, 'ATU13585627', 'ATU13585626'],
		['a Belgian one', checkVat, 'BE0428759497', 'BE0428759498'],
		['a Danish one', checkVat, 'DK13585628', 'DK13585627'],
		['a Finnish one', checkVat, 'FI20774740', 'FI20774741'],
		['a French one', checkVat, 'FR40303265045', 'FR41303265045'],
		['a British one', checkVat, 'GB980780684', 'GB980780685'],
		['an Irish one', checkVat, 'IE6388047V', 'IE6388047W'],
		['an Italian one', checkVat, 'IT00743110157', 'IT00743110158'],
		['a Luxembourgian one', checkVat, 'LU15027442', 'LU15027443'],
		['a Dutch one', checkVat, 'NL004495445B01', 'NL004495446B01'],
		['a Polish one', checkVat, 'PL8567346215', 'PL8567346216'],
		['a Portuguese one', checkVat, 'PT501964843', 'PT501964842'],
		['a Swedish one', checkVat, 'SE123456789701', 'SE123456789101'],
		['a Slovenian one', checkVat, 'SI50223054', 'SI50223055'],
		['a Swiss one', checkVat, 'CHE-107.787.577', 'CHE-107.787.578'],
		['a Hungarian one', checkVat, 'HU12892312', 'HU12892313'],
		['an Estonian one', checkVat, 'EE100931558', 'EE100594103'],
		['a Greek one', checkVat, 'EL094259216', 'EL123456781'],
		['a Maltese one', checkVat, 'MT11679112', 'MT11679113'],
	])('of %s', (_, check, good, bad) => {
		expect(check(good)).toBe(true);
		expect(check(bad)).toBe(false);
	});

	test('nothing is said of a number of another form', () => {
		expect(checkVat('12/345/67890')).toBeUndefined();
		expect(checkVat('ES12345678Z')).toBeUndefined();
		expect(checkIsin('865985')).toBeUndefined();
		expect(checkCard('**** 1234')).toBeUndefined();
		expect(checkGs1('4711')).toBeUndefined();
	});
});

describe('what is meant as an IBAN', () => {
	test.each([
		['has the length of its country', `Konto ${BAD}, BIC COBADEFFXXX`, 'DE89370400440532013001'],
		['may lack a digit', 'DE89 3704 0044 0532 0130 0', 'DE8937040044053201300'],
		['may have one too many', 'DE89 3704 0044 0532 0130 100', 'DE893704004405320130100'],
		['or is called so', 'IBAN: DE89 3704 0044 05', 'DE893704004405'],
		['whatever its country', 'IBAN-Nr. XX12 3456 7890 1234', 'XX12345678901234'],
	])('%s', (_, text, value) => {
		expect(findIbans(text)).toMatchObject([{ value, checks: ['iban ✗'] }]);
	});

	test.each([
		'Order DE12 3456 7890',
		'SE556677889901',
		'NO123456789MVA',
		'NL123456789B01',
		'IT 20 Stück zu je 12,50 EUR und mehr davon',
		'AT 10 Wien 1010 Stephansplatz 1',
		'FR 75 RUE DE LA PAIX BATIMENT C',
	])('%s is none', (text) => {
		expect(findIbans(text)).toEqual([]);
	});
});

describe('a number that fails its check', () => {
	test('an IBAN is given as printed, doubtful, with the failed check and a reason for review', () => {
		const { result, at } = read(iban, ...letter, put(50, 400, 'IBAN:'), put(120, 400, BAD));
		expect(result.iban).toBe('DE89370400440532013001');
		expect(at.get('iban')?.checks).toContain('iban ✗');
		expect(at.get('iban')?.confidence).toBeLessThanOrEqual(0.5);
		expect(decideReview({ checks: true }, [...at.values()])).toMatchObject([
			{ path: 'iban', reason: 'check', check: 'iban ✗' },
		]);
	});

	test('one that passes is preferred to one that fails, wherever they stand', () => {
		const { result, at } = read(
			iban,
			...letter,
			put(50, 400, 'IBAN:'),
			put(120, 400, BAD),
			put(50, 780, `Bankverbindung ${GOOD}`),
		);
		expect(result.iban).toBe('DE89370400440532013000');
		expect(at.get('iban')?.checks).toEqual(['iban checksum']);
	});

	test('a number that is not an IBAN does not become one', () => {
		const { result } = read(iban, ...letter, put(50, 400, 'Kundennummer DE12 3456 7890'));
		expect(result.iban).toBeNull();
	});

	test('a VAT number', () => {
		const data: FieldMap = {
			seller: { type: 'object', properties: { vatNumber: { type: 'string' } } },
		};
		const { result, at } = read(data, ...letter, put(50, 780, 'USt-IdNr. DE136695978'));
		expect(result.seller).toEqual({ vatNumber: 'DE136695978' });
		expect(at.get('seller.vatNumber')?.checks).toContain('vat ✗');
		expect(at.get('seller.vatNumber')?.confidence).toBeLessThanOrEqual(0.5);
	});

	test('an ISIN and a GTIN, also in rows', () => {
		const data: FieldMap = {
			isin: { type: 'string', description: 'ISIN of the security' },
			items: {
				type: 'array',
				itemType: 'object',
				itemSchema: {
					properties: {
						description: { type: 'string' },
						gtin: { type: 'string' },
						quantity: { type: 'number' },
					},
				},
			},
		};
		const row = (y: number, ...texts: string[]) => texts.map((one, i) => put(50 + 170 * i, y, one));
		const { result, at } = read(
			data,
			put(50, 40, 'Purchase of securities'),
			put(50, 100, 'ISIN'),
			put(150, 100, 'US0378331006'),
			...row(200, 'Description', 'GTIN', 'Quantity'),
			...row(216, 'Marker, black', '4006381333931', '3'),
			...row(232, 'Marker, blue', '4006381333932', '5'),
		);
		expect(result.isin).toBe('US0378331006');
		expect(at.get('isin')?.checks).toContain('isin ✗');
		expect(at.get('isin')?.confidence).toBeLessThanOrEqual(0.5);
		expect(at.get('items[0].gtin')?.checks).toContain('check digit');
		expect(at.get('items[1].gtin')).toMatchObject({ raw: '4006381333932' });
		expect(at.get('items[1].gtin')?.checks).toContain('gs1 ✗');
		expect(at.get('items[1].gtin')?.confidence).toBeLessThanOrEqual(0.5);
	});

	test('a passport number whose check digit is wrong', () => {
		const { result, at } = read(
			{ documentNumber: { type: 'string', description: 'Passport number' } },
			put(20, 240, 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 8),
			put(20, 256, 'L898902C35UTO7408122F1204159ZE184226B<<<<<10', 8),
		);
		expect(result.documentNumber).toBe('L898902C3');
		expect(at.get('documentNumber')?.checks).toContain('check digit ✗');
		expect(at.get('documentNumber')?.confidence).toBeLessThanOrEqual(0.5);
	});

	test('what an e-invoice states keeps its confidence, and the failed check is shown', () => {
		const xml = makeCii('EN 16931').replaceAll(
			INVOICE.iban.replaceAll(' ', ''),
			BAD.replaceAll(' ', ''),
		);
		const record = readInvoice(readXml(Buffer.from(xml)), false);
		const { result, details } = extract(layOut(...letter), { data: iban }, { records: [record] });
		expect(result.iban).toBe('DE89370400440532013001');
		expect(details[0]).toMatchObject({ source: 'xml', confidence: 1, checks: ['iban ✗'] });
	});
});
