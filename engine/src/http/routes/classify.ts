import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { languagesFor } from '../../model/languages.ts';
import { AUTO_TEMPLATE } from '../../model/piece.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { ClassifyDocuments } from '../../services/parsing/classify-documents.ts';
import { openSorting, templateOfSorting } from '../../services/parsing/sorting.ts';
import type { Sorting } from '../../services/parsing/sorting.ts';
import type { Jobs } from '../../services/jobs/jobs.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import type { DocumentForm } from '../read-form.ts';
import { classifiedSchema, presentClassified } from '../schemas/classified-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { classifyFormSchema } from '../schemas/form-schemas.ts';
import { presentWarnings, warningsSchema } from '../schemas/warnings-schema.ts';
import { submissionHeaders, submissionSchema, submitForm } from '../submit-form.ts';
import { withFolder } from '../with-folder.ts';
import type { ZodRoutes } from '../zod-routes.ts';

type Collaborators = {
	classifyDocuments: ClassifyDocuments;
	templates: Templates;
	jobs: Pick<Jobs, 'submit'>;
	/** Uploads for answers at once, and uploads for jobs. */
	intake: Intake;
	jobIntake: Intake;
	admission: Admission;
	settings: { deadlineMs: number };
};

const answerSchema = z.object({
	documents: z.array(classifiedSchema),
	pageCount: z.int(),
	pageUsed: z.int(),
	pageRemaining: z.int(),
	warnings: warningsSchema,
});
const FIELDS = ['fileUrl', 'templateIds', 'split', 'sender', 'language', 'pages', 'password'];
const FILE_FIELD = 'file';
const tooManyFiles = () => problem('ONE_DOCUMENT_TO_CONVERT');

/** Which documents a file has, of which kind each is, and which template fits. */
export function classifyRoutes(collaborators: Collaborators): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		addClassification(app, collaborators);
		addSubmission(app, collaborators);
		done();
	};
}

async function openClassification(
	templates: Templates,
	accountId: string,
	form: DocumentForm,
): Promise<Sorting> {
	const { sorting } = await openSorting(templates, accountId, {
		...form,
		templateId: AUTO_TEMPLATE,
	});
	if (!sorting) throw new Error('automatic sorting was not opened');
	return { ...sorting, onlyClassify: true };
}

function addClassification(
	app: ZodRoutes,
	{ intake, classifyDocuments, templates, admission, settings }: Collaborators,
): void {
	const { uploads } = intake;
	app.post('/v1/documents/classify', {
		config: { testKeys: true, costly: true },
		schema: {
			tags: ['Documents'],
			summary: 'Find the documents of a file, their kinds and their templates',
			description:
				'Divides a file into its documents and returns the pages, the kind and the template of each. Its pages are charged like those of a parse.',
			consumes: ['multipart/form-data'],
			form: classifyFormSchema,
			response: {
				200: answerSchema,
				...errorResponses(400, 401, 403, 404, 413, 415, 422, 429, 503),
			},
		},
		handler: async (request) => {
			const caller = callerOf(request);
			await admission.admit(visitorOf(caller, 'request'));
			return await withFolder(request, uploads, async (folder, client) => {
				const form = await readForm(request, folder, {
					fileField: FILE_FIELD,
					maxFiles: 1,
					tooManyFiles,
					fieldNames: FIELDS,
					required: [],
					uploads,
				});
				const sorting = await openClassification(templates, caller.account.id, form);
				const document = await intake.acceptOne(form, {
					field: FILE_FIELD,
					into: folder,
					signal: client.signal,
					refuseArchive: tooManyFiles,
					refuseMail: tooManyFiles,
				});
				client.limit(settings.deadlineMs);
				const { pieces, notes, ...counts } = await classifyDocuments({
					caller,
					sorting,
					document,
					folder,
					signal: client.signal,
					log: request.log,
					languages: languagesFor(form.language),
					pages: form.pages,
					password: form.password,
				});
				return {
					documents: presentClassified(pieces, sorting.templates),
					...counts,
					...presentWarnings([...form.warnings, ...notes]),
				};
			});
		},
	});
}

function addSubmission(
	app: ZodRoutes,
	{ jobIntake, templates, jobs, admission }: Collaborators,
): void {
	app.post('/v1/documents/classify/async', {
		config: { costly: true },
		schema: {
			tags: ['Documents'],
			summary: 'Find the documents of a file as a job',
			description:
				'Like /v1/documents/classify. The job has the documents of the file as `documents` when it is completed.',
			consumes: ['multipart/form-data'],
			form: classifyFormSchema,
			headers: submissionHeaders,
			response: {
				200: submissionSchema.describe('This file was submitted before'),
				202: submissionSchema,
				...errorResponses(400, 401, 403, 404, 409, 413, 415, 429, 503),
			},
		},
		handler: async (request, reply) => {
			const submit = { jobs, admission, intake: jobIntake };
			const { isNew, answer } = await submitForm(request, submit, {
				idempotencyKey: request.headers['idempotency-key'],
				fieldNames: FIELDS,
				required: [],
				open: async (form, { account }) => {
					const sorting = await openClassification(templates, account.id, form);
					return { template: templateOfSorting(sorting), sorting };
				},
			});
			return await reply.code(isNew ? 202 : 200).send(answer);
		},
	});
}
