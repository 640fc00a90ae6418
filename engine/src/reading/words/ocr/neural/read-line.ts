import type { GreyImage } from '../../../../model/document.ts';
import type { Letter } from './part-words.ts';
import type { OcrModel } from './model.ts';

/** The input height of the model, in pixels. */
export const LINE_PX = 48;
const COLOURS = 3;

/** Reads a line with the model. `alphabet` holds its letters in order, after the blank. `only` restricts the choice. */
export async function readLine(
	model: OcrModel,
	alphabet: readonly string[],
	{ data, width, height }: GreyImage,
	only?: ReadonlySet<string>,
): Promise<Letter[]> {
	const pixels = width * height;
	const input = new Float32Array(COLOURS * pixels);
	for (let i = 0; i < pixels; i += 1) input[i] = (data[i] ?? 0) / 127.5 - 1;
	for (let colour = 1; colour < COLOURS; colour += 1) input.copyWithin(colour * pixels, 0, pixels);
	const { data: likely, sides } = await model.run({
		data: input,
		sides: [1, COLOURS, height, width],
	});
	const [, steps = 0, choices = 0] = sides;
	const stepPx = width / Math.max(1, steps);
	const letters: Letter[] = [];
	let before = 0;
	for (let step = 0; step < steps; step += 1) {
		const row = likely.subarray(step * choices, (step + 1) * choices);
		const best = row.reduce((most, value, i) => {
			if (value <= (row[most] ?? 0)) return most;
			return only && i > 0 && !only.has(alphabet[i - 1] ?? ' ') ? most : i;
		}, 0);
		const confidence = row[best] ?? 0;
		const last = letters.at(-1);
		if (best !== 0 && best === before && last) {
			// Merges the same letter over several time steps.
			last.to = (step + 1) * stepPx;
			last.confidence = Math.max(last.confidence, confidence);
		} else if (best !== 0) {
			const [from, to] = [step * stepPx, (step + 1) * stepPx];
			letters.push({ text: alphabet[best - 1] ?? ' ', confidence, from, to });
		}
		before = best;
	}
	return letters;
}
