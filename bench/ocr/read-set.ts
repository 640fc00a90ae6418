/**
 * node bench/ocr/read-set.ts ENGINE SET FOLDER [LANGUAGE …]
 *
 * Reads the pages of a set with one engine, in a separate process so that CPU and memory can be measured. Prints the
 * figures as JSON. Images are saved in FOLDER, unless it is "-".
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../../engine/src/model/languages.ts';
import { limitDecoders } from '../../engine/src/reading/pages/image/decode-image.ts';
import { placeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { readWords } from '../../engine/src/reading/words/ocr/read-words.ts';
import { cpuOf } from '../cpu-of.ts';
import { comparePage } from './compare-pages.ts';
import type { Reading } from './compare-pages.ts';
import type { TruthPage, Values } from './draw-pages.ts';
import { programBeside } from './program-beside.ts';
import { drawSet } from './sets.ts';

const [name = '', set = '', folder = '-', ...languages] = process.argv.slice(2);
const engine = createEngine(name as OcrEngine['name'], {
	dataFolder: join(tmpdir(), 'docsift-tessdata'),
	program: programBeside(name),
});
const pages = await drawSet(set, languages);
if (folder !== '-') await keepPictures(pages);
// From here on as in the reading processes.
limitDecoders();
// The start of an engine does not count as part of a page.
const blank = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 };
await engine.recognise(blank, DEFAULT_DATA);

const sum: Reading = {
	wrong: 0,
	letters: 0,
	wrongWithoutSpaces: 0,
	lettersWithoutSpaces: 0,
	placed: 0,
	words: 0,
};
const byLanguage: Record<string, Reading> = {};
const read: { page: Page; values: Values }[] = [];
const before = cpuOf(process.pid);
for (const page of pages) {
	const words = await readWords(page.image, DEFAULT_DATA, engine, { otherScripts: OTHER_SCRIPTS });
	// Drop the pixels, which would accumulate.
	words.straight = [];
	read.push({ page: { index: 0, fields: [], source: 'ocr', ...words }, values: page.values });
	const found = words.words.map(({ text, box }) => ({ text, box: placeAsSent(box, words) }));
	const reading = comparePage(page, found);
	byLanguage[page.name.split('-')[1] ?? ''] = reading;
	for (const key of Object.keys(sum) as (keyof Reading)[]) sum[key] += reading[key];
}
const cpu = (cpuOf(process.pid) - before) / pages.length;
await engine.close();
const megabytes = process.resourceUsage().maxRSS / 1000;
// Imported last, because extraction is not part of the cost of OCR.
const { measureExtraction } = await import('./measure-extraction.ts');
const f1 = measureExtraction(read);
process.stdout.write(
	JSON.stringify({ ...sum, byLanguage, f1, pages: pages.length, cpu, megabytes }),
);

async function keepPictures(drawn: readonly TruthPage[]): Promise<void> {
	mkdirSync(join(folder, set), { recursive: true });
	for (const { name: file, image } of drawn) {
		const { data, width, height } = image;
		await sharp(data, { raw: { width, height, channels: 1 } })
			.png()
			.toFile(join(folder, set, `${file}.png`));
	}
}
