import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { Page } from '../../../model/document.ts';
import type { Extraction } from '../../../model/extraction.ts';
import type { OpenedDocument } from '../read-pages.ts';

/** The content of a document before extraction. */
export type ReadDocument = Pick<OpenedDocument, 'records' | 'notes'> & { pages: Page[] };

/** Pages that wait for the second reader, with the first extraction. */
export type ReadOnce = { pages: Page[]; extraction: Extraction };

/** Stores a document for a later task. Only our child processes write these files, so they are not validated. */
export async function leaveDocument(path: string, read: ReadDocument | ReadOnce): Promise<void> {
	await writeFile(path, serialize(read), { mode: 0o600 });
}

/** Loads the stored pages of text and adds the scans that were read since. */
export async function takeDocument(path: string, scans: readonly Page[]): Promise<ReadDocument> {
	const { pages: texts, ...rest } = deserialize(await readFile(path)) as ReadDocument;
	return { pages: [...texts, ...scans].toSorted((a, b) => a.index - b.index), ...rest };
}

export async function takeReadOnce(path: string): Promise<ReadOnce> {
	return deserialize(await readFile(path)) as ReadOnce;
}
