import { z } from 'zod';
import type { ProblemCode } from '../../model/problem.ts';

/** A message to a child: a task of the list in tasks.ts, which validates its own input. */
export const requestSchema = z.object({ id: z.int(), kind: z.string(), input: z.unknown() });

export const childSettingsSchema = z.object({
	ocrEngine: z.enum(['pp-ocr', 'tesseract.js', 'tesseract']),
	ocrDataFolder: z.string(),
	/** The tesseract program, for the engines that use it. */
	ocrProgram: z.string(),
});
export type ChildSettings = z.infer<typeof childSettingsSchema>;

/** Far above the size of any output. */
const MAX_LISTS = 1000;

export const replySchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('ready') }),
	/** Progress: the number of pages that the task is now processing. */
	z.object({ kind: z.literal('progress'), pages: z.int() }),
	/** Some values of a long list of the output. The last reply says where they belong. */
	z.object({
		kind: z.literal('part'),
		list: z.int().min(0).max(MAX_LISTS),
		values: z.array(z.unknown()),
	}),
	z.object({
		kind: z.literal('done'),
		id: z.int(),
		output: z.unknown(),
		/** The paths of the lists that were sent in parts, in order. */
		lists: z.array(z.array(z.string()).max(10)).max(MAX_LISTS).default([]),
		rss: z.number(),
	}),
	z.object({
		kind: z.literal('failed'),
		id: z.int(),
		/** null for an internal error that is not in the catalogue. */
		code: z.string().nullable(),
		message: z.string(),
		pages: z.number().optional(),
		rss: z.number(),
	}),
]);
export type ChildReply = z.infer<typeof replySchema> & { code?: ProblemCode | null };
