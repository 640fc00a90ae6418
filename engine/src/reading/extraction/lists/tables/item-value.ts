import type { Box } from '../../../../model/document.ts';
import type { Field } from '../../request/read-fields.ts';

/** A value of one row of a list of objects, and where it stands. */
export type ItemValue = {
	field: Field;
	value: unknown;
	raw: string;
	box: Box;
	page: number;
	/** How well its words were read, from 0 to 1. */
	legibility?: number;
	/** Its own, where it is not that of the whole list. */
	confidence?: number;
};
export type Items = { rows: ItemValue[][]; confidence: number; checks: string[] };
