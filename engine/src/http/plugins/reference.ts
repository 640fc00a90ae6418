import { STATUS_CODES } from 'node:http';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { describeErrorResponses, nameErrorResponse } from '../schemas/error-schema.ts';
import '../schemas/form-schemas.ts';

type Answer = { description: string; content?: Record<string, { schema?: { $ref?: string } }> };
type Operation = { responses?: Record<string, Answer | { $ref: string }> };
type Reference = { paths: Record<string, Record<string, Operation>>; components: object };

/** Replaces each error response by a reference to its named description, which includes the headers. */
function nameAnswers(reference: Reference): Reference {
	const operations = Object.values(reference.paths).flatMap((path) => Object.values(path));
	for (const { responses = {} } of operations) {
		for (const [status, answer] of Object.entries(responses)) {
			if ('$ref' in answer) continue;
			const { $ref } = answer.content?.['application/json']?.schema ?? {};
			if ($ref === '#/components/schemas/Error') {
				responses[status] = { $ref: `#/components/responses/${nameErrorResponse(status)}` };
			} else if (answer.description === 'Default Response') {
				answer.description = STATUS_CODES[status] ?? answer.description;
			}
		}
	}
	const components = { ...reference.components, responses: describeErrorResponses() };
	return { ...reference, components };
}

/** Forms are read by their handlers, so their schemas are kept apart from those that fastify checks. */
function describeForm<I extends { schema: FastifySchema }>(input: I): I {
	// Contrary to the types, plugin routes have no schema.
	const { form, ...schema } = (input.schema as FastifySchema | undefined) ?? {};
	return form ? { ...input, schema: { ...schema, body: form } } : input;
}

/** Serves OpenAPI 3.1 of all routes at /docs/json and /docs/yaml; the dashboard shows it at /docs. */
export async function addReference(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'DocSift',
				version,
				description:
					'Turns documents into structured JSON, following templates. Errors: `{statusCode, error, code, message, requestId}`. ' +
					'A path that is not listed answers 404, a method that its path does not list 405 with the header `allow`.',
			},
			components: {
				securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
			},
			security: [{ apiKey: [] }],
		},
		// Dashboard routes change with the dashboard and are not part of the public interface.
		transform: (input) => {
			const described = jsonSchemaTransform(describeForm(input));
			return input.url.startsWith('/dashboard/')
				? { ...described, schema: { ...described.schema, hide: true } }
				: described;
		},
		transformObject: (document) => nameAnswers(jsonSchemaTransformObject(document) as Reference),
	});
	app.get('/docs/json', { schema: { hide: true } }, () => app.swagger());
	app.get('/docs/yaml', { schema: { hide: true } }, (_request, reply) =>
		reply.type('application/yaml; charset=utf-8').send(app.swagger({ yaml: true })),
	);
}
