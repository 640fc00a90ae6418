import type { Word } from '../model/document.ts';

/** A label and its value without a space: "Kundennummer:2"; not a time, a ratio or an address of the web. */
const GLUED = /^(\p{L}[\p{L}.\-/()°º#]*[:=])(?=[^\s/\\:])(.+)$/u;

/** Takes labels and values apart that were printed without a space between them. */
export function splitGluedWords(words: readonly Word[]): Word[] {
	return words.flatMap((word) => {
		const match = GLUED.exec(word.text);
		const [, label, value] = match ?? [];
		if (!label || !value || label.length < 3 || word.angle !== 0) return [word];
		const { x0, x1 } = word.box;
		const at = x0 + ((x1 - x0) * label.length) / word.text.length;
		return [
			{ ...word, text: label, box: { ...word.box, x1: at } },
			{ ...word, text: value, box: { ...word.box, x0: at } },
		];
	});
}
