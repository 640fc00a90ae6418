import { describe, expect, test } from '@jest/globals';
import type { Box, Page } from '../../engine/src/model/document.ts';
import type { OutputChunk } from '../../engine/src/model/output.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { cutChunks } from '../../engine/src/reading/outputs/cut-chunks.ts';
import type { OutputPiece } from '../../engine/src/reading/outputs/piece.ts';
import { readPieces } from '../../engine/src/reading/outputs/read-pieces.ts';
import { writeMarkdown } from '../../engine/src/reading/outputs/write-markdown.ts';
import { writeText } from '../../engine/src/reading/outputs/write-text.ts';
import { pageOf, put } from '../support/pages.ts';

const place = (page: number, box: Box) => ({ page: page + 1, ...box });
const toMarkdown = (...pages: Page[]) =>
	writeMarkdown(
		readPieces(layOutPages(pages)),
		pages.map(({ index }) => index),
	);
/** Lines of prose under each other. */
const prose = (x: number, y: number, lines: readonly string[]) =>
	lines.flatMap((line, i) => put(x, y + i * 14, line));

describe('Markdown', () => {
	test('headings, paragraphs and lists are distinguished, and each page has a mark', () => {
		const first = pageOf([
			put(50, 50, 'Annual report', 24),
			prose(50, 100, [
				'The year was good for all of us, and',
				'the next one will be bet-',
				'ter still.',
			]),
			put(50, 180, 'Results', 15),
			...['• more customers', '• fewer complaints', '3. a third point'].map((text, i) =>
				put(60, 210 + i * 14, text),
			),
		]);
		const second = pageOf([put(50, 50, 'The end.')], { index: 1 });
		expect(toMarkdown(first, second)).toBe(
			[
				'<!-- page 1 -->',
				'',
				'# Annual report',
				'',
				'The year was good for all of us, and the next one will be better still.',
				'',
				'## Results',
				'',
				'- more customers',
				'- fewer complaints',
				'3. a third point',
				'',
				'<!-- page 2 -->',
				'',
				'The end.',
				'',
			].join('\n'),
		);
	});

	test('aligned columns become a table, and a line below a cell belongs to it', () => {
		const row = (y: number, ...cells: string[]) =>
			cells.flatMap((cell, i) => put([50, 300, 400, 500][i] ?? 0, y, cell));
		const page = pageOf([
			row(100, 'Description', 'Quantity', 'Price', 'Amount'),
			row(114, 'Oak table', '1', '200.00', '200.00'),
			row(128, 'with two drawers'),
			row(142, 'Chair', '4', '50.00', '200.00'),
		]);
		expect(toMarkdown(page)).toContain(
			[
				'| Description | Quantity | Price | Amount |',
				'| --- | --- | --- | --- |',
				'| Oak table with two drawers | 1 | 200.00 | 200.00 |',
				'| Chair | 4 | 50.00 | 200.00 |',
			].join('\n'),
		);
	});

	test('drawn lines make a table, also where a row has one filled cell', () => {
		const [xs, ys] = [
			[50, 200, 350],
			[100, 130, 160, 190],
		];
		const rules = {
			horizontal: ys.map((y) => ({ x0: 50, x1: 350, y0: y - 0.5, y1: y + 0.5 })),
			vertical: xs.map((x) => ({ x0: x - 0.5, x1: x + 0.5, y0: 100, y1: 190 })),
		};
		const page = pageOf(
			[
				put(60, 110, 'Name'),
				put(210, 110, 'Role'),
				put(60, 140, 'Ada | Byron'),
				put(210, 140, 'Author'),
				put(60, 170, 'Charles'),
			],
			{ rules },
		);
		expect(toMarkdown(page)).toContain(
			[
				'| Name | Role |',
				'| --- | --- |',
				String.raw`| Ada \| Byron | Author |`,
				'| Charles |  |',
			].join('\n'),
		);
	});

	test('two columns of prose are read one after the other, below their heading', () => {
		const left = [
			'The left column begins here and it is',
			'long enough to be read as running',
			'text, and it ends here.',
		];
		const right = [
			'The right column is read after it, as',
			'in a newspaper, from its top to its',
			'bottom, and that is all.',
		];
		const page = pageOf([
			put(50, 50, 'A heading over both of the columns of this page', 18),
			prose(50, 100, left),
			prose(320, 100, right),
			put(
				50,
				200,
				'A last line runs below both of these columns, from the left to the right of the page',
			),
		]);
		const text = toMarkdown(page);
		const places = ['# A heading', 'ends here.', 'The right', 'that is all.', 'A last line'].map(
			(part) => text.indexOf(part),
		);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	test('text of a document cannot become markup', () => {
		const page = pageOf([put(50, 50, '# <script>alert(1)</script> *x* [a](b)')]);
		expect(toMarkdown(page)).toContain(String.raw`\# \<script\>alert(1)\</script\> \*x\* \[a\](b)`);
	});
});

describe('plain text', () => {
	test('cells are separated by tabs and pages by form feeds', () => {
		const row = (y: number, label: string, value: string) => [
			...put(50, y, label),
			...put(300, y, value),
		];
		const pages = [
			pageOf([row(50, 'Number', '7'), row(64, 'Date', 'today'), row(78, 'Total', '12.00')]),
			pageOf([put(50, 50, 'Second page')], { index: 1 }),
		];
		const text = writeText(readPieces(layOutPages(pages)), [0, 1]);
		expect(text).toBe('Number\t7\nDate\ttoday\nTotal\t12.00\n\fSecond page\n');
	});
});

describe('chunks', () => {
	const box = { x0: 0, y0: 0, x1: 10, y1: 10 };
	const paragraph = (text: string, page = 0): OutputPiece => ({
		kind: 'paragraph',
		text,
		page,
		box,
	});
	const heading = (level: number, text: string): OutputPiece => ({
		kind: 'heading',
		level,
		text,
		page: 0,
		box,
	});
	const lengths = (chunks: readonly OutputChunk[]) => chunks.map(({ text }) => text.length);

	test('none is longer than asked for, no word is lost, and each says where it stands', () => {
		const words = Array.from({ length: 400 }, (_, i) => `word${i}`);
		const chunks = cutChunks(
			[paragraph(words.slice(0, 300).join(' ')), paragraph(words.slice(300).join(' '), 1)],
			500,
			place,
		);
		expect(Math.max(...lengths(chunks))).toBeLessThanOrEqual(500);
		expect(chunks.flatMap(({ text }) => text.split(/\s+/))).toEqual(words);
		expect(chunks[0]).toMatchObject({ index: 0, page: 1, boxes: [{ page: 1, ...box }] });
		expect(chunks.at(-1)?.boxes.at(-1)).toMatchObject({ page: 2 });
	});

	test('a chunk names the headings above it, and no chunk ends with a heading', () => {
		const chunks = cutChunks(
			[
				heading(1, 'Book'),
				paragraph('a'.repeat(90)),
				heading(2, 'Chapter'),
				paragraph('b'.repeat(90)),
				paragraph('c'.repeat(90)),
			],
			120,
			place,
		);
		expect(chunks.map(({ text }) => text.split('\n')[0])).toEqual([
			'# Book',
			'## Chapter',
			'c'.repeat(90),
		]);
		expect(chunks.map(({ headings }) => headings)).toEqual([[], ['Book'], ['Book', 'Chapter']]);
	});

	test('a table that is cut repeats its head', () => {
		const rows = [
			['Item', 'Price'],
			...Array.from({ length: 50 }, (_, i) => [`thing ${i}`, '1.00']),
		];
		const chunks = cutChunks([{ kind: 'table', rows, page: 0, box }], 200, place);
		expect(Math.max(...lengths(chunks))).toBeLessThanOrEqual(200);
		for (const { text } of chunks) expect(text).toMatch(/^\| Item \| Price \|\n\| --- \| --- \|\n/);
		expect(chunks.flatMap(({ text }) => text.match(/thing \d+/g) ?? [])).toHaveLength(50);
	});
});
