import type {
	IDataObject,
	IExecuteFunctions,
	INodeExecutionData,
	IWebhookDescription,
	IWebhookFunctions,
	IWebhookResponseData,
} from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';
import { addFacts, factsOf, toErrorJson } from '../shared/errors';
import { jobInfo } from '../shared/job-info';
import { aboutKind } from '../shared/kind';
import type { Kind } from '../shared/kind';
import { reviewUrlOf, toJobDocument } from '../shared/job-document';
import { shapeDocument } from '../shared/shape-document';
import { callEngine, callEngineFully, ifThere, pauseFor } from '../shared/transport';
import type { EngineContext } from '../shared/transport';
import { verifyEvent } from '../shared/verify-signature';
import type { Unreviewed } from './operation';

/**
 * Where n8n receives the event that resumes a suspended execution. n8n verifies the signature of the address. Nothing
 * is registered when a workflow is activated: `suspend` creates the webhook of an execution, `finish` deletes it.
 */
export const resumeWebhooks: IWebhookDescription[] = [
	{
		name: 'default',
		httpMethod: 'POST',
		responseMode: 'onReceived',
		responseData: 'noData',
		path: '={{ $nodeId }}',
		restartWebhook: true,
		isFullPath: true,
	},
];

/** What a suspended execution remembers, in the context of its node. */
type Suspension = {
	webhookId: string;
	secret: string;
	jobs: Unreviewed[];
	/** The items of documents that need no review, and of errors. */
	done: INodeExecutionData[];
};

/** The recommendation of Standard Webhooks. */
const TOLERANCE_S = 300;
const MAX_JOBS = 100;
/** The engine may not call the address of n8n, the key may not create webhooks, or there are too many. */
const REFUSALS = new Set([400, 403]);

const FIRST_PAUSE_S = 1;
const MAX_PAUSE_S = 15;

/**
 * Suspends the execution until people have reviewed all jobs, or until the time is up: the engine calls the address
 * of the execution after each review. If the engine refuses to call it, the execution polls instead.
 */
export async function suspend(
	context: IExecuteFunctions,
	jobs: Unreviewed[],
	done: INodeExecutionData[],
): Promise<INodeExecutionData[][]> {
	const seconds = Number(context.getNodeParameter('reviewSeconds', 0, 86_400));
	const until = new Date(Date.now() + seconds * 1000);
	if (jobs.length > MAX_JOBS) throw tooMany(context, jobs.length);
	const late = jobs.map((job) => lateItem(context, job, seconds));
	const webhook = await createWebhook(context, jobs, until);
	if ('refusal' in webhook) {
		const message = `DocSift cannot call n8n, so the execution asked for the reviews again and again instead of being suspended. ${webhook.refusal.message}`;
		context.addExecutionHints({ message, location: 'outputPane' });
		return [(await poll(context, { jobs, done }, until)) ?? [...done, ...late]];
	}
	const suspension: Suspension = { ...webhook, jobs, done };
	// Somebody may have reviewed the last job before the webhook existed.
	const items = await finish(context, suspension);
	if (items) {
		await deleteWebhook(context, suspension);
		return [items];
	}
	Object.assign(context.getContext('node'), { suspension });
	// n8n passes these items on when the time is up. They would otherwise be the input items.
	context.getExecuteData().data.main = [[...done, ...late]];
	await context.putExecutionToWait(until);
	return [context.getInputData()];
}

type Webhook = Pick<Suspension, 'webhookId' | 'secret'>;

async function createWebhook(
	context: IExecuteFunctions,
	jobs: Unreviewed[],
	until: Date,
): Promise<Webhook | { refusal: NodeApiError }> {
	const json: IDataObject = {
		url: resumeUrlOf(context),
		events: ['document.reviewed'],
		jobIds: jobs.map(({ jobId }) => jobId),
		expiresAt: until.toISOString(),
	};
	const request = { method: 'POST', path: '/v1/webhooks', json } as const;
	const created = callEngine<{ id: string; secret: string }>(context, request);
	return await created.then(
		({ id: webhookId, secret }) => ({ webhookId, secret }),
		(error: unknown) => {
			const isRefused = error instanceof NodeApiError && REFUSALS.has(factsOf(error).status ?? 0);
			if (isRefused) return { refusal: error };
			throw error;
		},
	);
}

/**
 * The address that resumes the execution at this node. It carries the token of the execution: n8n takes the signature
 * of `getSignedResumeUrl` only from nodes whose operation is called sendAndWait.
 */
function resumeUrlOf(context: IExecuteFunctions): string {
	const { $execution } = context.getWorkflowDataProxy(0);
	const url = new URL(($execution as { resumeUrl: string }).resumeUrl);
	url.pathname += `/${encodeURIComponent(context.getNode().id)}`;
	return url.href;
}

/** The items of all jobs, or undefined when the time is up. */
async function poll(
	context: IExecuteFunctions,
	waiting: Pick<Suspension, 'jobs' | 'done'>,
	until: Date,
): Promise<INodeExecutionData[] | undefined> {
	for (let pause = FIRST_PAUSE_S; ; pause = Math.min(MAX_PAUSE_S, pause * 1.5)) {
		const items = await finish(context, waiting);
		const left = (until.getTime() - Date.now()) / 1000;
		if (items || left <= 0) return items;
		await pauseFor(context, Math.min(pause, left));
	}
}

