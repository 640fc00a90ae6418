import type { Announced } from './job-queue-repository.ts';
import type { JobRepository } from './job-repository.ts';

/**
 * Passes jobs that were not announced yet to `announce`, and marks them if it succeeds. Rows are not locked:
 * announcing a job twice is harmless, but a lock would keep workers from claiming it. Returns their number.
 */
export async function announceJobs(
	repository: Pick<JobRepository, 'listUnannounced' | 'markAnnounced'>,
	limit: number,
	announce: (list: Announced[]) => Promise<void>,
): Promise<number> {
	const list = await repository.listUnannounced(limit);
	if (list.length === 0) return 0;
	await announce(list);
	await repository.markAnnounced(list);
	return list.length;
}
