import type {
	IDataObject,
	IExecuteFunctions,
	IHookFunctions,
	IHttpRequestMethods,
	ILoadOptionsFunctions,
	IN8nHttpFullResponse,
	IWebhookFunctions,
} from 'n8n-workflow';
import { NodeApiError, NodeOperationError, sleep } from 'n8n-workflow';
import { answerError, findCode, networkError } from './errors';

const CREDENTIAL = 'docSiftApi';

export type EngineContext =
	IExecuteFunctions | IHookFunctions | ILoadOptionsFunctions | IWebhookFunctions;

export type EngineRequest = {
	method: IHttpRequestMethods;
	path: string;
	query?: IDataObject;
	json?: IDataObject;
	/** Builds a new form for every attempt, because a sent form cannot be sent again. */
	form?: () => FormData;
	headers?: IDataObject;
	timeoutMs?: number;
	/** Whether the request is idempotent, so that it can be repeated after a lost response. */
	repeatable?: boolean;
	/** Whether to wait and retry when the engine asks for it; otherwise that is an error. */
	retries?: boolean;
	/** The index of the input item, for errors. */
	itemIndex?: number;
};

export type EngineFile = {
	content: Buffer;
	mediaType: string;
	fileName: string | undefined;
	headers: IDataObject;
};

/** Reading an upload may take two minutes. */
const USUAL_TIMEOUT_MS = 300_000;
/** The maximum number of retries of a request that was refused temporarily. */
const MAX_RETRIES = 5;
/** A longer wait becomes an error. */
const MAX_PAUSE_S = 60;

export async function callEngine<T = IDataObject>(
	context: EngineContext,
	request: EngineRequest,
): Promise<T> {
	return (await callEngineFully<T>(context, request)).answer;
}

/** Returns the status as well. */
export async function callEngineFully<T>(
	context: EngineContext,
	request: EngineRequest,
): Promise<{ status: number; answer: T }> {
	const { status, body, headers } = await send(context, request);
	if (body.length === 0) return { status, answer: undefined as T };
	try {
		return { status, answer: JSON.parse(body.toString('utf8')) as T };
	} catch {
		throw answerError(context.getNode(), { status: 200, headers, body }, request.itemIndex);
	}
}

/** The response, or undefined if the engine knows no such thing. */
export async function ifThere<T>(answer: Promise<T>): Promise<T | undefined> {
	return await answer.catch((error: unknown) => {
		if (error instanceof NodeApiError && error.httpCode === '404') return undefined;
		throw error;
	});
}

export async function downloadFile(
	context: EngineContext,
	request: EngineRequest,
): Promise<EngineFile> {
	const { body, headers } = await send(context, request);
	const name = /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition'] ?? ''))?.[1];
	return {
		content: body,
		mediaType: String(headers['content-type'] ?? 'application/octet-stream'),
		fileName: name === undefined ? undefined : decodeURIComponent(name),
		headers,
	};
}

/** The dashboard's URL for links, as n8n reaches the engine. */
export async function dashboardUrl(context: EngineContext, path: string): Promise<string> {
	return (await baseUrlOf(context)) + path;
}

