import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TemplateLimits } from '../../model/template.ts';
import type { Templates } from '../../services/templates/templates.ts';
import type { Versions } from '../../services/templates/versions.ts';
import { callerOf, nameCaller } from '../caller.ts';
import { isTemplateVisible } from '../key-scopes.ts';
import { jsonValuesOfTemplate } from '../json-limits.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	templateDraftSchema,
	templateSchema,
	templateSummarySchema,
} from '../schemas/template-schemas.ts';
import { dialectSchema, readDialect, sendTemplate } from '../template-dialect.ts';

const paramsSchema = z.object({ templateId: z.string() });
const tags = ['Templates'];

/**
 * This list is long and every template picker requests it. The service returns the same array until something
 * changes, so its bytes are cached by that array.
 */
const listBytes = new WeakMap<object, Buffer>();
function writeList(list: object): Buffer {
	let bytes = listBytes.get(list);
	if (bytes === undefined) {
		bytes = Buffer.from(JSON.stringify(list));
		listBytes.set(list, bytes);
	}
	return bytes;
}

export function templateRoutes({
	templates,
	versions,
	limits,
}: {
	templates: Templates;
	versions: Pick<Versions, 'noteOrigin'>;
	limits: TemplateLimits;
}): FastifyPluginCallbackZod {
	const draft = templateDraftSchema(limits);

	return (app, _options, done) => {
		app.get('/v1/templates', {
			config: { testKeys: true },
			schema: {
				tags,
				summary: 'List templates',
				response: { 200: z.array(templateSummarySchema), ...errorResponses(401, 429) },
			},
			handler: async (request, reply) => {
				const all = await templates.list(callerOf(request).account.id);
				const list = all.filter(({ id }) => isTemplateVisible(request, id));
				const untyped: FastifyReply = reply;
				return untyped.type('application/json; charset=utf-8').send(writeList(list));
			},
		});

		app.post('/v1/templates', {
			config: { maxJsonValues: jsonValuesOfTemplate(limits) },
			preValidation: readDialect(limits),
			schema: {
				tags,
				summary: 'Create a template',
				querystring: dialectSchema,
				body: draft,
				response: { 201: templateSchema, ...errorResponses(400, 401, 403, 413, 415, 429) },
			},
			handler: async (request, reply) => {
				const template = await templates.create(callerOf(request).account.id, request.body);
				await versions.noteOrigin(template, nameCaller(request));
				return sendTemplate(reply.code(201), template, request.query);
			},
		});

		app.get('/v1/templates/:templateId', {
			config: { testKeys: true },
			schema: {
				tags,
				summary: 'Get a template',
				params: paramsSchema,
				querystring: dialectSchema,
				response: { 200: templateSchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const template = await templates.get(account.id, request.params.templateId);
				return sendTemplate(reply, template, request.query);
			},
		});

		app.put('/v1/templates/:templateId', {
			config: { maxJsonValues: jsonValuesOfTemplate(limits) },
			preValidation: readDialect(limits),
			schema: {
				tags,
				summary: 'Replace a template',
				description:
					'A full replacement: name, category and schema are required again. With `If-Match` it is refused when somebody has saved the template since.',
				params: paramsSchema,
				querystring: dialectSchema,
				headers: z.object({
					'if-match': z
						.string()
						.optional()
						.describe('The `updatedAt` of the template as you have read it, in quotation marks'),
				}),
				body: draft,
				response: {
					200: templateSchema,
					...errorResponses(400, 401, 403, 404, 409, 413, 415, 429),
				},
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const id = request.params.templateId;
				const readAt = request.headers['if-match']?.replace(/^(W\/)?"(.*)"$/, '$2');
				const template = await templates.replace(account.id, id, request.body, readAt);
				await versions.noteOrigin(template, nameCaller(request));
				return sendTemplate(reply, template, request.query);
			},
		});

		app.delete('/v1/templates/:templateId', {
			schema: {
				tags,
				summary: 'Delete a template; it can be restored from the trash for a while',
				params: paramsSchema,
				querystring: z.object({
					forget: z
						.enum(['true', 'false'])
						.optional()
						.describe('true: it is erased at once, with its versions and its memory'),
				}),
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				const { account } = callerOf(request);
				const forget = request.query.forget === 'true';
				await templates.delete(account.id, request.params.templateId, { forget });
				return reply.code(204).send(null);
			},
		});

		done();
	};
}
