import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Intake } from '../../reading/intake/accept-documents.ts';
import { languagesFor } from '../../model/languages.ts';
import { problem } from '../../model/problem.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import type { DraftTemplate } from '../../services/parsing/draft-template.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import { acceptSample, SAMPLE_FORM } from '../sample-form.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { sampleFormSchema } from '../schemas/form-schemas.ts';
import {
	presentTemplate,
	templateSchema,
	templateTitleSchema,
} from '../schemas/template-schemas.ts';
import { presentWarnings, warningsSchema } from '../schemas/warnings-schema.ts';
import { withFolder } from '../with-folder.ts';

type Collaborators = {
	draftTemplate: DraftTemplate;
	intake: Intake;
	admission: Admission;
	settings: { deadlineMs: number };
};

const formRules = {
	...SAMPLE_FORM,
	fieldNames: ['name', 'description', 'language', 'pages', 'password'],
	required: ['name'],
};

const draftedSchema = templateSchema
	.extend({ warnings: warningsSchema })
	.meta({ id: 'TemplateFromDocument' });

/** Creates templates from a sample document. */
export function templateDraftRoutes({
	draftTemplate,
	intake,
	admission,
	settings,
}: Collaborators): FastifyPluginCallbackZod {
	const { uploads } = intake;
	return (app, _options, done) => {
		app.post('/v1/templates/fromDocument', {
			config: { costly: true },
			schema: {
				tags: ['Templates'],
				summary: 'Create a template from a sample document',
				description:
					'Category and schema are inferred from the document; its pages are charged like a parse of it. A document that cannot be read makes no template and costs nothing.',
				consumes: ['multipart/form-data'],
				form: sampleFormSchema,
				response: {
					201: draftedSchema,
					...errorResponses(400, 401, 403, 413, 415, 422, 429),
				},
			},
			handler: async (request, reply) => {
				const caller = callerOf(request);
				await admission.admit(visitorOf(caller, 'request'));
				return await withFolder(request, uploads, async (folder, client) => {
					const form = await readForm(request, folder, { ...formRules, uploads });
					const { name, description } = checkTitle(form);
					const languages = languagesFor(form.language);
					const document = await acceptSample(intake, form, {
						into: folder,
						signal: client.signal,
					});
					client.limit(settings.deadlineMs);
					const template = await draftTemplate({
						caller,
						document,
						name,
						description,
						languages,
						pages: form.pages,
						password: form.password,
						signal: client.signal,
						log: request.log,
					});
					return await reply
						.code(201)
						.send({ ...presentTemplate(template), ...presentWarnings(form.warnings) });
				});
			},
		});
		done();
	};
}

function checkTitle(form: { name: string; description: string | undefined }) {
	const { name, description } = form;
	const checked = templateTitleSchema.safeParse({ name, description });
	if (checked.success) return checked.data;
	const faults = checked.error.issues.map(({ path, message }) => ({
		path: path.join('.'),
		message,
	}));
	throw problem('INVALID_REQUEST', { faults });
}
