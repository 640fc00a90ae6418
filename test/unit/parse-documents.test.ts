import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import pino from 'pino';
import type { Quota } from '../../engine/src/services/accounts/quota.ts';
import type { Caller } from '../../engine/src/model/account.ts';
import { problem } from '../../engine/src/model/problem.ts';
import type { Template } from '../../engine/src/model/template.ts';
import { createParseDocuments } from '../../engine/src/services/parsing/parse-documents.ts';
import type { Admission } from '../../engine/src/services/parsing/admission.ts';
import type { Turn } from '../../engine/src/reading/pipeline/pool.ts';

const limits = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
const caller = {
	account: { id: 'account' },
	apiKey: { mode: 'live' },
	plan: { pagesPerMonth: 1000 },
} as Caller;

/** A request with this number of one-page documents, on a scripted pool and ledger. */
function parse(
	documents: number,
	{
		open = () => Promise.resolve(),
		quota = {},
		signal = new AbortController().signal,
		prepareAnswer,
	}: {
		open?: (i: number) => Promise<void>;
		quota?: Partial<Quota>;
		signal?: AbortSignal;
		prepareAnswer?: () => Promise<void>;
	},
) {
	let [opened, reserved] = [0, 0];
	const turn = {
		expectScans: () => undefined,
		run: async () => {
			await open((opened += 1));
			const extraction = { result: { read: true }, details: [] };
			return { pageCount: 1, chosenCount: 1, result: { extraction }, scans: [] };
		},
	} as unknown as Turn;
	const admission = {
		refuseWhenBusy: () => undefined,
		takeTurn: (_visitor: unknown, _type: unknown, work: (one: Turn) => Promise<unknown>) =>
			work(turn),
	} as unknown as Admission;
	const ledger = {
		readUsage: () => Promise.resolve({ remaining: 1000, resetsAt: new Date(0) }),
		newReservationId: () => `reservation ${(reserved += 1)}`,
		reserve: () => Promise.resolve('reservation'),
		commitAll: (list: { id: string }[]) => Promise.resolve(new Set(list.map(({ id }) => id))),
		release: () => Promise.resolve(true),
		...quota,
	} as unknown as Quota;
	const testAllowance = { spend: () => Promise.resolve() };
	const candidates = Array.from({ length: documents }, (_, i) => ({
		filename: `${i}.pdf`,
		document: { path: `/nowhere/${i}`, type: 'pdf' as const, filename: `${i}.pdf`, sha256: '' },
	}));
	return createParseDocuments({
		admission,
		quota: ledger,
		testAllowance,
		memory: { open: () => Promise.resolve(undefined), listSeen: () => Promise.resolve([]) },
		decisions: { open: () => Promise.resolve({ boundaries: [], templates: [] }) },
		maxDocuments: 300,
		limits,
		deadlineMs: 3_600_000,
	})(
		{
			caller,
			by: { template: { schema: { data: {} } } as Template, sorting: null },
			candidates,
			languages: ['eng'],
			signal,
			log: pino({ level: 'silent' }),
		},
		prepareAnswer,
	);
}

test('a large request is read a few documents at a time, completely and in order', async () => {
	let [active, most] = [0, 0];
	const open = async () => {
		active += 1;
		most = Math.max(most, active);
		await setImmediate();
		active -= 1;
	};
	const { entries, pageUsed } = await parse(30, { open });
	expect(most).toBe(4);
	expect(entries.map(({ filename }) => filename)).toEqual(
		Array.from({ length: 30 }, (_, i) => `${i}.pdf`),
	);
	expect(pageUsed).toBe(30);
});

test('reservations last longer than a request', async () => {
	const held: (number | null)[] = [];
	const reserve: Quota['reserve'] = ({ holdMs }) => {
		held.push(holdMs);
		return Promise.resolve('reservation');
	};
	await parse(1, { quota: { reserve } });
	expect(held).toEqual([3_660_000]);
});

test('a document whose reservation has expired fails, and costs nothing', async () => {
	const { entries, pageUsed } = await parse(1, {
		quota: { commitAll: () => Promise.resolve(new Set()) },
	});
	expect(entries).toMatchObject([
		{ pageCount: 1, pageUsed: 0, details: [], problem: { code: 'DOCUMENT_TIMEOUT' } },
	]);
	expect(pageUsed).toBe(0);
});

describe('a request of several documents that is not answered', () => {
	/** Runs it and returns which reservations were charged and which were released. */
	async function settle(how: Parameters<typeof parse>[1]) {
		const [charged, released]: [string[], string[]] = [[], []];
		const answer = await parse(5, {
			...how,
			quota: {
				commitAll: (list) => {
					charged.push(...list.map(({ id }) => id));
					return Promise.resolve(new Set(charged));
				},
				release: (id) => Promise.resolve(released.push(id) > 0),
				...how.quota,
			},
		}).catch((error: unknown) => error);
		return { answer, charged, released: new Set(released) };
	}

	test('is charged for none when one of them meets an unexpected error', async () => {
		const open = (i: number) => (i === 5 ? Promise.reject(new Error('bug')) : Promise.resolve());
		const { answer, charged, released } = await settle({ open });
		expect(answer).toEqual(new Error('bug'));
		expect(charged).toEqual([]);
		expect(released.size).toBe(4);
	});

	test('is charged for none when its answer cannot be built', async () => {
		const prepareAnswer = () => Promise.reject(new RangeError('too large'));
		const { answer, charged, released } = await settle({ prepareAnswer });
		expect(answer).toEqual(new RangeError('too large'));
		expect(charged).toEqual([]);
		expect(released.size).toBe(5);
	});

	test('is charged for none when the client has disconnected before the last was read', async () => {
		const client = new AbortController();
		const open = async (i: number) => {
			if (i === 5) client.abort(new Error('the client has disconnected'));
			await setImmediate();
		};
		const { answer, charged, released } = await settle({ open, signal: client.signal });
		expect(answer).toEqual(new Error('the client has disconnected'));
		expect(charged).toEqual([]);
		expect(released.size).toBe(5);
	});

	test('is charged for none when the ledger cannot be written', async () => {
		const commitAll = () => Promise.reject(new Error('away'));
		const { answer, released } = await settle({ quota: { commitAll } });
		expect(answer).toEqual(new Error('away'));
		expect(released.size).toBe(5);
	});
});

test('documents that were read before the deadline are charged and answered', async () => {
	const deadline = new AbortController();
	const open = async (i: number) => {
		if (i === 2) deadline.abort(problem('DOCUMENT_TIMEOUT', { seconds: 1 }));
		await setImmediate();
	};
	expect(await parse(2, { open, signal: deadline.signal })).toMatchObject({ pageUsed: 2 });
});
