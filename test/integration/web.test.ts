import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addWeb } from '../../engine/src/http/plugins/web.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-web-'));
const app = Fastify();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
	mkdirSync(join(folder, 'assets'));
	writeFileSync(join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
	writeFileSync(join(folder, 'assets/index-1a2b.js'), 'hello');
	writeFileSync(join(folder, 'assets/index-1a2b.js.gz'), gzipSync('hello'));
	writeFileSync(join(folder, 'assets/color-scheme.js'), 'early');
	writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
	await addWeb(app, folder);
});
afterAll(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

describe('The files of the dashboard', () => {
	test.each(['/', '/sign-in', '/templates/some-id', '/jobs/some-id'])(
		'%s is the page, with a policy that allows no script of its own',
		async (url) => {
			const answer = await get(url);
			expect(answer.statusCode).toBe(200);
			const policy = String(answer.headers['content-security-policy']);
			const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
			expect(answer.body).toBe(`<script nonce="${nonce}"></script>`);
			expect(policy).toContain("default-src 'none'");
			expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
			expect(policy).not.toContain('unsafe-inline');
			expect(policy).toContain("frame-ancestors 'none'");
			expect(answer.headers['cache-control']).toBe('no-store');
		},
	);

	test('every page of the dashboard can be opened by its address', async () => {
		const routes = readFileSync(new URL('../../engine/web/src/app.tsx', import.meta.url), 'utf8');
		const pages = [...routes.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) => path);
		expect(pages.length).toBeGreaterThan(15);
		for (const page of pages) {
			const { statusCode } = await get(page.replace(':id', 'some-id'));
			expect({ page, statusCode }).toEqual({ page, statusCode: 200 });
		}
	});

	test('every page has a nonce of its own', async () => {
		const nonces = await Promise.all([get('/'), get('/')]);
		expect(nonces[0].body).not.toBe(nonces[1].body);
	});

	test('names with a hash are kept by browsers, and sent compressed', async () => {
		const answer = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' });
		expect(answer.headers).toMatchObject({
			'cache-control': 'public, max-age=31536000, immutable',
			'content-encoding': 'gzip',
			'content-type': 'application/javascript; charset=utf-8',
		});
		expect((await get('/assets/color-scheme.js')).headers['cache-control']).toBe('no-cache');
	});

	test.each(['/nothing', '/assets/nothing.js', '/assets/../index.html', '/pdfjs/package.json'])(
		'%s is not there',
		async (url) => expect((await get(url)).statusCode).toBe(404),
	);

	test('pdf.js finds its fonts and character maps', async () => {
		expect((await get('/pdfjs/cmaps/UniJIS-UTF16-H.bcmap')).statusCode).toBe(200);
		expect((await get('/pdfjs/standard_fonts/FoxitDingbats.pfb')).statusCode).toBe(200);
	});
});
