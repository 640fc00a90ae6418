import { describe, expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { lessonSchema } from '../../../../engine/src/services/memory/lesson-schema.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

describe('an answer that a person marks with a cross', () => {
	const data: FieldMap = { tide: { type: 'string' }, wind: { type: 'string' } };
	const TIDES = ['Spring tide', 'Neap tide', 'Ebb'];
	const WINDS = ['Calm', 'Breeze', 'Gale'];
	const draw = (tide: string | null, wind: string | null) => [
		pageOf([
			put(50, 40, 'Harbour Watch Slip', 14),
			put(50, 70, 'Cross out what was seen at noon'),
			put(50, 120, 'State of the water'),
			// The cross and its answer are one text.
			...TIDES.map((one, i) => put(200 + 110 * i, 120, tide === one ? `X ${one}` : one)),
			put(50, 160, 'State of the air'),
			// The cross is a text of its own.
			...WINDS.flatMap((one, i) => [
				...(wind === one ? [put(200 + 110 * i, 160, 'X')] : []),
				put(220 + 110 * i, 160, one),
			]),
			put(50, 700, 'Slips are kept in the watch house'),
		]),
	];
	const right = { tide: 'Neap tide', wind: 'Calm' };
	const { lesson, notLearnt } = learnFromPages(draw(right.tide, right.wind), { data }, right);
	const read = (tide: string | null, wind: string | null) =>
		extractFromPages(draw(tide, wind), { data }, { lessons: [lesson] })?.result;

	test('is learnt', () => {
		expect(notLearnt).toEqual([]);
		expect(lessonSchema.safeParse(lesson).success).toBe(true);
	});

	test('is the printed answer after the cross on the next document', () => {
		expect(read('Spring tide', 'Gale')).toEqual({ tide: 'Spring tide', wind: 'Gale' });
		expect(read('Ebb', 'Breeze')).toEqual({ tide: 'Ebb', wind: 'Breeze' });
	});

	test('is not the answer at the taught place without a cross', () => {
		const without = read(null, 'Gale');
		expect(without?.wind).toBe('Gale');
		expect(without?.tide).not.toBe('Neap tide');
	});
});
