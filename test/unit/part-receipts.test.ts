import { expect, test } from '@jest/globals';
import type { LineArea } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { partReceipts } from '../../engine/src/reading/words/ocr/sheets/part-receipts.ts';

const HALF = 10;
const PICTURE = { width: 1600, height: 2200 };

/** Lines of one height below each other. */
function column(
	left: number,
	right: number,
	{ top = 100, pitch = 40, count = 15, slope = 0, x = left } = {},
): LineArea[] {
	return Array.from({ length: count }, (_, i) => {
		const y = top + i * pitch;
		return { x, y, slope, left, right, half: HALF };
	});
}

/** Articles and their amounts. */
const receipt = (left: number, options: Parameters<typeof column>[2] = {}) => [
	...column(left, left + 180, options),
	...column(left + 300, left + 360, { x: left, ...options }),
];

test('receipts side by side on white are parted, each with its amounts', () => {
	const [first, second, third] = [
		receipt(80),
		receipt(580, { top: 115, pitch: 43, count: 20 }),
		receipt(1080, { top: 190, pitch: 37, slope: 0.02 }),
	];
	const parts = partReceipts([...first, ...second, ...third].toReversed(), PICTURE);
	expect(parts.map(({ lines }) => lines.length)).toEqual([30, 40, 30]);
	expect(parts.map(({ lines }) => lines.toSorted((a, b) => a.left - b.left)[0]?.left)).toEqual([
		80, 580, 1080,
	]);
	expect(parts[1]?.corners).toEqual([
		{ x: 560, y: 85 },
		{ x: 960, y: 85 },
		{ x: 960, y: 962 },
		{ x: 560, y: 962 },
	]);
});

const addressed = [...column(80, 400, { count: 5 }), ...column(900, 1300, { count: 4, top: 113 })];

test.each([
	['one receipt', receipt(80)],
	['a page of two columns that are level', [...column(80, 700), ...column(800, 1400)]],
	[
		'a letter whose table goes from side to side',
		[...addressed, ...column(80, 1300, { top: 600 })],
	],
	[
		'a sheet with a few notes beside its text',
		[...column(80, 900), ...column(1100, 1400, { count: 4, top: 118 })],
	],
	[
		'a form whose columns are not level',
		[...column(80, 400, { count: 33 }), ...column(600, 1400, { count: 40, pitch: 33, top: 115 })],
	],
	[
		'a letter with a narrow table and particulars to its right',
		[
			...column(80, 400, { count: 8 }),
			...column(80, 400, { count: 9, top: 900 }),
			...column(600, 800, { count: 8, top: 115 }),
			...column(600, 800, { count: 4, top: 900 }),
		],
	],
	['a page without any line', []],
])('%s stays whole', (_what, lines) => {
	expect(partReceipts(lines, PICTURE)).toEqual([]);
});
