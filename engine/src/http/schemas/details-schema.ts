import { z } from 'zod';

export const detailsSchema = z
	.array(
		z.object({
			path: z.string(),
			confidence: z.number(),
			page: z.int().nullable(),
			box: z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }).nullable(),
			raw: z.string().nullable(),
			checks: z.array(z.string()),
			source: z
				.enum(['xml', 'code', 'second'])
				.optional()
				.describe(
					'Only where the document says the value in a form made for machines (an e-invoice in XML, or a code on a page), or where the second reader has found it',
				),
			xpath: z.string().optional().describe('Where the XML says it'),
			printed: z
				.string()
				.optional()
				.describe('What the page says instead; `checks` then has "xml ≠ print" or "code ≠ print"'),
			grounded: z
				.literal(false)
				.optional()
				.describe('The second reader says so, and it is of a kind that is not printed on the page'),
			note: z
				.string()
				.optional()
				.describe('Why the second reader was not asked, or which pages it was not shown'),
			remembered: z
				.string()
				.optional()
				.describe(
					'What stands where a lesson says that the value does; `checks` then has "as remembered ✗"',
				),
			truncated: z
				.literal(true)
				.optional()
				.describe('In the last row of a list that is longer in the document than in the result'),
		}),
	)
	.describe(
		'With details=true: for every leaf of the result how sure it is and where it was found; confidence 0 and null where it was not',
	);
