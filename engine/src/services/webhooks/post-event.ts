import type { Readable } from 'node:stream';
import type { Agent } from 'undici';
import { request } from 'undici';
import { Problem } from '../../model/problem.ts';

export type Reply = {
	/** null: no response. */
	statusCode: number | null;
	error: string | null;
	/** The start of the response body. */
	answer: string | null;
	/** The wait of a Retry-After header. */
	retryAfterMs: number | null;
};

const ANSWER_CHARACTERS = 1000;
const ANSWER_BYTES = 4096;
const ANSWER_MS = 1000;

/** One POST. Redirects are not followed, and only the start of the response is read. */
export async function postEvent(
	{ url, body, headers }: { url: URL; body: string; headers: Record<string, string> },
	{ agent, timeoutMs, now }: { agent: Agent; timeoutMs: number; now: () => Date },
): Promise<Reply> {
	const signal = AbortSignal.timeout(timeoutMs);
	try {
		const reply = await request(url, {
			dispatcher: agent,
			method: 'POST',
			headers,
			body,
			signal,
		});
		return {
			statusCode: reply.statusCode,
			error: null,
			answer: await readStart(reply.body),
			retryAfterMs: readRetryAfter(reply.headers['retry-after'], now()),
		};
	} catch (error) {
		const why = signal.aborted ? `no answer within ${timeoutMs / 1000} s` : explain(error);
		return { statusCode: null, error: why, answer: null, retryAfterMs: null };
	}
}

/** The status counts even if the rest of the response fails. */
async function readStart(body: Readable): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	const timer = setTimeout(() => body.destroy(), ANSWER_MS);
	try {
		for await (const chunk of body as AsyncIterable<Buffer>) {
			chunks.push(chunk);
			bytes += chunk.length;
			if (bytes >= ANSWER_BYTES) break;
		}
	} catch {
		// Cut off by the receiver or by us.
	} finally {
		clearTimeout(timer);
		body.destroy();
	}
	const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString('utf8');
	// Postgres cannot store NUL in text.
	return text.replaceAll('\0', '').slice(0, ANSWER_CHARACTERS);
}

/** Seconds or a date, as HTTP allows. */
function readRetryAfter(value: string | string[] | undefined, now: Date): number | null {
	if (typeof value !== 'string') return null;
	if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000;
	const time = Date.parse(value);
	return Number.isNaN(time) ? null : Math.max(0, time - now.getTime());
}

function explain(error: unknown): string {
	const { cause, message, code } = error as NodeJS.ErrnoException;
	if (error instanceof Problem) return message;
	if (cause instanceof Problem) return cause.message;
	return (code ? `${code}: ${message}` : message).slice(0, 300);
}
