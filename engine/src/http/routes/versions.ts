import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { countTemplateFields } from '../../model/template.ts';
import type { Template, TemplateLimits } from '../../model/template.ts';
import type { SavedDraft, TemplateVersion } from '../../model/template-version.ts';
import { compareTemplates, SETTINGS } from '../../services/templates/compare-templates.ts';
import type { Versions } from '../../services/templates/versions.ts';
import { callerOf, nameCaller } from '../caller.ts';
import { jsonValuesOfTemplate } from '../json-limits.ts';
import { parseWithZod } from '../plugins/validation.ts';
import { countSchema, countTextSchema } from '../schemas/count-schema.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	presentContent,
	presentTemplate,
	templateDraftSchema,
	templateSchema,
} from '../schemas/template-schemas.ts';

const tags = ['Templates'];
const params = z.object({ templateId: z.string() });
const versionParams = params.extend({ version: countTextSchema });

const fieldChangeSchema = z.object({
	kind: z.enum(['added', 'removed', 'changed']),
	path: z.string().describe('`items[].price` for a column of a list'),
	type: z.string().optional().describe('For a field that was added or removed'),
	changes: z
		.array(z.object({ property: z.string(), before: z.unknown(), after: z.unknown() }))
		.optional(),
});
const differenceSchema = z
	.object({
		settings: z.array(
			z.object({ setting: z.enum(SETTINGS), before: z.unknown(), after: z.unknown() }),
		),
		fields: z.array(fieldChangeSchema),
		isReordered: z.boolean().describe('Whether the order of common fields differs'),
	})
	.meta({ id: 'TemplateDifference' });
const versionSchema = z
	.object({
		version: z.int(),
		name: z.string(),
		by: z.string().nullable().describe('The key or the person; null: not known'),
		restoredFrom: z.int().nullable().describe('The version that it restores'),
		createdAt: z.iso.datetime(),
		fieldCount: z.int(),
		difference: differenceSchema
			.nullable()
			.describe(
				'The difference to the previous version; null if that is not stored or does not exist',
			),
	})
	.meta({ id: 'TemplateVersion' });
export const draftSchema = z
	.object({
		draft: z.record(z.string(), z.unknown()).describe('As it was saved; it may be unfinished'),
		revision: z.int().describe('Counts saves; send it with the next one'),
		basedOn: z.int().describe('The version that the draft started from'),
		version: z.int().describe('The published version'),
		difference: differenceSchema.describe('The difference to the published version'),
		savedBy: z.string(),
		savedAt: z.iso.datetime(),
	})
	.meta({ id: 'SavedDraft' });
const contentSchema = templateSchema
	.omit({ id: true, version: true, createdAt: true, updatedAt: true })
	.meta({ id: 'TemplateContent' });

