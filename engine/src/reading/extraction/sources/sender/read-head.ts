import type { Box, Word } from '../../../../model/document.ts';
import { boxAround, textOf } from '../../../../model/geometry.ts';
import type { Line, PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { hasLegalForm } from '../../values/names.ts';
import { medianOf } from '../../../../model/median.ts';

/** A line without OCR noise at its ends. */
export type LetterheadLine = {
	text: string;
	words: Word[];
	segment: Segment;
	line: number;
	box: Box;
	size: number;
	confidence: number;
};

const MAX_LINES = 24;
/** Words below this OCR confidence are ignored. */
const MIN_CONFIDENCE = 0.25;
/** Maximum ratio of letter sizes within a name. */
const MAX_SIZE_RATIO = 1.35;
const MAX_LETTERS = 45;

/** The first lines of a document with words. */
export function readHead({ pages }: Document): LetterheadLine[] {
	const [page] = pages;
	if (!page) return [];
	const lines: LetterheadLine[] = [];
	for (const line of page.lines) {
		if (lines.length >= MAX_LINES) break;
		for (const one of readLine(page, line)) lines.push(one);
	}
	return lines;
}

/** In scans, the words of a line form one text regardless of gaps; otherwise each segment is separate. */
function readLine(page: PageLayout, line: Line): LetterheadLine[] {
	const groups =
		page.source === 'ocr'
			? [line.segments.flatMap(({ words }) => words)]
			: line.segments.map(({ words }) => words);
	return groups.flatMap((words, i) => {
		const kept = trimSpecks(words);
		const letters = kept.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu) ?? []).length, 0);
		const segment = line.segments[page.source === 'ocr' ? 0 : i];
		if (!segment || letters < 2) return [];
		return [
			{
				text: textOf(kept),
				words: kept,
				segment,
				line: line.index,
				box: { ...boxAround(kept), x0: kept[0]?.box.x0 ?? 0, x1: kept.at(-1)?.box.x1 ?? 0 },
				size: medianOf(
					kept.map(({ size }) => size),
					1,
				),
				confidence:
					kept.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, kept.length),
			},
		];
	});
}

function trimSpecks(words: readonly Word[]): Word[] {
	const isSpeck = ({ text, confidence }: Word) =>
		!/[\p{L}\p{N}]/u.test(text) ||
		confidence < MIN_CONFIDENCE ||
		(text.length === 1 && confidence < 0.6);
	let from = 0;
	let to = words.length;
	for (let word = words[from]; word && from < to && isSpeck(word); word = words[from]) from += 1;
	for (let word = words[to - 1]; word && to > from && isSpeck(word); word = words[to - 1]) to -= 1;
	return words.slice(from, to);
}

/** Whether a name continues on the next line in the same print, with its legal form. */
export function isOneName(line: LetterheadLine, next: LetterheadLine): boolean {
	const isText = (text: string) => !/\d/.test(text) && text.length <= MAX_LETTERS;
	const isCapitals = (text: string) => text === text.toUpperCase();
	const isAlike =
		Math.max(line.size, next.size) < MAX_SIZE_RATIO * Math.min(line.size, next.size) &&
		isCapitals(line.text) === isCapitals(next.text);
	return (
		isAlike &&
		isText(line.text) &&
		isText(next.text) &&
		hasLegalForm(next.text) &&
		!hasLegalForm(line.text)
	);
}
