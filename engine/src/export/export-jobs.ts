import type { JobFilter } from '../jobs/job-record-repository.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Job } from '../model/job.ts';
import { problem } from '../model/problem.ts';
import type { Review } from '../model/review.ts';
import type { TemplateSchema } from '../model/template.ts';
import type { Reviews } from '../review/review.ts';
import type { Templates } from '../templates/templates.ts';
import { collectColumns, readCell, readRows } from './columns.ts';
import type { Cell, Column, Columns, ListColumns } from './columns.ts';
import { writeCsv } from './write-csv.ts';
import { MAX_COLUMNS, writeXlsx } from './write-xlsx.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export type ExportedJob = { job: Job; review: Review | undefined };

export type ExportWish = {
	filter: JobFilter;
	format: ExportFormat;
	/** The list of which CSV gets a row for each of its rows; left out: a row for each job. */
	list?: string | undefined;
	/** A job as JSON has it. */
	present: (exported: ExportedJob) => unknown;
};

/** Jobs in memory at a time, with their results. */
const JOBS_AT_ONCE = 50;

const JOB_COLUMNS = [
	...['jobId', 'fileName', 'templateId', 'template', 'templateVersion', 'status'],
	...['needsReview', 'error', 'pageCount', 'createdAt', 'completedAt'],
];
const LINE_COLUMNS = ['jobId', 'fileName', 'list', 'row'];

export type ExportJobs = ReturnType<typeof createExportJobs>;

/** Jobs and their results as a file, of which a few rows are in memory at a time, however many there are. */
export function createExportJobs({
	jobs,
	reviews,
	templates,
}: {
	jobs: Pick<Jobs, 'listResults' | 'listRevisions'>;
	reviews: Pick<Reviews, 'findOfJobs'>;
	templates: Pick<Templates, 'findRevision' | 'list'>;
}) {
	/** Newest first. Jobs that are submitted while this goes on are not among them. */
	async function* listPages(accountId: string, filter: JobFilter, upTo?: string) {
		let before: string | undefined;
		for (;;) {
			const page = await jobs.listResults(accountId, { ...filter, before, limit: JOBS_AT_ONCE });
			const last = page.at(-1);
			if (!last) return;
			const reviewed = await reviews.findOfJobs(page.map(({ id }) => id));
			yield page
				.filter(({ id }) => upTo === undefined || id <= upTo)
				.map((job): ExportedJob => ({ job, review: reviewed.get(job.id) }));
			if (page.length < JOBS_AT_ONCE) return;
			before = last.id;
		}
	}

	async function readSchemas(accountId: string, filter: JobFilter): Promise<TemplateSchema[]> {
		const schemas: TemplateSchema[] = [];
		for (const { templateId, revision } of await jobs.listRevisions(accountId, filter)) {
			const schema = await templates.findRevision(templateId, revision);
			if (schema) schemas.push(schema);
		}
		return schemas;
	}

	return async (
		accountId: string,
		{ filter, format, list, present }: ExportWish,
	): Promise<AsyncIterable<string | Buffer>> => {
		if (format === 'json') return writeJson(listPages(accountId, filter), present);
		const columns = collectColumns(await readSchemas(accountId, filter));
		const names = new Map((await templates.list(accountId)).map(({ id, name }) => [id, name]));
		const nameOf = (job: Job) => names.get(job.templateId) ?? '';
		if (format === 'csv') {
			const table = describeCsv(columns, list);
			refuseTooWide(table.head.length);
			const pages = listPages(accountId, filter);
			return writeCsv(
				table.head,
				mapPages(pages, (one) => table.rowsOf(one, nameOf(one.job))),
			);
		}
		const documents = describeDocuments(columns);
		const lines = describeLines(columns);
		refuseTooWide(Math.max(documents.head.length, lines.head.length));
		let newest: string | undefined;
		const first = mapPages(listPages(accountId, filter), (one) => {
			newest ??= one.job.id;
			return documents.rowsOf(one, nameOf(one.job));
		});
		// Read a second time when the first sheet is written: one cannot be begun before the other has ended.
		const second = later(() =>
			newest === undefined
				? listNothing()
				: mapPages(listPages(accountId, filter, newest), lines.rowsOf),
		);
		return writeXlsx([
			{ name: 'Documents', head: documents.head, chunks: first },
			...(columns.lists.length > 0 ? [{ name: 'Lines', head: lines.head, chunks: second }] : []),
		]);
	};
}

