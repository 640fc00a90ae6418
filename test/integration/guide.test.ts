import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import MiniSearch from 'minisearch';
import { addReference } from '../../engine/src/http/plugins/reference.ts';
import { addGuide } from '../../engine/src/http/plugins/guide.ts';
import { addWeb } from '../../engine/src/http/plugins/web.ts';
import { buildGuide } from '../../engine/web/guide/build-guide.ts';
import { findWeb } from '../../engine/src/app/find-web.ts';
import { root } from '../support/run-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-guide-'));
const pages = () => readdirSync(folder).filter((name) => name.endsWith('.html'));
const app = Fastify();
const web = findWeb();
/** The dashboard and its reference page exist only after a build. */
const OF_THE_DASHBOARD = ['/', '/docs', '/favicon.ico'];

beforeAll(async () => {
	buildGuide(join(root, 'docs'), folder);
	await addReference(app, '1');
	if (web !== null) await addWeb(app, web);
	await addGuide(app, folder);
});
afterAll(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

describe('The guide', () => {
	test('has a page for every Markdown file of docs/', () => {
		const files = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
		expect(pages().length).toBe(files.length + 1);
	});

	test('is served beside the reference, with a strict content security policy', async () => {
		const answer = await app.inject({ url: '/docs/guide/' });
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
		const bare = await app.inject({ url: '/docs/guide' });
		expect([301, 302]).toContain(bare.statusCode);
		expect(bare.headers.location).toBe('/docs/guide/');
		expect((await app.inject({ url: '/docs/guide/nowhere.html' })).statusCode).toBe(404);
	});

	test('every link and picture that does not leave the engine leads somewhere', async () => {
		const followed = new Map<string, Awaited<ReturnType<typeof app.inject>>>();
		for (const page of pages()) {
			for (const link of linksOf(page).filter((one) => !/^https?:/.test(one))) {
				const { pathname, hash } = new URL(link, `http://engine/docs/guide/${page}`);
				if (OF_THE_DASHBOARD.includes(pathname) && web === null) continue;
				const answer = followed.get(pathname) ?? (await app.inject({ url: pathname }));
				followed.set(pathname, answer);
				const { statusCode, body } = answer;
				const hasPlace = hash === '' || body.includes(`="${hash.slice(1)}"`);
				expect({ page, link, statusCode, hasPlace }).toEqual({
					page,
					link,
					statusCode: 200,
					hasPlace: true,
				});
			}
		}
		expect(followed.size).toBeGreaterThan(pages().length);
	});

	test('files of the repository are linked where it is published, and are there', () => {
		const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
			repository: { url: string };
		};
		const files = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;
		const linked = pages()
			.flatMap(linksOf)
			.filter((link) => link.startsWith(files))
			.map((link) => link.slice(files.length).replace(/#.*/, ''));
		expect(linked).toContain('README.md');
		expect(linked.filter((file) => !existsSync(join(root, file)))).toEqual([]);
	});

	test('is found by its words', () => {
		const index = MiniSearch.loadJSON(readFileSync(join(folder, 'search-index.json'), 'utf8'), {
			fields: ['title', 'text'],
		});
		const hits = index.search('restore backup').map(({ id }) => id as string);
		expect(hits.slice(0, 3)).toContain('operations.html#backup-and-restore');
	});
});

function linksOf(page: string): string[] {
	const html = readFileSync(join(folder, page), 'utf8');
	return [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
}
