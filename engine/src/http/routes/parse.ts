import { rm } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ArchiveLimits } from '../../intake/open-archive.ts';
import { openArchive } from '../../intake/open-archive.ts';
import type { FetchDocument } from '../../intake/fetch-document.ts';
import type { ReceivedFile, Uploads } from '../../intake/uploads.ts';
import type { Caller } from '../../model/account.ts';
import { DEFAULT_DATA, dataForLanguage, listLanguages } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import type { Candidate, ParseDocuments, ParsedRequest } from '../../parsing/parse-documents.ts';
import type { Templates } from '../../templates/templates.ts';
import { callerOf } from '../caller.ts';
import { errorResponses } from '../schemas/error-schema.ts';

export type ParseSettings = {
	maxFiles: number;
	maxFileBytes: number;
	deadlineMs: number;
	archiveLimits: ArchiveLimits;
	/** Pages that may wait for a process before further requests are turned away. */
	maxWaitingPages: number;
};

type Collaborators = {
	templates: Templates;
	uploads: Uploads;
	fetchDocument: FetchDocument;
	parseDocuments: ParseDocuments;
	countWaitingPages: () => number;
	settings: ParseSettings;
};

const RETRY_WHEN_BUSY_S = 10;
const TYPES = 'PDF, PNG, JPEG, WEBP, TIFF, BMP or ZIP';
const FIELD_NAMES = ['templateId', 'language', 'fileUrl', 'details'];

const counts = {
	pageCount: z.int().describe('Pages of all documents'),
	pageUsed: z.int().describe('Pages charged'),
	pageRemaining: z.int().describe('Pages left this month'),
};
const extracted = z
	.record(z.string(), z.unknown())
	.describe('The fields of the template, or {"error": "…"} when the document cannot be read');
const detail = z.object({
	path: z.string(),
	confidence: z.number(),
	page: z.int(),
	box: z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
	raw: z.string(),
	checks: z.array(z.string()),
});
const details = z
	.array(detail)
	.optional()
	.describe('With details=true: where each value was found');
const answerSchema = z.union([
	z.object({ result: extracted, ...counts, details }),
	z.object({
		results: z.array(z.object({ filename: z.string(), result: extracted, details })),
		...counts,
		source: z.literal('zip').optional(),
	}),
]);

