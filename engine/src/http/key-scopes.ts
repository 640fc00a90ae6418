import type { FastifyRequest } from 'fastify';
import type { ApiKey } from '../model/account.ts';
import { toId } from '../model/id.ts';
import type { RouteGroup } from '../model/key-scope.ts';
import { problem } from '../model/problem.ts';
import type { Problem } from '../model/problem.ts';

/** The group of a route, by the start of its path. */
const GROUPS: readonly (readonly [string, RouteGroup])[] = [
	['/documents/', 'documents'],
	['/v1/documents/', 'documents'],
	['/v1/jobs', 'documents'],
	['/v1/batches', 'documents'],
	['/v1/languages', 'documents'],
	['/v1/templates', 'templates'],
	['/v1/trash', 'templates'],
	['/v1/lists', 'lists'],
	['/v1/webhooks', 'webhooks'],
	['/v1/mailboxes', 'mailboxes'],
	['/v1/paperless', 'paperless'],
	['/v1/usage', 'usage'],
	['/v1/keys', 'keys'],
	['/v1/audit', 'audit'],
];

/**
 * How a request names its template: in its path, query, body or form, or through the job, document or batch that
 * it names. `any`: it reveals nothing about a template. `listed`: its handler leaves out other templates.
 */
export type TemplateSource =
	'path' | 'query' | 'body' | 'form' | 'job' | 'document' | 'batch' | 'any' | 'listed';

/**
 * Keys restricted to certain templates may use only the routes listed here, and those with a template in their
 * path.
 */
const SOURCES: Readonly<Record<string, TemplateSource>> = {
	'GET /v1/languages': 'any',
	'GET /v1/usage': 'any',
	'GET /v1/templates': 'listed',
	'POST /documents/parse': 'form',
	'POST /v1/documents/parse/async': 'form',
	'POST /v1/batches': 'body',
	'GET /v1/batches/:batchId': 'batch',
	'GET /v1/batches/:batchId/results': 'batch',
	'DELETE /v1/batches/:batchId': 'batch',
	'GET /v1/jobs': 'query',
	'GET /v1/jobs/export': 'query',
	'GET /v1/jobs/:jobId': 'job',
	'GET /v1/jobs/:jobId/corrections': 'job',
	'GET /v1/jobs/:jobId/document': 'job',
	'GET /v1/jobs/:jobId/output': 'job',
	'PATCH /v1/jobs/:jobId/result': 'job',
	'POST /v1/jobs/:jobId/undo': 'job',
	'POST /v1/jobs/:jobId/retry': 'job',
	'POST /v1/jobs/:jobId/events': 'job',
	'DELETE /v1/jobs/:jobId': 'job',
	'GET /v1/documents/:documentId': 'document',
	'PATCH /v1/documents/:documentId/result': 'document',
	'POST /v1/documents/:documentId/undo': 'document',
	'DELETE /v1/documents/:documentId': 'document',
};

export function groupOf(url: string): RouteGroup | undefined {
	return GROUPS.find(([start]) => url.startsWith(start))?.[1];
}

/** undefined: not available to keys restricted to certain templates. */
export function templateSourceOf(method: string, url: string): TemplateSource | undefined {
	if (url.startsWith('/v1/templates/:templateId')) return 'path';
	return SOURCES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
}

export function listTemplateSources(): string[] {
	return Object.keys(SOURCES);
}

/** The checks that need no body. A route without a group is refused to every restricted key. */
export function checkScope(
	{ scope: { access, groups, templateIds }, expiresAt }: Pick<ApiKey, 'scope' | 'expiresAt'>,
	method: string,
	url: string,
): void {
	const group = groupOf(url);
	if (access === 'read' && method !== 'GET' && method !== 'HEAD') {
		throw refuse('it may only read.');
	}
	if (groups && (group === undefined || !groups.includes(group))) {
		throw refuse(`it is for ${groups.join(', ')} only.`);
	}
	const isLimited = access !== 'full' || groups !== null || templateIds !== null || expiresAt;
	// Otherwise a key could create one with more rights or a longer life than its own.
	if (isLimited && group === 'keys') throw refuse('a limited key may not manage keys.');
	if (templateIds && templateSourceOf(method, url) === undefined) {
		throw refuse('it is for certain templates, and this request is not about one.');
	}
}

/** Refuses a request that is also about another group than that of its route. */
export function checkGroup(request: FastifyRequest, group: RouteGroup): void {
	const groups = request.caller?.apiKey.scope?.groups;
	if (groups && !groups.includes(group)) throw refuse(`it is for ${groups.join(', ')} only.`);
}

/** Refuses a template that the key of a request does not cover. */
export function checkTemplate(request: FastifyRequest, templateId: string | undefined): void {
	const allowed = request.caller?.apiKey.scope?.templateIds;
	if (!allowed) return;
	const id = templateId === undefined ? undefined : toId(templateId);
	if (id === undefined) throw refuse('it is for certain templates. Name one as templateId.');
	if (!allowed.includes(id)) throw refuse('it is for other templates.');
}

type Chosen = {
	template: { id: string } | null;
	sorting: { templates: readonly { id: string }[] } | null;
};

/** Refuses a request that may be read with a template that its key does not cover. */
export function checkTemplates(request: FastifyRequest, { template, sorting }: Chosen): void {
	for (const { id } of template ? [template] : (sorting?.templates ?? [])) {
		checkTemplate(request, id);
	}
}

/** The templates that a key may see. */
export function isTemplateVisible(request: FastifyRequest, templateId: string): boolean {
	return request.caller?.apiKey.scope?.templateIds?.includes(templateId) ?? true;
}

function refuse(reason: string): Problem {
	return problem('API_KEY_SCOPE', { reason });
}
