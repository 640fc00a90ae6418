import type { TemplateDraft } from '../../engine/src/model/template.ts';
import type { Kinds } from '../score.ts';
import type { Sheet } from './sheet.ts';

/** A document of our own making; with `scan` it is pixels only, turned by so many degrees. */
export type Made = {
	id: string;
	sheets: Sheet[];
	scan?: number | undefined;
	/** Documents of one make, where a set has several. */
	family?: string | undefined;
	truth: Record<string, unknown>;
};

export type MadeSet = { name: string; template: TemplateDraft; kinds: Kinds; documents: Made[] };
