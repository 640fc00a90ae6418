/**
 * npm run bench:scale [-- workers|pages|rows|stores]
 *
 * 1. workers: Postgres, Redis, one API and 1, 2, … worker processes with one reading process each: jobs and pages per
 *   second of OCR work per worker count, and the memory of each process. The speed-up must reach 0.9 per core.
 * 2. pages: the cost of a page as documents grow from 1 to 100 pages.
 * 3. rows: claiming and listing as the jobs table grows from 10³ to 10⁶ rows: at most 1.5 times the cost at 10³.
 * 4. stores: what a job of one digital page costs Postgres, Redis, the bucket, the API and a worker, and so how many
 *   jobs a second saturate a core of each.
 *
 * Exits with code 1 when a goal is missed.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { createJobRepository } from '../engine/src/services/jobs/job-repository.ts';
import { createServices } from '../engine/src/app/services.ts';
import { medianOf } from '../engine/src/model/median.ts';
import { migrateDatabase } from '../engine/src/platform/store/migrate.ts';
import { startPostgres } from '../test/setup/postgres.ts';
import { startRedis } from '../test/setup/redis.ts';
import { startS3 } from '../test/setup/s3.ts';
import { LETTER, makePdf, makeScan } from '../test/support/documents.ts';
import type { Labelled } from '../test/support/documents.ts';
import { cpuOfTree } from './cpu-of.ts';
import { exitCode, print, report } from './report.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import { startEngine } from './start-engine.ts';
import type { BenchEngine } from './start-engine.ts';

const root = new URL('..', import.meta.url).pathname;
const JOBS = 24;
const PAGES_PER_JOB = 2;
/** A full page, so that reading dominates over dispatching jobs. */
const FULL_PAGE: Labelled = [
	...LETTER,
	...Array.from({ length: 14 }, (_, i): Labelled[number] => [
		`Item ${i + 1}`,
		`oak shelf of ${110 + i} cm, oiled`,
	]),
];
const MIN_SPEED_UP_PER_CORE = 0.9;
const DOCUMENT_PAGES = [1, 10, 100];
const MAX_PAGE_RATIO = 1.5;
const ROWS = [1000, 10_000, 100_000, 1_000_000];
const MAX_ROWS_RATIO = 1.5;
/** The number of rows that one statement inserts within its time limit. */
const ROWS_AT_ONCE = 5000;
const ROUNDS = 200;
const WARM_UP = 50;
/** Jobs of `stores`; as many before it warm the processes up. */
const STORED = 300;
/** Below this, the clock resolution dominates. */
const MIN_MS = 0.5;

const COLUMNS = `id, account_id, template_id, template_revision, sha256, file_name, file_type,
	document_key, status, attempts, due_at, seq, announced_seq, page_count, page_used, result,
	created_at, started_at, completed_at`;

const folder = mkdtempSync(join(tmpdir(), 'docsift-scale-'));
const closers: (() => Promise<unknown>)[] = [];
const children: ChildProcess[] = [];

try {
	const postgres = await startPostgres({ durable: true });
	closers.push(postgres.stop);
	const wanted = process.argv[2];
	if (!wanted || wanted === 'workers' || wanted === 'pages') {
		const redis = await startRedis();
		closers.push(redis.stop);
		const shared = {
			DATABASE_URL: postgres.url,
			REDIS_URL: redis.url,
			DATA_DIR: join(folder, 'data'),
			PARSE_PROCESSES: '1',
		};
		const api = await startEngine(join(folder, 'api.log'), { ...shared, ROLE: 'api' });
		children.push(api.child);
		const templateId = await firstTemplate(api);
		if (wanted !== 'pages') await measureWorkers(api, templateId, shared);
		if (wanted !== 'workers') await measurePages(api, templateId, shared);
	}
	if (!wanted || wanted === 'stores') await measureStores(postgres.url);
	if (!wanted || wanted === 'rows') await measureRows(postgres.url);
} finally {
	for (const child of children) child.kill('SIGKILL');
	for (const close of closers.reverse()) await close();
	rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode());

async function measureWorkers(
	api: BenchEngine,
	templateId: string,
	shared: Record<string, string>,
): Promise<void> {
	const cores = availableParallelism();
	const counts = [...new Set([1, cores, cores * 2])];
	let alone = 0;
	for (const count of counts) {
		const workers = await startWorkers(count, shared);
		const documents = await Promise.all(
			Array.from({ length: JOBS }, (_, i) =>
				makeScan(
					Array.from({ length: PAGES_PER_JOB }, () => [...FULL_PAGE, ['Run', `${count}-${i}`]]),
				),
			),
		);
		// Warm-up: the first pages of a reading process load the language data.
		const first = Array.from({ length: 2 * count }, (_, i) =>
			makeScan([[...LETTER, ['Warm', `${count}-${i}`]]]),
		);
		await work(api, templateId, await Promise.all(first));
		const seconds = await work(api, templateId, documents);
		const perSecond = (JOBS * PAGES_PER_JOB) / seconds;
		if (count === 1) alone = perSecond;
		const memory = workers.map((pid) => residentMegabytes(pid, true));
		print(
			`${count} workers: ${(JOBS / seconds).toFixed(2)} jobs/s, ${perSecond.toFixed(2)} scanned pages/s, ` +
				`speed-up ${(perSecond / alone).toFixed(2)}; MB of each with its child: ${memory.join(', ')}`,
		);
		if (count === cores) {
			const what = `speed-up of ${cores} workers on ${cores} cores`;
			report(what, perSecond / alone, { least: MIN_SPEED_UP_PER_CORE * cores });
		}
		await stopWorkers(workers.length);
	}
	print(`API process: ${residentMegabytes(api.child.pid ?? 0, true)} MB with its child`);
}

