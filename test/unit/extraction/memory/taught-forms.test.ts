import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { lessonSchema } from '../../../../engine/src/services/memory/lesson-schema.ts';
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

test('a form that was filled in as a PDF teaches where its scanned copies have its values', () => {
	const data: FieldMap = { payer: { type: 'string' }, exemption: { type: 'string' } };
	const print = [
		put(50, 40, 'Request for the number of a taxpayer', 14),
		put(50, 60, 'Give this form to the office that asked for it'),
		put(50, 120, 'Line one, as on your return'),
		put(50, 180, 'Line two, if it differs'),
		put(330, 120, 'Part of the third column'),
		put(50, 700, 'Sign here and keep a copy'),
	];
	const box = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 200, y1: y0 + 14 });
	const filled = [
		{
			...pageOf(print),
			fields: [
				{ name: 'f1_1', box: box(60, 133), value: 'Sergio Griezmann' },
				{ name: 'f1_2', box: box(60, 193), value: 'Aqua Control' },
				{ name: 'f1_3', box: box(340, 133), value: '' },
			],
		},
	];
	const right = { payer: 'Sergio Griezmann', exemption: 'Aqua Control' };
	const { lesson, notLearnt } = learnFromPages(filled, { data }, right);
	expect(notLearnt).toEqual([]);
	const scan = pageOf([...print, put(66, 136, 'Jane Doe'), put(64, 196, 'Hedge Hog Estate')]);
	const copy = { ...scan, source: 'ocr' as const };
	const read = (page: typeof scan) =>
		extractFromPages([page], { data }, { lessons: [lesson] })?.result;
	expect(read(copy)).toEqual({ payer: 'Jane Doe', exemption: 'Hedge Hog Estate' });
	// A blank copy has no values there.
	expect(read({ ...pageOf(print), source: 'ocr' })).toEqual({ payer: null, exemption: null });
	const [first] = filled;
	const next = { ...pageOf(print), fields: first?.fields.slice(0, 1) ?? [] };
	expect(read(next)).toEqual({ payer: 'Sergio Griezmann', exemption: null });
});

describe('a form that was filled in as a PDF', () => {
	const data: FieldMap = { payer: { type: 'string' }, remarks: { type: 'string' } };
	const print = [
		put(50, 40, 'Request for the number of a taxpayer', 14),
		put(50, 60, 'Give this form to the office that asked for it'),
		put(50, 120, 'Line one, as on your return'),
		put(50, 180, 'Line two, if it differs'),
		put(50, 700, 'Sign here and keep a copy'),
	];
	const box = (y0: number) => ({ x0: 60, y0, x1: 260, y1: y0 + 14 });
	const fill = (payer: string, remarks: string) => [
		{
			...pageOf(print),
			fields: [
				{ name: 'f1_1', box: box(133), value: payer },
				{ name: 'f1_2', box: box(193), value: remarks },
			],
		},
	];

	test('with a very long text gives a lesson that can be stored', () => {
		const remarks = Array.from({ length: 1200 }, (_, i) => `word${i}`).join(' ');
		const { lesson } = learnFromPages(
			fill('Jane Doe', remarks),
			{ data },
			{ payer: 'Jane Doe', remarks },
		);
		expect(lessonSchema.safeParse(lesson).error).toBeUndefined();
	});

	test('does not teach an empty field as the place of a dash', () => {
		const right = { payer: 'Jane Doe', remarks: '—' };
		const { lesson, notLearnt } = learnFromPages(fill('Jane Doe', ''), { data }, right);
		expect(lesson.fields.map(({ path }) => path)).toEqual(['payer']);
		expect(notLearnt.map(({ path }) => path)).toEqual(['remarks']);
	});

	test('teaches nothing about fields that are empty on the next form', () => {
		const taught = fill('Jane Doe', 'in arrears');
		const { lesson } = learnFromPages(
			taught,
			{ data },
			{ payer: 'Jane Doe', remarks: 'in arrears' },
		);
		const [next] = fill('Sergio Griezmann', '');
		const page = {
			...pageOf([...print, put(400, 400, 'Remarks: none')]),
			fields: next?.fields ?? [],
		};
		const confidenceWith = (lessons: (typeof lesson)[]) =>
			extractFromPages([page], { data }, { lessons })?.details.find(
				({ path }) => path === 'remarks',
			)?.confidence;
		expect(confidenceWith([lesson])).toBe(confidenceWith([]));
	});
});
