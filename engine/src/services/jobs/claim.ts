import type { Claim } from '../../model/job.ts';

/** Another worker has the job now, or it was deleted. */
export class LostClaim extends Error {}

/** The worker is stopping and releases its jobs. */
export class Stopping extends Error {}

/** The IDs in every log line about a job: the job and the request that submitted it. */
export function idsOf({ job }: Claim): { jobId: string; requestId: string | undefined } {
	return { jobId: job.id, requestId: job.origin?.requestId };
}
