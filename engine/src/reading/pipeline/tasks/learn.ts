import { z } from 'zod';
import type { KnownPlace } from '../../../model/memory.ts';
import type { TemplateSchema } from '../../../model/template.ts';
import { unpackPages } from '../pack-pages.ts';
import { learnBesideReader } from '../recipe.ts';
import { defineTask } from './define-task.ts';
import { trusted } from './inputs.ts';

/** The words of a document, its correct values, and their known places. */
const learnInput = z.object({
	reading: trusted<Uint8Array>(),
	schema: trusted<TemplateSchema>(),
	right: z.record(z.string(), z.unknown()),
	places: z.array(z.tuple([z.string(), trusted<KnownPlace>()])),
	removed: z.array(z.string()),
});

/** Makes a lesson from the correct values of a document. */
export const learnTask = defineTask(
	'learn',
	learnInput,
	async ({ reading, schema, right, places, removed }, { models, questionReader }) => {
		const known = { values: right, places: new Map(places), removed: new Set(removed) };
		const pages = unpackPages(reading);
		return await learnBesideReader(pages, schema, known, { models, questionReader });
	},
);
