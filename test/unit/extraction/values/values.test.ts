import { describe, expect, test } from '@jest/globals';
import { decideDateOrder } from '../../../../engine/src/reading/extraction/values/decide-date-order.ts';
import { findAmounts } from '../../../../engine/src/reading/extraction/values/find-amounts.ts';
import { findDates } from '../../../../engine/src/reading/extraction/values/find-dates.ts';
import {
	findIbans,
	findIdentifiers,
	findVatIds,
} from '../../../../engine/src/reading/extraction/values/find-ids.ts';
import {
	findPhones,
	findTimes,
} from '../../../../engine/src/reading/extraction/values/find-formats.ts';
import { findPeriods } from '../../../../engine/src/reading/extraction/values/find-periods.ts';
import {
	findPlace,
	isStreet,
} from '../../../../engine/src/reading/extraction/values/find-places.ts';
import {
	continuesForm,
	isCompany,
	isPersonName,
	nameBefore,
} from '../../../../engine/src/reading/extraction/values/names.ts';

describe('amounts', () => {
	test('carry their currency, sign and share', () => {
		expect(findAmounts('1.234,50 €')[0]?.value).toMatchObject({ number: 1234.5, currency: 'EUR' });
		expect(findAmounts('RM 12.80')[0]?.value).toMatchObject({ number: 12.8, currency: 'MYR' });
		expect(findAmounts('19 %')[0]?.value).toMatchObject({ number: 19, isPercent: true });
		expect(findAmounts('$ -5.00')[0]?.value).toMatchObject({ number: -5 });
	});

	test.each([
		["1'234.50", 1234.5],
		['1 234,50 €', 1234.5],
		['1.234,-', 1234],
		['CHF 12.-', 12],
		['12,50-', -12.5],
		['12.50 -', -12.5],
		['(1,234.50)', -1234.5],
		['1,234.50CR', -1234.5],
		['12.50 DR', 12.5],
		['Rs. 1,23,456.00', 123456],
		['−12.50', -12.5],
	])('%s is %d', (text, number) => {
		expect(findAmounts(text).map(({ value }) => value.number)).toEqual([number]);
	});

	test('a percentage in a name is not that of the price after it', () => {
		expect(findAmounts('Milk 3.5% 1.19').map(({ value }) => value.isPercent)).toEqual([
			true,
			false,
		]);
	});

	test.each(['A-4711', 'DE123456789', '12:30', 'RE-2015/504'])('%s holds none', (text) => {
		expect(findAmounts(text)).toEqual([]);
	});
});

