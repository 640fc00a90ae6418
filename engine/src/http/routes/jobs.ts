import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Batches } from '../../services/batches/batches.ts';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import type { Jobs } from '../../services/jobs/jobs.ts';
import { DOCUMENT_TYPES, mediaTypeOf } from '../../model/formats.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job } from '../../model/job.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import type { ChosenTemplate } from '../../model/piece.ts';
import { problem } from '../../model/problem.ts';
import { MAX_DOCUMENTS_PER_FILE, readSplit } from '../../model/split.ts';
import type { Split } from '../../model/split.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import { openSorting, templateOf } from '../../services/parsing/sorting.ts';
import type { Reviews } from '../../services/review/review.ts';
import { lowestConfidence, presentReviewUrl } from '../../model/review.ts';
import type { Webhooks } from '../../services/webhooks/webhooks.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { answerInSlices } from '../answer-in-slices.ts';
import { attachFile } from '../attach-file.ts';
import { callerOf } from '../caller.ts';
import { checkTemplate, checkTemplates } from '../key-scopes.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { submissionFormSchema } from '../schemas/form-schemas.ts';
import { presentClassified } from '../schemas/classified-schema.ts';
import {
	jobFilterShape,
	jobSchema,
	jobSummarySchema,
	presentChildren,
	presentJob,
	presentReviewedJob,
	readJobFilter,
} from '../schemas/job-schemas.ts';
import { submissionHeaders, submissionSchema, submitForm } from '../submit-form.ts';
import { withClient } from '../watch-client.ts';
import type { ZodRoutes } from '../zod-routes.ts';

type Collaborators = {
	jobs: Jobs;
	templates: Templates;
	/** Files survive a power failure, because the response promises that the job was accepted. */
	intake: Intake;
	reviews: Pick<Reviews, 'findOfJobs'>;
	batches: Pick<Batches, 'getFor'>;
	webhooks: Pick<Webhooks, 'repeatEvent'>;
	admission: Admission;
	/** Where people reach the dashboard; null: unknown. */
	publicUrl: string | null;
};

const tags = ['Jobs'];
const MAX_WAIT_SECONDS = 60;
const documentContent = Object.fromEntries(
	DOCUMENT_TYPES.map((type) => [
		mediaTypeOf(type),
		{ schema: z.unknown().meta({ type: 'string', format: 'binary' }) },
	]),
);

const listSchema = z.object({
	jobs: z.array(jobSummarySchema),
	nextCursor: z.string().nullable().describe('Send it as cursor for the next page'),
});
const params = z.object({ jobId: z.string() });
const trashedJobSchema = z
	.object({
		jobId: z.string(),
		fileName: z.string(),
		deletedAt: z.iso.datetime(),
		purgedAt: z.iso.datetime().describe('When it is erased'),
	})
	.meta({ id: 'TrashedJob' });

const FIELDS = [
	'templateId',
	'templateIds',
	'sender',
	'split',
	'language',
	'fileUrl',
	'classify',
	'pages',
	'password',
	'reader',
	'batch',
];

export function jobRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		addSubmission(app, collaborators);
		addList(app, collaborators);
		addJob(app, collaborators);
		addRetry(app, collaborators);
		addSplit(app, collaborators);
		addEvents(app, collaborators);
		addErasure(app, collaborators);
		addTrash(app, collaborators);
		addDocument(app, collaborators);
		done();
	};
}

function addSubmission(app: ZodRoutes, collaborators: Collaborators): void {
	const { templates, batches } = collaborators;
	app.post('/v1/documents/parse/async', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Submit a document as a job',
			description: 'The same document for the same template is one job, however often it is sent.',
			consumes: ['multipart/form-data'],
			form: submissionFormSchema,
			headers: submissionHeaders,
			response: {
				200: submissionSchema.describe('This document was submitted before'),
				202: submissionSchema,
				...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503),
			},
		},
		handler: async (request, reply) => {
			const { isNew, answer } = await submitForm(request, collaborators, {
				idempotencyKey: request.headers['idempotency-key'],
				fieldNames: FIELDS,
				required: ['templateId'],
				open: async ({ batch: batchId, ...form }, { account }) => {
					const by = await openSorting(templates, account.id, form);
					const template = templateOf(by);
					checkTemplates(request, by);
					const batch =
						batchId === undefined
							? undefined
							: await batches.getFor(account.id, batchId, template.id);
					const { reader, classify } = form;
					const sorting = by.sorting ?? undefined;
					return { template, sorting, reader, classify, batchId: batch?.id };
				},
			});
			return await reply.code(isNew ? 202 : 200).send(answer);
		},
	});
}

