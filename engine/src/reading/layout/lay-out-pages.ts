import type { Page, Rules } from '../../model/document.ts';
import { boxAround } from '../../model/geometry.ts';
import type { Layout, PageLayout, Segment } from '../../model/layout.ts';
import { findCells, findGrid } from './find-cells.ts';
import { groupBlocks } from './group-blocks.ts';
import { groupLines } from './group-lines.ts';
import { joinCombs } from './join-combs.ts';
import { joinSpaced } from './join-spaced.ts';
import { readFrames } from './read-frames.ts';
import type { Run } from './run.ts';
import { splitGluedWords } from './split-words.ts';
import { medianOf } from '../../model/median.ts';

const NO_GRID: Rules = { horizontal: [], vertical: [] };

/** Number of segments and blocks on the previous pages. */
type Counted = { segments: number; blocks: number };

/** Pages of words → pages of lines, segments and blocks. */
export function layOutPages(pages: readonly Page[]): Layout {
	const counted: Counted = { segments: 0, blocks: 0 };
	return {
		pages: pages.map((page) => {
			const layout = layOutPage(page, counted);
			counted.segments += layout.lines.reduce((sum, { segments }) => sum + segments.length, 0);
			counted.blocks += layout.blocks.length;
			return layout;
		}),
	};
}

function layOutPage(page: Page, counted: Counted): PageLayout {
	const size = medianOf(page.words.map((word) => word.size)) || 10;
	const frames = readFrames(page.words, size);
	const parted = splitGluedWords(frames.words);
	const drawn = page.rules ? findGrid(page.rules, parted, size) : NO_GRID;
	const grid = { ...drawn, vertical: [...drawn.vertical, ...frames.walls] };
	const words = joinSpaced(joinCombs(parted, grid.vertical));
	const lines = groupLines({ ...page, words }, grid.vertical);
	const cells = findCells(lines, grid);
	const cellOf = indexRuns(cells.map(({ runs }) => runs));
	const blocks = groupBlocks(lines, cellOf);
	const blockOf = indexRuns(blocks);
	const segments = new Map<Run, Segment>();
	for (const [line, runs] of lines.entries()) {
		for (const run of runs) {
			const { words: wordsOfRun, text, box, size: letters } = run;
			const cell = cellOf.get(run);
			// Spread syntax would take most of the time of a page.
			const segment: Segment = {
				id: counted.segments + segments.size,
				page: page.index,
				line,
				words: wordsOfRun,
				text,
				box,
				size: letters,
				block: counted.blocks + (blockOf.get(run) ?? 0),
			};
			if (cell !== undefined) segment.cell = cell;
			segments.set(run, segment);
		}
	}
	const segmentsOf = (runs: readonly Run[]) => runs.flatMap((run) => segments.get(run) ?? []);
	const { index, width, height, source, fields, tickBoxes = [] } = page;
	return {
		index,
		width,
		height,
		source,
		lines: lines.map((runs, line) => ({
			page: index,
			index: line,
			segments: segmentsOf(runs),
			box: boxAround(runs),
		})),
		blocks: blocks.map((runs, block) => ({
			id: counted.blocks + block,
			page: index,
			segments: segmentsOf(runs),
			box: boxAround(runs),
		})),
		cells: cells.map(({ box, runs }) => ({ box, segments: segmentsOf(runs) })),
		grid,
		fields,
		tickBoxes,
		size,
	};
}

/** The index of the group that contains each run. */
function indexRuns(groups: readonly (readonly Run[])[]): Map<Run, number> {
	return new Map(groups.flatMap((runs, i) => runs.map((run) => [run, i] as const)));
}
