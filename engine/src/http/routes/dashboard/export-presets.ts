import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EXPORT_KINDS } from '../../../model/export-preset.ts';
import type { ExportPreset } from '../../../model/export-preset.ts';
import type { ExportPresets } from '../../../services/export/export-presets.ts';
import { MORE_COLUMNS } from '../../../services/export/write-export.ts';
import { callerOf, nameCaller } from '../../caller.ts';
import { errorResponses } from '../../schemas/error-schema.ts';

const nameSchema = z.string().trim().min(1).max(80);
const presetSchema = z.strictObject({
	name: nameSchema,
	options: z.strictObject({
		kind: z.enum(EXPORT_KINDS),
		list: z.string().max(500).nullable().describe('A row for each row of this list'),
		more: z.array(z.enum(MORE_COLUMNS)).max(MORE_COLUMNS.length),
		isReviewedOnly: z.boolean(),
	}),
});
const presetsSchema = z.array(
	z.object({
		name: z.string(),
		options: z.object({
			kind: z.enum(EXPORT_KINDS),
			list: z.string().nullable(),
			more: z.array(z.string()),
			isReviewedOnly: z.boolean(),
		}),
		savedBy: z.string(),
		savedAt: z.iso.datetime(),
	}),
);
const params = z.object({ templateId: z.string() });

/** Named choices for the export of a template's results. */
export function exportPresetRoutes({
	exportPresets,
}: {
	exportPresets: ExportPresets;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/templates/:templateId/export-presets', {
			schema: {
				summary: 'The export presets of a template, by name',
				params,
				response: { 200: presetsSchema, ...errorResponses(401, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				return present(await exportPresets.list(account.id, request.params.templateId));
			},
		});

		app.put('/templates/:templateId/export-presets', {
			schema: {
				summary: 'Add an export preset, or replace the one of its name',
				params,
				body: presetSchema,
				response: { 200: presetsSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const wish = { ...request.body, savedBy: nameCaller(request) };
				return present(await exportPresets.save(account.id, request.params.templateId, wish));
			},
		});

		app.delete('/templates/:templateId/export-presets', {
			schema: {
				summary: 'Delete an export preset',
				params,
				querystring: z.object({ name: nameSchema }),
				response: { 200: presetsSchema, ...errorResponses(400, 401, 403, 404, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { name } = request.query;
				return present(await exportPresets.delete(account.id, request.params.templateId, name));
			},
		});
		done();
	};
}

function present(presets: readonly ExportPreset[]): z.input<typeof presetsSchema> {
	return presets.map(({ savedAt, ...preset }) => ({ ...preset, savedAt: savedAt.toISOString() }));
}
