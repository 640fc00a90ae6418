import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ExportFile, ExportJobs } from '../../services/export/export-jobs.ts';
import { CSV_LOCALES } from '../../services/export/write-csv.ts';
import { EXPORT_FORMATS, MORE_COLUMNS } from '../../services/export/write-export.ts';
import type { ExportFormat } from '../../services/export/write-export.ts';
import { toId } from '../../model/id.ts';
import { attachFile } from '../attach-file.ts';
import { callerOf } from '../caller.ts';
import { errorResponses } from '../schemas/error-schema.ts';
import {
	jobFilterShape,
	jobSchema,
	presentReviewedJob,
	readJobFilter,
} from '../schemas/job-schemas.ts';

const MEDIA_TYPES = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	json: 'application/json; charset=utf-8',
};
/** Keeps the URL within common length limits. */
const MAX_IDS = 200;
const file = z.unknown().meta({ type: 'string', format: 'binary' });

const idsSchema = z
	.string()
	.transform((text, context) => {
		const ids = text.split(',').map(toId);
		const known = ids.filter((id) => id !== undefined);
		if (known.length === ids.length && ids.length <= MAX_IDS) return known;
		context.addIssue(`must be ids of jobs with commas between, at most ${MAX_IDS}`);
		return z.NEVER;
	})
	.optional()
	.describe(`Only these jobs: their IDs, separated by commas, at most ${MAX_IDS}`)
	.meta({ type: 'string' });

const columnsSchema = z
	.string()
	.max(200)
	.transform((text, context) => {
		const asked = [...new Set(text.split(','))];
		const known = MORE_COLUMNS.filter((name) => asked.includes(name));
		if (known.length === asked.length) return known;
		context.addIssue(`must be of ${MORE_COLUMNS.join(', ')}, with commas between`);
		return z.NEVER;
	})
	.optional()
	.describe(
		'For CSV and workbooks, with commas between: `confidence` (the lowest of a document), `reviewer` (what was decided, by whom and when), `link` (to the document in the dashboard)',
	)
	.meta({ type: 'string' });

export async function sendExport(
	reply: FastifyReply,
	format: ExportFormat,
	{ fileName, content }: ExportFile,
): Promise<FastifyReply> {
	return await reply
		.headers({
			'content-type': MEDIA_TYPES[format],
			'content-disposition': attachFile(fileName),
		})
		.send(Readable.from(content));
}

/** Exports results as files for spreadsheets. */
export function exportRoutes({
	exportJobs,
	publicUrl,
}: {
	exportJobs: ExportJobs;
	/** Where people reach the dashboard; null: as they have asked. */
	publicUrl: string | null;
}): FastifyPluginCallbackZod {
	return (app, _options, done) => {
		app.get('/v1/jobs/export', {
			config: { heavy: true },
			schema: {
				tags: ['Jobs'],
				summary: 'Export jobs and their results as CSV, XLSX or JSON',
				description:
					'Streamed, newest first. A workbook has a row a document on its first sheet, and a row for each row of each list on its second. In CSV a list of objects is JSON in one cell; with `list` there is a row for each of its rows instead.',
				querystring: z.object({
					format: z.enum(EXPORT_FORMATS),
					...jobFilterShape,
					ids: idsSchema,
					list: z.string().max(500).optional().describe('For CSV: one row per row of this list'),
					locale: z
						.enum(CSV_LOCALES)
						.optional()
						.describe(
							'For CSV: semicolons, decimal commas and dates as spreadsheets in this language read them',
						),
					columns: columnsSchema,
				}),
				response: {
					200: {
						description: 'The file',
						content: {
							'text/csv': { schema: file },
							[MEDIA_TYPES.xlsx]: { schema: file },
							'application/json': { schema: z.array(jobSchema) },
						},
					},
					...errorResponses(400),
				},
			},
			handler: async (request, reply) => {
				const { format, ids, list, locale, columns, ...asked } = request.query;
				const made = await exportJobs(callerOf(request).account.id, {
					format,
					list,
					locale,
					more: columns,
					publicUrl: publicUrl ?? `${request.protocol}://${request.host}`,
					filter: { ...readJobFilter(asked), ids },
					present: ({ job, review }) => presentReviewedJob(job, review),
				});
				return await sendExport(reply, format, made);
			},
		});
		done();
	};
}
