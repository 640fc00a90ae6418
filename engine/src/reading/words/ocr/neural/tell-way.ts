import { meanConfidence } from '../mean-confidence.ts';
import type { LineArea } from '../ocr-engine.ts';
import type { Letter } from './part-words.ts';

/** Reads a line of a picture as it is, or upside down. */
export type ReadLine = (line: LineArea, isTurned: boolean) => Promise<Letter[]>;

export type Way = { isUpsideDown: boolean; confidence: number };

/** Confidence from which a line is upright … */
const SURE = 0.9;
/** … if it has this length. A short one may be readable upside down, as "SOS" is. */
const MIN_LETTERS = 8;
/** Otherwise, this many of the longest lines are read both ways, and the difference in confidence decides. */
const LINES_TO_TELL = 3;
const SURER = 1.15;
/** Maximum length of a line of print, in heights; a longer one is a rule or a border. */
const MAX_LENGTH = 60;

/** The beginnings of the longest lines, longest first, because reading time grows with length. */
export function chooseSamples(lines: readonly LineArea[]): LineArea[] {
	const lengthOf = ({ left, right }: LineArea) => right - left;
	return lines
		.filter((line) => lengthOf(line) < MAX_LENGTH * 2 * line.half)
		.toSorted((a, b) => lengthOf(b) - lengthOf(a))
		.slice(0, MAX_SAMPLES)
		.map((line) => {
			const right = line.left + SAMPLE_LENGTH * 2 * line.half;
			return right < line.right ? { ...line, right } : line;
		});
}

const MAX_SAMPLES = 8;
/** In line heights: a few words. */
const SAMPLE_LENGTH = 10;

/** Whether samples of a picture are more readable upside down. */
export async function tellWay(samples: readonly LineArea[], read: ReadLine): Promise<Way> {
	let [upright, turned, count] = [0, 0, 0];
	for (const line of samples.slice(0, LINES_TO_TELL)) {
		const letters = await read(line, false);
		const confidence = meanConfidence(letters);
		if (confidence >= SURE && letters.length >= MIN_LETTERS) {
			return { isUpsideDown: false, confidence };
		}
		upright += confidence;
		turned += meanConfidence(await read(line, true));
		count += 1;
	}
	const isUpsideDown = turned > SURER * upright;
	return { isUpsideDown, confidence: Math.max(upright, turned) / Math.max(1, count) };
}
