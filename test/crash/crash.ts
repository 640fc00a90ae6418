/**
 * npm run test:crash [-- --long] [-- --database sqlite|postgres] [-- --kills N] [-- --redis-losses N]
 *
 * Submits jobs while the API, two workers and Redis are killed with SIGKILL at random moments, then checks every
 * guarantee: each accepted job has ended, each has exactly one event, which was delivered; the page ledger adds up;
 * no delivery is duplicated; no file is left over. Every third file is a packet of several documents, each of which
 * must have exactly one job and one event. Exits with code 1 on any violation.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { loadConfig } from '../../engine/src/app/config.ts';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import { createEmbeddedDoorbell } from '../../engine/src/services/jobs/doorbell.ts';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import { createJobs } from '../../engine/src/services/jobs/jobs.ts';
import { createServices } from '../../engine/src/app/services.ts';
import { createDiskBlobs } from '../../engine/src/platform/store/disk-blobs.ts';
import { startPostgres } from '../setup/postgres.ts';
import { startRedis } from '../setup/redis.ts';
import { makePdf } from '../support/documents.ts';
import { freePort } from '../support/free-port.ts';
import { startReceiver } from '../support/receiver.ts';
import { root } from '../support/run-node.ts';
import { sendForm } from '../support/send-form.ts';
import type { FormFile } from '../support/send-form.ts';

const { values: options } = parseArgs({
	options: {
		long: { type: 'boolean', default: false },
		database: { type: 'string' },
		kills: { type: 'string' },
		'redis-losses': { type: 'string' },
	},
});
const KILLS = Number(options.kills ?? (options.long ? 1000 : 15));
const REDIS_LOSSES = Number(options['redis-losses'] ?? (options.long ? 100 : 3));
const DATABASES = options.database === undefined ? ['sqlite', 'postgres'] : [options.database];
/** A start takes over a second: some kills happen during the start, some during work. */
const MAX_PAUSE_MS = 2500;
const JOBS_UNDER_WAY = 20;
/** Every so many files one is split into documents, one per page. */
const PACKET_EVERY = 3;
const PACKET_PAGES = 4;
/** Until work of a dead worker is claimed again, plus a margin. */
const SETTLE_SECONDS = 180;
const HOURS_LATER_MS = 3 * 3_600_000;

let allKept = true;
for (const database of DATABASES) {
	if (!(await run(database))) allKept = false;
}
process.exit(allKept ? 0 : 1);

