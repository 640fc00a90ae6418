import type { Detail } from './extraction.ts';
import type { DocumentType } from './formats.ts';
import type { JobPiece, JobSorting } from './piece.ts';
import type { ProblemCode } from './problem.ts';
import type { ReaderChoice } from './second-reader.ts';

export const JOB_STATUSES = ['pending', 'processing', 'retrying', 'completed', 'failed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export type Origin = { requestId: string; traceparent: string | null };

export type Job = {
	id: string;
	accountId: string;
	templateId: string;
	templateRevision: number;
	sha256: string;
	fileName: string;
	fileType: DocumentType;
	/** The language hint of the submission, as sent. */
	language: string | null;
	/** The pages to read, as written by `writePageChoice`; empty: all. */
	pages: string;
	/** The readers that the submission asks for; empty: those of the template. */
	reader: ReaderChoice | '';
	/** The key of its stored document. */
	documentKey: string;
	/** null: the job predates this property. */
	documentBytes: number | null;
	/** When its document was deleted, although the job still exists; null: it is stored. */
	documentRemovedAt: Date | null;
	status: JobStatus;
	/** The attempts that count, including the running one: docs/reliability.md. */
	attempts: number;
	/** The reservation of its pages, once they are counted. */
	reservationId: string | null;
	pageCount: number | null;
	/** Pages read by OCR in the current attempt, for display. */
	pagesRead: number;
	/** Pages that are charged on completion, once they are counted. */
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	/** Warnings about parts of the document that could not be used. */
	notes?: string[] | undefined;
	error: string | null;
	/** The code of the error; missing in jobs that failed before codes were stored. */
	errorCode?: ProblemCode | null | undefined;
	/** How its file is split into documents; missing if the file is one document. */
	sorting?: JobSorting | null | undefined;
	/** Identifies the way of splitting; in the job of a document, the ID of the parent. */
	sortingKey?: string | undefined;
	/** The job of the file that it is a document of. */
	parentId?: string | null | undefined;
	/**
	 * The documents of its file; in the job of a document, only that one. In a job of one document: its kind,
	 * empty until known; missing if it was not requested.
	 */
	pieces?: JobPiece[] | null | undefined;
	/** Where the words of its file are stored. */
	words?: { key: string; sha256: string } | null | undefined;
	/** The request that submitted it; null: the job predates this property. */
	origin: Origin | null;
	createdAt: Date;
	startedAt: Date | null;
	completedAt: Date | null;
};

/** The result of one attempt. An attempt whose worker died has none. */
export type JobAttempt = {
	id: string;
	number: number;
	outcome: 'completed' | 'failed' | 'retrying' | 'stopped';
	error: string | null;
	startedAt: Date;
	endedAt: Date;
};

/** A claimed job. Writes need its token. */
export type Claim = {
	job: Job;
	token: string;
	claimedAt: Date;
	/** The password of its document. Only the worker sees it, and it is deleted when the job ends. */
	password: string | null;
};

export function hasEnded({ status }: Pick<Job, 'status'>): boolean {
	return status === 'completed' || status === 'failed';
}

/** A deleted job that can be restored. */
export type TrashedJob = { id: string; fileName: string; deletedAt: Date };
