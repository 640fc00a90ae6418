import type { Agent } from 'undici';
import { request } from 'undici';
import { createOutbound } from './guarded-agent.ts';
import type { OutboundSettings } from './guarded-agent.ts';

export type FetchOptions = {
	method: string;
	headers: Record<string, string>;
	body?: unknown;
	signal?: AbortSignal | undefined;
};

/** A server that cannot be reached, or whose response cannot be used. */
export class UnreachableError extends Error {}

/**
 * A fetch for libraries with their own HTTP client. The origin that the operator configured may have a private
 * address. All other addresses, which that server may name, must be allowed. Redirects are not followed, and a
 * response is limited in size and time.
 */
export function createGuardedFetch({
	ownUrl,
	own,
	others,
	timeoutMs,
	maxBytes,
}: {
	ownUrl: string;
	own: OutboundSettings;
	others: OutboundSettings;
	timeoutMs: number;
	maxBytes: number;
}) {
	const ownOrigin = new URL(ownUrl).origin;
	const guards = { own: createOutbound(own), others: createOutbound(others) };
	const agents: Partial<Record<keyof typeof guards, Agent>> = {};

	async function read(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
		const chunks: Uint8Array[] = [];
		let bytes = 0;
		for await (const chunk of body) {
			bytes += chunk.length;
			if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks);
	}

	return {
		async fetch(address: string, { method, headers, body, signal }: FetchOptions) {
			const side = new URL(address).origin === ownOrigin ? 'own' : 'others';
			const limit = AbortSignal.timeout(timeoutMs);
			try {
				const url = guards[side].checkUrl(address);
				const reply = await request(url, {
					dispatcher: (agents[side] ??= guards[side].createAgent(timeoutMs)),
					method: method === 'POST' ? 'POST' : 'GET',
					headers,
					body: toText(body),
					signal: signal ? AbortSignal.any([signal, limit]) : limit,
				});
				const bytes = await read(reply.body);
				const given = Object.entries(reply.headers).map(([name, value]): [string, string] => [
					name,
					String(value),
				]);
				// Responses with these statuses have no body.
				const hasBody = ![204, 205, 304].includes(reply.statusCode);
				return new Response(hasBody ? Uint8Array.from(bytes) : null, {
					status: reply.statusCode,
					headers: given,
				});
			} catch (error) {
				const why = error instanceof Error ? error.message : 'unknown';
				throw new UnreachableError(`${method} ${new URL(address).origin}: ${why}`.slice(0, 300));
			}
		},

		async close(): Promise<void> {
			for (const agent of Object.values(agents)) await agent.destroy();
		},
	};
}

/** Only forms and texts are ever sent. */
function toText(body: unknown): string | null {
	if (body === undefined || body === null) return null;
	if (typeof body === 'string') return body;
	if (body instanceof URLSearchParams) return body.toString();
	throw new Error('a body of this kind is not sent');
}
