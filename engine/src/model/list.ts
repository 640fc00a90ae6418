/** A lookup list of an account: vendors, purchase orders, cost centres. */
export type LookupList = {
	id: string;
	accountId: string;
	name: string;
	columns: string[];
	rowCount: number;
	bytes: number;
	/** Which chunks of rows belong to it; another for each replacement. */
	generation: number;
	/** Counts all changes. */
	revision: number;
	createdAt: Date;
	updatedAt: Date;
};

/** What a list was read from. */
export type ReadList = { columns: string[]; rowCount: number; bytes: number };

/** A row of a list, in the order of its columns. */
export type ListRow = string[];

export const LIST_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
export const LIST_LIMITS = {
	maxRows: 100_000,
	maxColumns: 50,
	maxCellCharacters: 1000,
	/** Rows that are stored together. */
	chunkRows: 500,
} as const;
