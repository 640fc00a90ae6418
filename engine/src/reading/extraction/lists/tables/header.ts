import type { PageLayout } from '../../../../model/layout.ts';
import type { Field } from '../../request/read-fields.ts';

/** A column of a table: its head, the head's place, and the field that it fills. */
export type Column = {
	text: string;
	x0: number;
	x1: number;
	field: Field | null;
	/** According to a lesson, every row fills it. */
	always?: boolean;
	/** The field was found by the form of the cells, not by the head. */
	isGuess?: boolean;
};

export type Header = {
	page: PageLayout;
	/** The lines of the head; rows begin after the last. */
	firstLine: number;
	lastLine: number;
	columns: Column[];
	score: number;
};
