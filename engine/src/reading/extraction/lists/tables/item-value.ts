import type { Box } from '../../../../model/document.ts';
import type { Field } from '../../request/read-fields.ts';

/** A value in a row of a list of objects, and its place. */
export type ItemValue = {
	field: Field;
	value: unknown;
	raw: string;
	box: Box;
	page: number;
	/** OCR confidence of its words, 0 to 1. */
	legibility?: number;
	/** The field was found only by the form of the column. */
	isGuess?: boolean;
	/** Its own confidence, if it differs from that of the list. */
	confidence?: number;
};
export type Items = { rows: ItemValue[][]; confidence: number; checks: string[] };
