import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../../../services/jobs/jobs.ts';
import { toId } from '../../../model/id.ts';
import { JOB_STATUSES } from '../../../model/job.ts';
import type { Job } from '../../../model/job.ts';
import { presentOwnPiece } from '../../../model/piece.ts';
import { presentCode } from '../../../model/problem.ts';
import { permissionsOf } from '../../../model/role.ts';
import { DELIVERY_STATUSES } from '../../../model/webhook.ts';
import type { Webhooks } from '../../../services/webhooks/webhooks.ts';
import { callerOf } from '../../caller.ts';
import { signedInOf } from '../../plugins/session.ts';
import { cursorSchema } from '../../schemas/cursor-schema.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { rangeSchema } from '../../schemas/piece-schema.ts';

const jobSchema = z.object({
	jobId: z.string(),
	status: z.enum(JOB_STATUSES),
	fileName: z.string(),
	fileType: z.string(),
	templateId: z.string(),
	pageCount: z.int().nullable(),
	pagesRead: z.int(),
	attempts: z.int(),
	error: z.string().nullable(),
	problem: z.object({ code: z.string(), status: z.int() }).optional(),
	createdAt: z.iso.datetime(),
	startedAt: z.iso.datetime().nullable(),
	completedAt: z.iso.datetime().nullable(),
	isSplit: z.boolean().optional().describe('Whether its file is split into documents'),
	parentId: z.string().optional().describe('On the job of a document: the job of its file'),
	pages: rangeSchema.optional(),
	kind: z.string().optional(),
});
const historySchema = z.object({
	job: jobSchema,
	attempts: z.array(
		z.object({
			number: z.int(),
			outcome: z.string(),
			error: z.string().nullable(),
			startedAt: z.iso.datetime(),
			endedAt: z.iso.datetime(),
		}),
	),
	deliveries: z.array(
		z.object({
			id: z.string(),
			webhookId: z.string(),
			url: z.string().describe('Only the host, for people who may not manage webhooks'),
			eventType: z.string(),
			status: z.enum(DELIVERY_STATUSES),
			attempts: z.int(),
			createdAt: z.iso.datetime(),
		}),
	),
});

export function dashboardJobRoutes({
	jobs,
	webhooks,
}: {
	jobs: Jobs;
	webhooks: Webhooks;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/jobs', {
			schema: {
				summary: 'Jobs with their progress, newest first',
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(25),
					cursor: cursorSchema,
					status: z.enum(JOB_STATUSES).optional(),
					templateId: z.string().optional(),
					fileName: z.string().max(200).optional(),
				}),
				response: {
					200: z.object({ jobs: z.array(jobSchema), nextCursor: z.string().nullable() }),
					...errorResponses(400, 401, 429),
				},
			},
			handler: async (request) => {
				const { limit, cursor, status, templateId, fileName } = request.query;
				const page = await jobs.list(callerOf(request).account.id, {
					before: cursor,
					status,
					// An invalid ID matches no template.
					templateId: templateId === undefined ? undefined : (toId(templateId) ?? ''),
					fileName: fileName === '' ? undefined : fileName,
					limit: limit + 1,
				});
				const shown = page.slice(0, limit);
				return {
					jobs: shown.map(present),
					nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
				};
			},
		});

		app.get('/jobs/:jobId/history', {
			schema: {
				summary: 'What happened to a job: its attempts and its deliveries',
				params: z.object({ jobId: z.string() }),
				response: { 200: historySchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { job, attempts } = await jobs.getHistory(account.id, request.params.jobId);
				const sent = await webhooks.listDeliveriesOfJob(account.id, job.id);
				const mayManage = permissionsOf(signedInOf(request).user.role).includes('manage');
				return {
					job: present(job),
					attempts: attempts.map(({ number, outcome, error, startedAt, endedAt }) => ({
						number,
						outcome,
						error,
						startedAt: startedAt.toISOString(),
						endedAt: endedAt.toISOString(),
					})),
					deliveries: sent.map(({ delivery, url }) => ({
						id: delivery.id,
						webhookId: delivery.endpointId,
						url: mayManage ? url : hostOf(url),
						eventType: delivery.event.type,
						status: delivery.status,
						attempts: delivery.attempts,
						createdAt: delivery.createdAt.toISOString(),
					})),
				};
			},
		});

		done();
	};
}

/** Webhook URLs often contain a secret in the path, so only the host is shown. */
function hostOf(url: string): string {
	return new URL(url).host;
}

function present(job: Job): z.input<typeof jobSchema> {
	return {
		jobId: job.id,
		status: job.status,
		fileName: job.fileName,
		fileType: job.fileType,
		templateId: job.templateId,
		pageCount: job.pageCount,
		pagesRead: job.pagesRead,
		attempts: job.attempts,
		error: job.error,
		...(job.errorCode && { problem: presentCode(job.errorCode) }),
		createdAt: job.createdAt.toISOString(),
		startedAt: job.startedAt?.toISOString() ?? null,
		completedAt: job.completedAt?.toISOString() ?? null,
		...(job.sorting && { isSplit: true }),
		...presentOwnPiece(job),
	};
}
