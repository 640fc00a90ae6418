/**
 * node bench/ocr/read-set.ts ENGINE SET FOLDER: reads the pages of a set with one engine, in a process of
 * its own so that its CPU and its memory are its own, and prints the figures as JSON. Pictures go into
 * FOLDER, unless it is "-".
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA, OTHER_SCRIPTS } from '../../engine/src/model/languages.ts';
import { limitDecoders } from '../../engine/src/pages/image/decode-image.ts';
import { createEngine } from '../../engine/src/words/ocr/create-engine.ts';
import type { OcrEngine } from '../../engine/src/words/ocr/ocr-engine.ts';
import { readWords } from '../../engine/src/words/ocr/read-words.ts';
import type { ReadWords } from '../../engine/src/words/ocr/read-words.ts';
import { comparePage } from './compare-pages.ts';
import type { Reading } from './compare-pages.ts';
import type { TruthPage } from './draw-pages.ts';
import { drawSet } from './sets.ts';

const [name = '', set = '', folder = '-'] = process.argv.slice(2);
const engine = createEngine(name as OcrEngine['name'], {
	dataFolder: join(tmpdir(), 'docsift-tessdata'),
	program: 'tesseract',
});
const pages = await drawSet(set);
if (folder !== '-') await keepPictures(pages);
// From here on as in the processes that read documents.
limitDecoders();
// The start of an engine is not part of a page.
const blank = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64 };
await engine.recognise(blank, DEFAULT_DATA);

const sum: Reading = {
	...{ wrong: 0, letters: 0, wrongWithoutSpaces: 0, lettersWithoutSpaces: 0 },
	...{ placed: 0, words: 0 },
};
const before = cpuSeconds();
for (const page of pages) {
	const read = await readWords(page.image, DEFAULT_DATA, engine, OTHER_SCRIPTS);
	const found = read.words.map(({ text, box }) => ({ text, box: asSent(box, read, page) }));
	const reading = comparePage(page, found);
	for (const key of Object.keys(sum) as (keyof Reading)[]) sum[key] += reading[key];
}
const cpu = (cpuSeconds() - before) / pages.length;
await engine.close();
const megabytes = process.resourceUsage().maxRSS / 1000;
process.stdout.write(JSON.stringify({ ...sum, pages: pages.length, cpu, megabytes }));

function cpuSeconds(): number {
	const { userCPUTime, systemCPUTime } = process.resourceUsage();
	return (userCPUTime + systemCPUTime) / 1e6;
}

/** A box of the page that was turned and straightened, on the picture as it was sent. */
function asSent({ x0, y0, x1, y1 }: Box, read: ReadWords, { image }: TruthPage): Box {
	const angle = (-(read.rotation + read.skew) * Math.PI) / 180;
	const [right, down] = [(x0 + x1 - read.width) / 2, (y0 + y1 - read.height) / 2];
	const x = image.width / 2 + right * Math.cos(angle) - down * Math.sin(angle);
	const y = image.height / 2 + right * Math.sin(angle) + down * Math.cos(angle);
	const [halfWidth, halfHeight] = [(x1 - x0) / 2, (y1 - y0) / 2];
	return { x0: x - halfWidth, y0: y - halfHeight, x1: x + halfWidth, y1: y + halfHeight };
}

async function keepPictures(drawn: readonly TruthPage[]): Promise<void> {
	mkdirSync(join(folder, set), { recursive: true });
	for (const { name: file, image } of drawn) {
		const { data, width, height } = image;
		await sharp(data, { raw: { width, height, channels: 1 } })
			.png()
			.toFile(join(folder, set, `${file}.png`));
	}
}
