import { describe, expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put, set } from '../../../support/pages.ts';

/** What a lesson must not claim: values of other labels, and documents of other makes. */

const HEAD = [
	put(50, 40, 'Perelka Calibration Office', 14),
	put(50, 60, 'Mill Street 9, Hebden'),
	put(200, 90, 'CERTIFICATE ISSUED BY THE LABORATORY'),
];
const FOOT = [
	put(50, 700, 'This certificate may be copied only as a whole'),
	put(350, 740, 'Head of the laboratory'),
];
/** A certificate whose last lines are optional: a label and a value. */
const certificate = (label: string, value: string, isLow: boolean) => {
	const low = [
		put(60, 300, 'Measurements taken and written down'),
		put(60, 314, 'personally on site'),
		put(60, 330, label),
		put(240, 330, value),
	];
	const high = [
		put(60, 150, 'Object'),
		put(240, 150, 'pressure gauge'),
		put(60, 174, label),
		put(240, 174, value),
	];
	return [pageOf([...HEAD, ...(isLow ? low : high), ...FOOT])];
};

test.each(['Dana Cole', 'Dana Cole Transport Limited'])(
	'a taught name that another label has now is not taken: %s',
	(owner) => {
		const data: FieldMap = { inspector: { type: 'string' } };
		const taught = certificate('Inspector', 'Dana Cole', true);
		const { lesson } = learnFromPages(taught, { data }, { inspector: 'Dana Cole' });
		const next = certificate('Owner', owner, false);
		expect(extractFromPages(next, { data }, { lessons: [lesson] })?.result).toEqual({
			inspector: null,
		});
	},
);

test('a value that was removed from one place is kept beside its own label', () => {
	const data: FieldMap = { approver: { type: 'string' } };
	const box = { x0: 240, y0: 330, x1: 290, y1: 340 };
	const { lesson } = learnFromPages(
		certificate('Signature', 'Dana Cole', true),
		{ data },
		{ approver: null },
		{
			places: new Map([['approver', { wrong: { page: 0, box } }]]),
			removed: new Set(['approver']),
		},
	);
	const next = certificate('Approver', 'Dana Cole', false);
	expect(extractFromPages(next, { data }, { lessons: [lesson] })?.result).toEqual({
		approver: 'Dana Cole',
	});
});

test('three common labels at one margin do not make a document one of a taught make', () => {
	const data: FieldMap = {
		invoiceNumber: { type: 'string' },
		invoiceDate: { type: 'date' },
		customerNumber: { type: 'string' },
		grossTotal: { type: 'number' },
	};
	const taught = [
		pageOf([
			set(72, 50, 'Brightwell Joinery'),
			set(72, 64, 'Mill Lane Cottage Ashford'),
			set(72, 120, 'Invoice number'),
			set(200, 120, 'A-2231'),
			set(72, 140, 'Date of issue'),
			set(200, 140, '14 May 2025'),
			set(72, 160, 'Customer number'),
			set(200, 160, '99-1'),
			set(72, 220, 'Oak staircase with handrail fitted'),
			set(400, 220, '1,200.00'),
			set(72, 280, 'Amount due'),
			set(400, 280, '1,500.00'),
			set(72, 700, 'Payment within thirty days please'),
		]),
	];
	const other = [
		pageOf([
			set(330, 40, 'Seagull Catering Partners'),
			set(330, 54, 'Harbour Road Whitby'),
			set(330, 100, 'Your customer number'),
			set(480, 100, '40017'),
			set(72, 180, 'Invoice number'),
			set(300, 180, '77120'),
			set(72, 210, 'Date of issue'),
			set(300, 210, '2 June 2025'),
			set(72, 300, 'Sandwich platters for forty guests'),
			set(480, 300, '410.00'),
			set(72, 400, 'Amount due'),
			set(480, 400, '500.00'),
			set(72, 640, 'Kindly transfer soon'),
		]),
	];
	const right = {
		invoiceNumber: 'A-2231',
		invoiceDate: '2025-05-14',
		customerNumber: null,
		grossTotal: 1500,
	};
	const removed = new Set(['customerNumber']);
	const { lesson } = learnFromPages(taught, { data }, right, { removed });
	const untaught = extractFromPages(other, { data });
	expect(untaught?.result).toMatchObject({ customerNumber: '40017' });
	expect(extractFromPages(other, { data }, { lessons: [lesson] })).toEqual(untaught);
});

