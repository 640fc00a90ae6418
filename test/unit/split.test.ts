import { describe, expect, test } from '@jest/globals';
import { pagesOfSplit, readSplit, writeSplit } from '../../engine/src/model/split.ts';

test.each([
	['auto', { by: 'auto' }],
	['none', { by: 'none' }],
	['2', { by: 'count', pages: 2 }],
	['4-4', { by: 'ranges', ranges: [{ from: 4, to: 4 }] }],
	[
		'1-3, 4,5-9',
		{
			by: 'ranges',
			ranges: [
				{ from: 1, to: 3 },
				{ from: 4, to: 4 },
				{ from: 5, to: 9 },
			],
		},
	],
])('%s is understood, and written as it was', (text, split) => {
	expect(readSplit(text)).toEqual(split);
	expect(readSplit(writeSplit(readSplit(text)))).toEqual(split);
});

describe('a split that makes no sense is refused with what is wrong', () => {
	test.each([
		['', 'must be auto'],
		['all', 'must be auto'],
		['0', 'at least one page'],
		['0-3', 'counted from 1'],
		['3-1', 'runs backwards'],
		['1-3,3-5', 'must begin after page 3'],
		['4,1-2', 'must begin after page 4'],
		['1-3,', 'must be auto'],
		['-1', 'must be auto'],
		['1-9999999', 'must be auto'],
		[Array.from({ length: 301 }, (_, i) => i + 1).join(), 'at most 300 ranges'],
		['1'.repeat(5000), 'at most 4000 characters'],
	])('%.20s', (text, message) => {
		expect(() => readSplit(text)).toThrow(message);
	});
});

test('ranges say which pages are read, and pages beside them are refused', () => {
	const ranges = readSplit('2-3,5-5');
	expect(pagesOfSplit(ranges, undefined)).toEqual([
		{ from: 2, to: 3 },
		{ from: 5, to: 5 },
	]);
	expect(() => pagesOfSplit(ranges, [{ from: 1, to: 1 }])).toThrow('leave out pages');
	expect(pagesOfSplit({ by: 'auto' }, [{ from: 1, to: 1 }])).toEqual([{ from: 1, to: 1 }]);
});
