import type { Letter } from '../neural/part-words.ts';
import { medianOf } from '../../../../model/median.ts';

export const ZONE_ALPHABET: ReadonlySet<string> = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<');
/** What a line of a machine-readable zone looks like, when it is read as any other. */
const FILLERS = /[<«‹]/g;
const MIN_FILLERS = 2;
const MIN_LETTERS = 22;
const MAX_OTHERS = 0.2;
/** How long the lines are, and how many fillers at the end may have been missed. */
const LENGTHS = [30, 36, 44] as const;
const MAX_MISSED = 12;
/** Letters stand at equal distances; a gap of more than this many is where some were missed. */
const WIDE_GAP = 1.6;

/** Whether a text is a line of a machine-readable zone, though some of it may be misread. */
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
 * The text of a line that was read with the zone's own alphabet: of several fillers in a row some are read as
 * one, but there are as many as fit between the letters around them.
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

/** With the fillers at its end that its length wants, or without those that are too many. */
function toLength(text: string): string {
	if (!text.endsWith('<')) return text;
	const bare = text.replace(/(?<!<)<+$/, '');
	const wanted = LENGTHS.toSorted(
		(a, b) => Math.abs(a - text.length) - Math.abs(b - text.length),
	).find((length) => length > bare.length && Math.abs(length - text.length) <= MAX_MISSED);
	return wanted === undefined ? text : bare.padEnd(wanted, '<');
}