function addList(app: ZodRoutes, { jobs, reviews, publicUrl }: Collaborators): void {
	app.get('/v1/jobs', {
		schema: {
			tags,
			summary: 'List jobs, newest first',
			querystring: z.object({
				limit: z.coerce.number().int().min(1).max(100).default(20),
				cursor: cursorSchema,
				...jobFilterShape,
			}),
			response: { 200: listSchema, ...errorResponses(400, 401, 429) },
		},
		handler: async (request) => {
			const { limit, cursor, ...asked } = request.query;
			const page = await jobs.list(callerOf(request).account.id, {
				...readJobFilter(asked),
				before: cursor,
				limit: limit + 1,
			});
			const shown = page.slice(0, limit);
			const known = await reviews.findOfJobs(shown.map(({ id }) => id));
			return {
				jobs: shown.map((job) => ({
					...presentReviewedJob(job, known.get(job.id)),
					...presentReviewUrl(publicUrl, job.id),
				})),
				nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
			};
		},
	});
}

function addJob(app: ZodRoutes, { jobs, reviews, templates, publicUrl }: Collaborators): void {
	// Those who wait for a job are answered when the engine stops.
	const closing = new AbortController();
	app.addHook('preClose', (closed) => {
		closing.abort();
		closed();
	});

	app.get('/v1/jobs/:jobId', {
		schema: {
			tags,
			summary: 'Get a job',
			params,
			querystring: z.object({
				wait: z.coerce
					.number()
					.min(0)
					.max(MAX_WAIT_SECONDS)
					.default(0)
					.describe('Respond when the job has ended, or after this many seconds'),
				details: z.enum(['true', 'false']).optional(),
			}),
			response: { 200: jobSchema, ...errorResponses(400, 401, 404, 429) },
		},
		handler: async (request, reply) => {
			const { account } = callerOf(request);
			const { jobId } = request.params;
			const { wait, details } = request.query;
			return await withClient(request, async (client) => {
				const signal = AbortSignal.any([client.signal, closing.signal]);
				const job =
					wait === 0
						? await jobs.get(account.id, jobId)
						: await jobs.waitFor(account.id, jobId, { seconds: wait, signal });
				const known = hasEnded(job) ? await reviews.findOfJobs([job.id]) : undefined;
				const children = job.sorting ? await jobs.listChildren(job) : [];
				return await answerInSlices(reply, {
					...presentReviewedJob(job, known?.get(job.id)),
					...(job.sorting && { children: presentChildren(job, children) }),
					...(job.sorting?.onlyClassify && {
						documents: presentClassified(job.pieces ?? [], await templates.list(account.id)),
					}),
					...presentReviewUrl(publicUrl, job.id),
					...(job.notes && job.notes.length > 0 && { warnings: job.notes }),
					...(details === 'true' && presentDetails(job)),
				});
			});
		},
	});
}

function addRetry(app: ZodRoutes, { jobs }: Collaborators): void {
	app.post('/v1/jobs/:jobId/retry', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Retry a failed job',
			params,
			response: { 202: jobSchema, ...errorResponses(401, 403, 404, 409, 410, 429) },
		},
		handler: async (request, reply) => {
			const job = await jobs.retry(callerOf(request).account.id, request.params.jobId);
			return await reply.code(202).send(presentJob(job));
		},
	});
}

function addSplit(app: ZodRoutes, { jobs, templates }: Collaborators): void {
	app.post('/v1/jobs/:jobId/split', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Split the file of a job again',
			description:
				'Documents whose pages and template stay the same keep their jobs; the others are read anew, from the stored words. Nothing is charged.',
			params,
			body: z.strictObject({
				split: z
					.string()
					.describe('Like the form field of this name: `auto`, `none`, `2` or `1-3,4,5-9`'),
				templates: z
					.array(z.string().nullable())
					.max(MAX_DOCUMENTS_PER_FILE)
					.optional()
					.describe(
						'With ranges: the template of each document, in order; `auto` for the best match, null for none',
					),
			}),
			response: { 202: jobSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415, 429) },
		},
		handler: async (request, reply) => {
			const { jobId } = request.params;
			const { account } = callerOf(request);
			const split = readSplit(request.body.split);
			const chosen = listChosen(split, request.body.templates);
			for (const id of new Set(chosen.flatMap(({ templateId }) => templateId ?? []))) {
				checkTemplate(request, (await templates.get(account.id, id)).id);
			}
			const job = await jobs.splitAgain(account.id, jobId, { split, chosen });
			return await reply.code(202).send(presentJob(job));
		},
	});
}

