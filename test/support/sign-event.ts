import { createHmac } from 'node:crypto';

/** The signature headers of an event, implemented independently from the documentation. */
export function signEvent(secret: string, body: string, id = 'e-1', at = Date.now() / 1000) {
	const timestamp = String(Math.floor(at));
	const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
	const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
	return {
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': `v1,${mac}`,
		'x-webhook-signature': createHmac('sha256', secret).update(body).digest('hex'),
	};
}
