import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const ask = (questions: Readonly<Record<string, string>>): FieldMap =>
	Object.fromEntries(
		Object.entries(questions).map(([name, description]) => [name, { type: 'string', description }]),
	);
const lines = (x: number, y: number, texts: readonly string[]) =>
	texts.map((text, i) => put(x, y + 14 * i, text));

const LETTER = layOut(
	put(60, 40, 'CALLOWAY FISHERIES LTD', 16),
	put(60, 60, '12 Harbour Road, Hull HU1 2AB'),
	put(60, 100, '5 March 1979'),
	...lines(60, 130, [
		'Ms. Rachel Merrow',
		'Brightwell Logistics Inc.',
		'37 Station Road',
		'Leeds LS1 4AP',
	]),
	put(60, 210, 'Dear Ms. Merrow,'),
	put(60, 232, 'Re: Renewal of the service agreement'),
	...lines(60, 262, [
		'Thank you for your letter of last week. We have looked at the matter with',
		'some care and agree to what you propose.',
	]),
	put(60, 320, 'Yours sincerely,'),
	...lines(60, 372, ['Grace Kessler', 'Vice President, Marketing']),
	put(60, 420, 'cc: Tessa Barlow'),
);

describe('a letter', () => {
	test('tells who wrote it, to whom, about what, and who signed', () => {
		const { result } = extract(LETTER, {
			data: ask({
				q1: 'To whom is the letter addressed?',
				q2: 'Who signed the letter?',
				q3: 'What is the designation of the person who signed the letter?',
				q4: 'Which company received the letter?',
				subject: 'What is the letter about?',
			}),
		});
		expect(result).toEqual({
			q1: 'Ms. Rachel Merrow',
			q2: 'Grace Kessler',
			q3: 'Vice President, Marketing',
			q4: 'Brightwell Logistics Inc.',
			subject: 'Renewal of the service agreement',
		});
	});

	test('whose lines all have the same distance has its reader below the date', () => {
		const letter = layOut(
			...lines(60, 40, [
				'CALLOWAY FISHERIES LTD',
				'12 Harbour Road, Hull HU1 2AB',
				'5 March 1979',
				'Ms. Rachel Merrow',
				'37 Station Road',
				'Leeds LS1 4AP',
				'Dear Ms. Merrow,',
				'Thank you for your letter of last week. We agree to what you propose.',
				'Yours sincerely,',
				'Grace Kessler',
			]),
		);
		const { result } = extract(letter, {
			data: ask({ q1: 'To whom is the letter addressed?', q2: 'Who signed the letter?' }),
		});
		expect(result).toEqual({ q1: 'Ms. Rachel Merrow', q2: 'Grace Kessler' });
	});

	test('in German has its reader in the window and its signature below the authority', () => {
		const letter = layOut(
			put(57, 45, 'Stadt Altenfurt', 18),
			...lines(57, 101, ['Franziska Pfeiffer', 'Hafenstraße 22', '04109 Leipzig']),
			...lines(392, 101, ['Datum', '22.06.2011', 'Unser Zeichen', '15.7126/HL']),
			put(57, 209, 'Betreff: Dachgaube'),
			put(57, 235, 'Sehr geehrte Frau Pfeiffer,'),
			put(57, 262, 'auf Ihren Antrag ergeht folgender Bescheid: die Genehmigung wird erteilt.'),
			put(57, 300, 'Im Auftrag'),
			put(57, 360, 'Silke Dreyer'),
		);
		const { result } = extract(letter, {
			data: ask({
				empfaenger: 'An wen ist der Brief gerichtet?',
				unterzeichner: 'Wer hat unterschrieben?',
				betreff: '',
			}),
		});
		expect(result).toEqual({
			empfaenger: 'Franziska Pfeiffer',
			unterzeichner: 'Silke Dreyer',
			betreff: 'Dachgaube',
		});
	});

	test('has no date as the name of its reader', () => {
		const { result } = extract(LETTER, {
			data: { buyer: { type: 'object', properties: ask({ name: '' }) } },
		});
		expect(result).toEqual({ buyer: { name: 'Ms. Rachel Merrow' } });
	});
});

describe('a memo', () => {
	const MEMO = layOut(
		put(60, 40, 'INTERNAL MEMORANDUM', 14),
		...[
			['TO:', 'Alice Lockhart'],
			['FROM:', 'Wendy Quillan'],
			['DATE:', '18 January 1991'],
			['CC:', 'Board of Directors'],
		].flatMap(([label = '', text = ''], i) => [
			put(60, 80 + 18 * i, label),
			put(140, 80 + 18 * i, text),
		]),
		put(60, 152, 'SUBJECT:'),
		put(140, 152, 'Travel expenses for the'),
		put(140, 166, 'Atlanta meeting'),
		put(60, 200, 'Please send me the receipts before the end of the month.'),
	);

	test('has the names of its reader and its writer behind labels', () => {
		const { result } = extract(MEMO, {
			data: ask({
				to: 'Who received it?',
				q2: 'Who is the memo from?',
				subject: '',
				cc: 'Who gets a copy?',
			}),
		});
		expect(result).toEqual({
			to: 'Alice Lockhart',
			q2: 'Wendy Quillan',
			subject: 'Travel expenses for the Atlanta meeting',
			cc: 'Board of Directors',
		});
	});

	test('is not asked for what its sender has: a department, an address', () => {
		const { result } = extract(MEMO, {
			data: ask({ department: 'To which department does it go?' }),
		});
		expect(result.department).not.toBe('Alice Lockhart');
	});
});

