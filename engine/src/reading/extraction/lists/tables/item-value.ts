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
	/** Only the form of its column says that it belongs to the field. */
	isGuess?: boolean;
	/** Its own confidence, if it differs from that of the list. */
	confidence?: number;
};
export type Items = { rows: ItemValue[][]; confidence: number; checks: string[] };
