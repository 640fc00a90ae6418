import { describe, expect, test } from '@jest/globals';
import { readAlternatives } from '../../../../engine/src/reading/extraction/request/read-alternatives.ts';
import { extract } from '../../../support/extract.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOut, put } from '../../../support/pages.ts';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) =>
	extract(layOut(...words), { data });

describe('labels and what they name', () => {
	test('a period gives each of its days to the field that means it', () => {
		const { result } = read(
			{ flightFrom: { type: 'date' }, flightTo: { type: 'date' } },
			put(50, 100, 'Flight: 6/30/20 - 7/16/20'),
			put(50, 160, 'Printed on 5/28/20'),
		);
		expect(result).toEqual({ flightFrom: '2020-06-30', flightTo: '2020-07-16' });
	});

	test('admission and discharge are the days of a stay', () => {
		const { result } = read(
			{ admissionDate: { type: 'date' }, dischargeDate: { type: 'date' } },
			put(400, 60, 'Hameln, 22.03.2024'),
			put(50, 100, 'Stationärer Aufenthalt vom 14.03.2024 bis 21.03.2024'),
		);
		expect(result).toEqual({ admissionDate: '2024-03-14', dischargeDate: '2024-03-21' });
	});

	test('a label of two names is good for either', () => {
		const { result } = read(
			{ contractNumber: { type: 'string' } },
			put(50, 100, 'Contract / Revision'),
			put(300, 100, 'Estimate'),
			put(50, 114, '2005382'),
			put(300, 114, '7305'),
		);
		expect(result.contractNumber).toBe('2005382');
	});

	test('a note in brackets behind a label does not keep it from its value', () => {
		const { result } = read(
			{ deductible: { type: 'number' } },
			put(50, 100, 'Deductible (all perils)'),
			put(300, 100, '$1,500'),
			put(50, 115, 'Limit'),
			put(300, 115, '$90,000'),
		);
		expect(result.deductible).toBe(1500);
	});

	test('a note in brackets that narrows an amount makes it another amount', () => {
		const { result } = read(
			{ grossTotal: { type: 'number' } },
			put(50, 100, 'Total (excl. VAT)'),
			put(300, 100, '100.00'),
			put(50, 115, 'Total (incl. VAT)'),
			put(300, 115, '120.00'),
		);
		expect(result.grossTotal).toBe(120);
	});

	test('a name that cannot end with its line continues in the next', () => {
		const { result } = read(
			{ advertiser: { type: 'string' }, product: { type: 'string' } },
			put(50, 100, 'Advertiser:'),
			put(150, 100, 'Friends of the'),
			put(150, 112, 'River Trust'),
			put(50, 126, 'Product:'),
			put(150, 126, 'Spring drive'),
			put(150, 138, 'not a part of it'),
		);
		expect(result).toEqual({ advertiser: 'Friends of the River Trust', product: 'Spring drive' });
	});

	test('numbers that count the boxes of a card part its labels', () => {
		const { result } = read(
			{
				licenseClass: { type: 'string' },
				lastName: { type: 'string' },
			},
			put(50, 60, '1 LN BALDERRAMA'),
			put(50, 75, '4d DL NO. 104 882 317'),
			put(50, 90, '9 CLASS D 15 SEX F 16 HGT 166'),
		);
		expect(result).toMatchObject({ licenseClass: 'D', lastName: 'BALDERRAMA' });
	});

	test('stretches of time stand behind their labels, each behind its own', () => {
		const { result } = read(
			{ probationPeriod: { type: 'string' }, noticePeriod: { type: 'string' } },
			put(50, 100, 'Probationary period'),
			put(250, 100, '6 months'),
			put(50, 120, 'Salary'),
			put(250, 120, '46,500 per annum'),
			put(50, 140, 'Notice period (after probation)'),
			put(250, 140, '3 months'),
		);
		expect(result).toEqual({ probationPeriod: '6 months', noticePeriod: '3 months' });
	});

	test('net pay is not basic pay', () => {
		const { result } = read(
			{ basicPay: { type: 'number' }, netPay: { type: 'number' } },
			put(50, 100, 'Basic pay'),
			put(300, 100, '1,890.00'),
			put(50, 130, 'Net pay'),
			put(300, 130, '1,676.99'),
		);
		expect(result).toEqual({ basicPay: 1890, netPay: 1676.99 });
	});

	test('of two labels that mean the same the one in the words of the field names it', () => {
		const { result } = read(
			{ flightFrom: { type: 'date' }, flightTo: { type: 'date' } },
			put(50, 100, 'Invoice period'),
			put(150, 100, '04/27/20 - 05/31/20'),
			put(320, 100, 'Flight dates'),
			put(420, 100, '05/26/20 - 06/01/20'),
		);
		expect(result).toEqual({ flightFrom: '2020-05-26', flightTo: '2020-06-01' });
	});

	test('what explains a label does not keep it from naming its value', () => {
		const { result } = read(
			{ occupation: { type: 'string' } },
			put(50, 100, 'Occupation (if retired, the last one held). Please print.'),
			put(50, 114, 'Lighthouse keeper'),
		);
		expect(result.occupation).toBe('Lighthouse keeper');
	});

	test('text that resembles a date or an amount stays text', () => {
		const { result } = read(
			{
				timeOfAccident: { type: 'string', description: 'Time of the accident' },
				placeOfAccident: { type: 'string', description: 'Place of the accident' },
			},
			put(50, 100, 'Date of accident'),
			put(200, 100, '21.09.2023'),
			put(50, 120, 'Time of accident'),
			put(200, 120, '17:40'),
			put(50, 140, 'Place of accident'),
			put(200, 140, 'Country road 12, km 4.5'),
		);
		expect(result).toEqual({
			timeOfAccident: '17:40',
			placeOfAccident: 'Country road 12, km 4.5',
		});
	});

	test('name and address, or city and postcode, asked for together are given together', () => {
		const { result } = read(
			{ cityAndZip: { type: 'string', description: 'City and ZIP code' } },
			put(50, 100, 'City and ZIP code:'),
			put(200, 100, 'Albion 46701'),
		);
		expect(result.cityAndZip).toBe('Albion 46701');
	});

	test('text before another value labels that value', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' }, issueDate: { type: 'date' } },
			put(50, 100, 'Invoice # RE-20230412/731 issued at 2023-04-12'),
		);
		expect(result).toEqual({ invoiceNumber: 'RE-20230412/731', issueDate: '2023-04-12' });
	});

	test('a label reaches its value across a wide gap and a currency in a column of its own', () => {
		const { result } = read(
			{ total: { type: 'number', description: 'Total amount to pay' } },
			put(50, 100, 'Subtotal'),
			put(380, 100, 'RM'),
			put(480, 100, '12.00'),
			put(50, 115, 'GST 6%'),
			put(380, 115, 'RM'),
			put(480, 115, '0.72'),
			put(50, 130, 'Total Sales (Inclusive of GST)'),
			put(380, 130, 'RM'),
			put(480, 130, '12.72'),
		);
		expect(result.total).toBe(12.72);
	});

	test('a value below its label is found where another label stands to the right', () => {
		const { result } = read(
			{ advertiser: { type: 'string' }, agency: { type: 'string' } },
			put(50, 100, 'Advertiser'),
			put(250, 100, 'Agency'),
			put(450, 100, 'Station'),
			put(50, 113, 'Green Gardens Inc'),
			put(250, 113, 'Bright Media Inc'),
			put(450, 113, 'KABC'),
		);
		expect(result).toEqual({ advertiser: 'Green Gardens Inc', agency: 'Bright Media Inc' });
	});

	test('a day is not taken for a number of something', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' } },
			put(50, 100, 'Rechnungsdatum'),
			put(200, 100, '9. Juni 2016'),
			put(50, 130, 'Rechnungsnummer'),
			put(200, 130, '30064443'),
		);
		expect(result.invoiceNumber).toBe('30064443');
	});

	test('a field that a description lists alternatives for takes the first that is there', () => {
		const field = { type: 'string', description: 'Contract, order or estimate number' } as const;
		const order = [put(50, 100, 'Order / Rev:'), put(200, 100, '7120448')];
		const others = [
			put(50, 115, 'Alt Order #:'),
			put(200, 115, 'KX20551873'),
			put(50, 130, 'Estimate:'),
			put(200, 130, '6035'),
		];
		expect(read({ contractNumber: field }, ...order, ...others).result.contractNumber).toBe(
			'7120448',
		);
		const contract = [put(50, 85, 'Contract no.'), put(200, 85, '55501')];
		expect(
			read({ contractNumber: field }, ...contract, ...order, ...others).result.contractNumber,
		).toBe('55501');
	});

	test.each([
		['Contract, order or estimate number', 'estimate number'],
		['Numéro de contrat ou de commande', 'Numéro de commande'],
		['Rechnungs- oder Kundennummer', 'Kundennummer'],
	])('%s may be read as %s', (description, reading) => {
		expect(readAlternatives(description).flat()).toContain(reading);
	});

	test.each([
		'Name of the customer',
		'The day on which the goods left the warehouse of the carrier, or the day of the bill',
		'a, b, c, d, e or f',
		'',
	])('%j lists no alternatives', (description) => {
		expect(readAlternatives(description)).toEqual([]);
	});

	test('a value that is set a little lower than its label is still beside it', () => {
		const { result } = read(
			{ advertiser: { type: 'string' }, enteredBy: { type: 'string' } },
			put(50, 100, 'Advertiser'),
			put(130, 105, 'Green Gardens Inc'),
			put(300, 105, 'Entered By'),
			put(380, 100, 'Marta Lindqvist'),
			put(50, 118, 'Agency'),
			put(130, 118, 'Bright Media Inc'),
		);
		expect(result).toEqual({ advertiser: 'Green Gardens Inc', enteredBy: 'Marta Lindqvist' });
	});

	test('what ends with a colon is a label, whatever it begins with', () => {
		const { result } = read(
			{ advertiser: { type: 'string', description: 'Name of the advertiser' } },
			put(50, 100, 'Advertiser'),
			put(150, 100, 'Name:'),
			put(250, 100, 'Green Gardens Inc'),
			put(150, 115, 'Demographic:'),
			put(250, 115, 'A55+'),
			put(400, 115, 'Advertiser External ID:'),
			put(540, 115, '187069'),
		);
		expect(result.advertiser).toBe('Green Gardens Inc');
	});

	test('the words of the field itself decide between two labels of a period', () => {
		const { result } = read(
			{ flightFrom: { type: 'date' }, flightTo: { type: 'date' } },
			put(50, 100, 'Invoice Period'),
			put(200, 100, '02/03/20 - 02/28/20'),
			put(50, 115, 'Order Flight'),
			put(200, 115, '01/06/20 - 03/22/20'),
		);
		expect(result).toEqual({ flightFrom: '2020-01-06', flightTo: '2020-03-22' });
	});

	test('a head over a column of many days names none of them alone', () => {
		const weeks = ['01/05/20', '01/12/20', '01/19/20', '01/26/20', '02/02/20', '02/09/20'];
		const { result } = read(
			{ flightTo: { type: 'date', description: 'Last day of the flight' } },
			put(50, 100, 'Contract Dates'),
			put(50, 114, '12/30/19 - 02/07/20'),
			put(50, 200, 'Week'),
			put(150, 200, 'End Date'),
			put(300, 200, 'Spots'),
			...weeks.flatMap((day, i) => [
				put(50, 220 + 12 * i, `W${i + 1}`),
				put(150, 220 + 12 * i, day),
				put(300, 220 + 12 * i, '3'),
			]),
		);
		expect(result.flightTo).toBe('2020-02-07');
	});

	test('a total behind other numbers of its row belongs to the words before them', () => {
		const { result } = read(
			{ grossAmount: { type: 'number', description: 'Total gross amount' } },
			put(50, 100, '418 Harbour Road'),
			put(300, 100, 'Month'),
			put(400, 100, 'Spots'),
			put(480, 100, 'Rate'),
			put(50, 114, 'Porthaven'),
			put(300, 114, 'June'),
			put(400, 114, '10'),
			put(480, 114, '$200.00'),
			put(50, 128, 'Southshire'),
			put(300, 128, 'Grand Total:'),
			put(400, 128, '10'),
			put(480, 128, '$200.00'),
		);
		expect(result.grossAmount).toBe(200);
	});

	test('a line of a paragraph is not a label', () => {
		const { result } = read(
			{ advertiser: { type: 'string', description: 'Name of the advertiser' } },
			put(50, 100, 'The station keeps the right to refuse any spot that was sent in by the'),
			put(50, 112, 'Advertiser or by its agency at any time before the day on which it is aired'),
			put(50, 124, 'and to bill the spots that were aired until that day to the same Advertiser'),
			put(50, 136, 'Advertiser warrants that it has the full right to grant these licenses here'),
		);
		expect(result.advertiser).toBeNull();
	});

	test('a value that its own word names otherwise is not taken for a label farther away', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' } },
			put(50, 100, 'Rechnung'),
			put(480, 100, 'Seite 2'),
			put(50, 130, 'Kundennummer'),
			put(200, 130, '48567'),
		);
		expect(result.invoiceNumber).toBeNull();
	});

	test('the number of a credit note answers for that of an invoice, not the invoice it corrects', () => {
		const { result } = read(
			{ invoiceNumber: { type: 'string' } },
			put(50, 100, 'Avoir AV-88-0031'),
			put(50, 130, 'Facture liée'),
			put(200, 130, 'FA-88-0007'),
		);
		expect(result.invoiceNumber).toBe('AV-88-0031');
	});

	test('a defined term labels its value, even across a line break', () => {
		const { result } = read(
			{ effectiveDate: { type: 'date' }, closingDate: { type: 'date' } },
			put(50, 100, 'This Agreement is signed on 3 May 2025 with effect as of 1 June 2025 (the'),
			put(50, 112, '“Effective Date”) and is to be closed by 9 July 2025 (the “Closing Date”).'),
		);
		expect(result).toEqual({ effectiveDate: '2025-06-01', closingDate: '2025-07-09' });
	});

	test('a post box is not a purchase order', () => {
		const { result } = read(
			{ orderNumber: { type: 'string' } },
			put(50, 100, 'Green Gardens Inc'),
			put(50, 112, 'P.O. Box 402718'),
			put(50, 124, 'Macon, GA 31201'),
		);
		expect(result.orderNumber).toBeNull();
	});
});

describe('days in their order', () => {
	test('payment is not due before the invoice was written', () => {
		const { result, details } = read(
			{ issueDate: { type: 'date' }, dueDate: { type: 'date' } },
			put(50, 100, 'Invoice date:'),
			put(200, 100, '21.11.2020'),
			put(50, 130, 'Due: order of 10.11.2020'),
			put(50, 160, 'Please pay by 12.12.2020'),
		);
		expect(result).toEqual({ issueDate: '2020-11-21', dueDate: '2020-12-12' });
		const checks = details.find(({ path }) => path === 'dueDate')?.checks;
		expect(checks).toContain('issueDate ≤ dueDate');
	});
});
