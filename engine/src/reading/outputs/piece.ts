import type { Box } from '../../model/document.ts';

type Place = {
	/** From 0, in the document. */
	page: number;
	/** On the page as it was read. */
	box: Box;
};

export type Table = Place & { kind: 'table'; rows: string[][] };

/** A part of a document in reading order. Its texts are plain, without Markdown. */
export type OutputPiece =
	| (Place & { kind: 'heading'; level: number; text: string })
	| (Place & { kind: 'paragraph'; text: string })
	/** `marker`: `-`, or a number such as `3.`. */
	| (Place & { kind: 'item'; marker: string; text: string })
	| Table;
