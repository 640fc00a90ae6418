import { boxAround } from '../../model/geometry.ts';
import type { Layout, PageLayout } from '../../model/layout.ts';
import { findTables } from './find-tables.ts';
import { orderItems } from './order-items.ts';
import type { OutputPiece, Table } from './piece.ts';
import { listStrips, readMark } from './strip.ts';
import type { Strip } from './strip.ts';

/**
 * Minimum letter size of a heading, relative to the usual size on the page. OCR measures letters less exactly,
 * especially those of a single word.
 */
const LARGER = { text: 1.18, ocr: 1.35, word: 1.6 };
const LEVELS = [1.75, 1.4];
const MAX_HEADING_CHARACTERS = 120;

/** The pages of a document → headings, paragraphs, list items and tables in reading order. Pure. */
export function readPieces({ pages }: Layout): OutputPiece[] {
	return pages.flatMap(readPage);
}

function readPage(page: PageLayout): OutputPiece[] {
	const lines = listStrips(page);
	const tables = findTables(page, lines);
	const taken = new Set(tables.flatMap(({ strips }) => strips));
	const blocks = Map.groupBy(
		lines.flat().filter((strip) => !taken.has(strip)),
		({ block }) => block,
	);
	const items: ({ box: Table['box'] } & ({ table: Table } | { strips: Strip[] }))[] = [
		...tables.map(({ table }) => ({ box: table.box, table })),
		...[...blocks.values()].map((strips) => ({ box: boxAround(strips), strips })),
	];
	return orderItems(items, page.size).flatMap((item) =>
		'table' in item ? [item.table] : readBlock(item.strips, page),
	);
}

/** The lines of a block → its headings, list items and paragraphs. */
function readBlock(strips: readonly Strip[], page: PageLayout): OutputPiece[] {
	const pieces: OutputPiece[] = [];
	for (const strip of strips) {
		const last = pieces.at(-1);
		const next = toPiece(strip, page);
		const isMore =
			last &&
			last.kind !== 'table' &&
			((last.kind === 'heading' && next.kind === 'heading' && last.level === next.level) ||
				(next.kind === 'paragraph' && last.kind === 'paragraph') ||
				// Continuation lines of a list item are indented to the text after its mark.
				(next.kind === 'paragraph' && last.kind === 'item' && strip.box.x0 > last.box.x0 + 1));
		if (!isMore) {
			pieces.push(next);
			continue;
		}
		last.text = joinLines(last.text, strip.text);
		last.box = boxAround([last, strip]);
	}
	return pieces;
}

function toPiece({ text, box, size }: Strip, page: PageLayout): Exclude<OutputPiece, Table> {
	const place = { page: page.index, box };
	const larger = size / page.size;
	const isAlone = page.source === 'ocr' && !text.includes(' ');
	const isHeading =
		larger >= (isAlone ? LARGER.word : LARGER[page.source]) &&
		text.length <= MAX_HEADING_CHARACTERS &&
		/\p{L}/u.test(text);
	if (isHeading) {
		const rank = LEVELS.findIndex((least) => larger >= least);
		return { ...place, kind: 'heading', level: rank < 0 ? LEVELS.length + 1 : rank + 1, text };
	}
	const mark = readMark(text);
	if (mark) return { ...place, kind: 'item', marker: mark.marker, text: mark.rest };
	return { ...place, kind: 'paragraph', text };
}

/** Joins a word that is hyphenated at the end of a line. */
function joinLines(above: string, below: string): string {
	const isCut = /\p{Ll}[-\u00ad]$/u.test(above) && /^\p{Ll}/u.test(below);
	return isCut ? above.slice(0, -1) + below : `${above} ${below}`;
}
