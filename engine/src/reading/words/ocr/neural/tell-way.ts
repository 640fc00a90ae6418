import { meanConfidence } from '../choose-words.ts';
import type { LineArea } from '../ocr-engine.ts';
import type { Letter } from './part-words.ts';

/** Reads a line of a picture as it lies, or the other way up. */
export type ReadLine = (line: LineArea, isTurned: boolean) => Promise<Letter[]>;

export type Way = { isUpsideDown: boolean; confidence: number };

/** A line that is read so surely lies upright … */
const SURE = 0.9;
/** … if it is as long as this; a short one may be read upside down, as "SOS". */
const MIN_LETTERS = 8;
/** Otherwise so many of the longest lines are read both ways, which tells by how much surer one is. */
const LINES_TO_TELL = 3;
const SURER = 1.15;
/** A line that is longer, in heights, is no line of print but a rule or a border. */
const MAX_LENGTH = 60;

/** The beginnings of the longest lines, the longest first: reading takes time with the length. */
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
/** In heights of the line: some words. */
const SAMPLE_LENGTH = 10;

/** Whether samples of a picture read better the other way up. */
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
