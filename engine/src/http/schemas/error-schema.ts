import { STATUS_CODES } from 'node:http';
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

/** All error responses. A route can only declare those that are described here. */
const MEANINGS = {
	400: 'The request is invalid; the message says why, and `details` where.',
	401: 'The API key is missing, unknown, expired or revoked.',
	403: 'The plan, the quota, the state of the account or the kind of key does not allow this.',
	404: 'There is none of this id in this account.',
	405: 'The path does not take this method. Any path answers this to methods it does not list.',
	409: 'The state it is in does not allow this.',
	410: 'It was here, and was erased.',
	413: 'The body or a file is too large.',
	415: 'The content type is not the one that is described here.',
	422: 'The document cannot be read.',
	429: 'Too many requests in a minute.',
	500: 'Something went wrong on our side.',
	503: 'Too much to do, or something that is needed is away. Nothing was changed.',
} satisfies Record<number, string>;
type ErrorStatus = keyof typeof MEANINGS;

/** Errors of every route behind a key: refused keys or accounts, limits, and server errors. */
const ALWAYS = [401, 403, 429, 500, 503] as const;

/** The error responses of a route, for the reference: `errorResponses(400, 404)`. */
export function errorResponses<S extends ErrorStatus>(...statuses: S[]) {
	return Object.fromEntries(
		[...statuses, ...ALWAYS].map((status) => [status, errorSchema]),
	) as Record<S | (typeof ALWAYS)[number], typeof errorSchema>;
}

/** The error responses of a route without a key or a rate limit. */
export function openErrorResponses<S extends ErrorStatus>(...statuses: S[]) {
	return Object.fromEntries([...statuses, 500].map((status) => [status, errorSchema])) as Record<
		S | 500,
		typeof errorSchema
	>;
}

type Described = { description: string; headers: Record<string, object>; content: object };

const requestId = {
	description: 'The id of the request, as in our log',
	schema: { type: 'string' },
};
const retryAfter = {
	description: 'Seconds to wait before the same request may succeed',
	required: true,
	schema: { type: 'integer' },
};
const allow = {
	description: 'The methods that the path takes',
	required: true,
	schema: { type: 'string' },
};

/** The error responses by name, so that the reference describes each one once. */
export function describeErrorResponses(): Record<string, Described> {
	return Object.fromEntries(
		Object.entries(MEANINGS).map(([status, description]) => [
			nameErrorResponse(status),
			{
				description,
				headers: {
					'x-request-id': requestId,
					...((status === '429' || status === '503') && { 'retry-after': retryAfter }),
					...(status === '405' && { allow }),
				},
				content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
			},
		]),
	);
}

/** `TooManyRequests` for 429. */
export function nameErrorResponse(status: string): string {
	return (STATUS_CODES[status] ?? `Status${status}`).replace(/\W/g, '');
}
