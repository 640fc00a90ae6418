import type { TemplateDraft } from '../../engine/src/model/template.ts';
import type { Kinds } from '../score.ts';
import type { Sheet } from './sheet.ts';

/** A generated document; with `scan` it is an image, rotated by that many degrees. */
export type Made = {
	id: string;
	sheets: Sheet[];
	scan?: number | undefined;
	/** Identifies the make in a set with several makes. */
	family?: string | undefined;
	truth: Record<string, unknown>;
};

export type MadeSet = { name: string; template: TemplateDraft; kinds: Kinds; documents: Made[] };
