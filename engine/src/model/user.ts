import type { Account } from './account.ts';
import type { Role } from './role.ts';

/** A person who signs in to the dashboard, for the account that they belong to. */
export type User = { id: string; accountId: string; email: string; role: Role; createdAt: Date };

export type Session = {
	/** SHA-256 of the token in the cookie. */
	id: string;
	userId: string;
	/** What the browser calls itself. */
	client: string;
	createdAt: Date;
	seenAt: Date;
	expiresAt: Date;
};

/** A link by which somebody chooses a password: to come into an account, or because they have lost theirs. */
export type Invitation = {
	id: string;
	accountId: string;
	email: string;
	role: Role;
	expiresAt: Date;
};

/** How an account is entered: by nobody yet, by a link that waits to be opened, or by a person. */
export type Entry = { hasUser: boolean; invitedUntil: Date | null };

export type SignedIn = { session: Session; user: User; account: Account };