describe('at the place of a taught text', () => {
	const data: FieldMap = { remark: { type: 'string' } };
	const order = (remark: string) => [
		pageOf([
			put(50, 40, 'Vega Haulage Office', 14),
			put(50, 60, 'Dock Road Whitby'),
			put(330, 100, 'Ordered by'),
			put(330, 130, remark),
			put(50, 200, 'Journeys of the lorry fleet are charged by the hour'),
			put(50, 700, 'Drivers keep this sheet in the cabin'),
		]),
	];
	const { lesson } = learnFromPages(order('telephone'), { data }, { remark: 'telephone' });
	const read = (remark: string) =>
		extractFromPages(order(remark), { data }, { lessons: [lesson] })?.result;

	test.each(['letter', '4500123', 'PO 4500123', '2024-001'])(
		'a reference is one too: %s',
		(remark) => {
			expect(read(remark)).toEqual({ remark });
		},
	);

	test.each(['31.12.2019', '12 March 2025', '1,250.00 EUR', '€500', '1 500 EUR', '15 %'])(
		'a date or an amount is not: %s',
		(remark) => {
			expect(read(remark)).toEqual({ remark: null });
		},
	);
});

test('a label that is printed 20,000 times takes no longer than other words', () => {
	const data: FieldMap = { note: { type: 'string', description: 'xq' } };
	const slip = (note: string, more: Word[][]) => [
		pageOf([
			put(50, 40, 'Harbour Tool Shed', 14),
			put(50, 60, 'Quayside Whitby Borough'),
			put(50, 80, 'Served all customers gladly'),
			...more,
			put(50, 790, `Line 40 ${note}`),
			put(50, 810, 'Bring goods back unused within thirty days'),
		]),
	];
	const taught = slip('Apples fresh', []);
	const { lesson } = learnFromPages(taught, { data }, { note: 'Apples fresh' });
	const labels = Array.from({ length: 500 }, (_, i) =>
		put(50, 100 + 1.3 * i, Array<string>(40).fill('40').join(' '), 3),
	);
	const next = slip('Pears ripe', labels);
	expect(extractFromPages(next, { data }, { lessons: [lesson] })?.result).toEqual({
		note: 'Pears ripe',
	});
});

describe('the words of a taught value elsewhere', () => {
	const data: FieldMap = { motto: { type: 'string' } };
	const rules = [
		'Ropes are kept dry on the upper deck',
		'Lanterns burn from dusk until dawn',
		'Nobody leaves the landing without a vest',
		'Damage is reported before the next tide',
	];
	const sheet = (apart: number, lines: Word[][]) => [
		pageOf([
			...rules.map((one, i) => put(50, 10 * apart + apart * i, one)),
			...lines,
			put(80, 300 + apart, 'Landing stage'),
			put(60, 5 * apart, 'Nine bells'),
		]),
	];
	const motto = 'Steady as she goes';
	const { lesson } = learnFromPages(sheet(20, [put(60, 290, motto)]), { data }, { motto });
	const read = (...lines: Word[][]) =>
		extractFromPages(sheet(32, lines), { data }, { lessons: [lesson] })?.result;

	test('are found at the beginning of a line', () => {
		expect(read(put(60, 600, motto), put(330, 600, 'Page one'))).toEqual({ motto });
	});

	test.each([
		['beside a label', [put(60, 600, 'Called by the mate'), put(330, 600, motto)]],
		['twice', [put(60, 600, motto), put(60, 640, 'Ship'), put(330, 640, motto)]],
		['in a sentence too', [put(330, 560, motto), put(60, 600, `We sing ${motto} each day`)]],
	])('are not taken if they stand %s', (_where, lines) => {
		expect(read(...lines)).toEqual({ motto: null });
	});
});
