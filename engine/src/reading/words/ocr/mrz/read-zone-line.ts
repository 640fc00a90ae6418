import type { Letter } from '../neural/part-words.ts';
import { medianOf } from '../../../../model/median.ts';

export const ZONE_ALPHABET: ReadonlySet<string> = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<');
/** The appearance of a line of a machine-readable zone after ordinary OCR. */
const FILLERS = /[<«‹]/g;
const MIN_FILLERS = 2;
const MIN_LETTERS = 22;
const MAX_OTHERS = 0.2;
/** The lengths of lines, and how many fillers at the end may be missing. */
const LENGTHS = [30, 36, 44] as const;
const MAX_MISSED = 12;
/** Characters are at equal distances. In a gap of more than this many, some were missed. */
const WIDE_GAP = 1.6;

/** Whether a text is a line of a machine-readable zone, possibly with misread characters. */
export function looksLikeZone(text: string): boolean {
	const letters = text.replace(/\s/g, '');
	const others = letters.replace(/[A-Z0-9<«‹]/g, '').length;
	return (
		letters.length >= MIN_LETTERS &&
		(letters.match(FILLERS)?.length ?? 0) >= MIN_FILLERS &&
		others <= MAX_OTHERS * letters.length
	);
}

/**
 * The text of a line that was recognised with the alphabet of the zone. OCR may merge repeated fillers, so their
 * number follows from the distance between the characters around them.
 */
export function fillZone(letters: readonly Letter[]): string {
	const written = letters.filter(({ text }) => ZONE_ALPHABET.has(text));
	const middles = written.map(({ from, to }) => (from + to) / 2);
	const steps = middles.slice(1).map((middle, i) => middle - (middles[i] ?? middle));
	const pitch = medianOf(steps, 1);
	let text = '';
	written.forEach((letter, i) => {
		const step = i === 0 ? pitch : (steps[i - 1] ?? pitch);
		const isBesideFiller = letter.text === '<' || text.endsWith('<');
		if (isBesideFiller && step > WIDE_GAP * pitch) text += '<'.repeat(Math.round(step / pitch) - 1);
		text += letter.text;
	});
	return toLength(text);
}

/** Adds or removes fillers at the end to match the line length. */
function toLength(text: string): string {
	if (!text.endsWith('<')) return text;
	const bare = text.replace(/(?<!<)<+$/, '');
	const wanted = LENGTHS.toSorted(
		(a, b) => Math.abs(a - text.length) - Math.abs(b - text.length),
	).find((length) => length > bare.length && Math.abs(length - text.length) <= MAX_MISSED);
	return wanted === undefined ? text : bare.padEnd(wanted, '<');
}
