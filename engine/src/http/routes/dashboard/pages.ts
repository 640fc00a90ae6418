import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ReceivedFile, Uploads } from '../../../reading/intake/uploads.ts';
import type { Jobs } from '../../../services/jobs/jobs.ts';
import type { Caller } from '../../../model/account.ts';
import { isContainer, isImage, isMail } from '../../../model/formats.ts';
import type { MailType } from '../../../model/formats.ts';
import { problem } from '../../../model/problem.ts';
import { FIELD_TYPES, STRING_FORMATS } from '../../../model/template.ts';
import { visitorOf } from '../../../services/parsing/admission.ts';
import type { Admission } from '../../../services/parsing/admission.ts';
import type { LookAtPages, Picture } from '../../../services/parsing/look-at-pages.ts';
import type { Unpack } from '../../../services/parsing/unpack.ts';
import type { Reviews } from '../../../services/review/review.ts';
import { callerOf } from '../../caller.ts';
import { readForm } from '../../read-form.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { withClient } from '../../watch-client.ts';
import { withFolder } from '../../with-folder.ts';

type Collaborators = {
	jobs: Jobs;
	reviews: Pick<Reviews, 'find' | 'findReading'>;
	lookAtPages: LookAtPages;
	unpack: Unpack;
	uploads: Uploads;
	admission: Admission;
	settings: { deadlineMs: number };
};

const formRules = {
	fileField: 'file',
	maxFiles: 1,
	tooManyFiles: () => problem('TOO_MANY_FILES', { limit: 1 }),
	fieldNames: [],
	required: [],
};
const MAX_PAGES_AT_ONCE = 50;
const MAX_ATTACHMENTS = 100;
const params = z.object({ jobId: z.string() });
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
const rangeQuery = z.object({
	from: z.coerce.number().int().min(1).max(100_000).default(1),
	count: z.coerce.number().int().min(1).max(MAX_PAGES_AT_ONCE).default(20),
});
const pagesSchema = z.object({
	pageCount: z.int().nullable(),
	pages: z.array(
		z.object({
			number: z.int(),
			width: z.number(),
			height: z.number(),
			isSet: z.boolean(),
			words: z
				.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]))
				.describe('Text, x0, y0, x1, y1'),
		}),
	),
});

