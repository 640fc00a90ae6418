import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Uploads } from '../../reading/intake/uploads.ts';
import type { Lists } from '../lists/lists.ts';
import type { Memory } from '../memory/memory.ts';
import type { Account, Plan, Plans } from '../../model/account.ts';
import { bindLog } from '../../model/bind-log.ts';
import type { DocumentLimits } from '../../model/document.ts';
import type { Claim, Job } from '../../model/job.ts';
import { languagesFor } from '../../model/languages.ts';
import type { Meter } from '../../model/meter.ts';
import { readPageChoice } from '../../model/page-choice.ts';
import type { Log, NewId } from '../../model/ports.ts';
import type { JobSorting, FilePiece } from '../../model/piece.ts';
import { problem } from '../../model/problem.ts';
import type { SecondReaderMode } from '../../model/second-reader.ts';
import type { Template } from '../../model/template.ts';
import type { TraceSpan } from '../../model/tracer.ts';
import { visitorOf } from '../parsing/admission.ts';
import type { Admission } from '../parsing/admission.ts';
import { parseDocument } from '../../reading/pipeline/parse-document.ts';
import { wishWithoutReader } from '../../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../../reading/second-reader/second-reading.ts';
import type { PagesCounted, Parsed } from '../../reading/pipeline/parse-document.ts';
import { parsePieces, readWordsOnce } from '../../reading/pipeline/parse-pieces.ts';
import type { BoundaryLook, ParsedPiece } from '../../reading/pipeline/parse-pieces.ts';
import type { Turn } from '../../reading/pipeline/pool.ts';
import { hashFile } from '../../platform/store/blobs.ts';
import type { Blobs } from '../../platform/store/blobs.ts';
import { listProfiles, reopenSorting, toSortOrder } from '../parsing/sorting.ts';
import type { Database } from '../../platform/store/open-database.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { Templates } from '../templates/templates.ts';
import { LostClaim, idsOf } from './claim.ts';
import type { JobRepository } from './job-repository.ts';

type Collaborators = {
	db: Database;
	repository: JobRepository;
	admission: Admission;
	blobs: Blobs;
	uploads: Uploads;
	templates: Templates;
	memory: Pick<Memory, 'open' | 'listSeen'>;
	decisions: Pick<Decisions, 'open'>;
	lists?: Pick<Lists, 'openLookUp'> | undefined;
	accounts: Accounts;
	plans: Plans;
	quota: Quota;
	newId: NewId;
	log: Log;
	meter: Meter;
	/** null: no second reader is configured. */
	secondReading?: SecondReading | null;
	settings: {
		maxAttempts: number;
		leaseMs: number;
		deadlineMs: number;
		limits: DocumentLimits;
		maxDocuments: number;
	};
};

type StoredFileWords = { key: string; sha256: string };

/** The documents of a file that was read. */
export type SortedFile = {
	pieces: ParsedPiece[];
	/** The jobs of its documents from the previous split. */
	known: Job[];
	words: StoredFileWords;
	templates: ReadonlyMap<string, Template>;
	/** Whether its pages were charged before. */
	isAgain: boolean;
	/** The lessons of a person who split it again. */
	boundaries: BoundaryLook[];
};

const PROGRESS_EVERY_MS = 1000;
/** How often per lease to check whether the last worker returned its attempt, for a job without attempts left. */
const LOOKS_PER_LEASE = 12;

