/**
 * node bench/ocr/read-case.ts ENGINE FILE [ROUNDS [PROGRAM]]
 *
 * Reads an image or a scanned PDF in English, as the reading processes do. Prints the CPU seconds of each round, the
 * peak memory and the words as JSON. PROGRAM is the path of tesseract, if there is one.
 */
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { limitDecoders } from '../../engine/src/reading/pages/image/decode-image.ts';
import { openPages, readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { placeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { childCpuOf, cpuOf } from '../cpu-of.ts';
import type { FoundWord } from './compare-pages.ts';

export type ReadCase = {
	seconds: number[];
	/** The part of them that the tesseract program took. */
	programSeconds: number[];
	megabytes: number;
	pages: FoundWord[][];
};

const [name = '', path = '', rounds = '1', program = 'tesseract'] = process.argv.slice(2);
const engine = createEngine(name as OcrEngine['name'], {
	dataFolder: join(tmpdir(), 'docsift-tessdata'),
	program,
});
limitDecoders();
const source = {
	path,
	type: extname(path) === '.pdf' ? ('pdf' as const) : ('png' as const),
	limits: { maxPages: 20, maxScannedPages: 20, maxPixels: 100_000_000 },
};
const read: ReadCase = { seconds: [], programSeconds: [], megabytes: 0, pages: [] };
for (let round = 0; round < Number(rounds); round += 1) {
	const before = { all: cpuOf(process.pid), program: childCpuOf(process.pid) };
	read.pages = [];
	let likely: Page['languages'];
	for (const [index, opened] of (await openPages(source)).entries()) {
		const page = opened ?? (await readScan(source, index, DEFAULT_DATA, engine, likely));
		if (index === 0) likely = page.languages;
		read.pages.push(page.words.map(({ text, box }) => ({ text, box: placeAsSent(box, page) })));
	}
	read.seconds.push(cpuOf(process.pid) - before.all);
	read.programSeconds.push(childCpuOf(process.pid) - before.program);
}
await engine.close();
read.megabytes = process.resourceUsage().maxRSS / 1000;
process.stdout.write(JSON.stringify(read));
