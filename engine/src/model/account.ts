import type { KeyScope } from './key-scope.ts';

/** What an account may do. Plans are defined in the configuration. */
export type Plan = {
	/** Pages per calendar month (UTC). */
	pagesPerMonth: number;
	requestsPerMinute: number;
	/** Documents processed at the same time; null: no limit. */
	documentsAtOnce: number | null;
	/** Whether one request may contain several documents or a ZIP archive. */
	multipleDocuments: boolean;
	/** The total size of its stored documents. */
	storageBytes: number;
	/** Tokens of the second reader per calendar month (UTC); 0: not allowed, null: no limit. */
	secondReaderTokens: number | null;
};

export type Plans = Readonly<Record<string, Plan>>;

export type Account = {
	id: string;
	email: string;
	plan: string;
	/** The account of the operator of this installation. */
	isOwner: boolean;
	/** When the operator suspended it; null: active. */
	suspendedAt: Date | null;
	/** The operator has forbidden the second reader for this account, whatever its plan says. */
	isSecondReaderOff: boolean;
	createdAt: Date;
};

export type KeyMode = 'live' | 'test';

export type ApiKey = {
	id: string;
	accountId: string;
	name: string;
	mode: KeyMode;
	/** The first characters of the key, to recognise it in a list. */
	prefix: string;
	scope: KeyScope;
	/** The person that it belongs to, and ends with; null: it belongs to the account. */
	userId: string | null;
	createdAt: Date;
	expiresAt: Date | null;
	lastUsedAt: Date | null;
	revokedAt: Date | null;
};

/**
 * The sender of a request: the account of its API key. A person in the dashboard has the rights of a live key, but no
 * key.
 */
export type Caller = {
	account: Account;
	apiKey: {
		id: string | null;
		mode: KeyMode;
		name?: string;
		scope?: KeyScope;
		userId?: string | null;
	};
	plan: Plan;
};

/** Pages charged on one day, YYYY-MM-DD in UTC. */
export type DayUsage = { day: string; pages: number };

export type PageUsage = {
	/** The month of the figures, as YYYY-MM. */
	period: string;
	limit: number;
	used: number;
	reserved: number;
	remaining: number;
	resetsAt: Date;
};