async function run(database: string): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-crash-'));
	const postgres = database === 'postgres' ? await startPostgres() : undefined;
	let redis = postgres && (await startRedis());
	// Every fifth event is refused the first time.
	const refused = new Set<string>();
	const receiver = await startReceiver((response, { headers }, count) => {
		const id = String(headers['webhook-id']);
		const refuse = count % 5 === 0 && !refused.has(id);
		if (refuse) refused.add(id);
		response.writeHead(refuse ? 500 : 200).end();
	});
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const environment: Record<string, string> = {
		DATA_DIR: join(folder, 'data'),
		PORT: String(port),
		PARSE_PROCESSES: '1',
		JOB_LEASE_SECONDS: '2',
		// Kills count as attempts; jobs must survive them here.
		JOB_ATTEMPTS: '100',
		JOB_RETRY_SECONDS: '0.1',
		WEBHOOK_RETRY_SECONDS: Array(20).fill('0.2').join(),
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: String(receiver.port),
		ADDRESS_REQUESTS_PER_MINUTE: '1000000000',
		PLANS: '{"premium":{"requestsPerMinute":1000000000,"pagesPerMonth":1000000000}}',
		...(postgres && { DATABASE_URL: postgres.url }),
		...(redis && { REDIS_URL: redis.url }),
	};
	const logFile = join(folder, 'engine.log');
	const log = openSync(logFile, 'a');
	const start = (role: string): ChildProcess =>
		spawn(process.execPath, ['engine/src/app/main.ts'], {
			cwd: root,
			env: { ...process.env, ...environment, ROLE: role },
			stdio: ['ignore', log, log],
		});
	const processes = [start('api')];
	await until(() => answers(`${url}/readyz`), 60);
	const key = /dsk_live_[\w-]{43}/.exec(readFileSync(logFile, 'utf8'))?.[0] ?? '';
	processes.push(start('worker'), start('worker'));

	const headers = { 'x-api-key': key, 'content-type': 'application/json' };
	const post = async (path: string, body: object): Promise<{ id: string }> => {
		const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
		return (await answer.json()) as { id: string };
	};
	const schema = { data: { serial: { type: 'number' } } };
	const template = await post('/v1/templates', { name: 'T', category: 'CUSTOM', schema });
	const webhook = await post('/v1/webhooks', { url: receiver.url });

	/** Returns the job ID, or undefined when the submission was not accepted. */
	const submit = async (
		file: FormFile,
		fields: Record<string, string>,
	): Promise<string | undefined> => {
		try {
			const address = `${url}/v1/documents/parse/async`;
			const { status, body } = await sendForm(address, key, fields, [file]);
			if (status === 202 || status === 200) return (body as { jobId: string }).jobId;
			if (status < 500) throw new Error(`${status} ${JSON.stringify(body)}`);
		} catch (error) {
			if (!isConnectionLost(error)) throw error;
		}
		return undefined;
	};
	/** Accepted jobs, with the number of documents that their files are split into; 0: not split. */
	const accepted = new Map<string, number>();
	const stopping = new AbortController();
	const isStopping = (): boolean => stopping.signal.aborted;
	const submitAll = (async () => {
		for (let serial = 1; !isStopping(); serial += 1) {
			const isPacket = serial % PACKET_EVERY === 0;
			const pages = Array.from(
				{ length: isPacket ? PACKET_PAGES : 1 },
				(_, i) => [['Serial', `${serial}${i}`]] as const,
			);
			const file = { field: 'file', name: `${serial}.pdf`, content: await makePdf(pages) };
			const fields = { templateId: template.id, ...(isPacket && { split: '1' }) };
			// Like a client: repeat until accepted, because a response may be lost.
			let jobId = await submit(file, fields);
			while (jobId === undefined) {
				await sleep(50);
				jobId = await submit(file, fields);
			}
			accepted.set(jobId, isPacket ? PACKET_PAGES : 0);
			const arrived = () => new Set(receiver.received.map((one) => one.headers['webhook-id'])).size;
			while (!isStopping() && countEvents(accepted) - arrived() > JOBS_UNDER_WAY) await sleep(50);
		}
	})();

	let [kills, losses] = [0, 0];
	const roles = ['api', 'worker', 'worker'];
	const lossesWanted = redis ? REDIS_LOSSES : 0;
	while (kills < KILLS || losses < lossesWanted) {
		await sleep(Math.random() * MAX_PAUSE_MS);
		const lossesLeft = lossesWanted - losses;
		if (redis && Math.random() < lossesLeft / (lossesLeft + KILLS - kills)) {
			await redis.kill();
			losses += 1;
			await sleep(Math.random() * MAX_PAUSE_MS);
			redis = await startRedis(['--port', new URL(redis.url).port]);
		} else {
			const index = Math.floor(Math.random() * processes.length);
			processes[index]?.kill('SIGKILL');
			processes[index] = start(roles[index] ?? '');
			kills += 1;
		}
		if (kills % 50 === 0 && kills > 0) print(`${database}: ${kills} kills, ${accepted.size} jobs`);
	}
	stopping.abort();
	await until(() => answers(`${url}/readyz`), 60);
	await submitAll;
	const settled = await until(async () => {
		const counted = await Promise.all(
			['pending', 'processing', 'retrying'].map(async (status) => {
				const answer = await fetch(`${url}/v1/jobs?status=${status}&limit=1`, { headers });
				return ((await answer.json()) as { jobs: unknown[] }).jobs.length;
			}),
		);
		return counted.every((count) => count === 0);
	}, SETTLE_SECONDS);
	const allDelivered = async (): Promise<boolean> => {
		type Page = { deliveries: { status: string }[]; nextCursor: string | null };
		for (let cursor: string | null = ''; cursor !== null;) {
			const from: string = cursor === '' ? '' : `&cursor=${cursor}`;
			const path = `/v1/webhooks/${webhook.id}/deliveries?limit=100${from}`;
			const page = (await (await fetch(url + path, { headers })).json()) as Page;
			if (page.deliveries.some(({ status }) => status === 'pending')) return false;
			cursor = page.nextCursor;
		}
		return true;
	};
	const delivered = await until(allDelivered, SETTLE_SECONDS);
	for (const one of processes) {
		one.kill('SIGTERM');
		if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
	}

	const faults = await inspect(environment, accepted, receiver.received);
	if (!delivered) faults.unshift('some events were not delivered');
	if (!settled) faults.unshift('some jobs have not ended');
	print(
		`${database}: ${kills} kills, ${losses} losses of Redis, ${accepted.size} files accepted, ` +
			`${receiver.received.length} deliveries received, ${faults.length} promises broken`,
	);
	for (const fault of faults.slice(0, 20)) print(`  BROKEN ${fault}`);
	await receiver.close();
	await redis?.stop();
	await postgres?.stop();
	if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
	else print(`  everything is left in ${folder}`);
	return faults.length === 0;
}

type Row = Record<string, string | number | null>;

