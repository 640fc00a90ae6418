import type { Anchor } from './memory.ts';

/** The words of a page by which its make is recognised, as hashes. */
export type PageLook = readonly Anchor[];

/** A person has decided whether a document begins between two pages. */
export type BoundaryDecision = {
	before: PageLook;
	here: PageLook;
	begins: boolean;
	/** The sender of the file; null if unknown. */
	sender: string | null;
};

/** A person has given a document another template than the one that was chosen for it. */
type TemplateDecision = {
	look: PageLook;
	/** The template that was wrong. */
	templateId: string;
	/** The right one; null for none. */
	chosenId: string | null;
};

/** Decisions of people about the files of an account, newest first. */
export type SortingDecisions = {
	boundaries: readonly BoundaryDecision[];
	templates: readonly TemplateDecision[];
};
