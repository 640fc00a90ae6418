import { z } from 'zod';
import type { TemplateSchema } from '../../../model/template.ts';
import { unpackPages } from '../pack-pages.ts';
import { applyRules } from '../../rules/apply-rules.ts';
import { extractFromPages } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';

/** Words that were kept, read again for a template. */
const rereadInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
});

/** Extracts the values of a template from words that were kept. */
export const reread = defineTask(
	'reread',
	rereadInput,
	({ reading, schema }, { models, progress }) => {
		const pages = unpackPages(reading);
		progress(Math.max(pages.length, 1));
		const extraction = extractFromPages(pages, schema, models);
		return extraction && applyRules(schema, extraction);
	},
);
