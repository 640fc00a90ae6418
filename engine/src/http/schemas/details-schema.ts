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
					'Only where the document says the value in a form made for machines (an e-invoice in XML, or a code on a page), where the second reader has found it, or where a rule has computed it or found it in a list',
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
