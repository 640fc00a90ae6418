import type { CodeSays } from './code-record.ts';
import { dayIn } from './code-record.ts';

/** Ends a GS1 value of variable length. */
const GROUP = '\u001d';
const FIXED_LENGTHS: Readonly<Record<string, number>> = {
	'00': 18,
	'01': 14,
	'02': 14,
	'11': 6,
	'13': 6,
	'15': 6,
	'17': 6,
};

/** Reads GS1 values, each after an application identifier: `01…10…`, or with identifiers in brackets. */
export function readGs1(text: string): CodeSays | undefined {
	const values = /^\(\d{2,4}\)/.test(text) ? readBracketed(text) : readJoined(text);
	const gtin = values?.get('01') ?? values?.get('02');
	if (!values || gtin === undefined || !isGtin(gtin)) return undefined;
	const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(values.get('17') ?? '') ?? [];
	return {
		header: {
			gtin,
			batchNumber: values.get('10'),
			serialNumber: values.get('21'),
			expiryDate:
				year === undefined || month === undefined || day === undefined
					? undefined
					: dayIn(`20${year}`, month, day),
		},
	};
}

function readBracketed(text: string): Map<string, string> {
	return new Map(
		[...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, number = '', value = '']) => [
			number,
			value.replaceAll(GROUP, ''),
		]),
	);
}

function readJoined(text: string): Map<string, string> | undefined {
	const values = new Map<string, string>();
	for (let at = text.startsWith(GROUP) ? 1 : 0; at < text.length;) {
		const number = text.slice(at, at + 2);
		const fixed = FIXED_LENGTHS[number];
		if (fixed === undefined && number !== '10' && number !== '21') return undefined;
		const group = text.indexOf(GROUP, at);
		const end = fixed === undefined ? (group === -1 ? text.length : group) : at + 2 + fixed;
		if (end > text.length) return undefined;
		values.set(number, text.slice(at + 2, end));
		at = text[end] === GROUP ? end + 1 : end;
	}
	return values;
}

/** The number of an article: EAN-8, UPC, EAN-13 or GTIN-14. Its last digit is a check digit. */
export function readGtin(text: string): CodeSays | undefined {
	return /^(?:\d{8}|\d{12,14})$/.test(text) && isGtin(text)
		? { header: { gtin: text } }
		: undefined;
}

function isGtin(digits: string): boolean {
	let sum = 0;
	for (let i = 0; i < digits.length; i += 1) {
		const weight = (digits.length - 1 - i) % 2 === 1 ? 3 : 1;
		sum += weight * Number(digits[i]);
	}
	return sum % 10 === 0;
}
