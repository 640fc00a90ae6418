import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { loadConfig } from '../../engine/src/app/config.ts';
import { createServices } from '../../engine/src/app/services.ts';
import { createDiskBlobs } from '../../engine/src/platform/store/disk-blobs.ts';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import { createEmbeddedDoorbell } from '../../engine/src/services/jobs/doorbell.ts';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import { createJobs } from '../../engine/src/services/jobs/jobs.ts';

/** Accepted jobs, with the number of documents that their files are split into; 0: not split. */
export type Accepted = ReadonlyMap<string, number>;

type Row = Record<string, string | number | null>;
type Check = (kept: boolean, fault: string) => void;
type Stored = Record<'jobs' | 'events' | 'deliveries' | 'reservations', Row[]> &
	Record<'quota' | 'account', Row | undefined>;
type Services = ReturnType<typeof createServices>;

const HOURS_LATER_MS = 3 * 3_600_000;

/** Every guarantee that the database, the files or the received deliveries break. */
export async function inspect(
	environment: Record<string, string>,
	accepted: Accepted,
	received: readonly { body: string }[],
): Promise<string[]> {
	const faults: string[] = [];
	const check: Check = (kept, fault) => {
		if (!kept) faults.push(fault);
	};
	const config = loadConfig(environment);
	// Hours later, so that everything unused may be swept.
	const clock = { now: () => new Date(Date.now() + HOURS_LATER_MS) };
	const services = createServices(config, { log: pino({ level: 'silent' }), clock });
	const stored = await readTables(services);
	checkJobs(stored, accepted, check);
	checkDeliveries(stored, check);
	checkAnnouncements(listAnnounced(stored, accepted), received, check);
	checkLedger(stored, accepted, check);
	await checkFiles(services, { dataDir: config.dataDir, jobs: stored.jobs }, check);
	await services.close();
	return faults;
}

/** One for each document. */
export function countEvents(accepted: Accepted): number {
	return [...accepted.values()].reduce((sum, documents) => sum + Math.max(1, documents), 0);
}

async function readTables({ db }: Services): Promise<Stored> {
	const all = async (table: string): Promise<Row[]> => (await db(table).select('*')) as Row[];
	return {
		jobs: await all('jobs'),
		events: await all('webhook_events'),
		deliveries: await all('webhook_deliveries'),
		quota: (await all('page_quotas'))[0],
		reservations: await all('page_reservations'),
		account: (await all('accounts'))[0],
	};
}

/** A packet is a job of its own, which sends no event. */
function checkJobs({ jobs, events }: Stored, accepted: Accepted, check: Check): void {
	const eventCount = countEvents(accepted);
	const packets = [...accepted.values()].filter((documents) => documents > 0).length;
	const jobCount = eventCount + packets;
	check(jobs.length === jobCount, `${jobs.length} jobs, but ${jobCount} are right`);
	for (const [id, documents] of accepted) {
		const job = jobs.find((one) => one.id === id);
		check(job !== undefined, `job ${id} is lost`);
		check(job?.status === 'completed', `job ${id} is ${job?.status}: ${job?.error}`);
		const children = childrenOf(id, jobs);
		check(children.length === documents, `job ${id} has ${children.length} documents`);
		const pages = new Set(children.map((child) => child.pages));
		check(pages.size === documents, `the documents of job ${id} have ${pages.size} places`);
		const own = events.filter((one) => one.job_id === id).length;
		check(own === (documents === 0 ? 1 : 0), `job ${id} has ${own} events`);
	}
	check(events.length === eventCount, `${events.length} events, but ${eventCount} are right`);
}

function checkDeliveries({ deliveries, events }: Stored, check: Check): void {
	check(deliveries.length === events.length, `${deliveries.length} deliveries`);
	for (const { id, status } of deliveries) {
		check(status === 'delivered', `delivery ${id} is ${status}`);
	}
}

/** The jobs that send events: those of documents. */
function listAnnounced({ jobs }: Stored, accepted: Accepted): string[] {
	return [...accepted].flatMap(([id, documents]) =>
		documents === 0 ? [id] : childrenOf(id, jobs).map((child) => String(child.id)),
	);
}

function childrenOf(id: string, jobs: readonly Row[]): Row[] {
	return jobs.filter((one) => one.parent_id === id);
}

/** A delivery may arrive twice, but always as the same event. */
function checkAnnouncements(
	ids: readonly string[],
	received: readonly { body: string }[],
	check: Check,
): void {
	const seen = new Map<string, Set<string>>();
	for (const { body } of received) {
		const { jobId, eventId } = JSON.parse(body) as { jobId: string; eventId: string };
		seen.set(jobId, (seen.get(jobId) ?? new Set()).add(eventId));
	}
	for (const id of ids) {
		const count = seen.get(id)?.size ?? 0;
		check(count === 1, `job ${id} was announced as ${count} events`);
	}
}

function checkLedger(
	{ jobs, quota, reservations, account }: Stored,
	accepted: Accepted,
	check: Check,
): void {
	// Each page is a document.
	check(Number(quota?.used) === countEvents(accepted), `${quota?.used} pages charged`);
	check(Number(quota?.reserved) === 0, `${quota?.reserved} pages are still reserved`);
	const committed = reservations.filter((one) => one.state === 'committed').length;
	check(committed === accepted.size, `${committed} reservations committed`);
	const bytes = jobs.reduce((sum, one) => sum + Number(one.document_bytes), 0);
	check(Number(account?.stored_bytes) === bytes, `${account?.stored_bytes} bytes counted`);
}

/** After a sweep, exactly the documents and the words of the jobs are left. */
async function checkFiles(
	services: Services,
	{ dataDir, jobs }: { dataDir: string; jobs: readonly Row[] },
	check: Check,
): Promise<void> {
	const documents = join(dataDir, 'documents');
	const uploads = join(dataDir, 'uploads');
	await createJobs({
		...services,
		repository: createJobRepository(services.db, services.storeTime),
		blobs: createDiskBlobs(documents),
		doorbell: createEmbeddedDoorbell(),
		ballast: null,
		trashMs: 0,
	}).sweepOrphans();
	await createUploads({ folder: uploads, maxFileBytes: 1, ...services }).sweep();
	const left = readdirSync(documents, { recursive: true })
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
}
