import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { exportHeadSchema, lessonSchema } from '../../services/memory/lesson-schema.ts';
import type { ExportHead } from '../../services/memory/lesson-schema.ts';
import type { Memory } from '../../services/memory/memory.ts';
import {
	readHeadLine,
	readLessonArray,
	readLessonLines,
} from '../../services/memory/read-lessons.ts';
import type { Lesson } from '../../model/memory.ts';
import { problem } from '../../model/problem.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf } from '../caller.ts';
import { JSON_VALUES_OF_RESULT } from '../json-limits.ts';
import { parseWithZod } from '../plugins/validation.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import type { ZodRoutes } from '../zod-routes.ts';

type Collaborators = { templates: Templates; memory: Memory; intake: Pick<Intake, 'uploads'> };

const tags = ['Memory'];
const params = z.object({ templateId: z.string() });
const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson';

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
/** Its lessons are checked one by one. */
const importedSchema = exportHeadSchema.and(z.object({ lessons: z.array(z.unknown()) }));

/** Exports lessons as files, and imports them into another installation. */
export function addTransfer(app: ZodRoutes, collaborators: Collaborators): void {
	addExport(app, collaborators);
	void app.register((scope: FastifyInstance, _options, done) => {
		// The handler streams the body.
		scope.addContentTypeParser(LINES_TYPE, (_request, _payload, parsed) => parsed(null));
		addImport(scope.withTypeProvider<ZodTypeProvider>(), collaborators);
		done();
	});
}

function addExport(app: ZodRoutes, { templates, memory }: Collaborators): void {
	app.get('/v1/templates/:templateId/memory/export', {
		config: { heavy: true },
		schema: {
			tags,
			summary: 'Export the lessons of a template',
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
			const { id } = await templates.get(callerOf(request).account.id, request.params.templateId);
			const isLines = request.query.format === 'ndjson';
			const { head, convert } = await memory.startExport(request.headers['x-memory-passphrase']);
			const lessons = memory.export(id, convert);
			const untyped: FastifyReply = reply;
			return await untyped
				.type(isLines ? LINES_TYPE : `${JSON_TYPE}; charset=utf-8`)
				.send(Readable.from(isLines ? writeLines(head, lessons) : writeObject(head, lessons)));
		},
	});
}

function addImport(app: ZodRoutes, collaborators: Collaborators): void {
	const { templates, memory } = collaborators;
	app.post('/v1/templates/:templateId/memory/import', {
		config: { maxJsonValues: JSON_VALUES_OF_RESULT },
		// Checked before the body is read, so that callers who do not own the template upload nothing and learn
		// nothing.
		onRequest: async (request) => {
			const { templateId } = request.params;
			await templates.get(callerOf(request).account.id, templateId);
		},
		schema: {
			tags,
			summary: 'Import the lessons of a template of another engine',
			description:
				'Send one lesson per line as `application/x-ndjson`, as `export?format=ndjson` answers them, up to MEMORY_MAX_MB and MEMORY_MAX_LESSONS; or the JSON object of `export`, up to JSON_BODY_MAX_BYTES. If a lesson is faulty, none is added.',
			consumes: [JSON_TYPE, LINES_TYPE],
			params,
			headers: passphraseHeaders,
			// Checked by the handler, a lesson at a time.
			body: z.unknown().meta({ $ref: '#/components/schemas/ExportedMemory' }),
			response: {
				200: z.object({ imported: z.int() }),
				...errorResponses(400, 404, 409, 413, 415),
			},
		},
		handler: async (request) => {
			const { account } = callerOf(request);
			const { id } = await templates.get(account.id, request.params.templateId);
			const about = { accountId: account.id, templateId: id };
			const isLines = request.headers['content-type']?.startsWith(LINES_TYPE) === true;
			const passphrase = request.headers['x-memory-passphrase'];
			const imported = isLines
				? await importLines(request, about, passphrase, collaborators)
				: await importObject(request.body, about, passphrase, memory);
			return { imported };
		},
	});
}

/** Written to a file first: everything is validated before anything is stored, and nothing stays in memory. */
async function importLines(
	request: FastifyRequest,
	about: { accountId: string; templateId: string },
	passphrase: string | undefined,
	{ memory, intake: { uploads } }: Collaborators,
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
	memory: Memory,
): Promise<number> {
	const { lessons, ...head } = parseWithZod(importedSchema, body);
	const convert = await memory.startImport(head, passphrase);
	const checked: Lesson[] = [];
	for await (const one of readLessonArray(lessons, memory.limits.maxLessons)) checked.push(one);
	return await memory.import(about, checked, convert);
}

/** Throws the fault of the first invalid lesson. */
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
