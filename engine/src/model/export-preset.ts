/** The file of an export; a CSV file is written for spreadsheets of a language. */
export const EXPORT_KINDS = ['xlsx', 'csv', 'csv-de', 'csv-fr', 'json'] as const;

export type ExportOptions = {
	kind: (typeof EXPORT_KINDS)[number];
	/** The list that has a row for each of its rows; null: a row for each document. */
	list: string | null;
	/** Additional columns. */
	more: string[];
	/** Documents that wait for review are left out. */
	isReviewedOnly: boolean;
};

/** Named choices for the export of a template's results. */
export type ExportPreset = {
	name: string;
	options: ExportOptions;
	savedBy: string;
	savedAt: Date;
};