describe('what the page itself says of a field', () => {
	const text = { type: 'string' } as const;
	const page = (...rows: (readonly [x: number, text: string])[][]) =>
		layOut(...rows.flatMap((row, i) => row.map(([x, one]) => put(x, 40 + 15 * i, one))));

	test.each([
		['Ref.: AE/4471', 'Subject: Renewal of lease', 'subject', 'Renewal of lease'],
		['Betr.: Kundennummer 44718', 'Betreff: Abschlagsänderung', 'betreff', 'Abschlagsänderung'],
		[
			'Regarding: Your order of 2 May',
			'Subject: Oak flooring, 42 m2',
			'subject',
			'Oak flooring, 42 m2',
		],
	])('counts more than a label that is like it: %s, %s', (first, second, name, value) => {
		const { result } = extract(
			page([[50, 'Date: 4 June 2025']], [[50, first]], [[50, second]], [], [[50, 'Dear Mrs Peel']]),
			{ data: { [name]: text } },
		);
		expect(result).toEqual({ [name]: value });
	});

	test('counts more than the words "for" and "to" of a receipt or a voucher', () => {
		const receipt = page(
			[[50, 'Rent receipt']],
			[
				[50, 'Date'],
				[150, '01/06/2025'],
			],
			[
				[50, 'Recipient'],
				[150, 'Colm Brady'],
			],
			[
				[50, 'For'],
				[150, 'Rent of flat 3, June 2025'],
			],
		);
		expect(extract(receipt, { data: { recipient: text } }).result).toEqual({
			recipient: 'Colm Brady',
		});
	});
});

test('a company letter is from the company, whoever signs it', () => {
	const { result } = extract(
		layOut(
			put(60, 40, 'Harbour & Finch Solicitors', 16),
			put(60, 60, '22 Quayside, Bristol BS1 4RN'),
			put(60, 74, 'Tel: 0117 496 0155   Fax: 0117 496 0156'),
			put(60, 88, 'www.harbourfinch.example'),
			put(60, 104, '5 March 2021'),
			...lines(60, 130, ['Mrs Eleanor Pratt', '8 Orchard Close', 'Bath BA2 3QT']),
			put(60, 190, 'Our reference: 55/DH'),
			put(60, 210, 'Dear Mrs Pratt'),
			put(60, 240, 'Thank you for your letter of last week about the boundary of your garden.'),
			put(60, 270, 'Yours sincerely,'),
			...lines(60, 320, ['Kenneth Lowe', 'Partner']),
		),
		{ data: { sender: { type: 'string' }, subject: { type: 'string' } } },
	);
	expect(result).toEqual({ sender: 'Harbour & Finch Solicitors', subject: null });
});

test('an address in the head of an e-mail is only the address', () => {
	const { result } = extract(
		layOut(
			put(60, 40, 'From: Greta Holm <greta.holm@nordbygg.example>'),
			put(60, 55, 'To: Peter Vance <p.vance@vancebros.example>'),
			put(60, 70, 'Subject: Delivery'),
			put(60, 100, 'Hi Peter,'),
		),
		{ data: { senderEmail: { type: 'string' } } },
	);
	expect(result).toEqual({ senderEmail: 'greta.holm@nordbygg.example' });
});

test('`from` and `to` of a waybill are places, not the labels beside them', () => {
	const waybill = layOut(
		put(60, 40, 'FRAKTBREV', 14),
		...lines(60, 80, ['From:', 'To:']),
		...lines(160, 80, ['Fraktbrev nr.', 'Grupo']),
		put(60, 140, 'Trondheim'),
	);
	const data: FieldMap = {
		from: { type: 'string' },
		to: { type: 'string' },
		email: { type: 'string', description: 'Where can the person be written to?' },
	};
	expect(extract(waybill, { data }).details.every(({ confidence }) => confidence < 0.9)).toBe(true);
	expect(extract(waybill, { data }).result).toMatchObject({ email: null });
});

test('`from` and `to` of a memo are read even if they are no names', () => {
	const memo = layOut(
		put(60, 40, 'MEMO', 14),
		put(60, 70, 'From: Anna Berg <anna@berg.example>'),
		put(60, 85, 'To: All staff'),
		put(60, 100, 'Subject: Summer hours'),
		put(60, 130, 'We close at noon on Fridays in July and August.'),
	);
	const data: FieldMap = { from: { type: 'string' }, to: { type: 'string' } };
	const { from, to } = extract(memo, { data }).result;
	expect(from).toContain('Anna Berg');
	expect(to).toBe('All staff');
});