async function inspect(
	environment: Record<string, string>,
	accepted: ReadonlyMap<string, number>,
	received: readonly { body: string }[],
): Promise<string[]> {
	const faults: string[] = [];
	const check = (kept: boolean, fault: string): void => {
		if (!kept) faults.push(fault);
	};
	const config = loadConfig(environment);
	const quiet = pino({ level: 'silent' });
	// Hours later, so that everything unused may be swept.
	const clock = { now: () => new Date(Date.now() + HOURS_LATER_MS) };
	const services = createServices(config, { log: quiet, clock });
	const { db } = services;
	const all = async (table: string): Promise<Row[]> => (await db(table).select('*')) as Row[];

	const [jobs, events, deliveries] = [
		await all('jobs'),
		await all('webhook_events'),
		await all('webhook_deliveries'),
	];
	const eventCount = countEvents(accepted);
	const packets = [...accepted.values()].filter((documents) => documents > 0).length;
	const jobCount = eventCount + packets;
	check(jobs.length === jobCount, `${jobs.length} jobs, but ${jobCount} are right`);
	/** The jobs that send events: those of documents. */
	const telling: string[] = [];
	for (const [id, documents] of accepted) {
		const job = jobs.find((one) => one.id === id);
		check(job !== undefined, `job ${id} is lost`);
		check(job?.status === 'completed', `job ${id} is ${job?.status}: ${job?.error}`);
		const children = jobs.filter((one) => one.parent_id === id);
		check(children.length === documents, `job ${id} has ${children.length} documents`);
		const pages = new Set(children.map((child) => child.pages));
		check(pages.size === documents, `the documents of job ${id} have ${pages.size} places`);
		if (documents === 0) telling.push(id);
		else telling.push(...children.map((child) => String(child.id)));
		const own = events.filter((one) => one.job_id === id).length;
		check(own === (documents === 0 ? 1 : 0), `job ${id} has ${own} events`);
	}
	check(events.length === eventCount, `${events.length} events, but ${eventCount} are right`);
	check(deliveries.length === events.length, `${deliveries.length} deliveries`);
	for (const { id, status } of deliveries) {
		check(status === 'delivered', `delivery ${id} is ${status}`);
	}
	const seen = new Map<string, Set<string>>();
	for (const { body } of received) {
		const { jobId, eventId } = JSON.parse(body) as { jobId: string; eventId: string };
		seen.set(jobId, (seen.get(jobId) ?? new Set()).add(eventId));
	}
	for (const id of telling) {
		check(seen.get(id)?.size === 1, `job ${id} was announced as ${seen.get(id)?.size ?? 0} events`);
	}

	const [quota] = await all('page_quotas');
	// Each page is a document.
	check(Number(quota?.used) === eventCount, `${quota?.used} pages charged`);
	check(Number(quota?.reserved) === 0, `${quota?.reserved} pages are still reserved`);
	const committed = (await all('page_reservations')).filter((one) => one.state === 'committed');
	check(committed.length === accepted.size, `${committed.length} reservations committed`);

	const [account] = await all('accounts');
	const bytes = jobs.reduce((sum, one) => sum + Number(one.document_bytes), 0);
	check(Number(account?.stored_bytes) === bytes, `${account?.stored_bytes} bytes counted`);

	const blobs = createDiskBlobs(join(config.dataDir, 'documents'));
	const repository = createJobRepository(db, services.storeTime);
	const doorbell = createEmbeddedDoorbell();
	await createJobs({
		...services,
		repository,
		blobs,
		doorbell,
		ballast: null,
		trashMs: 0,
	}).sweepOrphans();
	const uploads = join(config.dataDir, 'uploads');
	await createUploads({ folder: uploads, maxFileBytes: 1, ...services }).sweep();
	const left = readdirSync(join(config.dataDir, 'documents'), { recursive: true })
		.map((path) => String(path).split('/')[1])
		.filter((key) => key !== undefined);
	const wanted = new Set(
		jobs.flatMap((one) => [one.document_key, ...(one.words_key === null ? [] : [one.words_key])]),
	);
	check(
		left.length === wanted.size && left.every((one) => wanted.has(one)),
		`${left.length} documents`,
	);
	check(!existsSync(uploads) || readdirSync(uploads).length === 0, 'uploads are left');
	await services.close();
	return faults;
}

/** One for each document. */
function countEvents(accepted: ReadonlyMap<string, number>): number {
	return [...accepted.values()].reduce((sum, documents) => sum + Math.max(1, documents), 0);
}

async function answers(address: string): Promise<boolean> {
	return await fetch(address).then(
		({ ok }) => ok,
		() => false,
	);
}

function isConnectionLost(error: unknown): boolean {
	return error instanceof TypeError || error instanceof SyntaxError;
}

async function until(ask: () => Promise<boolean>, seconds: number): Promise<boolean> {
	const end = performance.now() + seconds * 1000;
	while (performance.now() < end) {
		if (await ask()) return true;
		await sleep(100);
	}
	return false;
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
