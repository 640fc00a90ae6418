import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { formatPath } from '../../model/path.ts';
import type { Fault, Problem } from '../../model/problem.ts';
import { problem } from '../../model/problem.ts';

/** More errors than this do not help a client. */
const MAX_FAULTS = 100;

/**
 * Validates a part of the request with its zod schema and reports all faults as one INVALID_REQUEST. Then rejects NUL
 * characters, which Postgres cannot store in text.
 */
export const checkWithZod: FastifySchemaCompiler<z.ZodType> =
	({ schema, httpPart }) =>
	(data: unknown) => {
		const parsed = schema.safeParse(httpPart === 'params' ? withoutNuls(data) : data, {
			reportInput: true,
		});
		const root = httpPart === 'body' || httpPart === undefined ? [] : [httpPart];
		if (parsed.success) {
			const faults = findNuls(parsed.data, root);
			if (faults.length > 0) return { error: problem('INVALID_REQUEST', { faults }) };
			return { value: parsed.data };
		}
		return { error: describeIssues(parsed.error.issues, root) };
	};

/** For data that is not a part of the request; throws its faults. */
export function parseWithZod<T>(schema: z.ZodType<T>, data: unknown): T {
	const parsed = schema.safeParse(data, { reportInput: true });
	if (parsed.success) return parsed.data;
	throw describeIssues(parsed.error.issues, []);
}

function describeIssues(issues: readonly z.core.$ZodIssue[], root: string[]): Problem {
	const faults = issues
		.slice(0, MAX_FAULTS)
		.flatMap((issue) => toFaults(issue, root))
		.slice(0, MAX_FAULTS);
	// A fault inside `schema` concerns the template language, which has its own reference.
	const inTemplate = issues.some((issue) => issue.path[0] === 'schema');
	return problem(inTemplate ? 'INVALID_TEMPLATE' : 'INVALID_REQUEST', { faults });
}

/** An ID with a NUL does not exist, so the response is 404, not 400. No ID contains U+FFFD. */
function withoutNuls(params: unknown): unknown {
	return Object.fromEntries(
		Object.entries(params as Record<string, string>).map(([name, value]) => [
			name,
			value.replaceAll('\0', '\ufffd'),
		]),
	);
}

/** A value to visit, and the path to it. */
type Step = { value: unknown; name: PropertyKey; parent: Step | null };

/**
 * Strings and names that contain NUL, at most `MAX_FAULTS`. Iterative, so that deep nesting cannot overflow the
 * stack.
 */
function findNuls(root: unknown, prefix: readonly string[]): Fault[] {
	const faults: Fault[] = [];
	const open: Step[] = [{ value: root, name: '', parent: null }];
	for (let step = open.pop(); step && faults.length < MAX_FAULTS; step = open.pop()) {
		const { value } = step;
		if (typeof value === 'string') {
			if (value.includes('\0')) {
				const message = 'may not contain a NUL character';
				faults.push({ path: formatPath([...prefix, ...pathOf(step)]), message });
			}
		} else if (Array.isArray(value)) {
			// Skip numbers and other primitives, so that a long array of them costs only one check each.
			for (let i = value.length - 1; i >= 0; i -= 1) {
				const inner: unknown = value[i];
				if (mayHoldText(inner)) open.push({ value: inner, name: i, parent: step });
			}
		} else if (typeof value === 'object' && value !== null) {
			const names = Object.keys(value);
			for (let i = names.length - 1; i >= 0; i -= 1) {
				const name = names[i] ?? '';
				if (name.includes('\0') && faults.length < MAX_FAULTS) {
					const message = 'a name in it may not contain a NUL character';
					faults.push({ path: formatPath([...prefix, ...pathOf(step)]), message });
				}
				const inner = (value as Record<string, unknown>)[name];
				if (mayHoldText(inner)) open.push({ value: inner, name, parent: step });
			}
		}
	}
	return faults;
}

function mayHoldText(value: unknown): boolean {
	return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

function pathOf(step: Step): PropertyKey[] {
	const path: PropertyKey[] = [];
	for (let at = step; at.parent; at = at.parent) path.push(at.name);
	return path.reverse();
}

function toFaults(issue: z.core.$ZodIssue, root: string[]): Fault[] {
	const at = (...more: PropertyKey[]) => formatPath([...root, ...issue.path, ...more]);
	switch (issue.code) {
		case 'unrecognized_keys':
			return issue.keys
				.slice(0, MAX_FAULTS)
				.map((key) => ({ path: at(key), message: 'unknown field; leave it out' }));
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
