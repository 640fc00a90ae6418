import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../model/formats.ts';
import { JOB_STATUSES } from '../../model/job.ts';
import { readDetails } from '../../model/kept-details.ts';
import { isProblemCode } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { READERS } from '../../model/second-reader.ts';
import type { Job, JobStatus } from '../../model/job.ts';

/** A row of the jobs table. */
export type JobRow = {
	id: string;
	account_id: string;
	template_id: string;
	template_revision: number;
	sha256: string;
	file_name: string;
	file_type: string;
	language: string | null;
	pages: string;
	reader: string;
	password: string | null;
	document_key: string;
	document_bytes: number | null;
	document_until: number | null;
	document_removed_at: number | null;
	status: JobStatus;
	attempts: number;
	due_at: number | null;
	token: string | null;
	seq: number;
	announced_seq: number;
	reservation_id: string | null;
	page_count: number | null;
	pages_read: number;
	page_used: number;
	result: string | null;
	details: string | null;
	error: string | null;
	error_code: string | null;
	sorting: string | null;
	sorting_key: string;
	parent_id: string | null;
	pieces: string | null;
	words_key: string | null;
	words_sha256: string | null;
	request_id: string | null;
	traceparent: string | null;
	created_at: number;
	started_at: number | null;
	completed_at: number | null;
	/** When it was put into the trash. */
	deleted_at?: number | null;
};

/** The columns that make a job unique among those that are not in the trash. */
export const SAME_JOB = [
	'account_id',
	'template_id',
	'template_revision',
	'sha256',
	'pages',
	'reader',
	'sorting_key',
] as const;

/** The columns for lists, without the results, which may be long. */
export const SUMMARY_COLUMNS = [
	'id',
	'account_id',
	'template_id',
	'template_revision',
	'sha256',
	'file_name',
	'file_type',
	'language',
	'pages',
	'reader',
	'document_key',
	'document_bytes',
	'document_removed_at',
	'status',
	'attempts',
	'reservation_id',
	'page_count',
	'pages_read',
	'page_used',
	'error',
	'error_code',
	'sorting',
	'sorting_key',
	'parent_id',
	'pieces',
	'words_key',
	'words_sha256',
	'request_id',
	'traceparent',
	'created_at',
	'started_at',
	'completed_at',
];
type UnlistedColumn =
	| 'result'
	| 'details'
	| 'password'
	| 'due_at'
	| 'token'
	| 'seq'
	| 'announced_seq'
	| 'document_until'
	| 'deleted_at';
export type SummaryRow = Omit<JobRow, UnlistedColumn>;

const resultSchema = z.record(z.string(), z.unknown());

/** A job with its details, of which there may be many. */
export async function toWholeJob(row: JobRow): Promise<Job> {
	const { details: text, ...others } = row;
	const job = toJob(others);
	if (!text) return job;
	const { details, notes } = await readDetails(text);
	return { ...job, details, notes };
}

export function toJob(row: SummaryRow & Partial<Omit<JobRow, 'details'>>): Job {
	return {
		id: row.id,
		accountId: row.account_id,
		templateId: row.template_id,
		templateRevision: row.template_revision,
		sha256: row.sha256,
		fileName: row.file_name,
		fileType: z.enum(DOCUMENT_TYPES).parse(row.file_type),
		language: row.language,
		pages: row.pages,
		reader: z.enum(['', ...READERS]).parse(row.reader),
		documentKey: row.document_key,
		documentBytes: row.document_bytes,
		documentRemovedAt: row.document_removed_at === null ? null : new Date(row.document_removed_at),
		status: z.enum(JOB_STATUSES).parse(row.status),
		attempts: row.attempts,
		reservationId: row.reservation_id,
		pageCount: row.page_count,
		pagesRead: row.pages_read,
		pageUsed: row.page_used,
		result: row.result ? resultSchema.parse(JSON.parse(row.result)) : null,
		details: null,
		notes: undefined,
		error: row.error,
		errorCode: readCode(row.error_code),
		...readSplitColumns(row),
		origin:
			row.request_id === null ? null : { requestId: row.request_id, traceparent: row.traceparent },
		createdAt: new Date(row.created_at),
		startedAt: row.started_at === null ? null : new Date(row.started_at),
		completedAt: row.completed_at === null ? null : new Date(row.completed_at),
	};
}

const sortingSchema = z.object({
	split: z.string(),
	templateIds: z.array(z.string()).nullable(),
	isFixed: z.boolean(),
	sender: z.string().optional(),
	onlyClassify: z.boolean().optional(),
	chosen: z
		.array(
			z.object({
				pages: z.object({ from: z.int(), to: z.int() }),
				templateId: z.string().nullable(),
			}),
		)
		.optional(),
});
const piecesSchema = z.array(
	z.object({
		pages: z.object({ from: z.int(), to: z.int() }),
		kind: z.string(),
		templateId: z.string().nullable(),
		confidence: z.number(),
		language: z.string().nullable(),
		reasons: z.array(z.string()),
		boundaryConfidence: z.number(),
		isChosen: z.boolean().optional(),
		jobId: z.string().nullable(),
	}),
);

/** Only in jobs whose file is split, in those of its documents, and in those that say what their document is. */
function readSplitColumns(row: SummaryRow): Partial<Job> {
	const { sorting, sorting_key: sortingKey, parent_id: parentId, pieces } = row;
	if (sorting === null && parentId === null && pieces === null) return {};
	const { words_key: key, words_sha256: sha256 } = row;
	return {
		sorting: sorting === null ? null : sortingSchema.parse(JSON.parse(sorting)),
		sortingKey,
		parentId,
		pieces: pieces === null ? null : piecesSchema.parse(JSON.parse(pieces)),
		words: key === null || sha256 === null ? null : { key, sha256 },
	};
}

/** Another version of the engine may have stored a code that this version lacks. */
function readCode(code: string | null): ProblemCode | null {
	return code !== null && isProblemCode(code) ? code : null;
}
