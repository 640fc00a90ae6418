import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box, Page } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { renderPage } from '../../engine/src/reading/pages/pdf/render-page.ts';
import { openPages, readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { placeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { drawWear, wearDown } from './degrade.ts';
import type { Random } from './kit/random.ts';

const LIMITS = { maxPages: 20, maxScannedPages: 20, maxPixels: 100_000_000 };

/** A page as the product reads it, and where each of its words was printed, in points of the PDF. */
export type ReadPage = { page: Page; printed: Box[] };

export type DocumentReader = {
	/** From the text layer. */
	readText: (path: string, wantsTickBoxes: boolean) => Promise<ReadPage[]>;
	/** Drawn, worn down and read by OCR. */
	readScans: (path: string, folder: string, random: Random) => Promise<ReadPage[]>;
	close: () => Promise<void>;
};

export function createDocumentReader(): DocumentReader {
	let engine: OcrEngine | undefined;
	const startEngine = () => {
		const dataFolder = join(tmpdir(), 'docsift-tessdata');
		mkdirSync(dataFolder, { recursive: true });
		return createEngine('pp-ocr', { dataFolder, program: 'tesseract' });
	};
	return {
		readText: async (path, wantsTickBoxes) => {
			const pages = await openPages({ path, type: 'pdf', limits: LIMITS }, { wantsTickBoxes });
			return pages.map((page, index) => {
				if (!page) throw new Error(`Page ${index + 1} of ${path} has no text layer`);
				return { page, printed: page.words.map(({ box }) => box) };
			});
		},
		readScans: async (path, folder, random) => {
			engine ??= startEngine();
			const wear = drawWear(random);
			const pdf = await openPdf(path, LIMITS.maxPages);
			const read: ReadPage[] = [];
			try {
				for (let index = 0; index < pdf.numPages; index += 1) {
					const drawing = await renderPage(await pdf.getPage(index + 1));
					const worn = await wearDown(drawing, wear, random);
					const scan = join(folder, `scan-${index}.jpg`);
					writeFileSync(scan, worn.jpeg);
					const source = { path: scan, type: 'jpeg' as const, limits: LIMITS };
					const page = { ...(await readScan(source, 0, DEFAULT_DATA, engine)), index };
					const printed = page.words.map(({ box }) => {
						const placed = worn.placeBack(placeAsSent(box, page));
						return scaleBox(placed, 1 / drawing.scale);
					});
					read.push({ page, printed });
				}
			} finally {
				await pdf.loadingTask.destroy();
			}
			return read;
		},
		close: async () => engine?.close(),
	};
}

function scaleBox({ x0, y0, x1, y1 }: Box, scale: number): Box {
	return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}
