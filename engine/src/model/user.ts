import type { Account } from './account.ts';
import type { Role } from './role.ts';

/** A person who signs in to the dashboard. */
export type User = {
	id: string;
	accountId: string;
	email: string;
	role: Role;
	/** false: signs in with the identity provider only. */
	hasPassword: boolean;
	createdAt: Date;
};

export const SIGN_IN_METHODS = ['password', 'oidc'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export type Session = {
	/** SHA-256 of the token in the cookie. */
	id: string;
	userId: string;
	/** The user agent. */
	client: string;
	createdAt: Date;
	seenAt: Date;
	expiresAt: Date;
	method: SignInMethod;
	/** When it ends even if it is in use; null: at the general limit. */
	endsAt: Date | null;
	/** Names the session to the identity provider at sign-out; sealed. */
	idToken: string | null;
};

/** A link for choosing a password: for a new person, or after a lost password. */
export type Invitation = {
	id: string;
	accountId: string;
	email: string;
	role: Role;
	expiresAt: Date;
};

/** How an account can be entered: not yet, by an unused link, or by a person. */
export type Entry = { hasUser: boolean; invitedUntil: Date | null };

export type SignedIn = { session: Session; user: User; account: Account };
