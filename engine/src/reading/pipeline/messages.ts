import { z } from 'zod';
import type { ProblemCode } from '../../model/problem.ts';

/** What the parent sends to a child: a task of the list in tasks.ts, which checks its own input. */
export const requestSchema = z.object({ id: z.int(), kind: z.string(), input: z.unknown() });

export const childSettingsSchema = z.object({
	ocrEngine: z.enum(['pp-ocr', 'tesseract.js', 'tesseract']),
	ocrDataFolder: z.string(),
	/** The tesseract program, for the engines that use it. */
	ocrProgram: z.string(),
});
export type ChildSettings = z.infer<typeof childSettingsSchema>;

/** Far more than any output has. */
const MAX_LISTS = 1000;

export const replySchema = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('ready') }),
	/** The task has come further, and is now at so many pages at once. */
	z.object({ kind: z.literal('progress'), pages: z.int() }),
	/** Some values of a long list of the output, which the last reply puts into its place. */
	z.object({
		kind: z.literal('part'),
		list: z.int().min(0).max(MAX_LISTS),
		values: z.array(z.unknown()),
	}),
	z.object({
		kind: z.literal('done'),
		id: z.int(),
		output: z.unknown(),
		/** Where the lists belong that were sent in parts, in their order. */
		lists: z.array(z.array(z.string()).max(10)).max(MAX_LISTS).default([]),
		rss: z.number(),
	}),
	z.object({
		kind: z.literal('failed'),
		id: z.int(),
		/** null: not a problem of the catalogue but a fault of ours. */
		code: z.string().nullable(),
		message: z.string(),
		pages: z.number().optional(),
		rss: z.number(),
	}),
]);
export type ChildReply = z.infer<typeof replySchema> & { code?: ProblemCode | null };
