import { z } from 'zod';
import type { Account, Plans } from '../../model/account.ts';
import { PERMISSIONS, permissionsOf, ROLES } from '../../model/role.ts';
import { SIGN_IN_METHODS } from '../../model/user.ts';
import type { Session, User } from '../../model/user.ts';

export const emailSchema = z.email('must be an e-mail address').max(254);
/** Long enough to resist guessing at the speed of argon2id. There are no rules about characters. */
export const newPasswordSchema = z
	.string()
	.min(10, 'has at least 10 characters')
	.max(200, 'has at most 200 characters');
/** An existing password. Its length is not checked. */
export const passwordSchema = z.string().max(1000);

/** A code of an authenticator app, or a recovery code. */
export const codeSchema = z.string().min(1).max(40);

const planSchema = z.object({
	name: z.string(),
	pagesPerMonth: z.int(),
	requestsPerMinute: z.int(),
	multipleDocuments: z.boolean(),
});

export const profileSchema = z.object({
	email: z.string(),
	accountId: z.string(),
	plan: z.string(),
	hasPlan: z
		.boolean()
		.describe('false: the account of the installation, for which the operator has set no plans'),
	isOwner: z.boolean().describe('Whether this person runs the installation'),
	role: z.enum(ROLES),
	may: z.array(z.enum(PERMISSIONS)),
	signedInWith: z.enum(SIGN_IN_METHODS),
	hasPassword: z.boolean().describe('false: this person signs in with the identity provider only'),
	csrfToken: z.string(),
	plans: z.array(planSchema),
	version: z.string(),
});

export function presentProfile(
	{
		user,
		account,
		session,
		csrfToken,
	}: { user: User; account: Account; session: Session; csrfToken: string },
	{ plans, arePlansSet, version }: { plans: Plans; arePlansSet: boolean; version: string },
): z.input<typeof profileSchema> {
	return {
		email: user.email,
		accountId: account.id,
		plan: account.plan,
		hasPlan: arePlansSet || !account.isOwner,
		isOwner: account.isOwner && user.role === 'owner',
		role: user.role,
		may: [...permissionsOf(user.role)],
		signedInWith: session.method,
		hasPassword: user.hasPassword,
		csrfToken,
		plans: Object.entries(plans).map(([name, plan]) => ({ name, ...plan })),
		version,
	};
}
