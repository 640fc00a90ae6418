import { z } from 'zod';
import { toId } from '../../model/id.ts';

/** The `nextCursor` of the previous page. */
export const cursorSchema = z
	.string()
	.transform((text, context) => toId(text) ?? (context.addIssue('must be a nextCursor'), z.NEVER))
	.optional();
