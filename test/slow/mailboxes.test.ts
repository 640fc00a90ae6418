import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { startImapServer } from '../support/imap-server.ts';
import { readFirstKey } from '../support/job-client.ts';
import { allowServer, listMails, mailboxOn } from '../support/mailbox-client.ts';
import { makeEml } from '../support/mails.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const MAILS = Number(process.env.MAILBOX_TEST_MAILS ?? 1000);
const KILLS = 8;

type Page = {
	nextCursor: string | null;
	mails: { uid: number; state: string; jobIds: string[] }[];
	jobs: { fileName: string }[];
};

test('every mail becomes one job, although two workers are killed again and again', async () => {
	const place = await mkdtemp(join(tmpdir(), 'mailbox-'));
	const server = await startImapServer(place);
	const environment = {
		...WITHOUT_OCR,
		...allowServer(server),
		DATA_DIR: join(place, 'data'),
		PORT: '0',
		// What a killed worker held is taken up again soon.
		JOB_LEASE_SECONDS: '2',
		PLANS: JSON.stringify({ premium: { requestsPerMinute: 100_000 } }),
	};
	let api: EngineProcess | undefined;
	const workers: EngineProcess[] = [];
	try {
		api = await startEngineProcess({ ...environment, ROLE: 'api' });
		const { url } = api;
		const headers = { 'x-api-key': readFirstKey(api), 'content-type': 'application/json' };
		const ask = async <T>(path: string, body?: unknown): Promise<T> => {
			const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
			return (await (await fetch(url + path, { headers, ...init })).json()) as T;
		};
		const listAll = async <T>(path: string, read: (page: Page) => T[]): Promise<T[]> => {
			const all: T[] = [];
			let cursor: string | null = '';
			while (cursor !== null) {
				const query = cursor === '' ? '?limit=100' : `?limit=100&cursor=${cursor}`;
				const page: Page = await ask(path + query);
				for (const one of read(page)) all.push(one);
				cursor = page.nextCursor;
			}
			return all;
		};
		const [template] = await ask<{ id: string }[]>('/v1/templates');
		const mailbox = mailboxOn(server, template?.id ?? '');
		const { id } = await ask<{ id: string }>('/v1/mailboxes', mailbox);
		for (let i = 0; i < MAILS; i += 1) {
			const attached = [{ name: `${i}.txt`, content: Buffer.from(`Invoice number K-${i}`) }];
			await server.deliver(makeEml({ subject: `Mail ${i}`, attached }).toString('latin1'));
		}
		const start = () => startEngineProcess({ ...environment, ROLE: 'worker' });
		workers.push(await start(), await start());
		for (let i = 0; i < KILLS; i += 1) {
			// In the middle of downloading, accepting or marking.
			await setTimeout(500 + 1500 * Math.random());
			const victim = workers.shift();
			victim?.kill('SIGKILL');
			await victim?.exited;
			workers.push(await start());
		}
		const isDone = async () =>
			((await listMails(server)) ?? []).every(({ flags }) => flags.includes('$DocSift'));
		await waitUntil(isDone, 300, 'all mails to be marked');
		const mails = await listAll(`/v1/mailboxes/${id}/mails`, (page) => page.mails);
		expect(mails.filter(({ state }) => state !== 'taken')).toEqual([]);
		expect(new Set(mails.map(({ uid }) => uid)).size).toBe(MAILS);
		expect(new Set(mails.flatMap(({ jobIds }) => jobIds)).size).toBe(MAILS);
		const jobs = await listAll('/v1/jobs', (page) => page.jobs);
		const names = jobs.map(({ fileName }) => fileName).toSorted();
		expect(names).toEqual(Array.from({ length: MAILS }, (_, i) => `${i}.txt`).toSorted());
	} finally {
		for (const one of [...workers, ...(api ? [api] : [])]) {
			one.kill('SIGKILL');
			await one.exited;
		}
		await server.stop();
		await rm(place, { recursive: true, force: true, maxRetries: 10 });
	}
}, 900_000);
