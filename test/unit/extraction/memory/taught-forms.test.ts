import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

describe('a tick box that a person corrected', () => {
	const data: FieldMap = { isDelegate: { type: 'boolean' }, wantsParking: { type: 'boolean' } };
	type Answers = { isDelegate: boolean; wantsParking: boolean };
	const draw = (name: string, { isDelegate, wantsParking }: Answers) => [
		pageOf([
			put(50, 40, 'Harbour Conference Office', 14),
			put(50, 70, 'Please return this sheet before June'),
			put(50, 120, 'Name of the visitor'),
			put(200, 120, name),
			put(50, 160, 'Delegate of a member:'),
			put(200, 160, isDelegate ? '☒' : '☐'),
			put(215, 160, 'aye'),
			put(300, 160, isDelegate ? '☐' : '☒'),
			put(315, 160, 'nay'),
			put(50, 200, wantsParking ? '☒' : '☐'),
			put(65, 200, 'Parking wanted'),
			put(50, 700, 'Rooms are given in the order of arrival'),
		]),
	];
	const taught = { isDelegate: true, wantsParking: false };
	const made = learnFromPages(draw('Ann Lockhart', taught), { data }, taught);

	test('is learnt', () => {
		expect(made.notLearnt).toEqual([]);
	});

	test('is read on the next document, whether it is ticked there or not', () => {
		for (const next of [
			{ isDelegate: false, wantsParking: true },
			{ isDelegate: true, wantsParking: true },
		]) {
			const pages = draw('Ben Merrow', next);
			const found = extractFromPages(pages, { data }, { lessons: [made.lesson] });
			expect(found?.result).toEqual(next);
		}
	});
});

describe('a tick box whose text does not name its field', () => {
	const data: FieldMap = { mayBeFilmed: { type: 'boolean' } };
	const draw = (name: string, answers: readonly boolean[]) => [
		pageOf([
			put(50, 40, 'Harbour Rowing Club', 14),
			put(50, 70, 'Hand this sheet to the coxswain'),
			put(50, 120, 'Name of the rower'),
			put(200, 120, name),
			...['Owns a life jacket', 'Agrees to paragraph nine', 'Swims a mile'].flatMap((text, i) => [
				put(50, 160 + 20 * i, answers[i] ? '☒' : '☐'),
				put(65, 160 + 20 * i, text),
			]),
			put(50, 700, 'Sheets are kept for ten years'),
		]),
	];

	test('is learnt if a person points at the words beside it', () => {
		const pages = draw('Ann Lockhart', [true, true, true]);
		const box = { x0: 66, y0: 180, x1: 160, y1: 190 };
		const places = new Map([['mayBeFilmed', { page: 0, box }]]);
		const made = learnFromPages(pages, { data }, { mayBeFilmed: true }, { places });
		expect(made.learnt).toEqual(['mayBeFilmed']);
		const next = draw('Ben Merrow', [true, false, true]);
		const found = extractFromPages(next, { data }, { lessons: [made.lesson] });
		expect(found?.result).toEqual({ mayBeFilmed: false });
	});
});

describe('a label that is printed twice', () => {
	const data: FieldMap = { carrier: { type: 'string' }, agent: { type: 'string' } };
	const draw = (left: string, right: string) => [
		pageOf([
			put(50, 40, 'Harbour Handling Sheet', 14),
			put(50, 80, 'Ship coming in'),
			put(350, 80, 'Ship going out'),
			put(50, 120, 'Name of firm'),
			put(50, 132, left),
			put(350, 120, 'Name of firm'),
			put(350, 132, right),
			put(50, 180, 'Berth number'),
			put(350, 180, 'Berth number'),
			put(50, 700, 'Sheets are kept for ten years'),
		]),
	];
	const right = { carrier: 'Brandl Fuhrbetrieb', agent: 'Ellery Towage' };
	const pages = draw(right.carrier, right.agent);
	const { lesson } = learnFromPages(pages, { data }, right);
	const read = (left: string, other: string) =>
		extractFromPages(draw(left, other), { data }, { lessons: [lesson] })?.result;

	test('tells the two values apart by their places', () => {
		const next = read('Sedgwick Barges', 'Pemberton Tugs');
		expect(next).toEqual({ carrier: 'Sedgwick Barges', agent: 'Pemberton Tugs' });
	});

	test('does not give the value of one place to the other, which is empty', () => {
		expect(read('Sedgwick Barges', '')).toEqual({ carrier: 'Sedgwick Barges', agent: null });
		expect(read('', 'Pemberton Tugs')).toEqual({ carrier: null, agent: 'Pemberton Tugs' });
	});
});

test('a filled-in text may contain a word that is printed elsewhere on the form', () => {
	const data: FieldMap = { damage: { type: 'string' } };
	const draw = (name: string, damage: string) => [
		pageOf([
			put(50, 40, 'Harbour Damage Sheet', 14),
			put(50, 80, 'Name of the owner'),
			put(200, 80, name),
			put(300, 120, 'Seen from the starboard'),
			put(50, 160, 'Traces'),
			put(200, 160, damage),
			put(50, 700, 'Sheets are kept for ten years'),
		]),
	];
	const { lesson } = learnFromPages(draw('Ann Lockhart', 'rudder'), { data }, { damage: 'rudder' });
	const found = extractFromPages(
		draw('Ben Merrow', 'scratch on starboard'),
		{ data },
		{ lessons: [lesson] },
	);
	expect(found?.result).toEqual({ damage: 'scratch on starboard' });
});

test('amounts of rows whose digits are grouped by spaces are read whole', () => {
	const data: FieldMap = {
		costs: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { item: { type: 'string' }, amount: { type: 'number' } } },
		},
	};
	type Row = { item: string; amount: string };
	const draw = (rows: readonly Row[]) => [
		pageOf([
			put(50, 40, 'Fecske Egyesület Pályázata', 14),
			put(50, 80, 'A projekt költségvetése'),
			put(50, 180, 'Költségek'),
			...rows.flatMap(({ item, amount }, i) => [
				put(60, 200 + 20 * i, item),
				put(380, 200 + 20 * i, amount),
			]),
			put(50, 700, 'Kelt és aláírás helye'),
		]),
	];
	const toRows = (rows: readonly Row[]) => ({
		costs: rows.map(({ item, amount }) => ({ item, amount: Number(amount.replaceAll(' ', '')) })),
	});
	const taught = [
		{ item: 'nyomda', amount: '156 000' },
		{ item: 'terembérlet', amount: '1 651 300' },
	];
	const next = [
		{ item: 'étkezés', amount: '312 000' },
		{ item: 'útiköltség', amount: '36 600' },
		{ item: 'nyomda', amount: '900' },
	];
	const { lesson } = learnFromPages(draw(taught), { data }, toRows(taught));
	const found = extractFromPages(draw(next), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual(toRows(next));
});

test('a text ends at its taught mark, also if something stands before the words that followed it', () => {
	const data: FieldMap = { lender: { type: 'string' } };
	const draw = (lender: string) => [
		pageOf([
			put(50, 40, 'Agreement about a boat', 14),
			put(50, 120, `The owner ${lender}, living in Leith, lends the boat`),
			put(50, 136, 'for one summer to the members of the rowing club.'),
			put(50, 700, 'Made in two copies, one for each side'),
		]),
	];
	const { lesson } = learnFromPages(draw('Ann Lockhart'), { data }, { lender: 'Ann Lockhart' });
	const next = draw('Ben Merrow, a joiner by trade');
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lender: 'Ben Merrow' });
});
