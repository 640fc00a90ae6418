import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { EngineProcess } from '../support/engine-process.ts';
import { readFirstKey } from '../support/job-client.ts';
import { allowPaperless, paperlessOn, startPaperlessServer } from '../support/paperless-server.ts';
import { useEngineProcesses } from '../support/use-engine-processes.ts';
import { waitUntil } from '../support/wait-until.ts';

const DOCUMENTS = Number(process.env.PAPERLESS_TEST_DOCUMENTS ?? 100);
const KILLS = 4;
/** From one document to the next; a worker is killed anywhere in it. */
const DOCUMENT_MS = 100;

const { start, afterTest } = useEngineProcesses();

/** What a process has done, as its log says. */
function takenBy(worker: EngineProcess): number {
	return worker.output().split('"msg":"a document was taken"').length - 1;
}

test('every tagged document becomes one job and gets its values, although workers are killed again and again', async () => {
	const place = await mkdtemp(join(tmpdir(), 'paperless-'));
	afterTest(() => rm(place, { recursive: true, force: true, maxRetries: 10 }));
	const server = await startPaperlessServer();
	afterTest(server.stop);
	const environment = {
		...allowPaperless(server),
		DATA_DIR: join(place, 'data'),
		PORT: '0',
		// What a killed worker held is taken up again soon.
		JOB_LEASE_SECONDS: '2',
		PLANS: JSON.stringify({ premium: { requestsPerMinute: 100_000 } }),
	};
	const api = await start({ ...environment, ROLE: 'api' });
	const headers = { 'x-api-key': readFirstKey(api), 'content-type': 'application/json' };
	const ask = async <T>(path: string, body?: unknown): Promise<T> => {
		const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
		return (await (await fetch(api.url + path, { headers, ...init })).json()) as T;
	};
	const { id: templateId } = await ask<{ id: string }>('/v1/templates', {
		name: 'Bill',
		category: 'CUSTOM',
		schema: { data: { invoiceNumber: { type: 'string' } } },
	});
	const papers = Array.from({ length: DOCUMENTS }, (_, i) => {
		const content = Buffer.from(`Invoice number K-${i}`);
		return server.put(content, ['docsift'], `${i}.txt`);
	});
	await ask('/v1/paperless', {
		...paperlessOn(server, templateId),
		writes: { customFields: { Number: 'invoiceNumber' } },
	});

	const startWorker = () => start({ ...environment, ROLE: 'worker' });
	const workers = await Promise.all([startWorker(), startWorker()]);
	const wave = Math.floor(DOCUMENTS / (KILLS + 1));
	const countTaken = (all: EngineProcess[]) => all.reduce((sum, one) => sum + takenBy(one), 0);
	const everyone = [...workers];
	for (let i = 1; i <= KILLS; i += 1) {
		await waitUntil(() => countTaken(everyone) >= i * wave - KILLS, 120, 'documents to be taken');
		const victim = workers.toSorted((a, b) => takenBy(b) - takenBy(a))[0];
		await setTimeout(DOCUMENT_MS * Math.random());
		victim?.kill('SIGKILL');
		await victim?.exited;
		const next = await startWorker();
		workers.splice(0, workers.length, ...workers.filter((one) => one !== victim), next);
		everyone.push(next);
	}

	const isDone = () => papers.every((paper) => server.tagsOf(paper).includes('docsift-done'));
	await waitUntil(isDone, 240, 'all documents to be written');
	const numbers = papers.map(({ custom_fields: [first] }) => first?.value);
	expect(numbers).toEqual(papers.map((_, i) => `K-${i}`));
	expect(papers.filter((paper) => server.tagsOf(paper).length !== 1)).toEqual([]);
	const names: string[] = [];
	let cursor: string | null = '';
	while (cursor !== null) {
		const query: string = cursor === '' ? '?limit=100' : `?limit=100&cursor=${cursor}`;
		type Page = { jobs: { fileName: string }[]; nextCursor: string | null };
		const page: Page = await ask<Page>(`/v1/jobs${query}`);
		names.push(...page.jobs.map(({ fileName }) => fileName));
		cursor = page.nextCursor;
	}
	expect(names.toSorted()).toEqual(papers.map((_, i) => `${i}.txt`).toSorted());
}, 600_000);
