import { expect, test } from '@jest/globals';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { Lesson } from '../../../../engine/src/model/memory.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { hashText } from '../../../../engine/src/reading/extraction/memory/hash-words.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const list = (properties: FieldMap): FieldMap => ({
	lines: { type: 'array', itemType: 'object', itemSchema: { properties } },
});

const LETTERHEAD = [
	put(50, 40, 'Linden Roofing Cooperative', 14),
	put(50, 60, 'Gable Street 12, Hexham'),
	put(50, 90, 'We thank you for your order and charge as follows'),
];
const FOOT = [put(50, 700, 'Please pay within thirty days of this bill')];

type Line = { item: string; pieces: number; measure: string; each: number };
const DATA = list({
	item: { type: 'string' },
	pieces: { type: 'number' },
	measure: { type: 'string' },
	each: { type: 'number' },
});
const TAUGHT: Line[] = [
	{ item: 'Slate hooks', pieces: 40, measure: 'pc', each: 2.5 },
	{ item: 'Ridge tiles', pieces: 12, measure: 'pc', each: 7.25 },
	{ item: 'Lead flashing', pieces: 3, measure: 'm', each: 31.1 },
];
const NEXT: Line[] = [
	{ item: 'Copper gutter', pieces: 8, measure: 'm', each: 22.4 },
	{ item: 'Roof battens', pieces: 60, measure: 'm', each: 1.15 },
];

/** The rows that are read as taught. */
function readTaught(pages: Page[], data: FieldMap, lesson: Lesson) {
	const found = extractFromPages(pages, { data }, { lessons: [lesson] });
	const cells = found?.details.filter(({ raw }) => raw !== null) ?? [];
	expect(cells.every(({ checks }) => checks.includes('as remembered'))).toBe(true);
	return found?.result.lines;
}

function drawLines(lines: readonly Line[], xs: readonly number[], y: number): Word[][] {
	const [item = 0, pieces = 0, measure = 0, each = 0] = xs;
	return lines.flatMap((line, i): Word[][] => [
		put(item, y + 18 * i, line.item),
		put(pieces, y + 18 * i, String(line.pieces)),
		put(measure, y + 18 * i, line.measure),
		put(each, y + 18 * i, line.each.toFixed(2)),
	]);
}

/** Heads in columns of their own, or "Count Kind" as one text, as its two columns are close. */
function bill(
	lines: readonly Line[],
	[item, pieces, each]: readonly [number, number, number],
): Page[] {
	const heads = [put(item, 200, 'Goods'), put(pieces, 200, 'Count Kind'), put(each, 200, 'Apiece')];
	const cells = drawLines(lines, [item, pieces + 8, pieces + 30, each], 225);
	return [pageOf([...LETTERHEAD, ...heads, ...cells, ...FOOT])];
}

test('a column moves with its head, even if the head follows another one in one text', () => {
	const { lesson } = learnFromPages(
		bill(TAUGHT, [50, 240, 400]),
		{ data: DATA },
		{ lines: TAUGHT },
	);
	expect(readTaught(bill(NEXT, [50, 330, 410]), DATA, lesson)).toEqual(NEXT);
});

/** A table that goes on below repeated heads, in columns that fit the rows of each page. */
function longBill(pages: readonly (readonly Line[])[], places: readonly number[]): Page[] {
	return pages.map((lines, index) => {
		const x = places[index] ?? 0;
		const heads = [put(50, 200, 'Goods'), put(x, 200, 'Count Kind'), put(430, 200, 'Apiece')];
		const carried =
			index < pages.length - 1 ? [put(50, 225 + 18 * lines.length, 'carried over')] : [];
		const cells = drawLines(lines, [50, x + 8, x + 30, 430], 225);
		const top = index === 0 ? LETTERHEAD : [];
		const foot = [put(50, 790, 'Linden Roofing Cooperative, Hexham')];
		return pageOf([...top, ...heads, ...cells, ...carried, ...foot], { index });
	});
}

test('rows go on below the heads that the next page repeats', () => {
	const taught = longBill([TAUGHT], [240]);
	const { lesson } = learnFromPages(taught, { data: DATA }, { lines: TAUGHT });
	const next = longBill([NEXT, TAUGHT], [240, 320]);
	expect(readTaught(next, DATA, lesson)).toEqual([...NEXT, ...TAUGHT]);
});