type Table = { head: string[]; rowsOf: (exported: ExportedJob, template: string) => Cell[][] };

/** A row for each job; lists of objects stand on a sheet of their own. */
function describeDocuments({ values }: Columns): Table {
	return {
		head: [...JOB_COLUMNS, ...values.map(({ name }) => name)],
		rowsOf: (exported, template) => [
			[...jobCells(exported, template), ...readCells(exported.job.result, values)],
		],
	};
}

/** With a list: a row for each of its rows, beside the values of the document. Else lists are JSON, in one cell. */
function describeCsv({ values, lists }: Columns, list: string | undefined): Table {
	if (list === undefined) {
		const all = [...values, ...lists.map(({ path, name }) => ({ path, name, isDate: false }))];
		return describeDocuments({ values: all, lists: [] });
	}
	const wanted = lists.find(({ name }) => name === list);
	if (!wanted && lists.length > 0) {
		const known = lists.map(({ name }) => name).join(', ');
		const message = `is no list of objects of these templates; there are ${known}`;
		throw problem('INVALID_REQUEST', { faults: [{ path: 'querystring.list', message }] });
	}
	const { path, columns }: Pick<ListColumns, 'path' | 'columns'> = wanted ?? {
		path: [list],
		columns: [],
	};
	return {
		head: [
			...JOB_COLUMNS,
			...values.map(({ name }) => name),
			'row',
			...columns.map(({ name }) => `${list}[].${name}`),
		],
		rowsOf: (exported, template) => {
			const { result } = exported.job;
			const common = [...jobCells(exported, template), ...readCells(result, values)];
			const rows = readRows(result, { path });
			if (rows.length === 0) return [[...common, null, ...columns.map(() => null)]];
			return rows.map((row, index) => [...common, index + 1, ...readCells(row, columns)]);
		},
	};
}

/** A row for each row of each list. */
function describeLines({ lists }: Columns): {
	head: string[];
	rowsOf: (exported: ExportedJob) => Cell[][];
} {
	// Lists share the columns of the same name: the column `list` tells them apart.
	const columns = new Map<string, Column>();
	for (const list of lists) {
		for (const column of list.columns) {
			const isDate = column.isDate || (columns.get(column.name)?.isDate ?? false);
			columns.set(column.name, { ...column, isDate });
		}
	}
	const shared = [...columns.values()];
	return {
		head: [...LINE_COLUMNS, ...shared.map(({ name }) => name)],
		rowsOf: ({ job }) =>
			lists.flatMap((list) =>
				readRows(job.result, list).map((row, index) => [
					...[job.id, job.fileName, list.name, index + 1],
					...readCells(row, shared),
				]),
			),
	};
}

function jobCells({ job, review }: ExportedJob, template: string): Cell[] {
	return [
		...[job.id, job.fileName, job.templateId, template, job.templateRevision, job.status],
		...[review?.needsReview ?? null, job.error, job.pageCount, job.createdAt, job.completedAt],
	];
}

function readCells(row: unknown, columns: readonly Column[]): Cell[] {
	return columns.map((column) => readCell(row, column));
}

function refuseTooWide(count: number): void {
	if (count > MAX_COLUMNS) throw problem('EXPORT_TOO_WIDE', { count, limit: MAX_COLUMNS });
}

async function* mapPages(
	pages: AsyncIterable<ExportedJob[]>,
	rowsOf: (exported: ExportedJob) => Cell[][],
): AsyncIterable<Cell[][]> {
	for await (const page of pages) yield page.flatMap(rowsOf);
}

async function* later<T>(open: () => AsyncIterable<T>): AsyncIterable<T> {
	yield* open();
}

async function* listNothing(): AsyncIterable<Cell[][]> {
	yield await Promise.resolve([]);
}

/** An array, a job a line. */
async function* writeJson(
	pages: AsyncIterable<ExportedJob[]>,
	present: ExportWish['present'],
): AsyncIterable<string> {
	let before = '[\n';
	for await (const page of pages) {
		if (page.length === 0) continue;
		yield before + page.map((one) => JSON.stringify(present(one))).join(',\n');
		before = ',\n';
	}
	yield before === '[\n' ? '[]\n' : '\n]\n';
}
