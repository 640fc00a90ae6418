/** The content of documents without pages, in order. `set-pages.ts` lays it out on pages. */
export type Flow = { kind: 'text'; blocks: FlowBlock[] } | { kind: 'sheets'; sheets: Sheet[] };

export type FlowBlock =
	/** A paragraph, its lines separated by \n. An empty paragraph is a blank line. */
	| { kind: 'lines'; text: string; isHeading?: boolean }
	/** Text whose columns are aligned with spaces. */
	| { kind: 'fixed'; text: string }
	| { kind: 'table'; rows: FlowCell[][] };

/** `span`: the number of columns it covers. */
export type FlowCell = { text: string; span: number };

export type Sheet = { rows: SheetRow[] };

/**
 * A row with content: its number in the sheet and its cells from left to right, at most one per column. Both count
 * from 0.
 */
export type SheetRow = { number: number; cells: SheetCell[] };

export type SheetCell = FlowCell & { column: number };

/** Limits of the layout. */
export type SetLimits = { maxPages: number; maxWords: number };
