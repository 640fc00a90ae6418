import type { DocumentRecord } from '../../model/record.ts';
import { readInvoice } from './read-invoice.ts';
import { readXml, UnusableXml } from './xml/read-xml.ts';

/** A file embedded in a document; damaged files have no content. */
export type AttachedFile = { name: string; content: Uint8Array | null };

export type AttachedRecord = {
	record: DocumentRecord | null;
	/** Why files that look like the invoice were not used. */
	notes: string[];
};

/** The first XML file embedded in a document that is an invoice. Other files are ignored. */
export function readAttached(files: readonly AttachedFile[]): AttachedRecord {
	const notes: string[] = [];
	for (const { name, content } of files) {
		try {
			if (!content) throw new UnusableXml('is damaged');
			return { record: readInvoice(readXml(content), false), notes };
		} catch (error) {
			if (!(error instanceof UnusableXml)) throw error;
			notes.push(
				`The file ${JSON.stringify(name)} inside the PDF ${error.message} and was not used; the pages were read.`,
			);
		}
	}
	return { record: null, notes };
}
