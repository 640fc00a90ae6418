/** The maximum age of an event; an older one may have been recorded and replayed. */
const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
/** Secrets have 32 bytes. Anybody could sign with an empty one; a short one was truncated or mistyped. */
const MIN_SECRET_BYTES = 16;

/**
 * Verifies that a webhook event was signed with the secret and is recent. Pass the raw body, before it is parsed.
 * Follows Standard Webhooks, so it also works while a secret is rotated. An empty, short or undecodable secret
 * verifies nothing.
 */
export async function verifySignature(
	event: { body: string; headers: Headers | Record<string, string | string[] | undefined> },
	secret: string,
	now: Date = new Date(),
): Promise<boolean> {
	const read = (name: string): string => {
		const { headers } = event;
		const value = headers instanceof Headers ? headers.get(name) : headers[name];
		return (Array.isArray(value) ? value[0] : value) ?? '';
	};
	const [id, timestamp] = [read('webhook-id'), read('webhook-timestamp')];
	const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
	if (id === '' || !/^\d{1,12}$/.test(timestamp) || !(age <= TOLERANCE_SECONDS)) return false;
	const secretBytes = decodeSecret(secret);
	if (!secretBytes) return false;
	const key = await crypto.subtle.importKey(
		'raw',
		secretBytes,
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		['verify'],
	);
	const signed = new TextEncoder().encode(`${id}.${timestamp}.${event.body}`);
	for (const one of read('webhook-signature').split(' ')) {
		const [version, signature = ''] = one.split(',');
		if (version !== 'v1' || !isBase64(signature)) continue;
		if (await crypto.subtle.verify('HMAC', key, fromBase64(signature), signed)) return true;
	}
	return false;
}

function decodeSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
	const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
	if (!isBase64(encoded)) return undefined;
	const bytes = fromBase64(encoded);
	return bytes.length >= MIN_SECRET_BYTES ? bytes : undefined;
}

/** Checks the length as well, so that it can be decoded. */
function isBase64(text: string): boolean {
	return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
