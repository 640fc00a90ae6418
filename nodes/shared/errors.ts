import type { IDataObject, INode, JsonObject } from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';

type NodeError = NodeApiError | NodeOperationError;
type Answer = { status: number; headers: IDataObject; body: Buffer };
type EngineProblem = { message?: unknown; error?: unknown; code?: unknown; requestId?: unknown };

/** What a person can do in n8n about an error, in addition to the engine's message. */
const ADVICE: Record<string, string> = {
	API_KEY_MISSING: 'Open the DocSift API credential and paste a key.',
	API_KEY_INVALID:
		'Open the DocSift API credential and paste a valid key. Create one in the DocSift dashboard, under Keys.',
	TEMPLATE_NOT_FOUND: 'Choose a template from the list, or see Template → Get Many for their IDs.',
	JOB_NOT_FOUND: 'Job → Get Many lists the jobs that this API key can see.',
	QUOTA_EXCEEDED:
		'The items after this one were not sent. Usage → Get shows how many pages are left and when the month ends.',
	RATE_LIMITED:
		'The node waited and retried several times. Send fewer documents at once: put a Loop Over Items and a Wait node before this one.',
	URL_NOT_ALLOWED:
		'Addresses in a private network must be allowed in the engine, for instance with FETCH_PRIVATE_NETWORKS_ALLOWED=127.0.0.1/32 for documents or WEBHOOK_PRIVATE_NETWORKS_ALLOWED=127.0.0.1/32 for the trigger, and FETCH_PORTS_ALLOWED=5678.',
	UNSUPPORTED_FILE_TYPE:
		'DocSift decides by the content of the file, not by its name. Convert other formats before this node.',
};

/** Error data that a workflow can branch on. */
export type Facts = {
	/** A code of docs/errors.md, or one of the node. */
	code: string;
	/** null: no response. */
	status: number | null;
	/** Whether a retry may succeed. */
	retryable: boolean;
	fileName?: string;
	/** The binary field that holds the file. */
	fileField?: string;
	/** The message without the file name. */
	reason?: string;
};

export function addFacts<E extends NodeError>(error: E, facts: Partial<Facts>): E {
	Object.assign(error.context, facts);
	return error;
}

export function factsOf({ context }: NodeError): Facts {
	const { code = 'NODE_SETTINGS', status = null, retryable = false } = context as Partial<Facts>;
	return { code, status, retryable };
}

/**
 * An error as the fields of an item: the message in `error`, everything else in `details`. n8n sends an item to the
 * error output only if it has no other fields; given the error itself, it keeps only the message.
 */
export function toErrorJson(error: NodeError): IDataObject {
	const { fileName } = error.context as Partial<Facts>;
	const details = { ...(fileName !== undefined && { fileName }), ...factsOf(error) };
	return { error: error.message, details };
}

/** Before version 3, an error that was output as data had its details beside it. */
export function toErrorJsonOf2(error: NodeError): IDataObject {
	const { fileName } = error.context as Partial<Facts>;
	return {
		error: error.message,
		...(fileName !== undefined && { fileName }),
		...factsOf(error),
	};
}

const mayPass = (status: number) => status === 429 || status >= 500;

/** An error response of the engine, or of something else at its address. */
export function answerError(node: INode, answer: Answer, itemIndex?: number): NodeApiError {
	const { status, headers } = answer;
	const problem = readProblem(answer);
	if (!problem) {
		const message =
			status >= 300 && status < 400
				? `The base URL leads on to ${String(headers.location)}, and the API key is not sent there`
				: 'What answers at the base URL is not DocSift';
		const error = new NodeApiError(node, { status } as JsonObject, {
			message,
			description: `Check the base URL in the DocSift API credential: it is the address of the engine without a path, such as http://127.0.0.1:3000. It answered with ${String(headers['content-type'] ?? 'nothing')}, status ${status}.`,
			httpCode: String(status),
			itemIndex,
		});
		return addFacts(error, { code: 'NOT_DOCSIFT', status, retryable: mayPass(status) });
	}
	const code = typeof problem.code === 'string' ? problem.code : '';
	const reference = [code || `Status ${status}`, `request ${String(problem.requestId)}`];
	const error = new NodeApiError(node, problem as JsonObject, {
		message: String(problem.message ?? problem.error),
		description: [ADVICE[code], `${reference.join(' · ')}.`].filter(Boolean).join('\n'),
		httpCode: String(status),
		itemIndex,
	});
	return addFacts(error, { code: code || 'REFUSED', status, retryable: mayPass(status) });
}

