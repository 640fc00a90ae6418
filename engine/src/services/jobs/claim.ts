import type { Claim } from '../../model/job.ts';

/** The job belongs to another worker by now, or was deleted. */
export class LostClaim extends Error {}

/** The worker stops, and its jobs are put back. */
export class Stopping extends Error {}

/** What every line about a job says: which it is, and which request it came from. */
export function idsOf({ job }: Claim): { jobId: string; requestId: string | undefined } {
	return { jobId: job.id, requestId: job.origin?.requestId };
}
