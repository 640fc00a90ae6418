import type { Box, Page } from '../../model/document.ts';
import { isImage } from '../../model/formats.ts';
import type { DocumentType } from '../../model/formats.ts';
import type { OutputPage, OutputPlace, OutputWish } from '../../model/output.ts';
import { layOutPages } from '../layout/lay-out-pages.ts';
import { cutChunks } from '../outputs/cut-chunks.ts';
import { readPieces } from '../outputs/read-pieces.ts';
import { writeMarkdown } from '../outputs/write-markdown.ts';
import { writeText } from '../outputs/write-text.ts';
import { placeBox } from './place-words.ts';
import { sizeAsSent } from './turn-back.ts';

/** Places are rounded to hundredths of a unit. */
const STEPS = 100;

/** Pages of words as Markdown, plain text or JSON. Pure. */
export function writeTexts(
	pages: readonly Page[],
	type: DocumentType,
	{ as, chunks }: OutputWish,
): string {
	if (as === 'words') return JSON.stringify({ pages: pages.map((page) => listWords(page, type)) });
	const pieces = readPieces(layOutPages(pages));
	const indexes = pages.map(({ index }) => index);
	if (as === 'text') return writeText(pieces, indexes);
	if (chunks === undefined) return writeMarkdown(pieces, indexes);
	const byIndex = new Map(pages.map((page) => [page.index, page]));
	const place = (index: number, box: Box): OutputPlace => {
		const page = byIndex.get(index);
		return { page: index + 1, ...(page ? placeBox(box, page, STEPS) : box) };
	};
	return JSON.stringify({ chunks: cutChunks(pieces, chunks, place) });
}

function listWords(page: Page, type: DocumentType): OutputPage {
	const size = sizeAsSent(page);
	return {
		page: page.index + 1,
		width: size && round(size.width),
		height: size && round(size.height),
		unit: isImage(type) ? 'px' : 'pt',
		source: page.source,
		words: page.words.map(({ text, box, confidence }) => {
			const { x0, y0, x1, y1 } = placeBox(box, page, STEPS);
			return { text, confidence: round(confidence), box: [x0, y0, x1, y1] };
		}),
	};
}

function round(length: number): number {
	return Math.round(STEPS * length) / STEPS;
}
