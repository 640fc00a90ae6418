export const ROLES = ['owner', 'editor', 'reviewer', 'viewer'] as const;
/** The role of a person in an account. */
export type Role = (typeof ROLES)[number];

/**
 * read: view everything; review: correct results; edit: change templates, submit and delete documents; manage:
 * people, keys and webhooks.
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
