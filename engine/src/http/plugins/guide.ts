import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** All resources come from this server; inline scripts and external resources are blocked. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the documentation at /docs/guide/, without authentication and offline. */
export async function addGuide(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: folder,
		prefix: '/docs/guide/',
		decorateReply: false,
		cacheControl: false,
		schemaHide: true,
		setHeaders: (reply) => {
			void reply.header('cache-control', 'no-cache');
			void reply.header('content-security-policy', POLICY);
		},
	});
	app.get('/docs/guide', { schema: { hide: true } }, (_request, reply) =>
		reply.redirect('/docs/guide/'),
	);
}
