import { describe, expect, test } from '@jest/globals';
import type { Page, Word } from '../../../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const schema: TemplateSchema = {
	data: { invoiceNumber: { type: 'string' }, iban: { type: 'string', format: 'iban' } },
};

type Slip = { printed: string; ours: string; account: string; other: string };

/** A slip that labels a number which is not the one that its reader wants. */
function slip({ printed, ours, account, other }: Slip): Page {
	return pageOf([
		put(50, 40, 'Harbour Freight Depot Limited', 14),
		put(50, 60, 'Quay Lane Bristol'),
		put(330, 60, 'Invoice number'),
		put(450, 60, printed),
		put(50, 120, 'Handed over by the driver at gate'),
		put(330, 120, 'Ledger'),
		put(450, 120, ours),
		put(50, 200, 'Please keep this slip for your records'),
		put(50, 260, 'Deposit account'),
		put(200, 260, account),
		put(50, 300, 'IBAN'),
		put(200, 300, other),
	]);
}

const GOOD = 'DE89 3704 0044 0532 0130 00';
const OTHER = 'GB29 NWBK 6016 1331 9268 19';
const BROKEN = 'DE89 3704 0044 0532 0130 01';
const FIRST = { printed: 'A-1001', ours: 'KL-77-1', account: GOOD, other: OTHER };
const SECOND = { printed: 'A-1002', ours: 'KL-78-3', account: GOOD, other: OTHER };

function read(page: Page, lessons: Parameters<typeof extractFromPages>[2]) {
	const found = extractFromPages([page], schema, lessons);
	if (!found) throw new Error('nothing was read');
	const detailOf = (path: string) => found.details.find((one) => one.path === path);
	return { result: found.result, detailOf };
}

describe('what a person has corrected', () => {
	test('outweighs a label that names another value', () => {
		expect(read(slip(SECOND), {}).result.invoiceNumber).toBe('A-1002');
		const { lesson, learnt } = learnFromPages([slip(FIRST)], schema, { invoiceNumber: 'KL-77-1' });
		expect(learnt).toEqual(['invoiceNumber']);
		const { result, detailOf } = read(slip(SECOND), { lessons: [lesson] });
		expect(result.invoiceNumber).toBe('KL-78-3');
		expect(detailOf('invoiceNumber')?.checks).toContain('as remembered');
	});

	test('yields to a check digit, and then both candidates are shown', () => {
		const { lesson } = learnFromPages([slip(FIRST)], schema, { iban: GOOD.replaceAll(' ', '') });
		const { result, detailOf } = read(slip({ ...SECOND, account: BROKEN }), { lessons: [lesson] });
		expect(result.iban).toBe(OTHER.replaceAll(' ', ''));
		const detail = detailOf('iban');
		expect(detail?.confidence).toBeLessThanOrEqual(0.5);
	});

	test('is not given where nothing stands at its place', () => {
		const { lesson } = learnFromPages([slip(FIRST)], schema, { invoiceNumber: 'KL-77-1' });
		const { result } = read(slip({ ...SECOND, ours: '' }), { lessons: [lesson] });
		expect(result.invoiceNumber).not.toBe('Ledger');
	});
});

const goods: TemplateSchema = {
	data: {
		lines: {
			type: 'array',
			itemType: 'object',
			itemSchema: {
				properties: {
					description: { type: 'string' },
					quantity: { type: 'number' },
					unitPrice: { type: 'number' },
				},
			},
		},
	},
};
type Line = [what: string, first: string, second: string];

/** Rows with a number of the position; a line below each names its batch. */
function order(lines: readonly Line[]): Page {
	return pageOf([
		put(50, 40, 'Mill Brook Fittings Limited', 14),
		put(50, 60, 'Works Road Leeds'),
		put(50, 200, 'No'),
		put(90, 200, 'Goods'),
		put(300, 200, 'Value A'),
		put(420, 200, 'Value B'),
		...lines.flatMap(([what, first, second], i): Word[][] => [
			put(50, 230 + 32 * i, String(i + 1)),
			put(90, 230 + 32 * i, what),
			put(300, 230 + 32 * i, first),
			put(420, 230 + 32 * i, second),
			put(90, 244 + 32 * i, `Batch ${i + 3} of the week`),
		]),
		put(50, 260 + 32 * lines.length, 'Carriage is free of charge'),
	]);
}

const RIGHT = [
	{ description: 'Brass elbow', quantity: 12, unitPrice: 3.5 },
	{ description: 'Copper pipe', quantity: 4, unitPrice: 18 },
];

