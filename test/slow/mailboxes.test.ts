import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { EngineProcess } from '../support/engine-process.ts';
import { startImapServer } from '../support/imap-server.ts';
import { readFirstKey } from '../support/job-client.ts';
import { allowServer, listMails, mailboxOn } from '../support/mailbox-client.ts';
import { makeEml } from '../support/mails.ts';
import { useEngineProcesses } from '../support/use-engine-processes.ts';
import { waitUntil } from '../support/wait-until.ts';

const MAILS = Number(process.env.MAILBOX_TEST_MAILS ?? 200);
const KILLS = 6;
/** From one mail to the next; a worker is killed anywhere in it. */
const MAIL_MS = 100;

type Mail = { uid: number; state: string; attempts: number; jobIds: string[] };
type Page = { nextCursor: string | null; mails: Mail[]; jobs: { fileName: string }[] };

const { start, afterTest } = useEngineProcesses();

/** An empty mailbox, and how to ask an engine that leaves the work to workers. */
async function prepare() {
	const place = await mkdtemp(join(tmpdir(), 'mailbox-'));
	afterTest(() => rm(place, { recursive: true, force: true, maxRetries: 10 }));
	const server = await startImapServer(place);
	afterTest(server.stop);
	const environment = {
		...allowServer(server),
		DATA_DIR: join(place, 'data'),
		PORT: '0',
		// What a killed worker held is taken up again soon.
		JOB_LEASE_SECONDS: '2',
		PLANS: JSON.stringify({ premium: { requestsPerMinute: 100_000 } }),
		// On a busy machine the test asks for longer.
		ADDRESS_REQUESTS_PER_MINUTE: '100000',
	};
	const api = await start({ ...environment, ROLE: 'api' });
	const headers = { 'x-api-key': readFirstKey(api), 'content-type': 'application/json' };
	const ask = async <T>(path: string, body?: unknown): Promise<T> => {
		const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
		return (await (await fetch(api.url + path, { headers, ...init })).json()) as T;
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
	const { id } = await ask<{ id: string }>('/v1/mailboxes', mailboxOn(server, template?.id ?? ''));
	return {
		server,
		startWorker: () => start({ ...environment, ROLE: 'worker' }),
		listJobs: () => listAll('/v1/jobs', ({ jobs }) => jobs),
		listTaken: () => listAll(`/v1/mailboxes/${id}/mails`, (page) => page.mails),
		newest: async () => (await ask<Page>(`/v1/mailboxes/${id}/mails?limit=1`)).mails[0],
	};
}

/** How many mails a process has taken, as its log says. */
function takenBy(worker: EngineProcess): number {
	return worker.output().split('"msg":"a mail was taken"').length - 1;
}

test('every mail becomes one job, although the worker that takes them is killed again and again', async () => {
	const mails = Array.from({ length: MAILS }, (_, i) => {
		const attached = [{ name: `${i}.txt`, content: Buffer.from(`Invoice number K-${i}`) }];
		return makeEml({ subject: `Mail ${i}`, attached }).toString('latin1');
	});
	const { server, startWorker, listJobs, listTaken } = await prepare();
	const workers: EngineProcess[] = [];
	const startAnother = async () => void workers.push(await startWorker());
	const starts = [startAnother(), startAnother()];
	const wave = Math.ceil(MAILS / (KILLS + 1));
	for (let i = 0; i < KILLS; i += 1) {
		const before = new Map(workers.map((worker) => [worker, takenBy(worker)]));
		for (const mail of mails.splice(0, wave)) await server.deliver(mail);
		const hasBegun = (worker: EngineProcess) =>
			takenBy(worker) - (before.get(worker) ?? 0) >= wave / 4;
		const victim = await waitUntil(
			() => workers.find(hasBegun),
			60,
			`a worker to take mails after ${i} kills`,
		);
		// In the middle of downloading, unpacking or accepting.
		await setTimeout(MAIL_MS * Math.random());
		workers.splice(workers.indexOf(victim), 1);
		victim.kill('SIGKILL');
		await victim.exited;
		starts.push(startAnother());
	}
	for (const mail of mails) await server.deliver(mail);
	await Promise.all(starts);
	const isDone = async () =>
		((await listMails(server)) ?? []).every(({ flags }) => flags.includes('$DocSift'));
	await waitUntil(isDone, 60 + MAILS / 5, 'all mails to be marked');
	const taken = await listTaken();
	expect(taken.filter(({ state }) => state !== 'taken')).toEqual([]);
	expect(new Set(taken.map(({ uid }) => uid)).size).toBe(MAILS);
	expect(taken.flatMap(({ jobIds }) => jobIds)).toHaveLength(MAILS);
	expect(new Set(taken.flatMap(({ jobIds }) => jobIds)).size).toBe(MAILS);
	const names = (await listJobs()).map(({ fileName }) => fileName).toSorted();
	expect(names).toEqual(Array.from({ length: MAILS }, (_, i) => `${i}.txt`).toSorted());
	// Each kill interrupts one mail at most.
	const repeated = taken.reduce((sum, { attempts }) => sum + attempts - 1, 0);
	expect(repeated).toBeLessThanOrEqual(KILLS);
}, 600_000);

test('a death counts as an attempt at a mail only once the mail is being unpacked', async () => {
	// It takes long enough to unpack for the kill to come in the middle.
	const attached = Array.from({ length: 60 }, (_, i) => ({
		name: `${i}.txt`,
		content: Buffer.alloc(250_000, `Invoice number ${i}\n`),
	}));
	const { server, startWorker, newest } = await prepare();
	await server.deliver(makeEml({ attached }).toString('latin1'));
	const first = await startWorker();
	await waitUntil(async () => (await newest())?.state === 'trying', 60, 'the mail to be begun');
	first.kill('SIGKILL');
	await first.exited;
	const atFirstDeath = (await newest())?.attempts ?? -1;

	const second = await startWorker();
	const counted = async () => ((await newest())?.attempts ?? 0) > atFirstDeath;
	await waitUntil(counted, 60, 'the mail to be unpacked');
	second.kill('SIGKILL');
	await second.exited;
	expect(await newest()).toMatchObject({ state: 'trying', attempts: atFirstDeath + 1 });

	await startWorker();
	const last = await waitUntil(
		async () => {
			const mail = await newest();
			return mail && mail.state !== 'trying' ? mail : undefined;
		},
		60,
		'the mail to end',
	);
	expect(last).toMatchObject({ state: 'taken', attempts: atFirstDeath + 2 });
	expect(last.jobIds).toHaveLength(60);
}, 200_000);
