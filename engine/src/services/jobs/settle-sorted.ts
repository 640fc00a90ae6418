import type { Claim, Job } from '../../model/job.ts';
import { SURE_BOUNDARY_FROM } from '../../model/piece.ts';
import type { JobPiece } from '../../model/piece.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { writeRange } from '../../model/split.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { ParsedPiece } from '../../reading/pipeline/parse-pieces.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { Decisions } from '../sorting/decisions.ts';
import type { PreparedCompletion, Reviews } from '../review/review.ts';
import type { PreparedEvent } from '../webhooks/prepare-events.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { EndedPiece } from './job-piece-repository.ts';
import type { JobRepository } from './job-repository.ts';
import type { Jobs } from './jobs.ts';
import { isSamePiece } from './read-job.ts';
import type { SortedFile } from './read-job.ts';

type Collaborators = {
	repository: JobRepository;
	jobs: Pick<Jobs, 'deleteRow'>;
	webhooks: Pick<Webhooks, 'prepareEvent' | 'insertPrepared'>;
	reviews: Pick<Reviews, 'prepareCompletion' | 'recordCompletion' | 'settleBoundary'>;
	decisions: Pick<Decisions, 'record'>;
	clock: Clock;
	newId: NewId;
};

/** The job of a document, with everything that is written when it ends. */
type PreparedPiece = EndedPiece & {
	event: PreparedEvent | null;
	completion: PreparedCompletion | null;
};

export type PreparedFile = {
	pageUsed: number;
	notes: string[];
	pieces: JobPiece[];
	/** Writes the jobs of the documents, in the transaction that ends the job of the file. */
	record: (trx: Connection) => Promise<void>;
};

/** Prepares the jobs of a file's documents, which are created when the job of the file ends. */
export function createPrepareSorted({
	repository,
	jobs,
	webhooks,
	reviews,
	decisions,
	clock,
	newId,
}: Collaborators) {
	/** The job of a document that a template has read, or failed to read. */
	function toChild(
		{ job }: Claim,
		one: ParsedPiece & { piece: { templateId: string } },
		{ templates, isAgain }: SortedFile,
	): Job {
		const id = newId();
		const { piece, pageCount, parsed, problem: known } = one;
		const { templateId } = piece;
		return {
			id,
			accountId: job.accountId,
			templateId,
			templateRevision: templates.get(templateId)?.revision ?? job.templateRevision,
			sha256: job.sha256,
			fileName: job.fileName,
			fileType: job.fileType,
			language: job.language,
			pages: writeRange(piece.pages),
			reader: job.reader,
			// The document is that of the file, and is counted and removed with it.
			documentKey: job.documentKey,
			documentBytes: 0,
			documentRemovedAt: null,
			status: known ? 'failed' : 'completed',
			attempts: 1,
			reservationId: null,
			pageCount,
			pagesRead: 0,
			pageUsed: known || isAgain ? 0 : pageCount,
			result: parsed?.result ?? null,
			details: parsed?.details ?? null,
			notes: [...one.notes, ...(parsed?.notes ?? [])],
			error: known?.message ?? null,
			errorCode: known?.code ?? null,
			sorting: null,
			sortingKey: job.id,
			parentId: job.id,
			pieces: [{ ...piece, jobId: id }],
			origin: job.origin,
			createdAt: job.createdAt,
			startedAt: job.startedAt,
			completedAt: clock.now(),
		};
	}

	async function prepare(child: Job, { parsed }: ParsedPiece): Promise<PreparedPiece> {
		const now = child.completedAt ?? clock.now();
		const { reading = null, sketch = [], senders } = parsed ?? {};
		const words = { reading, sketch, senders };
		return {
			job: child,
			written: await repository.writeResult(child),
			event: await webhooks.prepareEvent(child, now),
			completion:
				child.status === 'completed' ? await reviews.prepareCompletion(child, words, now) : null,
		};
	}

	async function write({ event, completion, ...ended }: PreparedPiece, trx: Connection) {
		await repository.insertEnded(ended, trx);
		await webhooks.insertPrepared(event, trx);
		if (completion) await reviews.recordCompletion(completion, trx);
		await giveWay();
	}

	return async (claim: Claim, file: SortedFile): Promise<PreparedFile> => {
		const { job } = claim;
		const fresh: PreparedPiece[] = [];
		const pieces: JobPiece[] = [];
		const kept = new Set<string>();
		for (const one of file.pieces) {
			const { piece } = one;
			const same = file.known.find((child) => isSamePiece(child, piece));
			if (same) kept.add(same.id);
			const isRead = !same && !job.sorting?.onlyClassify && hasTemplate(one);
			const made = isRead ? toChild(claim, one, file) : undefined;
			if (made) fresh.push(await prepare(made, one));
			pieces.push({ ...piece, jobId: same?.id ?? made?.id ?? null });
		}
		const failed = file.pieces.filter((one) => one.problem);
		const unpaid = failed.reduce((sum, { pageCount }) => sum + pageCount, 0);
		return {
			pageUsed: file.isAgain ? job.pageUsed : Math.max(job.pageUsed - unpaid, 0),
			notes: file.pieces.flatMap(({ notes }) => notes),
			pieces,
			record: async (trx) => {
				for (const one of fresh) await write(one, trx);
				const ids = pieces.flatMap(({ jobId }) => jobId ?? []);
				const before = [job.id, ...file.known.map(({ id }) => id)];
				await repository.moveToBatches(before, ids.length > 0 ? ids : [job.id], trx);
				for (const piece of pieces) {
					const { jobId, boundaryConfidence } = piece;
					if (jobId === null || !kept.has(jobId)) continue;
					await repository.recordOwnPiece(jobId, piece, trx);
					if (boundaryConfidence >= SURE_BOUNDARY_FROM) await reviews.settleBoundary(jobId, trx);
				}
				for (const { id } of file.known) {
					if (!kept.has(id)) await jobs.deleteRow(id, { isAsked: true }, trx);
				}
				if (file.isAgain) {
					const { boundaries, pieces: decided } = file;
					await decisions.record(job, { boundaries, decided }, trx);
				}
				await repository.recordPieces(claim, { pieces, words: file.words }, trx);
			},
		};
	};
}

function hasTemplate(one: ParsedPiece): one is ParsedPiece & { piece: { templateId: string } } {
	return one.piece.templateId !== null;
}
