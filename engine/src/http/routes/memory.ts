import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { exportHeadSchema, lessonSchema } from '../../services/memory/lesson-schema.ts';
import type { ExportHead } from '../../services/memory/lesson-schema.ts';
import type { Memory } from '../../services/memory/memory.ts';
import { LESSON_ORIGINS } from '../../services/memory/memory-repository.ts';
import type { LessonRecord } from '../../services/memory/memory-repository.ts';
import {
	readHeadLine,
	readLessonArray,
	readLessonLines,
} from '../../services/memory/read-lessons.ts';
import { languagesFor } from '../../model/languages.ts';
import type { Lesson } from '../../model/memory.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { TeachExample } from '../../services/parsing/teach-example.ts';
import type { ExportEvaluation } from '../../services/parsing/export-evaluation.ts';
import type { Reviews } from '../../services/review/review.ts';
import type { MonthCounts } from '../../services/review/review-repository.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf } from '../caller.ts';
import { JSON_VALUES_OF_RESULT } from '../json-limits.ts';
import { parseWithZod } from '../plugins/validation.ts';
import { readForm } from '../read-form.ts';
import { acceptSample, SAMPLE_FORM } from '../sample-form.ts';
import { cursorSchema } from '../schemas/cursor-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { exampleFormSchema } from '../schemas/form-schemas.ts';
import { watchClient } from '../watch-client.ts';

type Collaborators = {
	templates: Templates;
	memory: Memory;
	reviews: Reviews;
	intake: Intake;
	admission: Admission;
	teachExample: TeachExample;
	exportEvaluation: ExportEvaluation;
	settings: { deadlineMs: number };
};

const tags = ['Memory'];
const params = z.object({ templateId: z.string() });
const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';

const lessonSummary = z
	.object({
		id: z.string(),
		origin: z.enum(LESSON_ORIGINS),
		reviewId: z.string().nullable().describe('The job, or the kept document, that has taught it'),
		fields: z.array(z.string()),
		tables: z.array(z.string()),
		bytes: z.int(),
		createdAt: z.iso.datetime(),
		usedAt: z.iso.datetime().describe('When it last helped, to the hour'),
	})
	.meta({ id: 'LessonSummary' });
const exportedSchema = exportHeadSchema
	.and(z.object({ lessons: z.array(lessonSchema) }))
	.meta({ id: 'ExportedMemory' });
const passphraseHeaders = z.object({
	'x-memory-passphrase': z
		.string()
		.min(12)
		.max(200)
		.optional()
		.describe('Lets another installation import the lessons; at least 12 characters'),
});
/** Lessons are validated one at a time. */
const importedSchema = exportHeadSchema.and(z.object({ lessons: z.array(z.unknown()) }));
const countsSchema = z.object({
	reviewed: z.int().describe('How often people have judged it'),
	found: z.int().describe('How often the engine had a value'),
	right: z.int().describe('How often that was right, or rightly empty'),
	corrected: z.int(),
	sure: z.int().describe('How often the engine was sure of its value: 0.85 or more'),
	sureRight: z.int().describe('How often it was right when it was sure'),
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
	})
	.meta({ id: 'Accuracy' });

const formRules = {
	...SAMPLE_FORM,
	fieldNames: ['values', 'language', 'pages', 'password'],
	required: ['values'],
};

