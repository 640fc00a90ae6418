import type { LookupFunction } from 'node:net';
import { lookup as lookupName } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector, request } from 'undici';
import { Problem, problem } from '../model/problem.ts';
import type { ReceivedFile, Uploads } from './uploads.ts';

export type FetchSettings = {
	/** Networks that are not public but may be fetched from, in CIDR notation. */
	privateNetworksAllowed: readonly string[];
	/** Ports beside 80 and 443. */
	portsAllowed: readonly number[];
	timeoutMs: number;
};

const MOST_REDIRECTS = 3;
const USUAL_PORTS = ['', '80', '443'];

export type FetchDocument = (
	url: string,
	into: string,
	signal: AbortSignal,
) => Promise<ReceivedFile>;

/** Fetches public addresses only, judged by the address really connected to, at every redirect anew. */
export function createFetchDocument(settings: FetchSettings, uploads: Uploads): FetchDocument {
	const allowed = settings.privateNetworksAllowed.map((network) => ipaddr.parseCIDR(network));
	const isAllowed = (address: string): boolean => {
		const ip = ipaddr.process(address);
		return (
			ip.range() === 'unicast' ||
			allowed.some(([network, bits]) => network.kind() === ip.kind() && ip.match([network, bits]))
		);
	};

	const guardedLookup: LookupFunction = (hostname, options, callback) => {
		lookupName(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) {
				callback(error, []);
				return;
			}
			const open = addresses.filter(({ address }) => isAllowed(address));
			if (open.length === 0) callback(refusal(), []);
			else if (options.all) callback(null, open);
			else callback(null, open[0]?.address ?? '', open[0]?.family ?? 0);
		});
	};
	const connect = buildConnector({ lookup: guardedLookup, timeout: settings.timeoutMs });
	const agent = new Agent({
		connect: (options, callback) => {
			const host = options.hostname.replace(/^\[|\]$/g, '');
			// An address written as a number is never looked up, so it is judged here.
			if (ipaddr.isValid(host) && !isAllowed(host)) {
				callback(refusal(), null);
				return;
			}
			connect(options, (...[error, socket]) => {
				if (error) {
					callback(error, null);
				} else if (!socket.remoteAddress || !isAllowed(socket.remoteAddress)) {
					socket.destroy();
					callback(refusal(), null);
				} else callback(null, socket);
			});
		},
		headersTimeout: settings.timeoutMs,
		bodyTimeout: settings.timeoutMs,
	});

	return async (address, into, signal) => {
		let url = check(address, settings.portsAllowed);
		const limited = AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutMs)]);
		try {
			for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
				const { statusCode, headers, body } = await request(url, {
					dispatcher: agent,
					signal: limited,
				});
				const { location } = headers;
				if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
					await body.dump();
					url = check(new URL(location, url).href, settings.portsAllowed);
					continue;
				}
				if (statusCode !== 200) {
					await body.dump();
					throw problem('URL_FETCH_FAILED', { reason: `it answered ${statusCode}.` });
				}
				return await uploads.receive(body, nameOf(url), into);
			}
			throw problem('URL_FETCH_FAILED', { reason: `more than ${MOST_REDIRECTS} redirects.` });
		} catch (error) {
			if (error instanceof Problem) throw error;
			if (signal.aborted) throw signal.reason as Error;
			const cause = (error as Error).cause;
			if (cause instanceof Problem) throw cause;
			throw problem('URL_FETCH_FAILED', { reason: 'there was no answer.' });
		}
	};
}

function refusal(): Problem {
	return problem('URL_NOT_ALLOWED', { reason: 'its address is not a public one.' });
}

function check(address: string, ports: readonly number[]): URL {
	const url = URL.parse(address);
	if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
		throw problem('URL_NOT_ALLOWED', { reason: 'it is not an http or https address.' });
	}
	if (url.username !== '' || url.password !== '') {
		throw problem('URL_NOT_ALLOWED', { reason: 'it holds a user name or password.' });
	}
	if (!USUAL_PORTS.includes(url.port) && !ports.includes(Number(url.port))) {
		throw problem('URL_NOT_ALLOWED', {
			reason: `port ${url.port} is not allowed, only 80 and 443 are.`,
		});
	}
	return url;
}

function nameOf(url: URL): string {
	const last = url.pathname.split('/').at(-1) ?? '';
	try {
		return decodeURIComponent(last) || url.hostname;
	} catch {
		return last;
	}
}
