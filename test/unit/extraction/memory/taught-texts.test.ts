import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const data: FieldMap = { remark: { type: 'string' } };
const sheet = (remark: string) => [
	pageOf([
		put(50, 40, 'Harbour Works Order Sheet', 14),
		put(50, 70, 'Return the white copy to the office'),
		put(50, 120, 'Wish of the customer'),
		put(200, 120, remark),
		put(50, 160, 'Foreman of the yard'),
		put(50, 700, 'Sheets are kept for ten years'),
	]),
];
const { lesson } = learnFromPages(sheet('Paint twice'), { data }, { remark: 'Paint twice' });
const read = (remark: string) =>
	extractFromPages(sheet(remark), { data }, { lessons: [lesson] })?.result;

test('a text that is longer than taught is read beyond a comma', () => {
	const remark = 'Deliver to dock three, call the yard ahead';
	expect(read(remark)).toEqual({ remark });
});

test('a number at the place of a taught text is not taken for it', () => {
	expect(read('31.12.2019')).toEqual({ remark: null });
});
