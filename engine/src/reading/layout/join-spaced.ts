import type { Word } from '../../model/document.ts';
import { middleY } from '../../model/geometry.ts';
import { medianOf } from '../../model/median.ts';
import { joinWords } from './join-words.ts';

/** Minimum words of a letter-spaced text, and minimum letters of one word in it. */
const [MIN_WORDS, MIN_LETTERS] = [4, 4];
/** Minimum share of single characters. Kerning leaves pairs such as "AT" unspaced. */
const MIN_SINGLE = 0.7;
/** In letter heights: maximum gap between letters and between words, and maximum vertical offset. */
const [LETTER_GAP, WORD_GAP, LEVEL] = [0.7, 1.6, 0.1];
/** Ratio to the usual gap from which a gap separates words, and a margin in letter heights. */
const WIDER = 1.6;
const MARGIN = 0.05;

/** Joins letter-spaced text, such as the heading "E D U C A T I O N", into words. */
export function joinSpaced(words: readonly Word[]): Word[] {
	const joined: Word[] = [];
	let run: Word[] = [];
	const close = () => {
		for (const word of joinRun(run)) joined.push(word);
		run = [];
	};
	for (const word of words) {
		const last = run.at(-1);
		if (!isLetter(word)) {
			close();
			joined.push(word);
			continue;
		}
		if (last && !follows(last, word)) close();
		run.push(word);
	}
	close();
	return joined;
}

function isLetter({ text, angle }: Word): boolean {
	return angle === 0 && /^(?:[\p{L}\d]\p{M}*){1,2}$|^\p{P}$/u.test(text);
}

function follows(last: Word, next: Word): boolean {
	const { size } = last;
	const gap = next.box.x0 - last.box.x1;
	return (
		gap > 0 &&
		gap < WORD_GAP * size &&
		Math.abs(next.size - size) < LEVEL * size &&
		Math.abs(middleY(next.box) - middleY(last.box)) < LEVEL * size
	);
}

function joinRun(run: readonly Word[]): readonly Word[] {
	const single = run.filter(({ text }) => /^\p{L}\p{M}*$/u.test(text));
	if (run.length < MIN_WORDS || single.length < MIN_SINGLE * run.length) return run;
	const gaps = run.slice(1).map(({ box }, i) => box.x0 - (run[i]?.box.x1 ?? 0));
	const { size } = run[0] ?? { size: 0 };
	const usual = medianOf(gaps);
	if (usual > LETTER_GAP * size) return run;
	const chunks: Word[][] = [];
	for (const [i, word] of run.entries()) {
		const gap = gaps[i - 1] ?? 0;
		const chunk = chunks.at(-1);
		if (chunk && gap <= WIDER * usual + MARGIN * size) chunk.push(word);
		else chunks.push([word]);
	}
	const isSpaced = chunks.some((chunk) => lettersOf(chunk) >= MIN_LETTERS);
	return isSpaced ? chunks.map(joinWords) : run;
}

function lettersOf(chunk: readonly Word[]): number {
	return chunk.filter(({ text }) => /\p{L}/u.test(text)).length;
}
