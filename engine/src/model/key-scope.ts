export const KEY_ACCESS = ['full', 'read'] as const;
type KeyAccess = (typeof KEY_ACCESS)[number];

/** The parts of the API that a key can be limited to. */
export const ROUTE_GROUPS = [
	'documents',
	'templates',
	'lists',
	'webhooks',
	'mailboxes',
	'paperless',
	'usage',
	'keys',
	'audit',
] as const;
export type RouteGroup = (typeof ROUTE_GROUPS)[number];

/** What a key may do. */
export type KeyScope = {
	/** read: it changes nothing and submits nothing. */
	access: KeyAccess;
	/** null: all. */
	groups: RouteGroup[] | null;
	/** The only templates that it may use, with their documents; null: all. */
	templateIds: string[] | null;
};

/** The scope of a key without restrictions. */
export const FULL_SCOPE: KeyScope = { access: 'full', groups: null, templateIds: null };