async function measurePages(
	api: BenchEngine,
	templateId: string,
	shared: Record<string, string>,
): Promise<void> {
	await startWorkers(1, shared);
	const costs: number[] = [];
	for (const pages of DOCUMENT_PAGES) {
		// The same number of pages each time, to separate the cost per job from the cost per page.
		const documents = await Promise.all(
			Array.from({ length: 300 / pages }, (_, i) =>
				makePdf(Array.from({ length: pages }, () => [...LETTER, ['Run', `${pages}-${i}`]])),
			),
		);
		const seconds = await work(api, templateId, documents);
		const cost = (seconds * 1000) / (documents.length * pages);
		costs.push(cost);
		print(`documents of ${pages} pages: ${cost.toFixed(1)} ms a page`);
	}
	const [one = 0, , hundred = 0] = costs;
	report('a page of a document of 100, against one of 1', hundred / one, { most: MAX_PAGE_RATIO });
	await stopWorkers(1);
}

/** CPU time is counted instead of looking for the highest rate, because all processes share this machine. */
async function measureStores(databaseUrl: string): Promise<void> {
	const redis = await startRedis();
	const s3 = await startS3();
	const bucket = await countRequests(s3.url);
	closers.push(redis.stop, s3.stop, bucket.stop);
	const shared = {
		DATABASE_URL: databaseUrl,
		REDIS_URL: redis.url,
		...s3.environment,
		S3_ENDPOINT: bucket.url,
		DATA_DIR: join(folder, 'stores'),
		PARSE_PROCESSES: '1',
	};
	const api = await startEngine(join(folder, 'stores.log'), { ...shared, ROLE: 'api' });
	children.push(api.child);
	const templateId = await firstTemplate(api);
	const [worker = 0] = await startWorkers(1, shared);
	const makeDocuments = (round: number) =>
		Promise.all(
			Array.from({ length: STORED }, (_, i) => makePdf([[...LETTER, ['Run', `${round}-${i}`]]])),
		);
	await work(api, templateId, await makeDocuments(0));
	const programs = [
		['Postgres', findChild('postgres')],
		['Redis', findChild('redis-server')],
		['API', api.child.pid ?? 0],
		['worker with its child', worker],
	] as const;
	const documents = await makeDocuments(1);
	const before = programs.map(([, pid]) => cpuOfTree(pid));
	bucket.counts.clear();
	const seconds = await work(api, templateId, documents);
	print(`${STORED} jobs of a digital page, ${(STORED / seconds).toFixed(0)} a second`);
	for (const [i, [name, pid]] of programs.entries()) {
		const perJob = (cpuOfTree(pid) - (before[i] ?? 0)) / STORED;
		print(
			`${name}: ${(perJob * 1000).toFixed(2)} ms of CPU a job; a core serves ${(1 / perJob).toFixed(0)} jobs/s`,
		);
	}
	for (const [method, count] of bucket.counts) {
		print(`bucket: ${(count / STORED).toFixed(2)} ${method} a job`);
	}
	await stopWorkers(1);
	await stopWorkers(1);
}

/** A process that this one has started. */
function findChild(name: string): number {
	const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
	const pid = children
		.split(' ')
		.filter(Boolean)
		.findLast((one) => readFileSync(`/proc/${one}/comm`, 'utf8').trim() === name);
	if (pid === undefined) throw new Error(`${name} does not run`);
	return Number(pid);
}

