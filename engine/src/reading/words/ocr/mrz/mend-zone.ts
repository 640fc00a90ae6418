import { ZONE_LETTERS, ZONE_LOOK_ALIKES } from '../../../../model/look-alikes.ts';
import { mrzCheckDigit } from '../../../../model/mrz-check-digit.ts';

/**
 * Corrects the machine-readable zone of ICAO 9303 on passports and cards. The character class of each position
 * resolves look-alikes, and check digits reveal misread letters.
 */
type Kind = 'letter' | 'digit' | 'any';
/** A range of positions. `check` is the position of its check digit on the same line. */
type Part = { from: number; to: number; kind: Kind; check?: number };
type Zone = { length: number; lines: readonly (readonly Part[])[] };

const PASSPORT_START: readonly Part[] = [
	{ from: 0, to: 9, kind: 'any', check: 9 },
	{ from: 10, to: 13, kind: 'letter' },
	{ from: 13, to: 19, kind: 'digit', check: 19 },
	{ from: 20, to: 21, kind: 'letter' },
	{ from: 21, to: 27, kind: 'digit', check: 27 },
];
const ZONES: readonly Zone[] = [
	{
		length: 44,
		lines: [
			[{ from: 0, to: 44, kind: 'letter' }],
			[...PASSPORT_START, { from: 28, to: 42, kind: 'any', check: 42 }],
		],
	},
	{ length: 36, lines: [[{ from: 0, to: 36, kind: 'letter' }], PASSPORT_START] },
	{
		length: 30,
		lines: [
			[
				{ from: 0, to: 5, kind: 'letter' },
				{ from: 5, to: 14, kind: 'any', check: 14 },
			],
			[
				{ from: 0, to: 6, kind: 'digit', check: 6 },
				{ from: 7, to: 8, kind: 'letter' },
				{ from: 8, to: 14, kind: 'digit', check: 14 },
				{ from: 15, to: 18, kind: 'letter' },
			],
			[{ from: 0, to: 30, kind: 'letter' }],
		],
	},
];

const AS_DIGIT = new Map(ZONE_LOOK_ALIKES.map(([letter, digit]) => [letter, digit]));
/** Maximum positions of a number that are changed. */
const MAX_CHANGES = 2;

/** Corrects lines where the correction is certain. Lines of other lengths stay unchanged. */
export function mendZone(lines: readonly string[]): string[] {
	const zone = ZONES.find(
		({ length, lines: kinds }) =>
			kinds.length === lines.length && lines.every((line) => line.length === length),
	);
	if (!zone) return [...lines];
	return lines.map((line, i) => mendLine(line, zone.lines[i] ?? []));
}

function mendLine(line: string, parts: readonly Part[]): string {
	const letters = Array.from(line);
	for (const { from, to, kind, check } of parts) {
		for (let at = from; at < to; at += 1) letters[at] = asKind(letters[at] ?? '<', kind);
		if (check === undefined) continue;
		const digit = asKind(letters[check] ?? '<', 'digit');
		const text = letters.slice(from, to).join('');
		const isEmpty = digit === '<' && /^<*$/.test(text);
		letters[check] = digit;
		if (kind === 'any' && !isEmpty)
			for (const [i, letter] of Array.from(mendChecked(text, digit)).entries()) {
				letters[from + i] = letter;
			}
	}
	return letters.join('');
}

function asKind(letter: string, kind: Kind): string {
	if (kind === 'any') return letter;
	return (kind === 'digit' ? AS_DIGIT : ZONE_LETTERS).get(letter) ?? letter;
}

/** The text with the fewest look-alike replacements that passes its check, if it is unique. */
function mendChecked(text: string, digit: string): string {
	let tried = [text];
	for (let changes = 0; changes <= MAX_CHANGES; changes += 1) {
		const passing = tried.filter((one) => mrzCheckDigit(one) === digit);
		if (passing.length === 1) return passing[0] ?? text;
		if (passing.length > 1) return text;
		tried = [...new Set(tried.flatMap((one) => exchangeEach(one, text)))];
	}
	return text;
}

/** The variants of a text with one more position replaced. */
function exchangeEach(text: string, original: string): string[] {
	return Array.from(text).flatMap((letter, i) => {
		if (letter !== original[i]) return [];
		return ZONE_LOOK_ALIKES.flatMap(([one, other]) =>
			one === letter ? [other] : other === letter ? [one] : [],
		).map((alike) => text.slice(0, i) + alike + text.slice(i + 1));
	});
}
