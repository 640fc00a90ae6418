import { describe, expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf } from '../../../support/pages.ts';

/** A text in type of some width. */
function set(x: number, y: number, text: string, width = 5): Word[] {
	let at = x;
	return text.split(' ').map((one) => {
		const box = { x0: at, y0: y, x1: at + width * one.length, y1: y + 10 };
		at = box.x1 + 2.5;
		return { text: one, box, confidence: 1, size: 10, angle: 0 };
	});
}

const data: FieldMap = { warden: { type: 'string' } };
const NOTES = [
	['Otters seen near the weir', 'Reeds cut along both banks', 'Nest boxes hung in April'],
	['Ice from bank to bank', 'Two swans ringed by students', 'Gauge replaced after storm'],
];
/** Labels at their edges, far below notes of another length. */
function draw(warden: string, notes: readonly string[], isFar: boolean): Word[][] {
	const down = isFar ? 170 : 0;
	return [
		...notes.map((text, i) => set(72, 60 + 14 * i, text)),
		set(72, 150 + down, 'Warden'),
		set(200, 150 + down, warden),
		set(72, 260 + 2 * down, 'Gauge'),
		set(300, 260 + 2 * down, 'Centimetres'),
		set(300, 420 + down, 'Countersigned'),
	];
}

describe('a document whose text differs', () => {
	const { lesson } = learnFromPages(
		[pageOf(draw('Ann', NOTES[0] ?? [], false))],
		{ data },
		{ warden: 'Ann' },
	);
	const read = (words: readonly Word[][]) =>
		extractFromPages([pageOf(words)], { data }, { lessons: [lesson] })?.details;

	test('is of the same make if its labels begin at the taught edges in the taught type', () => {
		const [found] = read(draw('Ben', NOTES[1] ?? [], true)) ?? [];
		expect(found).toMatchObject({ raw: 'Ben', checks: ['as remembered'] });
	});

	test('is of another make if only words below one edge agree', () => {
		const words = [
			set(72, 60, 'Ice from bank to bank'),
			...['Warden', 'Gauge', 'Reeds', 'Nest'].map((text, i) => set(72, 200 + 90 * i, text)),
			set(200, 200, 'Ben'),
		];
		expect(read(words)?.flatMap(({ checks }) => checks)).not.toContain('as remembered');
	});
});

test('a form that is printed in another type is known by its phrases', () => {
	const common = [
		'Permission to moor overnight',
		'Length of hull',
		'Depth below keel',
		'Colour and number of sails',
		'Last harbour called at',
		'Fee paid to the keeper',
	];
	const form = (skipper: string, width: number, phrases: readonly string[]) => [
		pageOf([
			...phrases.map((text, i) => set(60, 100 + 24 * i, text, width)),
			set(60, 60, 'Skipper sleeping aboard', width),
			set(60 + 26 * width, 60, skipper, width),
		]),
	];
	const fields: FieldMap = { occupant: { type: 'string' } };
	const taught = form('Lockhart', 5, [...common, 'Eels sold alive', 'Diesel available daily']);
	const { lesson } = learnFromPages(taught, { data: fields }, { occupant: 'Lockhart' });
	const other = [...common.toReversed(), 'Bicycles for hire', 'Showers open until midnight'];
	const found = extractFromPages(
		form('Merrow', 6.3, other),
		{ data: fields },
		{ lessons: [lesson] },
	);
	expect(found?.details[0]).toMatchObject({ raw: 'Merrow', checks: ['as remembered'] });
});
