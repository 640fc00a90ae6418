import { describe, expect, test } from '@jest/globals';
import { SENDER_FEATURES } from '../../../../engine/src/reading/extraction/models/features.ts';
import { describeSender } from '../../../../engine/src/reading/extraction/sources/sender/describe-sender.ts';
import { findSenders } from '../../../../engine/src/reading/extraction/sources/sender/find-senders.ts';
import { extract, openDocument } from '../../../support/extract.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { medicalRecord } from '../../../../engine/src/services/templates/starters/medical-record.ts';
import { receipt } from '../../../../engine/src/services/templates/starters/receipt.ts';
import { resume } from '../../../../engine/src/services/templates/starters/resume.ts';
import { layOut, put } from '../../../support/pages.ts';

const read = (data: FieldMap, ...words: Parameters<typeof layOut>) =>
	extract(layOut(...words), { data }).result;

describe('who sends papers, and to whom', () => {
	const text = { type: 'string' } as const;

	test('the bank on its statement, the insurer on its policy, the hotel on its bill', () => {
		const statement = [
			put(50, 40, 'Merrion Building Society', 14),
			put(50, 70, 'Statement no. 113'),
		];
		expect(read({ bankName: text }, ...statement)).toEqual({
			bankName: 'Merrion Building Society',
		});
		expect(read({ insurer: text }, ...statement)).toEqual({ insurer: null });
		expect(
			read(
				{ insurer: text },
				put(50, 40, 'Nordmark Versicherung AG · Kiel', 14),
				put(50, 70, 'Police'),
			),
		).toEqual({ insurer: 'Nordmark Versicherung AG' });
		expect(
			read({ hotelName: text }, put(50, 40, 'The Larkspur Hotel', 14), put(50, 70, 'Guest folio')),
		).toEqual({ hotelName: 'The Larkspur Hotel' });
	});

	test.each([
		'Larchwood Stays Private Limited Directors: Offices: Legal form',
		'Larch stays powered by others',
	])('what stands above an address in the foot (%s) is not the name of the seller', (line) => {
		const bill = [
			put(50, 40, 'Larchwood Stays Private Limited', 16),
			put(50, 140, 'Martin Doyle'),
			put(50, 154, '48 Clontarf Road'),
			put(50, 168, 'Dublin D03 A1B2'),
			put(50, 230, 'Invoice no.'),
			put(160, 230, 'L-2041'),
			put(50, 260, 'Total'),
			put(160, 260, 'EUR 240.00'),
			put(50, 760, line),
			put(50, 772, '12 Harbour Street'),
			put(50, 784, 'Dublin D02 XY45'),
			put(50, 796, 'VAT IE6388047V'),
			put(250, 796, 'www.larchwood.example'),
		];
		expect(read({ seller: { type: 'object', properties: { name: text } } }, ...bill)).toEqual({
			seller: { name: 'Larchwood Stays Private Limited' },
		});
	});

	test('the employer and the employee on a payslip, not on other papers', () => {
		const letter = [
			put(50, 40, 'Saguaro Millwork LLC'),
			put(50, 54, '1140 E Broadway Blvd'),
			put(50, 68, 'Tucson, AZ 85719'),
			put(50, 130, 'Raul Estrada'),
			put(50, 144, '3317 West Alder Street'),
			put(50, 158, 'Tucson, AZ 85746'),
		];
		const net = [
			put(380, 66, 'Pay date:'),
			put(480, 66, '08/23/2024'),
			put(50, 300, 'Net pay'),
			put(300, 300, '1,764.38'),
		];
		expect(read({ employer: text, employeeName: text }, ...letter, ...net)).toEqual({
			employer: 'Saguaro Millwork LLC',
			employeeName: 'Raul Estrada',
		});
		// Nothing on a letter says that the sender employs the recipient.
		const [guess] = extract(layOut(...letter), { data: { employer: text } }).details;
		expect(guess?.confidence).toBeLessThan(0.5);
	});

	test('the only bank account, wherever it is, and numbers in North American form', () => {
		expect(
			read(
				{ iban: { type: 'string', format: 'iban' }, phone: { type: 'string', format: 'phone' } },
				put(50, 40, '(847) 555-0163'),
				put(50, 100, 'It will be taken from your account DE89 3704 0044 0532 0130 00 next week.'),
			),
		).toEqual({ iban: 'DE89370400440532013000', phone: '8475550163' });
	});
});

