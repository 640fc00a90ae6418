import type { Job } from '../../model/job.ts';
import { problem } from '../../model/problem.ts';
import type { Review } from '../../model/review.ts';
import { readCell, readListRows } from './columns.ts';
import type { ExportCell, ExportColumn, Columns, ListColumns } from './columns.ts';
import { nameColumns } from './name-columns.ts';
import { writeCsv } from './write-csv.ts';
import type { CsvLocale } from './write-csv.ts';
import { MAX_COLUMNS, writeXlsx } from './write-xlsx.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The job columns of a row. A sample has no ID, because it is not a job. */
export type RowJob = Pick<
	Job,
	| 'fileName'
	| 'templateId'
	| 'templateRevision'
	| 'status'
	| 'result'
	| 'error'
	| 'pageCount'
	| 'createdAt'
	| 'completedAt'
> & { id: string | null };

/** A document and its result, as a row of the export. */
export type Exported = { job: RowJob; review: Review | undefined; more?: MoreCells };

/** Optional columns. */
export const MORE_COLUMNS = ['confidence', 'reviewer', 'link'] as const;
export type MoreColumn = (typeof MORE_COLUMNS)[number];
export type MoreCells = {
	/** The lowest confidence of a value. */
	confidence: number | null;
	reviewedBy: string | null;
	reviewedAt: Date | null;
	/** The URL of the document in the dashboard. */
	link: string | null;
};

const MORE_NAMES: Readonly<Record<MoreColumn, readonly string[]>> = {
	confidence: ['Lowest confidence'],
	reviewer: ['Review', 'Reviewed by', 'Reviewed at'],
	link: ['Link'],
};

/** The first column is what people look for first; the other job columns come after the values. */
const FILE_COLUMN = 'File';
const JOB_COLUMNS = [
	'Template',
	'Template version',
	'Job status',
	'Needs review',
	'Failed rules',
	'Error',
	'Page count',
	'Submitted at',
	'Completed at',
	'Template ID',
	'Job ID',
];
const ROW_COLUMN = 'Row';
const LINE_COLUMNS = { before: [FILE_COLUMN, 'List', ROW_COLUMN], after: ['Job ID'] };

type Export<One extends Exported> = {
	format: ExportFormat;
	/** CSV: write one row per row of this list; by default one row per job. */
	list?: string | undefined;
	/** CSV: written for spreadsheets of this language; by default with commas, decimal points and ISO dates. */
	locale?: CsvLocale | undefined;
	more?: readonly MoreColumn[] | undefined;
	columns: Columns;
	/** Newest first; with an ID, none that is newer. Called once per sheet. */
	open: (upTo?: string) => AsyncIterable<One[]>;
	/** The name of a template. */
	nameOf: (templateId: string) => string;
	/** Converts a job to its JSON form. */
	present: (exported: One) => unknown;
};

/** Writes documents and their results as a file, with only a few rows in memory. */
export function writeExport<One extends Exported>(
	wish: Export<One>,
): AsyncIterable<string | Buffer> {
	const { format, list, locale, columns, open, nameOf, more = [] } = wish;
	if (format === 'json') return writeJson(open(), wish.present);
	const named = (table: Table) => (one: One) => table.rowsOf(one, nameOf(one.job.templateId));
	if (format === 'csv') {
		const table = addMore(describeCsv(columns, list), more);
		refuseTooWide(table.head.length);
		return writeCsv(table.head, mapPages(open(), named(table)), locale);
	}
	const documents = addMore(describeDocuments(columns), more);
	const lines = describeLines(columns);
	refuseTooWide(Math.max(documents.head.length, lines.head.length));
	const toRows = named(documents);
	let newest: string | null | undefined;
	const first = mapPages(open(), (one) => {
		newest ??= one.job.id;
		return toRows(one);
	});
	// Reads the jobs a second time, because the sheets are written one after the other.
	const second = later(() =>
		newest === undefined ? listNothing() : mapPages(open(newest ?? undefined), lines.rowsOf),
	);
	return writeXlsx([
		{ name: 'Documents', head: documents.head, chunks: first },
		...(columns.lists.length > 0 ? [{ name: 'Lines', head: lines.head, chunks: second }] : []),
	]);
}

type Table = { head: string[]; rowsOf: (exported: Exported, template: string) => ExportCell[][] };

/** Requested columns come last. */
function addMore({ head, rowsOf }: Table, more: readonly MoreColumn[]): Table {
	const names = more.flatMap((column) => MORE_NAMES[column]);
	return {
		head: [...head, ...names.map((name) => (head.includes(name) ? `${name} (DocSift)` : name))],
		rowsOf: (exported, template) => {
			const cells = more.flatMap((column) => moreCells(column, exported));
			return rowsOf(exported, template).map((row) => [...row, ...cells]);
		},
	};
}

