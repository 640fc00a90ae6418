import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type {
	Batches,
	CountedBatch,
	ResultCursor,
	UnreadDocument,
} from '../../services/batches/batches.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
import { countCharacters, isPrintable } from '../../model/text.ts';
import type { Reviews } from '../../services/review/review.ts';
import { callerOf, nameCaller } from '../caller.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { jobSchema, presentReviewedJob } from '../schemas/job-schemas.ts';
import { rangeSchema } from '../schemas/piece-schema.ts';

const tags = ['Batches'];
const params = z.object({ batchId: z.string() });
const NAME_MAX_CHARACTERS = 200;

const batchSchema = z
	.object({
		id: z.string(),
		name: z.string(),
		templateId: z.string(),
		by: z.string().describe('The key or the person'),
		createdAt: z.iso.datetime(),
		counts: z.object({
			all: z.int(),
			pending: z.int(),
			processing: z.int(),
			retrying: z.int(),
			completed: z.int(),
			failed: z.int(),
			needsReview: z.int(),
			pages: z.int().describe('Of the documents whose pages were counted'),
		}),
	})
	.meta({ id: 'Batch' });

const unreadSchema = z.object({
	parentId: z.string().describe('The job of the file'),
	fileName: z.string(),
	pages: rangeSchema,
	kind: z.string(),
	confidence: z.number().describe('The confidence that no template fits, 0 to 1'),
});

/** `failed.<id>` or `other.<id>`: the part of the list where the next page begins, and the job that it follows. */
const resultCursorSchema = z
	.string()
	.transform((text, context): ResultCursor => {
		const [part, id] = text.split('.');
		const before = toId(id ?? '');
		if ((part === 'failed' || part === 'other') && before !== undefined) {
			return { isFailed: part === 'failed', before };
		}
		context.addIssue('must be a nextCursor');
		return z.NEVER;
	})
	.optional()
	.meta({ type: 'string' });

/** Batches: documents that are submitted together, for one template. */
export function batchRoutes({
	batches,
	reviews,
}: {
	batches: Batches;
	reviews: Pick<Reviews, 'findOfJobs'>;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.post('/v1/batches', {
			schema: {
				tags,
				summary: 'Create a batch',
				description: 'Then submit its documents as jobs, with its id in the form field `batch`.',
				body: z.strictObject({
					name: z
						.string()
						.trim()
						.min(1, 'must not be empty')
						.refine(
							(text) => countCharacters(text) <= NAME_MAX_CHARACTERS,
							`has more than ${NAME_MAX_CHARACTERS} characters`,
						)
						.refine(isPrintable, 'may not contain control characters or broken Unicode'),
					templateId: z.string(),
				}),
				response: { 201: batchSchema, ...errorResponses(400, 404, 413, 415) },
			},
			handler: async (request, reply) => {
				const wish = { ...request.body, madeBy: nameCaller(request) };
				const made = await batches.create(callerOf(request).account.id, wish);
				return await reply.code(201).send(present(made));
			},
		});

		app.get('/v1/batches', {
			schema: {
				tags,
				summary: 'List batches, newest first',
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: cursorSchema,
				}),
				response: {
					200: z.object({ batches: z.array(batchSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400),
				},
			},
			handler: async (request) => {
				const { limit, cursor } = request.query;
				const page = await batches.list(callerOf(request).account.id, {
					before: cursor,
					limit: limit + 1,
				});
				const shown = page.slice(0, limit);
				return {
					batches: shown.map(present),
					nextCursor: page.length > limit ? (shown.at(-1)?.batch.id ?? null) : null,
				};
			},
		});

		app.get('/v1/batches/:batchId', {
			schema: {
				tags,
				summary: 'Get a batch with the states of its jobs',
				params,
				response: { 200: batchSchema, ...errorResponses(404) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				return present(await batches.getCounted(account.id, request.params.batchId));
			},
		});

		app.get('/v1/batches/:batchId/results', {
			schema: {
				tags,
				summary: 'List the jobs of a batch with their results, failed ones first',
				params,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(50).default(25),
					cursor: resultCursorSchema,
				}),
				response: {
					200: z.object({
						jobs: z.array(jobSchema),
						unread: z
							.array(unreadSchema)
							.describe('Documents of the same files that no template reads, without blank pages'),
						nextCursor: z.string().nullable(),
					}),
					...errorResponses(400, 404),
				},
			},
			handler: async (request) => {
				const { limit, cursor: from = { isFailed: true, before: undefined } } = request.query;
				const { account } = callerOf(request);
				const page = await batches.listResults(account.id, request.params.batchId, {
					from,
					limit: limit + 1,
				});
				const shown = page.slice(0, limit);
				const known = await reviews.findOfJobs(shown.map(({ id }) => id));
				const unread = await batches.listUnread(account.id, shown);
				return {
					jobs: shown.map((job) => presentReviewedJob(job, known.get(job.id))),
					unread: unread.map(presentUnread),
					nextCursor: page.length > limit ? cursorAfter(shown.at(-1)) : null,
				};
			},
		});

		app.delete('/v1/batches/:batchId', {
			schema: {
				tags,
				summary: 'Delete a batch; its jobs stay',
				params,
				response: { 204: z.null(), ...errorResponses(404) },
			},
			handler: async (request, reply) => {
				await batches.delete(callerOf(request).account.id, request.params.batchId);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}

function cursorAfter(job: Job | undefined): string | null {
	return job ? `${job.status === 'failed' ? 'failed' : 'other'}.${job.id}` : null;
}

function presentUnread({ file, piece }: UnreadDocument): z.input<typeof unreadSchema> {
	const { pages, kind, confidence } = piece;
	return { parentId: file.id, fileName: file.fileName, pages, kind, confidence };
}

function present({ batch, counts }: CountedBatch): z.input<typeof batchSchema> {
	const { id, name, templateId, madeBy, createdAt } = batch;
	return { id, name, templateId, by: madeBy, createdAt: createdAt.toISOString(), counts };
}
