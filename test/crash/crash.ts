/**
 * npm run test:crash [-- --long] [-- --database sqlite|postgres] [-- --kills N] [-- --redis-losses N]
 *
 * Submits jobs while the API, two workers and Redis are killed with SIGKILL at random moments, then checks every
 * guarantee: each accepted job has ended, each has exactly one event, which was delivered; the page ledger adds up;
 * no delivery is duplicated; no file is left over. Every third file is a packet of several documents, each of which
 * must have exactly one job and one event. Exits with code 1 on any violation.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../setup/postgres.ts';
import { startRedis } from '../setup/redis.ts';
import { makePdf } from '../support/documents.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import type { FormFile } from '../support/send-form.ts';
import { countEvents, inspect } from './inspect.ts';
import { startInstallation } from './installation.ts';
import type { Installation } from './installation.ts';

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

let allKept = true;
for (const database of DATABASES) {
	if (!(await run(database))) allKept = false;
}
process.exit(allKept ? 0 : 1);

type Redis = Awaited<ReturnType<typeof startRedis>>;

async function run(database: string): Promise<boolean> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-crash-'));
	const postgres = database === 'postgres' ? await startPostgres() : undefined;
	const redis = postgres && (await startRedis());
	const receiver = await startRefusingReceiver();
	const installation = await startInstallation(folder, {
		WEBHOOK_RETRY_SECONDS: Array(20).fill('0.2').join(),
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: String(receiver.port),
		ADDRESS_REQUESTS_PER_MINUTE: '1000000000',
		PLANS: '{"premium":{"requestsPerMinute":1000000000,"pagesPerMonth":1000000000}}',
		...(postgres && { DATABASE_URL: postgres.url }),
		...(redis && { REDIS_URL: redis.url }),
	});
	const client = createClient(installation);
	const schema = { data: { serial: { type: 'number' } } };
	const template = await client.post('/v1/templates', { name: 'T', category: 'CUSTOM', schema });
	const webhook = await client.post('/v1/webhooks', { url: receiver.url });

	const stopping = new AbortController();
	/** Accepted jobs, with the number of documents that their files are split into; 0: not split. */
	const accepted = new Map<string, number>();
	const submitting = submitUntil(stopping.signal, accepted, {
		submit: (file, fields) => client.submit(file, { templateId: template.id, ...fields }),
		countArrived: () => new Set(receiver.received.map((one) => one.headers['webhook-id'])).size,
	});
	const killed = await killAtRandom(installation, redis, (kills) => {
		print(`${database}: ${kills} kills, ${accepted.size} jobs`);
	});
	stopping.abort();
	await until(installation.isReady, 60);
	await submitting;
	const settled = await until(client.hasNoOpenJobs, SETTLE_SECONDS);
	const delivered = await until(() => client.hasDeliveredAll(webhook.id), SETTLE_SECONDS);
	await installation.stop();

	const faults = await inspect(installation.environment, accepted, receiver.received);
	if (!delivered) faults.unshift('some events were not delivered');
	if (!settled) faults.unshift('some jobs have not ended');
	print(
		`${database}: ${killed.kills} kills, ${killed.losses} losses of Redis, ${accepted.size} files accepted, ` +
			`${receiver.received.length} deliveries received, ${faults.length} promises broken`,
	);
	for (const fault of faults.slice(0, 20)) print(`  BROKEN ${fault}`);
	await receiver.close();
	await killed.redis?.stop();
	await postgres?.stop();
	if (faults.length === 0) rmSync(folder, { recursive: true, force: true });
	else print(`  everything is left in ${folder}`);
	return faults.length === 0;
}

/** Every fifth event is refused the first time. */
async function startRefusingReceiver(): Promise<Receiver> {
	const refused = new Set<string>();
	return startReceiver((response, { headers }, count) => {
		const id = String(headers['webhook-id']);
		const refuse = count % 5 === 0 && !refused.has(id);
		if (refuse) refused.add(id);
		response.writeHead(refuse ? 500 : 200).end();
	});
}

