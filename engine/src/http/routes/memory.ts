import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { lessonSchema } from '../../services/memory/lesson-schema.ts';
import type { Memory } from '../../services/memory/memory.ts';
import { LESSON_ORIGINS } from '../../services/memory/memory-repository.ts';
import type { LessonRecord } from '../../services/memory/memory-repository.ts';
import { languagesFor } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import type { Template } from '../../model/template.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { ApplyLessons } from '../../services/parsing/apply-lessons.ts';
import type { TeachExample } from '../../services/parsing/teach-example.ts';
import type { ExportEvaluation } from '../../services/export/export-evaluation.ts';
import type { Reviews } from '../../services/review/review.ts';
import type { MonthCounts } from '../../services/review/accuracy-repository.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf, nameCaller } from '../caller.ts';
import { readForm } from '../read-form.ts';
import { acceptSample, SAMPLE_FORM } from '../sample-form.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { notLearntSchema } from '../schemas/review-schemas.ts';
import { exampleFormSchema } from '../schemas/form-schemas.ts';
import { withClient } from '../watch-client.ts';
import { withFolder } from '../with-folder.ts';
import type { ZodRoutes } from '../zod-routes.ts';
import { addTransfer } from './memory-transfer.ts';

type Collaborators = {
	templates: Templates;
	memory: Memory;
	reviews: Reviews;
	intake: Intake;
	admission: Admission;
	teachExample: TeachExample;
	exportEvaluation: ExportEvaluation;
	applyLessons: ApplyLessons;
	settings: { deadlineMs: number };
};

const tags = ['Memory'];
const params = z.object({ templateId: z.string() });

const lessonSummary = z
	.object({
		id: z.string(),
		origin: z.enum(LESSON_ORIGINS),
		reviewId: z.string().nullable().describe('The job or stored document that taught it'),
		fields: z.array(z.string()),
		tables: z.array(z.string()),
		bytes: z.int(),
		createdAt: z.iso.datetime(),
		usedAt: z.iso.datetime().describe('When it last helped, to the hour'),
		taughtBy: z.string().nullable().describe('The person or key; null: unknown, or imported'),
		helped: z.int().describe('Documents that it was used for, counted every hour'),
		contradictedAt: z.iso
			.datetime()
			.nullable()
			.describe('When a person last corrected a value that a lesson of this make gave'),
	})
	.meta({ id: 'LessonSummary' });
const countsSchema = z.object({
	reviewed: z.int().describe('How often people judged it'),
	found: z.int().describe('How often the engine had a value'),
	right: z.int().describe('How often that was correct, or correctly empty'),
	corrected: z.int(),
	sure: z.int().describe('How often the engine was confident: 0.85 or more'),
	sureRight: z.int().describe('How often a confident value was correct'),
});
const accuracySchema = z
	.object({
		fields: z.array(countsSchema.extend({ path: z.string() })),
		months: z.array(
			z.object({
				month: z.string(),
				fields: z.array(countsSchema.extend({ path: z.string() })),
			}),
		),
		rules: z
			.object({
				documents: z.int().describe('How many were checked'),
				failed: z.array(
					z.object({
						path: z.string().describe('The field or column; empty for the whole result'),
						check: z.string(),
						documents: z.int().describe('How many failed it'),
					}),
				),
			})
			.describe('Failed checks and missing required values of the newest 1,000 documents'),
	})
	.meta({ id: 'Accuracy' });

const formRules = {
	...SAMPLE_FORM,
	fieldNames: ['values', 'language', 'pages', 'password'],
	required: ['values'],
};

/** What a template has learnt: examples, lessons, and how often results were correct. */
export function memoryRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		addExamples(app, collaborators);
		addMemory(app, collaborators);
		addTransfer(app, collaborators);
		addApply(app, collaborators);
		addLessons(app, collaborators);
		addAccuracy(app, collaborators);
		addEvaluation(app, collaborators);
		done();
	};
}

