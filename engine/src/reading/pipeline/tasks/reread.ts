import { z } from 'zod';
import type { TemplateSchema } from '../../../model/template.ts';
import { unpackPages } from '../pack-pages.ts';
import { extractFromPages } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';

/** Kept words, and the template to read them for. */
const rereadInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
});

/** Extracts the values of a template from kept words. */
export const reread = defineTask(
	'reread',
	rereadInput,
	({ reading, schema }, { models, progress }) => {
		const pages = unpackPages(reading);
		progress(Math.max(pages.length, 1));
		return extractFromPages(pages, schema, models);
	},
);
