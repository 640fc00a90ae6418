import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../../services/jobs/jobs.ts';
import { problem } from '../../model/problem.ts';
import { lowestConfidence, presentReviewUrl } from '../../model/review.ts';
import type { ReviewedResult } from '../../model/review.ts';
import type { Judged, Judgement } from '../../services/review/judge-result.ts';
import type { Reviews } from '../../services/review/review.ts';
import { answerInSlices } from '../answer-in-slices.ts';
import { callerOf, nameCaller } from '../caller.ts';
import { JSON_VALUES_OF_RESULT } from '../json-limits.ts';
import { countSchema } from '../schemas/count-schema.ts';
import { detailsSchema } from '../schemas/details-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	correctionSchema,
	judgedSchema,
	judgementSchema,
	lowestConfidenceSchema,
	MAX_VALUES,
	presentCorrection,
	presentReview,
	reviewSchema,
	reviewUrlSchema,
} from '../schemas/review-schemas.ts';

const tags = ['Review'];
const jobParams = z.object({ jobId: z.string() });
const documentParams = z.object({ documentId: z.string() });
const undoBody = z.object({ revision: countSchema.optional() }).nullish();
const listSchema = z.object({
	corrections: z.array(correctionSchema),
	nextCursor: z.string().nullable().describe('Send it as cursor for the next page'),
});
/** A page begins after this revision. */
const revisionCursorSchema = z
	.string()
	.regex(/^\d{1,9}$/, 'must be a nextCursor')
	.transform(Number)
	.optional();
const documentSchema = z
	.object({
		documentId: z.string(),
		fileName: z.string(),
		templateId: z.string(),
		result: z.record(z.string(), z.unknown()),
		lowestConfidence: lowestConfidenceSchema,
		details: detailsSchema,
		needsReview: z.boolean().optional(),
		review: reviewSchema,
		reviewUrl: reviewUrlSchema,
		createdAt: z.iso.datetime(),
		expiresAt: z.iso.datetime(),
	})
	.meta({ id: 'KeptDocument' });

