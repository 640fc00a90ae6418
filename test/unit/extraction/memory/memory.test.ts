import { describe, expect, test } from '@jest/globals';
import { indexLessons } from '../../../../engine/src/services/memory/index-lessons.ts';
import { hashFirstPage } from '../../../../engine/src/reading/extraction/memory/map-page.ts';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { Lesson } from '../../../../engine/src/model/memory.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const schema: TemplateSchema = {
	data: {
		dossier: { type: 'string', description: 'Our file mark for the sender' },
		invoiceDate: { type: 'date' },
		netTotal: { type: 'number' },
		taxTotal: { type: 'number' },
		grossTotal: { type: 'number' },
		deliveryAddress: { type: 'string', format: 'address' },
		lines: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { what: { type: 'string' }, weight: { type: 'number' } } },
		},
	},
};

type Bill = { dossier: string; net: number; street: string; goods: [string, string, string][] };
const FIRST: Bill = {
	dossier: 'KX-471102',
	net: 100,
	street: 'Tannenweg 4',
	goods: [
		['Gravel', '12.5', '80.00'],
		['Sand', '3.25', '20.00'],
	],
};
const SECOND: Bill = {
	dossier: 'PB-90017',
	net: 250,
	street: 'Am Hafen 17',
	goods: [
		['Bricks', '7.75', '200.00'],
		['Lime', '1.5', '30.00'],
		['Rope', '0.25', '20.00'],
	],
};

function money(amount: number): string {
	return amount.toFixed(2);
}

/** A bill of one sender, whose reference numbers are in the head without labels. */
function drawBill({ dossier, net, street, goods }: Bill): Word[][] {
	const bottom = 330 + 16 * goods.length;
	return [
		put(50, 40, 'Quarry Works Harrow Limited', 14),
		put(50, 60, 'Stone Lane Harrow'),
		put(330, 60, 'B-2231-07'),
		put(430, 60, dossier),
		put(330, 80, 'Weighing slip and bill'),
		put(330, 100, 'Invoice date 14 May 2025'),
		put(50, 150, 'Brought to'),
		put(50, 166, street),
		put(50, 182, '50667 Köln'),
		put(50, 280, 'Material'),
		put(250, 280, 'Tonnage'),
		put(400, 280, 'Euro'),
		...goods.flatMap(([what, weight, price], i) => [
			put(50, 300 + 16 * i, what),
			put(250, 300 + 16 * i, weight),
			put(400, 300 + 16 * i, price),
		]),
		put(50, bottom, 'Net amount'),
		put(400, bottom, money(net)),
		put(50, bottom + 16, 'VAT 19 %'),
		put(400, bottom + 16, money(0.19 * net)),
		put(50, bottom + 32, 'Total'),
		put(400, bottom + 32, money(1.19 * net)),
		put(50, 760, 'Thank you for working with the quarry'),
	];
}

const bill = (one: Bill) => pageOf(drawBill(one));

/** The same page as a scan: larger, shifted, slightly rotated, with some misread letters. */
function scan(page: Page): Page {
	const [scale, dx, dy, turn] = [2.9, 40, -25, 0.006];
	const words = page.words.map((word, i) => {
		const { x0, y0, x1, y1 } = word.box;
		const [right, down] = [
			scale * x0 + dx - turn * scale * y0,
			scale * y0 + dy + turn * scale * x0,
		];
		const text = i % 7 === 3 ? word.text.replace('i', 'l').replace('m', 'rn') : word.text;
		const box = {
			x0: right,
			y0: down,
			x1: right + scale * (x1 - x0),
			y1: down + scale * (y1 - y0),
		};
		return { ...word, text, box, size: scale * word.size };
	});
	return { ...page, words, source: 'ocr', width: 1780, height: 2480 };
}

