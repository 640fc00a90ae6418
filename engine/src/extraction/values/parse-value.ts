import type { FieldDefinition } from '../../model/template.ts';

type Scalar = string | number | boolean;

/** The value that a text holds for a type, or undefined when it holds none. */
export function parseValue(text: string, { type, format }: FieldDefinition): Scalar | undefined {
	if (type === 'number') return parseNumber(text);
	if (type === 'date' || format === 'date') return parseDate(text);
	if (type === 'boolean') return parseBoolean(text);
	switch (format) {
		case 'email':
			return /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0];
		case 'url':
			return /(?:https?:\/\/|www\.)[^\s<>"]+/i.exec(text)?.[0];
		case 'time':
			return /\b([01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\b/.exec(text)?.[0].padStart(5, '0');
		case 'phone':
			return /\+?\d[\d\s()/.-]{6,}\d/.exec(text)?.[0].replace(/[^\d+]/g, '');
		case 'iban':
			return parseIban(text);
		default:
			return text.trim() === '' ? undefined : text.trim();
	}
}

const AMOUNT =
	/[-(]?\s?\d{1,3}(?:[ .,'’\u00a0]\d{3})+(?:[.,]\d{1,2})?-?\)?|[-(]?\s?\d+(?:[.,]\d+)?-?\)?/;

/** Amounts in every common notation: the last of two separators is the decimal one. */
export function parseNumber(text: string): number | undefined {
	const found = AMOUNT.exec(text)?.[0];
	if (!found) return undefined;
	const negative = /^[-(]/.test(found.trim()) || /[-)]$/.test(found);
	const digits = found.replace(/[^\d.,]/g, '');
	const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
	const decimals = mark < 0 ? 0 : digits.length - mark - 1;
	const marks = digits.replace(/\d/g, '');
	// One mark before three digits, or several of the same, groups thousands.
	const grouped = mark >= 0 && new Set(marks).size === 1 && (marks.length > 1 || decimals === 3);
	const plain =
		mark < 0 || grouped
			? digits.replace(/[.,]/g, '')
			: `${digits.slice(0, mark).replace(/[.,]/g, '')}.${digits.slice(mark + 1)}`;
	const value = Number(plain);
	return Number.isFinite(value) ? (negative ? -value : value) : undefined;
}

const MONTHS = [
	['jan', 'gen', 'ene'],
	['feb', 'fév', 'fev'],
	['mar', 'mär', 'maa'],
	['apr', 'avr', 'abr'],
	['may', 'mai', 'mag', 'mei'],
	['jun', 'juin', 'giu'],
	['jul', 'juil', 'lug'],
	['aug', 'aoû', 'ago'],
	['sep', 'set'],
	['oct', 'okt', 'ott', 'out'],
	['nov'],
	['dec', 'déc', 'dez', 'dic'],
];

export function parseDate(text: string): string | undefined {
	const iso = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
	if (iso) return toDate(iso[1], iso[2], iso[3]);
	const numeric = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/.exec(text);
	if (numeric) {
		const [, first, second, year] = numeric;
		return toDate(year, second, first) ?? toDate(year, first, second);
	}
	const named =
		/\b(\d{1,2})(?:st|nd|rd|th)?\.?\s+(?:de\s+)?(\p{L}{3,})\.?,?\s+(?:de\s+)?(\d{4})\b/u.exec(text);
	if (named) return toDate(named[3], monthOf(named[2]), named[1]);
	const american = /(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/u.exec(text);
	if (american) return toDate(american[3], monthOf(american[1]), american[2]);
	return undefined;
}

function monthOf(name = ''): string | undefined {
	const start = name.toLowerCase();
	const month = MONTHS.findIndex((names) => names.some((one) => start.startsWith(one)));
	return month < 0 ? undefined : String(month + 1);
}

function toDate(year?: string, month?: string, day?: string): string | undefined {
	if (!year || !month || !day) return undefined;
	const full = year.length === 2 ? `20${year}` : year;
	const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	const time = new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}

function parseBoolean(text: string): boolean | undefined {
	if (/[☒☑✓✔]|\b(?:yes|true|ja|oui|sí|si|sim)\b/iu.test(text)) return true;
	if (/☐|\b(?:no|false|nein|non|não|nee)\b/iu.test(text)) return false;
	return undefined;
}

function parseIban(text: string): string | undefined {
	const compact = text.toUpperCase().replace(/\s/g, '');
	for (const match of compact.matchAll(/[A-Z]{2}\d{2}[A-Z0-9]{11,30}/g)) {
		for (let length = match[0].length; length >= 15; length -= 1) {
			const iban = match[0].slice(0, length);
			if (hasValidChecksum(iban)) return iban;
		}
	}
	return undefined;
}

function hasValidChecksum(iban: string): boolean {
	const moved = iban.slice(4) + iban.slice(0, 4);
	let rest = 0;
	for (const letter of moved) {
		for (const digit of parseInt(letter, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
	}
	return rest === 1;
}
