import type { Page, Word } from '../../model/document.ts';
import { groupLines } from '../layout/group-lines.ts';
import { RIGHT_TO_LEFT } from '../outputs/pdf/invisible-text.ts';

/**
 * The words of a page in the order in which they are copied and searched. OCR finds words of one line in any order,
 * so those that follow each other are sorted from left to right. Columns stay one after the other if OCR read them
 * so, and lines with right-to-left scripts stay as they are. Pure.
 */
export function orderWords(page: Page): Word[] {
	const places = new Map(page.words.map((word, place) => [word, place]));
	const runs = groupLines(page).flatMap((line, index) =>
		line.map(({ words, box }) => {
			const found = words.map((word) => places.get(word) ?? 0);
			return { words, index, x0: box.x0, place: found.reduce((a, b) => Math.min(a, b)) };
		}),
	);
	const parts: (typeof runs)[] = [];
	for (const run of runs.toSorted((a, b) => a.place - b.place)) {
		const last = parts.at(-1);
		if (last?.[0]?.index === run.index) last.push(run);
		else parts.push([run]);
	}
	return parts.flatMap((part) => {
		const words = part.toSorted((a, b) => a.x0 - b.x0).flatMap((run) => run.words);
		if (!words.some(({ text }) => RIGHT_TO_LEFT.test(text))) return words;
		return words.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
	});
}
