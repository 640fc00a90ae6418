import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Jobs } from '../../../jobs/jobs.ts';
import { CATEGORIES } from '../../../model/template.ts';
import type { FieldMap, TemplateLimits } from '../../../model/template.ts';
import { STARTER_TEMPLATES } from '../../../templates/starters/index.ts';
import type { Templates } from '../../../templates/templates.ts';
import { callerOf } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';
import { templateDraftSchema, templateSchema } from '../../schemas/template-schemas.ts';

const cardSchema = z.object({
	id: z.string(),
	name: z.string(),
	description: z.string().nullable(),
	category: z.enum(CATEGORIES),
	fieldCount: z.int(),
	updatedAt: z.iso.datetime(),
});
const starterSchema = templateSchema.omit({ id: true, createdAt: true, updatedAt: true });

export function dashboardTemplateRoutes({
	templates,
	jobs,
	templateLimits,
}: {
	templates: Templates;
	jobs: Jobs;
	templateLimits: TemplateLimits;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/templates', {
			schema: {
				summary: 'Templates as the gallery shows them, newest first',
				response: { 200: z.array(cardSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) => {
				const all = await templates.listWhole(callerOf(request).account.id);
				return all.toReversed().map(({ id, name, description, category, schema, updatedAt }) => ({
					id,
					name,
					description: description ?? null,
					category,
					fieldCount: countFields(schema.data),
					updatedAt: updatedAt.toISOString(),
				}));
			},
		});

		app.get('/starters', {
			schema: {
				summary: 'Templates to begin with',
				response: { 200: z.array(starterSchema), ...errorResponses(401, 429) },
			},
			handler: () => [...STARTER_TEMPLATES],
		});

		app.post('/templates/check', {
			schema: {
				summary: 'Whether a template could be saved as it is; nothing is changed',
				body: templateDraftSchema(templateLimits),
				response: { 204: z.null(), ...errorResponses(400, 401, 403, 413, 415, 429) },
			},
			handler: async (_request, reply) => reply.code(204).send(null),
		});

		app.get('/templates/:templateId/jobs', {
			schema: {
				summary: 'How many jobs use a template',
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

		done();
	};
}

/** Leaves and groups alike, as the limit of a template counts them. */
function countFields(fields: FieldMap): number {
	return Object.values(fields).reduce(
		(sum, { properties = {}, itemSchema }) =>
			sum + 1 + countFields(properties) + countFields(itemSchema?.properties ?? {}),
		0,
	);
}