/** The memory of a template: examples, lessons and accuracy. */
export function memoryRoutes({
	templates,
	memory,
	reviews,
	intake,
	admission,
	teachExample,
	exportEvaluation,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	const { uploads } = intake;

	return (app, _options, done) => {
		app.post('/v1/templates/:templateId/examples', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Teach a template with a document and its right values',
				description: 'The pages are charged like a parse of the document.',
				consumes: ['multipart/form-data'],
				params,
				form: exampleFormSchema,
				response: {
					201: z.object({
						lessonId: z.string().nullable(),
						learnt: z.array(z.string()),
						notFound: z.array(z.string()),
					}),
					...errorResponses(400, 404, 413, 415, 422),
				},
			},
			handler: async (request, reply) => {
				const caller = callerOf(request);
				const template = await templates.get(caller.account.id, request.params.templateId);
				await admission.admit(visitorOf(caller, 'request'));
				const folder = await uploads.createFolder();
				const client = watchClient(request);
				try {
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
						languages: languagesFor(form.language),
						pages: form.pages,
						password: form.password,
						signal: client.signal,
						log: request.log,
					});
					return await reply.code(201).send(taught);
				} finally {
					client.stop();
					await rm(folder, { recursive: true, force: true });
				}
			},
		});

		app.get('/v1/templates/:templateId/memory', {
			schema: {
				tags,
				summary: 'What a template remembers, newest first',
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
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
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
				summary: 'Switch the memory of a template on or off',
				description: 'Switched off it is kept and not used; corrections still teach.',
				params,
				body: z.strictObject({ enabled: z.boolean() }),
				response: {
					200: z.object({ enabled: z.boolean(), count: z.int(), bytes: z.int() }),
					...errorResponses(400, 404, 413, 415),
				},
			},
			handler: async (request) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				await memory.setEnabled(id, request.body.enabled);
				return await memory.describe(id);
			},
		});

		app.delete('/v1/templates/:templateId/memory', {
			schema: {
				tags,
				summary: 'Forget all that a template was taught',
				params,
				response: { 204: z.null(), ...errorResponses(404) },
			},
			handler: async (request, reply) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				await memory.deleteAll(id);
				return reply.code(204).send(null);
			},
		});

		app.get('/v1/templates/:templateId/memory/export', {
			config: { heavy: true },
			schema: {
				tags,
				summary: 'All that a template was taught, as a file',
				description:
					'As one JSON object, or with `format=ndjson` as a line about the key and one lesson per line, which `import` takes at any size. The hashes of words depend on a key of this installation: send a passphrase to import them into another one.',
				params,
				headers: passphraseHeaders,
				querystring: z.object({ format: z.enum(['json', 'ndjson']).default('json') }),
				response: {
					200: {
						description: 'The lessons, oldest first',
						content: {
							[JSON_TYPE]: { schema: exportedSchema },
							[LINES_TYPE]: { schema: z.string() },
						},
					},
					...errorResponses(400, 404),
				},
			},
			handler: async (request, reply) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				const isLines = request.query.format === 'ndjson';
				const { head, convert } = await memory.startExport(request.headers['x-memory-passphrase']);
				const lessons = memory.export(id, convert);
				const untyped: FastifyReply = reply;
				return await untyped
					.type(isLines ? LINES_TYPE : `${JSON_TYPE}; charset=utf-8`)
					.send(Readable.from(isLines ? writeLines(head, lessons) : writeObject(head, lessons)));
			},
		});

		void app.register((scope: FastifyInstance, _scopeOptions, scopeDone) => {
			// The body is left unread, because the handler streams it.
			scope.addContentTypeParser(LINES_TYPE, (_request, _payload, parsed) => parsed(null));
			addImport(scope.withTypeProvider<ZodTypeProvider>());
			scopeDone();
		});

		app.get('/v1/templates/:templateId/memory/:lessonId', {
			schema: {
				tags,
				summary: 'One lesson: hashes of words, and places',
				params: params.extend({ lessonId: z.string() }),
				response: { 200: lessonSummary.extend({ lesson: lessonSchema }), ...errorResponses(404) },
			},
			handler: async (request) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				const found = await memory.find(id, request.params.lessonId);
				return { ...summarise(found), lesson: found.lesson };
			},
		});

		app.delete('/v1/templates/:templateId/memory/:lessonId', {
			schema: {
				tags,
				summary: 'Forget one lesson',
				params: params.extend({ lessonId: z.string() }),
				response: { 204: z.null(), ...errorResponses(404) },
			},
			handler: async (request, reply) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				await memory.delete(id, request.params.lessonId);
				return reply.code(204).send(null);
			},
		});

		app.get('/v1/templates/:templateId/accuracy', {
			schema: {
				tags,
				summary: 'How often each field was found, sure, right and corrected, by month',
				params,
				response: { 200: accuracySchema, ...errorResponses(404) },
			},
			handler: async (request) => {
				const { id } = await own(request.params.templateId, callerOf(request).account.id);
				return presentAccuracy(await reviews.listAccuracy(id));
			},
		});

		app.get('/v1/templates/:templateId/evaluation', {
			config: { heavy: true },
			schema: {
				tags,
				summary: 'Jobs that people have looked at, as a set for npm run eval',
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
				const template = await own(request.params.templateId, callerOf(request).account.id);
				return await reply
					.headers({
						'content-type': 'application/zip',
						'content-disposition': 'attachment; filename="evaluation.zip"',
					})
					.send(Readable.from(exportEvaluation(template)));
			},
		});

		done();
	};

	function addImport(
		app: FastifyInstance<
			Server,
			IncomingMessage,
			ServerResponse,
			FastifyBaseLogger,
			ZodTypeProvider
		>,
	) {
		app.post('/v1/templates/:templateId/memory/import', {
			config: { maxJsonValues: JSON_VALUES_OF_RESULT },
			// Check the template's owner before the body is read, so that others upload nothing and learn nothing.
			onRequest: async (request) => {
				const { templateId } = request.params;
				await own(templateId, callerOf(request).account.id);
			},
			schema: {
				tags,
				summary: 'Add what a template of another engine was taught',
				description:
					'Send one lesson per line as `application/x-ndjson`, as `export?format=ndjson` answers them, up to MEMORY_MAX_MB and MEMORY_MAX_LESSONS; or the JSON object of `export`, up to JSON_BODY_MAX_BYTES. If a lesson is faulty, none is added.',
				consumes: [JSON_TYPE, LINES_TYPE],
				params,
				headers: passphraseHeaders,
				// The handler validates one lesson at a time.
				body: z.unknown().meta({ $ref: '#/components/schemas/ExportedMemory' }),
				response: {
					200: z.object({ imported: z.int() }),
					...errorResponses(400, 404, 409, 413, 415),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { id } = await own(request.params.templateId, account.id);
				const about = { accountId: account.id, templateId: id };
				const isLines = request.headers['content-type']?.startsWith(LINES_TYPE) === true;
				const passphrase = request.headers['x-memory-passphrase'];
				const imported = isLines
					? await importLines(request, about, passphrase)
					: await importObject(request.body, about, passphrase);
				return { imported };
			},
		});
	}

	/** Imports through a file: all lessons are validated before any is stored, without holding them in memory. */
	async function importLines(
		request: FastifyRequest,
		about: { accountId: string; templateId: string },
		passphrase: string | undefined,
	): Promise<number> {
		const { maxBytes, maxLessons } = memory.limits;
		if (request.headers['content-encoding'] !== undefined) {
			throw problem('UNSUPPORTED_CONTENT_TYPE', { expected: `uncompressed ${LINES_TYPE}` });
		}
		if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
			throw problem('BODY_TOO_LARGE', { limitBytes: maxBytes });
		}
		const folder = await uploads.createFolder();
		try {
			const path = join(folder, 'lessons.ndjson');
			await pipeline(request.raw, limitBytes(maxBytes), createWriteStream(path, { mode: 0o600 }));
			const readLines = () => readLessonLines(createReadStream(path), maxLessons);
			const head = await readHeadLine(createReadStream(path));
			const convert = await memory.startImport(head, passphrase);
			await checkAll(readLines());
			return await memory.import(about, readLines(), convert);
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	}

	async function importObject(
		body: unknown,
		about: { accountId: string; templateId: string },
		passphrase: string | undefined,
	): Promise<number> {
		const { lessons, ...head } = parseWithZod(importedSchema, body);
		const convert = await memory.startImport(head, passphrase);
		const checked: Lesson[] = [];
		for await (const one of readLessonArray(lessons, memory.limits.maxLessons)) checked.push(one);
		return await memory.import(about, checked, convert);
	}

	function own(templateId: string, accountId: string) {
		return templates.get(accountId, templateId);
	}
}

