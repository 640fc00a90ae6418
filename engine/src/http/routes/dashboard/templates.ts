import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { kindsOfTemplate } from '../../../reading/sorting/match-templates.ts';
import type { Jobs } from '../../../services/jobs/jobs.ts';
import { CATEGORIES } from '../../../model/template.ts';
import type { TemplateLimits } from '../../../model/template.ts';
import type { Decisions } from '../../../services/sorting/decisions.ts';
import { STARTER_TEMPLATES } from '../../../services/templates/starters/index.ts';
import type { Templates } from '../../../services/templates/templates.ts';
import type { Versions } from '../../../services/templates/versions.ts';
import { writeJsonSchema } from '../../../services/templates/json-schema/write-json-schema.ts';
import { callerOf } from '../../caller.ts';
import { jsonValuesOfTemplate } from '../../json-limits.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { rangeSchema } from '../../schemas/piece-schema.ts';
import { templateDraftSchema, templateSchema } from '../../schemas/template-schemas.ts';
import { dialectSchema, JSON_SCHEMA, readDialect } from '../../template-dialect.ts';
import { draftSchema, presentDraft } from '../versions.ts';

const cardSchema = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string().nullable(),
	category: z.enum(CATEGORIES),
	fieldCount: z.int(),
	updatedAt: z.iso.datetime(),
});
const movedSchema = z.object({
	id: z.string(),
	jobId: z.string().describe('The job of its file'),
	fileName: z.string().nullable().describe('null: the job was deleted'),
	pages: rangeSchema,
	templateId: z.string().nullable().describe('The template that a person gave it to; null: none'),
	isTaught: z.boolean(),
	createdAt: z.iso.datetime(),
});
const starterSchema = templateSchema
	.omit({ id: true, version: true, createdAt: true, updatedAt: true })
	.extend({ kinds: z.array(z.string()).describe('The kinds of documents that it is made for') });

export function dashboardTemplateRoutes({
	templates,
	versions,
	jobs,
	decisions,
	templateLimits,
}: {
	templates: Templates;
	versions: Versions;
	jobs: Jobs;
	decisions: Pick<Decisions, 'listMoved' | 'teach'>;
	templateLimits: TemplateLimits;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/templates', {
			schema: {
				summary: 'Templates as the gallery shows them, newest first',
				response: { 200: z.array(cardSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) => {
				const cards = await templates.listCards(callerOf(request).account.id);
				return cards.map(({ description, updatedAt, ...card }) => ({
					...card,
					description: description ?? null,
					updatedAt: updatedAt.toISOString(),
				}));
			},
		});

		app.get('/starters', {
			schema: {
				summary: 'List the starter templates',
				response: { 200: z.array(starterSchema), ...errorResponses(401, 429) },
			},
			handler: () =>
				STARTER_TEMPLATES.map((starter) => ({ ...starter, kinds: [...kindsOfTemplate(starter)] })),
		});

		app.post('/templates/check', {
			config: { maxJsonValues: jsonValuesOfTemplate(templateLimits) },
			schema: {
				summary: 'Validate a template without saving it',
				body: templateDraftSchema(templateLimits),
				response: { 204: z.null(), ...errorResponses(400, 401, 403, 413, 415, 429) },
			},
			handler: async (request, reply) => {
				templates.checkSize(request.body);
				return reply.code(204).send(null);
			},
		});

		app.post('/templates/convert', {
			config: { maxJsonValues: jsonValuesOfTemplate(templateLimits) },
			preValidation: readDialect(templateLimits),
			schema: {
				summary: 'Convert a template to or from JSON Schema without saving it',
				querystring: dialectSchema,
				body: templateDraftSchema(templateLimits),
				response: {
					200: z.object({ schema: z.looseObject({}), rules: z.looseObject({}).optional() }),
					...errorResponses(400, 401, 403, 413, 415, 429),
				},
			},
			handler: (request) => {
				templates.checkSize(request.body);
				const { schema } = request.body;
				if (request.query.dialect !== JSON_SCHEMA) return { schema: writeJsonSchema(schema) };
				const { data, rules } = schema;
				return { schema: { data }, ...(rules && { rules }) };
			},
		});

		app.get('/templates/:templateId/draft', {
			schema: {
				summary: 'The draft of a template, or that it has none',
				params: z.object({ templateId: z.string() }),
				response: {
					200: z.object({ saved: draftSchema.nullable() }),
					...errorResponses(401, 404, 429),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const found = await versions.findDraft(account.id, request.params.templateId);
				return { saved: found ? presentDraft(found) : null };
			},
		});

		app.get('/templates/:templateId/jobs', {
			schema: {
				summary: 'Count the jobs of a template',
				params: z.object({ templateId: z.string() }),
				response: {
					200: z.object({ all: z.int(), unfinished: z.int() }),
					...errorResponses(401, 404, 429),
				},
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { id } = await templates.get(account.id, request.params.templateId);
				return await jobs.countByTemplate(account.id, id);
			},
		});

		app.get('/templates/:templateId/moved', {
			schema: {
				summary: 'List the documents for which the template was chosen by mistake, newest first',
				params: z.object({ templateId: z.string() }),
				response: { 200: z.array(movedSchema), ...errorResponses(401, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const template = await templates.get(account.id, request.params.templateId);
				const moved = await decisions.listMoved(template);
				return moved.map(({ id, jobId, fileName, pages, chosenId, isTaught, createdAt }) => ({
					id,
					jobId,
					fileName,
					pages,
					templateId: chosenId,
					isTaught,
					createdAt: createdAt.toISOString(),
				}));
			},
		});

		app.post('/templates/:templateId/moved/:movedId/teach', {
			schema: {
				summary: 'Send similar documents to the template that a person has chosen',
				params: z.object({ templateId: z.string(), movedId: z.string() }),
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const { templateId, movedId } = request.params;
				await decisions.teach(await templates.get(account.id, templateId), movedId);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}
