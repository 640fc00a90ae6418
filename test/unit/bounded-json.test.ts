import { expect, test } from '@jest/globals';
import { parseBoundedJson } from '../../engine/src/model/bounded-json.ts';

const LIMITS = { maxDepth: 3, maxValues: 10, maxMembers: 3 };
const read = (text: string) => parseBoundedJson(Buffer.from(text), LIMITS);

test.each([
	'1',
	'"a"',
	'{"a":{"b":[1]}}',
	'[1,2,3,4,5,6,7,8,9]',
	'"[[[[[[,,,,,,,,,,,,,,,,:::::::"',
	'["\\"[[[[[[[", "\\\\"]',
	'{"a":1,"b":2,"c":3}',
	'["ü[","]😀"]',
])('%s is parsed', (text) => {
	expect(read(text)).toEqual({ outcome: 'parsed', value: JSON.parse(text) as unknown });
});

test.each(['[[[[1]]]]', '{"a":{"a":{"a":{}}}}', '[1,2,3,4,5,6,7,8,9,10]', '[{},{},{},{},{}]'])(
	'%s is too complex',
	(text) => {
		expect(read(text)).toEqual({ outcome: 'tooComplex' });
	},
);

test('so is an object of more members than allowed, and not two of as many', () => {
	expect(read('{"a":1,"b":2,"c":3,"d":4}')).toEqual({ outcome: 'tooComplex' });
	expect(read('[{"a":1,"b":2},{"a":1,"b":2}]').outcome).toBe('parsed');
});

test.each(['', '{', ']', ']]]]]]', '"', '"\\', '{"a":1}}', '\0', '[1,]'])(
	'%j is malformed',
	(text) => {
		expect(read(text)).toEqual({ outcome: 'malformed' });
	},
);

test('bytes that are not UTF-8 are malformed', () => {
	expect(parseBoundedJson(Buffer.from([0x22, 0xff, 0x22]), LIMITS)).toEqual({
		outcome: 'malformed',
	});
});

test('100,000 levels are refused without recursion', () => {
	expect(read('['.repeat(100_000))).toEqual({ outcome: 'tooComplex' });
	expect(read('{"a":'.repeat(100_000))).toEqual({ outcome: 'tooComplex' });
});