function addExamples(
	app: ZodRoutes,
	{ templates, intake, admission, teachExample, settings }: Collaborators,
): void {
	const { uploads } = intake;
	app.post('/v1/templates/:templateId/examples', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Teach a template with a document and its correct values',
			description: 'The pages are charged like a parse of the document.',
			consumes: ['multipart/form-data'],
			params,
			form: exampleFormSchema,
			response: {
				201: z.object({
					lessonId: z.string().nullable(),
					learnt: z.array(z.string()),
					notFound: z.array(z.string()),
					notLearnt: z.array(notLearntSchema),
				}),
				...errorResponses(400, 404, 413, 415, 422),
			},
		},
		handler: async (request, reply) => {
			const caller = callerOf(request);
			const template = await templates.get(caller.account.id, request.params.templateId);
			await admission.admit(visitorOf(caller, 'request'));
			return await withFolder(request, uploads, async (folder, client) => {
				const form = await readForm(request, folder, { ...formRules, uploads });
				const values = readValues(form.values ?? '');
				const document = await acceptSample(intake, form, {
					into: folder,
					signal: client.signal,
				});
				client.limit(settings.deadlineMs);
				const taught = await teachExample({
					caller,
					template,
					document,
					values,
					taughtBy: nameCaller(request),
					languages: languagesFor(form.language),
					pages: form.pages,
					password: form.password,
					signal: client.signal,
					log: request.log,
				});
				return await reply.code(201).send(taught);
			});
		},
	});
}

function addMemory(app: ZodRoutes, { templates, memory }: Collaborators): void {
	app.get('/v1/templates/:templateId/memory', {
		schema: {
			tags,
			summary: 'List the lessons of a template, newest first',
			params,
			querystring: z.object({
				limit: z.coerce.number().int().min(1).max(100).default(20),
				cursor: cursorSchema,
			}),
			response: {
				200: z.object({
					enabled: z.boolean(),
					count: z.int(),
					bytes: z.int(),
					lessons: z.array(lessonSummary),
					nextCursor: z.string().nullable(),
				}),
				...errorResponses(400, 404),
			},
		},
		handler: async (request) => {
			const { limit, cursor } = request.query;
			const { id } = await own(request, templates);
			const page = await memory.list(id, { before: cursor, limit: limit + 1 });
			const shown = page.slice(0, limit);
			return {
				...(await memory.describe(id)),
				lessons: shown.map(summarise),
				nextCursor: page.length > limit ? (shown.at(-1)?.id ?? null) : null,
			};
		},
	});

	app.patch('/v1/templates/:templateId/memory', {
		schema: {
			tags,
			summary: 'Enable or disable the memory of a template',
			description:
				'While it is disabled, lessons are stored but not used; corrections still teach.',
			params,
			body: z.strictObject({ enabled: z.boolean() }),
			response: {
				200: z.object({ enabled: z.boolean(), count: z.int(), bytes: z.int() }),
				...errorResponses(400, 404, 413, 415),
			},
		},
		handler: async (request) => {
			const { id } = await own(request, templates);
			await memory.setEnabled(id, request.body.enabled);
			return await memory.describe(id);
		},
	});

	app.delete('/v1/templates/:templateId/memory', {
		schema: {
			tags,
			summary: 'Delete all lessons of a template',
			params,
			response: { 204: z.null(), ...errorResponses(404) },
		},
		handler: async (request, reply) => {
			const { id } = await own(request, templates);
			await memory.deleteAll(id);
			return reply.code(204).send(null);
		},
	});
}

const MAX_APPLIED = 50;

function addApply(app: ZodRoutes, { templates, applyLessons, settings }: Collaborators): void {
	app.post('/v1/templates/:templateId/memory/apply', {
		config: { costly: true },
		schema: {
			tags,
			summary: 'Read documents that wait for review again, with newer lessons',
			description:
				'Uses the stored words of the documents and costs no pages. Without `apply`, nothing changes: the response shows what would. Documents that a person has corrected are left out.',
			params,
			body: z
				.strictObject({
					apply: z.boolean().default(false).describe('Whether the results are changed'),
					limit: z.int().min(1).max(MAX_APPLIED).default(20),
					cursor: cursorSchema,
				})
				.nullish(),
			response: {
				200: z
					.object({
						documents: z.array(
							z.object({
								jobId: z.string(),
								fileName: z.string(),
								changes: z.array(
									z.object({ path: z.string(), before: z.unknown(), after: z.unknown() }),
								),
								applied: z.boolean(),
								needsReview: z.boolean(),
							}),
						),
						nextCursor: z.string().nullable(),
					})
					.meta({ id: 'AppliedLessons' }),
				...errorResponses(400, 404, 413, 415),
			},
		},
		handler: async (request) => {
			const caller = callerOf(request);
			const template = await own(request, templates);
			const { apply = false, limit = 20, cursor } = request.body ?? {};
			return await withClient(request, async (client) => {
				client.limit(settings.deadlineMs);
				return await applyLessons({
					caller,
					template,
					apply,
					after: cursor,
					limit,
					signal: client.signal,
				});
			});
		},
	});
}

