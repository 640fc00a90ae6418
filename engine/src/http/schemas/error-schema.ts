import { z } from 'zod';

const errorSchema = z
	.object({
		statusCode: z.int(),
		error: z.string().describe('The name of the status'),
		code: z.string().describe('The code of the error, for programs'),
		message: z.string().describe('What is wrong and what to do, for people'),
		requestId: z.string(),
		retryAfter: z.int().optional().describe('Seconds to wait, on 429 and 503'),
		details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
	})
	.meta({ id: 'Error' });

/** What any route may answer. */
const ALWAYS = [500, 503] as const;

/** The error answers of a route, for its documentation: `errorResponses(401, 404)`. */
export function errorResponses<S extends number>(...statuses: S[]) {
	return Object.fromEntries(
		[...statuses, ...ALWAYS].map((status) => [status, errorSchema]),
	) as Record<S | (typeof ALWAYS)[number], typeof errorSchema>;
}
