import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { invoice } from '../../../../engine/src/services/templates/starters/invoice.ts';
import { receipt } from '../../../../engine/src/services/templates/starters/receipt.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

type Text = readonly [x: number, text: string];

/** A receipt or invoice, a line per entry. */
function read(data: FieldMap, lines: readonly (readonly Text[])[]) {
	const words = lines.flatMap((line, i) => line.map(([x, text]) => put(x, 40 + i * 14, text)));
	const { result, details } = extract(layOut(...words), { data });
	const confidenceOf = (path: string) =>
		details.find((detail) => detail.path === path)?.confidence ?? 0;
	const checksOf = (path: string) => details.find((detail) => detail.path === path)?.checks ?? [];
	return { result, confidenceOf, checksOf };
}

const row = (...texts: Text[]): readonly Text[] => texts;
const till = [
	row([60, 'Markt am Tor']),
	row([60, 'Torstr. 12']),
	row([60, '10119 Berlin']),
	row([60, 'Vollmilch'], [250, '1,29 B']),
	row([60, 'Roggenbrot'], [250, '3,49 B']),
	row([60, 'Bananen'], [250, '2,56 B']),
	row([60, 'Spülmittel'], [250, '2,20 A']),
	row([60, 'SUMME EUR'], [250, '9,54']),
	row([60, 'Geg. BAR'], [250, '10,00']),
	row([60, 'Rückgeld'], [250, '0,46']),
];

describe('a tax of several rates', () => {
	test('is the sum of the rates of a German till receipt', () => {
		const { result, confidenceOf } = read(receipt.schema.data, [
			...till,
			row([60, 'Steuer %'], [130, 'Netto'], [190, 'Steuer'], [250, 'Brutto']),
			row([60, 'A= 19,0%'], [130, '1,85'], [190, '0,35'], [250, '2,20']),
			row([60, 'B= 7,0%'], [130, '6,86'], [190, '0,48'], [250, '7,34']),
			row([60, '12.03.2026'], [190, '14:22']),
		]);
		expect(result).toMatchObject({ subtotal: 8.71, tax: 0.83, total: 9.54 });
		expect(confidenceOf('tax')).toBeGreaterThan(0.8);
	});

	test('is taken from the line that states the sum', () => {
		const { result, checksOf } = read(receipt.schema.data, [
			...till,
			row([60, 'MwSt %'], [130, 'Brutto'], [190, 'Netto'], [250, 'MwSt']),
			row([60, 'A 19,00'], [130, '2,20'], [190, '1,85'], [250, '0,35']),
			row([60, 'B 7,00'], [130, '7,34'], [190, '6,86'], [250, '0,48']),
			row([60, 'Gesamt'], [130, '9,54'], [190, '8,71'], [250, '0,83']),
		]);
		expect(result).toMatchObject({ subtotal: 8.71, tax: 0.83, total: 9.54 });
		expect(checksOf('tax').length).toBeGreaterThan(0);
	});

	test('is the sum where the tax stands beside the gross amount it is part of', () => {
		const { result } = read(receipt.schema.data, [
			...till,
			row([60, 'inkl. 19 % MwSt von 2,20'], [250, '0,35']),
			row([60, 'inkl. 7 % MwSt von 7,34'], [250, '0,48']),
		]);
		expect(result).toMatchObject({ tax: 0.83, total: 9.54 });
	});

	test('is the sum on an invoice that has a line for each rate', () => {
		const { result, confidenceOf } = read(invoice.schema.data, [
			row([50, 'Rechnung Nr. 2026-118'], [350, 'Datum: 04.02.2026']),
			row([50, 'Nettobetrag'], [450, '1.300,00 €']),
			row([50, 'zzgl. 7 % USt auf 300,00 €'], [450, '21,00 €']),
			row([50, 'zzgl. 19 % USt auf 1.000,00 €'], [450, '190,00 €']),
			row([50, 'Rechnungsbetrag'], [450, '1.511,00 €']),
		]);
		expect(result).toMatchObject({ netTotal: 1300, taxTotal: 211, grossTotal: 1511 });
		expect(confidenceOf('taxTotal')).toBeGreaterThan(0.8);
	});

	test('is the sum of lines that state nothing but the tax, if net and total confirm it', () => {
		const { result } = read(invoice.schema.data, [
			row([50, 'Facture N° F-2026-88'], [350, 'Date : 04/02/2026']),
			row([50, 'Total HT'], [450, '300,00 €']),
			row([50, 'TVA 5,5 %'], [450, '5,50 €']),
			row([50, 'TVA 20 %'], [450, '40,00 €']),
			row([50, 'Total TTC'], [450, '345,50 €']),
		]);
		expect(result).toMatchObject({ netTotal: 300, taxTotal: 45.5, grossTotal: 345.5 });
	});

	test('is the sum in English, with the rate behind the amount', () => {
		const { result } = read(invoice.schema.data, [
			row([50, 'Invoice no. 4711'], [350, 'Date: 4 February 2026']),
			row([50, 'Subtotal'], [450, '£300.00']),
			row([50, 'VAT @ 5% on £100.00'], [450, '£5.00']),
			row([50, 'VAT @ 20% on £200.00'], [450, '£40.00']),
			row([50, 'Total due'], [450, '£345.00']),
		]);
		expect(result).toMatchObject({ netTotal: 300, taxTotal: 45, grossTotal: 345 });
	});

	test('is doubtful where nothing confirms the sum', () => {
		const { confidenceOf } = read(receipt.schema.data, [
			row([60, 'Kiosk Nord']),
			row([60, 'MwSt %'], [130, 'Netto'], [190, 'MwSt'], [250, 'Brutto']),
			row([60, 'A 19,0%'], [130, '1,85'], [190, '0,35'], [250, '2,20']),
			row([60, 'B 7,0%'], [130, '6,86'], [190, '0,48'], [250, '7,34']),
		]);
		expect(confidenceOf('tax')).toBeLessThan(0.8);
	});
});

