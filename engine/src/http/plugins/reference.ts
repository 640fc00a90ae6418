import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 of all routes at /docs/json, and a page to read it and try it at /docs. */
export async function addReference(app: FastifyInstance, version: string): Promise<void> {
	await app.register(swagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: 'DocSift',
				version,
				description:
					'Turns documents into structured JSON, following templates. Errors: `{statusCode, error, code, message, requestId}`.',
			},
			components: {
				securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
			},
			security: [{ apiKey: [] }],
		},
		// The routes of the dashboard follow the dashboard, and no client may count on them.
		transform: (input) => {
			const described = jsonSchemaTransform(input);
			return input.url.startsWith('/dashboard/')
				? { ...described, schema: { ...described.schema, hide: true } }
				: described;
		},
		transformObject: jsonSchemaTransformObject,
	});
	await app.register(swaggerUi, {
		routePrefix: '/docs',
		// The page sends what the reader tries to this server only.
		uiConfig: { validatorUrl: null },
		staticCSP:
			"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
		theme: { title: 'DocSift API' },
	});
}