/** In words, because n8n replaces messages that contain these codes by its own texts. */
const REASONS: Record<string, string> = {
	ECONNREFUSED: 'the connection was refused',
	ECONNRESET: 'the connection was cut',
	EPIPE: 'the connection was cut',
	EPROTO: 'it does not speak HTTPS at this port; try http:// in place of https://',
	ENOTFOUND: 'there is no such host',
	EAI_AGAIN: 'its name could not be looked up',
	EHOSTUNREACH: 'there is no way to that host',
	ENETUNREACH: 'there is no way to that network',
};

/** Describes why there was no response. */
export function describeNetworkFault(error: unknown, baseUrl: string, timeoutMs: number): string {
	if (isTimeout(error)) {
		return `DocSift at ${baseUrl} did not answer within ${timeoutMs / 1000} seconds`;
	}
	const code = findCode(error) ?? '';
	return `DocSift cannot be reached at ${baseUrl} (${REASONS[code] ?? (code || messageOf(error))})`;
}

function isTimeout(error: unknown): boolean {
	const code = findCode(error);
	return code === 'ECONNABORTED' || code === 'ETIMEDOUT';
}

/** An error without a response. */
export function networkError(
	node: INode,
	error: unknown,
	{ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number },
	itemIndex?: number,
): NodeApiError {
	const timedOut = isTimeout(error);
	const reason = describeNetworkFault(error, baseUrl, timeoutMs);
	const failure = new NodeApiError(node, { message: reason } as JsonObject, {
		message: reason,
		description: timedOut
			? 'Long documents are better submitted as a job: Job → Submit.'
			: 'Check that the engine runs and that the base URL in the DocSift API credential is right. In Docker, 127.0.0.1 is the container of n8n: use the name of the service or http://host.docker.internal:3000.',
		itemIndex,
	});
	const facts = { code: timedOut ? 'NO_ANSWER' : 'UNREACHABLE', status: null, retryable: true };
	return addFacts(failure, facts);
}

function readProblem({ body, headers }: Answer): EngineProblem | undefined {
	if (!String(headers['content-type'] ?? '').includes('json')) return undefined;
	try {
		const parsed: unknown = JSON.parse(body.toString('utf8'));
		const isProblem = typeof parsed === 'object' && parsed !== null;
		return isProblem && ('message' in parsed || 'error' in parsed) ? parsed : undefined;
	} catch {
		return undefined;
	}
}

/** n8n wraps axios errors, sometimes twice. */
export function findCode(error: unknown): string | undefined {
	for (let one = error, depth = 0; depth < 5; depth += 1) {
		if (typeof one !== 'object' || one === null) return undefined;
		const { code, cause, errorResponse } = one as Record<string, unknown>;
		if (typeof code === 'string' && /^E[A-Z_]+$/.test(code)) return code;
		one = cause ?? errorResponse;
	}
	return undefined;
}

/** For items that are not sent, because the page quota is used up. */
export function notSent(node: INode, exhausted: NodeError): NodeOperationError {
	const error = new NodeOperationError(node, exhausted.message, {
		description: `This item was not sent. ${ADVICE.QUOTA_EXCEEDED ?? ''}`,
	});
	return addFacts(error, factsOf(exhausted));
}

/** Converts anything thrown into an error that n8n shows with its item. */
export function toNodeError(node: INode, error: unknown, itemIndex: number): NodeError {
	const known = error instanceof NodeApiError || error instanceof NodeOperationError;
	const shown = known ? error : new NodeOperationError(node, error as Error);
	shown.context.itemIndex = itemIndex;
	return shown;
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