function listChosen(split: Split, asked: (string | null)[] | undefined): ChosenTemplate[] {
	if (!asked) return [];
	if (split.by !== 'ranges' || split.ranges.length !== asked.length) {
		const message = 'has a template for each range of split';
		throw problem('INVALID_REQUEST', { faults: [{ path: 'templates', message }] });
	}
	return split.ranges.flatMap((pages, i) => {
		const templateId = asked[i] ?? null;
		return templateId === AUTO_TEMPLATE ? [] : [{ pages, templateId }];
	});
}

function addEvents(app: ZodRoutes, { jobs, webhooks }: Collaborators): void {
	app.post('/v1/jobs/:jobId/events', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Resend the event of a job',
			description:
				'Sends the event of an ended job to the webhooks again, with a new id. A job that has not ended sends its event when it ends.',
			params,
			response: {
				202: z.object({ sent: z.boolean().describe('false if the job has not ended yet') }),
				...errorResponses(401, 403, 404, 429),
			},
		},
		handler: async (request, reply) => {
			const job = await jobs.get(callerOf(request).account.id, request.params.jobId);
			const sent = hasEnded(job);
			if (sent) await webhooks.repeatEvent(job);
			return await reply.code(202).send({ sent });
		},
	});
}

function addErasure(app: ZodRoutes, { jobs }: Collaborators): void {
	app.delete('/v1/jobs/:jobId', {
		schema: {
			tags,
			summary: 'Delete a job with its document and result',
			description:
				'It is erased at once, unless `trash=true` is sent. What corrections of its result have taught stays in the memory of the template, unless `forget=true` is sent.',
			params,
			querystring: z.object({
				forget: z
					.enum(['true', 'false'])
					.optional()
					.describe('Also delete the lessons from corrections of its result'),
				trash: z
					.enum(['true', 'false'])
					.optional()
					.describe(
						'Put it into the trash, where it can be restored for TRASH_DAYS. Only a job that has ended; not together with forget',
					),
			}),
			response: { 204: z.null(), ...errorResponses(400, 401, 403, 404, 409, 429) },
		},
		handler: async (request, reply) => {
			const { account } = callerOf(request);
			const { jobId } = request.params;
			const forget = request.query.forget === 'true';
			if (request.query.trash !== 'true') await jobs.delete(account.id, jobId, { forget });
			else if (!forget) await jobs.moveToTrash(account.id, jobId);
			else {
				const message = 'cannot be sent together with forget=true';
				throw problem('INVALID_REQUEST', { faults: [{ path: 'trash', message }] });
			}
			return reply.code(204).send(null);
		},
	});
}

function addTrash(app: ZodRoutes, { jobs }: Collaborators): void {
	app.get('/v1/jobs/trash', {
		schema: {
			tags,
			summary: 'List deleted jobs that can be restored, newest first',
			description: 'At most 1,000. `DELETE /v1/jobs/{jobId}` erases one of them at once.',
			response: { 200: z.array(trashedJobSchema), ...errorResponses(401, 403, 429) },
		},
		handler: async (request) =>
			(await jobs.listTrash(callerOf(request).account.id)).map((one) => ({
				jobId: one.id,
				fileName: one.fileName,
				deletedAt: one.deletedAt.toISOString(),
				purgedAt: one.purgedAt.toISOString(),
			})),
	});

	app.post('/v1/jobs/:jobId/restore', {
		schema: {
			tags,
			summary: 'Restore a job from the trash',
			params,
			response: { 200: jobSchema, ...errorResponses(401, 403, 404, 409, 429) },
		},
		handler: async (request) =>
			presentJob(await jobs.restore(callerOf(request).account.id, request.params.jobId)),
	});
}

function addDocument(app: ZodRoutes, { jobs }: Collaborators): void {
	app.get('/v1/jobs/:jobId/document', {
		schema: {
			tags,
			summary: 'Get the submitted document',
			description: 'The file as it was submitted, as an attachment.',
			params,
			response: {
				200: { description: 'The document', content: documentContent },
				...errorResponses(404, 410),
			},
		},
		handler: async (request, reply) => {
			const { account } = callerOf(request);
			const { job, content } = await jobs.openContent(account.id, request.params.jobId);
			return await reply
				.headers({
					'content-type': mediaTypeOf(job.fileType),
					'content-disposition': attachFile(job.fileName),
					'content-security-policy': "sandbox; default-src 'none'",
				})
				.send(content);
		},
	});
}

function presentDetails({ details }: Job) {
	return { lowestConfidence: details && lowestConfidence(details), details };
}
