import type { FieldType, Format, PageWord } from '../api/types.ts';
import { joinWords } from '../document/words.ts';
import { maxOf, minOf } from '../extremes.ts';

/** A proposed field for the picked words. */
export type Proposal = {
	name: string;
	type: FieldType;
	format: Format | null;
	/** The label on the page, which helps to find the value on other documents. */
	description: string;
};

/** Words on one line overlap by at least this share of their height. */
const LINE_OVERLAP = 0.5;
/** A gap wider than this many heights separates a label from the text before it. */
const MAX_GAP = 2.5;
/** A label above is at most this many heights away. */
const MAX_ABOVE = 2.5;
const MAX_LABEL_WORDS = 5;

/** Proposes name, type and description for picked words. */
export function proposeField(
	chosen: readonly PageWord[],
	page: readonly PageWord[],
	taken: ReadonlySet<string>,
): Proposal {
	const value = joinWords(chosen);
	const label = findLabel(chosen, page);
	const { type, format } = guessType(value);
	const name = freeName(
		toName(label) || toName(KIND_NAMES[format ?? type] ?? '') || 'value',
		taken,
	);
	return { name, type, format, description: label };
}

export const KIND_NAMES: Readonly<Record<string, string>> = {
	date: 'date',
	number: 'amount',
	email: 'email',
	iban: 'iban',
	url: 'website',
	phone: 'phone',
	time: 'time',
};

/** The words before the picked ones on their line, or else those above. */
export function findLabel(chosen: readonly PageWord[], page: readonly PageWord[]): string {
	const [first] = chosen;
	if (!first) return '';
	const others = page.filter((word) => !chosen.includes(word));
	const before = wordsBefore(first, others);
	return clean(before.length > 0 ? before : wordsAbove(chosen, others));
}

function wordsBefore(first: PageWord, others: readonly PageWord[]): PageWord[] {
	const line = others
		.filter((word) => isOnLine(word, first) && word.box.x1 <= first.box.x0 + 1)
		.toSorted((a, b) => b.box.x1 - a.box.x1);
	const label: PageWord[] = [];
	let edge = first.box.x0;
	for (const word of line) {
		// A label may be far from its value, as in a column; its own words are close together.
		const isNear = edge - word.box.x1 <= MAX_GAP * heightOf(first);
		if (label.length > 0 && !isNear) break;
		if (label.length === MAX_LABEL_WORDS) break;
		label.unshift(word);
		edge = word.box.x0;
	}
	return label.some(({ text }) => /\p{L}/u.test(text)) ? label : [];
}

function wordsAbove(chosen: readonly PageWord[], others: readonly PageWord[]): PageWord[] {
	const left = minOf(chosen.map(({ box }) => box.x0));
	const right = maxOf(chosen.map(({ box }) => box.x1));
	const top = minOf(chosen.map(({ box }) => box.y0));
	const height = maxOf(chosen.map(heightOf));
	const above = others.filter(
		({ box }) =>
			box.y1 <= top + height / 2 &&
			top - box.y1 <= MAX_ABOVE * height &&
			box.x0 < right &&
			box.x1 > left - height,
	);
	const nearest = above.toSorted((a, b) => b.box.y1 - a.box.y1)[0];
	if (!nearest) return [];
	return above
		.filter((word) => isOnLine(word, nearest))
		.toSorted((a, b) => a.box.x0 - b.box.x0)
		.slice(0, MAX_LABEL_WORDS);
}

function clean(words: readonly PageWord[]): string {
	return joinWords(words)
		.replace(/(?<![\s:：.#–-])[\s:：.#–-]+$/u, '')
		.trim();
}

export function isOnLine(a: PageWord, b: PageWord): boolean {
	const shared = Math.min(a.box.y1, b.box.y1) - Math.max(a.box.y0, b.box.y0);
	return shared >= LINE_OVERLAP * Math.min(heightOf(a), heightOf(b));
}

function heightOf({ box }: PageWord): number {
	return box.y1 - box.y0;
}

const PATTERNS: [RegExp, Pick<Proposal, 'type' | 'format'>][] = [
	// eslint-disable-next-line docsift/plain-loops -- at most 30 times, and a space is no letter
	[/^[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}$/, { type: 'string', format: 'iban' }],
	[/^[^\s@]+@[^\s@.]+\.[^\s@]+$/, { type: 'string', format: 'email' }],
	[/^(https?:\/\/|www\.)\S+$/i, { type: 'string', format: 'url' }],
	[/^\d{4}-\d{1,2}-\d{1,2}$/, { type: 'date', format: null }],
	[/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/, { type: 'date', format: null }],
	[/^\d{1,2}\.? \p{L}{3,12}\.?,? \d{4}$/u, { type: 'date', format: null }],
	[/^\p{L}{3,12}\.? \d{1,2}(st|nd|rd|th)?,? \d{4}$/u, { type: 'date', format: null }],
	[/^\d{1,2}:\d{2}( ?[ap]m)?$/i, { type: 'string', format: 'time' }],
	[/^\+\d[\d ()/-]{6,}$/, { type: 'string', format: 'phone' }],
	// Thousands separators or decimals, with an optional currency. A plain number may be an identifier.
	[
		/^(?:[A-Z]{3} ?|\p{Sc} ?)?-?\d{1,3}(?:[ .,'’]\d{3})*(?:[.,]\d{1,4})?(?: ?(?:[A-Z]{3}|\p{Sc}|%))?$/u,
		{ type: 'number', format: null },
	],
	[/^-?\d+[.,]\d{1,4}$/, { type: 'number', format: null }],
];

/** Guesses the type of a text. */
export function guessType(value: string): Pick<Proposal, 'type' | 'format'> {
	const found = PATTERNS.find(([pattern]) => pattern.test(value));
	return found?.[1] ?? { type: 'string', format: null };
}

/** "Invoice no." → `invoiceNo`. */
export function toName(label: string): string {
	const words = label
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.split(/[^A-Za-z0-9]+/)
		.filter(Boolean)
		.slice(0, MAX_LABEL_WORDS);
	const name = words
		.map((word, i) => {
			const low = word.toLowerCase();
			return i === 0 ? low : low.charAt(0).toUpperCase() + low.slice(1);
		})
		.join('');
	return /^\d/.test(name) ? '' : name;
}

export function freeName(name: string, taken: ReadonlySet<string>): string {
	if (!taken.has(name)) return name;
	for (let i = 2; ; i += 1) if (!taken.has(`${name}${i}`)) return `${name}${i}`;
}
