import type { Page, Rules } from '../model/document.ts';
import type { Layout, PageLayout } from '../model/layout.ts';
import { findCells, findGrid } from './find-cells.ts';
import { groupBlocks } from './group-blocks.ts';
import { groupLines } from './group-lines.ts';
import { joinCombs } from './join-combs.ts';
import { splitGluedWords } from './split-words.ts';

const NO_GRID: Rules = { horizontal: [], vertical: [] };

/** Pages of words → pages of lines, segments and blocks. */
export function layOutPages(pages: readonly Page[]): Layout {
	const next = { segment: 0, block: 0 };
	return { pages: pages.map((page) => layOutPage(page, next)) };
}

function layOutPage(page: Page, next: { segment: number; block: number }): PageLayout {
	const parted = splitGluedWords(page.words);
	const size = medianOf(parted.map((word) => word.size)) || 10;
	const grid = page.rules ? findGrid(page.rules, parted, size) : NO_GRID;
	const words = joinCombs(parted, grid.vertical);
	const lines = groupLines({ ...page, words }, grid.vertical);
	for (const line of lines) {
		for (const segment of line.segments) {
			segment.id = next.segment;
			next.segment += 1;
		}
	}
	const cells = findCells(lines, grid);
	const blocks = groupBlocks(lines, next.block);
	next.block += blocks.length;
	const { index, width, height, source, fields, tickBoxes = [] } = page;
	return { index, width, height, source, lines, blocks, cells, grid, fields, tickBoxes, size };
}

function medianOf(numbers: readonly number[]): number {
	return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
