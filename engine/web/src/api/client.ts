import { text } from '../text.ts';
import type { Picture } from './types.ts';

export type Fault = { path: string; message: string };

/** An error response of the engine, or a connection failure. */
export class ApiError extends Error {
	readonly code: string;
	readonly status: number;
	readonly faults: Fault[];

	constructor(status: number, code: string, message: string, faults: Fault[] = []) {
		super(message);
		this.status = status;
		this.code = code;
		this.faults = faults;
	}
}

/** Whether the resource does not exist or belongs to another account. */
export function isMissing(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

const BASE = '/dashboard/api';
let csrfToken = '';
let onSignedOut = (): void => undefined;
let onConnection: (isThere: boolean) => void = () => undefined;

export function keepCsrfToken(token: string): void {
	csrfToken = token;
}

/** `tell` is called when the session has ended. */
export function tellWhenSignedOut(tell: () => void): void {
	onSignedOut = tell;
}

/** `tell` is called with whether the engine has answered. */
export function tellConnection(tell: (isThere: boolean) => void): void {
	onConnection = tell;
}

/** What a proxy answers in place of an engine that does not run. */
const FROM_PROXY = [502, 504];

/** `text` is serialised JSON. */
type Body = {
	json?: unknown;
	text?: string;
	form?: FormData;
	signal?: AbortSignal;
};

async function send(
	method: string,
	path: string,
	{ json, text: written, form, signal }: Body = {},
): Promise<Response> {
	let answer: Response;
	const body = json === undefined ? (written ?? form) : JSON.stringify(json);
	try {
		answer = await fetch(`${BASE}${path}`, {
			method,
			headers: {
				...(method !== 'GET' && { 'x-csrf-token': csrfToken }),
				...(typeof body === 'string' && { 'content-type': 'application/json' }),
			},
			...(body !== undefined && { body }),
			...(signal && { signal }),
		});
	} catch (error) {
		if (signal?.aborted) throw error;
		onConnection(false);
		throw new ApiError(0, 'UNREACHABLE', text.errors.unreachable);
	}
	onConnection(!FROM_PROXY.includes(answer.status));
	if (answer.ok) return answer;
	const error = await readError(answer);
	if (error.code === 'SIGN_IN_REQUIRED') onSignedOut();
	throw error;
}

async function readError(answer: Response): Promise<ApiError> {
	try {
		const body = (await answer.json()) as { code: string; message: string; details?: Fault[] };
		const message = text.engine.problems[body.code] ?? body.message;
		return new ApiError(answer.status, body.code, message, body.details);
	} catch {
		return new ApiError(answer.status, 'UNREADABLE', text.errors.unreadable(answer.status));
	}
}

async function sendForJson<T>(method: string, path: string, body?: Body): Promise<T> {
	const answer = await send(method, path, body);
	return (answer.status === 204 ? null : await answer.json()) as T;
}

async function readPicture(answer: Response): Promise<Picture> {
	const read = (name: string) => Number(answer.headers.get(`x-page-${name}`));
	const size = { width: read('width'), height: read('height') };
	return { png: await answer.blob(), pageCount: read('count'), ...size };
}

/** In the format of RFC 8187. */
function readName(answer: Response): string {
	const disposition = answer.headers.get('content-disposition') ?? '';
	return decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? '');
}

export const api = {
	get: <T>(path: string, signal?: AbortSignal) =>
		sendForJson<T>('GET', path, signal ? { signal } : {}),
	post: <T>(path: string, json?: unknown) => sendForJson<T>('POST', path, { json }),
	put: <T>(path: string, json: unknown) => sendForJson<T>('PUT', path, { json }),
	patch: <T>(path: string, json: unknown) => sendForJson<T>('PATCH', path, { json }),
	delete: (path: string, json?: unknown) => sendForJson<unknown>('DELETE', path, { json }),
	/** A POST that only computes; it changes nothing. */
	ask: <T>(path: string, json: unknown, signal: AbortSignal) =>
		sendForJson<T>('POST', path, { json, signal }),
	/** Asks whether a template would be accepted. */
	check: (path: string, json: string, signal: AbortSignal) =>
		sendForJson<null>('POST', path, { text: json, signal }),
	form: <T>(path: string, form: FormData, signal?: AbortSignal) =>
		sendForJson<T>('POST', path, { form, ...(signal && { signal }) }),
	putForm: <T>(path: string, form: FormData) => sendForJson<T>('PUT', path, { form }),
	/** A document that was submitted before returns its existing job. */
	submit: async (path: string, form: FormData): Promise<{ jobId: string; isNew: boolean }> => {
		const answer = await send('POST', path, { form });
		const { jobId } = (await answer.json()) as { jobId: string };
		return { jobId, isNew: answer.status === 202 };
	},
	picture: async (path: string, form: FormData, signal: AbortSignal): Promise<Picture> =>
		await readPicture(await send('POST', path, { form, signal })),
	getPicture: async (path: string, signal: AbortSignal): Promise<Picture> =>
		await readPicture(await send('GET', path, { signal })),
	/** Downloads a generated file under the name that the engine gives it. */
	file: async (path: string, json: unknown): Promise<File> => {
		const answer = await send('POST', path, { json });
		return new File([await answer.blob()], readName(answer));
	},
	getFile: async (path: string): Promise<File> => {
		const answer = await send('GET', path);
		return new File([await answer.blob()], readName(answer));
	},
	blob: async (path: string): Promise<Blob> => await (await send('GET', path)).blob(),
};
