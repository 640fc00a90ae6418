/** A lookup list of an account: vendors, purchase orders, cost centres. */
export type LookupList = {
	id: string;
	accountId: string;
	name: string;
	columns: string[];
	rowCount: number;
	bytes: number;
	/** The id of its chunks of rows; each replacement has a new one. */
	generation: number;
	/** Counts all changes. */
	revision: number;
	createdAt: Date;
	updatedAt: Date;
};

/** The origin of a list. */
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