/** What the test asks of the API. */
function createClient({ url, key }: Installation) {
	const headers = { 'x-api-key': key, 'content-type': 'application/json' };
	const get = async (path: string): Promise<unknown> =>
		(await fetch(url + path, { headers })).json();
	return {
		post: async (path: string, body: object): Promise<{ id: string }> => {
			const answer = await fetch(url + path, {
				method: 'POST',
				headers,
				body: JSON.stringify(body),
			});
			return (await answer.json()) as { id: string };
		},
		/** Returns the job ID, or undefined when the submission was not accepted. */
		submit: async (file: FormFile, fields: Record<string, string>): Promise<string | undefined> => {
			try {
				const address = `${url}/v1/documents/parse/async`;
				const { status, body } = await sendForm(address, key, fields, [file]);
				if (status === 202 || status === 200) return (body as { jobId: string }).jobId;
				if (status < 500) throw new Error(`${status} ${JSON.stringify(body)}`);
			} catch (error) {
				if (!isConnectionLost(error)) throw error;
			}
			return undefined;
		},
		hasNoOpenJobs: async (): Promise<boolean> => {
			const counted = await Promise.all(
				['pending', 'processing', 'retrying'].map(async (status) => {
					const page = await get(`/v1/jobs?status=${status}&limit=1`);
					return (page as { jobs: unknown[] }).jobs.length;
				}),
			);
			return counted.every((count) => count === 0);
		},
		hasDeliveredAll: async (webhookId: string): Promise<boolean> => {
			type Page = { deliveries: { status: string }[]; nextCursor: string | null };
			for (let cursor: string | null = ''; cursor !== null;) {
				const from: string = cursor === '' ? '' : `&cursor=${cursor}`;
				const page = (await get(`/v1/webhooks/${webhookId}/deliveries?limit=100${from}`)) as Page;
				if (page.deliveries.some(({ status }) => status === 'pending')) return false;
				cursor = page.nextCursor;
			}
			return true;
		},
	};
}

type Sender = {
	submit: (file: FormFile, fields: Record<string, string>) => Promise<string | undefined>;
	/** Events that the receiver has, each counted once. */
	countArrived: () => number;
};

/** Submits one file after another, and waits while many jobs are under way. */
async function submitUntil(
	stopping: AbortSignal,
	accepted: Map<string, number>,
	{ submit, countArrived }: Sender,
): Promise<void> {
	const isStopping = (): boolean => stopping.aborted;
	for (let serial = 1; !isStopping(); serial += 1) {
		const isPacket = serial % PACKET_EVERY === 0;
		const pages = Array.from(
			{ length: isPacket ? PACKET_PAGES : 1 },
			(_, i) => [['Serial', `${serial}${i}`]] as const,
		);
		const file = { field: 'file', name: `${serial}.pdf`, content: await makePdf(pages) };
		const fields: Record<string, string> = isPacket ? { split: '1' } : {};
		// Like a client: repeat until accepted, because a response may be lost.
		let jobId = await submit(file, fields);
		while (jobId === undefined) {
			await sleep(50);
			jobId = await submit(file, fields);
		}
		accepted.set(jobId, isPacket ? PACKET_PAGES : 0);
		while (!isStopping() && countEvents(accepted) - countArrived() > JOBS_UNDER_WAY)
			await sleep(50);
	}
}

/** Kills processes and Redis at random moments. Returns how often, and the Redis that runs at the end. */
async function killAtRandom(
	installation: Installation,
	firstRedis: Redis | undefined,
	report: (kills: number) => void,
) {
	let redis = firstRedis;
	let [kills, losses] = [0, 0];
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
			installation.kill();
			kills += 1;
		}
		if (kills % 50 === 0 && kills > 0) report(kills);
	}
	return { kills, losses, redis };
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
