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

export type SignedIn = { session: Session; user: User; account: Account };
