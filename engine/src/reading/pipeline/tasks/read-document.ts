import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Page } from '../../../model/document.ts';
import type { Extraction } from '../../../model/extraction.ts';
import type { OpenedDocument } from '../read-pages.ts';

/** What is read of a document before its values are looked for. */
export type ReadDocument = Pick<OpenedDocument, 'records' | 'notes'> & { pages: Page[] };

/** Pages that wait for the second reader, with what the first one found on them. */
export type ReadOnce = { pages: Page[]; extraction: Extraction };

/** Leaves a document for a later task. Children write these files for each other, so they are not checked. */
export async function leaveDocument(path: string, read: ReadDocument | ReadOnce): Promise<void> {
	await writeFile(path, serialize(read), { mode: 0o600 });
}

/** The pages of text that were left in a file, and the scans that were read since then. */
export async function takeDocument(path: string, scans: readonly Page[]): Promise<ReadDocument> {
	const { pages: texts, ...rest } = deserialize(await readFile(path)) as ReadDocument;
	return { pages: [...texts, ...scans].toSorted((a, b) => a.index - b.index), ...rest };
}

export async function takeReadOnce(path: string): Promise<ReadOnce> {
	return deserialize(await readFile(path)) as ReadOnce;
}
