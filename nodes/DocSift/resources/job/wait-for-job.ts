import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';
import { callEngine, pauseFor } from '../../../shared/transport';
import { jobPath } from './job-id';

/** How long the engine may hold a question; proxies between cut at a minute. */
const LONGEST_HOLD_S = 30;
/** For the answer to come back after the engine has held the question. */
const GRACE_MS = 15_000;
const FIRST_PAUSE_S = 0.5;
const LONGEST_PAUSE_S = 10;

/**
 * Asks until the job has ended. The engine holds each question until then or for a while; where it
 * answers at once, or not at all for a moment, we ask less and less often.
 */
export async function waitForJob(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, seconds, details }: { jobId: string; seconds: number; details: boolean },
): Promise<IDataObject> {
	const until = Date.now() + seconds * 1000;
	let pause = FIRST_PAUSE_S;
	let status = 'pending';
	for (;;) {
		const left = (until - Date.now()) / 1000;
		const hold = Math.floor(Math.min(LONGEST_HOLD_S, Math.max(0, left)));
		const job = await ask(context, itemIndex, { jobId, hold, details });
		if (job) status = String(job.status);
		if (job && (status === 'completed' || status === 'failed')) return job;
		if (Date.now() >= until) {
			throw new NodeOperationError(
				context.getNode(),
				`Job ${jobId} has not ended within ${seconds} seconds`,
				{
					description: `It is ${status} and goes on. Fetch it later with Job → Get and this ID, wait longer, or let a DocSift Trigger tell you when it ends.`,
					itemIndex,
				},
			);
		}
		await pauseFor(context, Math.min(pause, Math.max(0, (until - Date.now()) / 1000)));
		pause = Math.min(LONGEST_PAUSE_S, pause * 2);
	}
}

/** The job, or nothing where the engine is away for a moment: the job is safe meanwhile. */
async function ask(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, hold, details }: { jobId: string; hold: number; details: boolean },
): Promise<IDataObject | undefined> {
	const request = {
		method: 'GET',
		path: jobPath(jobId),
		query: { wait: hold, ...(details && { details: true }) },
		timeoutMs: hold * 1000 + GRACE_MS,
		itemIndex,
	} as const;
	return await callEngine(context, request).catch((error: unknown) => {
		const isAway = error instanceof NodeApiError && !/^4/.test(error.httpCode ?? '');
		if (isAway) return undefined;
		throw error;
	});
}