describe('what no label names', () => {
	test('the head of a curriculum vitae: name, title, address, ways to reach somebody', () => {
		expect(
			read(
				resume.schema.data,
				put(50, 40, 'Laura Becker', 20),
				put(50, 65, 'Senior Software Engineer'),
				put(50, 80, 'laura@mail.example | +49 170 5550100 | www.becker.example'),
				put(50, 95, 'Lindenstr. 3'),
				put(50, 110, '50667 Köln'),
			),
		).toMatchObject({
			name: 'Laura Becker',
			jobTitle: 'Senior Software Engineer',
			email: 'laura@mail.example',
			phone: '+491705550100',
			address: 'Lindenstr. 3, 50667 Köln',
		});
	});

	test('of two e-mail addresses without a label none is taken for granted', () => {
		const data: FieldMap = { contactMail: { type: 'string', format: 'email' } };
		const { details } = extract(layOut(put(50, 300, 'ann@one.example or bob@two.example')), {
			data,
		});
		expect(details[0]?.confidence).toBeLessThan(0.62);
	});

	test('the hospital at the top of a letter', () => {
		expect(
			read(
				medicalRecord.schema.data,
				put(50, 40, 'City Hospital', 16),
				put(50, 70, 'Discharge letter'),
			),
		).toMatchObject({ provider: 'City Hospital' });
	});

	test('the address of a shop has neither its name nor its first article in it', () => {
		const shop = (...lines: string[]) =>
			read(receipt.schema.data, ...lines.map((line, i) => put(50, 40 + 14 * i, line))).address;
		expect(shop('FRISCHMARKT HELLER', 'Hauptstr. 12', '60311 Frankfurt', 'Bon 5')).toBe(
			'Hauptstr. 12, 60311 Frankfurt',
		);
		expect(shop('Blue Door Cafe', '14 High Street', 'London SW1A 1AA', '2 Flat White')).toBe(
			'14 High Street, London SW1A 1AA',
		);
	});
});

test('the total of a receipt is the sum of its articles, not the amount handed over', () => {
	const line = (y: number, name: string, price: string) => [put(50, y, name), put(250, y, price)];
	const { result, details } = extract(
		layOut(
			...line(80, 'MILK', '1,19 B'),
			...line(95, 'BREAD', '2,49 B'),
			...line(107, 'BUTTER', '2,29 B'),
			...line(120, 'SUMME EUR', '5,97'),
			...line(135, 'BAR', '10,00'),
		),
		receipt.schema,
	);
	expect(result.total).toBe(5.97);
	expect(details.find(({ path }) => path === 'total')?.checks).toContain('items add up');
});

describe('the total of a till', () => {
	const line = (y: number, name: string, price: string) => [put(50, y, name), put(250, y, price)];
	const readTill = (...lines: [string, string][]) => {
		const { result, details } = extract(
			layOut(...lines.flatMap(([name, price], i) => line(80 + 15 * i, name, price))),
			{ data: { total: { type: 'number', description: 'Total amount to pay' } } },
		);
		return { total: result.total, checks: details[0]?.checks };
	};

	test('is what was handed over less what came back, where its own line was not read', () => {
		expect(
			readTill(
				['LAGER 2 X 95.00', '190.00'],
				['ofal', '1?0.0'],
				['CASH', '200.00'],
				['CHANGE', '10.00'],
			),
		).toEqual({ total: 190, checks: ['paid - change = total'] });
	});

	test('is so, too, where the change has a minus', () => {
		expect(
			readTill(['SUMXE', '3l,9O'], ['PFAND', '31,90'], ['BAR', '40,00'], ['Rückgeld', '-8,10']),
		).toMatchObject({ total: 31.9 });
	});

	test('is what was paid exactly, where nothing came back', () => {
		expect(
			readTill(
				['Total excluding tax', '37.50'],
				['ofal', '3?.7'],
				['CASH', '39.75'],
				['CHANGE', '0.00'],
			),
		).toMatchObject({ total: 39.75 });
	});

	test('is the one that was rounded', () => {
		expect(
			readTill(
				['Subtotal', '61.80'],
				['Total', '67.98'],
				['Rounding adjustment', '0.02'],
				['VISA', '68.00'],
			),
		).toMatchObject({ total: 68 });
	});

	test('is not that of one rate of a tax that is broken down', () => {
		expect(
			extract(
				layOut(
					...line(80, 'ZU ZAHLEN EURO', '10,90'),
					...line(95, 'KARTENZAHLUNG', '10,90'),
					put(50, 110, 'MWST'),
					put(150, 110, 'Netto'),
					put(220, 110, 'MWST-BETRAG'),
					put(320, 110, 'BRUTTO'),
					put(50, 125, 'C 7,00%'),
					put(150, 125, '8,52'),
					put(220, 125, '0,60'),
					put(320, 125, '9,12'),
					put(50, 140, 'D 19,00%'),
					put(150, 140, '1,50'),
					put(220, 140, '0,28'),
					put(320, 140, '1,78'),
				),
				{ data: { total: { type: 'number', description: 'Total amount to pay' } } },
			).result.total,
		).toBe(10.9);
	});
});

