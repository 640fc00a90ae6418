import type { Anchor } from './memory.ts';

/** The words of a page by which its make is known, without their text. */
export type PageLook = readonly Anchor[];

/** A person has decided whether a document begins between two pages. */
export type BoundaryDecision = {
	before: PageLook;
	here: PageLook;
	begins: boolean;
	/** Who sent the file; null: unknown. */
	sender: string | null;
};

/** A person has given a document another template than the one that was chosen for it. */
type TemplateDecision = {
	look: PageLook;
	/** The template that was wrong. */
	templateId: string;
	/** The right one; null: none. */
	chosenId: string | null;
};

/** What people have decided about the files of an account, the newest first. */
export type SortingDecisions = {
	boundaries: readonly BoundaryDecision[];
	templates: readonly TemplateDecision[];
};
