import type { DocumentType } from './formats.ts';

/** A document that templates are tested on: read and charged once, kept for a day. */
export type Sample = {
	id: string;
	accountId: string;
	fileName: string;
	fileType: DocumentType;
	sha256: string;
	/** The OCR language; null: detected automatically. */
	language: string | null;
	documentKey: string;
	/** The key of the stored reading. */
	pagesKey: string;
	pagesSha256: string;
	/** Hashes of the words on its first page. */
	hashes: number[];
	pageCount: number;
	readings: number;
	createdAt: Date;
	expiresAt: Date;
};
