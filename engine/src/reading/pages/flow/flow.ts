/** Documents without pages of their own, as what they say in order; `set-pages.ts` makes pages of it. */
export type Flow = { kind: 'text'; blocks: FlowBlock[] } | { kind: 'sheets'; sheets: Sheet[] };

export type FlowBlock =
	/** A paragraph, its lines parted by \n; an empty one is a blank line. */
	| { kind: 'lines'; text: string; isHeading?: boolean }
	/** Text whose columns are made of spaces, as programs write it. */
	| { kind: 'fixed'; text: string }
	| { kind: 'table'; rows: FlowCell[][] };

/** `span`: how many columns it takes. */
export type FlowCell = { text: string; span: number };

export type Sheet = { rows: SheetRow[] };

/** A row that holds anything: its number in the sheet, and its cells from left to right, one a column; both from 0. */
export type SheetRow = { number: number; cells: SheetCell[] };

export type SheetCell = FlowCell & { column: number };

/** What is set out at most. */
export type SetLimits = { maxPages: number; maxWords: number };
