import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startModelServer } from '../support/model-server.ts';
import type { ModelServer } from '../support/model-server.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
let server: ModelServer;
beforeAll(async () => {
	server = await startModelServer();
	engine = await startTestEngine({
		environment: {
			...WITH_OCR,
			PARSE_PROCESSES: '1',
			LLM_URL: server.url,
			LLM_MODEL: 'm',
			LLM_IMAGES: 'auto',
		},
	});
});
afterAll(async () => {
	await engine.stop();
	await server.close();
});

async function draw(): Promise<Buffer> {
	const words = ['The light was kept by Ada Brandt', 'who never left the island of Sark'];
	const lines = words.map((text, i) => `<text x="60" y="${150 + 90 * i}">${text}</text>`);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500" font-family="sans-serif" font-size="48"><rect width="1200" height="500" fill="white"/>${lines.join('')}</svg>`;
	return await sharp(Buffer.from(svg)).png().toBuffer();
}

test('a scanned page is shown as a picture beside its words', async () => {
	server.say(() => ({ keeper: 'Ada Brandt' }));
	const { body: template } = await engine.call('POST', '/v1/templates', {
		name: 'card',
		category: 'CUSTOM',
		secondReader: 'always',
		schema: { data: { keeper: { type: 'string', description: 'Whose work was the light?' } } },
	});
	const { body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId: (template as { id: string }).id },
		[{ field: 'files', name: 'card.png', content: await draw() }],
	);
	expect(body).toMatchObject({ result: { keeper: 'Ada Brandt' } });
	expect(server.calls).toHaveLength(1);
	expect(server.calls[0]).toMatchObject({ pictures: 1 });
	const [, picture = ''] =
		/data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(server.calls[0]?.body)) ?? [];
	const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
	expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 500 });
});