/** A proxy that counts the requests to a server by method. */
async function countRequests(url: string) {
	const counts = new Map<string, number>();
	const server = createServer((incoming, response) => {
		const { method = '', headers, url: path = '' } = incoming;
		counts.set(method, (counts.get(method) ?? 0) + 1);
		const outgoing = request(new URL(path, url), { method, headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		});
		outgoing.on('error', (error) => response.destroy(error));
		incoming.pipe(outgoing);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		counts,
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

/** Submits the documents; returns the time until the last one is done. */
async function work(api: BenchEngine, templateId: string, documents: Buffer[]): Promise<number> {
	const ids: string[] = [];
	const begun = performance.now();
	for (const content of documents) {
		const form = new FormData();
		form.set('templateId', templateId);
		form.set('file', new Blob([new Uint8Array(content)]), 'a.pdf');
		const { headers } = api;
		const answer = await fetch(`${api.url}/v1/documents/parse/async`, {
			method: 'POST',
			headers,
			body: form,
		});
		ids.push(((await answer.json()) as { jobId: string }).jobId);
	}
	for (const id of ids) {
		for (;;) {
			const answer = await fetch(`${api.url}/v1/jobs/${id}?wait=30`, { headers: api.headers });
			const { status } = (await answer.json()) as { status: string };
			if (status === 'failed') throw new Error(`job ${id} failed`);
			if (status === 'completed') break;
		}
	}
	return (performance.now() - begun) / 1000;
}

/** Each with one reading process. */
async function startWorkers(count: number, shared: Record<string, string>): Promise<number[]> {
	const pids: number[] = [];
	for (let i = 0; i < count; i += 1) {
		const log = join(folder, `worker-${children.length}.log`);
		const child = spawn(process.execPath, ['engine/src/app/main.ts'], {
			cwd: root,
			stdio: ['ignore', openSync(log, 'a'), 'inherit'],
			env: { ...process.env, ...shared, ROLE: 'worker' },
		});
		children.push(child);
		while (!readFileSync(log, 'utf8').includes('"ready"')) await sleep(20);
		pids.push(child.pid ?? 0);
	}
	return pids;
}

async function stopWorkers(count: number): Promise<void> {
	for (const child of children.splice(-count)) {
		child.kill('SIGTERM');
		await once(child, 'exit');
	}
}

async function firstTemplate(api: BenchEngine): Promise<string> {
	const answer = await fetch(`${api.url}/v1/templates`, { headers: api.headers });
	const [template] = (await answer.json()) as { id: string }[];
	return template?.id ?? '';
}

async function measureRows(databaseUrl: string): Promise<void> {
	const config = loadConfig({ DATABASE_URL: databaseUrl, DATA_DIR: folder });
	const services = createServices(config, { log: pino({ level: 'silent' }) });
	closers.push(services.close);
	const { db, newId } = services;
	await migrateDatabase(db);
	const { id: accountId } = await services.accounts.create({
		email: 'rows@bench.example',
		plan: 'premium',
	});
	const repository = createJobRepository(db, services.storeTime);
	const first: { claim: number; list: number } = { claim: 0, list: 0 };
	let there = 0;
	for (const rows of ROWS) {
		for (let left = rows - there; left > 0; left -= ROWS_AT_ONCE) {
			await insertEnded(db, accountId, Math.min(left, ROWS_AT_ONCE));
		}
		await insertDue(db, accountId, WARM_UP + ROUNDS);
		there = rows + WARM_UP + ROUNDS;
		await db.raw('analyze jobs');
		const claim = await median(async () => {
			const claimed = await repository.claim({
				token: newId(),
				except: [],
				plans: config.plans,
				now: new Date(),
				leaseMs: 60_000,
				furthestMs: 120_000,
			});
			if (!claimed) throw new Error('there was nothing to claim');
		});
		const list = await median(async () => {
			await repository.list({ accountId, before: undefined, status: undefined, limit: 21 });
		});
		if (rows === ROWS[0]) Object.assign(first, { claim, list });
		print(`${rows} jobs: claim ${claim.toFixed(2)} ms, list ${list.toFixed(2)} ms`);
		if (rows === ROWS.at(-1)) {
			const ratio = (now: number, then: number): number => now / Math.max(then, MIN_MS);
			const most = MAX_ROWS_RATIO;
			report(`claim at ${rows} jobs against ${ROWS[0] ?? 0}`, ratio(claim, first.claim), { most });
			report(`list at ${rows} jobs against ${ROWS[0] ?? 0}`, ratio(list, first.list), { most });
		}
		await db('jobs').where('due_at', '>', 0).update({ due_at: null, status: 'completed' });
	}
}

type Database = ReturnType<typeof createServices>['db'];

/** Inside the database, because sending a million rows would take longer than everything else. */
async function insertEnded(db: Database, accountId: string, count: number): Promise<void> {
	await db.raw(
		`insert into jobs (${COLUMNS}) select gen_random_uuid()::text, ?, gen_random_uuid()::text, 1,
			md5(random()::text) || md5(i::text), 'a.pdf', 'pdf', gen_random_uuid()::text, 'completed', 1,
			null, 1, 1, 1, 1, '{"total": 1}', i, i, i from generate_series(1, ?::int) as i`,
		[accountId, count],
	);
}

async function insertDue(db: Database, accountId: string, count: number): Promise<void> {
	await db.raw(
		`insert into jobs (${COLUMNS}) select gen_random_uuid()::text, ?, gen_random_uuid()::text, 1,
			md5(random()::text) || md5(i::text), 'a.pdf', 'pdf', gen_random_uuid()::text, 'pending', 0,
			i, 1, 0, null, 0, null, i, null, null from generate_series(1, ?::int) as i`,
		[accountId, count],
	);
}

async function median(work: () => Promise<void>): Promise<number> {
	const times: number[] = [];
	for (let i = 0; i < WARM_UP; i += 1) await work();
	for (let i = 0; i < ROUNDS; i += 1) {
		const begun = performance.now();
		await work();
		times.push(performance.now() - begun);
	}
	return medianOf(times, NaN);
}
