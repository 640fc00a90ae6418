import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put, set } from '../../../support/pages.ts';

test('a short slip is of the same make if nearly all words that it shares are at their places', () => {
	const data: FieldMap = { desk: { type: 'string' } };
	const draw = (desk: string, goods: readonly string[]) => [
		pageOf([
			put(50, 40, 'Harbour Tool Shed', 14),
			put(50, 60, 'Quayside'),
			...goods.map((one, i) => put(50, 100 + 15 * i, one)),
			put(50, 120 + 15 * goods.length, 'Number of pieces'),
			put(50, 140 + 15 * goods.length, 'Served by'),
			put(120, 140 + 15 * goods.length, desk),
			put(50, 160 + 15 * goods.length, 'Bring goods back unused'),
		]),
	];
	const taught = ['hammer claw', 'nails galvanised', 'drill masonry', 'paint bucket', 'tape'];
	const others = ['brush wide', 'sander orbital', 'screws brass', 'filler wood'];
	const { lesson } = learnFromPages(draw('Ann', taught), { data }, { desk: 'Ann' });
	const found = extractFromPages(draw('Ben', others), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ desk: 'Ben' });
});

test('a document is of the same make if its sections have changed places', () => {
	const data: FieldMap = { guide: { type: 'string' } };
	const sections = [
		['Where we meet', 'Old ferry landing beside the customs house'],
		['What to bring', 'Warm clothes and shoes for slippery rocks'],
		['Whom to call', 'Harbour office on channel twelve'],
		['How it ends', 'Soup for everyone in the boat shed'],
	];
	const draw = (guide: string, order: readonly number[]) => [
		pageOf([
			...order.flatMap((index, i) => {
				const [head = '', text = ''] = sections[index] ?? [];
				return [set(50, 60 + 150 * i, head), set(50, 80 + 150 * i, text)];
			}),
			set(50, 40, 'Tidal walk'),
			set(50, 700, 'Led by'),
			set(130, 700, guide),
		]),
	];
	const { lesson } = learnFromPages(draw('Ann', [0, 1, 2, 3]), { data }, { guide: 'Ann' });
	const next = draw('Ben', [3, 2, 1, 0]);
	expect(extractFromPages(next, { data })?.result).toEqual({ guide: null });
	expect(extractFromPages(next, { data }, { lessons: [lesson] })?.result).toEqual({ guide: 'Ben' });
});

test('a page of another width is of the same make though its table has another width, too', () => {
	const data: FieldMap = { station: { type: 'string' } };
	const heads = [
		'Line',
		'Channel',
		'Start',
		'Program',
		'Days',
		'Length',
		'Rate',
		'Spots',
		'Amount',
	];
	const labels = ['Contract', 'Period', 'Agency', 'Executive', 'Billing', 'Advertiser', 'Product'];
	const draw = (station: string, width: number) => [
		pageOf(
			[
				put(32, 32, station),
				put(32, 50, 'Printed for the buyer and his agency'),
				...labels.map((label, i) => put(32, 80 + 11 * i, label)),
				...heads.map((head, i) => put(32 + (i * (width - 90)) / 8, 200, head)),
				put(32, 260, 'Signature and date'),
			],
			{ width },
		),
	];
	const { lesson } = learnFromPages(draw('WWZL', 792), { data }, { station: 'WWZL' });
	const found = extractFromPages(draw('KFTG', 612), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ station: 'KFTG' });
});

test('a slip is of the make of a page that is three times as wide', () => {
	const data: FieldMap = { traveller: { type: 'string' } };
	const lines = [
		'Ticket for one journey',
		'Valid with a pass only',
		'No refund on the day of travel',
	];
	const draw = (traveller: string, width: number, step: number) => [
		pageOf(
			[
				set(20, 30, 'Northern Light Railways'),
				...lines.map((line, i) => set(20, 50 + step * i, line)),
				set(20, 150, 'Traveller'),
				set(80, 150, traveller),
			],
			{ width },
		),
	];
	const { lesson } = learnFromPages(draw('Ann Bell', 600, 20), { data }, { traveller: 'Ann Bell' });
	const next = draw('Ben Cole', 210, 30);
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ traveller: 'Ben Cole' });
});
