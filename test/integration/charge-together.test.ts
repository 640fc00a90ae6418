import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LETTER, makeImage, makePdf } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

let engine: TestEngine;
beforeEach(async () => {
	engine = await startTestEngine({
		environment: {
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: new URL('../fixtures/ocr-hangs', import.meta.url).pathname,
			PARSE_PROCESSES: '2',
		},
	});
});
afterEach(() => engine.stop());

test('a client that leaves while the last of its documents is read is charged for none', async () => {
	const [template] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
	const form = new FormData();
	form.set('templateId', template?.id ?? '');
	const letter = new Uint8Array(await makePdf([LETTER]));
	form.append('files', new Blob([letter]), 'a.pdf');
	form.append('files', new Blob([new Uint8Array(await makeImage('png'))]), 'b.png');
	const client = new AbortController();
	const gone = fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		body: form,
		signal: client.signal,
		headers: { 'x-api-key': engine.ownerKey },
	}).catch((error: unknown) => error);
	const { db } = engine.services;
	const states = () => db('page_reservations').select<object[]>('state', 'pages_used');
	await waitUntil(async () => (await states()).length === 2);
	await waitUntil(() => engine.logLines().some(({ msg }) => msg === 'document parsed'));
	client.abort();
	await gone;
	await waitUntil(async () => {
		const { body } = await engine.call('GET', '/v1/usage');
		return (body as { pageReserved: number }).pageReserved === 0;
	});
	expect((await engine.call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: 0 });
	expect(await states()).toEqual([
		{ state: 'released', pages_used: 0 },
		{ state: 'released', pages_used: 0 },
	]);
});
