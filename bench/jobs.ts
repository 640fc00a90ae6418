/**
 * npm run bench:jobs
 *
 * 1. Durable submissions of a 100 kB document per second and their p99, while OCR keeps every core busy, on SQLite
 *   and on Postgres with Redis (both sync every commit to disk).
 * 2. The p99 time from the end of a job to its webhook at the receiver, on the same two.
 * 3. 2,000 deliveries to 100 receivers, 30 of which stall, fail or hang up at first: all must arrive. Prints the p99
 *   of the healthy ones.
 * 4. The CPU cost of dispatching a committed job to a worker, compared with plain BullMQ in the same run.
 *
 * Exits with code 1 when a goal is missed.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pino from 'pino';
import { Agent, request } from 'undici';
import { loadConfig } from '../engine/src/app/config.ts';
import { announceJobs } from '../engine/src/services/jobs/announce-jobs.ts';
import { createBullDoorbell } from '../engine/src/services/jobs/bull-doorbell.ts';
import { createJobRepository } from '../engine/src/services/jobs/job-repository.ts';
import type { Job } from '../engine/src/model/job.ts';
import { createServices } from '../engine/src/app/services.ts';
import { migrateDatabase } from '../engine/src/platform/store/migrate.ts';
import { startDeliveries } from '../engine/src/services/webhooks/deliver-webhooks.ts';
import { startPostgres } from '../test/setup/postgres.ts';
import { startRedis } from '../test/setup/redis.ts';
import { LETTER, makePdf, makeScan } from '../test/support/documents.ts';
import { startReceiver } from '../test/support/receiver.ts';
import type { Received, Receiver } from '../test/support/receiver.ts';
import { exitCode, print, report } from './report.ts';
import { startEngine } from './start-engine.ts';
import type { BenchEngine } from './start-engine.ts';

const SUBMISSIONS = 1000;
const AT_ONCE = 8;
const DOCUMENT_BYTES = 100_000;
const MIN_PER_SECOND = 100;
const MAX_SUBMIT_MS = 250;
const EVENTS = 200;
const MAX_EVENT_MS = 500;
const RECEIVERS = 100;
const EVENTS_PER_RECEIVER = 20;
const MAX_HEALTHY_MS = 2000;
const DISPATCHED = 2000;
const MAX_DISPATCH_RATIO = 1.5;

const folder = mkdtempSync(join(tmpdir(), 'docsift-jobs-'));
const quiet = pino({ level: 'silent' });
const running: ChildProcess[] = [];
const closers: (() => Promise<unknown>)[] = [];

try {
	const postgres = await startPostgres({ durable: true });
	closers.push(postgres.stop);
	const redis = await startRedis();
	closers.push(redis.stop);
	const wanted = process.argv[2];
	if (!wanted || wanted === 'sqlite') await measureEngine('SQLite', {});
	const both = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
	if (!wanted || wanted === 'postgres') await measureEngine('Postgres + Redis', both);
	if (!wanted || wanted === 'deliveries') await measureDeliveries(postgres.url);
	if (!wanted || wanted === 'dispatch') await compareDispatch(postgres.url, redis.url);
} finally {
	for (const child of running) child.kill('SIGKILL');
	for (const close of closers.reverse()) await close();
	rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode());

async function measureEngine(name: string, environment: Record<string, string>): Promise<void> {
	const receiver = await startReceiver();
	const engine = await startEngine(join(folder, `${name}.log`), {
		DATA_DIR: join(folder, name),
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: String(receiver.port),
		...environment,
	});
	running.push(engine.child);
	const templates = await fetch(`${engine.url}/v1/templates`, { headers: engine.headers });
	const [template] = (await templates.json()) as { id: string }[];
	const templateId = template?.id ?? '';

	// OCR work for every core, for longer than the submissions take.
	const scan = await makeScan(Array.from({ length: 20 }, () => LETTER));
	const stop = new AbortController();
	const busy = [0, 1, 2].map(async (worker) => {
		for (let round = 0; !stop.signal.aborted; round += 1) {
			const form = new FormData();
			form.set('templateId', templateId);
			form.append('files', new Blob([new Uint8Array(scan)]), `${worker}-${round}.pdf`);
			const { url, headers } = engine;
			const { signal } = stop;
			await fetch(`${url}/documents/parse`, { method: 'POST', headers, body: form, signal }).then(
				(answer) => answer.text(),
				() => undefined,
			);
		}
	});
	await sleep(2000);
	const { times, seconds } = await submitMany(engine, templateId);
	stop.abort();
	await Promise.all(busy);
	report(
		`${name}: submissions of 100 kB a second, ${AT_ONCE} at once, while OCR runs`,
		times.length / seconds,
		{ least: MIN_PER_SECOND },
	);
	report(`${name}: p99 of a submission, in ms`, percentile(times, 0.99), { most: MAX_SUBMIT_MS });

	await fetch(`${engine.url}/v1/webhooks`, {
		method: 'POST',
		headers: { ...engine.headers, 'content-type': 'application/json' },
		body: JSON.stringify({ url: receiver.url }),
	});
	// Pending jobs end now, with one event each.
	const events = await receiver.waitFor(EVENTS).catch(() => receiver.received);
	const waits = events.map(({ at, body }) => {
		const { timestamp } = JSON.parse(body) as { timestamp: string };
		return at - Date.parse(timestamp);
	});
	report(
		`${name}: p99 from the end of a job to its webhook, of ${waits.length}, in ms`,
		percentile(waits, 0.99),
		{ most: MAX_EVENT_MS },
	);
	engine.child.kill('SIGKILL');
	await receiver.close();
}

/** The load generator shares the machine, so forms are built beforehand. */
async function submitMany(
	{ url, headers }: BenchEngine,
	templateId: string,
): Promise<{ times: number[]; seconds: number }> {
	const boundary = 'docsift-bench';
	const letter = await makePdf([LETTER]);
	const padding = randomBytes(DOCUMENT_BYTES - letter.length);
	const forms = Array.from({ length: SUBMISSIONS }, (_, i) =>
		Buffer.concat([
			Buffer.from(
				`--${boundary}\r\ncontent-disposition: form-data; name="templateId"\r\n\r\n${templateId}\r\n` +
					`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${i}.pdf"\r\n` +
					`content-type: application/pdf\r\n\r\n`,
			),
			letter,
			Buffer.from(`\n%${i}\n`),
			padding,
			Buffer.from(`\r\n--${boundary}--\r\n`),
		]),
	);
	const agent = new Agent({ connections: AT_ONCE });
	const times: number[] = [];
	const started = performance.now();
	const sendNext = async (): Promise<void> => {
		for (let body = forms.pop(); body; body = forms.pop()) {
			const begun = performance.now();
			const answer = await request(`${url}/v1/documents/parse/async`, {
				dispatcher: agent,
				method: 'POST',
				headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
				body,
			});
			await answer.body.dump();
			if (answer.statusCode !== 202)
				throw new Error(`a submission was answered ${answer.statusCode}`);
			times.push(performance.now() - begun);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
	const seconds = (performance.now() - started) / 1000;
	await agent.close();
	return { times, seconds };
}

async function openServices(databaseUrl: string, environment: Record<string, string> = {}) {
	const config = loadConfig({
		DATABASE_URL: databaseUrl,
		DATA_DIR: folder,
		WEBHOOK_MAX_COUNT: '1000',
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		...environment,
	});
	const services = createServices(config, { log: quiet });
	await migrateDatabase(services.db);
	const email = `${randomBytes(4).toString('hex')}@bench.example`;
	const { id } = await services.accounts.create({ email, plan: 'premium' });
	return { config, services, accountId: id };
}

async function measureDeliveries(databaseUrl: string): Promise<void> {
	const unwell = (kind: number): Parameters<typeof startReceiver>[0] => {
		const seen = new Set<unknown>();
		return (response, { headers }) => {
			const id = headers['webhook-id'];
			if (seen.has(id)) response.end();
			else if (kind === 0) response.writeHead(500).end();
			else if (kind === 1) response.destroy();
			// The third kind never responds.
			seen.add(id);
		};
	};
	const receivers: { receiver: Receiver; healthy: boolean }[] = [];
	for (let i = 0; i < RECEIVERS; i += 1) {
		const healthy = i % 10 >= 3;
		receivers.push({
			healthy,
			receiver: await startReceiver(healthy ? undefined : unwell(i % 10)),
		});
	}
	const ports = receivers.map(({ receiver }) => receiver.port).join();
	const { config, services, accountId } = await openServices(databaseUrl, {
		FETCH_PORTS_ALLOWED: ports,
	});
	const { webhooks, webhookRepository } = services;
	const endpoints = [];
	for (const { receiver } of receivers) {
		const { url } = receiver;
		endpoints.push(await webhooks.create(accountId, { url, events: ['document.completed'] }));
	}
	const settings = {
		timeoutMs: config.webhookTimeoutMs,
		retryWaitsMs: config.webhookRetryWaitsMs,
		disableAfterMs: null,
	};
	const repository = webhookRepository;
	const { webhooks: outbound, localWebhooks: localOutbound } = services.outbound;
	const guards = { outbound, localOutbound };
	const delivering = startDeliveries({ ...services, ...guards, repository, log: quiet, settings });
	const begun = performance.now();
	for (let round = 0; round < EVENTS_PER_RECEIVER; round += 1) {
		await Promise.all(endpoints.map(({ id }) => webhooks.sendTest(accountId, id)));
	}
	const countPending = async (): Promise<number> =>
		Number(
			(await services.db('webhook_deliveries').where({ status: 'pending' }).count({ n: '*' }))[0]
				?.n,
		);
	while ((await countPending()) > 0) await sleep(250);
	const seconds = (performance.now() - begun) / 1000;
	const failed = await services
		.db('webhook_deliveries')
		.where({ status: 'failed' })
		.count({ n: '*' });
	await delivering.stop();
	const waitOf = ({ at, body }: Received): number =>
		at - Date.parse((JSON.parse(body) as { timestamp: string }).timestamp);
	const healthy = receivers
		.filter((one) => one.healthy)
		.flatMap(({ receiver }) => receiver.received.map(waitOf));
	report(
		`${RECEIVERS * EVENTS_PER_RECEIVER} deliveries, 30 % of receivers unwell: not delivered`,
		Number(failed[0]?.n),
		{ most: 0 },
	);
	print(`   all of them took ${seconds.toFixed(1)} s`);
	report(
		`p99 of ${healthy.length} deliveries to healthy receivers, in ms`,
		percentile(healthy, 0.99),
		{ most: MAX_HEALTHY_MS },
	);
	await services.close();
	for (const { receiver } of receivers) await receiver.close();
}

async function compareDispatch(databaseUrl: string, redisUrl: string): Promise<void> {
	const { services, accountId } = await openServices(databaseUrl);
	const plain = await dispatchPlain(redisUrl);
	const repository = createJobRepository(services.db, services.storeTime);
	const now = new Date();
	const jobs = Array.from({ length: DISPATCHED }, (_, i): Job => ({
		id: services.newId(),
		accountId,
		templateId: services.newId(),
		templateRevision: 1,
		sha256: createHash('sha256').update(String(i)).digest('hex'),
		fileName: 'a.pdf',
		fileType: 'pdf',
		language: null,
		pages: '',
		reader: '',
		documentKey: services.newId(),
		status: 'pending',
		documentBytes: null,
		documentRemovedAt: null,
		attempts: 0,
		reservationId: null,
		pageCount: null,
		pagesRead: 0,
		pageUsed: 0,
		result: null,
		details: null,
		error: null,
		origin: null,
		createdAt: now,
		startedAt: null,
		completedAt: null,
	}));
	for (let i = 0; i < jobs.length; i += 500) await repository.insertNew(jobs.slice(i, i + 500));

	const before = process.cpuUsage();
	let heard = 0;
	const bell = createBullDoorbell({
		redisUrl,
		announce: (announce) => announceJobs(repository, 100, announce),
		log: quiet,
	});
	const done = new Promise<void>((resolve) => {
		bell.listen(() => {
			heard += 1;
			if (heard === DISPATCHED) resolve();
			return Promise.resolve();
		});
	});
	bell.ring();
	await done;
	const ours = cpuSeconds(before);
	await bell.close();
	await services.close();
	report(
		`dispatch of ${DISPATCHED} jobs: ${ours.toFixed(2)} s of CPU, plain BullMQ ${plain.toFixed(2)} s`,
		ours / plain,
		{ most: MAX_DISPATCH_RATIO },
	);
}

/** Without a database: each job is added when it arrives, and a worker takes it. */
async function dispatchPlain(redisUrl: string): Promise<number> {
	const before = process.cpuUsage();
	const [sender, receiver] = [
		new Redis(redisUrl, { maxRetriesPerRequest: null }),
		new Redis(redisUrl, { maxRetriesPerRequest: null }),
	];
	const queue = new Queue('plain', { connection: sender });
	let heard = 0;
	const done = new Promise<void>((resolve) => {
		const take = (): Promise<void> => {
			heard += 1;
			if (heard === DISPATCHED) resolve();
			return Promise.resolve();
		};
		const worker = new Worker('plain', take, { connection: receiver });
		closers.push(() => worker.close(true));
	});
	const options = { removeOnComplete: true, removeOnFail: true };
	for (let i = 0; i < DISPATCHED; i += 1) await queue.add('ready', { id: String(i) }, options);
	await done;
	const spent = cpuSeconds(before);
	await queue.close();
	sender.disconnect();
	receiver.disconnect();
	return spent;
}

function cpuSeconds(before: NodeJS.CpuUsage): number {
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000_000;
}

function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
