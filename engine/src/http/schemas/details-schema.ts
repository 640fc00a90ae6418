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
				.enum(['xml', 'code', 'second', 'computed', 'list'])
				.optional()
				.describe(
					'Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list',
				),
			xpath: z.string().optional().describe('The place in the XML'),
			printed: z
				.string()
				.optional()
				.describe(
					'The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print"',
				),
			grounded: z
				.literal(false)
				.optional()
				.describe(
					'The second reader stated it, and it is of a kind that is not printed on the page',
				),
			lookup: z
				.object({
					list: z.string(),
					score: z.number().describe('How well the best row matches, 0 to 1'),
					alternatives: z.array(z.object({ value: z.string(), score: z.number() })),
				})
				.optional()
				.describe('For a field that is looked up in a list of the account'),
			note: z
				.string()
				.optional()
				.describe('Why the second reader was not asked, or which pages it was not shown'),
			remembered: z
				.string()
				.optional()
				.describe(
					'What is printed at the place that a lesson gives; `checks` then has "as remembered ✗"',
				),
			truncated: z
				.literal(true)
				.optional()
				.describe(
					'In the last row of a list that has more rows in the document than in the result',
				),
		}),
	)
	.describe(
		'With details=true: the confidence and place of every leaf of the result; confidence 0 and null if it was not found',
	);
