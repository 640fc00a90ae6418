import { describe, expect, test } from '@jest/globals';
import type { Box, Word } from '../../../../engine/src/model/document.ts';
import { boxAround } from '../../../../engine/src/model/geometry.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { lessonSchema } from '../../../../engine/src/services/memory/lesson-schema.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const data: FieldMap = {
	bornOn: { type: 'date' },
	berth: { type: 'string' },
	seenOn: { type: 'date' },
};

/** One letter to a box, 20 points apart. */
function comb(x: number, y: number, text: string): Word[] {
	return Array.from(text).flatMap((letter, i) => put(x + 20 * i, y, letter));
}

const BORN = (day: string, month: string, year: string): Word[][] => [
	put(200, 120, day),
	put(260, 120, month),
	put(320, 120, year),
];
const SEEN = (day: string, month: string, year: string): Word[][] => [
	comb(200, 200, day),
	put(260, 200, month),
	comb(320, 200, year),
];

function draw(born: Word[][], berth: string, seen: Word[][]) {
	return [
		pageOf([
			put(50, 40, 'Harbour Pilot Register', 14),
			put(50, 70, 'One letter or digit to a box please'),
			put(50, 120, 'Came to the world'),
			...born,
			put(50, 160, 'Usual mooring'),
			comb(200, 160, berth),
			put(400, 160, 'upstream'),
			put(50, 200, 'Examined'),
			...seen,
			put(50, 700, 'Registers are kept for ninety years'),
		]),
	];
}

const born = BORN('02', '11', '1974');
const seen = SEEN('20', 'JAN', '03');
const pages = draw(born, 'K47', seen);
const right = { bornOn: '1974-11-02', berth: 'K47', seenOn: '2003-01-20' };
const at = (words: readonly Word[]): { page: number; box: Box } => ({
	page: 0,
	box: boxAround(words),
});
const places = new Map([
	['bornOn', at(born.flat())],
	['berth', at(comb(200, 160, 'K47'))],
	['seenOn', at(seen.flat())],
]);

describe('a value that is written into several boxes', () => {
	const made = learnFromPages(pages, { data }, right, { places });

	test('is learnt if a person points at the boxes', () => {
		expect(made.notLearnt).toEqual([]);
		expect(lessonSchema.safeParse(made.lesson).success).toBe(true);
	});

	test('is read from the same boxes of the next document', () => {
		const next = draw(BORN('30', '06', '1981'), 'B12', SEEN('07', 'MAY', '11'));
		const found = extractFromPages(next, { data }, { lessons: [made.lesson] });
		expect(found?.result).toEqual({
			bornOn: '1981-06-30',
			berth: 'B12',
			seenOn: '2011-05-07',
		});
	});

	test('may fill more boxes, but not the print beside them', () => {
		const next = draw(born, 'QUAY9', seen);
		const found = extractFromPages(next, { data }, { lessons: [made.lesson] });
		expect(found?.result.berth).toBe('QUAY9');
	});

	test('is not found in empty boxes', () => {
		const next = draw([], '', []);
		const found = extractFromPages(next, { data }, { lessons: [made.lesson] });
		expect(found?.result).toEqual({ bornOn: null, berth: null, seenOn: null });
	});
});