describe('a table that a person has put right', () => {
	const taught = learnFromPages(
		[
			order([
				['Brass elbow', '3.50', '12'],
				['Copper pipe', '18.00', '4'],
			]),
		],
		goods,
		{ lines: RIGHT },
	);

	test('teaches which column is which, and leaves the number of the position out', () => {
		expect(taught.learnt).toEqual(['lines']);
		const next = order([
			['Steel valve', '7.25', '2'],
			['Rubber seal', '0.40', '100'],
			['Lever', '5.00', '1'],
		]);
		const found = extractFromPages([next], goods, { lessons: [taught.lesson] });
		expect(found?.result.lines).toEqual([
			{ description: 'Steel valve', quantity: 2, unitPrice: 7.25 },
			{ description: 'Rubber seal', quantity: 100, unitPrice: 0.4 },
			{ description: 'Lever', quantity: 1, unitPrice: 5 },
		]);
	});

	test('holds no text of its rows', () => {
		const text = JSON.stringify(taught.lesson);
		for (const value of ['Brass', 'elbow', 'Copper', 'Batch']) expect(text).not.toContain(value);
	});
});

/** One program prints the slips of ten depots; each has its reference at another place. */
function depot(number: number, reference: string): Page {
	return pageOf([
		put(50, 40, 'Delivery slip of depot', 14),
		put(
			50,
			60,
			`Depot ${['north', 'south', 'east', 'west', 'upper', 'lower', 'inner', 'outer', 'old', 'new'][number] ?? ''} yard`,
		),
		put(50, 100, 'Goods received in good order'),
		put(50, 120, 'Signature of driver'),
		put(330, 120, 'Signature of keeper'),
		put(60 + 40 * number, 200 + 30 * number, 'Tally'),
		put(110 + 40 * number, 200 + 30 * number, reference),
		put(50, 560, 'Keep this slip for your records'),
	]);
}

test('ten makes of one program, taught one by one, do not harm each other', () => {
	const asked: TemplateSchema = { data: { dossier: { type: 'string' } } };
	const lessons = Array.from(
		{ length: 10 },
		(_, i) => learnFromPages([depot(i, `QX-${i}11`)], asked, { dossier: `QX-${i}11` }).lesson,
	).reverse();
	for (let i = 0; i < 10; i += 1) {
		const found = extractFromPages([depot(i, `RW-${i}42`)], asked, { lessons });
		expect(found?.result.dossier).toBe(`RW-${i}42`);
	}
});

const spots: TemplateSchema = {
	data: {
		totalSpots: { type: 'number' },
		lines: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { program: { type: 'string' }, amount: { type: 'number' } } },
		},
	},
};

/** An order whose total counts spots, although its rows have amounts. */
const airing = (
	[count, gross]: readonly [string, string],
	lines: readonly (readonly [string, string])[],
): Page[] => [
	pageOf([
		put(50, 40, 'Station contract of the north', 14),
		put(50, 60, 'Orders are binding when signed'),
		put(50, 120, 'Program'),
		put(400, 120, 'Amount'),
		...lines.flatMap(([program, amount], i) => [
			put(50, 140 + 20 * i, program),
			put(400, 140 + 20 * i, amount),
		]),
		put(250, 300, 'Total Spots'),
		put(400, 300, count),
		put(250, 320, 'Gross Amount'),
		put(400, 320, gross),
		put(50, 400, 'Signature and date of the buyer'),
	]),
];

test('a check that contradicted the person on the taught document does not overrule the next one', () => {
	const taught = airing(
		['49', '11,400.00'],
		[
			['Evening News', '5,000.00'],
			['Late Movie', '4,100.00'],
			['Early News', '2,300.00'],
		],
	);
	const right = {
		totalSpots: 49,
		lines: [
			{ program: 'Evening News', amount: 5000 },
			{ program: 'Late Movie', amount: 4100 },
			{ program: 'Early News', amount: 2300 },
		],
	};
	const { lesson, learnt } = learnFromPages(taught, spots, right);
	expect(learnt).toContain('totalSpots');
	const next = airing(
		['73', '17,800.00'],
		[
			['Morning Show', '7,000.00'],
			['Court Hour', '6,500.00'],
			['Wheel Night', '3,100.00'],
			['Prime Rotator', '1,200.00'],
		],
	);
	expect(extractFromPages(next, spots, { lessons: [lesson] })?.result.totalSpots).toBe(73);
});
