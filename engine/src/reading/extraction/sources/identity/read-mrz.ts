import { toDigits, ZONE_LETTERS } from '../../../../model/look-alikes.ts';
import { mrzCheckDigit } from '../../../../model/mrz-check-digit.ts';
import type { Box } from '../../../../model/document.ts';
import type { Document } from '../../document.ts';

/** A value, and whether its check digit is correct; null if it has none. */
export type MrzValue = { value: string; passes: boolean | null };

/** The content of the machine-readable zone of a passport or card. */
export type Mrz = {
	fields: ReadonlyMap<MrzField, MrzValue>;
	page: number;
	box: Box;
	raw: string;
};
export type MrzField =
	| 'documentNumber'
	| 'issuingCountry'
	| 'surname'
	| 'givenNames'
	| 'nationality'
	| 'sex'
	| 'birthDate'
	| 'expiryDate'
	| 'personalNumber'
	| 'documentType';

const LINE = /^[A-Z0-9<]{28,46}$/;

/** Reads the lines of ICAO 9303: two of 44 or 36 characters, or three of 30. */
export function readMrz(document: Document): Mrz | undefined {
	const lines = document.pages.flatMap((page) =>
		page.lines.flatMap((line) => {
			const text = tidy(line.segments.map((segment) => segment.text).join(''));
			return LINE.test(text) && text.includes('<')
				? [{ text, page: page.index, box: line.box }]
				: [];
		}),
	);
	for (const [i, line] of lines.entries()) {
		const group = lines.slice(i, i + 3);
		const [first, second, third] = group.map(({ text }) => text);
		const fields =
			first && second && third && first.length <= 32 && third.length <= 32
				? readCard(first, second, third)
				: first && second
					? readPassport(first, second)
					: undefined;
		if (!fields) continue;
		const raw = group.map(({ text }) => text).join('\n');
		return { fields, page: line.page, box: line.box, raw };
	}
	return undefined;
}

/** OCR reads the filler as other marks, and leaves gaps. */
function tidy(text: string): string {
	return text
		.toUpperCase()
		.replace(/[«‹([{]/g, '<')
		.replace(/\s/g, '');
}

type Fields = Map<MrzField, MrzValue>;

function readPassport(first: string, second: string): Fields | undefined {
	if (!/^[PIACV]/.test(first) || !first.includes('<<')) return undefined;
	const fields: Fields = new Map();
	put(fields, 'documentType', first.startsWith('P') ? 'Passport' : 'Identity card', null);
	put(fields, 'issuingCountry', letters(first.slice(2, 5)), null);
	putName(fields, first.slice(5));
	putChecked(fields, 'documentNumber', second.slice(0, 9), second[9]);
	put(fields, 'nationality', letters(second.slice(10, 13)), null);
	putDate(fields, 'birthDate', second.slice(13, 20));
	put(fields, 'sex', second[20] ?? '', null);
	putDate(fields, 'expiryDate', second.slice(21, 28));
	if (second.length >= 43) putChecked(fields, 'personalNumber', second.slice(28, 42), second[42]);
	return fields.get('birthDate') || fields.get('documentNumber')?.passes ? fields : undefined;
}

function readCard(first: string, second: string, third: string): Fields | undefined {
	if (!/^[IACP]/.test(first) || !third.includes('<<')) return undefined;
	const fields: Fields = new Map();
	put(fields, 'documentType', 'Identity card', null);
	put(fields, 'issuingCountry', letters(first.slice(2, 5)), null);
	putChecked(fields, 'documentNumber', first.slice(5, 14), first[14]);
	putDate(fields, 'birthDate', second.slice(0, 7));
	put(fields, 'sex', second[7] ?? '', null);
	putDate(fields, 'expiryDate', second.slice(8, 15));
	put(fields, 'nationality', letters(second.slice(15, 18)), null);
	putName(fields, third);
	return fields.get('birthDate') ? fields : undefined;
}

function put(fields: Fields, name: MrzField, text: string, passes: boolean | null): void {
	const value = text.replace(/</g, ' ').trim();
	if (value !== '') fields.set(name, { value, passes });
}

function putName(fields: Fields, text: string): void {
	const [surname = '', given = ''] = letters(text).split('<<');
	put(fields, 'surname', surname, null);
	put(fields, 'givenNames', given, null);
}

/** Replaces digits by the likeliest look-alike letters where only letters are allowed. */
function letters(text: string): string {
	return text.replace(/\d/g, (digit) => ZONE_LETTERS.get(digit) ?? digit);
}

/** Stores a value as printed, or corrected for look-alikes if the check digit is then correct. */
function putChecked(fields: Fields, name: MrzField, text: string, check = ''): void {
	const wanted = toDigits(check);
	const right = [text, toDigits(text)].find((one) => mrzCheckDigit(one) === wanted);
	put(fields, name, right ?? text, right !== undefined);
}

/** Stores a date of six digits followed by its check digit. */
function putDate(fields: Fields, name: 'birthDate' | 'expiryDate', text: string): void {
	const plain = toDigits(text.slice(0, 6));
	const check = toDigits(text.slice(6));
	const match = /^(\d{2})(\d{2})(\d{2})$/.exec(plain);
	if (!match) return;
	const [, year = '', month = '', day = ''] = match;
	if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return;
	// Years have two digits. Years of birth above 30 are in the 20th century; all expiry dates are in the 21st.
	const century = name === 'birthDate' && Number(year) > 30 ? '19' : '20';
	fields.set(name, {
		value: `${century}${year}-${month}-${day}`,
		passes: mrzCheckDigit(plain) === check,
	});
}
