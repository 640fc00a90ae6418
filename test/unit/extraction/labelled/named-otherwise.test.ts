import { describe, expect, test } from '@jest/globals';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const schema: TemplateSchema = {
	data: {
		invoiceNumber: { type: 'string' },
		invoiceDate: { type: 'date' },
		purchaseOrderNumber: { type: 'string' },
		total: { type: 'number' },
	},
};
const letterhead = [
	put(50, 60, 'Müller Bau GmbH'),
	put(50, 75, 'Hauptstr. 5'),
	put(50, 90, '80331 München'),
];
const read = (...words: ReturnType<typeof put>[]) =>
	extract(layOut(...letterhead, ...words), schema).result;

describe('a label that names another concept speaks against the value beside it', () => {
	test.each([
		['Rechnung Nr. 2024-117', 'Zahlbar bis: 15.06.2024', 'Kundennummer: 44711'],
		['Rechnung Nr. 2024-117', 'Fällig am 15.06.2024', 'Kunden-Nr. 44711'],
		['Facture N° 2024-117', 'Échéance : 15/06/2024', 'N° client : 44711'],
		['Fattura n. 2024-117', 'Scadenza 15/06/2024', 'Codice cliente 44711'],
		['Factuur 2024-117', 'Vervaldatum 15-06-2024', 'Klantnummer 44711'],
		['Factura 2024-117', 'Vencimiento 15/06/2024', 'Nº cliente 44711'],
		['Fatura 2024-117', 'Vencimento 15/06/2024', 'N.º de cliente 44711'],
		['Invoice 2024-117', 'Payment due 15/06/2024', 'Customer number 44711'],
	])('%s, %s, %s', (title, due, customer) => {
		expect(
			read(
				put(50, 150, title),
				put(50, 200, customer),
				put(50, 215, due),
				put(50, 500, 'Total'),
				put(400, 500, '119,00'),
			),
		).toEqual({
			invoiceNumber: '2024-117',
			invoiceDate: null,
			purchaseOrderNumber: null,
			total: 119,
		});
	});

	test('in a table of labels and values', () => {
		expect(
			read(
				put(50, 150, 'Rechnung Nr. 2024-117'),
				put(350, 150, 'Kundennummer'),
				put(450, 150, '44711'),
				put(350, 165, 'Fällig am'),
				put(450, 165, '15.06.2024'),
				put(350, 180, 'Datum'),
				put(450, 180, '01.06.2024'),
			),
		).toMatchObject({ invoiceDate: '2024-06-01', purchaseOrderNumber: null });
	});

	test('also if it is like the description of the field', () => {
		const { result } = extract(
			layOut(
				put(56, 56, 'ClinicSupply Ireland', 18),
				put(56, 120, 'TAX INVOICE', 14),
				put(56, 160, 'Bill to'),
				put(56, 175, 'Northside Dental Practice'),
				put(340, 160, 'Invoice no.'),
				put(509, 160, '700512'),
				put(340, 178, 'Date'),
				put(469, 178, '9 October 2026'),
				put(340, 196, 'Customer no.'),
				put(509, 196, 'C-2045'),
				put(340, 214, 'Page'),
				put(509, 214, '1 of 2'),
			),
			{
				data: {
					invoiceNumber: { type: 'string' },
					purchaseOrder: { type: 'string', description: "The buyer's order number" },
				},
			},
		);
		expect(result).toEqual({ invoiceNumber: '700512', purchaseOrder: null });
	});

	test('at the end of a sentence', () => {
		expect(
			read(
				put(50, 150, 'Rechnung Nr. 2024-117'),
				put(50, 540, 'Bitte überweisen Sie den Betrag bis zum 15.06.2024 auf unser Konto.'),
			),
		).toMatchObject({ invoiceDate: null });
	});
});

test('"vom" behind the number of an order names its date', () => {
	const { result } = extract(
		layOut(
			...letterhead,
			put(50, 150, 'Bestellung 4711 vom 03.06.2024'),
			put(50, 200, 'Liefertermin 15.06.2024'),
		),
		{ data: { orderNumber: { type: 'string' }, orderDate: { type: 'date' } } },
	);
	expect(result).toEqual({ orderNumber: '4711', orderDate: '2024-06-03' });
});
