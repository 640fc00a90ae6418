import { describe, expect, test } from '@jest/globals';
import { layOutPages } from '../../../engine/src/reading/layout/lay-out-pages.ts';
import type { Rules, Word } from '../../../engine/src/model/document.ts';
import { layOut, pageOf, put } from '../../support/pages.ts';
import { level, ruleGrid, upright } from '../../support/rules.ts';

const textsOf = (layout: ReturnType<typeof layOut>) =>
	layout.pages[0]?.lines.map((line) => line.segments.map(({ text }) => text));

describe('layOutPages', () => {
	test('columns beside each other are segments of one line', () => {
		expect(
			textsOf(
				layOut(put(50, 100, 'Bill to'), put(340, 101, 'Invoice number'), put(480, 100, '4711')),
			),
		).toEqual([['Bill to', 'Invoice number', '4711']]);
	});

	test('a label and its value without a space are taken apart, a web address is not', () => {
		expect(
			textsOf(layOut(put(50, 100, 'Kundennummer:2'), put(50, 130, 'https://docsift.example'))),
		).toEqual([['Kundennummer: 2'], ['https://docsift.example']]);
	});

	test('dotted leaders part a label from its value and are left out', () => {
		expect(
			textsOf(
				layOut(
					put(50, 100, 'Total ..................... 12.00'),
					put(50, 130, 'Tax........................2.00'),
					put(50, 160, 'Name: ____________ 5 … 6'),
				),
			),
		).toEqual([
			['Total', '12.00'],
			['Tax', '2.00'],
			['Name:', '5 … 6'],
		]);
	});

	/** Letters with a gap between them, and a wider one between words. */
	const spaced = (x: number, y: number, text: string) => {
		let at = x;
		return text.split('').flatMap((letter) => {
			at += letter === ' ' ? 4 : 7;
			return letter === ' ' ? [] : put(at, y, letter);
		});
	};

	test('letter-spaced words are joined; letters that stand alone are not', () => {
		expect(
			textsOf(
				layOut(
					spaced(50, 100, 'WORK EXPERIENCE'),
					put(50, 130, 'Classes A B C'),
					...['A', 'B', 'C', 'D', 'E'].map((column, i) => put(50 + 60 * i, 160, column)),
				),
			),
		).toEqual([['WORK EXPERIENCE'], ['Classes A B C'], ['A', 'B', 'C', 'D', 'E']]);
	});

	test('lines of an address are one block, a far line is another', () => {
		const layout = layOut(
			put(50, 100, 'Ann Smith'),
			put(50, 114, '5 Green Lane'),
			put(50, 128, 'York YO1 7PR'),
			put(50, 300, 'Total'),
		);
		expect(layout.pages[0]?.blocks.map((block) => block.segments.length)).toEqual([3, 1]);
	});

	test('large letters do not swallow the small lines beside them', () => {
		const lines = textsOf(
			layOut(put(50, 100, 'INVOICE', 30), put(300, 98, 'Number 1'), put(300, 112, 'Date 2')),
		);
		expect(lines?.flat()).toEqual(expect.arrayContaining(['INVOICE', 'Number 1', 'Date 2']));
		expect(lines?.length).toBeGreaterThan(1);
	});

	test('two small lines beside one large line stay two', () => {
		const lines = textsOf(
			layOut(
				put(45, 61, 'We deliver', 22),
				put(445, 60, 'Weena 664'),
				put(445, 74, '3012 CN Rotterdam'),
			),
		);
		expect(lines?.flat()).toEqual(
			expect.arrayContaining(['We deliver', 'Weena 664', '3012 CN Rotterdam']),
		);
	});

	test('a word of a scan that is higher than wide runs along the page, not into its rows', () => {
		const word = { text: 'COPYRIGHT', confidence: 0.9, size: 60, angle: 0 };
		const margin = [{ ...word, box: { x0: 20, y0: 90, x1: 29, y1: 150 } }];
		const page = pageOf([put(50, 100, 'Chair 5.00'), margin], { source: 'ocr' });
		expect(textsOf(layOutPages([page]))).toEqual([['Chair 5.00'], ['COPYRIGHT']]);
	});

	test('rotated text is separate from the lines that it crosses', () => {
		const turned = put(20, 100, 'COPY').map((word) => ({ ...word, angle: 90 }));
		expect(textsOf(layOut(put(50, 100, 'Total 5.00'), turned))).toEqual([['Total 5.00'], ['COPY']]);
	});

	test('an empty page has no lines; of 20,000 words none is lost', () => {
		expect(layOutPages([pageOf([])]).pages[0]?.lines).toEqual([]);
		const words = Array.from({ length: 20_000 }, (_, i) =>
			put((i % 100) * 6, Math.floor(i / 100) * 4, 'w', 3),
		);
		const lines = layOutPages([pageOf(words)]).pages[0]?.lines ?? [];
		const count = lines.flatMap(({ segments }) => segments.flatMap((one) => one.words)).length;
		expect(count).toBe(20_000);
	});
});

