import type { TemplateDraft } from './template.ts';

/** A published version of a template. */
export type TemplateVersion = {
	version: number;
	content: TemplateDraft;
	/** The key or the person; null: unknown. */
	madeBy: string | null;
	/** The version that was restored. */
	restoredFrom: number | null;
	createdAt: Date;
};

/** An unpublished draft. It may not be a valid template yet. */
export type SavedDraft = {
	content: Record<string, unknown>;
	/** The version that the draft started from. */
	basedOn: number;
	/** Counts saves, from 1. */
	revision: number;
	savedBy: string;
	savedAt: Date;
};
