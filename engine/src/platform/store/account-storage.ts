import type { Connection } from './open-database.ts';

/** Counts the bytes that an account stores. */
export type AccountStorage = {
	/** Returns false, and counts nothing, above the limit. */
	addStoredBytes: (
		added: { accountId: string; bytes: number; limit: number },
		trx: Connection,
	) => Promise<boolean>;
	readStoredBytes: (accountId: string) => Promise<number>;
};