/** In the order of `MORE_NAMES`. */
function moreCells(column: MoreColumn, { review, more }: Exported): ExportCell[] {
	if (column === 'confidence') return [more?.confidence ?? null];
	if (column === 'link') return [more?.link ?? null];
	return [review?.state ?? null, more?.reviewedBy ?? null, more?.reviewedAt ?? null];
}

/** One row per job; lists of objects go to their own sheet. */
function describeDocuments({ values }: Columns): Table {
	return {
		head: [FILE_COLUMN, ...nameColumns(values, [FILE_COLUMN, ...JOB_COLUMNS]), ...JOB_COLUMNS],
		rowsOf: ({ job, review }, template) => [
			[job.fileName, ...readCells(job.result, values), ...jobCells({ job, review }, template)],
		],
	};
}

/**
 * With `list`: one row per row of that list, beside the values of the document. Otherwise lists are JSON in one cell.
 */
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
	const inList = columns.map((column) => ({
		path: [...path, ...column.path],
		name: `${list}[].${column.name}`,
	}));
	const named = nameColumns([...values, ...inList], [FILE_COLUMN, ROW_COLUMN, ...JOB_COLUMNS]);
	return {
		head: [
			FILE_COLUMN,
			...named.slice(0, values.length),
			ROW_COLUMN,
			...named.slice(values.length),
			...JOB_COLUMNS,
		],
		rowsOf: ({ job, review }, template) => {
			const before = [job.fileName, ...readCells(job.result, values)];
			const after = jobCells({ job, review }, template);
			const rows = readListRows(job.result, { path });
			if (rows.length === 0) return [[...before, null, ...columns.map(() => null), ...after]];
			return rows.map((row, index) => [...before, index + 1, ...readCells(row, columns), ...after]);
		},
	};
}

/** One row per row of each list. */
function describeLines({ lists }: Columns): {
	head: string[];
	rowsOf: (exported: Exported) => ExportCell[][];
} {
	// Lists share columns of the same name; the list column tells them apart.
	const columns = new Map<string, ExportColumn>();
	for (const list of lists) {
		for (const column of list.columns) {
			const isDate = column.isDate || (columns.get(column.name)?.isDate ?? false);
			columns.set(column.name, { ...column, isDate });
		}
	}
	const shared = [...columns.values()];
	const names = nameColumns(lists, []);
	const { before, after } = LINE_COLUMNS;
	return {
		head: [...before, ...nameColumns(shared, [...before, ...after]), ...after],
		rowsOf: ({ job }) =>
			lists.flatMap((list, which) =>
				readListRows(job.result, list).map((row, index) => [
					job.fileName,
					names[which] ?? list.name,
					index + 1,
					...readCells(row, shared),
					job.id,
				]),
			),
	};
}

/** In the order of `JOB_COLUMNS`. */
function jobCells({ job, review }: Exported, template: string): ExportCell[] {
	return [
		template,
		job.templateRevision,
		job.status,
		review?.needsReview ?? null,
		review ? nameFailed(review) : null,
		job.error,
		job.pageCount,
		job.createdAt,
		job.completedAt,
		job.templateId,
		job.id,
	];
}

/** The failed checks, each once, and the document that this one duplicates. */
function nameFailed({ reasons }: Review): string | null {
	const names = reasons.flatMap(({ path, reason, check, duplicateOf }) => {
		if (duplicateOf !== undefined) return [`duplicate of ${duplicateOf}`];
		if (reason === 'missing') return [`${path} is missing`];
		return check === undefined ? [] : [check.replace(/ ✗$/u, '')];
	});
	return names.length === 0 ? null : [...new Set(names)].join('; ');
}

function readCells(row: unknown, columns: readonly ExportColumn[]): ExportCell[] {
	return columns.map((column) => readCell(row, column));
}

function refuseTooWide(count: number): void {
	if (count > MAX_COLUMNS) throw problem('EXPORT_TOO_WIDE', { count, limit: MAX_COLUMNS });
}

async function* mapPages<One>(
	pages: AsyncIterable<One[]>,
	rowsOf: (exported: One) => ExportCell[][],
): AsyncIterable<ExportCell[][]> {
	for await (const page of pages) yield page.flatMap(rowsOf);
}

async function* later<T>(open: () => AsyncIterable<T>): AsyncIterable<T> {
	yield* open();
}

async function* listNothing(): AsyncIterable<ExportCell[][]> {
	yield await Promise.resolve([]);
}

/** A JSON array with one job per line. */
async function* writeJson<One>(
	pages: AsyncIterable<One[]>,
	present: (exported: One) => unknown,
): AsyncIterable<string> {
	let before = '[\n';
	for await (const page of pages) {
		if (page.length === 0) continue;
		yield before + page.map((one) => JSON.stringify(present(one))).join(',\n');
		before = ',\n';
	}
	yield before === '[\n' ? '[]\n' : '\n]\n';
}
