import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import MiniSearch from 'minisearch';
import { addReference } from '../../engine/src/http/plugins/reference.ts';
import { addGuide } from '../../engine/src/http/plugins/guide.ts';
import { addWeb } from '../../engine/src/http/plugins/web.ts';
import { buildGuide } from '../../engine/web/guide/build-guide.ts';
import { findWeb } from '../../engine/src/find-web.ts';
import { root } from '../support/run-node.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-guide-'));
const pages = () => readdirSync(folder).filter((name) => name.endsWith('.html'));
const app = Fastify();

beforeAll(async () => {
	buildGuide(join(root, 'docs'), folder);
	await addReference(app, '1');
	const web = findWeb();
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

	test('is served beside the reference, with a policy that lets nothing else in', async () => {
		const answer = await app.inject({ url: '/docs/guide/' });
		expect(answer.statusCode).toBe(200);
		expect(answer.headers['content-type']).toContain('text/html');
		expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
		const bare = await app.inject({ url: '/docs/guide' });
		expect([301, 302]).toContain(bare.statusCode);
		expect(bare.headers.location).toBe('/docs/guide/');
		expect((await app.inject({ url: '/docs/guide/nowhere.html' })).statusCode).toBe(404);
	});

	test('every link and picture within it leads somewhere', async () => {
		for (const page of pages()) {
			const html = readFileSync(join(folder, page), 'utf8');
			const links = [...html.matchAll(/(?:href|src)="([^":]+)"/g)].map(([, link = '']) => link);
			for (const link of links.filter((one) => !one.startsWith('/') && !one.startsWith('../'))) {
				const [file = '', anchor] = link.split('#');
				const { statusCode, body } = await app.inject({ url: `/docs/guide/${file || page}` });
				expect({ page, link, statusCode }).toEqual({ page, link, statusCode: 200 });
				if (anchor)
					expect({ page, link, has: body.includes(`="${anchor}"`) }).toMatchObject({ has: true });
			}
		}
	});

	test('is found by its words', () => {
		const index = MiniSearch.loadJSON(readFileSync(join(folder, 'search-index.json'), 'utf8'), {
			fields: ['title', 'text'],
		});
		const hits = index.search('restore backup').map(({ id }) => id as string);
		expect(hits.slice(0, 3)).toContain('operations.html#backup-and-restore');
	});
});
