import type { DocumentType } from './formats.ts';

/** A document that templates are tried on: read and charged once, kept for a while. */
export type Sample = {
	id: string;
	accountId: string;
	fileName: string;
	fileType: DocumentType;
	sha256: string;
	/** What its scans were read as; null: found automatically. */
	language: string | null;
	documentKey: string;
	/** What was read of its pages. */
	pagesKey: string;
	pagesSha256: string;
	/** Of the words of its first page. */
	hashes: number[];
	pageCount: number;
	readings: number;
	createdAt: Date;
	expiresAt: Date;
};
