import { z } from 'zod';
import type { TemplateSchema } from '../../../model/template.ts';
import { groundOnDocument, openFirstDocument } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';
import { takeReadOnce } from './read-document.ts';

/** The answers of the second reader, and the file of the pages. */
const groundInput = z.object({
	pagesFile: z.string(),
	schema: trusted<TemplateSchema>(),
	values: z.record(z.string(), z.unknown()),
});

/** Checks the answers of the second reader against the pages. */
export const ground = defineTask(
	'ground',
	groundInput,
	async ({ pagesFile, schema, values }, { models, progress }) => {
		const { pages, extraction } = await takeReadOnce(pagesFile);
		progress(Math.max(pages.length, 1));
		const first = openFirstDocument(pages, schema, models);
		return groundOnDocument(first, schema, extraction, values);
	},
);