/** Drafts and versions of templates. */
export function versionRoutes({
	versions,
	limits,
}: {
	versions: Versions;
	limits: TemplateLimits;
}): FastifyPluginCallbackZod {
	const templateDraft = templateDraftSchema(limits);

	return (app, _options, done) => {
		app.get('/v1/templates/:templateId/draft', {
			schema: {
				tags,
				summary: 'Get the draft of a template',
				params,
				response: { 200: draftSchema, ...errorResponses(404) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				return presentDraft(await versions.getDraft(account.id, request.params.templateId));
			},
		});

		app.put('/v1/templates/:templateId/draft', {
			config: { maxJsonValues: jsonValuesOfTemplate(limits) },
			schema: {
				tags,
				summary: 'Save the draft of a template',
				description:
					'A draft may be unfinished; it is checked when it is published. API clients keep using the published version.',
				params,
				body: z.strictObject({
					draft: z
						.record(z.string(), z.unknown())
						.describe('The content of a template: name, description, category, schema …'),
					revision: countSchema
						.optional()
						.describe(
							'The save that you have seen, 0 for none; if it was saved since, the response is 409',
						),
					basedOn: countSchema.optional().describe('The version that the draft starts from'),
				}),
				response: { 200: draftSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const { draft: content, revision: seen, basedOn } = request.body;
				const { account } = callerOf(request);
				const wish = { content, seen, basedOn, savedBy: nameCaller(request) };
				return presentDraft(await versions.saveDraft(account.id, request.params.templateId, wish));
			},
		});

		app.delete('/v1/templates/:templateId/draft', {
			schema: {
				tags,
				summary: 'Discard the draft of a template',
				params,
				response: { 204: z.null(), ...errorResponses(403, 404) },
			},
			handler: async (request, reply) => {
				await versions.deleteDraft(callerOf(request).account.id, request.params.templateId);
				return reply.code(204).send(null);
			},
		});

		app.post('/v1/templates/:templateId/publish', {
			schema: {
				tags,
				summary: 'Publish the draft of a template',
				description: 'API clients then get this version, and the draft is deleted.',
				params,
				body: z
					.strictObject({
						revision: countSchema
							.optional()
							.describe('The draft that you have seen; if it was saved since, the response is 409'),
						version: countSchema
							.optional()
							.describe(
								'The version that it replaces; default: the one that the draft started from. If another was published since, the response is 409',
							),
					})
					.nullish(),
				response: { 200: templateSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const published = await versions.publish(account.id, request.params.templateId, {
					check: (content) => parseWithZod(templateDraft, content),
					seen: request.body?.revision,
					version: request.body?.version,
					madeBy: nameCaller(request),
				});
				return presentTemplate(published);
			},
		});

		app.get('/v1/templates/:templateId/versions', {
			schema: {
				tags,
				summary: 'List the versions of a template, newest first',
				params,
				querystring: z.object({
					limit: z.coerce.number().int().min(1).max(100).default(20),
					cursor: countTextSchema.optional().describe('The nextCursor of the previous page'),
				}),
				response: {
					200: z.object({ versions: z.array(versionSchema), nextCursor: z.int().nullable() }),
					...errorResponses(400, 404),
				},
			},
			handler: async (request) => {
				const { limit, cursor } = request.query;
				const { account } = callerOf(request);
				const page = await versions.list(account.id, request.params.templateId, {
					before: cursor,
					limit,
				});
				const last = page.at(-1);
				return {
					versions: page.map(({ version, previous }) => presentVersion(version, previous)),
					nextCursor: last?.previous ? last.version.version : null,
				};
			},
		});

		app.get('/v1/templates/:templateId/versions/:version', {
			schema: {
				tags,
				summary: 'Get a version of a template, or its differences',
				params: versionParams,
				querystring: z.object({
					compare: countTextSchema
						.optional()
						.describe('The version that `difference` is relative to; default: the previous one'),
				}),
				response: {
					200: versionSchema.extend({ template: contentSchema }),
					...errorResponses(400, 404),
				},
			},
			handler: async (request) => {
				const { templateId, version } = request.params;
				const { account } = callerOf(request);
				const found = await versions.get(account.id, templateId, version);
				const { compare } = request.query;
				const other =
					compare === undefined
						? (await versions.list(account.id, templateId, { before: version, limit: 1 }))[0]
								?.version
						: await versions.get(account.id, templateId, compare);
				return { ...presentVersion(found, other), template: presentContent(found.content) };
			},
		});

		app.post('/v1/templates/:templateId/versions/:version/restore', {
			schema: {
				tags,
				summary: 'Publish an earlier version again',
				description: 'It becomes a new version. The versions in between and the draft stay.',
				params: versionParams,
				body: z
					.strictObject({
						version: countSchema
							.optional()
							.describe(
								'The version that it replaces; if another was published since, the response is 409',
							),
					})
					.nullish(),
				response: { 200: templateSchema, ...errorResponses(400, 403, 404, 409, 413, 415) },
			},
			handler: async (request) => {
				const { templateId, version } = request.params;
				const restored = await versions.restore(callerOf(request).account.id, templateId, version, {
					madeBy: nameCaller(request),
					basedOn: request.body?.version,
				});
				return presentTemplate(restored);
			},
		});

		done();
	};
}

function presentVersion(
	{ version, content, madeBy, restoredFrom, createdAt }: TemplateVersion,
	other: TemplateVersion | undefined,
): z.input<typeof versionSchema> {
	return {
		version,
		name: content.name,
		by: madeBy,
		restoredFrom,
		createdAt: createdAt.toISOString(),
		fieldCount: countTemplateFields(content.schema.data),
		difference: other
			? compareTemplates(presentContent(other.content), presentContent(content))
			: null,
	};
}

export function presentDraft({
	template,
	draft,
}: {
	template: Template;
	draft: SavedDraft;
}): z.input<typeof draftSchema> {
	const { content, revision, basedOn, savedBy, savedAt } = draft;
	return {
		draft: content,
		revision,
		basedOn,
		version: template.revision,
		difference: compareTemplates(presentContent(template), content),
		savedBy,
		savedAt: savedAt.toISOString(),
	};
}
