import { createHmac, timingSafeEqual } from 'node:crypto';

export type SignedRequest = {
	headers: Record<string, string | string[] | undefined>;
	rawBody: Buffer | undefined;
};
export type SignedEvent = {
	eventId: string;
	eventType: string;
	jobId: string | null;
	templateId: string | null;
	[name: string]: unknown;
};
export type Verdict = { event: SignedEvent } | { refusal: string };

const SECRET_PREFIX = 'whsec_';
/** Secrets have 32 bytes; a much shorter one was truncated or mistyped. */
const MIN_SECRET_BYTES = 16;

/** Decodes the key of a secret; undefined when it is not a DocSift secret. */
export function decodeSecret(secret: unknown): Buffer | undefined {
	if (typeof secret !== 'string' || !secret.startsWith(SECRET_PREFIX)) return undefined;
	const encoded = secret.slice(SECRET_PREFIX.length).trim();
	if (!/^[A-Za-z0-9+/]+=*$/.test(encoded)) return undefined;
	const key = Buffer.from(encoded, 'base64');
	return key.length >= MIN_SECRET_BYTES ? key : undefined;
}

/**
 * Verifies the Standard Webhooks signature over ID, time and raw body, and that the event is recent. The older
 * x-webhook-signature is not enough: it does not cover the time, so a recorded request could be replayed.
 */
export function verifyEvent(
	{ headers, rawBody }: SignedRequest,
	secret: unknown,
	{ now, toleranceSeconds }: { now: Date; toleranceSeconds: number },
): Verdict {
	const key = decodeSecret(secret);
	if (!key)
		return { refusal: 'This webhook has no valid signing secret, so nothing can be verified' };
	if (!rawBody || rawBody.length === 0) return { refusal: 'The request has no body' };
	const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
		(name) => single(headers[name]),
	);
	if (!id || !timestamp || !signatures) {
		return {
			refusal:
				'The request is not signed: webhook-id, webhook-timestamp and webhook-signature are needed',
		};
	}
	if (!/^\d{1,12}$/.test(timestamp)) return { refusal: 'webhook-timestamp is not a time' };
	const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(rawBody).digest();
	if (!signatures.split(' ').some((one) => matches(one, expected))) {
		return { refusal: 'The signature does not fit the body and the secret' };
	}
	const age = now.getTime() / 1000 - Number(timestamp);
	// Negated, so that a tolerance of NaN accepts nothing.
	if (!(Math.abs(age) <= toleranceSeconds)) {
		return {
			refusal: `The request was signed ${Math.abs(Math.round(age))} seconds ${age > 0 ? 'ago' : 'ahead of time'}, more than the ${toleranceSeconds} allowed: check the clocks of both machines`,
		};
	}
	const event = readEvent(rawBody);
	if (event?.eventId !== id) return { refusal: 'The body is not the event that webhook-id names' };
	return { event };
}

function matches(signature: string, expected: Buffer): boolean {
	const [version, encoded] = signature.split(',');
	if (version !== 'v1' || encoded === undefined) return false;
	const given = Buffer.from(encoded, 'base64');
	return given.length === expected.length && timingSafeEqual(given, expected);
}

function readEvent(rawBody: Buffer): SignedEvent | undefined {
	try {
		const body: unknown = JSON.parse(rawBody.toString('utf8'));
		return typeof body === 'object' && body !== null ? (body as SignedEvent) : undefined;
	} catch {
		return undefined;
	}
}

function single(value: string | string[] | undefined): string | undefined {
	return typeof value === 'string' ? value : undefined;
}
