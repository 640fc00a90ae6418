/** What an account may do; plans are data of the configuration. */
export type Plan = {
	/** Pages that may be parsed in one calendar month (UTC). */
	pagesPerMonth: number;
	requestsPerMinute: number;
	/** Documents in work at a time; null: no limit of its own. */
	documentsAtOnce: number | null;
	/** Whether one request may carry several documents or a ZIP archive. */
	multipleDocuments: boolean;
	/** What the documents of its jobs may take up together. */
	storageBytes: number;
	/** Tokens that the second reader may cost in one calendar month (UTC); 0: it may not be used, null: no limit. */
	secondReaderTokens: number | null;
};

export type Plans = Readonly<Record<string, Plan>>;

export type Account = {
	id: string;
	email: string;
	plan: string;
	/** The account of the operator of this installation. */
	isOwner: boolean;
	/** Since when the operator lets it do nothing; null: it may work. */
	suspendedAt: Date | null;
	/** Whether the operator keeps its documents from the second reader, whatever its plan says. */
	isSecondReaderOff: boolean;
	createdAt: Date;
};

export type KeyMode = 'live' | 'test';

export type ApiKey = {
	id: string;
	accountId: string;
	name: string;
	mode: KeyMode;
	/** The first characters of the key, for telling keys apart in a list. */
	prefix: string;
	createdAt: Date;
	expiresAt: Date | null;
	lastUsedAt: Date | null;
	revokedAt: Date | null;
};

/**
 * Whoever sent a request: the account behind the key it carried. A person who is signed in to the
 * dashboard may do what a live key may, and has no key.
 */
export type Caller = {
	account: Account;
	apiKey: { id: string | null; mode: KeyMode; name?: string };
	plan: Plan;
};

/** Pages charged on one day, YYYY-MM-DD in UTC. */
export type DayUsage = { day: string; pages: number };

export type PageUsage = {
	/** The month that the figures are of, as YYYY-MM. */
	period: string;
	limit: number;
	used: number;
	reserved: number;
	remaining: number;
	resetsAt: Date;
};
