import type { TemplateDraft } from './template.ts';

/** What a template was from one publishing to the next. */
export type TemplateVersion = {
	version: number;
	content: TemplateDraft;
	/** The key or the person; null: not known. */
	madeBy: string | null;
	/** The version whose content it has again. */
	restoredFrom: number | null;
	createdAt: Date;
};

/** Work on a template that nobody but its makers sees; it may not be a valid template yet. */
export type SavedDraft = {
	content: Record<string, unknown>;
	/** The version that it began with. */
	basedOn: number;
	/** Counts savings, from 1. */
	revision: number;
	savedBy: string;
	savedAt: Date;
};
