import { z } from 'zod';
import type { JobFilter } from '../../services/jobs/job-record-repository.ts';
import { toId } from '../../model/id.ts';
import { presentCode } from '../../model/problem.ts';
import { presentOwnPiece } from '../../model/piece.ts';
import { JOB_STATUSES } from '../../model/job.ts';
import type { Job } from '../../model/job.ts';
import type { Review } from '../../model/review.ts';
import { classifiedSchema } from './classified-schema.ts';
import { detailsSchema } from './details-schema.ts';
import { kindShape, rangeSchema } from './piece-schema.ts';
import {
	lowestConfidenceSchema,
	presentReviewFields,
	reviewFields,
	reviewUrlSchema,
} from './review-schemas.ts';

export const jobStatusSchema = z.enum(JOB_STATUSES);

/** Only on jobs whose file is split, on the jobs of its documents, and if the kind was requested. */
const splitFields = {
	parentId: z.string().optional().describe('On the job of a document: the job of its file'),
	pages: rangeSchema.optional(),
	...kindShape,
	children: z
		.array(
			z.object({
				jobId: z.string().nullable().describe('null if no template reads the document'),
				status: jobStatusSchema.nullable(),
				pages: rangeSchema,
				kind: z.string(),
				templateId: z.string().nullable(),
				confidence: z.number(),
				language: z.string().nullable(),
				reasons: z.array(z.string()),
				boundaryConfidence: z
					.number()
					.describe('The confidence that a document begins on the first page, 0 to 1'),
			}),
		)
		.optional()
		.describe('On the job of a file that is split: its documents, in page order'),
	documents: z
		.array(classifiedSchema)
		.optional()
		.describe('On a job of /v1/documents/classify/async: its documents, in page order'),
};

export const jobSchema = z
	.object({
		jobId: z.string(),
		status: jobStatusSchema,
		fileName: z.string(),
		templateId: z.string(),
		templateVersion: z.int().describe('The version of the template that it was submitted for'),
		result: z.record(z.string(), z.unknown()).nullable().describe('null until completed'),
		error: z.string().nullable().describe('Why it failed'),
		problem: z
			.object({ code: z.string(), status: z.int() })
			.optional()
			.describe('The code of an error, see docs/errors.md, and its status'),
		pageCount: z.int().nullable().describe('null until known'),
		attempts: z.int(),
		createdAt: z.iso.datetime(),
		startedAt: z.iso.datetime().nullable(),
		completedAt: z.iso.datetime().nullable(),
		lowestConfidence: lowestConfidenceSchema,
		details: detailsSchema.nullable().optional(),
		warnings: z
			.array(z.string())
			.optional()
			.describe('Present only if parts of the document could not be used'),
		...splitFields,
		...reviewFields,
		reviewUrl: reviewUrlSchema,
	})
	.meta({ id: 'Job' });
export const jobSummarySchema = jobSchema
	.omit({
		result: true,
		details: true,
		lowestConfidence: true,
		warnings: true,
		children: true,
		documents: true,
	})
	.meta({ id: 'JobSummary' });

export function presentJob(job: Job) {
	return {
		jobId: job.id,
		status: job.status,
		fileName: job.fileName,
		templateId: job.templateId,
		templateVersion: job.templateRevision,
		result: job.result,
		error: job.error,
		...(job.errorCode && { problem: presentCode(job.errorCode) }),
		pageCount: job.pageCount,
		attempts: job.attempts,
		createdAt: job.createdAt.toISOString(),
		startedAt: job.startedAt?.toISOString() ?? null,
		completedAt: job.completedAt?.toISOString() ?? null,
		...presentOwnPiece(job),
	};
}

/** The documents of a file, with the state of their jobs. */
export function presentChildren(job: Job, children: readonly Job[]) {
	const known = new Map(children.map(({ id, status }) => [id, status]));
	return (job.pieces ?? []).map(({ jobId, ...piece }) => {
		// The job of a document may have been deleted.
		const status = known.get(jobId ?? '') ?? null;
		return { jobId: status === null ? null : jobId, status, ...piece };
	});
}

/** A job with the review of its result. */
export function presentReviewedJob(job: Job, review: Review | undefined) {
	return { ...presentJob(job), ...presentReviewFields(review) };
}

const timeSchema = z.iso.datetime({ offset: true });

/** Filters for lists and exports of jobs. */
export const jobFilterShape = {
	status: jobStatusSchema.optional(),
	needsReview: z
		.enum(['true', 'false'])
		.optional()
		.describe('Jobs whose results need review, or the others'),
	templateId: z.string().optional().describe('Jobs of a template'),
	fileName: z.string().max(200).optional().describe('Jobs with this text in their file name'),
	batch: z.string().optional().describe('Jobs of a batch'),
	from: timeSchema.optional().describe('Jobs submitted at or after this time'),
	to: timeSchema.optional().describe('Jobs submitted before this time'),
};

type JobQuery = { [name in keyof typeof jobFilterShape]?: z.output<(typeof jobFilterShape)[name]> };

export function readJobFilter({ status, needsReview, ...asked }: JobQuery): JobFilter {
	return {
		status,
		needsReview: needsReview === undefined ? undefined : needsReview === 'true',
		// An invalid ID matches no template and no batch.
		templateId: asked.templateId === undefined ? undefined : (toId(asked.templateId) ?? ''),
		batchId: asked.batch === undefined ? undefined : (toId(asked.batch) ?? ''),
		fileName: asked.fileName === '' ? undefined : asked.fileName,
		from: asked.from === undefined ? undefined : new Date(asked.from),
		to: asked.to === undefined ? undefined : new Date(asked.to),
	};
}
