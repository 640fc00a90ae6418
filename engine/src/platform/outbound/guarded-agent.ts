import { lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import type { Problem } from '../../model/problem.ts';
import { problem } from '../../model/problem.ts';
import { createJudge } from './judge-address.ts';

export type OutboundSettings = {
	/** Networks that are not public but may be reached, in CIDR notation. */
	privateNetworksAllowed: readonly string[];
	/** Ports beside 80 and 443. */
	portsAllowed: readonly number[];
};

const USUAL_PORTS = ['', '80', '443'];
const lookupAll = promisify(lookupName);

export type Outbound = ReturnType<typeof createOutbound>;

/** The way out to addresses that strangers name: public ones only, judged by the one really connected to. */
export function createOutbound({ privateNetworksAllowed, portsAllowed }: OutboundSettings) {
	const isAllowed = createJudge(privateNetworksAllowed);

	const guardedLookup: LookupFunction = (hostname, options, callback) => {
		lookupName(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) {
				callback(error, []);
				return;
			}
			const open = addresses.filter(({ address }) => isAllowed(address));
			if (open.length === 0) callback(refuseAddress(), []);
			else if (options.all) callback(null, open);
			else callback(null, open[0]?.address ?? '', open[0]?.family ?? 0);
		});
	};

	/** The address itself where a URL names one; a name for one is looked up when it is connected to. */
	const literalOf = (hostname: string): string | undefined => {
		const host = hostname.replace(/^\[|\]$/g, '');
		return ipaddr.isValid(host) ? host : undefined;
	};

	return {
		/** An agent whose connections and answers may take so long. */
		createAgent(timeoutMs: number): Agent {
			const connect = buildConnector({ lookup: guardedLookup, timeout: timeoutMs });
			return new Agent({
				connect: (options, callback) => {
					const literal = literalOf(options.hostname);
					// An address written as a number is never looked up, so it is judged here.
					if (literal !== undefined && !isAllowed(literal)) {
						callback(refuseAddress(), null);
						return;
					}
					connect(options, (...[error, socket]) => {
						if (error) {
							callback(error, null);
						} else if (!socket.remoteAddress || !isAllowed(socket.remoteAddress)) {
							socket.destroy();
							callback(refuseAddress(), null);
						} else callback(null, socket);
					});
				},
				headersTimeout: timeoutMs,
				bodyTimeout: timeoutMs,
			});
		},

		/** Refuses what can be refused without connecting. */
		checkUrl(address: string): URL {
			const url = URL.parse(address);
			if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
				throw refuse('it is not an http or https address.');
			}
			if (url.username !== '' || url.password !== '') {
				throw refuse('it holds a user name or password.');
			}
			if (!USUAL_PORTS.includes(url.port) && !portsAllowed.includes(Number(url.port))) {
				throw refuse(
					`port ${url.port} is not allowed, only 80 and 443 are; the operator can allow it with FETCH_PORTS_ALLOWED.`,
				);
			}
			const literal = literalOf(url.hostname);
			if (literal !== undefined && !isAllowed(literal)) throw refuseAddress();
			return url;
		},

		/** Refuses a name that now stands for addresses of which none is allowed. */
		async checkName({ hostname }: URL): Promise<void> {
			if (literalOf(hostname) !== undefined) return;
			// A name that cannot be looked up now may be tomorrow.
			const found = await lookupAll(hostname, { all: true }).catch(() => []);
			if (found.length > 0 && !found.some(({ address }) => isAllowed(address))) {
				throw refuseAddress();
			}
		},
	};
}

function refuse(reason: string): Problem {
	return problem('URL_NOT_ALLOWED', { reason });
}

function refuseAddress(): Problem {
	return refuse(
		'its address is not a public one; the operator can allow it with PRIVATE_NETWORKS_ALLOWED.',
	);
}
