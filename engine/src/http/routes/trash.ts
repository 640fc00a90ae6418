import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TrashedTemplate } from '../../model/template.ts';
import type { Templates } from '../../services/templates/templates.ts';
import { callerOf } from '../caller.ts';
import { errorResponses } from '../schemas/error-schema.ts';

const tags = ['Trash'];
const params = z.object({ trashedId: z.string() });

const trashedSchema = z
	.object({
		id: z.string(),
		kind: z.literal('template'),
		name: z.string(),
		deletedAt: z.iso.datetime(),
		purgedAt: z.iso.datetime().describe('When it is gone for good'),
	})
	.meta({ id: 'Trashed' });

/** What was deleted and can be restored for a while. */
export function trashRoutes({
	templates,
}: {
	templates: Pick<Templates, 'listTrash' | 'restore' | 'purge'>;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/trash', {
			schema: {
				tags,
				summary: 'List deleted templates that can be restored, newest first',
				response: { 200: z.array(trashedSchema), ...errorResponses(401, 429) },
			},
			handler: async (request) =>
				(await templates.listTrash(callerOf(request).account.id)).map(present),
		});

		app.post('/v1/trash/:trashedId/restore', {
			schema: {
				tags,
				summary: 'Restore a deleted template, with its versions and its memory',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await templates.restore(callerOf(request).account.id, request.params.trashedId);
				return reply.code(204).send(null);
			},
		});

		app.delete('/v1/trash/:trashedId', {
			schema: {
				tags,
				summary: 'Erase a deleted template now, with its versions and its memory',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await templates.purge(callerOf(request).account.id, request.params.trashedId);
				return reply.code(204).send(null);
			},
		});

		done();
	};
}

function present({ id, name, deletedAt, purgedAt }: TrashedTemplate) {
	const times = { deletedAt: deletedAt.toISOString(), purgedAt: purgedAt.toISOString() };
	return { id, kind: 'template' as const, name, ...times };
}
