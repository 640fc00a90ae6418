import { z } from 'zod';
import { readScan } from '../read-pages.ts';
import { defineTask } from './define-task.ts';
import { source } from './inputs.ts';

const ocrInput = source.extend({
	index: z.int(),
	languages: z.array(z.string()).min(1),
	likely: z.array(z.string()).min(1).optional(),
});

/** Reads a page without a text layer. */
export const ocrTask = defineTask('ocr', ocrInput, (input, { engine }) =>
	readScan(input, input.index, input.languages, engine, input.likely),
);
