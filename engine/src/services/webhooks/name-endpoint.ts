import type { WebhookEndpoint } from '../../model/webhook.ts';

/** Enough of a path to recognise it, too little to use it. */
const SHOWN_CHARACTERS = 4;

/**
 * The name of an endpoint in the audit log: the start of its address. Paths and queries may contain the secret of
 * the receiver, and the audit log is exported.
 */
export function nameEndpoint({ url }: Pick<WebhookEndpoint, 'url'>): string {
	const { origin, pathname, search } = new URL(url);
	const path = `${pathname}${search}`;
	if (path === '/') return origin;
	return `${origin}${pathname.slice(0, 1 + SHOWN_CHARACTERS)}…`;
}
