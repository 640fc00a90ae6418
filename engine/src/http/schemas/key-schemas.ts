import { z } from 'zod';
import type { ApiKey } from '../../model/account.ts';
import { FULL_SCOPE, KEY_ACCESS, ROUTE_GROUPS } from '../../model/key-scope.ts';
import type { KeyScope } from '../../model/key-scope.ts';
import { countCharacters, isPrintable } from '../../model/text.ts';

const MAX_TEMPLATES = 100;

const access = z.enum(KEY_ACCESS).describe('read: it changes nothing and submits nothing');
const groups = z
	.array(z.enum(ROUTE_GROUPS))
	.nullable()
	.describe('The parts of the API that it may use; null: all');
const templateIds = z
	.array(z.string())
	.nullable()
	.describe('The only templates that it may use, with their documents; null: all');
const belongsTo = z
	.enum(['account', 'person'])
	.describe('person: it has the rights of the person, and ends when the person is removed');

export const keySchema = z
	.object({
		id: z.string(),
		name: z.string(),
		mode: z.enum(['live', 'test']),
		prefix: z.string().describe('Its first characters'),
		access,
		groups,
		templateIds,
		belongsTo,
		createdAt: z.iso.datetime(),
		expiresAt: z.iso.datetime().nullable(),
		lastUsedAt: z.iso.datetime().nullable().describe('To the minute'),
		revokedAt: z.iso.datetime().nullable(),
	})
	.meta({ id: 'ApiKey' });

export const newKeySchema = z.strictObject({
	name: z
		.string()
		.trim()
		.min(1, 'must not be empty')
		.refine((text) => countCharacters(text) <= 100, 'has more than 100 characters')
		.refine(isPrintable, 'may not contain control characters or broken Unicode'),
	mode: z.enum(['live', 'test']).default('live'),
	expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
	access: access.default('full'),
	groups: z
		.array(z.enum(ROUTE_GROUPS))
		.min(1)
		.nullable()
		.default(null)
		.describe('The parts of the API that it may use; null: all'),
	templateIds: z
		.array(z.string())
		.min(1)
		.max(MAX_TEMPLATES)
		.nullable()
		.default(null)
		.describe('The only templates that it may use, with their documents; null: all'),
	belongsTo: belongsTo.default('account'),
});

/** One scope stands for all keys that may do everything. */
export function toScope(wish: KeyScope): KeyScope {
	const { access: may, groups: parts, templateIds: ids } = wish;
	if (may === 'full' && parts === null && ids === null) return FULL_SCOPE;
	return { access: may, groups: parts && [...new Set(parts)], templateIds: ids };
}

/** Never the secret. */
export function presentApiKey({ id, name, mode, prefix, scope, userId, ...times }: ApiKey) {
	return {
		id,
		name,
		mode,
		prefix,
		access: scope.access,
		groups: scope.groups,
		templateIds: scope.templateIds,
		belongsTo: userId === null ? ('account' as const) : ('person' as const),
		createdAt: times.createdAt.toISOString(),
		expiresAt: times.expiresAt?.toISOString() ?? null,
		lastUsedAt: times.lastUsedAt?.toISOString() ?? null,
		revokedAt: times.revokedAt?.toISOString() ?? null,
	};
}
