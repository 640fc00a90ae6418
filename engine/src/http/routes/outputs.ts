import { open } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import type { Jobs } from '../../services/jobs/jobs.ts';
import { languagesFor } from '../../model/languages.ts';
import { mediaTypeOfOutput, nameOutput, OUTPUT_KINDS } from '../../model/output.ts';
import type { OutputWish } from '../../model/output.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { ConvertDocuments, Output } from '../../services/parsing/convert-documents.ts';
import type { Reviews } from '../../services/review/review.ts';
import { attachFile } from '../attach-file.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import { readOutputWish } from '../read-output-wish.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { convertFormSchema } from '../schemas/form-schemas.ts';
import { withFolder } from '../with-folder.ts';
import type { ZodRoutes } from '../zod-routes.ts';

type Collaborators = {
	jobs: Jobs;
	reviews: Pick<Reviews, 'findReading'>;
	convertDocuments: ConvertDocuments;
	intake: Intake;
	admission: Admission;
	settings: { deadlineMs: number };
};

const binary = z.unknown().meta({ type: 'string', format: 'binary' });
const outputResponse = {
	description: 'The document in the requested format',
	content: {
		'text/markdown': { schema: z.string() },
		'text/plain': { schema: z.string() },
		'application/json': { schema: z.unknown().describe('Words, or chunks of Markdown') },
		'application/pdf': { schema: binary },
	},
};
const formRules = {
	fileField: 'file',
	maxFiles: 1,
	tooManyFiles: () => problem('ONE_DOCUMENT_TO_CONVERT'),
	fieldNames: ['fileUrl', 'as', 'chunks', 'kinds', 'language', 'pages', 'password'],
	required: [],
};

/** Documents as Markdown, plain text, words with places, searchable PDF or redacted PDF. */
export function outputRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		addConvert(app, collaborators);
		addJobOutput(app, collaborators);
		done();
	};
}

function addConvert(
	app: ZodRoutes,
	{ intake, convertDocuments, admission, settings }: Collaborators,
): void {
	const { uploads } = intake;
	app.post('/v1/documents/convert', {
		config: { testKeys: true, costly: true },
		schema: {
			tags: ['Documents'],
			summary: 'Convert a document without a template',
			description:
				'Returns the document as Markdown, plain text, words with places, searchable PDF or redacted PDF. Its pages are charged like those of a parse; the headers x-page-count, x-page-used and x-page-remaining state how many.',
			consumes: ['multipart/form-data'],
			form: convertFormSchema,
			response: {
				200: outputResponse,
				...errorResponses(400, 401, 403, 413, 415, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			const caller = callerOf(request);
			await admission.admit(visitorOf(caller, 'request'));
			return await withFolder(request, uploads, async (folder, client) => {
				const form = await readForm(request, folder, { ...formRules, uploads });
				const wish = readOutputWish(form.output, { hasFields: false });
				const languages = languagesFor(form.language);
				const document = await intake.acceptOne(form, {
					field: formRules.fileField,
					into: folder,
					signal: client.signal,
					refuseArchive: formRules.tooManyFiles,
					refuseMail: formRules.tooManyFiles,
				});
				client.limit(settings.deadlineMs);
				const output = await convertDocuments.convert({
					caller,
					document,
					wish,
					languages,
					pages: form.pages,
					password: form.password,
					folder,
					signal: client.signal,
					log: request.log,
				});
				void reply.headers({
					'x-page-count': output.pageCount,
					'x-page-used': output.pageUsed,
					'x-page-remaining': output.pageRemaining,
				});
				return await sendOutput(reply, output, wish, document.filename);
			});
		},
	});
}

function addJobOutput(
	app: ZodRoutes,
	{ jobs, reviews, intake, convertDocuments, admission, settings }: Collaborators,
): void {
	app.get('/v1/jobs/:jobId/output', {
		config: { costly: true },
		schema: {
			tags: ['Jobs'],
			summary: 'Get the document of a job in another format',
			description:
				'The document of a completed job as Markdown, plain text, words with places, searchable PDF or redacted PDF. It costs no pages, because the job has paid for them.',
			params: z.object({ jobId: z.string() }),
			querystring: z.object({
				as: z.enum(OUTPUT_KINDS).default('markdown'),
				chunks: z
					.string()
					.optional()
					.describe('Split Markdown into chunks of at most this many characters'),
				kinds: z
					.string()
					.max(200)
					.optional()
					.describe('What a redacted PDF leaves out: iban, email, phone, name'),
				fields: z
					.string()
					.max(10_000)
					.optional()
					.describe('Fields whose values a redacted PDF leaves out, separated by commas'),
			}),
			response: {
				200: outputResponse,
				...errorResponses(400, 401, 403, 404, 409, 410, 422, 429, 503),
			},
		},
		handler: async (request, reply) => {
			const caller = callerOf(request);
			const { fields, ...wish } = readOutputWish(request.query, { hasFields: true });
			await admission.admit(visitorOf(caller, 'request'));
			return await withFolder(request, intake.uploads, async (folder, client) => {
				client.limit(settings.deadlineMs);
				const { signal } = client;
				const job = await jobs.get(caller.account.id, request.params.jobId);
				const reading = await reviews.findReading(job.id);
				const output = await jobs.withDocument(caller.account.id, job.id, signal, (_job, path) =>
					convertDocuments.convertJob(
						{ caller, wish, folder, signal, log: request.log },
						{ job, path, reading, fields },
					),
				);
				return await sendOutput(reply, output, wish, job.fileName);
			});
		},
	});
}

/** Streams the file, which stays open after its folder is removed. */
async function sendOutput(
	reply: FastifyReply,
	{ path, bytes, redacted }: Output,
	wish: Pick<OutputWish, 'as' | 'chunks'>,
	fileName: string,
): Promise<never> {
	const file = await open(path);
	return reply
		.headers({
			'content-type': mediaTypeOfOutput(wish),
			'content-length': bytes,
			'content-disposition': attachFile(nameOutput(fileName, wish)),
			'content-security-policy': "sandbox; default-src 'none'",
			...(wish.as === 'redacted-pdf' && { 'x-redacted': redacted }),
		})
		.send(file.createReadStream()) as never;
}