describe('the date of a till', () => {
	const data: FieldMap = { date: { type: 'date', description: 'Date of the purchase' } };

	test('is the only one there is, also beside the number of the bill', () => {
		expect(
			read(data, put(50, 80, 'CB#: GM3-46792'), put(250, 80, '15/01/2018 1:48:36 PM')).date,
		).toBe('2018-01-15');
	});

	test('is not taken for granted where there are two', () => {
		const { details } = extract(
			layOut(put(50, 80, '15/01/2018 opened'), put(50, 200, '17/01/2018 closed')),
			{ data },
		);
		const only = extract(layOut(put(50, 80, '15/01/2018 opened')), { data });
		const [sure, unsure] = [only, { details }].map((one) => one.details[0]?.confidence ?? 0);
		expect(unsure).toBeLessThan(0.9 * (sure ?? 0));
	});
});

describe('the name of a shop', () => {
	const describeNames = (...lines: [text: string, size?: number][]) => {
		const words = lines.map(([text, size], i) => put(50, 40 + 20 * i, text, size));
		const document = openDocument(layOut(...words));
		return new Map(
			findSenders(document).map((one) => {
				const features = describeSender(document, one);
				const featureOf = (name: (typeof SENDER_FEATURES)[number]) =>
					features[SENDER_FEATURES.indexOf(name)];
				return [one.name, featureOf] as const;
			}),
		);
	};

	test('may take two lines, of which the second stands above the register number', () => {
		const names = describeNames(
			['GOLDEN LOTUS VEGETARIAN'],
			['KITCHEN SDN BHD'],
			['Company No. 1095514-X'],
			['54 Hill Street'],
		);
		const whole = names.get('GOLDEN LOTUS VEGETARIAN KITCHEN SDN BHD');
		expect(whole?.('joined')).toBe(1);
		expect(whole?.('beforeRegister')).toBe(1);
	});

	test('does not take in a line of another size or kind of letters', () => {
		expect(
			describeNames(['ann lee'], ['NORTH HARDWARE TRADING'], ['4 Mill Road']).has(
				'ann lee NORTH HARDWARE TRADING',
			),
		).toBe(false);
		expect(
			describeNames(['FRESH', 22], ['NORTH HARDWARE TRADING'], ['4 Mill Road']).has(
				'FRESH NORTH HARDWARE TRADING',
			),
		).toBe(false);
	});

	test('stands neither below a street nor among the articles', () => {
		const names = describeNames(
			['NORTH HARDWARE'],
			['4 Mill Road'],
			['Old Harbour'],
			['Receipt 12'],
			['HAND TROWEL'],
		);
		expect(names.get('NORTH HARDWARE')?.('afterStreet')).toBe(0);
		expect(names.get('Old Harbour')?.('afterStreet')).toBe(1);
		expect(names.get('NORTH HARDWARE')?.('inBody')).toBe(0);
		expect(names.get('HAND TROWEL')?.('inBody')).toBe(1);
	});
});
