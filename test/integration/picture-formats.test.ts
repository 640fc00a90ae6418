import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawPage, LETTER } from '../support/documents.ts';
import type { Labelled } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Answer = {
	result: Record<string, unknown>;
	pageCount: number;
	pageUsed: number;
	details: { path: string; page: number | null }[];
};

const TEMPLATE = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			totalDue: { type: 'number' },
		},
	},
};
const RESULT = { invoiceNumber: 'A-4711', invoiceDate: '2026-03-03', totalDue: 1234.5 };

/** HEIC from heif-enc and JPEG 2000 from opj_compress, both from our own image of a letter. */
const fixture = (name: string) =>
	readFileSync(new URL(`../fixtures/pictures/${name}`, import.meta.url));

let engine: TestEngine;
let templateId: string;
beforeAll(async () => {
	engine = await startTestEngine({ environment: { ...WITH_OCR, IMAGE_MAX_MEGAPIXELS: '2' } });
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
});
afterAll(() => engine.stop());

async function parse(name: string, content: Buffer) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId, details: 'true' },
		[{ field: 'files', name, content }],
	);
	return { status, body: body as Answer };
}

const letter = async () => sharp(await drawPage(LETTER)).flatten();

describe('pictures', () => {
	test.each<[string, () => Promise<Buffer> | Buffer]>([
		['letter.heic', () => fixture('letter.heic')],
		['letter.jp2', () => fixture('letter.jp2')],
		['bare.j2k', () => bareCodestream(fixture('letter.jp2'))],
		['letter.avif', async () => (await letter()).avif({ quality: 60 }).toBuffer()],
		['letter.gif', async () => (await letter()).gif().toBuffer()],
	])('%s is read', async (name, make) => {
		const { status, body } = await parse(name, await make());
		expect({ status, result: body.result }).toEqual({ status: 200, result: RESULT });
		expect(body).toMatchObject({ pageCount: 1, pageUsed: 1 });
	});

	test.each(['tiff', 'gif'] as const)('the second page of a %s is read', async (kind) => {
		const first: Labelled = [['Total due', '7.25']];
		const second: Labelled = [['Invoice number', 'Z-99']];
		const frames = await Promise.all([first, second].map((lines) => drawPage(lines)));
		const joined = sharp(frames, { join: { animated: true } }).flatten();
		const content = await (
			kind === 'gif' ? joined.gif({ delay: [100, 100] }) : joined.tiff()
		).toBuffer();
		const { body } = await parse(`two.${kind}`, content);
		expect(body).toMatchObject({
			result: { invoiceNumber: 'Z-99', totalDue: 7.25 },
			pageCount: 2,
			pageUsed: 2,
		});
		expect(body.details.find(({ path }) => path === 'invoiceNumber')?.page).toBe(2);
	});

	test.each(['letter.heic', 'letter.jp2'])(
		'%s that is cut off is told to be damaged',
		async (name) => {
			const { body } = await parse(name, fixture(name).subarray(0, 900));
			expect(body.result).toEqual({
				error: expect.stringContaining('image is damaged') as unknown,
			});
			expect(body.pageUsed).toBe(0);
		},
	);

	test('one that claims too many pixels is refused before it is decoded', async () => {
		const content = bareCodestream(fixture('letter.jp2'));
		content.writeUInt32BE(100_000, 8);
		const { body } = await parse('huge.j2k', content);
		expect(body.result).toEqual({ error: expect.stringContaining('pixels') as unknown });
	});
});

function bareCodestream(jp2: Buffer): Buffer {
	return Buffer.from(jp2.subarray(jp2.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))));
}
