import { afterEach, describe, expect, test } from '@jest/globals';
import { LETTER, makePdf, makeScan } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
afterEach(() => engine.stop());

/** An engine whose OCR hangs, so that a scan exceeds any deadline on any machine. */
async function start(environment: Record<string, string> = {}): Promise<() => FormData> {
	engine = await startTestEngine({
		environment: {
			PARSE_PROCESSES: '1',
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: new URL('../fixtures/ocr-hangs', import.meta.url).pathname,
			...environment,
		},
	});
	const list = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
	const templateId = list[0]?.id ?? '';
	// Its processes are running by then, so that their start does not count against the deadlines.
	const warm = await letter(templateId);
	await until(async () => (await post(warm)).status === 200);
	const content = await makeScan(Array.from({ length: 12 }, () => LETTER));
	return () => {
		const form = new FormData();
		form.set('templateId', templateId);
		form.append('files', new Blob([new Uint8Array(content)]), 'scan.pdf');
		return form;
	};
}

async function letter(templateId: string): Promise<FormData> {
	const form = new FormData();
	form.set('templateId', templateId);
	form.append('files', new Blob([new Uint8Array(await makePdf([LETTER]))]), 'letter.pdf');
	return form;
}

const post = (body: FormData, signal: AbortSignal | null = null, key = engine.ownerKey) =>
	fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		headers: { 'x-api-key': key },
		body,
		signal,
	});

const usage = async (key = engine.ownerKey) =>
	(await engine.clientFor(key)('GET', '/v1/usage')).body;

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a long document', () => {
	test('is stopped at the deadline and costs nothing', async () => {
		const form = await start({ PARSE_DEADLINE_SECONDS: '5' });
		const answer = await post(form());
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({
			result: { error: expect.stringContaining('longer than 5 s') as unknown },
			pageCount: 12,
			pageUsed: 0,
		});
		expect(await usage()).toMatchObject({ pageUsed: 1, pageReserved: 0 });
	});

	test('stops when its client disconnects, releases its pages and leaves no file', async () => {
		const form = await start();
		const client = new AbortController();
		const gone = post(form(), client.signal);
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 12);
		client.abort();
		await expect(gone).rejects.toThrow();
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 0);
		expect(await usage()).toMatchObject({ pageUsed: 1 });
	});

	test('makes further documents of its account fail with 503 when they would wait for half of the deadline', async () => {
		const form = await start({ PARSE_DEADLINE_SECONDS: '10' });
		const client = new AbortController();
		const first = post(form(), client.signal).catch(() => undefined);
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 12);
		const answer = await post(form());
		expect(answer.status).toBe(503);
		const retryAfter = Number(answer.headers.get('retry-after'));
		expect(retryAfter).toBeGreaterThan(0);
		expect(await answer.json()).toMatchObject({
			code: 'UNAVAILABLE',
			message: expect.stringContaining('The engine is busy') as unknown,
			retryAfter,
		});
		client.abort();
		await first;
	});
});

describe('an account whose documents hang', () => {
	test('holds one process on the free plan, and others are read meanwhile', async () => {
		const scan = await start({ PARSE_PROCESSES: '2', PAGE_TIMEOUT_SECONDS: '60' });
		const { key, templateId } = await freeAccount();
		const client = new AbortController();
		const greedy = Array.from({ length: 8 }, () => {
			const form = scan();
			form.set('templateId', templateId);
			return post(form, client.signal, key).catch(() => undefined);
		});
		await until(async () => ((await usage(key)) as { pageReserved: number }).pageReserved > 0);
		const templates = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		const answer = await post(await letter(templates[0]?.id ?? ''));
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({ pageUsed: 1 });
		client.abort();
		await Promise.all(greedy);
	});

	test('is refused for the rest of the hour once they have used up its allowance', async () => {
		const scan = await start({
			PAGE_TIMEOUT_SECONDS: '4',
			PAGE_WALL_FACTOR: '1',
			FAILED_WORK_SECONDS_PER_HOUR: '4',
		});
		const failed = await post(scan());
		expect(await failed.json()).toMatchObject({
			result: { error: expect.stringContaining('not read within 4 s') as unknown },
			pageUsed: 0,
		});
		await until(async () => (await post(scan())).status === 429);
		const refused = await post(scan());
		expect(await refused.json()).toMatchObject({ code: 'FAILED_WORK_LIMITED' });
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
		const { key, templateId } = await freeAccount();
		expect((await post(await letter(templateId), null, key)).status).toBe(200);
	});

	test('is told that the engine was busy when its own document was not even begun', async () => {
		const scan = await start({ PARSE_DEADLINE_SECONDS: '6', PAGE_TIMEOUT_SECONDS: '60' });
		const first = post(scan());
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 12);
		const { key, templateId } = await freeAccount();
		const answer = await post(await letter(templateId), null, key);
		expect(answer.status).toBe(503);
		expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
		expect((await first).status).toBe(200);
	});
});

/** Another account, on the free plan, with its own template. */
async function freeAccount(): Promise<{ key: string; templateId: string }> {
	const { apiKey, call } = await engine.createAccount('free');
	const made = await call('POST', '/v1/templates', {
		name: 'Letter',
		category: 'CUSTOM',
		schema: { data: { total: { type: 'number' } } },
	});
	return { key: apiKey, templateId: (made.body as { id: string }).id };
}