/** Page images for formats that browsers cannot draw, and the words of a page. Nothing is stored or charged. */
export function pageRoutes({
	jobs,
	reviews,
	lookAtPages,
	unpack,
	uploads,
	admission,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	/** Stores the uploaded file in a temporary folder while `work` runs. */
	async function withUpload<T>(
		request: FastifyRequest,
		work: (
			file: Pick<ReceivedFile, 'path' | 'type' | 'filename'>,
			folder: string,
			signal: AbortSignal,
		) => Promise<T>,
	): Promise<T> {
		await admission.admit(visitorOf(callerOf(request), 'request'));
		return await withFolder(request, uploads, async (folder, client) => {
			const { files } = await readForm(request, folder, { ...formRules, uploads });
			const [file] = files;
			if (!file) throw problem('FILE_MISSING', { field: 'file' });
			client.limit(settings.deadlineMs);
			return await work(file, folder, client.signal);
		});
	}

	/** For an e-mail, opens its body. */
	async function openBody(
		caller: Caller,
		mail: { path: string; type: MailType; into: string },
		signal: AbortSignal,
	): Promise<{ path: string; type: 'html' }> {
		const [body] = await unpack(caller, { ...mail, maxDocuments: MAX_ATTACHMENTS }, signal);
		if (!body) throw new Error('unpacked an e-mail without a body');
		return { path: body.path, type: 'html' };
	}

	return (app, _options, done) => {
		app.post('/pictures', {
			config: { costly: true },
			schema: {
				summary: 'A page of a picture as a PNG; x-page-… say how many there are, and its size',
				consumes: ['multipart/form-data'],
				querystring: pageQuery,
				response: { 200: z.unknown(), ...errorResponses(400, 401, 403, 413, 415, 422, 429, 503) },
			},
			handler: (request, reply) =>
				withUpload(request, async ({ path, type, filename }, _folder, signal) => {
					if (!type || !isImage(type)) {
						throw problem('UNSUPPORTED_FILE_TYPE', { filename, types: 'pictures' });
					}
					const index = request.query.page - 1;
					const wanted = { path, type, index, target: `${path}.png` };
					return await sendPicture(
						reply,
						await lookAtPages.draw(callerOf(request), wanted, signal),
					);
				}),
		});

		app.get('/jobs/:jobId/picture', {
			schema: {
				summary: 'A page of the picture that a job has read, as a PNG',
				params,
				querystring: pageQuery,
				response: { 200: z.unknown(), ...errorResponses(400, 401, 404, 410, 422, 429, 503) },
			},
			handler: async (request, reply) => {
				const caller = callerOf(request);
				return await withFolder(request, uploads, async (folder, client) => {
					client.limit(settings.deadlineMs);
					const { jobId } = request.params;
					const picture = await jobs.withDocument(
						caller.account.id,
						jobId,
						client.signal,
						async ({ fileType: type, fileName: filename }, path) => {
							if (!isImage(type)) {
								throw problem('UNSUPPORTED_FILE_TYPE', { filename, types: 'pictures' });
							}
							const index = request.query.page - 1;
							const target = join(folder, `${randomUUID()}.png`);
							return await lookAtPages.draw(caller, { path, type, index, target }, client.signal);
						},
					);
					return await sendPicture(reply, picture);
				});
			},
		});

		app.post('/pages', {
			config: { costly: true },
			schema: {
				summary: 'Get the words of pages with a text layer',
				consumes: ['multipart/form-data'],
				querystring: rangeQuery,
				response: {
					200: pagesSchema,
					...errorResponses(400, 401, 403, 413, 415, 422, 429, 503),
				},
			},
			handler: (request) =>
				withUpload(request, async ({ path, type, filename }, folder, signal) => {
					const caller = callerOf(request);
					const document = isMail(type)
						? await openBody(caller, { path, type, into: folder }, signal)
						: { path, type };
					if (!document.type || isContainer(document.type) || isImage(document.type)) {
						throw problem('UNSUPPORTED_FILE_TYPE', { filename, types: 'documents with text' });
					}
					const asked = { path: document.path, type: document.type };
					const wanted = { reading: null, document: asked, ...rangeOf(request.query) };
					return await lookAtPages.showWords(caller, wanted, signal);
				}),
		});

		app.get('/jobs/:jobId/pages', {
			schema: {
				summary: 'Get the stored words of pages of a job, including scans',
				params,
				querystring: rangeQuery,
				response: { 200: pagesSchema, ...errorResponses(400, 401, 404, 410, 422, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				return await withClient(request, async (client) => {
					client.limit(settings.deadlineMs);
					const { jobId } = request.params;
					const { signal } = client;
					return await jobs.withDocument(
						caller.account.id,
						jobId,
						signal,
						async ({ id, fileType: type, pageCount }, path) => {
							const { from, to } = rangeOf(request.query);
							const reading = await reviews.findReading(id);
							const last = Math.min(to, pageCount ?? to);
							if (from > last) return { pageCount, pages: [] };
							const wanted = { reading, document: { path, type }, from, to: last };
							const shown = await lookAtPages.showWords(caller, wanted, signal);
							return { ...shown, pageCount: shown.pageCount ?? pageCount };
						},
					);
				});
			},
		});

		app.get('/documents/:documentId/pages', {
			schema: {
				summary: 'Get the stored words of pages of a document that was parsed with keep=true',
				params: z.object({ documentId: z.string() }),
				querystring: rangeQuery,
				response: { 200: pagesSchema, ...errorResponses(400, 401, 404, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				return await withClient(request, async (client) => {
					client.limit(settings.deadlineMs);
					const { documentId } = request.params;
					const unknown = () => problem('DOCUMENT_NOT_FOUND', { documentId });
					const { id, jobId } = await reviews.find(caller.account.id, documentId, unknown);
					if (jobId !== null) throw unknown();
					const reading = await reviews.findReading(id);
					const wanted = { reading, document: null, ...rangeOf(request.query) };
					return await lookAtPages.showWords(caller, wanted, client.signal);
				});
			},
		});

		app.post('/values/read', {
			schema: {
				summary: 'Read words on a page as a value of a type; null if they are none',
				body: z.object({
					text: z.string().max(2000),
					type: z.enum(FIELD_TYPES),
					format: z.enum(STRING_FORMATS).optional(),
				}),
				response: {
					200: z.object({ value: z.union([z.string(), z.number(), z.boolean()]).nullable() }),
					...errorResponses(400, 401, 403, 413, 415, 429, 503),
				},
			},
			handler: async (request) => ({
				value: await lookAtPages.readValue(callerOf(request), request.body),
			}),
		});

		done();
	};
}

function rangeOf({ from, count }: z.output<typeof rangeQuery>): { from: number; to: number } {
	return { from, to: from + count - 1 };
}

function sendPicture(reply: FastifyReply, { png, pageCount, width, height }: Picture) {
	return reply
		.headers({
			'content-type': 'image/png',
			'content-disposition': 'attachment',
			'content-security-policy': "sandbox; default-src 'none'",
			'x-page-count': pageCount,
			'x-page-width': width,
			'x-page-height': height,
		})
		.send(png);
}
