import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEndpoint } from '../../model/webhook.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function createSecret(): string {
	return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * Two kinds of signatures: `x-webhook-signature` is the hex HMAC-SHA256 of the raw body with the whole secret as the
 * key. The Standard Webhooks headers sign ID, time and body with the decoded secret, and for a while after a rotation
 * also with the previous secret.
 */
export function signEvent(
	{ id, body }: { id: string; body: string },
	endpoint: Pick<WebhookEndpoint, 'secret' | 'previousSecret' | 'previousSecretUntil'>,
	now: Date,
): Record<string, string> {
	const { secret, previousSecret, previousSecretUntil: until } = endpoint;
	const secrets = [
		secret,
		...(previousSecret !== null && until && until > now ? [previousSecret] : []),
	];
	const timestamp = String(Math.floor(now.getTime() / 1000));
	const signatures = secrets.map((one) => {
		const key = Buffer.from(one.slice(PREFIX.length), 'base64');
		const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
		return `v1,${mac}`;
	});
	return {
		'x-webhook-signature': createHmac('sha256', secret).update(body).digest('hex'),
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': signatures.join(' '),
	};
}
