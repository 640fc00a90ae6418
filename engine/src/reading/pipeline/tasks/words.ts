import { z } from 'zod';
import { showPages } from '../show-pages.ts';
import { defineTask } from './define-task.ts';
import { source, trusted } from './inputs.ts';

/** The pages to show: kept words, and for other pages the text layer of the document. */
const wordsInput = z.object({
	reading: trusted<Uint8Array>().nullable(),
	document: source.nullable(),
	from: z.int(),
	to: z.int(),
});

/** Lists the words of pages for people. */
export const words = defineTask('words', wordsInput, (input) => showPages(input));
