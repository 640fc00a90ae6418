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
/** Secrets are 32 bytes; anything much shorter was cut off or mistyped. */
const MIN_SECRET_BYTES = 16;

/** The key inside a secret, or undefined when it is no secret of DocSift. */
export function decodeSecret(secret: unknown): Buffer | undefined {
	if (typeof secret !== 'string' || !secret.startsWith(SECRET_PREFIX)) return undefined;
	const encoded = secret.slice(SECRET_PREFIX.length).trim();
	if (!/^[A-Za-z0-9+/]+=*$/.test(encoded)) return undefined;
	const key = Buffer.from(encoded, 'base64');
	return key.length >= MIN_SECRET_BYTES ? key : undefined;
}

/**
 * Whether a request is an event that DocSift has signed just now: the Standard Webhooks signature
 * over id, time and the body as it came. The older x-webhook-signature does not cover the time, so
 * whoever has recorded one request could send it again for ever; it is not enough.
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
	// Written so that a tolerance that is no number lets nothing pass.
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
