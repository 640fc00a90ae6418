/**
 * node training/draw-lines.ts OUT
 *
 * Draws receipts and letters in all languages of `bench:ocr`, with other seeds, degrades them, and writes the lines that
 * the detector finds: width and height as 16-bit integers, then the grey pixels. `quantise_recogniser.py` calibrates
 * the recogniser with them.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawLetter, drawReceipt } from '../bench/ocr/draw-pages.ts';
import { createRandom } from '../bench/ocr/random.ts';
import { SPOILINGS } from '../bench/ocr/spoil.ts';
import { TEXTS } from '../bench/ocr/texts.ts';
import { findTextLines } from '../engine/src/reading/words/ocr/neural-reader.ts';
import { MODELS } from '../engine/src/reading/words/ocr/neural/check-models.ts';
import { cutLine } from '../engine/src/reading/words/ocr/neural/find-areas.ts';
import { LINE_PX } from '../engine/src/reading/words/ocr/neural/read-line.ts';
import { loadModel } from '../engine/src/reading/words/ocr/neural/run-model.ts';

const FIRST_SEED = 5000;
const PAGES_PER_LANGUAGE = 3;
const LINES_PER_PAGE = 25;
const [MIN_WIDTH, MAX_WIDTH] = [24, 1600];

const [out = ''] = process.argv.slice(2);
const detector = await loadModel(fileURLToPath(new URL('find-text.onnx', MODELS)));
const spoilings = Object.values(SPOILINGS);
const written: Buffer[] = [];
for (const [index, language] of Object.keys(TEXTS).entries()) {
	for (let page = 0; page < PAGES_PER_LANGUAGE; page += 1) {
		const random = createRandom(FIRST_SEED + 10 * index + page);
		const draw = page === PAGES_PER_LANGUAGE - 1 ? drawLetter : drawReceipt;
		const spoil = spoilings[(PAGES_PER_LANGUAGE * index + page) % spoilings.length];
		if (!spoil) throw new Error('there is no way to degrade a page');
		const { image } = await spoil(draw(language, random), random);
		const lines = await findTextLines(detector, image);
		for (const line of lines.slice(0, LINES_PER_PAGE)) {
			const { data, width, height } = cutLine(image, line, LINE_PX);
			if (width < MIN_WIDTH || width > MAX_WIDTH) continue;
			written.push(Buffer.from(Uint16Array.of(width, height).buffer), Buffer.from(data));
		}
	}
}
writeFileSync(out, Buffer.concat(written));
process.stdout.write(`${written.length / 2} lines\n`);
await detector.close();