describe('drawn lines', () => {
	const layOutRuled = (rules: Rules, ...words: Word[][]) => layOutPages([pageOf(words, { rules })]);
	const cellsOf = ({ pages }: ReturnType<typeof layOutPages>) =>
		pages[0]?.cells.map(({ segments }) => segments.map(({ text }) => text));

	test('words on both sides of an upright line are never one segment', () => {
		const words = [put(50, 104, 'Total'), put(78, 104, '12.00')];
		expect(textsOf(layOut(...words))).toEqual([['Total 12.00']]);
		const ruled = layOutRuled(ruleGrid([40, 76, 200], [100, 118]), ...words);
		expect(textsOf(ruled)).toEqual([['Total', '12.00']]);
	});

	const digits = (y: number, signs: string) =>
		Array.from(signs, (sign, i) => put(55 + 16 * i, y, sign));
	const teeth = [0, 1, 2, 3, 4, 5].map((i) => 49.5 + 16 * i);

	test('digits in a row of small boxes are one number', () => {
		const comb = ruleGrid(teeth, [96, 116]);
		expect(textsOf(layOutRuled(comb, ...digits(101, '40215')))).toEqual([['40215']]);
	});

	test('those in the columns of a table are not', () => {
		const table = ruleGrid(teeth, [96, 116, 136, 156]);
		const rows = [...digits(101, '11011'), ...digits(121, '20120'), ...digits(141, '10010')];
		expect(textsOf(layOutRuled(table, ...rows))).toEqual([
			['1', '1', '0', '1', '1'],
			['2', '0', '1', '2', '0'],
			['1', '0', '0', '1', '0'],
		]);
	});

	test('text between the same lines shares a cell, whose sides may be open', () => {
		const rules = {
			horizontal: [level(100, 40, 500), level(130, 40, 500), level(160, 40, 500)],
			vertical: [upright(40, 100, 160), upright(300, 130, 160)],
		};
		const layout = layOutRuled(
			rules,
			put(50, 103, 'Name', 8),
			put(60, 115, 'Ann Smith'),
			put(50, 133, 'Town', 8),
			put(60, 145, 'York'),
			put(310, 133, 'Country', 8),
			put(50, 170, 'Outside of all'),
		);
		expect(cellsOf(layout)).toEqual([['Name', 'Ann Smith'], ['Town', 'York'], ['Country']]);
		expect(layout.pages[0]?.cells[0]?.box).toEqual({ x0: 40.5, y0: 100.5, x1: 500, y1: 130.5 });
	});

	test('a block does not go on across a line that bounds cells', () => {
		const words = [put(50, 104, 'Ann Smith'), put(50, 118, '5 Green Lane')];
		expect(layOut(...words).pages[0]?.blocks).toHaveLength(1);
		const ruled = layOutRuled(ruleGrid([40, 300], [100, 116, 132]), ...words);
		expect(ruled.pages[0]?.blocks).toHaveLength(2);
	});

	test('lines under words and through them bound nothing', () => {
		const underlined = { horizontal: [level(115, 50, 95), level(129, 50, 110)], vertical: [] };
		const words = [put(50, 104, 'Ann Smith'), put(50, 118, '5 Green Lane')];
		expect(cellsOf(layOutRuled(underlined, ...words))).toEqual([]);
		const grid = ruleGrid([40, 120], [100, 132]);
		const struck = { ...grid, horizontal: [...grid.horizontal, level(108, 42, 100)] };
		expect(cellsOf(layOutRuled(struck, ...words))).toEqual([['Ann Smith', '5 Green Lane']]);
	});

	test('a page of very many words and lines is laid out in bounded time', () => {
		const words = Array.from({ length: 12_000 }, (_, i) =>
			put(20 + (i % 100) * 30, 20 + Math.floor(i / 100) * 14, 'abc'),
		);
		const edges = Array.from({ length: 1000 }, (_, i) => 10 + 3 * i);
		const started = performance.now();
		layOutRuled(ruleGrid(edges, edges), ...words);
		expect(performance.now() - started).toBeLessThan(60_000);
	});
});
