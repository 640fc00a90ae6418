import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The addresses of the dashboard's pages. The dashboard itself shows "not found" for others. */
export const PAGES = [
	'/review',
	'/jobs/:id/review',
	'/documents/:id/review',
	'/templates/:id/accuracy',
	'/',
	'/docs',
	'/sign-in',
	'/setup',
	'/invitation',
	'/keys',
	'/usage',
	'/accounts',
	'/settings',
	'/templates',
	'/templates/:id',
	'/jobs',
	'/jobs/:id',
	'/webhooks',
	'/webhooks/:id',
	'/batches',
	'/batches/:id',
	'/people',
	'/activity',
	'/intake',
];
/** Folders that pdf.js loads while it renders: character maps, fonts, decoders. */
const PDF_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
/** The only file without a hash in its name: index.html loads it before the bundle. */
const UNHASHED = 'color-scheme.js';
const NONCE = '__CSP_NONCE__';
const LONG = 'public, max-age=31536000, immutable';

/** Serves the built dashboard. All files except index.html have a hash in their name. */
export async function addWeb(app: FastifyInstance, folder: string): Promise<void> {
	const page = await readFile(join(folder, 'index.html'), 'utf8');
	const pdfFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
	await app.register(fastifyStatic, {
		root: join(folder, 'assets'),
		prefix: '/assets/',
		index: false,
		cacheControl: false,
		preCompressed: true,
		schemaHide: true,
		setHeaders: (reply, path) =>
			void reply.header('cache-control', path.includes(UNHASHED) ? 'no-cache' : LONG),
	});
	for (const name of PDF_FOLDERS) {
		await app.register(fastifyStatic, {
			root: join(pdfFolder, name),
			prefix: `/pdfjs/${name}/`,
			decorateReply: false,
			index: false,
			cacheControl: false,
			schemaHide: true,
			setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
		});
	}
	const icon = await readFile(join(folder, 'favicon.svg'));
	// Browsers request it regardless of what the page declares.
	app.get('/favicon.ico', { schema: { hide: true } }, (_request, reply) =>
		reply
			.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
			.send(icon),
	);
	app.showMissing = (reply) => sendPage(reply, page);
	for (const url of PAGES) {
		app.get(url, { schema: { hide: true } }, (_request, reply) => sendPage(reply, page));
	}
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
	const nonce = randomBytes(16).toString('base64');
	return reply
		.headers({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'content-security-policy': policyWith(nonce),
			'referrer-policy': 'same-origin',
			'x-frame-options': 'DENY',
			'cross-origin-opener-policy': 'same-origin',
			'permissions-policy': 'camera=(), microphone=(), geolocation=()',
		})
		.send(page.replaceAll(NONCE, nonce));
}

/**
 * Only scripts from this server run, and no inline scripts. `wasm-unsafe-eval` lets pdf.js decode JPEG 2000 and
 * JBIG2; it does not allow JavaScript eval.
 */
function policyWith(nonce: string): string {
	return [
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'",
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' blob: data:",
		"font-src 'self' data:",
		"connect-src 'self' blob:",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; ');
}