test('rows that a copy on the next page repeats go to review', () => {
	const taught = longBill([TAUGHT], [240]);
	const { lesson } = learnFromPages(taught, { data: DATA }, { lines: TAUGHT });
	const [page] = longBill([NEXT], [240]);
	const copies = page ? [page, { ...page, index: 1 }] : [];
	const found = extractFromPages(copies, { data: DATA }, { lessons: [lesson] });
	const cells = found?.details.filter(({ raw }) => raw !== null) ?? [];
	expect(cells.every(({ checks }) => checks.includes('remembered rows 2/4'))).toBe(true);
});

test('text beside a list does not mark its end', () => {
	const draw = (lines: readonly Line[], beside: readonly Word[][]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'Goods'),
			put(200, 200, 'Count'),
			put(260, 200, 'Kind'),
			put(320, 200, 'Apiece'),
			...drawLines(lines, [50, 200, 260, 320], 225),
			...beside,
			...FOOT,
		]),
	];
	const taught = draw(TAUGHT, [
		put(50, 285, 'Net'),
		put(320, 285, '224.50'),
		put(470, 285, 'SUPPLIER'),
	]);
	const { lesson } = learnFromPages(taught, { data: DATA }, { lines: TAUGHT });
	const next = draw(NEXT, [
		put(470, 243, 'SUPPLIER'),
		put(50, 270, 'Net'),
		put(320, 270, '248.20'),
	]);
	expect(readTaught(next, DATA, lesson)).toEqual(NEXT);
});

test('columns are found below some of their heads, if these are in the taught order', () => {
	const draw = (lines: readonly Line[], months: readonly string[], x: number) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'Goods'),
			put(x, 200, 'Count'),
			put(x + 40, 200, 'Kind'),
			...months.map((month, i) => put(x + 80 + 30 * i, 200, month)),
			put(x + 280, 200, 'Apiece'),
			...drawLines(lines, [50, x, x + 40, x + 280], 225),
			...FOOT,
		]),
	];
	const taught = draw(TAUGHT, ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'], 160);
	const { lesson } = learnFromPages(taught, { data: DATA }, { lines: TAUGHT });
	const next = draw(NEXT, ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], 220);
	expect(readTaught(next, DATA, lesson)).toEqual(NEXT);
});

test('a list that has changed sides with a box beside it is read below its heads', () => {
	type Cover = { cover: string; premium: number };
	const data = list({ cover: { type: 'string' }, premium: { type: 'number' } });
	const draw = (covers: readonly Cover[], x: number, beside: number) => [
		pageOf([
			...LETTERHEAD,
			put(x, 190, 'What is insured'),
			put(x + 250, 206, 'Yearly rate'),
			put(beside, 198, 'Agreement'),
			put(beside, 212, '16528858'),
			...covers.flatMap(({ cover, premium }, i) => [
				put(x, 225 + 18 * i, cover),
				put(x + 255, 225 + 18 * i, premium.toFixed(2)),
			]),
			put(beside, 235, 'Vehicle'),
			put(beside, 250, 'Rialto Estate'),
			...FOOT,
		]),
	];
	const taught = [
		{ cover: 'Liability', premium: 2026.31 },
		{ cover: 'Fire and theft', premium: 2205.06 },
	];
	const next = [
		{ cover: 'Liability', premium: 347.05 },
		{ cover: 'Glass', premium: 561.12 },
	];
	const { lesson } = learnFromPages(draw(taught, 50, 430), { data }, { lines: taught });
	expect(readTaught(draw(next, 220, 50), data, lesson)).toEqual(next);
});

test('entries in running text are read by their words where no row is in its columns', () => {
	type Work = { work: string; pieces: number; each: number };
	const data = list({
		work: { type: 'string' },
		pieces: { type: 'number' },
		each: { type: 'number' },
	});
	const draw = (works: readonly Work[]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 205, 'Works at the site'),
			...works.flatMap(({ work, pieces, each }, i) => {
				const price = `${pieces} times ${each.toFixed(2)} EUR each`;
				const y = 225 + 40 * i;
				return [put(50, y, `- ${work}`), put(540 - 5 * price.length, y + 13, price)];
			}),
			...FOOT,
		]),
	];
	const taught = [
		{ work: 'Laying of battens', pieces: 8, each: 12.05 },
		{ work: 'Fitting of hooks', pieces: 2, each: 33.5 },
	];
	const next = [
		{ work: 'Removal of the old roof', pieces: 3500, each: 30147.16 },
		{ work: 'Cleaning of gutters', pieces: 4100, each: 12211.66 },
	];
	const { lesson } = learnFromPages(draw(taught), { data }, { lines: taught });
	expect(readTaught(draw(next), data, lesson)).toEqual(next);
});

