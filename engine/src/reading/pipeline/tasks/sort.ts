import { z } from 'zod';
import type { Page } from '../../../model/document.ts';
import type { StoredProblem } from '../../../model/problem.ts';
import type { SortingDecisions } from '../../../model/sorting-decision.ts';
import type { Split } from '../../../model/split.ts';
import { hashFirstPage } from '../../extraction/memory/map-page.ts';
import type { BoundaryLook, DocumentPiece, TemplateProfile } from '../../sorting/sort-pages.ts';
import { isEmptyPage } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';
import { leaveDocument, takeDocument } from './read-document.ts';
import { sortFile } from './sort-file.ts';

const sortInput = z.object({
	/** The file with everything that was read. */
	readFile: z.string(),
	/** Prefix of the files for the documents. */
	target: z.string(),
	split: trusted<Split>(),
	templates: z.array(trusted<TemplateProfile>()),
	maxDocuments: z.int(),
	sender: z.string().optional(),
	/** Decisions of people about files of the account. */
	decisions: trusted<SortingDecisions>().optional(),
});

/** A document of a file, and the file of its pages. */
export type SortedPiece = DocumentPiece & {
	pagesFile: string;
	pageCount: number;
	/** Hashes of the words of its first page, to find lessons. */
	hashes: number[];
	isEmpty: boolean;
	/** Its pages that could not be read, counted from 1. */
	unread: ({ page: number } & StoredProblem)[];
};

/** Splits the pages of a file into documents, and stores each of them for extraction. */
export const sort = defineTask('sort', sortInput, async (input, { models, progress }) => {
	const { readFile, target, templates, maxDocuments, sender, decisions } = input;
	const { pages, records, notes } = await takeDocument(readFile, []);
	progress(Math.max(pages.length, 1));
	const split = placeRanges(input.split, pages);
	let boundaries: BoundaryLook[] = [];
	const onBoundaries = (taught: BoundaryLook[]) => {
		boundaries = taught;
	};
	const how = { split, templates, sender, decisions, onBoundaries };
	const found = await sortFile(pages, { ...how, models, maxDocuments });
	const sorted: SortedPiece[] = [];
	for (const [i, piece] of found.entries()) {
		const all = pages.slice(piece.pages.from - 1, piece.pages.to);
		const unread = all.flatMap((page) =>
			page.unread ? { page: numberOf(page), ...page.unread } : [],
		);
		// The extraction refuses what was not read as a whole; a document of a file is read without such pages.
		const own = all.map((page) => ({ ...page, unread: undefined }));
		const pagesFile = `${target}-${i}`;
		// Records of a file, such as an attached e-invoice, belong to its first document.
		const said = i === 0 ? records : [];
		await leaveDocument(pagesFile, { pages: own, records: said, notes: i === 0 ? notes : [] });
		sorted.push({
			...piece,
			pages: { from: numberOf(own.at(0)), to: numberOf(own.at(-1)) },
			pagesFile,
			pageCount: own.length,
			hashes: hashFirstPage(own.slice(0, 1)),
			isEmpty: said.length === 0 && own.every(isEmptyPage),
			unread,
		});
	}
	return { sorted, boundaries };
});

function numberOf(page: Page | undefined): number {
	return (page?.index ?? 0) + 1;
}

/** Maps ranges of pages of the file to ranges among the pages that were read. */
function placeRanges(split: Split, pages: readonly Page[]): Split {
	if (split.by !== 'ranges') return split;
	const ranges = split.ranges.flatMap(({ from, to }) => {
		const first = pages.findIndex(({ index }) => index + 1 >= from);
		const last = pages.findLastIndex(({ index }) => index + 1 <= to);
		return first < 0 || last < first ? [] : [{ from: first + 1, to: last + 1 }];
	});
	return { by: 'ranges', ranges };
}
