import { afterEach, describe, expect, test } from '@jest/globals';
import { LETTER, makeScan } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
afterEach(() => engine.stop());

async function start(environment: Record<string, string>): Promise<() => FormData> {
	engine = await startTestEngine({
		environment: { PARSE_PROCESSES: '1', OCR_ENGINE: 'tesseract.js', ...environment },
	});
	const list = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
	const content = await makeScan(Array.from({ length: 12 }, () => LETTER));
	return () => {
		const form = new FormData();
		form.set('templateId', list[0]?.id ?? '');
		form.append('files', new Blob([new Uint8Array(content)]), 'scan.pdf');
		return form;
	};
}

const post = (body: FormData, signal: AbortSignal | null = null) =>
	fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		headers: { 'x-api-key': engine.ownerKey },
		body,
		signal,
	});

const usage = async () => (await engine.call('GET', '/v1/usage')).body;

async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
	while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a long document', () => {
	test('is stopped at the deadline and costs nothing', async () => {
		const form = await start({ PARSE_DEADLINE_SECONDS: '3' });
		const answer = await post(form());
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({
			result: { error: expect.stringContaining('longer than 3 s') as unknown },
			pageCount: 12,
			pageUsed: 0,
		});
		expect(await usage()).toMatchObject({ pageUsed: 0, pageReserved: 0 });
	}, 60_000);

	test('that its client has abandoned stops, gives its pages back and leaves no file', async () => {
		const form = await start({});
		const client = new AbortController();
		const gone = post(form(), client.signal);
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 12);
		client.abort();
		await expect(gone).rejects.toThrow();
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 0);
		expect(await usage()).toMatchObject({ pageUsed: 0 });
	}, 60_000);

	test('turns further requests away with 503 while too many pages wait', async () => {
		const form = await start({ WAITING_PAGES_MAX: '5' });
		const client = new AbortController();
		const first = post(form(), client.signal).catch(() => undefined);
		await until(async () => ((await usage()) as { pageReserved: number }).pageReserved === 12);
		await until(async () => (await post(form())).status === 503);
		const answer = await post(form());
		expect(answer.headers.get('retry-after')).toBe('10');
		expect(await answer.json()).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 });
		client.abort();
		await first;
	}, 60_000);
});
