import type { Box } from '../../model/document.ts';
import type { Found } from '../../model/extraction.ts';
import type { Document } from './document.ts';
import type { Example } from './models/example.ts';
import type { Field } from './request/read-fields.ts';

/** A value that a source proposes for a field, and where it was read. */
export type Proposal = { field: Field; value: unknown; detail: Found };

/** A proposal and the name of the source that made it. */
export type NamedProposal = Proposal & { source: string };

/** One way to find values. All of them are listed in sources/sources.ts. */
export type Source = {
	name: string;
	/** Whether it may find a value for such a field at all. */
	wants: (field: Field) => boolean;
	/** Values for the fields that it wants, at most one each. */
	propose: (document: Document, fields: readonly Field[]) => Proposal[];
	/** Fields that it answers are not asked of the sources after it. */
	isFinal?: true;
	/** What its model is fitted on, for a field that it wants. */
	examples?: (lesson: Lesson) => Example[];
};

/** A document and one of its fields whose value is known. */
export type Lesson = {
	document: Document;
	field: Field;
	isRight: (value: unknown) => boolean;
	/** The same for another field of the document; undefined where that has no value. */
	judgeOther: (isOne: (other: Field) => boolean) => ((value: unknown) => boolean) | undefined;
};

/** Where a value stands and how sure it is. Inside the extraction pages are counted from 0. */
export type Evidence = {
	page: number;
	box: Box;
	raw: string;
	confidence: number;
	checks?: readonly string[];
};

/** People count pages from 1. */
export function toDetail({ page, box, raw, confidence, checks = [] }: Evidence): Found {
	return { confidence, page: page + 1, box, raw, checks: [...checks] };
}

export function toProposal(field: Field, value: unknown, evidence: Evidence): Proposal {
	return { field, value, detail: toDetail(evidence) };
}
