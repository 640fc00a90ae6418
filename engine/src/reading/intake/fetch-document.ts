import { request } from 'undici';
import { Problem, problem } from '../../model/problem.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';

const MAX_REDIRECTS = 3;

export type FetchDocument = (
	url: string,
	into: string,
	signal: AbortSignal,
) => Promise<ReceivedFile>;

/** Fetches a URL. Every redirect is checked again. */
export function createFetchDocument(
	{ timeoutMs }: { timeoutMs: number },
	{ outbound, uploads }: { outbound: Outbound; uploads: Uploads },
): FetchDocument {
	const agent = outbound.createAgent(timeoutMs);

	return async (address, into, signal) => {
		let url = outbound.checkUrl(address);
		const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
		try {
			for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
				const { statusCode, headers, body } = await request(url, {
					dispatcher: agent,
					signal: limited,
				});
				const { location } = headers;
				if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
					await body.dump();
					url = outbound.checkUrl(new URL(location, url).href);
					continue;
				}
				if (statusCode !== 200) {
					await body.dump();
					throw problem('URL_FETCH_FAILED', { reason: `it answered ${statusCode}.` });
				}
				return await uploads.receive(body, nameOf(url), into);
			}
			throw problem('URL_FETCH_FAILED', { reason: `more than ${MAX_REDIRECTS} redirects.` });
		} catch (error) {
			if (error instanceof Problem) throw error;
			if (signal.aborted) throw signal.reason as Error;
			const cause = (error as Error).cause;
			if (cause instanceof Problem) throw cause;
			throw problem('URL_FETCH_FAILED', { reason: 'there was no answer.' });
		}
	};
}

function nameOf(url: URL): string {
	const last = url.pathname.split('/').at(-1) ?? '';
	try {
		return decodeURIComponent(last) || url.hostname;
	} catch {
		return last;
	}
}
