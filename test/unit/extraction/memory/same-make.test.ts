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
