import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { toId } from '../../../model/id.ts';
import type { RunSamples } from '../../../services/parsing/run-samples.ts';
import type { Reviews } from '../../../services/review/review.ts';
import type { Templates } from '../../../services/templates/templates.ts';
import { callerOf } from '../../caller.ts';
import { cursorSchema } from '../../schemas/cursor-schema.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { reviewSchema, presentReview } from '../../schemas/review-schemas.ts';
import { withClient } from '../../watch-client.ts';

const waitingSchema = z.object({
	jobId: z.string(),
	fileName: z.string(),
	templateId: z.string(),
	createdAt: z.iso.datetime(),
	review: reviewSchema,
});
const outcomeSchema = z.object({
	documents: z.int(),
	skipped: z.int(),
	revision: z.int(),
	before: z.int().nullable(),
	fields: z.array(
		z.object({
			path: z.string(),
			all: z.int(),
			right: z.int(),
			rightBefore: z.int().nullable(),
		}),
	),
	changes: z.array(
		z.object({
			jobId: z.string(),
			fileName: z.string(),
			path: z.string(),
			isBetter: z.boolean(),
			expected: z.unknown(),
			before: z.unknown(),
			now: z.unknown(),
		}),
	),
});

/** The review queue, and the run that reads reviewed documents again with a changed template. */
export function dashboardReviewRoutes({
	reviews,
	templates,
	runSamples,
	parsing,
}: {
	reviews: Reviews;
	templates: Templates;
	runSamples: RunSamples;
	parsing: { deadlineMs: number };
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/reviews', {
			schema: {
				summary: 'Jobs whose results wait for people, the oldest first',
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(25),
					cursor: cursorSchema,
					templateId: z.string().optional(),
				}),
				response: {
					200: z.object({
						count: z.int(),
						documents: z.array(waitingSchema),
						nextCursor: z.string().nullable(),
					}),
					...errorResponses(400, 401, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor, templateId } = request.query;
				const { reviews: page, count } = await reviews.listWaiting(callerOf(request).account.id, {
					after: cursor,
					// An invalid ID matches no template.
					templateId: templateId === undefined ? undefined : (toId(templateId) ?? ''),
					limit: limit + 1,
				});
				const shown = page.slice(0, limit);
				return {
					count,
					documents: shown.map((review) => ({
						jobId: review.id,
						fileName: review.fileName,
						templateId: review.templateId,
						createdAt: review.createdAt.toISOString(),
						review: presentReview(review),
					})),
					nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
				};
			},
		});

		app.post('/templates/:templateId/samples/run', {
			config: { costly: true },
			schema: {
				summary:
					'Reads the reviewed documents of a template again, as it is now and as it was before',
				params: z.object({ templateId: z.string() }),
				response: { 200: outcomeSchema, ...errorResponses(401, 403, 404, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				const template = await templates.get(caller.account.id, request.params.templateId);
				return await withClient(request, async (client) => {
					client.limit(parsing.deadlineMs);
					return await runSamples(caller, template, client.signal);
				});
			},
		});

		done();
	};
}