test('print below rows is not taken for values of a table', () => {
	const data = list({ item: { type: 'string' }, pieces: { type: 'number' } });
	const rows = TAUGHT.map(({ item, pieces }) => ({ item, pieces }));
	const page = pageOf([
		...LETTERHEAD,
		put(50, 200, 'Goods'),
		put(240, 200, 'Count'),
		...rows.flatMap(({ item, pieces }, i) => [
			put(50, 225 + 18 * i, item),
			put(240, 225 + 18 * i, String(pieces)),
		]),
		put(50, 320, 'Warehouse gate'),
		put(240, 320, '7'),
		put(50, 360, 'Telephone extension'),
		put(240, 360, '19'),
	]);
	const { lesson } = learnFromPages([page], { data }, { lines: rows });
	const hashes = lesson.anchors.map(([hash]) => hash);
	const words = ['Warehouse', 'gate', 'Telephone', 'extension'];
	expect(words.every((word) => hashes.includes(hashText(word)))).toBe(true);
});

test('rows go on below the total of a group that looks like the end of the taught list', () => {
	const draw = (groups: readonly (readonly Line[])[]) => {
		let y = 225;
		const blocks = groups.flatMap((lines) => {
			const cells = drawLines(lines, [50, 220, 280, 340], y);
			y += 18 * lines.length;
			cells.push(put(50, y, 'Total'), put(340, y, '123.45'));
			y += 20;
			return cells;
		});
		return [
			pageOf([
				...LETTERHEAD,
				put(50, 200, 'Goods'),
				put(220, 200, 'Count'),
				put(280, 200, 'Kind'),
				put(340, 200, 'Apiece'),
				...blocks,
				...FOOT,
			]),
		];
	};
	const { lesson } = learnFromPages(draw([TAUGHT]), { data: DATA }, { lines: TAUGHT });
	const lines = [...NEXT, ...TAUGHT];
	expect(readTaught(draw([NEXT, TAUGHT]), DATA, lesson)).toEqual(lines);
});

test('a dash before an amount is its sign', () => {
	type Flow = { item: string; amount: number };
	const data = list({ item: { type: 'string' }, amount: { type: 'number' } });
	const draw = (flows: readonly Flow[]) => [
		pageOf([
			...LETTERHEAD,
			put(50, 200, 'Kind of flow'),
			put(400, 200, 'Sum'),
			...flows.flatMap(({ item, amount }, i) => [
				put(50, 225 + 18 * i, item),
				put(400, 225 + 18 * i, amount.toFixed(2).replace('-', '–')),
			]),
			...FOOT,
		]),
	];
	const taught = [
		{ item: 'Interest paid', amount: -1081.5 },
		{ item: 'Sale of tools', amount: 2750.25 },
		{ item: 'Machines', amount: -263.1 },
	];
	const next = [
		{ item: 'Interest paid', amount: -1451.2 },
		{ item: 'New loans', amount: -2283.75 },
	];
	const { lesson } = learnFromPages(draw(taught), { data }, { lines: taught });
	expect(readTaught(draw(next), data, lesson)).toEqual(next);
});

test('words of a letter above the rows do not move columns', () => {
	const draw = (lines: readonly Line[], sentence: string) => [
		pageOf([
			...LETTERHEAD,
			put(50, 180, 'Invoice for materials'),
			put(50, 200, sentence),
			...drawLines(lines, [50, 180, 220, 300], 225),
			...FOOT,
		]),
	];
	const taught = draw(
		TAUGHT,
		'Your order was sent by the morning freight train, labelled as agreed',
	);
	const { lesson } = learnFromPages(taught, { data: DATA }, { lines: TAUGHT });
	const next = draw(NEXT, 'Your order was sent by van, labelled as agreed');
	expect(readTaught(next, DATA, lesson)).toEqual(NEXT);
});
