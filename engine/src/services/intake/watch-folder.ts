import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Account, Plans } from '../../model/account.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job } from '../../model/job.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { Log, NewId } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { openSorting, templateOf } from '../parsing/sorting.ts';
import type { Templates } from '../templates/templates.ts';
import { isSameFile, listFiles, openFolder, putAway, readFileOnce } from './intake-files.ts';
import type { IntakeFile } from './intake-files.ts';

type WatchSettings = {
	folder: string;
	/** The id or the name of a template of the owner's account, or `auto`. */
	template: string;
	/** Scan interval of the folder; a file must stay unchanged in between. */
	everyMs: number;
};

type Collaborators = {
	accounts: Pick<Accounts, 'findOwner'>;
	templates: Pick<Templates, 'list' | 'get' | 'listWhole'>;
	jobs: Pick<Jobs, 'submit' | 'get' | 'getSummary' | 'listChildren'>;
	intake: Intake;
	plans: Plans;
	newId: NewId;
	log: Log;
	settings: WatchSettings;
};

/** A file with a running job. */
type Submitted = { file: IntakeFile; jobId: string };

/** Maximum files with running jobs; the others wait in the folder. */
const MAX_SUBMITTED = 50;
/** Temporary refusals: the file stays and is retried later. */
const PASSING: readonly number[] = [403, 409, 429, 500, 503];
const TRY_AGAIN_MS = 60_000;
/** After this many faults in one scan, the folder or the database is at fault, not the files. */
const MAX_FAULTS = 20;

/**
 * Submits files that appear in a folder, and files each away with its result. The folder is the only state: a file
 * leaves it once its result is on disk. If a process dies in between, the file stays, and the next process submits
 * it again with the same idempotency key, which returns the same job. So each file becomes one job, however many
 * processes watch the folder.
 */
