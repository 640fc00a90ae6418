import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';
import type { MailboxObject } from 'imapflow';
import type { Mailbox, MailboxAddress } from '../../model/mailbox.ts';
import { Problem, problem } from '../../model/problem.ts';
import { isPublicAddress } from '../../platform/outbound/judge-address.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';
import { FairImap } from './fair-imap.ts';
import { shareTurns } from './share-turns.ts';

const CONNECT_MS = 15_000;
/** Longer than the IDLE interval, so that a quiet server does not count as dead. */
const SILENCE_MS = 150_000;
/** IDLE is renewed at this interval, because networks drop quiet connections. */
const IDLE_MS = 120_000;
/** Time for all connections together before the process serves other work. */
const MAX_BUSY_MS = 10;
/** Limits of server data: a part of a mail fits, as a literal. The text around literals is limited by FairImap. */
const MAX_LINE_BYTES = 16_384;
const MAX_LITERAL_BYTES = 36_864;
const MAX_RESPONSE_BYTES = 40_960;
const WATCH_MS = 500;
const MAX_UID = 0xffff_ffff;

/** The bytes and the time that a server may use for one operation. */
type ImapLimits = { maxBytes: number; maxMs: number };

export type ImapSession = {
	client: ImapFlow;
	/** As the server states it when the folder is opened. */
	mailbox: OpenedFolder;
	/** Starts a new allowance of bytes and time. */
	allow: () => void;
	/** Aborted when the connection has ended, with the reason: `ClosedByUs` after `close`. */
	ended: AbortSignal;
	close: () => void;
};

/** `uidNext` is 1 or more; both fit into 32 bits (RFC 9051, 2.3.1.1). */
type OpenedFolder = { uidValidity: number; uidNext: number };

/** We closed the connection, so failures caused by that are not reported. */
export class ClosedByUs extends Error {
	constructor() {
		super('the connection was closed');
	}
}

export type OpenImap = (
	address: MailboxAddress & Pick<Mailbox, 'folder'>,
	secret: string,
	limits: ImapLimits,
) => Promise<ImapSession>;

/** Connects to a user-supplied mailbox and opens its folder. */
export function createOpenImap({
	outbound,
}: {
	outbound: Pick<Outbound, 'resolveHost'>;
}): OpenImap {
	const takeTurn = shareTurns({ maxBusyMs: MAX_BUSY_MS });
	return async ({ folder, ...address }, secret, limits) => {
		const { host, port, security, user, secretKind } = address;
		const ip = await outbound.resolveHost(host, port);
		if (security === 'none' && isPublicAddress(ip)) {
			throw unreachable('a password is not sent over a public network in the clear; use TLS.');
		}
		const client = new FairImap(
			{
				host: ip,
				port,
				secure: security === 'tls',
				// Required, not opportunistic: a man in the middle could strip it.
				...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
				...(isIP(host) === 0 && { servername: host }),
				auth: { user, ...(secretKind === 'password' ? { pass: secret } : { accessToken: secret }) },
				logger: false,
				disableCompression: true,
				disableAutoIdle: true,
				maxIdleTime: IDLE_MS,
				connectionTimeout: CONNECT_MS,
				greetingTimeout: CONNECT_MS,
				socketTimeout: SILENCE_MS,
				maxLineLength: MAX_LINE_BYTES,
				maxLiteralSize: MAX_LITERAL_BYTES,
				maxResponseSize: MAX_RESPONSE_BYTES,
				clientInfo: { name: 'DocSift' },
			},
			takeTurn,
		);
		const watched = watch(client, limits);
		try {
			await client.connect();
			const mailbox = readFolder(await client.mailboxOpen(folder));
			return { client, mailbox, ...watched };
		} catch (error) {
			const reason: unknown = watched.ended.reason;
			watched.close();
			// A request that was open fails because of the closed connection, whatever closed it.
			throw explain(isTooLarge(reason) ? reason : error);
		}
	};
}

/** Mails without these numbers cannot be told apart. */
function readFolder({ uidValidity, uidNext }: MailboxObject): OpenedFolder {
	const numbers = { uidValidity: Number(uidValidity), uidNext };
	for (const number of Object.values(numbers)) {
		if (!Number.isInteger(number) || number < 1 || number > MAX_UID) {
			throw unreachable('its server does not number mails as an IMAP server does.');
		}
	}
	return numbers;
}

/** Closes a connection that takes too long or sends too much. */
function watch(client: FairImap, { maxBytes, maxMs }: ImapLimits) {
	const ended = new AbortController();
	let [bytes, since] = [0, performance.now()];
	const end = (reason?: Error) => {
		clearInterval(timer);
		// Set first, because closing the client ends the connection as well.
		ended.abort(reason ?? new Error('the connection has ended'));
		client.close();
	};
	const timer = setInterval(() => {
		const isOver = client.stats().received - bytes > maxBytes || performance.now() - since > maxMs;
		if (isOver) end();
	}, WATCH_MS);
	timer.unref();
	// Without a listener, an error of the socket would end the process.
	client.on('error', (error) => end(error instanceof Error ? error : undefined));
	client.on('close', () => end());
	return {
		ended: ended.signal,
		close: () => end(new ClosedByUs()),
		allow: (): void => {
			[bytes, since] = [client.stats().received, performance.now()];
			client.allowResponses();
		},
	};
}

/** Whether a connection has ended because one answer of the server was too long. */
export function isTooLarge(error: unknown): boolean {
	return error instanceof Error && 'code' in error && String(error.code).endsWith('TooLarge');
}

/** Why a mailbox cannot be used, in our own words, because the text of a server cannot be trusted. */
export function explain(error: unknown): Problem {
	if (error instanceof Problem) return error;
	const {
		code = '',
		authenticationFailed,
		serverResponseCode,
		responseStatus,
		mailboxMissing,
		tlsFailed,
	} = error as Record<string, unknown>;
	if (authenticationFailed === true || serverResponseCode === 'AUTHENTICATIONFAILED') {
		return unreachable('its server refuses the user name with this password or token.');
	}
	if (mailboxMissing === true || serverResponseCode === 'NONEXISTENT' || responseStatus === 'NO') {
		return unreachable('the folder does not exist, or may not be opened.');
	}
	const name = String(code);
	if (tlsFailed === true || /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO|TLS|SSL|EPROTO/.test(name)) {
		return unreachable('its certificate or its encryption cannot be accepted.');
	}
	if (isTooLarge(error)) return unreachable('its server sends more than is read.');
	return unreachable('its server does not answer, or not as an IMAP server does.');
}

function unreachable(reason: string): Problem {
	return problem('MAILBOX_UNREACHABLE', { reason });
}
