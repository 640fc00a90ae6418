import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Maximum embedded files that are examined. An invoice has one, besides its enclosures. */
const MAX_FILES = 5;
const MAX_NAME = 100;

/** The XML files embedded in a PDF. Damaged ones have no content. */
export async function readXmlAttachments(
	pdf: PDFDocumentProxy,
): Promise<{ name: string; content: Uint8Array | null }[]> {
	const attachments = await pdf.getAttachments();
	if (!attachments) return [];
	const names = [...attachments]
		.filter(([, { filename }]) => /\.xml$/i.test(filename))
		.slice(0, MAX_FILES);
	const files: { name: string; content: Uint8Array | null }[] = [];
	for (const [id, { filename }] of names) {
		files.push({
			name: filename.slice(0, MAX_NAME),
			content: await pdf.getAttachmentContent(id).catch(() => null),
		});
	}
	return files;
}
