import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import pino from 'pino';
import type { Quota } from '../../engine/src/accounts/quota.ts';
import type { Caller } from '../../engine/src/model/account.ts';
import type { Template } from '../../engine/src/model/template.ts';
import { createParseDocuments } from '../../engine/src/parsing/parse-documents.ts';
import type { Pool } from '../../engine/src/pipeline/pool.ts';

const limits = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
const caller = {
	account: { id: 'account' },
	apiKey: { mode: 'live' },
	plan: { pagesPerMonth: 1000 },
} as Caller;

/** A request of so many documents of one page, on a pool and a ledger that answer as told. */
function parse(
	documents: number,
	{
		open = () => Promise.resolve(),
		quota = {},
	}: { open?: () => Promise<void>; quota?: Partial<Quota> },
) {
	const pool = {
		run: async () => {
			await open();
			const extraction = { result: { read: true }, details: [] };
			return { pageCount: 1, outcome: { extraction }, scans: [] };
		},
	} as unknown as Pool;
	const ledger = {
		readUsage: () => Promise.resolve({ remaining: 1000, resetsAt: new Date(0) }),
		reserve: () => Promise.resolve('reservation'),
		commit: () => Promise.resolve(true),
		release: () => Promise.resolve(true),
		...quota,
	} as unknown as Quota;
	const candidates = Array.from({ length: documents }, (_, i) => ({
		filename: `${i}.pdf`,
		document: { path: `/nowhere/${i}`, type: 'pdf' as const, filename: `${i}.pdf`, sha256: '' },
	}));
	return createParseDocuments({ pool, quota: ledger, limits, deadlineMs: 3_600_000 })({
		caller,
		template: { schema: { data: {} } } as Template,
		candidates,
		languages: ['eng'],
		signal: new AbortController().signal,
		log: pino({ level: 'silent' }),
	});
}

test('of a large request only a few documents are read at a time, and all in the end, in order', async () => {
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

test('pages are held for longer than a request may last', async () => {
	const held: (number | null)[] = [];
	const reserve: Quota['reserve'] = ({ holdMs }) => {
		held.push(holdMs);
		return Promise.resolve('reservation');
	};
	await parse(1, { quota: { reserve } });
	expect(held).toEqual([3_660_000]);
});

test('a document whose pages are no longer held when it is done has failed, and costs nothing', async () => {
	const { entries, pageUsed } = await parse(1, { quota: { commit: () => Promise.resolve(false) } });
	expect(entries).toMatchObject([
		{ pageCount: 1, pageUsed: 0, details: [], problem: { code: 'DOCUMENT_TIMEOUT' } },
	]);
	expect(pageUsed).toBe(0);
});
