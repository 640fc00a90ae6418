import type { DocumentLimits } from '../../model/document.ts';
import type { DocumentType } from '../../model/formats.ts';

/** A document on disk whose pages are read. */
export type PageSource = {
	path: string;
	type: DocumentType;
	limits: DocumentLimits;
	/** For a protected PDF. */
	password?: string | undefined;
};