describe('dates', () => {
	test.each([
		['3. März 2026', '2026-03-03'],
		['le 5 août 2025', '2025-08-05'],
		['MARCH 5TH, 2026', '2026-03-05'],
		['5 de marzo de 2026', '2026-03-05'],
		['7 luglio 2026', '2026-07-07'],
		['12 de setembro de 2026', '2026-09-12'],
		['2 mei 2026', '2026-05-02'],
		['2026/3/5', '2026-03-05'],
		['2026年3月5日', '2026-03-05'],
		['OS/03/2026', '2026-03-05'],
		['12 de diciembre de 2024', '2024-12-12'],
		['1 gennaio 2026', '2026-01-01'],
		['15 maart 2026', '2026-03-15'],
		['9 th day of March, 2011', '2011-03-09'],
		['JUN 30 2020', '2020-06-30'],
		['April 6 , 2018', '2018-04-06'],
		['May 1 - May 31 , 2018', '2018-05-31'],
		['2109/2017 10:20:37', '2017-09-21'],
		['21/092017 10:20', '2017-09-21'],
		['den 5 maj 2026', '2026-05-05'],
		['15 Augusti 2026', '2026-08-15'],
		['12. Mrz 26', '2026-03-12'],
		['4 sept. 2026', '2026-09-04'],
		['Decernber 4, 2026', '2026-12-04'],
		['Dec 12,2026', '2026-12-12'],
		['Dec 12, 26', '2026-12-12'],
	])('%s', (text, date) => {
		expect(findDates(text, 'dmy')[0]?.value.iso).toBe(date);
	});

	test.each(['Maito 1,30', 'Mais 1,30', '2 Maito 30', 'Marktplatz 12, 2019', 'Märkte 12.2019'])(
		'a word that only begins like a month is none: %s',
		(text) => {
			expect(findDates(text, 'dmy')).toEqual([]);
		},
	);

	test.each(['Mars 1,30', 'Mai 12,50', 'May 2.99'])(
		'a price behind the name of a month is no day: %s',
		(text) => {
			expect(findDates(text, 'dmy')).toEqual([]);
		},
	);

	test('a number without a time after it is not a date', () => {
		expect(findDates('21092017', 'dmy')).toEqual([]);
	});

	test('the order of day and month is decided by the whole document', () => {
		expect(decideDateOrder('Invoice 03/04/2026, paid 25/04/2026')).toBe('dmy');
		expect(decideDateOrder('Due 03/04/2026, ordered 02/25/2026')).toBe('mdy');
		expect(decideDateOrder('Portland, OR 97201 Date 03/04/2026 Total $ 5.00')).toBe('mdy');
		expect(decideDateOrder('Rechnung vom 03/04/2026, 12 EUR')).toBe('dmy');
	});

	test.each([
		[
			'a date of two equal numbers says nothing about the order',
			'Order of 06/06/20, runs 07/08/20 $ 120.00 $ 85.00 $ 97.50',
			'mdy',
		],
		[
			'numbers of sections are no dates between dots',
			'Under 2.1.10 and 3.4.12 Boise, ID 83702 signed 03/04/2026 $ 50.00',
			'mdy',
		],
		['a date between dots has the day first', 'Due 03.04.2026, paid $ 5.00', 'dmy'],
		[
			'most of the dates that can be read one way decide, not one that was misread',
			'01/25/2026 02/25/2026 13/04/2026 and 03/04/2026',
			'mdy',
		],
		[
			'a line that is printed on every page has one say',
			'13/02/20 13/02/20 13/02/20 02/14/2026 02/15/2026 03/04/2026',
			'mdy',
		],
		['a period does not end before it begins', 'Runs 02/11/2026 - 03/09/2026, 50 EUR', 'mdy'],
		['nor in the other order', 'From 11/02/2026 to 09/03/2026, Boise, ID 83702, $ 5.00', 'dmy'],
		[
			'a day that is also written with its month decides',
			'Signed on 4 March 2026. Date: 04/03/2026. Boise, ID 83702',
			'dmy',
		],
		['so does a day with its year first', 'Created 2026-03-04. Date: 03/04/2026, £ 5.00', 'mdy'],
		[
			'many dollars do not outvote the tax and the form of company of another country',
			'Tan Trading Pte Ltd, GST 9 % $ 1.10 $ 2.20 $ 3.30 $ 4.40 $ 5.50 on 03/04/2026',
			'dmy',
		],
		['dollars of other countries are not American', 'A$ 10.00 A$ 12.00 on 03/04/2026', 'dmy'],
		['a telephone number tells the country', 'Call (503) 555-0142. Date 03/04/2026', 'mdy'],
		['one with another prefix too', 'Call +61 2 5550 0142, $ 5.00. Date 03/04/2026', 'dmy'],
		['a postcode tells the country', '1 High St, LS1 4AP, $ 5.00, 03/04/2026', 'dmy'],
		['spelling tells the country', 'Your check for the color center, 03/04/2026', 'mdy'],
		['so does the other spelling', 'Cheque for the colour centre, $ 5.00, 03/04/2026', 'dmy'],
		['one French word is a place', 'Des Moines, IA 50309, $ 5.00, 03/04/2026', 'mdy'],
		['English dates with the month first are American', 'On March 9, 2026: 03/04/2026', 'mdy'],
		['without any mark the day comes first', 'Date 03/04/2026', 'dmy'],
	])('%s', (_, text, order) => {
		expect(decideDateOrder(text)).toBe(order);
	});
});