export function watchFolder({
	accounts,
	templates,
	jobs,
	intake,
	plans,
	newId,
	log,
	settings,
}: Collaborators): { stop: () => Promise<void> } {
	const { folder, everyMs } = settings;
	const stopping = new AbortController();
	const submitted = new Map<string, Submitted>();
	/** The files of the last scan. */
	let seen = new Map<string, IntakeFile>();
	/** Files that were temporarily refused or could not be handled, and when they are retried. */
	const waiting = new Map<string, number>();

	async function findTemplate(account: Account) {
		const { template: wanted } = settings;
		const list = await templates.list(account.id);
		const found = list.find(({ id, name }) => id === wanted || name === wanted);
		if (!found && wanted !== AUTO_TEMPLATE) {
			throw problem('TEMPLATE_NOT_FOUND', { templateId: wanted });
		}
		const by = await openSorting(templates, account.id, { templateId: found?.id ?? wanted });
		return { template: templateOf(by), sorting: by.sorting ?? undefined };
	}

	async function look(): Promise<void> {
		const files = await listFiles(folder);
		const settled = files.filter((file) => {
			const before = seen.get(file.name);
			return before !== undefined && isSameFile(before, file);
		});
		seen = new Map(files.map((file) => [file.name, file]));
		const account = await accounts.findOwner();
		if (!account) return;
		let faults = 0;
		/** A file that cannot be read or moved waits; the others are processed. */
		const attend = async (name: string, work: () => Promise<void>): Promise<void> => {
			if ((waiting.get(name) ?? 0) > performance.now()) return;
			waiting.delete(name);
			try {
				await work();
			} catch (error) {
				waiting.set(name, performance.now() + TRY_AGAIN_MS);
				log.error({ err: error, file: name }, 'a file of the intake folder could not be handled');
				if ((faults += 1) >= MAX_FAULTS) throw error;
			}
		};
		for (const [name, one] of submitted) {
			await attend(name, () => finish(account, name, one));
		}
		for (const file of settled) {
			if (stopping.signal.aborted || submitted.size >= MAX_SUBMITTED) return;
			if (!submitted.has(file.name)) await attend(file.name, () => take(account, file));
		}
	}

	async function take(account: Account, file: IntakeFile): Promise<void> {
		try {
			const job = await submit(account, file);
			if (job) submitted.set(file.name, { file, jobId: job.id });
		} catch (error) {
			if (!(error instanceof Problem)) throw error;
			const { code, message, statusCode } = error;
			if (code === 'TEMPLATE_NOT_FOUND' || PASSING.includes(statusCode)) {
				waiting.set(file.name, performance.now() + TRY_AGAIN_MS);
				log.warn({ code, file: file.name }, 'a file of the intake folder has to wait');
				return;
			}
			log.warn({ code, file: file.name }, 'a file of the intake folder was refused');
			const report = { fileName: file.name, status: 'failed', error: message, code };
			await putAway(folder, 'failed', file, report, newId());
		}
	}

	/** undefined if the file is gone. */
	async function submit(account: Account, file: IntakeFile): Promise<Job | undefined> {
		const asked = await findTemplate(account);
		const { uploads } = intake;
		const received = await readFileOnce(folder, file, uploads);
		if (!received) return undefined;
		let isKept = false;
		try {
			const document = await intake.acceptOne(
				{ files: [received] },
				{
					field: 'file',
					into: uploads.folder,
					signal: stopping.signal,
					refuseArchive: () => problem('ZIP_NOT_IN_JOBS'),
					refuseMail: () => problem('MAIL_NOT_IN_JOBS'),
				},
			);
			const { job, isNew } = await jobs.submit({
				caller: { account, plan: planOf(account, plans) },
				...asked,
				document,
				language: undefined,
				idempotencyKey: keyOf(file, asked.template.id, document.sha256),
				origin: { requestId: `intake-${newId()}`, traceparent: null },
			});
			isKept = isNew;
			return job;
		} finally {
			if (!isKept) await rm(received.path, { force: true });
		}
	}

	async function finish(account: Account, name: string, { file, jobId }: Submitted): Promise<void> {
		try {
			if (!hasEnded(await jobs.getSummary(account.id, jobId))) return;
			const job = await jobs.get(account.id, jobId);
			const place = job.status === 'completed' ? 'done' : 'failed';
			const children = job.sorting ? await jobs.listChildren(job) : [];
			const read: Job[] = [];
			for (const { id } of children) read.push(await jobs.get(account.id, id));
			await putAway(folder, place, file, reportOf(job, read), jobId);
			log.info({ jobId, file: name, place }, 'a file of the intake folder was put away');
		} catch (error) {
			// The job was deleted, so the file is submitted again.
			if (!(error instanceof Problem) || error.code !== 'JOB_NOT_FOUND') throw error;
		}
		submitted.delete(name);
	}

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			try {
				await openFolder(folder);
				await look();
			} catch (error) {
				log.error({ err: error }, 'the intake folder could not be read; this is tried again');
			}
			await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
		}
	}
	const running = run();

	return {
		stop: async (): Promise<void> => {
			stopping.abort();
			await running;
		},
	};
}

/** The same for one file however often it is submitted, even after the template has changed. */
function keyOf({ name, size, modifiedMs }: IntakeFile, templateId: string, sha256: string): string {
	const about = [name, size, modifiedMs, templateId, sha256].join('\0');
	return `intake-${createHash('sha256').update(about).digest('hex')}`;
}

/** A file that was split has `documents` in place of a result, in page order. */
function reportOf(job: Job, children: readonly Job[]): Record<string, unknown> {
	const { id: jobId, fileName, status, error, pageCount, notes = [], pieces } = job;
	const warnings = notes.length > 0 ? { warnings: notes } : {};
	const told = { jobId, fileName, status, error };
	if (!job.sorting) {
		const { result, details } = job;
		return { ...told, result, pageCount, ...warnings, details };
	}
	const byId = new Map(children.map((child) => [child.id, child]));
	const documents = (pieces ?? []).map((piece) => {
		const { pages, kind, templateId, confidence } = piece;
		const child = byId.get(piece.jobId ?? '');
		const { result = null, details = null, error: fault = null } = child ?? {};
		const about = { jobId: child?.id ?? null, pages, kind, templateId, confidence };
		return { ...about, result, error: fault, details };
	});
	return { ...told, documents, pageCount, ...warnings };
}
