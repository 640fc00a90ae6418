import { expect, test } from '@jest/globals';
import { createSlots } from '../../../engine/src/reading/second-reader/slots.ts';

const never = () => new AbortController().signal;

/** Requests a slot for each name and records who got one, with its release function. */
function openHall(count: number) {
	const slots = createSlots(count);
	const entered: string[] = [];
	const exits = new Map<string, () => void>();
	return {
		entered,
		queue: async (name: string, signal = never()) => {
			const leave = await slots.enter(name[0] ?? '', signal);
			entered.push(name);
			exits.set(name, leave);
		},
		leave: async (name: string) => {
			exits.get(name)?.();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

test('an account that queued a thousand questions does not keep another waiting for them', async () => {
	const { entered, queue, leave } = openHall(2);
	const all = Array.from({ length: 1000 }, (_, i) => queue(`a${i}`));
	await all[1];
	void queue('b0');
	void queue('b1');
	expect(entered).toEqual(['a0', 'a1']);
	await leave('a0');
	expect(entered.at(-1)).toBe('b0');
	await leave('a1');
	// From here on, each account holds at most one slot, and they take turns.
	expect(entered.at(-1)).toBe('a2');
	await leave('b0');
	expect(entered.at(-1)).toBe('b1');
});

test('several accounts take turns, each in its own order', async () => {
	const { entered, queue, leave } = openHall(1);
	await queue('a0');
	for (const name of ['a1', 'a2', 'b0', 'b1', 'c0']) void queue(name);
	for (const name of ['a0', 'b0', 'c0', 'a1', 'b1', 'a2']) await leave(name);
	expect(entered).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2']);
});

test('one account uses every slot while nobody else waits', async () => {
	const { entered, queue } = openHall(3);
	await Promise.all([queue('a0'), queue('a1'), queue('a2')]);
	expect(entered).toHaveLength(3);
});

test('who gives up waiting loses no slot, and who leaves twice frees one', async () => {
	const { entered, queue, leave } = openHall(1);
	await queue('a0');
	const abort = new AbortController();
	const gone = queue('b0', abort.signal);
	void queue('c0');
	void queue('d0');
	abort.abort(new Error('gone'));
	await expect(gone).rejects.toThrow('gone');
	await leave('a0');
	await leave('a0');
	expect(entered).toEqual(['a0', 'c0']);
});