describe('numbers with a check', () => {
	test('an IBAN is found in a sentence and repaired where the check confirms it', () => {
		expect(findIbans('pay to IBAN IE29 AIBK 9311 5212 3456 78, BIC')[0]?.value).toBe(
			'IE29AIBK93115212345678',
		);
		expect(findIbans('DE89 37O4 0044 0532 0130 00')[0]?.value).toBe('DE89370400440532013000');
		expect(findIbans('DE89 3704 0044 0532 0130 01')).toMatchObject([
			{ value: 'DE89370400440532013001', checks: ['iban ✗'] },
		]);
	});

	test('VAT numbers are known by their country', () => {
		expect(findVatIds('TVA : FR32812345678 - SIRET')[0]?.value).toBe('FR32812345678');
		expect(findVatIds('UID ATU12345678')[0]?.value).toBe('ATU12345678');
	});
});

test('digits in groups are one number of something', () => {
	const values = (text: string) => findIdentifiers(text).map(({ value }) => value);
	expect(values('NI number QQ 12 34 56 C')).toEqual(['QQ 12 34 56 C']);
	expect(values('JD0146 0000 12')).toEqual(['JD0146 0000 12']);
	expect(values('LS 4400 918')).toEqual(['LS 4400 918']);
	expect(values('SIRET 412 556 718 00021')).toEqual(['412 556 718 00021']);
	expect(values('PO 47110815')).toEqual(['47110815']);
	expect(values('DWC 2025')).toEqual(['2025']);
	expect(values('N° de facture : 10 123 456 789')).toEqual(['10 123 456 789']);
	expect(values('RE-2024/17 vom 3')).toEqual(['RE-2024/17', '3']);
});

describe('places and names', () => {
	test('a house number before its street is not a postcode', () => {
		expect(findPlace('3317 West Alder Street')).toBeUndefined();
		expect(findPlace('1140 E Broadway Blvd')).toBeUndefined();
		expect(findPlace('1527 Orchard Close')).toBeUndefined();
	});

	test('a single letter is no town', () => {
		expect(findPlace('LED 4000 K')).toBeUndefined();
		expect(findPlace('15001 A Coruña')?.city).toBe('A Coruña');
	});

	test.each([
		['D-80333 München', '80333', 'München'],
		['97410 Saint Pierre', '97410', 'Saint Pierre'],
		['Portland, OR 97201', '97201', 'Portland'],
		['San Francisco, California 94104', '94104', 'San Francisco'],
		['Toronto, ON M5V 2T6', 'M5V 2T6', 'Toronto'],
		['Sydney NSW 2000', '2000', 'Sydney'],
		['00-950 Warszawa', '00-950', 'Warszawa'],
		['114 55 Stockholm', '114 55', 'Stockholm'],
		['1012 AB Amsterdam', '1012 AB', 'Amsterdam'],
		['1100-148 Lisboa', '1100-148', 'Lisboa'],
		['12 Harbour Street, Dublin D02 XY45, Ireland', 'D02 XY45', 'Dublin'],
	])('%s', (text, postcode, city) => {
		expect(findPlace(text)).toMatchObject({ postcode, city });
	});

	test('streets, companies and persons are distinguished', () => {
		expect(isStreet('Tannenstraße 14')).toBe(true);
		expect(isStreet('Brunnen GmbH')).toBe(false);
		expect(isCompany('Calder & Finch LLC')).toBe(true);
		expect(isPersonName('Harriet M. Quill')).toBe(true);
		expect(isPersonName('Calder Finch LLC')).toBe(false);
	});
});

test.each([
	['14:30:15', '14:30:15'],
	['2:30 pm', '14:30'],
	['14h30', '14:30'],
	['14.30 Uhr', '14:30'],
	['9 Uhr', '09:00'],
	['12 am', '00:00'],
])('%s is the time %s', (text, time) => {
	expect(findTimes(text).map(({ value }) => value)).toEqual([time]);
});

