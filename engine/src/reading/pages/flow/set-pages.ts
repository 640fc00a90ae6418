import type { Page } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import type { FlowBlock, FlowCell, Flow, SetLimits } from './flow.ts';
import { setFixedLine, setLine, textWidth } from './set-lines.ts';
import type { SetLine } from './set-lines.ts';
import { setSheets } from './set-sheets.ts';
import { placeColumns, setRow } from './set-row.ts';
import { MARGIN, writePages } from './write-pages.ts';
import type { PageWriter } from './write-pages.ts';

/** The size of a page, as docs/interface.md defines it. */
const CHARACTERS_PER_PAGE = 3000;

/** In points. */
const BODY = { size: 10, pitch: 14 };
const HEADING = { size: 13, pitch: 20 };
const LINE_WIDTH = 515;
/** Maximum width of a table cell. */
const MAX_CELL_WIDTH = 220;
const MIN_CELL_WIDTH = 20;

/**
 * Lays out a document without pages, always in the same way. A new page begins with the line on which the next
 * 3,000 characters begin, or after 50 rows of a sheet.
 */
export function setPages(flow: Flow, limits: SetLimits): Page[] {
	const pages =
		flow.kind === 'sheets' ? setSheets(flow.sheets, limits) : setText(flow.blocks, limits);
	refuseTooMany(pages.length, limits);
	return pages;
}

function refuseTooMany(pages: number, { maxPages }: SetLimits): void {
	if (pages > maxPages) throw problem('TOO_MANY_PAGES', { pages, maxPages });
}

function setText(blocks: readonly FlowBlock[], limits: SetLimits): Page[] {
	// Check the limits before layout, so that refused text costs no memory.
	refuseTooMany(Math.ceil(countCharacters(blocks) / CHARACTERS_PER_PAGE), limits);
	const writer = writePages(limits);
	let characters = 0;
	/** Starts a new page if a line of this many characters does not fit. */
	const begin = (count: number) => {
		if (Math.floor(characters / CHARACTERS_PER_PAGE) > writer.count()) writer.closePage();
		characters += count;
	};
	for (const block of blocks) {
		if (block.kind === 'table') setTable(block.rows, writer, begin);
		else {
			const { size, pitch } = block.kind === 'lines' && block.isHeading ? HEADING : BODY;
			for (const text of block.text.split('\n')) {
				const lines = block.kind === 'fixed' ? setFixedLine(text) : setLine(text, size, LINE_WIDTH);
				for (const line of lines.length > 0 ? lines : [BLANK]) {
					begin(line.characters);
					writer.line(line, MARGIN, writer.top(), size);
					writer.down(pitch);
				}
			}
		}
	}
	return writer.finish();
}

const BLANK: SetLine = { words: [], characters: 1 };

function countCharacters(blocks: readonly FlowBlock[]): number {
	return blocks.reduce(
		(sum, block) =>
			sum +
			(block.kind === 'table'
				? block.rows.flat().reduce((all, { text }) => all + text.length, 0)
				: block.text.length),
		0,
	);
}

function setTable(
	rows: readonly FlowCell[][],
	writer: PageWriter,
	begin: (characters: number) => void,
): void {
	const edges = placeColumns(measureColumns(rows));
	const columnCount = edges.length - 1;
	/** The page of the previous row. */
	let page = -1;
	const charactersOf = (row: readonly FlowCell[]) =>
		row.reduce((sum, { text }) => sum + text.length + 1, 0);
	writer.down(BODY.pitch / 2);
	for (const row of rows) {
		// A row as long as a page shows that the table is only the layout of a page.
		if (charactersOf(row) > CHARACTERS_PER_PAGE) {
			for (const line of row.flatMap(({ text }) => text.split('\n'))) {
				for (const set of setLine(line, BODY.size, LINE_WIDTH)) {
					begin(set.characters);
					writer.line(set, MARGIN, writer.top(), BODY.size);
					writer.down(BODY.pitch);
				}
			}
			page = -1;
			continue;
		}
		begin(charactersOf(row));
		let column = 0;
		const placed = row.map(({ text, span }) => {
			const cell = { text, from: column, to: Math.min(column + span, columnCount) };
			column += span;
			return cell;
		});
		const isFirst = writer.count() !== page;
		page = writer.count();
		setRow(placed, edges, { ...BODY, isRuled: true, isFirst }, writer);
	}
	writer.down(BODY.pitch / 2);
}

/** The width of the widest cell. Cells that span several columns share the widths of these. */
function measureColumns(rows: readonly FlowCell[][]): number[] {
	const widths: number[] = [];
	const most = (text: string) => Math.min(MAX_CELL_WIDTH, textWidth(text, BODY.size));
	for (const isSpanning of [false, true]) {
		for (const row of rows) {
			let column = 0;
			for (const { text, span } of row) {
				for (let i = column; i < column + span; i += 1) widths[i] ??= MIN_CELL_WIDTH;
				if (span === 1 && !isSpanning) {
					widths[column] = Math.max(widths[column] ?? 0, most(text));
				} else if (span > 1 && isSpanning) {
					const last = column + span - 1;
					const before = widths.slice(column, last).reduce((sum, one) => sum + one, 0);
					widths[last] = Math.max(widths[last] ?? 0, most(text) - before);
				}
				column += span;
			}
		}
	}
	return widths;
}
