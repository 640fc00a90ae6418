/**
 * npm run test:crash:intake [-- --mails N] [-- --files N] [-- --kills N] [-- --database sqlite|postgres]
 *
 * Delivers mails to a real IMAP server and puts files into a watched folder while the API and two workers are killed
 * with SIGKILL at random moments. Then checks that every attachment and every file has exactly one job, that every
 * mail was moved to the folder of its outcome, and that every file lies beside its result. Some mails and files
 * cannot be read. Exits with code 1 if anything is lost or doubled.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { loadConfig } from '../../engine/src/app/config.ts';
import { openDatabase } from '../../engine/src/platform/store/open-database.ts';
import { createServices } from '../../engine/src/app/services.ts';
import { startPostgres } from '../setup/postgres.ts';
import { startRedis } from '../setup/redis.ts';
import { makePdf } from '../support/documents.ts';
import { startImapServer } from '../support/imap-server.ts';
import type { ImapServer } from '../support/imap-server.ts';
import { allowServer, listMails, mailboxOn } from '../support/mailbox-client.ts';
import { makeEml } from '../support/mails.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startInstallation } from './installation.ts';
import type { Installation } from './installation.ts';

const { values: options } = parseArgs({
	options: {
		mails: { type: 'string', default: '60' },
		files: { type: 'string', default: '30' },
		kills: { type: 'string', default: '12' },
		database: { type: 'string' },
	},
});
const MAILS = Number(options.mails);
const FILES = Number(options.files);
const KILLS = Number(options.kills);
const DATABASES = options.database === undefined ? ['sqlite', 'postgres'] : [options.database];
/** A start takes over a second: some kills happen during the start, some during work. */
const MAX_PAUSE_MS = 5000;
/** Every so many mails one has two attachments, and one has more documents than a mail may have. */
const TWO_EVERY = 10;
const BAD_EVERY = 25;
const MAX_DOCUMENTS = 4;
/** Per mail and file: a slow machine under kills. */
const SETTLE_SECONDS = 180 + MAILS + FILES;
const DONE_FOLDER = 'DocSift Done';
const FAILED_FOLDER = 'DocSift Failed';

type Row = Record<string, string | number | null>;

let allKept = true;
for (const database of DATABASES) {
	if (!(await run(database))) allKept = false;
}
process.exit(allKept ? 0 : 1);

async function run(database: string): Promise<boolean> {
	const place = mkdtempSync(join(tmpdir(), 'docsift-intake-'));
	const inbox = join(place, 'inbox');
	mkdirSync(inbox);
	const imap = await startImapServer(place);
	const postgres = database === 'postgres' ? await startPostgres() : undefined;
	const redis = postgres && (await startRedis());
	const installation = await startInstallation(place, {
		...allowServer(imap),
		INTAKE_FOLDER: inbox,
		INTAKE_TEMPLATE: 'Invoice',
		ZIP_MAX_DOCUMENTS: String(MAX_DOCUMENTS),
		PLANS: '{"premium":{"requestsPerMinute":1000000000,"pagesPerMonth":1000000000}}',
		...(postgres && { DATABASE_URL: postgres.url }),
		...(redis && { REDIS_URL: redis.url }),
	});
	const { environment } = installation;
	await connect(installation, imap);

	const isFed = { value: false };
	const feeding = feed(imap, inbox).then(() => (isFed.value = true));
	let kills = 0;
	while (kills < KILLS || !isFed.value) {
		await sleep(Math.random() * MAX_PAUSE_MS);
		installation.kill();
		kills += 1;
		if (kills % 20 === 0) print(`${database}: ${kills} kills`);
	}
	await feeding;
	const faults = await waitUntil(
		async () =>
			((await listMails(imap)) ?? []).length === 0 &&
			listVisible(inbox).join() === 'done,failed' &&
			(await countOpen(environment)) === 0,
		SETTLE_SECONDS,
		'the mailbox and the folder to be empty, and all jobs to end',
	).then(
		(): string[] => [],
		(error: unknown) => [String(error)],
	);
	await installation.stop();
	faults.push(
		...(await checkMails(imap)),
		...checkFolder(inbox),
		...(await checkJobs(environment)),
	);
	print(
		`${database}: ${MAILS} mails, ${FILES} files, ${kills} kills, ${faults.length} promises broken`,
	);
	for (const fault of faults.slice(0, 20)) print(`  BROKEN ${fault}`);
	await imap.stop();
	await redis?.stop();
	await postgres?.stop();
	if (faults.length === 0) rmSync(place, { recursive: true, force: true });
	else print(`  everything is left in ${place}`);
	return faults.length === 0;
}

async function connect({ url, key }: Installation, imap: ImapServer): Promise<void> {
	const headers = { 'x-api-key': key, 'content-type': 'application/json' };
	const answer = await fetch(`${url}/v1/templates`, { headers });
	const templates = (await answer.json()) as { id: string; name: string }[];
	const template = templates.find(({ name }) => name === 'Invoice');
	const mailbox = { ...mailboxOn(imap, template?.id ?? ''), afterwards: 'move' };
	const made = await fetch(`${url}/v1/mailboxes`, {
		method: 'POST',
		headers,
		body: JSON.stringify(mailbox),
	});
	if (!made.ok) throw new Error(`the mailbox was refused: ${await made.text()}`);
}

