import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { learnFromPages } from '../../../support/recipe.ts';
import { hashText } from '../../../../engine/src/reading/extraction/memory/hash-words.ts';
import { pageOf, put } from '../../../support/pages.ts';

const NAMES = ['mon', 'tue', 'wed', 'thu'];
const HEADS = ['Mo', 'Tu', 'We', 'Th'];
const properties: FieldMap = {
	who: { type: 'string' },
	...Object.fromEntries(NAMES.map((name) => [name, { type: 'number' as const }])),
};
const data: FieldMap = {
	crew: { type: 'array', itemType: 'object', itemSchema: { properties } },
};
const HOURS = [
	['Merrow', 7.5, 7.5, 9, 7.5],
	['Ellery', 8, 8.5, 6, 7.5],
	['Barlow', null, 8, 6, 8],
	['Fenwick', 9, 8, 7.5, 8],
	['Okafor', 8, 7.5, 8, 9],
] as const;

test('columns that hold the same few numbers are told apart by their rows', () => {
	const words = HOURS.flatMap(([who, ...hours], i) => [
		put(50, 225 + 18 * i, who),
		...hours.flatMap((one, day) =>
			one === null ? [] : [put(200 + 70 * day, 225 + 18 * i, String(one))],
		),
	]);
	const page = pageOf([
		put(50, 40, 'Harbour Dredging Crew Hours', 14),
		put(50, 70, 'To be handed in on Friday evening'),
		put(50, 200, 'Name'),
		...HEADS.map((head, day) => put(200 + 70 * day, 200, head)),
		...words,
		put(50, 700, 'Hours are paid at the end of the month'),
	]);
	const crew = HOURS.map(([who, mon, tue, wed, thu]) => ({ who, mon, tue, wed, thu }));
	const { lesson } = learnFromPages([page], { data }, { crew });
	const columns = lesson.tables[0]?.columns ?? [];
	const headOf = (path: string) => columns.find((one) => one.path === path)?.head;
	expect(NAMES.map(headOf)).toEqual(HEADS.map(hashText));
});