const read = (page: Page, lessons: Lesson[] = []) => {
	const found = extractFromPages([page], schema, { lessons });
	if (!found) throw new Error('nothing on the page');
	return found;
};
const rightOf = ({ dossier, net, street, goods }: Bill) => ({
	dossier,
	invoiceDate: '2025-05-14',
	deliveryAddress: `${street}, 50667 Köln`,
	netTotal: net,
	taxTotal: 0.19 * net,
	grossTotal: 1.19 * net,
	lines: goods.map(([what, weight]) => ({ what, weight: Number(weight) })),
});
const taught = learnFromPages([bill(FIRST)], schema, rightOf(FIRST));

describe('the memory of senders', () => {
	test('values taught on one document are found on the next of its make', () => {
		expect(read(bill(SECOND)).result.dossier).not.toBe('PB-90017');
		const { result, details } = read(bill(SECOND), [taught.lesson]);
		expect(result).toMatchObject({
			dossier: 'PB-90017',
			netTotal: 250,
			grossTotal: 297.5,
		});
		const detail = details.find(({ path }) => path === 'dossier');
		expect(detail?.checks).toContain('as remembered');
		expect(detail?.confidence).toBeGreaterThan(0.8);
	});

	test('a skewed scan is recognised as the same make', () => {
		const { result } = read(scan(bill(SECOND)), [taught.lesson]);
		expect(result.dossier).toBe('PB-90017');
		expect(result.grossTotal).toBe(297.5);
	});

	test('columns of tables are remembered by their heads', () => {
		const { result } = read(bill(SECOND), [taught.lesson]);
		expect(result.lines).toEqual([
			{ what: 'Bricks', weight: 7.75 },
			{ what: 'Lime', weight: 1.5 },
			{ what: 'Rope', weight: 0.25 },
		]);
	});

	test('an address of several lines is remembered as a whole', () => {
		const { result } = read(bill(SECOND), [taught.lesson]);
		expect(result.deliveryAddress).toBe('Am Hafen 17, 50667 Köln');
	});

	test('a document of another make is read as if nothing had been taught', () => {
		const other = pageOf([
			put(50, 40, 'Florist Meadow'),
			put(50, 90, 'Receipt for flowers'),
			put(50, 120, 'Tulips'),
			put(200, 120, '12.00'),
			put(50, 140, 'Total'),
			put(200, 140, '12.00'),
		]);
		expect(read(other, [taught.lesson])).toEqual(read(other));
	});

	test('a value that is not on the page teaches nothing', () => {
		const { lesson, learnt, notLearnt } = learnFromPages([bill(FIRST)], schema, {
			dossier: 'ZZ-000000',
			netTotal: 100,
		});
		expect(notLearnt).toEqual([{ path: 'dossier', reason: 'not_on_page' }]);
		expect(learnt).toEqual(['netTotal']);
		expect(lesson.fields.map(({ path }) => path)).toEqual(['netTotal']);
	});

	test('a value that merely contains a printed one, or differs from it, teaches nothing', () => {
		for (const typed of [
			`${FIRST.dossier}5`,
			`X${FIRST.dossier}`,
			FIRST.dossier.replace(/.$/, '9'),
		]) {
			const { lesson, learnt, notLearnt } = learnFromPages([bill(FIRST)], schema, {
				dossier: typed,
			});
			expect(notLearnt).toEqual([{ path: 'dossier', reason: 'not_on_page' }]);
			expect([learnt, lesson.fields]).toEqual([[], []]);
		}
	});

	test('a value that OCR has misread teaches its place', () => {
		const page = scan(bill(FIRST));
		const words = page.words.map((word) =>
			word.text === FIRST.dossier ? { ...word, text: word.text.replace(/.$/, 'O') } : word,
		);
		const { learnt } = learnFromPages([{ ...page, words }], schema, { dossier: FIRST.dossier });
		expect(learnt).toEqual(['dossier']);
	});

	test('a value whose place does not lead back to it is not said to be learnt', () => {
		const page = pageOf([
			put(50, 40, 'Quarry Works Harrow Limited', 14),
			put(50, 60, 'Stone Lane Harrow'),
			put(330, 100, 'Invoice date 14 May 2025'),
			put(50, 180, 'Total 12.00'),
		]);
		const asked: TemplateSchema = { data: { berth: { type: 'number' }, sum: { type: 'number' } } };
		const { lesson, learnt, notLearnt } = learnFromPages([page], asked, { berth: 14, sum: 12 });
		expect(lesson.fields.map(({ path }) => path)).toEqual(['sum']);
		expect(learnt).toEqual(['sum']);
		expect(notLearnt).toEqual([{ path: 'berth', reason: 'not_found_again' }]);
	});

	test('a field that a person has emptied stays empty on the next document', () => {
		const wrong = read(bill(SECOND)).result.invoiceDate;
		expect(wrong).toBe('2025-05-14');
		const { lesson } = learnFromPages(
			[bill(FIRST)],
			schema,
			{ invoiceDate: null },
			{ removed: new Set(['invoiceDate']) },
		);
		expect(read(bill(SECOND), [lesson]).result.invoiceDate).toBeNull();
		const emptyOnce = learnFromPages([bill(FIRST)], schema, { invoiceDate: null });
		expect(read(bill(SECOND), [emptyOnce.lesson]).result.invoiceDate).toBe(wrong);
	});

	test('a value that someone filled into a form field is given although it was removed once', () => {
		const asked: TemplateSchema = { data: { classification: { type: 'string' } } };
		const filled = (data: Bill, value: string): Page => ({
			...bill(data),
			fields: [{ name: 'Classification', box: { x0: 330, y0: 112, x1: 420, y1: 124 }, value }],
		});
		const { lesson } = learnFromPages(
			[filled(FIRST, 'S')],
			asked,
			{ classification: null },
			{ removed: new Set(['classification']) },
		);
		const next = extractFromPages([filled(SECOND, 'C')], asked, { lessons: [lesson] });
		expect(next?.result.classification).toBe('C');
	});

	test('of contradicting lessons the newer one wins, with less confidence', () => {
		const sure = read(bill(SECOND), [taught.lesson]);
		const other = learnFromPages([bill(FIRST)], schema, { dossier: 'B-2231-07' });
		const { result, details } = read(bill(SECOND), [other.lesson, taught.lesson]);
		expect(result.dossier).toBe('B-2231-07');
		const confidenceIn = (all: typeof details) =>
			all.find(({ path }) => path === 'dossier')?.confidence ?? 0;
		expect(confidenceIn(details)).toBeLessThan(confidenceIn(sure.details));
	});

	test('sums that add up speak against a total that was taught wrongly', () => {
		const { lesson } = learnFromPages([bill(FIRST)], schema, { grossTotal: 80 });
		expect(lesson.fields).toHaveLength(1);
		const { result, details } = read(bill(SECOND), [lesson]);
		expect(result.grossTotal).toBe(297.5);
		expect(details.find(({ path }) => path === 'grossTotal')?.checks).toContain(
			'net + tax = gross',
		);
	});

	test('a lesson holds no value of its document', () => {
		const text = JSON.stringify(taught.lesson);
		for (const value of ['471102', 'KX', 'Tannenweg', 'Köln', 'Gravel', 'Quarry'])
			expect(text).not.toContain(value);
	});

	test('makes are found by their words, the likest first', () => {
		const index = indexLessons([
			{ id: 'quarry', hashes: taught.lesson.anchors.map(([hash]) => hash) },
			{ id: 'noise', hashes: [1, 2, 3, 4, 5, 6] },
		]);
		expect(index.find(hashFirstPage([bill(SECOND)])).map(({ id }) => id)).toEqual(['quarry']);
		expect(index.find([7, 8, 9])).toEqual([]);
	});
});
