import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';
import { addFacts, factsOf } from '../../../shared/errors';
import { callEngine, pauseFor } from '../../../shared/transport';
import { jobPath } from './job-id';

type Order = {
	jobId: string;
	seconds: number;
	details: boolean;
	/** Whether this execution submitted the document. */
	isSubmitted?: boolean;
};
type Asked = { job: IDataObject } | { trouble: string };

/** How long the engine may hold a request; proxies often cut connections at one minute. */
const MAX_HOLD_S = 30;
/** Time for the response to arrive after the engine has held the request. */
const GRACE_MS = 15_000;
const FIRST_PAUSE_S = 0.5;
const MAX_PAUSE_S = 10;

/**
 * Polls until the job has ended. The engine holds each request until then, or for a while. If it responds immediately
 * or is briefly unreachable, the intervals grow.
 */
export async function waitForJob(
	context: IExecuteFunctions,
	itemIndex: number,
	order: Order,
): Promise<IDataObject> {
	const until = Date.now() + order.seconds * 1000;
	const secondsLeft = () => Math.max(0, (until - Date.now()) / 1000);
	let pause = FIRST_PAUSE_S;
	for (;;) {
		const hold = Math.floor(Math.min(MAX_HOLD_S, secondsLeft()));
		const asked = await ask(context, itemIndex, order, hold);
		const status = 'job' in asked ? asked.job.status : undefined;
		if ('job' in asked && (status === 'completed' || status === 'failed')) return asked.job;
		if (secondsLeft() === 0) throw tooLong(context, itemIndex, order, asked);
		await pauseFor(context, Math.min(pause, secondsLeft()));
		pause = Math.min(MAX_PAUSE_S, pause * 2);
	}
}

/** The job, or a transient error: the job is not affected by it. */
async function ask(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, details, isSubmitted = false }: Order,
	hold: number,
): Promise<Asked> {
	const request = {
		method: 'GET',
		path: jobPath(jobId),
		query: { wait: hold, ...(details && { details: true }) },
		timeoutMs: hold * 1000 + GRACE_MS,
		retries: false,
		itemIndex,
	} as const;
	try {
		return { job: await callEngine(context, request) };
	} catch (error) {
		const { httpCode, message, description } = error as NodeApiError;
		const mayPass = error instanceof NodeApiError && /^(?:429|5..)?$/.test(httpCode ?? '');
		if (mayPass) return { trouble: message };
		const said = isSubmitted ? `Job ${jobId}: ${message}` : message;
		const failure = new NodeOperationError(context.getNode(), said, {
			description: [isSubmitted && 'The document was submitted.', description]
				.filter(Boolean)
				.join(' '),
			itemIndex,
		});
		throw addFacts(failure, factsOf(error as NodeApiError));
	}
}

function tooLong(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, seconds }: Order,
	last: Asked,
): NodeOperationError {
	const state =
		'job' in last
			? `It is ${String(last.job.status)}`
			: `The engine did not answer (${last.trouble}); the job is kept`;
	const error = new NodeOperationError(
		context.getNode(),
		`Job ${jobId} has not ended within ${seconds} seconds`,
		{
			description: `${state} and goes on. Fetch it later with Job → Get and this ID, wait longer, or let a DocSift Trigger tell you when it ends.`,
			itemIndex,
		},
	);
	return addFacts(error, NOT_ENDED);
}

const NOT_ENDED = { code: 'JOB_NOT_ENDED', status: null, retryable: true };

/** A job without a result yet, requested without waiting. */
export function notEnded(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, status }: IDataObject,
): NodeOperationError {
	const message = `Job ${String(jobId)} has no result yet: it is ${String(status)}`;
	const error = new NodeOperationError(context.getNode(), message, {
		description:
			'Let the node wait for it, ask again later, or choose Output → Whole Answer to see the job as it is.',
		itemIndex,
	});
	return addFacts(error, NOT_ENDED);
}
