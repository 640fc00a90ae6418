import type { Detail } from './extraction.ts';
import type { DocumentType } from './formats.ts';
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
	/** The OCR hint of the submission, as it was sent. */
	language: string | null;
	/** Which pages are read, as `writePageChoice` writes it; empty: all. */
	pages: string;
	/** The readers that the submission wants; empty: as the template says. */
	reader: ReaderChoice | '';
	/** Where its document lies. */
	documentKey: string;
	/** null: the job is older than this was noted. */
	documentBytes: number | null;
	/** Since when its document is gone, though the job is still there; null: it is not. */
	documentRemovedAt: Date | null;
	status: JobStatus;
	/** How often a worker has taken it. */
	attempts: number;
	/** The pages set aside for it, once they were counted. */
	reservationId: string | null;
	pageCount: number | null;
	/** Pages that OCR has read in the attempt under way; for people who watch. */
	pagesRead: number;
	/** Pages that are charged when it completes, once they were counted. */
	pageUsed: number;
	result: Record<string, unknown> | null;
	details: Detail[] | null;
	/** Sentences about what of the document could not be used. */
	notes?: string[] | undefined;
	error: string | null;
	/** The request it was submitted with; null: it is older than this was noted. */
	origin: Origin | null;
	createdAt: Date;
	startedAt: Date | null;
	completedAt: Date | null;
};

/** What became of one attempt. One whose worker died has left none. */
export type JobAttempt = {
	id: string;
	number: number;
	outcome: 'completed' | 'failed' | 'retrying' | 'stopped';
	error: string | null;
	startedAt: Date;
	endedAt: Date;
};

/** A job in the hands of a worker; without the right token nothing of it can be written. */
export type Claim = {
	job: Job;
	token: string;
	claimedAt: Date;
	/** What opens its document. Only who works on it gets to know it; it is gone when the job has ended. */
	password: string | null;
};

export function hasEnded({ status }: Pick<Job, 'status'>): boolean {
	return status === 'completed' || status === 'failed';
}