/** Reads the file of a claimed job like that of a request, and reserves its pages. */
export function createReadJob({
	db,
	repository,
	admission,
	blobs,
	uploads,
	templates,
	memory,
	decisions,
	lists,
	accounts,
	plans,
	quota,
	newId,
	log,
	meter,
	secondReading = null,
	settings,
}: Collaborators) {
	/** Records the progress at intervals. */
	function tellProgress(claim: Claim): (pagesRead: number) => void {
		let toldAt = -Infinity;
		return (pagesRead) => {
			if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
			toldAt = performance.now();
			repository.recordProgress(claim, pagesRead).catch((error: unknown) => {
				log.warn({ err: error, jobId: claim.job.id }, 'could not record the progress of a job');
			});
		};
	}

	/**
	 * Fails a job that has no attempts left, unless one is returned within a lease. A live worker extends its
	 * lease three times per lease, so it notices within one lease that it lost the job, and uncounts its attempt.
	 */
	async function refuseWithoutAttempts(claim: Claim, signal: AbortSignal): Promise<void> {
		const { job } = claim;
		const isWithout = () => job.attempts > settings.maxAttempts;
		for (let looks = 0; isWithout() && looks < LOOKS_PER_LEASE; looks += 1) {
			await sleep(settings.leaseMs / LOOKS_PER_LEASE, undefined, { signal });
			try {
				const attempts = await repository.countAttempts(claim);
				if (attempts === undefined) throw new LostClaim();
				job.attempts = attempts;
			} catch (error) {
				if (error instanceof LostClaim) throw error;
				log.warn({ err: error, ...idsOf(claim) }, 'could not count the attempts at a job');
			}
		}
		if (isWithout()) throw problem('JOB_WORKERS_LOST');
	}

	/** Pages that an earlier attempt reserved are still reserved. */
	async function setPagesAside(
		claim: Claim,
		{ pageCount, chosenCount }: PagesCounted,
		limit: number,
	): Promise<void> {
		const { job } = claim;
		job.pageCount = pageCount;
		job.pageUsed = chosenCount;
		if (job.reservationId !== null) return;
		// The ID is known before the write, so that the pages can be settled even if the response is lost.
		const reservationId = newId();
		job.reservationId = reservationId;
		await db.transaction(async (trx) => {
			const { accountId } = job;
			const wish = { id: reservationId, accountId, pages: chosenCount, limit, holdMs: null };
			await quota.reserve(wish, trx);
			if (!(await repository.recordPages(claim, { pageCount, reservationId }, trx))) {
				throw new LostClaim();
			}
		});
	}

	/** The second reader's settings for a document. */
	function wishFor(
		{ job }: Claim,
		{ account, plan, until }: { account: Account; plan: Plan; until: number },
		mode: SecondReaderMode | undefined,
	) {
		const reader = job.reader === '' ? undefined : job.reader;
		if (!secondReading) return wishWithoutReader(reader);
		const said = { account, plan, isTest: false, mode, reader };
		return secondReading.wishFor({ ...said, lane: 'job', until });
	}

	async function open(claim: Claim, signal: AbortSignal) {
		const until = performance.now() + settings.deadlineMs;
		await refuseWithoutAttempts(claim, signal);
		const account = await accounts.get(claim.job.accountId);
		return { account, plan: planOf(account, plans), until };
	}

	/** The reading settings of a claimed job. */
	function orderOf(claim: Claim, path: string, signal: AbortSignal) {
		const { job, password } = claim;
		const { fileType: type, fileName: filename, sha256, language, pages } = job;
		return {
			document: { path, type, filename, sha256 },
			languages: languagesFor(language ?? undefined),
			pages: pages === '' ? undefined : readPageChoice(pages),
			password: password ?? undefined,
			limits: settings.limits,
			keep: true,
			signal,
			onPageRead: tellProgress(claim),
		};
	}

	/** The template of a job, as used to recognise documents. */
	async function profileOf(job: Job) {
		const asked = { split: 'none', templateIds: null, isFixed: true };
		const [profile] = await listProfiles(
			(await reopenSorting(templates, job, asked)).templates,
			memory,
		);
		return profile;
	}

	/**
	 * The same if the template has review rules, because a document of another kind needs review. Returns undefined for
	 * category CUSTOM, which has no known kind, and for documents of a split file, whose template was chosen by their
	 * kind.
	 */
	async function quietProfileOf(job: Job) {
		if (job.parentId || !(await templates.findReviewRules(job.templateId))) return undefined;
		const profile = await profileOf(job);
		return profile?.category === 'CUSTOM' ? undefined : profile;
	}

	/** A file that is one document. */
	async function readWhole(claim: Claim, signal: AbortSignal, span: TraceSpan): Promise<Parsed> {
		const { job } = claim;
		const opened = await open(claim, signal);
		const { account, plan } = opened;
		const schema = await templates.getRevision(job.templateId, job.templateRevision);
		const findLessons = await memory.open(job.templateId);
		const mode = await templates.getSecondReader(job.templateId, job.templateRevision);
		const second = wishFor(claim, opened, mode);
		const isKindAsked = Boolean(job.pieces) && !job.parentId;
		const profile = isKindAsked ? await profileOf(job) : await quietProfileOf(job);
		// The name contains the token, because a worker that lost this job may still be reading.
		const pagesFile = join(uploads.folder, `${claim.token}.pages`);
		try {
			const { documentKey: key, sha256 } = job;
			return await blobs.withFile({ key, sha256, signal }, (path) =>
				admission.takeTurn(visitorOf({ account, plan }, 'job'), job.fileType, (turn) =>
					parseDocument(
						{
							...orderOf(claim, path, signal),
							schema,
							findLessons,
							lookUp: lists?.openLookUp(account.id, schema),
							pagesFile,
							onPages: (counted) => {
								uploads.hold(pagesFile);
								return setPagesAside(claim, counted, plan.pagesPerMonth);
							},
							second,
							profile,
							isKindQuiet: !isKindAsked,
						},
						{ turn, log: bindLog(log, idsOf(claim)), meter, span },
					),
				),
			);
		} finally {
			await rm(pagesFile, { force: true });
		}
	}

	/** Stores the words of a file, so that it can be split again; a blob that no job names is swept. */
	async function keepWords(readFile: string, signal: AbortSignal): Promise<StoredFileWords> {
		const words = { key: newId(), sha256: await hashFile(readFile, signal) };
		await blobs.put(readFile, words.key, words.sha256);
		return words;
	}

	/** Reads a file that is split into documents. Stored words are not read again. */
	async function readSorted(
		claim: Claim,
		asked: JobSorting,
		signal: AbortSignal,
		span: TraceSpan,
	): Promise<SortedFile> {
		const { job } = claim;
		const opened = await open(claim, signal);
		const { account, plan } = opened;
		const sorting = await reopenSorting(templates, job, asked);
		const byId = new Map(sorting.templates.map((template) => [template.id, template]));
		const known = await repository.listChildren(job.id);
		const folder = await uploads.createFolder();
		let boundaries: BoundaryLook[] = [];
		const collaborate = (turn: Turn) => ({ turn, log: bindLog(log, idsOf(claim)), meter, span });
		const parse = async (turn: Turn, path: string, readFile: string) =>
			await parsePieces(
				{
					...orderOf(claim, path, signal),
					readFile,
					target: join(folder, 'piece'),
					sorting: await toSortOrder(
						sorting,
						{ memory, decisions },
						{ accountId: account.id, maxDocuments: settings.maxDocuments },
					),
					onBoundaries: (taught) => {
						boundaries = taught;
					},
					isKnown: (piece) => known.some((child) => isSamePiece(child, piece)),
					wishFor: async (templateId) => {
						const template = byId.get(templateId);
						if (!template) throw problem('TEMPLATE_NOT_FOUND', { templateId });
						const { schema, secondReader } = template;
						return {
							schema,
							findLessons: await memory.open(templateId),
							lookUp: lists?.openLookUp(account.id, schema),
							second: wishFor(claim, opened, secondReader),
						};
					},
				},
				collaborate(turn),
			);
		const readOnce = async (turn: Turn, path: string) => {
			const readFile = join(folder, 'read');
			const order = {
				...orderOf(claim, path, signal),
				pagesFile: join(folder, 'pages'),
				onPages: (counted: PagesCounted) => setPagesAside(claim, counted, plan.pagesPerMonth),
			};
			const { split } = sorting;
			await readWordsOnce(order, { split, readFile }, collaborate(turn));
			return readFile;
		};
		const takeTurn = <T>(work: (turn: Turn) => Promise<T>) =>
			admission.takeTurn(visitorOf({ account, plan }, 'job'), job.fileType, work);
		try {
			const { documentKey: key, sha256, words: stored } = job;
			return await blobs.withFile({ key, sha256, signal }, async (path) => {
				if (stored) {
					const pieces = await blobs.withFile({ ...stored, signal }, (readFile) =>
						takeTurn((turn) => parse(turn, path, readFile)),
					);
					return { pieces, known, words: stored, templates: byId, isAgain: true, boundaries };
				}
				const pieces = await takeTurn(async (turn) =>
					parse(turn, path, await readOnce(turn, path)),
				);
				const words = await keepWords(join(folder, 'read'), signal);
				return { pieces, known, words, templates: byId, isAgain: false, boundaries: [] };
			});
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}

	return { readWhole, readSorted };
}

/** Whether the job of a document is about the same pages, with the same template. */
export function isSamePiece({ templateId, pieces, status }: Job, piece: FilePiece): boolean {
	const [own] = pieces ?? [];
	return (
		status === 'completed' &&
		templateId === piece.templateId &&
		own?.pages.from === piece.pages.from &&
		own.pages.to === piece.pages.to
	);
}
