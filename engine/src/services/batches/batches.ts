import type { AuditTrail } from '../audit/audit.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Batch, BatchCounts } from '../../model/batch.ts';
import { toId } from '../../model/id.ts';
import type { Job } from '../../model/job.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { AUTO_TEMPLATE, BLANK_KIND } from '../../model/piece.ts';
import type { FilePiece } from '../../model/piece.ts';
import { problem } from '../../model/problem.ts';
import type { Templates } from '../templates/templates.ts';
import type { BatchRepository } from './batch-repository.ts';

export type CountedBatch = { batch: Batch; counts: BatchCounts };
/** Where a page of results begins: among the failed jobs, which come first, or after them. */
export type ResultCursor = { isFailed: boolean; before: string | undefined };

/** A document of a split file that no template reads, so that it has no job. */
export type UnreadDocument = { file: Job; piece: FilePiece };

type Collaborators = {
	repository: BatchRepository;
	audit: AuditTrail;
	templates: Pick<Templates, 'get'>;
	jobs: Pick<Jobs, 'list' | 'listResults'>;
	clock: Clock;
	newId: NewId;
};

export type Batches = ReturnType<typeof createBatches>;

/** Documents that are submitted and viewed together. */
export function createBatches({ repository, audit, templates, jobs, clock, newId }: Collaborators) {
	/** Another account's batch is treated as missing. */
	async function find(accountId: string, batchId: string): Promise<Batch | undefined> {
		const id = toId(batchId);
		const batch = id === undefined ? undefined : await repository.find(id);
		return batch?.accountId === accountId ? batch : undefined;
	}

	async function get(accountId: string, batchId: string): Promise<Batch> {
		const batch = await find(accountId, batchId);
		if (!batch) throw problem('BATCH_NOT_FOUND', { batchId });
		return batch;
	}

	async function count(list: readonly Batch[]): Promise<CountedBatch[]> {
		const all = await repository.countJobs(list.map(({ id }) => id));
		return list.flatMap((batch) => {
			const counts = all.get(batch.id);
			return counts ? [{ batch, counts }] : [];
		});
	}

	async function getCounted(accountId: string, batchId: string): Promise<CountedBatch> {
		const [counted] = await count([await get(accountId, batchId)]);
		if (!counted) throw problem('BATCH_NOT_FOUND', { batchId });
		return counted;
	}

	return {
		find,

		getCounted,

		async create(
			accountId: string,
			{ name, templateId, madeBy }: Pick<Batch, 'name' | 'templateId' | 'madeBy'>,
		): Promise<CountedBatch> {
			const { id } =
				templateId === AUTO_TEMPLATE
					? { id: templateId }
					: await templates.get(accountId, templateId);
			const batch = {
				id: newId(),
				accountId,
				templateId: id,
				name,
				madeBy,
				createdAt: clock.now(),
			};
			await audit.write(
				(trx) => repository.insert(batch, trx),
				() => ({ id: batch.id, name }),
			);
			return await getCounted(accountId, batch.id);
		},

		/** For a job with this template. */
		async getFor(accountId: string, batchId: string, templateId: string): Promise<Batch> {
			const batch = await get(accountId, batchId);
			if (batch.templateId === templateId) return batch;
			const message = `is for the template ${batch.templateId}; send that one, or make another batch`;
			throw problem('INVALID_REQUEST', { faults: [{ path: 'batch', message }] });
		},

		list: async (
			accountId: string,
			page: { before: string | undefined; limit: number },
		): Promise<CountedBatch[]> => await count(await repository.list(accountId, page)),

		/** Jobs with their results: failed ones first, then the others, newest first. */
		async listResults(
			accountId: string,
			batchId: string,
			{ from, limit }: { from: ResultCursor; limit: number },
		): Promise<Job[]> {
			const { id } = await get(accountId, batchId);
			const read = (isFailed: boolean, before: string | undefined, count: number) =>
				jobs.listResults(accountId, { batchId: id, isFailed, before, limit: count });
			if (!from.isFailed) return await read(false, from.before, limit);
			const failed = await read(true, from.before, limit);
			if (failed.length === limit) return failed;
			return [...failed, ...(await read(false, undefined, limit - failed.length))];
		},

		/** The documents in the files of these jobs that no template reads. Leaves out blank pages. */
		async listUnread(accountId: string, shown: readonly Job[]): Promise<UnreadDocument[]> {
			const ids = [...new Set(shown.flatMap(({ parentId }) => parentId ?? []))];
			if (ids.length === 0) return [];
			const files = await jobs.list(accountId, { ids, before: undefined, limit: ids.length });
			return files.flatMap((file) =>
				(file.pieces ?? []).flatMap((piece) =>
					piece.templateId === null && piece.kind !== BLANK_KIND ? [{ file, piece }] : [],
				),
			);
		},

		/** Its jobs stay. */
		async delete(accountId: string, batchId: string): Promise<void> {
			const { id, name } = await get(accountId, batchId);
			const isDeleted = await audit.write(
				(trx) => repository.delete(id, trx),
				(done) => (done ? { name } : null),
			);
			if (!isDeleted) throw problem('BATCH_NOT_FOUND', { batchId });
		},

		/** Deletes batches without jobs; returns how many. */
		forgetEmptyBefore: (time: Date): Promise<number> => repository.deleteEmptyBefore(time),
	};
}
