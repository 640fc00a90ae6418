import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Box } from '../../engine/src/model/document.ts';
import { openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { launchBrowser } from '../../test/e2e/web/browser.ts';

/** A labelled element of a document. */
export type Element = {
	path: string;
	/** As the product should return it; null: as it is printed. */
	value: string | null;
	/** Whether elements of the same path make one value together. */
	isPart: boolean;
	/** The list and the row that it is a cell of. */
	list: string | null;
	row: string | null;
	hasListlessRow: boolean;
};
export type PlacedBox = Box & { page: number };
/** A printed word of labelled elements; several boxes where it is printed on several pages, as heads of tables are. */
export type Token = { text: string; elements: number[]; boxes: PlacedBox[] };
export type Rendered = {
	/** The file without links, as the product reads it. */
	path: string;
	elements: Element[];
	tokens: Token[];
	rows: { list: string; row: string }[];
};

const LABEL_PAGE = readFileSync(join(import.meta.dirname, 'label-page.js'), 'utf8');
const LINK = /^https:\/\/word\.invalid\/(\d+)$/;
const MAX_PAGES = 20;

export type Renderer = {
	/** Prints HTML into a folder. */
	render: (html: string, folder: string) => Promise<Rendered>;
	version: string;
	close: () => Promise<void>;
};

/** Starts chromium, which prints the documents. */
export async function openRenderer(): Promise<Renderer> {
	const browser = await launchBrowser({ '*': '~NOTFOUND' });
	const page = await browser.newPage();
	const print = async (path: string) => {
		writeFileSync(path, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
		return path;
	};
	return {
		version: browser.version(),
		render: async (html, folder) => {
			await page.setContent(html, { waitUntil: 'load' });
			const path = await print(join(folder, 'document.pdf'));
			const labelled = await page.evaluate<Omit<Rendered, 'tokens' | 'path'> & { tokens: Token[] }>(
				LABEL_PAGE,
			);
			const boxes = await readLinks(await print(join(folder, 'labelled.pdf')));
			const tokens = labelled.tokens.map((token, i) => ({ ...token, boxes: boxes.get(i) ?? [] }));
			return { ...labelled, path, tokens };
		},
		close: () => browser.close(),
	};
}

/** Where each link of a PDF stands. */
async function readLinks(path: string): Promise<Map<number, PlacedBox[]>> {
	const found = new Map<number, PlacedBox[]>();
	const pdf = await openPdf(path, MAX_PAGES);
	try {
		for (let number = 1; number <= pdf.numPages; number += 1) {
			const page = await pdf.getPage(number);
			const viewport = page.getViewport({ scale: 1 });
			const annotations = (await page.getAnnotations()) as {
				unsafeUrl?: string;
				rect: [number, number, number, number];
			}[];
			for (const { unsafeUrl = '', rect } of annotations) {
				const token = LINK.exec(unsafeUrl)?.[1];
				if (token === undefined) continue;
				const [left = 0, top = 0] = viewport.convertToViewportPoint(rect[0], rect[3]) as number[];
				const [right = 0, bottom = 0] = viewport.convertToViewportPoint(
					rect[2],
					rect[1],
				) as number[];
				const boxes = found.get(Number(token)) ?? [];
				boxes.push({ page: number - 1, x0: left, y0: top, x1: right, y1: bottom });
				found.set(Number(token), boxes);
			}
		}
	} finally {
		await pdf.loadingTask.destroy();
	}
	return found;
}
