import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { shareTurns } from '../../engine/src/services/intake/share-turns.ts';

function work(ms: number): void {
	const until = performance.now() + ms;
	while (performance.now() < until);
}

test('many busy connections together leave time for other work', async () => {
	const takeTurn = shareTurns({ maxBusyMs: 10 });
	let [isOver, pieces, turns, longest] = [false, 0, 0, 0];
	const connections = Array.from({ length: 24 }, async (_, id) => {
		const connection = { id };
		while (!isOver) {
			await takeTurn(connection);
			work(2);
			pieces += 1;
		}
	});
	let before = 0;
	for (; turns < 100; turns += 1) {
		await nextTurn();
		longest = Math.max(longest, pieces - before);
		before = pieces;
	}
	isOver = true;
	await Promise.all(connections);
	expect(pieces).toBeGreaterThan(50);
	// Turns may be observed in pairs.
	expect(longest).toBeLessThanOrEqual(3);
});

test('one connection works without waiting while a turn has time', async () => {
	const takeTurn = shareTurns({ maxBusyMs: 1000 });
	let isNext = false;
	setImmediate(() => (isNext = true));
	const connection = {};
	for (let i = 0; i < 100; i += 1) await takeTurn(connection);
	expect(isNext).toBe(false);
});

test('connections go on in the order in which they waited', async () => {
	const takeTurn = shareTurns({ maxBusyMs: 0 });
	const order: number[] = [];
	await takeTurn({});
	await Promise.all([1, 2, 3].map((n) => takeTurn({ n }).then(() => order.push(n))));
	expect(order).toEqual([1, 2, 3]);
});
