import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formatPath } from '../model/path.ts';
import { problem } from '../model/problem.ts';
import type { Template, TemplateLimits } from '../model/template.ts';
import { checkSchema } from '../services/templates/check-schema.ts';
import type { SchemaFault } from '../services/templates/check-schema.ts';
import { checkTemplateRules } from '../services/templates/check-template-rules.ts';
import { readJsonSchema } from '../services/templates/json-schema/read-json-schema.ts';
import { toJsonSchemaPath } from '../services/templates/json-schema/rule-keywords.ts';
import { writeJsonSchema } from '../services/templates/json-schema/write-json-schema.ts';
import { templateRulesSchema } from './schemas/rule-schemas.ts';
import { presentTemplate, toPlaces } from './schemas/template-schemas.ts';

export const JSON_SCHEMA = 'json-schema';

export const dialectSchema = z.object({
	dialect: z
		.enum(['docsift', JSON_SCHEMA])
		.optional()
		.describe(
			'`json-schema`: `schema` is a JSON Schema (draft 2020-12), in the request and in the response',
		),
});

/**
 * Runs before the body is validated: converts its JSON Schema to a template, or refuses it with paths into the
 * schema.
 */
export function readDialect(limits: TemplateLimits) {
	return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
		const { body, query } = request;
		const isAsked = (query as Record<string, unknown>).dialect === JSON_SCHEMA;
		if (isAsked && typeof body === 'object' && body !== null && 'schema' in body) {
			try {
				Object.assign(body, convert(body.schema, limits));
			} catch (error) {
				done(error as Error);
				return;
			}
		}
		done();
	};
}

function convert(value: unknown, limits: TemplateLimits) {
	const { schema, faults } = readJsonSchema(value, limits);
	refuse(faults);
	const { rules, ...fields } = schema;
	refuse([...checkSchema(fields, limits), ...checkRules(rules)].map(toJsonSchema));
	refuse(checkTemplateRules(fields.data, rules ?? {}).map(toJsonSchema));
	return { schema: fields, ...(rules && { rules }) };
}

function refuse(faults: readonly SchemaFault[]): void {
	if (faults.length === 0) return;
	throw problem('INVALID_TEMPLATE', {
		faults: faults.map(({ path, message }) => ({
			path: formatPath(['schema', ...toPlaces(path)]),
			message,
		})),
	});
}

function toJsonSchema({ path, message }: SchemaFault): SchemaFault {
	return { path: toJsonSchemaPath(path[0] === 'schema' ? path.slice(1) : path), message };
}

function checkRules(rules: unknown): SchemaFault[] {
	const parsed = templateRulesSchema.optional().safeParse(rules);
	const issues = parsed.success ? [] : parsed.error.issues;
	return issues.map(({ path, message }) => ({ path: ['rules', ...path.map(String)], message }));
}

/** Sends a template. One in JSON Schema bypasses the serialiser, which knows only the template language. */
export function sendTemplate(
	reply: FastifyReply,
	template: Template,
	query: z.infer<typeof dialectSchema>,
): FastifyReply {
	const own = presentTemplate(template);
	if (query.dialect !== JSON_SCHEMA) return reply.send(own);
	// The rules are in the schema.
	const answer = { ...own, rules: undefined, schema: writeJsonSchema(template.schema) };
	return reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(answer)));
}
