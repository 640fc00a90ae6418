import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeZip } from '../support/archives.ts';
import { LETTER, drawPage, makePdf } from '../support/documents.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
let templateId = '';
beforeAll(async () => {
	engine = await startTestEngine({ environment: WITH_OCR });
	templateId = ((await engine.call('GET', '/v1/templates')).body as { id: string }[])[0]?.id ?? '';
});
afterAll(() => engine.stop());

type Sent = { status: number; text: string };

async function send(content: Buffer, name = 'document'): Promise<Sent> {
	const form = new FormData();
	form.set('templateId', templateId);
	form.append('files', new Blob([new Uint8Array(content)]), name);
	const answer = await fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		headers: { 'x-api-key': engine.ownerKey },
		body: form,
	});
	return { status: answer.status, text: await answer.text() };
}

/** A PNG of any size with identical pixels, in a few kilobytes. */
function makeFlatPng(width: number, height: number): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), data]);
		const length = Buffer.alloc(4);
		length.writeUInt32BE(data.length);
		const crc = Buffer.alloc(4);
		crc.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, crc]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([1, 0], 8);
	const row = Math.ceil(width / 8) + 1;
	const pixels = deflateSync(Buffer.alloc(row * height));
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', header),
		chunk('IDAT', pixels),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** A PDF whose page list refers to one page object many times. */
function makePdfOf(pages: number, mediaBox = '0 0 595 842'): Buffer {
	const kids = '3 0 R '.repeat(pages);
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
		`<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R >>`,
		'<< /Length 24 >>\nstream\n10 10 m 400 400 l S     \nendstream',
	];
	let text = '%PDF-1.4\n';
	const offsets = objects.map((object, i) => {
		const at = text.length;
		text += `${i + 1} 0 obj\n${object}\nendobj\n`;
		return at;
	});
	const start = text.length;
	const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
	text += `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
	return Buffer.from(text, 'latin1');
}

/** A TIFF of many tiny pages. */
function makeTiff(pages: number): Buffer {
	const ENTRIES = 8;
	const size = 2 + ENTRIES * 12 + 4;
	const file = Buffer.alloc(8 + pages * size + 1);
	file.write('II*\0', 'latin1');
	file.writeUInt32LE(8, 4);
	const pixel = file.length - 1;
	for (let page = 0; page < pages; page += 1) {
		let at = 8 + page * size;
		file.writeUInt16LE(ENTRIES, at);
		at += 2;
		for (const [tag, value] of [
			[256, 1],
			[257, 1],
			[258, 8],
			[259, 1],
			[262, 1],
			[273, pixel],
			[278, 1],
			[279, 1],
		] as const) {
			file.writeUInt16LE(tag, at);
			file.writeUInt16LE(4, at + 2);
			file.writeUInt32LE(1, at + 4);
			file.writeUInt32LE(value, at + 8);
			at += 12;
		}
		file.writeUInt32LE(page + 1 < pages ? 8 + (page + 1) * size : 0, at);
	}
	return file;
}

describe('bombs', () => {
	test.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
		['a PNG of 30,000 × 30,000', () => makeFlatPng(30_000, 30_000), 200, /30000 × 30000 pixels/],
		['a TIFF of 5,000 pages', () => makeTiff(5000), 200, /5000 pages, and at most 500/],
		['a PDF of 50,000 pages', () => makePdfOf(50_000), 200, /50000 pages, and at most 500/],
		['a page of 833,333 × 833,333 points', () => makePdfOf(1, '0 0 833333 833333'), 200, /No text/],
		['31 scanned pages', () => makePdfOf(31), 200, /31 pages of the document are scans/],
		[
			'a DOCX',
			() => makeZip([{ name: '[Content_Types].xml', content: Buffer.from('<x/>') }]),
			400,
			/UNSUPPORTED/,
		],
		['half a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00'), 200, /damaged/],
		['half a PDF', async () => (await makePdf([LETTER])).subarray(0, 300), 200, /damaged/],
	])('%s', async (_name, make, status, message) => {
		const answer = await send(await make());
		expect(answer.status).toBe(status);
		expect(answer.text).toMatch(message);
	});

	test('a PDF that is also a ZIP is read as the PDF it starts as', async () => {
		const pdf = await makePdf([[['Invoice number', 'P-1']]]);
		const both = Buffer.concat([pdf, makeZip([{ name: 'a.txt', content: Buffer.from('x') }])]);
		expect((await send(both)).text).toContain('"invoiceNumber":"P-1"');
	});
});

describe('odd images', () => {
	const number = /"invoiceNumber":"A-4711"/;
	test.each<[string, () => Promise<Buffer>]>([
		[
			'turned by its EXIF',
			async () =>
				sharp(await drawPage(LETTER))
					.rotate(-90)
					.withMetadata({ orientation: 6 })
					.jpeg()
					.toBuffer(),
		],
		[
			'CMYK',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.toColourspace('cmyk')
					.jpeg()
					.toBuffer(),
		],
		[
			'16 bits a channel',
			async () =>
				sharp(await drawPage(LETTER))
					.toColourspace('rgb16')
					.png()
					.toBuffer(),
		],
		[
			'black on transparent',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.unflatten()
					.png()
					.toBuffer(),
		],
		[
			'skewed by three degrees',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.rotate(3, { background: '#fff' })
					.png()
					.toBuffer(),
		],
		[
			'upside down',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.rotate(180)
					.png()
					.toBuffer(),
		],
		[
			'lying on its side',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.rotate(90)
					.png()
					.toBuffer(),
		],
		[
			'of small print',
			async () =>
				sharp(await drawPage(LETTER))
					.flatten()
					.resize(560)
					.png()
					.toBuffer(),
		],
	])('one %s is read', async (_name, make) => {
		expect((await send(await make())).text).toMatch(number);
	});
});

test('a page in another script is given a second look, without a hint', async () => {
	const page = await drawPage([
		['Номер счёта', 'А-4711'],
		['Дата выставления', '3 марта 2026'],
		['Покупатель', 'Общество с ограниченной ответственностью'],
	]);
	const template = {
		name: 'Счёт',
		category: 'CUSTOM',
		schema: { data: { покупатель: { type: 'string' } } },
	};
	const { id } = (await engine.call('POST', '/v1/templates', template)).body as { id: string };
	const own = templateId;
	templateId = id;
	const { text } = await send(await sharp(page).png().toBuffer());
	templateId = own;
	expect(text).toContain('ограниченной');
});

test('meanwhile the API has answered, no process of ours is gone and no file is left', async () => {
	const answered = new AbortController();
	const busy = send(makePdfOf(50_000)).finally(() => answered.abort());
	let healthy = 0;
	while (!answered.signal.aborted) {
		expect((await engine.call('GET', '/healthz')).status).toBe(200);
		healthy += 1;
	}
	expect((await busy).status).toBe(200);
	// If the API process read the document itself, hardly any would be answered.
	expect(healthy).toBeGreaterThan(10);
	expect(readdirSync(join(engine.config.dataDir, 'uploads'))).toEqual([]);
	const ended = engine.logLines().filter((line) => line.msg === 'a child process ended');
	expect(ended).toEqual([]);
});
