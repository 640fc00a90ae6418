import type { Box } from '../../model/document.ts';
import type { Detail, ValueDetail } from '../../model/extraction.ts';
import type { DocumentRecord } from '../../model/record.ts';
import type { Document } from './document.ts';
import type { Choice } from './labelled/rank-candidates.ts';
import type { Kind } from './lexicon/kinds.ts';
import type { Example } from './models/example.ts';
import type { Field } from './request/read-fields.ts';
import type { ListField } from './request/read-lists.ts';
import type { Scalar } from './values/parse-value.ts';

/**
 * A value that a source read for a field, and its place. `isFirm`: a person taught this place on a document of the
 * same make, and only a failed check outweighs it. `isUnchecked`: the sum of the rows does not, because it contradicted
 * the person on that document too.
 */
export type Proposal = {
	field: Field;
	value: unknown;
	detail: ValueDetail;
	isFirm?: boolean;
	isUnchecked?: boolean;
};

/**
 * The candidates of a field, each with the probability that it is the value. Which of them is proposed depends
 * on the candidates of the other fields (decide/assign-candidates.ts).
 */
export type Ranked = {
	field: Field;
	choices: readonly Choice[];
	/** Weight of this source when the scores of several ranking sources are combined, 0 to 1. */
	weight: number;
	/** The template does not ask for this field. Its candidates only help other totals to add up. */
	standsIn?: boolean;
};

/** A value that a record states, and where a page prints the same. */
export type Statement = {
	value: Scalar;
	kind: Kind;
	/** As the record writes it. */
	raw: string;
	/** Where the record says it: an XPath, or the name of a code. */
	at: string;
	/** The probability that the field means this value. */
	strength: number;
	record: Pick<DocumentRecord, 'source' | 'place' | 'isWhole'>;
	/** A side remark of the record. It is used only if the page does not contradict it. */
	isSideRemark: boolean;
	/** Where a page prints it: null if in several places, undefined if nowhere. Pages count from 0. */
	findOnPage: () => { page: number; box: Box } | null | undefined;
};

/** What the records of a document state about a field. */
export type Stated = {
	field: Field;
	statements: readonly Statement[];
	/** The pages were rendered from a record, which is complete. */
	isWhole: boolean;
	/** A record would state the value if the document had one. */
	isExpected: boolean;
};

/** A list that a source read: its values in the shape of the template, and the detail of each. */
export type ListProposal = {
	field: ListField;
	value: unknown[];
	details: Detail[];
	/** Later sources are not asked for it. */
	isFinal?: boolean;
	isFirm?: boolean;
	/** The share of right rows when the document that taught these was read without the lesson. */
	rightShare?: number | undefined;
	/** The columns that every taught row fills. */
	always?: readonly string[];
	/** It contradicts what a person taught. Calibration does not raise its confidences. */
	isRefuted?: boolean;
};

/** A list that a record states: for each row its values, with their paths inside the row. */
export type StatedList = {
	field: ListField;
	rows: readonly (readonly StatedCell[])[];
	/** The pages cannot change it. */
	isFinal: boolean;
};
export type StatedCell = { path: readonly string[]; statement: Statement };

/** A proposal and the name of the source that made it. */
export type Named<P> = P & { source: string };

/** What the question reader proposes: it is asynchronous, so it runs before the other sources. */
export type Answers = {
	values: readonly Named<Proposal>[];
	lists: readonly Named<ListProposal>[];
};
export const NO_ANSWERS: Answers = { values: [], lists: [] };

/**
 * One way to find values (`Source`) or lists (`ListSource`). All of them are listed in sources/sources.ts.
 */
export type Source<Wanted = Field, Proposed = Proposal> = {
	/** Unique. The calibration is stored under it: renaming a source loses its fit. */
	name: string;
	/** Whether the source can find values for such a field. */
	wants: (field: Wanted) => boolean;
	/** Proposes at most one value for each wanted field. */
	propose: (document: Document, fields: readonly Wanted[]) => Proposed[];
	/** Later sources are not asked for the fields that this source answers. */
	isFinal?: true;
	/** Training examples for the model of this source. */
	examples?: (known: KnownField) => Example[];
};
export type ListSource = Source<ListField, ListProposal>;

/** A document and one of its fields whose value is known. */
export type KnownField = {
	document: Document;
	field: Field;
	isRight: (value: unknown) => boolean;
	/** `isRight` for another field of the document; undefined if that field has no value. */
	judgeOther: (isOne: (other: Field) => boolean) => ((value: unknown) => boolean) | undefined;
};

/** Where a value was read, and its confidence. Inside the extraction, pages count from 0. */
export type Evidence = {
	page: number;
	box: Box;
	raw: string;
	confidence: number;
	checks?: readonly string[];
};

/** Turns evidence into a detail, in which pages count from 1. */
export function toDetail({ page, box, raw, confidence, checks = [] }: Evidence): ValueDetail {
	return { confidence, page: page + 1, box, raw, checks: [...checks] };
}

export function toProposal(field: Field, value: unknown, evidence: Evidence): Proposal {
	return { field, value, detail: toDetail(evidence) };
}
