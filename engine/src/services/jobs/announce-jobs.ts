import type { Announced } from './job-queue-repository.ts';
import type { JobRepository } from './job-repository.ts';

/**
 * Hands jobs that nobody was told of to `announce` and marks them, unless that fails. No row is locked meanwhile:
 * telling of one twice does no harm, keeping workers from it would. Answers how many there were.
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