/** Takes the event of a review. The execution goes on once no job is left. */
export async function resume(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	const suspension = readSuspension(context);
	const { headers, rawBody } = context.getRequestObject();
	const verdict = verifyEvent(
		{ headers, rawBody: rawBody as Buffer | undefined },
		suspension?.secret,
		{ now: new Date(), toleranceSeconds: TOLERANCE_S },
	);
	if (!suspension || 'refusal' in verdict) {
		const message = 'refusal' in verdict ? verdict.refusal : 'This execution waits for no review';
		return answer(context, 401, { message });
	}
	const items = await finish(context, suspension);
	if (!items) return answer(context, 200, { ignored: 'other documents still wait for a review' });
	// Two events can arrive at the same time. The one that deletes the webhook resumes the execution.
	if (!(await deleteWebhook(context, suspension))) {
		return answer(context, 200, { ignored: 'the execution was resumed before' });
	}
	return { workflowData: [items] };
}

/** Whether the webhook was still there. */
async function deleteWebhook(
	context: EngineContext,
	{ webhookId }: Pick<Suspension, 'webhookId'>,
): Promise<boolean> {
	const path = `/v1/webhooks/${encodeURIComponent(webhookId)}`;
	const answer = await ifThere(callEngineFully(context, { method: 'DELETE', path }));
	return answer !== undefined;
}

/** The items of all jobs; undefined while a job waits for a person. */
async function finish(
	context: EngineContext,
	{ jobs, done }: Pick<Suspension, 'jobs' | 'done'>,
): Promise<INodeExecutionData[] | undefined> {
	const ended: IDataObject[] = [];
	for (const { jobId, shape } of jobs) {
		const path = `/v1/jobs/${encodeURIComponent(jobId)}`;
		const query = shape.options.details === true ? { details: true } : {};
		const job = await callEngine(context, { method: 'GET', path, query });
		if (job.needsReview === true) return undefined;
		ended.push(job);
	}
	const items = [...done];
	for (const [index, unreviewed] of jobs.entries()) {
		const job = ended[index];
		if (job) items.push(...(await toItems(context, unreviewed, job)));
	}
	return items.sort((a, b) => itemOf(a) - itemOf(b));
}

async function toItems(
	context: EngineContext,
	{ itemIndex, shape, columns, template }: Unreviewed,
	job: IDataObject,
): Promise<INodeExecutionData[]> {
	const pairedItem = { item: itemIndex };
	const { state } = (job.review ?? {}) as { state?: string };
	// A resumed node cannot fail: n8n only passes its items on.
	if (state === 'rejected') {
		return [{ json: toErrorJson(rejected(context, itemIndex, job)), pairedItem }];
	}
	const reviewUrl = await reviewUrlOf(context, job);
	const info = jobInfo(job, { details: shape.options.details === true, reviewUrl });
	const document = toJobDocument(job, info, aboutKind({ ...(job as Kind), template }));
	const items = shapeDocument(context.getNode(), document, shape, {
		itemIndex,
		addInfo: true,
		columns,
	});
	return items.map((json) => ({ json, pairedItem }));
}

export function rejected(
	context: EngineContext,
	itemIndex: number,
	{ jobId, fileName }: IDataObject,
): NodeOperationError {
	const message = `${String(fileName)}: the reviewer rejected the result`;
	const error = new NodeOperationError(context.getNode(), message, {
		description: `The job is ${String(jobId)}.`,
		itemIndex,
	});
	const facts = { code: 'RESULT_REJECTED', status: null, retryable: false };
	return addFacts(error, { ...facts, fileName: String(fileName) });
}

function lateItem(
	context: IExecuteFunctions,
	{ jobId, fileName, itemIndex }: Unreviewed,
	seconds: number,
): INodeExecutionData {
	const message = `${fileName}: nobody reviewed job ${jobId} within ${seconds} seconds`;
	const error = new NodeOperationError(context.getNode(), message, { itemIndex });
	const facts = { code: 'NOT_REVIEWED', status: null, retryable: true, fileName };
	return { json: toErrorJson(addFacts(error, facts)), pairedItem: { item: itemIndex } };
}

function tooMany(context: IExecuteFunctions, count: number): NodeOperationError {
	const message = `${count} documents need a review, more than one execution can wait for (${MAX_JOBS})`;
	return new NodeOperationError(context.getNode(), message, {
		description:
			'They were submitted, and people can review them. Send fewer at once: put a Loop Over Items node before this one, or start another workflow with a DocSift Trigger and the event Document Reviewed.',
	});
}

/** Written by `suspend`. Only expressions can read the context of a node while a webhook is received. */
function readSuspension(context: IWebhookFunctions): Suspension | undefined {
	// A brace in the name must not end the expression.
	const name = JSON.stringify(context.getNode().name).replace(/[{}]/g, (brace) =>
		brace === '{' ? '\\u007b' : '\\u007d',
	);
	const found = context.evaluateExpression(
		`{{ JSON.stringify($node[${name}].context["suspension"] ?? null) }}`,
	);
	return typeof found === 'string'
		? ((JSON.parse(found) as Suspension | null) ?? undefined)
		: undefined;
}

const itemOf = ({ pairedItem }: INodeExecutionData) => (pairedItem as { item: number }).item;

function answer(
	context: IWebhookFunctions,
	status: number,
	body: IDataObject,
): IWebhookResponseData {
	context.getResponseObject().status(status).json(body);
	return { noWebhookResponse: true };
}