describe('periods', () => {
	test.each([
		['Jan 2019 – Mar 2022', '2019-01-01', '2022-03-01', false],
		['03/2019 - present', '2019-03-01', undefined, true],
		['10/2009-09/2012', '2009-10-01', '2012-09-01', false],
		['2015–2018', '2015-01-01', '2018-01-01', false],
		['seit 2020', '2020-01-01', undefined, true],
		['depuis janvier 2021', '2021-01-01', undefined, true],
		['du 01/2015 au 03/2016', '2015-01-01', '2016-03-01', false],
		['1. März 2019 bis 30. April 2020', '2019-03-01', '2020-04-30', false],
		['2019', undefined, '2019-01-01', false],
		['2021 –', '2021-01-01', undefined, true],
		['07/2021 → 02/2023', '2021-07-01', '2023-02-01', false],
		['June 2020 to till date', '2020-06-01', undefined, true],
	])('%s', (text, start, end, isOpen) => {
		const [period, ...others] = findPeriods(text, 'dmy');
		expect(others).toEqual([]);
		expect(period?.value.start?.iso).toBe(start);
		expect(period?.value.end?.iso).toBe(end);
		expect(period?.value.isOpen).toBe(isOpen);
	});

	test('a month with its year is not a date, and years are not a telephone number', () => {
		expect(findDates('Jan 2019', 'dmy')).toEqual([]);
		expect(findDates('06/12/20-06/18/20', 'mdy').map(({ value }) => value.iso)).toEqual([
			'2020-06-12',
			'2020-06-18',
		]);
		expect(findDates('06/12/20-5', 'mdy')).toEqual([]);
		expect(findDates('1-06/12/20', 'mdy')).toEqual([]);
		expect(findDates('Jan 5,2019', 'dmy')).toMatchObject([{ value: { iso: '2019-01-05' } }]);
		expect(findPhones('2014 - 2018')).toEqual([]);
	});
});

test.each(['1 ', '1,', 'a@', 'DE 1', '12.', '2x ', 'a.', 'Jan ', '2010-', '….', 'st.'])(
	'a text of nothing but "%s" is read to its end',
	(piece) => {
		const text = piece.repeat(20_000);
		const found = [
			findAmounts(text),
			findDates(text, 'dmy'),
			findPeriods(text, 'dmy'),
			findTimes(text),
			findPhones(text),
			findIbans(text),
			findVatIds(text),
		];
		expect(found.flat().every(({ start, end }) => start < end && end <= text.length)).toBe(true);
		expect(['dmy', 'mdy']).toContain(decideDateOrder(text));
	},
);

test.each([
	['Orlik Doradztwo Sp.', 'Orlik Doradztwo Sp. j.,', true],
	['Havran Elektro', 'Havran Elektro a.s.', true],
	['Möbius Gartenbau UG', 'Möbius Gartenbau UG (haftungsbeschränkt)', true],
	['Colin Barlow', 'Colin Barlow as', false],
	['Havran Elektro', 'Havran Elektro Praha', false],
	['Havran a.s.', 'Havran a.s. Praha a.s.', false],
])('whether the legal form of %s goes on in %s: %s', (name, longer, expected) => {
	expect(continuesForm(name, longer)).toBe(expected);
});

test.each([
	['Heike Lindner, Industriestraße 49, 34117 Kassel, Telefon 0341-526809', 'Heike Lindner'],
	['Tallmo Åkeri Aktiebolag, Hamngatan 1, 582 22 Linköping', 'Tallmo Åkeri Aktiebolag'],
	['Lindner, Andreas, Lindenweg 4', 'Lindner, Andreas'],
	['Harrow Trading Company, Inc., 12 Mill Lane', 'Harrow Trading Company, Inc.'],
	['Alice Dunmore, 01603 809751', 'Alice Dunmore'],
	['Jana Böttcher (07129)', 'Jana Böttcher (07129)'],
	['Möbius UG (haftungsbeschränkt)', 'Möbius UG (haftungsbeschränkt)'],
	['Lindner, Andreas', 'Lindner, Andreas'],
	['Studio 54, Berlin 2', 'Studio 54, Berlin 2'],
])('the name at the start of %s is %s', (text, expected) => {
	expect(nameBefore(text)).toBe(expected);
});
