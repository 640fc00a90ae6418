import type { Account } from './account.ts';

/** A person who signs in to the dashboard, for the account that they belong to. */
export type User = { id: string; accountId: string; email: string; createdAt: Date };

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

/** A link by which somebody chooses the password of an account. */
export type Invitation = { accountId: string; expiresAt: Date };

/** How an account is entered: by nobody yet, by a link that waits to be opened, or by a person. */
export type Entry = { hasUser: boolean; invitedUntil: Date | null };

export type SignedIn = { session: Session; user: User; account: Account };
