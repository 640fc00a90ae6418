import { z } from 'zod';
import { showPages } from '../show-pages.ts';
import { defineTask } from './define-task.ts';
import { source, trusted } from './inputs.ts';

/** Pages whose words are shown: those that were kept, the others from the document, where it has words. */
const wordsInput = z.object({
	reading: trusted<Uint8Array>().nullable(),
	document: source.nullable(),
	from: z.int(),
	to: z.int(),
});

/** Lists the words of pages for people. */
export const words = defineTask('words', wordsInput, (input) => showPages(input));
