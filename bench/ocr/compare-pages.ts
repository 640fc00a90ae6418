import { editDistance } from '../../engine/src/model/text.ts';
import type { Box } from '../../engine/src/model/document.ts';
import type { TruthPage, TruthWord } from './draw-pages.ts';

/** A recognised word, in the coordinates of the original image. */
export type FoundWord = { text: string; box: Box };

export type Reading = {
	/** Wrong, missing and extra characters, and the total, with and without spaces. */
	wrong: number;
	letters: number;
	wrongWithoutSpaces: number;
	lettersWithoutSpaces: number;
	/** Words recognised correctly and in their place, and the total. */
	placed: number;
	words: number;
};

/** A word is in its place when this share of both boxes overlaps. */
const MIN_COMMON = 0.5;
/** The maximum distance of a word from its line, in word heights. */
const MAX_DISTANCE = 2;

/** A row of dashes is a drawn rule, not text. */
const RULE = /^[-–—_=.]+$/;

export function comparePage(truth: TruthPage, found: readonly FoundWord[]): Reading {
	const lines = new Map<number, { wanted: TruthWord[]; got: FoundWord[] }>();
	const lineOf = (line: number) => {
		const known = lines.get(line) ?? { wanted: [], got: [] };
		lines.set(line, known);
		return known;
	};
	for (const word of truth.words) lineOf(word.line).wanted.push(word);
	for (const word of found.filter(({ text }) => !RULE.test(text)))
		lineOf(nearestLine(truth.words, word.box)).got.push(word);

	const reading: Reading = {
		wrong: 0,
		letters: 0,
		wrongWithoutSpaces: 0,
		lettersWithoutSpaces: 0,
		placed: 0,
		words: truth.words.length,
	};
	for (const { wanted, got } of lines.values()) {
		const [right, read] = [join(wanted), join(got)];
		reading.letters += right.length;
		reading.wrong += editDistance(right, read);
		reading.lettersWithoutSpaces += right.replaceAll(' ', '').length;
		reading.wrongWithoutSpaces += editDistance(right.replaceAll(' ', ''), read.replaceAll(' ', ''));
		reading.placed += wanted.filter((word) =>
			got.some(({ text, box }) => text === word.text && common(box, word.box) >= MIN_COMMON),
		).length;
	}
	return reading;
}

/** The line of the nearest word; −1: none is near. */
function nearestLine(words: readonly TruthWord[], box: Box): number {
	const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
	let [line, least] = [-1, Infinity];
	for (const word of words) {
		const { x0, y0, x1, y1 } = word.box;
		const height = y1 - y0;
		const beside = Math.max(0, x0 - x, x - x1) / height;
		const above = Math.abs((y0 + y1) / 2 - y) / height;
		// Lines are close to each other, while words of a line may be far apart.
		const far = above + beside / 10;
		if (far < least && above < MAX_DISTANCE) [line, least] = [word.line, far];
	}
	return line;
}

function join(words: readonly { text: string; box: Box }[]): string {
	return words
		.toSorted((a, b) => a.box.x0 - b.box.x0)
		.map(({ text }) => text)
		.join(' ');
}

function common(a: Box, b: Box): number {
	const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
	const down = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
	if (across <= 0 || down <= 0) return 0;
	const area = (box: Box) => (box.x1 - box.x0) * (box.y1 - box.y0);
	return (across * down) / (area(a) + area(b) - across * down);
}
