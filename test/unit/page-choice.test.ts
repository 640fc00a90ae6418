import { describe, expect, test } from '@jest/globals';
import {
	choosePages,
	readPageChoice,
	writePageChoice,
} from '../../engine/src/model/page-choice.ts';

describe('the choice of pages', () => {
	test.each([
		['1', [0]],
		['1-3,7,-1', [0, 1, 2, 6, 9]],
		['7, 1 - 3, 2', [0, 1, 2, 6]],
		['-3--1', [7, 8, 9]],
		['9--1', [8, 9]],
		['-2-10', [8, 9]],
		['8-400', [7, 8, 9]],
		['3,400', [2]],
	])('%s of ten pages', (text, indexes) => {
		expect(choosePages(readPageChoice(text), 10)).toEqual(indexes);
	});

	test('without one every page is chosen', () => {
		expect(choosePages(undefined, 3)).toEqual([0, 1, 2]);
	});

	test('one that names no page of the document is refused, and says how many there are', () => {
		for (const text of ['11', '-11', '11-20', '6--6']) {
			expect(() => choosePages(readPageChoice(text), 10)).toThrow(
				expect.objectContaining({
					code: 'PAGES_NOT_THERE',
					message: `The document has 10 pages, and none of the requested "pages" (${text}).`,
					pages: 10,
				}),
			);
		}
	});

	test.each([
		['a', 'such as 1-3,7,-1'],
		['1,,2', 'such as 1-3,7,-1'],
		['1-', 'such as 1-3,7,-1'],
		['1.5', 'such as 1-3,7,-1'],
		['9999999', 'such as 1-3,7,-1'],
		['0', 'counted from 1'],
		['0-3', 'counted from 1'],
		['3-1', 'the range 3-1 runs backwards'],
		['-1--3', 'the range -1--3 runs backwards'],
		['1,'.repeat(600), 'at most 1000 characters'],
	])('%j is refused', (text, message) => {
		expect(() => readPageChoice(text)).toThrow(
			expect.objectContaining({
				code: 'INVALID_REQUEST',
				faults: [{ path: 'pages', message: expect.stringContaining(message) as unknown }],
			}),
		);
	});

	test('the same choice is written the same way', () => {
		expect(writePageChoice(readPageChoice(' 1 - 3 ,7,  -1'))).toBe('1-3,7,-1');
	});
});
