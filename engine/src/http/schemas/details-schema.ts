import { z } from 'zod';

export const detailsSchema = z
	.array(
		z.object({
			path: z.string(),
			confidence: z.number(),
			page: z.int(),
			box: z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() }),
			raw: z.string(),
			checks: z.array(z.string()),
		}),
	)
	.describe('With details=true: where each value was found');
