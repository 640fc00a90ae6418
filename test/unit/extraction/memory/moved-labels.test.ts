import { expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const LETTERHEAD = [
	put(50, 40, 'Perelka Calibration Office', 14),
	put(50, 60, 'Mill Street 9, Hebden'),
	put(200, 90, 'CERTIFICATE ISSUED BY THE LABORATORY'),
];
const FOOT = [
	put(50, 700, 'This certificate may be copied only as a whole'),
	put(350, 740, 'Head of the laboratory'),
];

test('a value beside a label that has moved is found, whatever the lines around it do', () => {
	const data: FieldMap = { applicant: { type: 'string' } };
	const draw = (lines: readonly (readonly [string, string])[]) => [
		pageOf([
			...LETTERHEAD,
			...lines.flatMap(([label, value], i) => [
				put(60, 130 + 24 * i, label),
				put(240, 130 + 24 * i, value),
			]),
			...FOOT,
		]),
	];
	const taught = draw([
		['Object', 'electronic balance'],
		['Serial', '187912'],
		['Submitter', 'Wrzos Works'],
		['Conditions', 'warm and dry'],
		['Performed', 'by Adam Barlow'],
	]);
	const next = draw([
		['Object', 'pressure gauge'],
		['Maker', 'Vega Instruments'],
		['Serial', '603000'],
		['Submitter', 'Borkowicz Printers'],
		['Conditions', 'cold and wet'],
		['Performed', 'by Megan Rao'],
	]);
	const { lesson } = learnFromPages(taught, { data }, { applicant: 'Wrzos Works' });
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ applicant: 'Borkowicz Printers' });
});

test('between its taught words, a value without digits is taken where one with digits was taught', () => {
	const data: FieldMap = { venue: { type: 'string' } };
	const draw = (day: string, venue: string) => [
		pageOf([
			...LETTERHEAD,
			put(60, 130, `held on ${day}, at ${venue}, from noon to midnight`),
			...FOOT,
		]),
	];
	const taught = draw('Monday', 'Room 2.14');
	const { lesson } = learnFromPages(taught, { data }, { venue: 'Room 2.14' });
	const found = extractFromPages(draw('Friday', 'the library'), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ venue: 'the library' });
});

test('digits grouped by spaces are one number where such a number was taught', () => {
	const data: FieldMap = { ownShare: { type: 'number' } };
	const draw = (share: string) => [
		pageOf([...LETTERHEAD, put(60, 130, 'Contribution'), put(240, 130, share), ...FOOT]),
	];
	const { lesson, learnt } = learnFromPages(draw('201 825'), { data }, { ownShare: 201_825 });
	expect(learnt).toEqual(['ownShare']);
	const found = extractFromPages(draw('253 890'), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ ownShare: 253_890 });
});

test('a caption that touches its value is a landmark', () => {
	const data: FieldMap = { sequence: { type: 'string' } };
	const draw = (values: readonly string[], y: number) => [
		pageOf([
			put(50, 20, 'NORDAVELA BOARDING CARD', 14),
			...['PORT', 'CHAIR', 'SEQUEL', 'TEAM'].flatMap((caption, i): Word[][] => [
				put(50 + 120 * i, y - 9.9, caption),
				put(50 + 120 * i, y, values[i] ?? ''),
			]),
			...FOOT,
		]),
	];
	const { lesson } = learnFromPages(
		draw(['6', '5B', '102', '4'], 120),
		{ data },
		{ sequence: '102' },
	);
	const [place] = lesson.fields[0]?.places ?? [];
	const nearby = place && 'nearby' in place ? place.nearby : [];
	// The caption begins where the value begins, one line above it.
	expect(nearby.some(([, right, down]) => right === 0 && down > 0 && down < 20)).toBe(true);
	const found = extractFromPages(
		draw(['9', '32A', '827', '1'], 160),
		{ data },
		{ lessons: [lesson] },
	);
	expect(found?.result).toEqual({ sequence: '827' });
});

test('columns that moved apart do not make the page larger', () => {
	const data: FieldMap = { club: { type: 'string' } };
	const heads = ['Number', 'Surname', 'Forename', 'Joined', 'Subscription', 'Office'];
	const draw = (club: string, step: number) => [
		pageOf([
			put(50, 40, club, 14),
			put(50, 70, 'Membership register'),
			...heads.map((head, i) => put(50 + step * i, 100, head)),
			...[0, 1, 2, 3].flatMap((row) => [
				put(50 + step, 120 + 16 * row, ['Jansen', 'Sedgwick', 'Merrow', 'Carver'][row] ?? ''),
				put(50 + 2 * step, 120 + 16 * row, ['Heike', 'Colin', 'Tessa', 'Ben'][row] ?? ''),
			]),
		]),
	];
	const { lesson } = learnFromPages(
		draw('Leipzig Brass Band', 75),
		{ data },
		{ club: 'Leipzig Brass Band' },
	);
	const next = draw('Harbour Rowing Club', 92);
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ club: 'Harbour Rowing Club' });
});

test('a currency between a label and its amount does not hide the label', () => {
	const data: FieldMap = { levy: { type: 'number' } };
	const draw = (rows: readonly (readonly [string, string])[], levy: string) => [
		pageOf([
			...LETTERHEAD,
			...rows.flatMap(([label, value], i) => [
				put(180, 130 + 16 * i, label),
				put(430, 130 + 16 * i, value),
			]),
			put(60, 160 + 16 * rows.length, `Harbour levy: ${levy}`),
			...FOOT,
		]),
	];
	const taught = draw(
		[
			['Mooring', '12.30'],
			['Harbour levy', '2.20'],
			['Mooring', '12.30'],
			['Harbour levy', '2.20'],
		],
		'$4.40',
	);
	const next = draw(
		[
			['Harbour levy', '2.20'],
			['Fresh water', '4.10'],
			['Harbour levy', '2.20'],
			['Harbour levy', '2.20'],
		],
		'USD 1,166.60',
	);
	const { lesson } = learnFromPages(taught, { data }, { levy: 4.4 });
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ levy: 1166.6 });
});
