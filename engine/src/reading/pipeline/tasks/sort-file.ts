import type { Page } from '../../../model/document.ts';
import { problem } from '../../../model/problem.ts';
import { sortPages } from '../../sorting/sort-pages.ts';
import type { DocumentPiece } from '../../sorting/sort-pages.ts';

type SortOptions = Parameters<typeof sortPages>[1] & { maxDocuments: number };

/** Finds the documents among the pages of a file. Refuses a file with too many. */
export async function sortFile(
	pages: readonly Page[],
	{ maxDocuments, ...options }: SortOptions,
): Promise<DocumentPiece[]> {
	// Sorting numbers pages by their index among those that were read.
	const counted = pages.map((page, index) => ({ ...page, index }));
	const found = await sortPages(counted, options);
	if (found.length > maxDocuments) {
		throw problem('TOO_MANY_DOCUMENTS', { count: found.length, limit: maxDocuments });
	}
	return found;
}
