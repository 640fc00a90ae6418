import type { AuditTrail } from '../audit/audit.ts';
import type { Duplicates } from '../duplicates/duplicates.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job, TrashedJob } from '../../model/job.ts';
import type { Clock } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import { isUniqueViolation } from '../../platform/store/open-database.ts';
import type { JobRepository } from './job-repository.ts';

type Collaborators = {
	repository: JobRepository;
	audit: AuditTrail;
	duplicates: Pick<Duplicates, 'forget'>;
	erase: (id: string, erasure: { isAsked: boolean }) => Promise<boolean>;
	clock: Clock;
	/** How long a deleted job can be restored; 0: not at all. */
	trashMs: number;
	/** Called with the ID of a deleted job. */
	onErased: (id: string) => void;
};

const ERASE_BATCH = 200;
/** The others can still be restored by their IDs. */
const MAX_LISTED = 1000;

/** Deleted jobs that can be restored for a while. Their documents count as stored until they are erased. */
export function createJobTrash({
	repository,
	audit,
	duplicates,
	erase,
	clock,
	trashMs,
	onErased,
}: Collaborators) {
	/** Jobs deleted before this time are erased. */
	const oldest = () => new Date(clock.now().getTime() - trashMs);

	/** undefined: it is not in the trash, or its time is over. */
	async function find(accountId: string, id: string): Promise<TrashedJob | undefined> {
		const found = await repository.findTrashed(accountId, id);
		return found && found.deletedAt > oldest() ? found : undefined;
	}

	return {
		find,

		/** Only a whole file whose job has ended. Without a trash it is erased. */
		async moveToTrash(job: Job): Promise<void> {
			const { id, fileName: name, parentId } = job;
			if (parentId) {
				throw problem('JOB_NOT_TRASHED', { reason: 'it is a document of a file that was split' });
			}
			if (!hasEnded(job)) throw problem('JOB_NOT_TRASHED', { reason: 'it has not ended' });
			if (trashMs === 0) {
				await erase(id, { isAsked: true });
				return;
			}
			const children = await repository.listChildren(id);
			const ids = [id, ...children.map((child) => child.id)];
			const isMoved = await audit.write(
				async (trx) => {
					if (!(await repository.moveToTrash(id, clock.now(), trx))) return false;
					for (const one of ids) await duplicates.forget(one, trx);
					return true;
				},
				(done) => (done ? { name } : null),
			);
			// It was started again in the meantime.
			if (!isMoved) throw problem('JOB_NOT_TRASHED', { reason: 'it has not ended' });
			ids.forEach(onErased);
		},

		/** Newest first. */
		async listTrash(accountId: string): Promise<(TrashedJob & { purgedAt: Date })[]> {
			const list = await repository.listTrash(accountId, oldest(), MAX_LISTED);
			return list.map((one) => ({
				...one,
				purgedAt: new Date(one.deletedAt.getTime() + trashMs),
			}));
		},

		/** With its result and its review. */
		async restore({ id, fileName: name }: TrashedJob): Promise<void> {
			const restored = audit.write(
				(trx) => repository.restore(id, trx),
				(done) => (done ? { name } : null),
			);
			const isRestored = await restored.catch((error: unknown) => {
				// The same document was submitted or restored at the same moment.
				if (isUniqueViolation(error)) return false;
				throw error;
			});
			if (!isRestored) throw problem('JOB_NOT_RESTORED');
		},

		/** Erases the jobs whose time in the trash is over; returns how many. */
		async emptyTrash(): Promise<number> {
			let erased = 0;
			for (;;) {
				const ids = await repository.listTrashedBefore(oldest(), ERASE_BATCH);
				for (const id of ids) if (await erase(id, { isAsked: true })) erased += 1;
				if (ids.length < ERASE_BATCH) return erased;
			}
		},
	};
}