/** Mails and files arrive while processes are killed, a few of each at a time. */
async function feed(imap: ImapServer, inbox: string): Promise<void> {
	const pauseMs = (KILLS * MAX_PAUSE_MS) / 2 / Math.max(MAILS, FILES);
	for (let i = 0; i < Math.max(MAILS, FILES); i += 1) {
		if (i < MAILS) await imap.deliver(makeMail(i));
		if (i < FILES) {
			const content = isBad(i) ? Buffer.from(`%PDF-1.7 broken ${i}`) : await makePage(`F-${i}`);
			const written = join(inbox, `${i}.part`);
			await writeFile(written, content);
			await rename(written, join(inbox, fileName(i)));
		}
		await sleep(pauseMs * 2 * Math.random());
	}
}

function makeMail(i: number): string {
	// A mail with too many documents is refused as a whole.
	const names = isBad(i)
		? range(MAX_DOCUMENTS + 1).map((n) => `bad-${i}-${n}.txt`)
		: attachmentNames(i);
	const attached = names.map((name) => ({
		name,
		content: Buffer.from(`Invoice number M-${name}\nTotal ${i}.00 EUR\n`),
	}));
	const mail = makeEml({ subject: `Mail ${i}`, attached }).toString('latin1');
	return `Message-ID: <${i}@crash.example>\r\n${mail}`;
}

function attachmentNames(i: number): string[] {
	if (isBad(i)) return [];
	return i % TWO_EVERY === 0 ? [`m${i}-a.txt`, `m${i}-b.txt`] : [`m${i}.txt`];
}

async function makePage(number: string): Promise<Buffer> {
	return await makePdf([[['Invoice number', number]]]);
}

function isBad(i: number): boolean {
	return i % BAD_EVERY === BAD_EVERY - 1;
}

function fileName(i: number): string {
	return isBad(i) ? `bad-${i}.pdf` : `f${i}.pdf`;
}

/** Every mail lies once in the folder of its outcome. */
async function checkMails(imap: ImapServer): Promise<string[]> {
	const faults: string[] = [];
	for (const [folder, wantsBad] of [
		[DONE_FOLDER, false] as const,
		[FAILED_FOLDER, true] as const,
	]) {
		const subjects = ((await listMails(imap, folder)) ?? []).map(({ subject }) => subject);
		const wanted = range(MAILS).filter((i) => isBad(i) === wantsBad);
		faults.push(
			...compare(
				folder,
				subjects,
				wanted.map((i) => `Mail ${i}`),
			),
		);
	}
	return faults;
}

/** Every file lies beside its result. */
function checkFolder(inbox: string): string[] {
	const faults: string[] = [];
	const jobs = new Set<string>();
	for (const [folder, wantsBad] of [['done', false] as const, ['failed', true] as const]) {
		const wanted = range(FILES)
			.filter((i) => isBad(i) === wantsBad)
			.map(fileName);
		const names = listVisible(join(inbox, folder));
		faults.push(
			...compare(
				folder,
				names,
				wanted.flatMap((name) => [name, `${name}.json`]),
			),
		);
		for (const name of names.filter((one) => one.endsWith('.json'))) {
			const text = readFileSync(join(inbox, folder, name), 'utf8');
			const { jobId } = JSON.parse(text) as { jobId?: string };
			if (jobId !== undefined && jobs.has(jobId)) faults.push(`two files share job ${jobId}`);
			if (jobId !== undefined) jobs.add(jobId);
		}
	}
	return faults;
}

/** A mail is moved when its documents are accepted, before they are read. */
async function countOpen(environment: Record<string, string>): Promise<number> {
	const db = openDatabase(loadConfig(environment));
	try {
		const [open] = await db('jobs')
			.whereNotIn('status', ['completed', 'failed'])
			.count<{ count: number | string }[]>({ count: '*' });
		return Number(open?.count);
	} finally {
		await db.destroy();
	}
}

/** One job per document; a job is charged once. */
async function checkJobs(environment: Record<string, string>): Promise<string[]> {
	const services = createServices(loadConfig(environment), {
		log: pino({ level: 'silent' }),
		clock: { now: () => new Date() },
	});
	const read = async (table: string): Promise<Row[]> =>
		(await services.db(table).select('*')) as Row[];
	const jobs = await read('jobs');
	const mails = await read('mailbox_mails');
	const [quota] = await read('page_quotas');
	await services.close();
	const names = range(MAILS).flatMap(attachmentNames);
	names.push(
		...range(FILES)
			.filter((i) => !isBad(i))
			.map(fileName),
	);
	const good = jobs.filter(({ file_name: name }) => !String(name).startsWith('bad-'));
	const faults = compare(
		'jobs',
		good.map((job) => String(job.file_name)),
		names,
	);
	for (const { id, status, error } of good) {
		if (status !== 'completed') faults.push(`job ${id} is ${status}: ${error}`);
	}
	if (mails.length !== MAILS) faults.push(`${mails.length} mails are recorded`);
	for (const { uid, state } of mails) {
		if (state === 'trying') faults.push(`mail ${uid} has not ended`);
	}
	if (Number(quota?.used) !== names.length) faults.push(`${quota?.used} pages charged`);
	if (Number(quota?.reserved) !== 0) faults.push(`${quota?.reserved} pages are still reserved`);
	return faults;
}

/** What is missing, what is there twice, and what nobody expects. */
function compare(where: string, found: readonly string[], wanted: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
	const faults = wanted.flatMap((one) => {
		const count = counts.get(one) ?? 0;
		counts.delete(one);
		return count === 1 ? [] : [`${where}: ${one} is there ${count} times`];
	});
	return [...faults, ...[...counts.keys()].map((one) => `${where}: ${one} is not expected`)];
}

function listVisible(folder: string): string[] {
	return readdirSync(folder)
		.filter((name) => !name.startsWith('.'))
		.toSorted();
}

function range(count: number): number[] {
	return Array.from({ length: count }, (_, i) => i);
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
