import { z } from 'zod';
import type { PlacedWord } from '../../../model/document.ts';
import { placeWords } from '../place-words.ts';
import { defineTask } from './define-task.ts';
import { takeDocument } from './read-document.ts';

const sampleWordsInput = z.object({ pagesFile: z.string(), index: z.int() });

/** Lists the words of a page of a sample. */
export const sampleWords = defineTask(
	'sample words',
	sampleWordsInput,
	async ({ pagesFile, index }): Promise<PlacedWord[]> => {
		const { pages } = await takeDocument(pagesFile, []);
		const page = pages.find((one) => one.index === index);
		return page ? placeWords(page) : [];
	},
);
