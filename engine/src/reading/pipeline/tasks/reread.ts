import { z } from 'zod';
import type { Lesson } from '../../../model/memory.ts';
import type { TemplateSchema } from '../../../model/template.ts';
import { hashFirstPage } from '../../extraction/memory/map-page.ts';
import { unpackPages } from '../pack-pages.ts';
import { applyResultRules } from '../../rules/apply-rules.ts';
import { readFromPages } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';

/** Kept words, the template to read them for, and the lessons of their make. */
const rereadInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
	lessons: z.array(trusted<Lesson>()).optional(),
});

/** Extracts the values of a template from kept words. */
export const reread = defineTask(
	'reread',
	rereadInput,
	async ({ reading, schema, lessons = [] }, { models, questionReader, progress }) => {
		const pages = unpackPages(reading);
		progress(Math.max(pages.length, 1));
		const extraction = await readFromPages(pages, schema, { models, questionReader }, { lessons });
		return extraction && applyResultRules(schema, extraction);
	},
);

/** The hashes by which the lessons for stored words are looked up. */
export const hashReading = defineTask(
	'hash reading',
	z.object({ reading: trusted<Uint8Array>() }),
	({ reading }) => hashFirstPage(unpackPages(reading).slice(0, 1)),
);