export function parseRoutes({
	templates,
	uploads,
	fetchDocument,
	parseDocuments,
	countWaitingPages,
	settings,
}: Collaborators): FastifyPluginAsyncZod {
	return async (app) => {
		await app.register(multipart, {
			limits: {
				fileSize: settings.maxFileBytes + 1,
				files: settings.maxFiles + 1,
				fields: 20,
				fieldSize: 10_000,
				parts: settings.maxFiles + 30,
			},
			throwFileSizeLimit: false,
		});

		app.get('/v1/languages', {
			schema: {
				tags: ['Documents'],
				summary: 'Languages that OCR can be hinted at',
				response: {
					200: z.array(z.object({ code: z.string(), name: z.string() })),
					...errorResponses(401, 429),
				},
			},
			handler: () => listLanguages(),
		});

		app.post('/documents/parse', {
			schema: {
				tags: ['Documents'],
				summary: 'Parse documents and answer the result',
				description:
					'multipart/form-data: `files` (one or more, or one ZIP) or `fileUrl`; `templateId`; `language` and `details` are optional.',
				consumes: ['multipart/form-data'],
				querystring: z.object({ details: z.enum(['true', 'false']).optional() }),
				response: { 200: answerSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				if (countWaitingPages() > settings.maxWaitingPages) {
					const reason = 'Too many documents are waiting to be read.';
					throw problem('UNAVAILABLE', { reason, retryAfter: RETRY_WHEN_BUSY_S });
				}
				const folder = await uploads.createFolder();
				const work = watchClient(request, settings.deadlineMs);
				try {
					const form = await readForm(request, folder);
					const template = await templates.get(caller.account.id, form.templateId);
					const languages = languagesFor(form.language);
					const { candidates, source } = await takeIn(form, caller, folder, work.signal);
					const parsed = await parseDocuments({
						caller,
						template,
						candidates,
						languages,
						signal: work.signal,
						log: request.log,
					});
					const wantsDetails = form.details ?? request.query.details === 'true';
					return present(parsed, source, wantsDetails);
				} finally {
					work.stop();
					await rm(folder, { recursive: true, force: true });
				}
			},
		});
	};

	type Form = {
		files: ReceivedFile[];
		templateId: string;
		language: string | undefined;
		fileUrl: string | undefined;
		details: boolean | undefined;
	};

	async function readForm(request: FastifyRequest, folder: string): Promise<Form> {
		if (!request.isMultipart()) {
			throw problem('UNSUPPORTED_CONTENT_TYPE', { expected: 'multipart/form-data' });
		}
		const files: ReceivedFile[] = [];
		const fields: Record<string, string> = {};
		for await (const part of request.parts()) {
			if (part.type === 'file') {
				if (part.fieldname !== 'files') {
					part.file.resume();
					throw problem('INVALID_REQUEST', {
						faults: [
							{ path: part.fieldname, message: 'unknown file field; send documents as "files"' },
						],
					});
				}
				if (files.length === settings.maxFiles) {
					throw problem('TOO_MANY_FILES', { limit: settings.maxFiles });
				}
				files.push(await uploads.receive(part.file, part.filename, folder));
			} else {
				fields[part.fieldname] = String(part.value).trim();
			}
		}
		const faults = Object.keys(fields)
			.filter((name) => !FIELD_NAMES.includes(name))
			.map((path) => ({
				path,
				message: `unknown field; there are files, ${FIELD_NAMES.join(', ')}`,
			}));
		if (!fields.templateId) faults.push({ path: 'templateId', message: 'is required' });
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		return {
			files,
			templateId: fields.templateId ?? '',
			language: given(fields.language),
			fileUrl: given(fields.fileUrl),
			details: fields.details === undefined ? undefined : fields.details === 'true',
		};
	}

	async function takeIn(
		form: Form,
		caller: Caller,
		folder: string,
		signal: AbortSignal,
	): Promise<{ candidates: Candidate[]; source: 'one' | 'many' | 'zip' }> {
		if (form.files.length > 0 && form.fileUrl) throw problem('FILE_AND_URL');
		const files = form.fileUrl ? [await fetchDocument(form.fileUrl, folder, signal)] : form.files;
		const [first] = files;
		if (!first) throw problem('FILE_MISSING', { field: 'files' });
		const isArchive = files.some(({ type }) => type === 'zip');
		if (isArchive && files.length > 1) throw problem('ZIP_AMONG_FILES');
		if (files.length > 1 || isArchive) {
			if (caller.apiKey.mode === 'test') {
				throw problem('TEST_MODE_RESTRICTED', { reason: 'this request has several.' });
			}
			if (!caller.plan.multipleDocuments)
				throw problem('PLAN_REQUIRED', { plan: caller.account.plan });
		}
		for (const { bytes, filename } of files)
			if (bytes === 0) throw problem('FILE_EMPTY', { filename });
		if (isArchive) {
			const entries = await openArchive(first, folder, settings.archiveLimits, uploads);
			const candidates = entries.map((entry) =>
				'file' in entry ? toCandidate(entry.file) : entry,
			);
			return { candidates, source: 'zip' };
		}
		for (const { type, filename } of files) {
			if (type === undefined) throw problem('UNSUPPORTED_FILE_TYPE', { filename, types: TYPES });
		}
		return { candidates: files.map(toCandidate), source: files.length > 1 ? 'many' : 'one' };
	}
}

/** An empty form field is one that was left out. */
function given(value: string | undefined): string | undefined {
	return value === '' ? undefined : value;
}

function toCandidate(file: ReceivedFile): Candidate {
	const { filename, type } = file;
	if (type === undefined || type === 'zip') {
		return { filename, error: problem('UNSUPPORTED_FILE_TYPE', { filename, types: TYPES }) };
	}
	return { filename, document: { ...file, type } };
}

function languagesFor(hint: string | undefined): readonly string[] {
	if (hint === undefined) return DEFAULT_DATA;
	const data = dataForLanguage(hint);
	if (data) return data;
	const known = listLanguages().map(({ code }) => code);
	throw problem('LANGUAGE_UNKNOWN', { language: hint.slice(0, 40), known: known.join(', ') });
}

function present(
	{ entries, pageCount, pageUsed, pageRemaining }: ParsedRequest,
	source: 'one' | 'many' | 'zip',
	wantsDetails: boolean,
): z.input<typeof answerSchema> {
	const totals = { pageCount, pageUsed, pageRemaining };
	const [only] = entries;
	if (source === 'one' && only) {
		return { result: only.result, ...totals, ...(wantsDetails && { details: only.details }) };
	}
	return {
		results: entries.map((entry) => ({
			filename: entry.filename,
			result: entry.result,
			...(wantsDetails && { details: entry.details }),
		})),
		...totals,
		...(source === 'zip' && { source }),
	};
}

/** Stops the work when the client hangs up or the time is over. */
function watchClient(request: FastifyRequest, deadlineMs: number) {
	const abort = new AbortController();
	const onClose = () => abort.abort(new Error('the client has gone'));
	const timer = setTimeout(
		() => abort.abort(problem('DOCUMENT_TIMEOUT', { seconds: deadlineMs / 1000 })),
		deadlineMs,
	);
	request.raw.socket.once('close', onClose);
	return {
		signal: abort.signal,
		stop: () => {
			clearTimeout(timer);
			request.raw.socket.off('close', onClose);
		},
	};
}