function summarise(record: LessonRecord): z.input<typeof lessonSummary> {
	const { id, origin, reviewId, lesson, bytes, createdAt, usedAt } = record;
	return {
		id,
		origin,
		reviewId,
		bytes,
		fields: lesson.fields.map(({ path }) => path),
		tables: lesson.tables.map(({ path }) => path),
		createdAt: createdAt.toISOString(),
		usedAt: usedAt.toISOString(),
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

/** Throws the faults of the first invalid lesson. */
async function checkAll(lessons: AsyncGenerator<Lesson>): Promise<void> {
	while (!(await lessons.next()).done);
}

async function* writeLines(
	head: ExportHead,
	lessons: AsyncIterable<string>,
): AsyncGenerator<string> {
	yield `${JSON.stringify(head)}\n`;
	for await (const lesson of lessons) yield `${lesson}\n`;
}

async function* writeObject(
	head: ExportHead,
	lessons: AsyncIterable<string>,
): AsyncGenerator<string> {
	let before = `${JSON.stringify(head).slice(0, -1)},"lessons":[`;
	for await (const lesson of lessons) {
		yield `${before}${lesson}`;
		before = ',';
	}
	yield before === ',' ? ']}' : `${before}]}`;
}

function limitBytes(maxBytes: number): Transform {
	let bytes = 0;
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length;
			if (bytes > maxBytes) done(problem('BODY_TOO_LARGE', { limitBytes: maxBytes }));
			else done(null, chunk);
		},
	});
}

function presentAccuracy(counts: readonly MonthCounts[]): z.input<typeof accuracySchema> {
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