/** Corrects, approves and rejects results of jobs and of stored documents. */
export function reviewRoutes({
	reviews,
	jobs,
	publicUrl,
}: {
	reviews: Reviews;
	jobs: Jobs;
	publicUrl: string | null;
}): FastifyPluginCallbackZod {
	async function ofJob(request: FastifyRequest, jobId: string): Promise<ReviewedResult> {
		const { account } = callerOf(request);
		return await reviews.openOfJob(await jobs.getSummary(account.id, jobId));
	}
	async function ofDocument(request: FastifyRequest, documentId: string): Promise<ReviewedResult> {
		const unknown = () => problem('DOCUMENT_NOT_FOUND', { documentId });
		const found = await reviews.find(callerOf(request).account.id, documentId, unknown);
		if (found.jobId !== null) throw unknown();
		return found;
	}

	return (app, _options, done) => {
		app.patch('/v1/jobs/:jobId/result', {
			config: { maxJsonValues: JSON_VALUES_OF_RESULT },
			schema: {
				tags,
				summary: 'Correct, approve or reject the result of a job',
				params: jobParams,
				body: judgementSchema,
				response: { 200: judgedSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const before = await ofJob(request, request.params.jobId);
				const judgement = readJudgement(request.body, nameCaller(request));
				return present(await reviews.judge(callerOf(request), before, judgement));
			},
		});

		app.post('/v1/jobs/:jobId/undo', {
			schema: {
				tags,
				summary: 'Undo the last correction, approval or rejection of a job',
				description: 'The lesson that it taught is deleted.',
				params: jobParams,
				body: undoBody,
				response: { 200: judgedSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const before = await ofJob(request, request.params.jobId);
				const asked = { revision: request.body?.revision, madeBy: nameCaller(request) };
				return present(await reviews.undo(callerOf(request), before, asked));
			},
		});

		app.get('/v1/jobs/:jobId/corrections', {
			schema: {
				tags,
				summary: 'List the corrections of the result of a job',
				description: 'In chronological order. A page ends early when its changes exceed 1 MB.',
				params: jobParams,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: revisionCursorSchema,
				}),
				response: { 200: listSchema, ...errorResponses(400, 404, 409) },
			},
			handler: async (request) => {
				const { limit, cursor: after } = request.query;
				const { account } = callerOf(request);
				const { id, status } = await jobs.getSummary(account.id, request.params.jobId);
				if (status !== 'completed') throw problem('JOB_NOT_COMPLETED', { status });
				const { corrections, next } = await reviews.listCorrections(id, { after, limit });
				return {
					corrections: corrections.map(presentCorrection),
					nextCursor: next === null ? null : String(next),
				};
			},
		});

		app.get('/v1/documents/:documentId', {
			schema: {
				tags,
				summary: 'Get a document that was parsed with keep=true',
				params: documentParams,
				response: { 200: documentSchema, ...errorResponses(404) },
			},
			handler: async (request, reply) => {
				const found = await ofDocument(request, request.params.documentId);
				const { id, fileName, templateId, result, details, needsReview } = found;
				return await answerInSlices(reply, {
					documentId: id,
					fileName,
					templateId,
					result,
					details,
					lowestConfidence: lowestConfidence(details),
					...(needsReview !== null && { needsReview }),
					review: presentReview(found),
					...presentReviewUrl(publicUrl, id, 'documents'),
					createdAt: found.createdAt.toISOString(),
					expiresAt: (found.expiresAt ?? found.createdAt).toISOString(),
				});
			},
		});

		app.patch('/v1/documents/:documentId/result', {
			config: { maxJsonValues: JSON_VALUES_OF_RESULT },
			schema: {
				tags,
				summary: 'Correct, approve or reject the result of a stored document',
				params: documentParams,
				body: judgementSchema,
				response: { 200: judgedSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const before = await ofDocument(request, request.params.documentId);
				const judgement = readJudgement(request.body, nameCaller(request));
				return present(await reviews.judge(callerOf(request), before, judgement));
			},
		});

		app.post('/v1/documents/:documentId/undo', {
			schema: {
				tags,
				summary: 'Undo the last correction, approval or rejection of a stored document',
				params: documentParams,
				body: undoBody,
				response: { 200: judgedSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const before = await ofDocument(request, request.params.documentId);
				const asked = { revision: request.body?.revision, madeBy: nameCaller(request) };
				return present(await reviews.undo(callerOf(request), before, asked));
			},
		});

		app.delete('/v1/documents/:documentId', {
			schema: {
				tags,
				summary: 'Delete a stored document',
				description: 'Its lessons stay in the memory of its template.',
				params: documentParams,
				response: { 204: z.null(), ...errorResponses(404) },
			},
			handler: async (request, reply) => {
				const { id } = await ofDocument(request, request.params.documentId);
				await reviews.deleteDocument(id);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}

function readJudgement(body: z.output<typeof judgementSchema>, by: string): Judgement {
	const { revision, values = {}, changes = [], approve = false, reject = false } = body;
	const all = [
		...Object.entries(values).map(([path, value]) => ({ path, value })),
		...changes.map((one) => ({ ...one, value: one.value ?? null })),
	];
	if (all.length > MAX_VALUES) {
		throw problem('TOO_MANY_VALUES', { count: all.length, limit: MAX_VALUES });
	}
	const faults = [
		...(approve && reject ? [{ path: 'reject', message: 'approve or reject, not both' }] : []),
		...(reject && all.length > 0
			? [{ path: 'reject', message: 'what is rejected is not changed' }]
			: []),
		...(!approve && !reject && all.length === 0
			? [{ path: 'values', message: 'send values, approve or reject' }]
			: []),
	];
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
	const action = approve ? 'approve' : reject ? 'reject' : 'correct';
	return { revision, changes: all, action, madeBy: by };
}

function present({ review, learnt, lessonId }: Judged): z.input<typeof judgedSchema> {
	const { id, jobId, result, needsReview } = review;
	return {
		...(jobId === null ? { documentId: id } : { jobId }),
		result,
		...(needsReview !== null && { needsReview }),
		review: presentReview(review),
		learnt: learnt?.learnt ?? null,
		notFound: learnt?.notLearnt.map(({ path }) => path) ?? [],
		notLearnt: learnt?.notLearnt ?? [],
		lessonId,
	};
}
