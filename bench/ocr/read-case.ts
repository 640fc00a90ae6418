/**
 * node bench/ocr/read-case.ts ENGINE FILE: reads one picture twice, as the processes do that read documents,
 * and prints the CPU seconds of the first and the second time, the most memory and how much was read as JSON.
 */
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { limitDecoders } from '../../engine/src/pages/image/decode-image.ts';
import { readScan } from '../../engine/src/pipeline/read-pages.ts';
import { createEngine } from '../../engine/src/words/ocr/create-engine.ts';
import type { OcrEngine } from '../../engine/src/words/ocr/ocr-engine.ts';

const [name = '', path = ''] = process.argv.slice(2);
const engine = createEngine(name as OcrEngine['name'], {
	dataFolder: join(tmpdir(), 'docsift-tessdata'),
	program: 'tesseract',
});
limitDecoders();
const source = {
	path,
	type: extname(path) === '.png' ? ('png' as const) : ('jpeg' as const),
	limits: { maxPages: 10, maxScannedPages: 10, maxPixels: 100_000_000 },
};
const seconds: number[] = [];
let words = 0;
for (let round = 0; round < 2; round += 1) {
	const before = process.cpuUsage();
	const page = await readScan(source, 0, DEFAULT_DATA, engine);
	const { user, system } = process.cpuUsage(before);
	seconds.push((user + system) / 1e6);
	words = page.words.length;
}
await engine.close();
const megabytes = process.resourceUsage().maxRSS / 1000;
process.stdout.write(JSON.stringify({ seconds, megabytes, words }));