describe('a tax of one rate', () => {
	test('is not added to a discount for early payment', () => {
		const { result, confidenceOf } = read(invoice.schema.data, [
			row([50, 'Rechnung Nr. 2026-119'], [350, 'Datum: 04.02.2026']),
			row([50, 'Nettobetrag'], [450, '100,00 €']),
			row([50, 'zzgl. 19 % USt auf 100,00 €'], [450, '19,00 €']),
			row([50, 'Rechnungsbetrag'], [450, '119,00 €']),
			row([50, 'Bei Zahlung in 10 Tagen 2 % Skonto auf 119,00 €'], [450, '2,38 €']),
		]);
		expect(result).toMatchObject({ netTotal: 100, taxTotal: 19, grossTotal: 119 });
		expect(confidenceOf('taxTotal')).toBeGreaterThan(0.8);
	});

	test('is not added to the rate that each row of the table states', () => {
		const { result } = read(invoice.schema.data, [
			row([50, 'Invoice no. 4712'], [350, 'Date: 4 February 2026']),
			row([50, 'Description'], [200, 'Net'], [270, 'VAT %'], [340, 'VAT'], [420, 'Gross']),
			row([50, 'Book'], [200, '100.00'], [270, '5%'], [340, '5.00'], [420, '105.00']),
			row([50, 'Pencil'], [200, '10.00'], [270, '20%'], [340, '2.00'], [420, '12.00']),
			row([50, 'Ruler'], [200, '20.00'], [270, '20%'], [340, '4.00'], [420, '24.00']),
			row([50, 'Total net'], [420, '130.00']),
			row([50, 'VAT'], [420, '11.00']),
			row([50, 'Total due'], [420, '141.00']),
		]);
		expect(result).toMatchObject({ netTotal: 130, taxTotal: 11, grossTotal: 141 });
	});
});
