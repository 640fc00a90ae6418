export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const;
/** What somebody is in an account. */
export type Role = (typeof ROLES)[number];

/**
 * What somebody may do in an account: look at everything; put results right; change templates, submit and
 * delete documents; decide who and what gets in (people, keys, webhooks).
 */
export const PERMISSIONS = ['read', 'review', 'edit', 'manage'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PERMISSIONS_OF: Readonly<Record<Role, readonly Permission[]>> = {
	owner: PERMISSIONS,
	editor: ['read', 'review', 'edit'],
	reviewer: ['read', 'review'],
	viewer: ['read'],
};

export function permissionsOf(role: Role): readonly Permission[] {
	return PERMISSIONS_OF[role];
}
