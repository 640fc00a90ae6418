import { rm } from 'node:fs/promises';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { languagesFor } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { ClassifyDocuments } from '../../services/parsing/classify-documents.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { classifyFormSchema } from '../schemas/form-schemas.ts';
import { watchClient } from '../watch-client.ts';

type Collaborators = {
	classifyDocuments: ClassifyDocuments;
	intake: Intake;
	admission: Admission;
	settings: { deadlineMs: number };
};

const chance = z.number().min(0).max(1);
const classifiedSchema = z.object({
	documents: z.array(
		z.object({
			pages: z.object({ from: z.int().min(1), to: z.int().min(1) }).describe('From 1, inclusive'),
			kind: z
				.string()
				.describe('Such as invoice, receipt, contract, letter, terms, blank or other'),
			template: z
				.object({ id: z.string(), name: z.string() })
				.nullable()
				.describe('null if no template fits'),
			confidence: chance.describe('The probability that the template is right, or that none is'),
			language: z.string().nullable().describe('ISO 639-1'),
			reasons: z.array(z.string()),
			boundaryConfidence: chance.describe(
				'The probability that a document begins on its first page; 1 for the first document',
			),
		}),
	),
	pageCount: z.int(),
	pageUsed: z.int(),
	pageRemaining: z.int(),
});
const formRules = {
	fileField: 'file',
	maxFiles: 1,
	tooManyFiles: () => problem('ONE_DOCUMENT_TO_CONVERT'),
	fieldNames: ['fileUrl', 'language', 'pages', 'password'],
	required: [],
};

/** Lists the documents of a file, with the kind and the best template of each. */
export function classifyRoutes({
	intake,
	classifyDocuments,
	admission,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	const { uploads } = intake;
	return (app, _options, done) => {
		app.post('/v1/documents/classify', {
			config: { testKeys: true, costly: true },
			schema: {
				tags: ['Documents'],
				summary: 'Find the documents of a file, their kinds and their templates',
				description:
					'Divides a file into its documents and answers the pages, the kind and the template of each. Its pages are charged like those of a parse.',
				consumes: ['multipart/form-data'],
				form: classifyFormSchema,
				response: {
					200: classifiedSchema,
					...errorResponses(400, 401, 403, 413, 415, 422, 429, 503),
				},
			},
			handler: async (request) => {
				const caller = callerOf(request);
				await admission.admit(visitorOf(caller, 'request'));
				const folder = await uploads.createFolder();
				const client = watchClient(request);
				try {
					const form = await readForm(request, folder, { ...formRules, uploads });
					const document = await intake.acceptOne(form, {
						field: formRules.fileField,
						into: folder,
						signal: client.signal,
						refuseArchive: formRules.tooManyFiles,
						refuseMail: formRules.tooManyFiles,
					});
					client.limit(settings.deadlineMs);
					return await classifyDocuments({
						caller,
						document,
						folder,
						signal: client.signal,
						log: request.log,
						languages: languagesFor(form.language),
						pages: form.pages,
						password: form.password,
					});
				} finally {
					client.stop();
					await rm(folder, { recursive: true, force: true });
				}
			},
		});
		done();
	};
}