function addLessons(app: ZodRoutes, { templates, memory }: Collaborators): void {
	app.get('/v1/templates/:templateId/memory/:lessonId', {
		schema: {
			tags,
			summary: 'Get a lesson: hashes of words, and places',
			params: params.extend({ lessonId: z.string() }),
			response: { 200: lessonSummary.extend({ lesson: lessonSchema }), ...errorResponses(404) },
		},
		handler: async (request) => {
			const { id } = await own(request, templates);
			const found = await memory.find(id, request.params.lessonId);
			return { ...summarise(found), lesson: found.lesson };
		},
	});

	app.delete('/v1/templates/:templateId/memory/:lessonId', {
		schema: {
			tags,
			summary: 'Delete a lesson',
			params: params.extend({ lessonId: z.string() }),
			response: { 204: z.null(), ...errorResponses(404) },
		},
		handler: async (request, reply) => {
			const { id } = await own(request, templates);
			await memory.delete(id, request.params.lessonId);
			return reply.code(204).send(null);
		},
	});
}

function addAccuracy(app: ZodRoutes, { templates, reviews }: Collaborators): void {
	app.get('/v1/templates/:templateId/accuracy', {
		schema: {
			tags,
			summary: 'Count how often each field was found, confident, correct and corrected, per month',
			params,
			response: { 200: accuracySchema, ...errorResponses(404) },
		},
		handler: async (request) => {
			const { id, accountId } = await own(request, templates);
			const rules = await reviews.countFailedRules(accountId, id);
			return { ...presentAccuracy(await reviews.listAccuracy(id)), rules };
		},
	});
}

function addEvaluation(app: ZodRoutes, { templates, exportEvaluation }: Collaborators): void {
	app.get('/v1/templates/:templateId/evaluation', {
		config: { heavy: true },
		schema: {
			tags,
			summary: 'Export reviewed jobs as a set for npm run eval',
			description: 'A ZIP archive: documents/, template.json, truth.json, kinds.json.',
			params,
			response: {
				200: {
					description: 'The set',
					content: {
						'application/zip': {
							schema: z.unknown().meta({ type: 'string', format: 'binary' }),
						},
					},
				},
				...errorResponses(404),
			},
		},
		handler: async (request, reply) => {
			const template = await own(request, templates);
			return await reply
				.headers({
					'content-type': 'application/zip',
					'content-disposition': 'attachment; filename="evaluation.zip"',
				})
				.send(Readable.from(exportEvaluation(template)));
		},
	});
}

function own(
	request: FastifyRequest & { params: { templateId: string } },
	templates: Templates,
): Promise<Template> {
	return templates.get(callerOf(request).account.id, request.params.templateId);
}

function summarise(record: LessonRecord): z.input<typeof lessonSummary> {
	const { id, origin, reviewId, lesson, bytes, createdAt, usedAt } = record;
	const { taughtBy, helped, contradictedAt } = record;
	return {
		id,
		origin,
		reviewId,
		bytes,
		fields: lesson.fields.map(({ path }) => path),
		tables: lesson.tables.map(({ path }) => path),
		createdAt: createdAt.toISOString(),
		usedAt: usedAt.toISOString(),
		taughtBy,
		helped,
		contradictedAt: contradictedAt?.toISOString() ?? null,
	};
}

function readValues(text: string): Record<string, unknown> {
	try {
		return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
	} catch {
		const message = 'must be a JSON object, built as the template';
		throw problem('INVALID_REQUEST', { faults: [{ path: 'values', message }] });
	}
}

function presentAccuracy(
	counts: readonly MonthCounts[],
): Omit<z.input<typeof accuracySchema>, 'rules'> {
	const add = (list: readonly MonthCounts[]) =>
		[...Map.groupBy(list, ({ path }) => path)].map(([path, own]) => ({
			path,
			reviewed: own.reduce((sum, one) => sum + one.reviewed, 0),
			found: own.reduce((sum, one) => sum + one.found, 0),
			right: own.reduce((sum, one) => sum + one.right, 0),
			corrected: own.reduce((sum, one) => sum + one.corrected, 0),
			sure: own.reduce((sum, one) => sum + one.sure, 0),
			sureRight: own.reduce((sum, one) => sum + one.sureRight, 0),
		}));
	return {
		fields: add(counts),
		months: [...Map.groupBy(counts, ({ month }) => month)].map(([month, own]) => ({
			month,
			fields: add(own),
		})),
	};
}
