import type { Batches } from '../batches/batches.ts';
import type { JobFilter } from '../jobs/job-record-repository.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Job } from '../../model/job.ts';
import type { Clock } from '../../model/ports.ts';
import { lowestConfidence } from '../../model/review.ts';
import type { Review } from '../../model/review.ts';
import type { TemplateSchema } from '../../model/template.ts';
import type { Decider } from '../review/correction-repository.ts';
import type { Reviews } from '../review/review.ts';
import type { Templates } from '../templates/templates.ts';
import { collectColumns } from './columns.ts';
import { nameFile } from './name-file.ts';
import type { CsvLocale } from './write-csv.ts';
import { writeExport } from './write-export.ts';
import type { ExportFormat, MoreCells, MoreColumn } from './write-export.ts';

export type ExportedJob = { job: Job; review: Review | undefined; more?: MoreCells };

export type ExportWish = {
	filter: JobFilter;
	format: ExportFormat;
	/** CSV: write one row per row of this list; by default one row per job. */
	list?: string | undefined;
	/** CSV: written for spreadsheets of this language. */
	locale?: CsvLocale | undefined;
	/** Optional columns. */
	more?: readonly MoreColumn[] | undefined;
	/** Where people reach the dashboard, for links to documents. */
	publicUrl?: string | undefined;
	/** Converts a job to its JSON form. */
	present: (exported: ExportedJob) => unknown;
};

export type ExportFile = { fileName: string; content: AsyncIterable<string | Buffer> };

/** How many jobs, with their results, are in memory at a time. */
const JOBS_AT_ONCE = 50;

export type ExportJobs = ReturnType<typeof createExportJobs>;

/** Exports jobs and their results as a file, with only a few rows in memory. */
export function createExportJobs({
	jobs,
	reviews,
	templates,
	batches,
	clock,
}: {
	jobs: Pick<Jobs, 'listResults' | 'listRevisions' | 'get'>;
	reviews: Pick<Reviews, 'findOfJobs' | 'listDeciders'>;
	templates: Pick<Templates, 'findRevision' | 'list'>;
	batches: Pick<Batches, 'find'>;
	clock: Clock;
}) {
	/** Newest first, without jobs that are submitted during the export. */
	async function* listPages(accountId: string, wish: PageWish, upTo?: string) {
		const { filter } = wish;
		let before: string | undefined;
		for (;;) {
			const page = await jobs.listResults(accountId, { ...filter, before, limit: JOBS_AT_ONCE });
			const last = page.at(-1);
			if (!last) return;
			const reviewed = await reviews.findOfJobs(page.map(({ id }) => id));
			const shown = page
				.filter(({ id }) => upTo === undefined || id <= upTo)
				.map((job): ExportedJob => ({ job, review: reviewed.get(job.id) }));
			yield await addMore(accountId, shown, wish);
			if (page.length < JOBS_AT_ONCE) return;
			before = last.id;
		}
	}

	/** The cells of the requested columns. */
	async function addMore(
		accountId: string,
		shown: ExportedJob[],
		{ more = [], publicUrl }: PageWish,
	): Promise<ExportedJob[]> {
		if (more.length === 0) return shown;
		const deciders = more.includes('reviewer')
			? await reviews.listDeciders(shown.map(({ job }) => job.id))
			: new Map<string, Decider>();
		const all: ExportedJob[] = [];
		for (const one of shown) {
			const { id, status } = one.job;
			// One document at a time, because the places of values are large.
			const details =
				more.includes('confidence') && status === 'completed'
					? (await jobs.get(accountId, id)).details
					: null;
			const decider = deciders.get(id);
			all.push({
				...one,
				more: {
					confidence: details && lowestConfidence(details),
					reviewedBy: decider?.madeBy ?? null,
					reviewedAt: decider?.madeAt ?? null,
					link: publicUrl === undefined ? null : `${publicUrl}/jobs/${id}`,
				},
			});
		}
		return all;
	}

	async function readSchemas(revisions: readonly Revision[]): Promise<TemplateSchema[]> {
		const schemas: TemplateSchema[] = [];
		for (const { templateId, revision } of revisions) {
			const schema = await templates.findRevision(templateId, revision);
			if (schema) schemas.push(schema);
		}
		return schemas;
	}

	/** Named after the batch, or after the template if all jobs share one. */
	async function nameSubject(
		accountId: string,
		{ batchId }: JobFilter,
		templateNames: readonly (string | undefined)[],
	): Promise<string | undefined> {
		const batch = batchId === undefined ? undefined : await batches.find(accountId, batchId);
		return batch?.name ?? (templateNames.length === 1 ? templateNames[0] : undefined);
	}

	return async (
		accountId: string,
		{ filter: asked, format, list, locale, more, publicUrl, present }: ExportWish,
	): Promise<ExportFile> => {
		const filter = { ...asked, isDocument: true };
		const revisions = await jobs.listRevisions(accountId, filter);
		const names = new Map((await templates.list(accountId)).map(({ id, name }) => [id, name]));
		const used = [...new Set(revisions.map(({ templateId }) => templateId))];
		const subject = await nameSubject(
			accountId,
			filter,
			used.map((id) => names.get(id)),
		);
		return {
			fileName: nameFile(subject, clock.now(), format),
			content: writeExport<ExportedJob>({
				format,
				list,
				locale,
				more,
				present,
				columns: collectColumns(format === 'json' ? [] : await readSchemas(revisions)),
				open: (upTo) => listPages(accountId, { filter, more, publicUrl }, upTo),
				nameOf: (templateId) => names.get(templateId) ?? '',
			}),
		};
	};
}

type PageWish = Pick<ExportWish, 'filter' | 'more' | 'publicUrl'>;
type Revision = { templateId: string; revision: number };
