import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { formatPath } from '../../model/path.ts';
import type { Fault } from '../../model/problem.ts';
import { problem } from '../../model/problem.ts';

/** More than this help nobody. */
const MAX_FAULTS = 100;

/** Checks a part of the request with its zod schema; all its faults become one INVALID_REQUEST. */
export const checkWithZod: FastifySchemaCompiler<z.ZodType> =
	({ schema, httpPart }) =>
	(data: unknown) => {
		const parsed = schema.safeParse(data, { reportInput: true });
		if (parsed.success) return { value: parsed.data };
		const root = httpPart === 'body' || httpPart === undefined ? [] : [httpPart];
		const faults = parsed.error.issues
			.flatMap((issue) => toFaults(issue, root))
			.slice(0, MAX_FAULTS);
		// A fault inside `schema` is one of the template language, which has its own reference.
		const inTemplate = parsed.error.issues.some((issue) => issue.path[0] === 'schema');
		return { error: problem(inTemplate ? 'INVALID_TEMPLATE' : 'INVALID_REQUEST', { faults }) };
	};

function toFaults(issue: z.core.$ZodIssue, root: string[]): Fault[] {
	const at = (...more: PropertyKey[]) => formatPath([...root, ...issue.path, ...more]);
	switch (issue.code) {
		case 'unrecognized_keys':
			return issue.keys.map((key) => ({ path: at(key), message: 'unknown field; leave it out' }));
		case 'invalid_type':
			return [{ path: at(), message: describeType(issue.expected, issue.input) }];
		case 'invalid_value':
			return [
				{
					path: at(),
					message: `${issue.input === undefined ? 'is required and ' : ''}must be one of ${issue.values.map(String).join(', ')}`,
				},
			];
		default:
			return [{ path: at(), message: issue.message }];
	}
}

function describeType(expected: string, input: unknown): string {
	const article = /^[aeiou]/.test(expected) ? 'an' : 'a';
	return input === undefined
		? `is required, ${article} ${expected}`
		: `must be ${article} ${expected}`;
}
