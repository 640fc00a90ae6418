import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startLeasedWork } from '../../engine/src/platform/store/leased-work.ts';
import type { LeasedWork } from '../../engine/src/platform/store/leased-work.ts';

type Piece = { id: number; end: (error?: Error) => void; done: Promise<undefined> };

const ROOM = 2;
let serial: number;
let due: number;
let fault: Error | undefined;
let begun: Piece[];
let loop: LeasedWork<Piece>;
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const told = () => log.error.mock.calls.map((call) => call[1]);

beforeEach(() => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	[serial, due, fault, begun] = [0, 0, undefined, []];
});
afterEach(async () => {
	for (const { end } of begun) end();
	await loop.stop();
	jest.useRealTimers();
});

function newPiece(): Piece {
	const { promise, resolve, reject } = Promise.withResolvers<undefined>();
	const end = (error?: Error) => (error ? reject(error) : resolve(undefined));
	return { id: (serial += 1), done: promise, end };
}

function start(): void {
	loop = startLeasedWork<Piece>({
		take: async (begin, running) => {
			await Promise.resolve();
			if (fault) throw fault;
			if (due === 0 || running.length >= ROOM) return false;
			due -= 1;
			begin(newPiece());
			return true;
		},
		work: (piece) => {
			begun.push(piece);
			return piece.done;
		},
		idsOf: ({ id }) => ({ id }),
		messages: { notTaken: 'not taken', notSettled: 'not settled' },
		log,
	});
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('claims as much as there are slots, and the next when one has ended', async () => {
	due = 3;
	start();
	await pass(0);
	expect(begun.map(({ id }) => id)).toEqual([1, 2]);
	begun[0]?.end();
	await pass(0);
	expect(begun.map(({ id }) => id)).toEqual([1, 2, 3]);
	expect(loop.running().map(({ id }) => id)).toEqual([2, 3]);
});

test('finds work that became due silently within a second', async () => {
	start();
	await pass(0);
	due = 1;
	await pass(1000);
	expect(begun).toHaveLength(1);
});

test('looks when work is announced for later', async () => {
	start();
	await pass(0);
	loop.lookIn(300);
	due = 1;
	await pass(299);
	expect(begun).toHaveLength(0);
	await pass(1);
	expect(begun).toHaveLength(1);
});

test('a piece that cannot be settled is logged and frees its slot', async () => {
	due = 3;
	start();
	await pass(0);
	begun[0]?.end(new Error('lost'));
	await pass(0);
	expect(told()).toEqual(['not settled']);
	expect(begun).toHaveLength(3);
});

test('an unavailable database is logged once until it is back', async () => {
	fault = new Error('away');
	start();
	await pass(5000);
	expect(told()).toEqual(['not taken']);
	[fault, due] = [undefined, 1];
	await pass(1000);
	expect(begun).toHaveLength(1);
	fault = new Error('away again');
	await pass(5000);
	expect(told()).toEqual(['not taken', 'not taken']);
});

test('after a stop it claims no more, and started pieces can be awaited', async () => {
	due = 3;
	start();
	await pass(0);
	await loop.stop();
	let isSettled = false;
	const settled = loop.settled().then(() => (isSettled = true));
	begun[0]?.end();
	await pass(5000);
	expect(isSettled).toBe(false);
	begun[1]?.end();
	await settled;
	expect(begun).toHaveLength(2);
});
