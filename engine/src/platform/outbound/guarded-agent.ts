import { lookup as lookupName } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';
import type { Problem } from '../../model/problem.ts';
import { problem } from '../../model/problem.ts';
import { createJudge, isPublicAddress } from './judge-address.ts';

export type OutboundSettings = {
	/** Private networks that may be reached, in CIDR notation. */
	privateNetworksAllowed: readonly string[];
	/** Ports besides 80 and 443. */
	portsAllowed: readonly number[] | 'any';
};

const USUAL_PORTS = ['', '80', '443'];
const lookupAll = promisify(lookupName);

export type Outbound = ReturnType<typeof createOutbound>;

/**
 * Outgoing connections to addresses that strangers choose. Only public addresses are allowed; the check applies to
 * the address actually connected to.
 */
export function createOutbound({ privateNetworksAllowed, portsAllowed: ports }: OutboundSettings) {
	const isAllowed = createJudge(privateNetworksAllowed);
	const isPortAllowed = (port: number) => ports === 'any' || ports.includes(port);

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

	/** The IP address in a URL; names are resolved when connecting. */
	const literalOf = (hostname: string): string | undefined => {
		const host = hostname.replace(/^\[|\]$/g, '');
		return ipaddr.isValid(host) ? host : undefined;
	};

	return {
		/**
		 * An agent with this time-out for connections and responses. `isSecretSent`: it refuses to speak plain HTTP over
		 * a public network.
		 */
		createAgent(timeoutMs: number, { isSecretSent = false } = {}): Agent {
			const connect = buildConnector({ lookup: guardedLookup, timeout: timeoutMs });
			return new Agent({
				connect: (options, callback) => {
					const literal = literalOf(options.hostname);
					// IP literals are never resolved, so they are checked here.
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
						} else if (
							isSecretSent &&
							options.protocol === 'http:' &&
							isPublicAddress(socket.remoteAddress)
						) {
							socket.destroy();
							callback(
								refuse('a token is not sent over a public network in the clear; use https.'),
								null,
							);
						} else callback(null, socket);
					});
				},
				headersTimeout: timeoutMs,
				bodyTimeout: timeoutMs,
			});
		},

		/** Checks that need no connection. */
		checkUrl(address: string): URL {
			const url = URL.parse(address);
			if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
				throw refuse('it is not an http or https address.');
			}
			if (url.username !== '' || url.password !== '') {
				throw refuse('it holds a user name or password.');
			}
			if (!USUAL_PORTS.includes(url.port) && !isPortAllowed(Number(url.port))) {
				throw refuse(
					`port ${url.port} is not allowed, only 80 and 443 are; the operator can allow it with FETCH_PORTS_ALLOWED.`,
				);
			}
			const literal = literalOf(url.hostname);
			if (literal !== undefined && !isAllowed(literal)) throw refuseAddress();
			return url;
		},

		/**
		 * Resolves a host that is not part of a URL to the address to connect to. The caller connects to exactly
		 * this address, which prevents DNS rebinding.
		 */
		async resolveHost(host: string, port: number): Promise<string> {
			if (!isPortAllowed(port)) {
				throw refuseHost(
					`port ${port} is not allowed, only ${ports === 'any' ? '' : ports.join(', ')} are; the operator can allow it with MAILBOX_PORTS_ALLOWED.`,
				);
			}
			const literal = literalOf(host);
			const found =
				literal === undefined
					? await lookupAll(host, { all: true }).catch(() => [])
					: [{ address: literal }];
			if (found.length === 0) throw refuseHost('its name is unknown.');
			const open = found.find(({ address }) => isAllowed(address));
			if (!open) {
				throw refuseHost(
					'its address is not a public one; the operator can allow it with MAILBOX_PRIVATE_NETWORKS_ALLOWED.',
				);
			}
			return open.address;
		},

		/** Refuses a name that now resolves to no allowed address. */
		async checkName({ hostname }: URL): Promise<void> {
			if (literalOf(hostname) !== undefined) return;
			// A name that cannot be resolved now may resolve later.
			const found = await lookupAll(hostname, { all: true }).catch(() => []);
			if (found.length > 0 && !found.some(({ address }) => isAllowed(address))) {
				throw refuseAddress();
			}
		},
	};
}

function refuseHost(reason: string): Problem {
	return problem('MAILBOX_UNREACHABLE', { reason });
}

function refuse(reason: string): Problem {
	return problem('URL_NOT_ALLOWED', { reason });
}

function refuseAddress(): Problem {
	return refuse(
		'its address is not a public one; the operator can allow it with PRIVATE_NETWORKS_ALLOWED.',
	);
}
