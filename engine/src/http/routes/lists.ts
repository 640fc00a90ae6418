import { join } from 'node:path';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIST_LIMITS, LIST_NAME } from '../../model/list.ts';
import type { LookupList } from '../../model/list.ts';
import { problem } from '../../model/problem.ts';
import type { Uploads } from '../../reading/intake/uploads.ts';
import type { Lists } from '../../services/lists/lists.ts';
import { visitorOf } from '../../services/parsing/admission.ts';
import type { Admission } from '../../services/parsing/admission.ts';
import { callerOf } from '../caller.ts';
import { readForm } from '../read-form.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import { listFormSchema } from '../schemas/form-schemas.ts';
import { withFolder } from '../with-folder.ts';

const tags = ['Lists'];
const params = z.object({ name: z.string() });
const ONE_FILE = {
	fileField: 'file',
	maxFiles: 1,
	tooManyFiles: () => problem('INVALID_LIST', { reason: 'was sent in several files' }),
	fieldNames: [],
	required: [],
};

const listSchema = z
	.object({
		name: z.string(),
		columns: z.array(z.string()),
		rowCount: z.int(),
		bytes: z.int(),
		revision: z.int().describe('Counts the changes'),
		createdAt: z.iso.datetime(),
		updatedAt: z.iso.datetime(),
	})
	.meta({ id: 'List' });
const cell = z.string().max(LIST_LIMITS.maxCellCharacters);

function presentList({ name, columns, rowCount, bytes, revision, ...times }: LookupList) {
	return {
		name,
		columns,
		rowCount,
		bytes,
		revision,
		createdAt: times.createdAt.toISOString(),
		updatedAt: times.updatedAt.toISOString(),
	};
}

/** Lookup lists: vendors, purchase orders, cost centres. */
export function listRoutes({
	lists,
	admission,
	uploads,
	settings,
}: {
	lists: Lists;
	admission: Admission;
	uploads: Uploads;
	settings: { deadlineMs: number };
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/lists', {
			schema: {
				tags,
				summary: 'List lookup lists',
				response: { 200: z.array(listSchema), ...errorResponses(401, 403, 429) },
			},
			handler: async (request) => {
				const all = await lists.list(callerOf(request).account.id);
				return all.map(presentList);
			},
		});

		app.put('/v1/lists/:name', {
			config: { costly: true },
			schema: {
				tags,
				summary: 'Replace or create a lookup list',
				description:
					'A CSV, XLSX or JSON file with up to 100,000 rows. The first row names the columns; JSON is a list of objects. Lookups see the old rows until all new ones are stored.',
				consumes: ['multipart/form-data'],
				form: listFormSchema,
				params,
				response: { 200: listSchema, ...errorResponses(400, 401, 403, 413, 415, 422, 429, 503) },
			},
			handler: async (request) => {
				const caller = callerOf(request);
				const { name } = request.params;
				checkName(name);
				await admission.admit(visitorOf(caller, 'request'));
				return await withFolder(request, uploads, async (folder, client) => {
					const { files } = await readForm(request, folder, { ...ONE_FILE, uploads });
					const [file] = files;
					if (!file) throw problem('FILE_MISSING', { field: ONE_FILE.fileField });
					client.limit(settings.deadlineMs);
					const target = join(folder, 'rows');
					const read = await admission.takeTurn(visitorOf(caller, 'request'), 'csv', (turn) =>
						turn.run('read list', { path: file.path, target }, client.signal),
					);
					const owner = { accountId: caller.account.id, storageLimit: caller.plan.storageBytes };
					return presentList(await lists.replace(owner, name, { ...read, file: target }));
				});
			},
		});

		app.get('/v1/lists/:name', {
			schema: {
				tags,
				summary: 'Get a lookup list',
				params,
				response: { 200: listSchema, ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request) =>
				presentList(await lists.get(callerOf(request).account.id, request.params.name)),
		});

		app.delete('/v1/lists/:name', {
			schema: {
				tags,
				summary: 'Delete a lookup list',
				params,
				response: { 204: z.null(), ...errorResponses(401, 403, 404, 429) },
			},
			handler: async (request, reply) => {
				await lists.delete(callerOf(request).account.id, request.params.name);
				return reply.code(204).send(null);
			},
		});

		app.get('/v1/lists/:name/rows', {
			schema: {
				tags,
				summary: 'Find rows of a lookup list',
				params,
				querystring: z.object({
					search: z.string().min(1).max(200),
					column: z.string().max(100).optional().describe('Default: all columns'),
				}),
				response: {
					200: z.array(z.object({ score: z.number(), values: z.record(z.string(), z.string()) })),
					...errorResponses(400, 401, 403, 404, 429),
				},
			},
			handler: async (request) => {
				const { search, column } = request.query;
				const { account } = callerOf(request);
				return await lists.search(account.id, request.params.name, search, column);
			},
		});

		app.post('/v1/lists/:name/rows', {
			schema: {
				tags,
				summary: 'Add a row to a lookup list',
				params,
				body: z.strictObject({ values: z.record(z.string().max(100), cell) }),
				response: { 200: listSchema, ...errorResponses(400, 401, 403, 404, 413, 415, 429) },
			},
			handler: async (request) => {
				const { account } = callerOf(request);
				const { values } = request.body;
				return presentList(await lists.addRow(account.id, request.params.name, values));
			},
		});

		done();
	};
}

function checkName(name: string): void {
	if (LIST_NAME.test(name)) return;
	const message = 'must have 1 to 64 lower-case letters, digits, hyphens or underscores';
	throw problem('INVALID_REQUEST', { faults: [{ path: 'params.name', message }] });
}
