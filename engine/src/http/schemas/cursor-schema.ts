import { z } from 'zod';
import { toId } from '../../model/id.ts';

/** The place in a list from which a page goes on: the `nextCursor` of the page before. */
export const cursorSchema = z
	.string()
	.transform((text, context) => toId(text) ?? (context.addIssue('must be a nextCursor'), z.NEVER))
	.optional();
