import { expect, test } from '@jest/globals';
import type { Lesson } from '../../engine/src/model/memory.ts';
import { createHashSeal, exchangeHashes } from '../../engine/src/platform/store/seal-hashes.ts';

const KEY = Buffer.alloc(32, 7);
const HASHES = 2 ** 30;

test('sealed hashes can be opened with the same key alone', () => {
	const [own, other] = [createHashSeal(KEY), createHashSeal(Buffer.alloc(32, 8))];
	expect(own.id).not.toBe(other.id);
	const hashes = Array.from({ length: 20_000 }, (_, i) => (i * 53_687) % HASHES);
	const sealed = hashes.map(own.seal);
	expect(sealed.map(own.open)).toEqual(hashes);
	expect(sealed.every((hash) => hash >= 0 && hash < HASHES)).toBe(true);
	expect(new Set(sealed).size).toBe(hashes.length);
	// By chance, one in 2^30 is the same.
	const same = (list: readonly number[]) => list.filter((hash, i) => hash === hashes[i]).length;
	expect(same(sealed)).toBeLessThan(2);
	expect(same(sealed.map(other.open))).toBeLessThan(2);
});

test('one bit of a hash changes about half of the bits of its seal', () => {
	const { seal } = createHashSeal(KEY);
	let changed = 0;
	for (let i = 0; i < 1000; i += 1) {
		const bits = seal(i) ^ seal(i ^ (1 << (i % 30)));
		changed += bits.toString(2).replaceAll('0', '').length;
	}
	expect(changed / 1000).toBeGreaterThan(14);
	expect(changed / 1000).toBeLessThan(16);
});

test('every hash of a lesson is exchanged, and nothing else', () => {
	const place = { page: 0, fromEnd: 0, x0: 1, x1: 2, y: 3, words: 1, more: 0 };
	const more = { digits: true, ends: false, below: { list: 'items', down: 4 } };
	const lesson: Lesson = {
		version: 1,
		anchors: [[100, 1, 2, 50]],
		filled: [[101, 3, 4]],
		fields: [
			{
				path: 'total',
				places: [
					{
						...place,
						...more,
						nearby: [[102, 5, 6]],
						before: 103,
						after: 104,
						lead: [114],
						trail: [115],
						cell: { row: 117, column: 118 },
					},
					{ form: 105 },
				],
				wrong: [{ ...place, ...more, nearby: [[116, 5, 6]] }],
			},
		],
		senders: [119],
		tables: [
			{
				path: 'items',
				columns: [{ head: 106, path: 'sku' }],
				rows: { begin: [[107, 7, 8]], end: [108], columns: [], literals: [109] },
				entries: {
					begin: [[110, 9, 9]],
					end: [111],
					starts: [1],
					right: 2,
					sizes: [3],
					largest: 3,
					lines: 1,
					values: 2,
					columns: [],
					steps: [{ from: -1, to: 0, lead: [112, '|'], tail: [113] }],
				},
			},
		],
	};
	const shift = (by: number) => (hash: number) => hash + by;
	const text = JSON.stringify(exchangeHashes(lesson, shift(900)));
	const hashes = Array.from({ length: 20 }, (_, i) => String(1000 + i));
	expect(text.match(/\b1\d{3}\b/g)?.sort()).toEqual(hashes);
	expect(exchangeHashes(exchangeHashes(lesson, shift(900)), shift(-900))).toEqual(lesson);
});
