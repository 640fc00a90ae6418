import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { drawPage, makePdf } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { OWNER_EMAIL: 'owner@test.example', OWNER_PASSWORD: 'correct horse battery' };

let engine: TestEngine;
let me: DashboardClient;
beforeAll(async () => {
	engine = await startTestEngine({ environment: OWNER });
	me = await signIn(engine, OWNER.OWNER_EMAIL, OWNER.OWNER_PASSWORD);
});
afterAll(() => engine.stop());

async function draw(content: Buffer, page?: number): Promise<Response> {
	const form = new FormData();
	form.set('file', new Blob([new Uint8Array(content)]), 'a.tif');
	const query = page === undefined ? '' : `?page=${page}`;
	return await fetch(`${engine.url}/dashboard/api/pictures${query}`, {
		method: 'POST',
		headers: { cookie: me.cookie, 'x-csrf-token': me.csrfToken },
		body: form,
	});
}

async function makeTiff(): Promise<Buffer> {
	const pages = await Promise.all([
		drawPage([['Page', 'one']], 1240, 700),
		drawPage([['Page', 'two']], 1240, 700),
	]);
	return await sharp(pages, { join: { animated: true } })
		.tiff()
		.toBuffer();
}

test('a page of a TIFF is drawn for browsers, which show none', async () => {
	const tiff = await makeTiff();
	const first = await draw(tiff);
	expect(first.status).toBe(200);
	expect(Object.fromEntries(first.headers)).toMatchObject({
		'content-type': 'image/png',
		'content-disposition': 'attachment',
		'content-security-policy': "sandbox; default-src 'none'",
		'x-content-type-options': 'nosniff',
		'x-page-count': '2',
		'x-page-width': '1240',
		'x-page-height': '700',
	});
	const [one, two] = [await first.bytes(), await (await draw(tiff, 2)).bytes()];
	expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1240, height: 700 });
	expect(Buffer.compare(one, two)).not.toBe(0);
});

test('a picture is as large as a screen at most, and upright', async () => {
	const tiff = await sharp({
		create: { width: 5000, height: 3000, channels: 3, background: '#fff' },
	})
		.withMetadata({ orientation: 6 })
		.tiff()
		.toBuffer();
	const answer = await draw(tiff);
	expect([answer.headers.get('x-page-width'), answer.headers.get('x-page-height')]).toEqual([
		'3000',
		'5000',
	]);
	const { width, height } = await sharp(await answer.bytes()).metadata();
	expect([width, height]).toEqual([2000, 3333]);
});

test('other files, missing pages and damaged ones are refused in words', async () => {
	const codeOf = async (answer: Response) => [
		answer.status,
		((await answer.json()) as { code: string }).code,
	];
	const tiff = await makeTiff();
	expect(await codeOf(await draw(await makePdf([[['a', 'b']]])))).toEqual([
		400,
		'UNSUPPORTED_FILE_TYPE',
	]);
	expect(await codeOf(await draw(tiff, 3))).toEqual([400, 'INVALID_REQUEST']);
	expect((await codeOf(await draw(tiff.subarray(0, 200))))[1]).toBe('DOCUMENT_DAMAGED');
});

test('pictures that only few browsers show are drawn as well: HEIC and JPEG 2000', async () => {
	for (const name of ['letter.heic', 'letter.jp2']) {
		const content = readFileSync(new URL(`../fixtures/pictures/${name}`, import.meta.url));
		const drawn = await draw(content);
		expect([name, drawn.status, drawn.headers.get('x-page-count')]).toEqual([name, 200, '1']);
		const { format, width } = await sharp(await drawn.bytes()).metadata();
		expect([format, String(width)]).toEqual(['png', drawn.headers.get('x-page-width')]);
	}
});

test('looking at a picture costs no page', async () => {
	expect((await draw(await makeTiff())).status).toBe(200);
	expect((await me.call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: 0 });
});
