import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Everything comes from us; nothing is written into a page, and nothing is asked of other places. */
const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The documentation as pages to read and search, at /docs/guide/, for everybody and offline. */
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
