/**
 * npm run bench:outputs
 *
 * Scans of our own, read by OCR and written as searchable PDFs:
 * 1. the share of the words that were read that a PDF reader finds in the text of the new PDF;
 * 2. the size of the new PDF compared with the scan.
 *
 * Exits with code 1 when a goal is missed.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadConfig } from '../engine/src/app/config.ts';
import { convertFile } from '../engine/src/app/convert-file.ts';
import { openPages } from '../engine/src/reading/pipeline/read-pages.ts';
import { drawPage, makePdf } from '../test/support/documents.ts';
import type { Labelled } from '../test/support/documents.ts';
import { exitCode, report } from './report.ts';

/** A4 at 200 dots per inch. */
const [WIDTH, HEIGHT] = [1654, 2339];
const LINES = 24;
const SKEW_DEGREES = 1.5;
const PAGES = 3;
const limits = { maxPages: 100, maxScannedPages: 30, maxPixels: 100_000_000 };
const folder = mkdtempSync(join(tmpdir(), 'docsift-outputs-'));

try {
	const config = loadConfig({ DATA_DIR: join(folder, 'data') });
	for (const { name, content } of await makeScans()) {
		const file = join(folder, name);
		writeFileSync(file, content);
		const [words, pdf] = [join(folder, 'words.json'), join(folder, 'searchable.pdf')];
		await convertFile(config, { file, as: 'words', to: words });
		await convertFile(config, { file, as: 'pdf', to: pdf });
		const read = listWords(readFileSync(words, 'utf8'));
		const found = await countFound(read, pdf);
		report(`% of ${read.length} words of ${name} are found`, (100 * found) / read.length, {
			least: 99,
		});
		const ratio = readFileSync(pdf).length / content.length;
		report(`times as large as ${name} (${Math.round(content.length / 1024)} KB)`, ratio, {
			most: 1.1,
		});
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode();

async function makeScans(): Promise<{ name: string; content: Buffer }[]> {
	const drawn = await Promise.all(
		Array.from({ length: PAGES }, (_, i) => drawPage(writeLines(i), WIDTH, HEIGHT)),
	);
	const [first = Buffer.alloc(0)] = drawn;
	const toJpeg = (page: Buffer) => sharp(page).jpeg({ quality: 80 }).toBuffer();
	const skewed = await sharp(first).rotate(SKEW_DEGREES, { background: 'white' }).png().toBuffer();
	return [
		{ name: 'scan.pdf', content: await makePdf(await Promise.all(drawn.map(toJpeg))) },
		{ name: 'skewed.pdf', content: await makePdf([await toJpeg(skewed)]) },
		{ name: 'scan.jpg', content: await toJpeg(first) },
		{ name: 'scan.png', content: first },
	];
}

function writeLines(page: number): Labelled {
	return Array.from({ length: LINES }, (_, i) => [
		`Position ${page + 1}.${i + 1} of the order`,
		`${i + 2} pieces, ${(i * 17.35 + page).toFixed(2)} EUR, item ${1000 + i}`,
	]);
}

function listWords(json: string): string[] {
	const { pages } = JSON.parse(json) as { pages: { words: { text: string }[] }[] };
	return pages.flatMap(({ words }) => words.map(({ text }) => text));
}

/** Each word of the PDF is found once. */
async function countFound(read: readonly string[], path: string): Promise<number> {
	const pages = await openPages({ path, type: 'pdf', limits });
	const left = new Map<string, number>();
	for (const word of pages.flatMap((page) => page?.words ?? [])) {
		left.set(word.text, (left.get(word.text) ?? 0) + 1);
	}
	return read.filter((text) => {
		const count = left.get(text) ?? 0;
		left.set(text, count - 1);
		return count > 0;
	}).length;
}
