import { z } from 'zod';
import type { Anchor } from '../../model/memory.ts';
import type { PageLook } from '../../model/sorting-decision.ts';
import type { PageRange } from '../../model/split.ts';
import { readMemoryKey } from '../../platform/store/installation-repository.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type DecisionRow = {
	id: string;
	account_id: string;
	job_id: string;
	kind: 'boundary' | 'template';
	looks: string;
	begins: number | null;
	sender: string | null;
	template_id: string | null;
	chosen_id: string | null;
	page_from: number | null;
	page_to: number | null;
	taught: number;
	created_at: number;
};

type Stored = { id: string; accountId: string; jobId: string; createdAt: Date };
/** Looks have sealed hashes. */
type StoredBoundary = Stored & {
	looks: { before: PageLook; here: PageLook };
	begins: boolean;
	sender: string | null;
};
/** A document that was given to a template, and then to another. */
type MovedDocument = Stored & {
	look: PageLook;
	templateId: string;
	chosenId: string | null;
	pages: PageRange;
	isTaught: boolean;
};

const lookSchema = z.array(z.custom<Anchor>((value) => Array.isArray(value)));
const boundarySchema = z.object({ before: lookSchema, here: lookSchema });

export type DecisionRepository = ReturnType<typeof createDecisionRepository>;

/** The decisions of people about the documents of files. */
export function createDecisionRepository(db: Database) {
	const decisions = (on: Connection = db) => on<DecisionRow>('sorting_decisions');
	const NO_BOUNDARY = { begins: null, sender: null };
	const NO_TEMPLATE = {
		template_id: null,
		chosen_id: null,
		page_from: null,
		page_to: null,
	};
	const toStored = ({ id, account_id: accountId, job_id: jobId, created_at }: DecisionRow) => ({
		id,
		accountId,
		jobId,
		createdAt: new Date(created_at),
	});
	const toColumns = ({ id, accountId, jobId, createdAt }: Stored) => ({
		id,
		account_id: accountId,
		job_id: jobId,
		created_at: createdAt.getTime(),
	});

	function toMoved(row: DecisionRow): MovedDocument {
		return {
			...toStored(row),
			look: lookSchema.parse(JSON.parse(row.looks)),
			templateId: row.template_id ?? '',
			chosenId: row.chosen_id,
			pages: { from: row.page_from ?? 1, to: row.page_to ?? 1 },
			isTaught: row.taught === 1,
		};
	}

	return {
		readKey: (on: Connection = db): Promise<Buffer> => readMemoryKey(on),

		async insertBoundary(one: StoredBoundary, on: Connection): Promise<void> {
			const own = { looks: JSON.stringify(one.looks), begins: Number(one.begins) };
			await decisions(on).insert({
				...toColumns(one),
				...NO_TEMPLATE,
				...own,
				kind: 'boundary',
				sender: one.sender,
				taught: 1,
			});
		},

		async insertMoved(one: MovedDocument, on: Connection): Promise<void> {
			await decisions(on).insert({
				...toColumns(one),
				...NO_BOUNDARY,
				kind: 'template',
				looks: JSON.stringify(one.look),
				template_id: one.templateId,
				chosen_id: one.chosenId,
				page_from: one.pages.from,
				page_to: one.pages.to,
				taught: Number(one.isTaught),
			});
		},

		/** Newest first: IDs sort by time. */
		async listBoundaries(accountId: string, limit: number): Promise<StoredBoundary[]> {
			const rows = await decisions()
				.where({ account_id: accountId, kind: 'boundary' })
				.orderBy('id', 'desc')
				.limit(limit);
			return rows.map((row) => ({
				...toStored(row),
				looks: boundarySchema.parse(JSON.parse(row.looks)),
				begins: row.begins === 1,
				sender: row.sender,
			}));
		},

		/** Those that are used, newest first. */
		async listTaught(accountId: string, limit: number): Promise<MovedDocument[]> {
			const rows = await decisions()
				.where({ account_id: accountId, kind: 'template', taught: 1 })
				.orderBy('id', 'desc')
				.limit(limit);
			return rows.map(toMoved);
		},

		/** Documents that were given to a template by mistake, newest first; without a name where the job is deleted. */
		async listMoved(
			templateId: string,
			limit: number,
		): Promise<(MovedDocument & { fileName: string | null })[]> {
			const rows = await decisions()
				.leftJoin('jobs', (on) =>
					on.on('jobs.id', 'sorting_decisions.job_id').andOnNull('jobs.deleted_at'),
				)
				.where('sorting_decisions.template_id', templateId)
				.andWhere('kind', 'template')
				.orderBy('sorting_decisions.id', 'desc')
				.limit(limit)
				.select<(DecisionRow & { file_name: string | null })[]>(
					'sorting_decisions.*',
					'jobs.file_name',
				);
			return rows.map((row) => ({ ...toMoved(row), fileName: row.file_name }));
		},

		async markTaught(templateId: string, id: string, on: Connection): Promise<boolean> {
			const changed = await decisions(on)
				.where({ id, template_id: templateId, kind: 'template' })
				.update({ taught: 1 });
			return changed === 1;
		},

		/** Deletes the oldest of a kind beyond a number. */
		async deleteBeyond(
			accountId: string,
			kind: DecisionRow['kind'],
			count: number,
			on: Connection,
		): Promise<void> {
			const [oldest] = await decisions(on)
				.where({ account_id: accountId, kind })
				.orderBy('id', 'desc')
				.offset(count)
				.limit(1)
				.select('id');
			if (!oldest) return;
			await decisions(on)
				.where({ account_id: accountId, kind })
				.andWhere('id', '<=', oldest.id)
				.delete();
		},

		async deleteOfJob(jobId: string, on: Connection): Promise<void> {
			await decisions(on).where({ job_id: jobId }).delete();
		},

		/** The subset of these templates that still exists. */
		async findTemplates(ids: readonly string[], on: Connection): Promise<Set<string>> {
			const rows = await on<{ id: string }>('templates').whereIn('id', ids).select('id');
			return new Set(rows.map(({ id }) => id));
		},
	};
}
