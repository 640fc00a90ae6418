import { expect, test } from '@jest/globals';
import { batchWrites } from '../../engine/src/platform/store/batch-writes.ts';

test('items that arrive during a write go into the next one, and each gets its own result', async () => {
	const batches: number[][] = [];
	const write = batchWrites(async (items: number[]) => {
		batches.push(items);
		await new Promise((resolve) => setImmediate(resolve));
		return items.map((item) => item * 10);
	}, 3);
	const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(write));
	expect(answers).toEqual([10, 20, 30, 40, 50, 60]);
	expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
});

test('an item that cannot be written fails alone, and the next write continues', async () => {
	const write = batchWrites(async (items: string[]) => {
		await new Promise((resolve) => setImmediate(resolve));
		if (items.includes('bad')) throw new Error('value too long');
		return items;
	}, 10);
	const settled = await Promise.allSettled(['first', 'bad', 'with it'].map(write));
	expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
	expect(await write('later')).toBe('later');
});

test('without a database all of them fail at once', async () => {
	let writes = 0;
	const write = batchWrites(async (): Promise<string[]> => {
		writes += 1;
		await new Promise((resolve) => setImmediate(resolve));
		throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
	}, 10);
	const settled = await Promise.allSettled(['first', 'second', 'third'].map(write));
	expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
	expect(writes).toBe(2);
});