async function baseUrlOf(context: EngineContext): Promise<string> {
	const { baseUrl } = await context.getCredentials<{ baseUrl: string }>(CREDENTIAL);
	const address = baseUrl.trim().replace(/(?<!\/)\/+$/, '');
	if (/^https?:\/\//i.test(address)) return address;
	throw new NodeOperationError(
		context.getNode(),
		'The base URL must begin with http:// or https://',
		{
			description: `It is "${address}" in the DocSift API credential. Write it like http://127.0.0.1:3000.`,
		},
	);
}

/** Sends a request and retries when the engine asks for it. */
async function send(
	context: EngineContext,
	request: EngineRequest,
): Promise<{ status: number; body: Buffer; headers: IDataObject }> {
	for (let retries = 0; ; retries += 1) {
		const { statusCode, headers, body } = await sendPastBreak(context, request);
		const content = Buffer.isBuffer(body) ? body : Buffer.from(body as unknown as ArrayBuffer);
		if (statusCode < 300) {
			return { status: statusCode, body: content, headers: headers as IDataObject };
		}
		const pause = Number(headers['retry-after'] ?? Number.NaN);
		const mayPass = statusCode === 429 || statusCode === 503;
		const mayRetry = mayPass && request.retries !== false && retries < MAX_RETRIES;
		if (!mayRetry || !(pause <= MAX_PAUSE_S)) {
			const answer = { status: statusCode, headers: headers as IDataObject, body: content };
			throw answerError(context.getNode(), answer, request.itemIndex);
		}
		await waitAsAsked(context, pause, content);
	}
}

/** The waits of one execution. Several items may wait at the same time, which counts once. */
type Waits = { waiting: number; since: number; seconds: number; reason: string };
const waits = new WeakMap<EngineContext, Waits>();

async function waitAsAsked(context: EngineContext, pause: number, body: Buffer): Promise<void> {
	const own = waits.get(context) ?? { waiting: 0, since: 0, seconds: 0, reason: '' };
	waits.set(context, own);
	if (own.waiting === 0) own.since = Date.now();
	own.waiting += 1;
	own.reason = readMessage(body) ?? own.reason;
	try {
		await pauseFor(context, pause);
	} finally {
		own.waiting -= 1;
		if (own.waiting === 0) own.seconds += (Date.now() - own.since) / 1000;
	}
}

/** How long a node has waited at the engine's request, and the last reason that the engine gave. */
export function waitsOf(context: EngineContext): Pick<Waits, 'seconds' | 'reason'> {
	return waits.get(context) ?? { seconds: 0, reason: '' };
}

/** How long an execution waits for an engine that refuses connections, for example while it restarts. */
const MAX_OUTAGE_MS = 30_000;
const FIRST_RETRY_S = 0.5;
const MAX_RETRY_S = 5;
/** When the engine began to refuse the connections of an execution. All items share one outage. */
const outages = new WeakMap<EngineContext, number>();

/**
 * Repeats an upload once when its connection breaks: an engine drops requests of disconnected clients. A refused
 * connection is retried for a while, because the request did not reach the engine.
 */
async function sendPastBreak(
	context: EngineContext,
	request: EngineRequest,
): Promise<IN8nHttpFullResponse> {
	const baseUrl = await baseUrlOf(context);
	const { timeoutMs = USUAL_TIMEOUT_MS } = request;
	let repeated = false;
	for (let pause = FIRST_RETRY_S; ; pause = Math.min(MAX_RETRY_S, pause * 2)) {
		try {
			const answer = await sendTo(context, baseUrl, { ...request, timeoutMs });
			outages.delete(context);
			return answer;
		} catch (error) {
			const isFirstBreak: boolean = !repeated && mayRepeat(request, error);
			if (!isFirstBreak && !mayEnd(context, request, error)) {
				throw networkError(context.getNode(), error, { baseUrl, timeoutMs }, request.itemIndex);
			}
			repeated ||= isFirstBreak;
			if (!isFirstBreak) await pauseFor(context, pause);
		}
	}
}

/** Whether an outage may end while the execution waits. Lists in the editor do not wait. */
function mayEnd(context: EngineContext, { retries }: EngineRequest, error: unknown): boolean {
	const isExecution = 'getExecutionCancelSignal' in context;
	if (!isExecution || retries === false || findCode(error) !== 'ECONNREFUSED') return false;
	const since = outages.get(context) ?? Date.now();
	outages.set(context, since);
	return Date.now() - since < MAX_OUTAGE_MS;
}

/** EPIPE: the upload was still being sent. ECONNRESET may also occur after the request was processed. */
function mayRepeat({ form, repeatable }: EngineRequest, error: unknown): boolean {
	const code = findCode(error);
	return form !== undefined && (code === 'EPIPE' || (code === 'ECONNRESET' && repeatable === true));
}

async function sendTo(
	context: EngineContext,
	baseUrl: string,
	{ method, path, query, json, form, headers, timeoutMs }: EngineRequest,
): Promise<IN8nHttpFullResponse> {
	const answer: unknown = await context.helpers.httpRequestWithAuthentication.call(
		context,
		CREDENTIAL,
		{
			method,
			url: baseUrl + path,
			headers: { accept: 'application/json', ...headers },
			...(query && { qs: query }),
			...(json && { body: json }),
			...(form && { body: form() }),
			timeout: timeoutMs,
			encoding: 'arraybuffer',
			returnFullResponse: true,
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
		},
	);
	return answer as IN8nHttpFullResponse;
}

function readMessage(body: Buffer): string | undefined {
	try {
		const { message } = JSON.parse(body.toString('utf8')) as { message?: unknown };
		return typeof message === 'string' ? message : undefined;
	} catch {
		return undefined;
	}
}

const STEP_MS = 500;

/** In steps, so that it ends soon after the execution is stopped. */
export async function pauseFor(context: EngineContext, seconds: number): Promise<void> {
	const signal =
		'getExecutionCancelSignal' in context ? context.getExecutionCancelSignal() : undefined;
	const until = Date.now() + seconds * 1000;
	for (let left = seconds * 1000; left > 0; left = until - Date.now()) {
		signal?.throwIfAborted();
		await sleep(Math.min(STEP_MS, left));
	}
}
