import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPages } from '../../engine/src/reading/pipeline/read-pages.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LETTER, makePdf, makeScan } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const TEMPLATE = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: { data: { invoiceNumber: { type: 'string' }, iban: { type: 'string', format: 'iban' } } },
};
const LINES = [...LETTER, ['IBAN', IBAN]] as const;

let engine: TestEngine;
let templateId: string;
let folder: string;
beforeAll(async () => {
	engine = await startTestEngine({ environment: { OCR_ENGINE: 'auto' } });
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
	folder = await mkdtemp(join(tmpdir(), 'outputs-'));
});
afterAll(async () => {
	await engine.stop();
	await rm(folder, { recursive: true, force: true });
});

const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 50_000_000 };
async function textOf(pdf: Buffer): Promise<string> {
	const path = join(folder, 'read.pdf');
	await writeFile(path, pdf);
	const pages = await openPages({ path, type: 'pdf', limits });
	return pages.flatMap((page) => page?.words.map(({ text }) => text) ?? []).join(' ');
}

async function convert(content: Buffer, fields: Record<string, string>, key = engine.ownerKey) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	form.set('file', new Blob([new Uint8Array(content)]), 'letter.pdf');
	return await fetch(`${engine.url}/v1/documents/convert`, {
		method: 'POST',
		headers: { 'x-api-key': key },
		body: form,
	});
}
const get = (path: string) =>
	fetch(`${engine.url}${path}`, { headers: { 'x-api-key': engine.ownerKey } });

async function submit(content: Buffer): Promise<string> {
	const url = `${engine.url}/v1/documents/parse/async`;
	const files = [{ field: 'file', name: 'letter.pdf', content }];
	const { body } = await sendForm(url, engine.ownerKey, { templateId }, files);
	const { jobId } = body as { jobId: string };
	await engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
	return jobId;
}

describe('POST /v1/documents/convert', () => {
	test('answers Markdown, and charges the pages like a parse', async () => {
		const answer = await convert(await makePdf([LETTER, LETTER]), {});
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
		expect(answer.headers.get('content-disposition')).toContain('letter.md');
		expect(answer.headers.get('x-page-used')).toBe('2');
		const text = await answer.text();
		expect(text).toContain('<!-- page 2 -->');
		expect(text).toContain('| Invoice number | A-4711 |');
	});

	test('answers the words of a scan with their places, and a PDF that holds them', async () => {
		const scan = await makeScan([LINES]);
		const words = (await (await convert(scan, { as: 'words' })).json()) as {
			pages: { page: number; unit: string; words: { text: string; box: number[] }[] }[];
		};
		const read = words.pages.flatMap((page) => page.words.map(({ text }) => text));
		expect(read).toContain('A-4711');
		expect(words.pages[0]).toMatchObject({ page: 1, unit: 'pt' });
		const pdf = await convert(scan, { as: 'pdf' });
		const file = Buffer.from(await pdf.arrayBuffer());
		const found = (await textOf(file)).split(' ');
		const missing = read.filter((word) => !found.includes(word));
		expect(missing.length).toBeLessThanOrEqual(0.01 * read.length);
		expect(file.length).toBeLessThan(1.1 * scan.length);
	});

	test('faults of the form are named, and what has no pages becomes no PDF', async () => {
		const wrong = await convert(await makePdf([LETTER]), { as: 'redacted-pdf', chunks: '7' });
		expect(wrong.status).toBe(400);
		expect(await wrong.json()).toMatchObject({ code: 'INVALID_REQUEST' });
		const form = new FormData();
		form.set('as', 'pdf');
		form.set('file', new Blob(['hello']), 'a.txt');
		const headers = { 'x-api-key': engine.ownerKey };
		const url = `${engine.url}/v1/documents/convert`;
		const refused = await fetch(url, { method: 'POST', headers, body: form });
		expect(refused.status).toBe(422);
		expect(await refused.json()).toMatchObject({ code: 'OUTPUT_UNSUPPORTED' });
	});
});

describe('GET /v1/jobs/:jobId/output', () => {
	test('answers the document of a job in every form, and costs nothing', async () => {
		const jobId = await submit(await makePdf([LINES]));
		const before = (await engine.call('GET', '/v1/usage')).body;
		const markdown = await (await get(`/v1/jobs/${jobId}/output`)).text();
		expect(markdown).toContain('A-4711');
		const { chunks } = (await (
			await get(`/v1/jobs/${jobId}/output?as=markdown&chunks=100`)
		).json()) as { chunks: { text: string; page: number; boxes: { page: number }[] }[] };
		expect(chunks[0]).toMatchObject({ page: 1, boxes: [{ page: 1 }] });
		expect(await (await get(`/v1/jobs/${jobId}/output?as=text`)).text()).toContain('A-4711');
		const pdf = await get(`/v1/jobs/${jobId}/output?as=pdf`);
		expect(pdf.headers.get('content-type')).toBe('application/pdf');
		expect(await textOf(Buffer.from(await pdf.arrayBuffer()))).toContain('A-4711');
		expect((await engine.call('GET', '/v1/usage')).body).toEqual(before);
	});

	test('a redacted PDF holds neither the chosen field nor the chosen kind', async () => {
		const jobId = await submit(await makePdf([[...LINES, ['Bank', IBAN]]]));
		const query = 'as=redacted-pdf&fields=invoiceNumber&kinds=iban';
		const answer = await get(`/v1/jobs/${jobId}/output?${query}`);
		expect(Number(answer.headers.get('x-redacted'))).toBeGreaterThan(1);
		const text = await textOf(Buffer.from(await answer.arrayBuffer()));
		expect(text).toContain('Invoice');
		expect(text).not.toContain('A-4711');
		expect(text).not.toContain('0532');
		const unknown = await get(`/v1/jobs/${jobId}/output?as=redacted-pdf&fields=nothing`);
		expect(unknown.status).toBe(400);
	});

	test('another account sees no job', async () => {
		const answer = await get('/v1/jobs/0197b3a0-0000-7000-8000-000000000000/output');
		expect(answer.status).toBe(404);
	});
});

describe('outputs of a parse', () => {
	test('stand beside the result', async () => {
		const files = [{ field: 'files', name: 'a.pdf', content: await makePdf([LINES]) }];
		const fields = { templateId, outputs: 'markdown,words,redacted-pdf', fields: 'iban' };
		const { body } = await sendForm(
			`${engine.url}/documents/parse`,
			engine.ownerKey,
			fields,
			files,
		);
		const { outputs } = body as { outputs: Record<string, unknown> };
		expect(outputs.markdown).toContain('A-4711');
		expect(outputs.words).toMatchObject({ pages: [{ page: 1 }] });
		const pdf = Buffer.from(String(outputs['redacted-pdf']), 'base64');
		const text = await textOf(pdf);
		expect(text).toContain('A-4711');
		expect(text).not.toContain('0532');
	});
});
