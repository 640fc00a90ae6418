import type { Word } from '../../model/document.ts';

/** A label and value without a space: "Kundennummer:2"; not a time, a ratio or a URL. */
const GLUED = /^(\p{L}[\p{L}.\-/()°º#]*[:=])(?=[^\s/\\:])(.+)$/u;

/** Leaders: dots or lines between a label and its value. */
const LEADER = /[.…·_]{4,}|…{2,}/u;

/** Splits labels and values printed without a space, and removes leaders. */
export function splitGluedWords(words: readonly Word[]): Word[] {
	return words.flatMap((word) => (MARK.test(word.text) ? cutLeader(word).flatMap(cutGlued) : word));
}

/** Signs of which a leader consists or that end a label. */
const MARK = /[.…·_:=]/u;

function cutGlued(word: Word): Word[] {
	const match = GLUED.exec(word.text);
	const [, label, value] = match ?? [];
	if (!label || !value || label.length < 3 || word.angle !== 0) return [word];
	const { x0, x1 } = word.box;
	const at = x0 + ((x1 - x0) * label.length) / word.text.length;
	return [
		{ ...word, text: label, box: { ...word.box, x1: at } },
		{ ...word, text: value, box: { ...word.box, x0: at } },
	];
}

/** "Total........12.00" → "Total" and "12.00", each with its own box. */
function cutLeader(word: Word): Word[] {
	const match = LEADER.exec(word.text);
	if (!match || word.angle !== 0) return [word];
	const { x0, x1 } = word.box;
	const at = (letters: number) => x0 + ((x1 - x0) * letters) / word.text.length;
	const end = match.index + match[0].length;
	const before = { ...word, text: word.text.slice(0, match.index) };
	const after = { ...word, text: word.text.slice(end) };
	return [
		...(before.text === '' ? [] : [{ ...before, box: { ...word.box, x1: at(match.index) } }]),
		...(after.text === '' ? [] : cutLeader({ ...after, box: { ...word.box, x0: at(end) } })),
	];
}
