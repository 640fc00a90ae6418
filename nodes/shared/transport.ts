import type {
	IDataObject,
	IExecuteFunctions,
	IHookFunctions,
	IHttpRequestMethods,
	ILoadOptionsFunctions,
	IN8nHttpFullResponse,
	IWebhookFunctions,
} from 'n8n-workflow';
import { NodeOperationError, sleep } from 'n8n-workflow';
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

export type EngineFile = { content: Buffer; mediaType: string; fileName: string | undefined };

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
		paused.set(context, (paused.get(context) ?? 0) + pause);
		await pauseFor(context, pause);
	}
}

/** How long a node has waited at the engine's request. */
const paused = new WeakMap<EngineContext, number>();
export const secondsPaused = (context: EngineContext): number => paused.get(context) ?? 0;

/** Repeats an upload once when its connection breaks: an engine drops requests of disconnected clients. */
async function sendPastBreak(
	context: EngineContext,
	request: EngineRequest,
): Promise<IN8nHttpFullResponse> {
	const baseUrl = await baseUrlOf(context);
	const { timeoutMs = USUAL_TIMEOUT_MS } = request;
	const sendOnce = () => sendTo(context, baseUrl, { ...request, timeoutMs });
	try {
		return await sendOnce().catch((error: unknown) => {
			if (!mayRepeat(request, error)) throw error;
			return sendOnce();
		});
	} catch (error) {
		throw networkError(context.getNode(), error, { baseUrl, timeoutMs }, request.itemIndex);
	}
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
