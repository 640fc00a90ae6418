import { describe, expect, test } from '@jest/globals';
import { createCache } from '../../../../engine/src/reading/extraction/encoder/cache.ts';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import type { Field } from '../../../../engine/src/reading/extraction/request/read-fields.ts';

describe('fields that are remembered', () => {
	test('are read once, and apart where anything about them differs', () => {
		const reading = { remember: createCache<Field>(10) };
		const total = readField(['total'], { type: 'number' }, reading);
		expect(readField(['total'], { type: 'number' }, reading)).toBe(total);
		for (const other of [
			readField(['net', 'total'], { type: 'number' }, reading),
			readField(['total'], { type: 'string' }, reading),
			readField(['total'], { type: 'number', description: 'Tax' }, reading),
			readField(['total'], { type: 'number' }, { ...reading, inRow: true }),
		])
			expect(other).not.toBe(total);
		expect(readField(['total'], { type: 'number' })).toEqual(total);
	});

	test('are forgotten when there are too many', () => {
		const remember = createCache<number>(3);
		let reads = 0;
		const read = (key: string) => remember(key, () => (reads += 1));
		for (const key of ['a', 'b', 'c', 'a']) read(key);
		expect(reads).toBe(3);
		read('d');
		expect(read('a')).toBe(5);
	});
});
