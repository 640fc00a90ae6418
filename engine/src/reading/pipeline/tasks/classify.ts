import { z } from 'zod';
import type { SortingDecisions } from '../../../model/sorting-decision.ts';
import type { DocumentPiece, TemplateProfile } from '../../sorting/sort-pages.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';
import { takeDocument } from './read-document.ts';
import { sortFile } from './sort-file.ts';

const classifyInput = z.object({
	/** The file with everything that was read. */
	pagesFile: z.string(),
	templates: z.array(trusted<TemplateProfile>()),
	maxDocuments: z.int(),
	sender: z.string().optional(),
	/** Decisions of people about files of the account. */
	decisions: trusted<SortingDecisions>().optional(),
});

/** Lists the documents of a file, with the kind and the best template of each. */
export const classify = defineTask(
	'classify',
	classifyInput,
	async (
		{ pagesFile, templates, maxDocuments, sender, decisions },
		{ models, progress },
	): Promise<DocumentPiece[]> => {
		const { pages } = await takeDocument(pagesFile, []);
		progress(Math.max(1, pages.length));
		const split = { by: 'auto' } as const;
		const how = { split, templates, sender, decisions };
		const found = await sortFile(pages, { ...how, models, maxDocuments });
		const numberOf = (place: number) => (pages[place - 1]?.index ?? place - 1) + 1;
		return found.map((piece) => ({
			...piece,
			pages: { from: numberOf(piece.pages.from), to: numberOf(piece.pages.to) },
		}));
	},
);
