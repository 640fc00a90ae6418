import { rm } from 'node:fs/promises';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ArchiveLimits } from '../../intake/open-archive.ts';
import { openArchive } from '../../intake/open-archive.ts';
import type { FetchDocument } from '../../intake/fetch-document.ts';
import type { ReceivedFile, Uploads } from '../../intake/uploads.ts';
import type { Caller } from '../../model/account.ts';
import { languagesFor, listLanguages } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../parsing/admission.ts';
import type { Admission } from '../../parsing/admission.ts';
import type { Candidate, ParseDocuments, ParsedRequest } from '../../parsing/parse-documents.ts';
import type { Templates } from '../../templates/templates.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import type { DocumentForm } from '../read-form.ts';
import { detailsSchema } from '../schemas/details-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { parseFormSchema } from '../schemas/form-schemas.ts';
import { presentWarnings, warningsSchema } from '../schemas/warnings-schema.ts';
import { watchClient } from '../watch-client.ts';

export type ParseSettings = {
	maxFiles: number;
	maxFileBytes: number;
	deadlineMs: number;
	archiveLimits: ArchiveLimits;
};

type Collaborators = {
	templates: Templates;
	uploads: Uploads;
	fetchDocument: FetchDocument;
	parseDocuments: ParseDocuments;
	admission: Admission;
	settings: ParseSettings;
};

const TYPES = 'PDF, PNG, JPEG, WEBP, TIFF, BMP or ZIP';

const counts = {
	pageCount: z.int().describe('Pages of all documents'),
	pageUsed: z.int().describe('Pages charged'),
	pageRemaining: z.int().describe('Pages left this month'),
};
const extracted = z
	.record(z.string(), z.unknown())
	.describe('The fields of the template, or {"error": "…"} when the document cannot be read');
const details = detailsSchema.optional();
const answerSchema = z.union([
	z.object({ result: extracted, ...counts, details, warnings: warningsSchema }),
	z.object({
		results: z.array(z.object({ filename: z.string(), result: extracted, details })),
		...counts,
		source: z.literal('zip').optional(),
		warnings: warningsSchema,
	}),
]);

export function parseRoutes({
	templates,
	uploads,
	fetchDocument,
	parseDocuments,
	admission,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	const formRules = {
		fileField: 'files',
		maxFiles: settings.maxFiles,
		tooManyFiles: () => problem('TOO_MANY_FILES', { limit: settings.maxFiles }),
		fieldNames: ['templateId', 'language', 'fileUrl', 'details'],
		required: ['templateId'],
	};
	return (app, _options, done) => {
		app.get('/v1/languages', {
			config: { testKeys: true },
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
			config: { testKeys: true },
			schema: {
				tags: ['Documents'],
				summary: 'Parse documents and answer the result',
				description:
					'One document is answered with its `result`, several or a ZIP archive with `results`. A document that cannot be read has an `error` in the place of its fields and costs nothing.',
				consumes: ['multipart/form-data'],
				form: parseFormSchema(settings.maxFiles),
				querystring: z.object({ details: z.enum(['true', 'false']).optional() }),
				response: { 200: answerSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				await admission.admit(visitorOf(caller, 'request'));
				const folder = await uploads.createFolder();
				const client = watchClient(request);
				try {
					const form = await readForm(request, folder, { ...formRules, uploads });
					const template = await templates.get(caller.account.id, form.templateId);
					const languages = languagesFor(form.language);
					const { candidates, source } = await takeIn(form, caller, folder, client.signal);
					// From here on: a slow line is no fault of the document.
					client.limit(settings.deadlineMs);
					const parsed = await parseDocuments({
						caller,
						template,
						candidates,
						languages,
						signal: client.signal,
						log: request.log,
						...(request.span && { span: request.span }),
					});
					const wantsDetails = form.details ?? request.query.details === 'true';
					return { ...present(parsed, source, wantsDetails), ...presentWarnings(form.warnings) };
				} finally {
					client.stop();
					await rm(folder, { recursive: true, force: true });
				}
			},
		});
		done();
	};

	async function takeIn(
		form: DocumentForm,
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
		if (isArchive) {
			const entries = await openArchive(first, folder, settings.archiveLimits, uploads);
			const candidates = entries.map((entry) =>
				'file' in entry ? toCandidate(entry.file) : entry,
			);
			return { candidates, source: 'zip' };
		}
		const candidates = files.map(toCandidate);
		const errors = candidates.flatMap((one) => ('error' in one ? [one.error] : []));
		if (errors[0] && errors.length === candidates.length) throw errors[0];
		return { candidates, source: files.length > 1 ? 'many' : 'one' };
	}
}

function toCandidate(file: ReceivedFile): Candidate {
	const { filename, bytes, type } = file;
	if (bytes === 0) return { filename, error: problem('FILE_EMPTY', { filename }) };
	if (type === undefined || type === 'zip') {
		return { filename, error: problem('UNSUPPORTED_FILE_TYPE', { filename, types: TYPES }) };
	}
	return { filename, document: { ...file, type } };
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
