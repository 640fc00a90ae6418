import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Page, Word } from '../../engine/src/model/document.ts';
import type { DocumentType } from '../../engine/src/model/formats.ts';
import { openPdf } from '../../engine/src/reading/pages/pdf/open-pdf.ts';
import { renderPage } from '../../engine/src/reading/pages/pdf/render-page.ts';
import { findPrivate } from '../../engine/src/reading/pipeline/choose-redactions.ts';
import { openPages } from '../../engine/src/reading/pipeline/read-pages.ts';
import { placeAsSent, sizeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { writeRedacted } from '../../engine/src/reading/pipeline/write-redacted.ts';
import { writeSearchable } from '../../engine/src/reading/pipeline/write-searchable.ts';
import { listRedactions } from '../../engine/src/services/parsing/list-redactions.ts';
import { drawPage, LETTER, makePdf, makeScan } from '../support/documents.ts';
import { MODELS } from '../support/models.ts';
import { put } from '../support/pages.ts';

const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 50_000_000 };
const IBAN = 'DE89 3704 0044 0532 0130 00';
const EMAIL = 'jane.doe@example.com';
const PRIVATE = [...LETTER, ['IBAN', IBAN], ['Send it to', EMAIL], ['Bank', IBAN]] as const;

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'outputs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function keep(type: DocumentType, content: Uint8Array) {
	const path = join(folder, `${(count += 1)}`);
	await writeFile(path, content);
	return { path, type, limits };
}
async function readText(content: Uint8Array): Promise<Page[]> {
	return (await openPages(await keep('pdf', content))).map((page) => {
		if (!page) throw new Error('a page has no text');
		return page;
	});
}
const scanned = (words: Word[], more: Partial<Page> = {}): Page => ({
	index: 0,
	width: 595,
	height: 336,
	words,
	fields: [],
	source: 'ocr',
	rotation: 0,
	...more,
});
const textsOf = (page: Page | undefined) => (page?.words ?? []).map(({ text }) => text);
const none = () => undefined;

/** Words of OCR whose letters belong to several scripts. */
const WORDS = [
	...put(40, 50, 'Invoice number A-4711'),
	...put(40, 90, 'Größe Łódź Ελλάδα Україна'),
	...put(300, 120, '請求書 合計 42,00 €'),
];

describe('a searchable PDF', () => {
	test('every word that was read is text at its place, and the file hardly grows', async () => {
		const scan = await makeScan([LETTER, LETTER]);
		const file = await writeSearchable(
			await keep('pdf', scan),
			[scanned(WORDS), scanned(WORDS, { index: 1 })],
			none,
		);
		const pages = await readText(file);
		for (const { words } of pages) {
			expect(words.map(({ text }) => text)).toEqual(WORDS.map(({ text }) => text));
			for (const [i, { box }] of words.entries()) {
				for (const side of ['x0', 'y0', 'x1', 'y1'] as const) {
					expect(Math.abs(box[side] - (WORDS[i]?.box[side] ?? NaN))).toBeLessThan(1);
				}
			}
		}
		expect(file.length).toBeLessThan(1.1 * scan.length);
	});

	test.each([
		{ rotation: 90, skew: 0 },
		{ rotation: 180, skew: 0 },
		{ rotation: 270, skew: 0 },
		{ rotation: 0, skew: 2 },
	])(
		'words of a page that was turned by $rotation and $skew degrees stand where they were printed',
		async (turned) => {
			const isOnSide = turned.rotation % 180 !== 0;
			const size = isOnSide ? { width: 336, height: 595 } : { width: 595, height: 336 };
			const page = scanned(put(60, 100, 'turned words are found'), { ...size, ...turned });
			const source = await keep('pdf', await makeScan([LETTER]));
			const [read] = await readText(await writeSearchable(source, [page], none));
			expect(textsOf(read)).toEqual(textsOf(page));
			for (const [i, { box }] of (read?.words ?? []).entries()) {
				const own = page.words[i]?.box;
				if (!own) throw new Error('a word is missing');
				const sent = placeAsSent(own, page);
				expect(Math.abs((box.x0 + box.x1 - sent.x0 - sent.x1) / 2)).toBeLessThan(2);
				expect(Math.abs((box.y0 + box.y1 - sent.y0 - sent.y1) / 2)).toBeLessThan(2);
			}
		},
	);

	test('a JPEG and a PNG are in it as they were sent', async () => {
		const drawn = await drawPage(LETTER);
		const jpeg = await sharp(drawn)
			.withExif({ IFD0: { Orientation: '6' } })
			.jpeg()
			.toBuffer();
		const png = await sharp(drawn).flatten().png().toBuffer();
		const words = put(80, 100, 'Invoice number', 30);
		const upright = scanned(words, { width: 700, height: 1240 });
		const fromJpeg = Buffer.from(await writeSearchable(await keep('jpeg', jpeg), [upright], none));
		expect(fromJpeg.includes(jpeg.subarray(-2000))).toBe(true);
		const [read] = await readText(fromJpeg);
		expect(textsOf(read)).toEqual(['Invoice', 'number']);
		const page = scanned(words, { width: 1240, height: 700 });
		const fromPng = await writeSearchable(await keep('png', png), [page], none);
		expect(fromPng.length).toBeLessThan(1.1 * png.length + 3000);
		expect(textsOf((await readText(fromPng))[0])).toEqual(['Invoice', 'number']);
	});

	test('a PDF with text stays as it is, and a document without pages is refused', async () => {
		const pdf = await makePdf([LETTER]);
		const pages = await readText(pdf);
		const file = await writeSearchable(await keep('pdf', pdf), pages, none);
		expect(Buffer.from(file).equals(pdf)).toBe(true);
		await expect(
			writeSearchable(await keep('txt', Buffer.from('a')), [], none),
		).rejects.toMatchObject({ code: 'OUTPUT_UNSUPPORTED' });
	});
});

describe('a redacted PDF', () => {
	test('neither text nor picture show what was chosen, wherever it stands', async () => {
		const pdf = await makePdf([PRIVATE]);
		const source = await keep('pdf', pdf);
		const pages = await readText(pdf);
		const { file, redacted } = await writeRedacted(
			source,
			pages,
			{ kinds: ['iban', 'email'], redactions: [{ texts: ['A-4711'], place: null }] },
			{ models: MODELS, onPage: none },
		);
		expect(redacted).toBeGreaterThan(3);
		const text = textsOf((await readText(file))[0]).join(' ');
		expect(text).toContain('Invoice number');
		expect(text).toContain('1,234.50');
		for (const gone of ['A-4711', 'DE89', '0532', 'jane', 'example.com']) {
			expect(text).not.toContain(gone);
			expect(Buffer.from(file).includes(gone)).toBe(false);
		}
		const image = await drawFirst(file);
		for (const { text: word, box } of pages[0]?.words ?? []) {
			const isPrivate = [IBAN, EMAIL, 'A-4711'].some((one) => one.split(' ').includes(word));
			const dark = darkness(image, box);
			expect({ word, isBlack: dark > 0.98 }).toEqual({ word, isBlack: isPrivate });
		}
	});

	test('nothing is left of a description, an annotation, an attachment or an older revision', async () => {
		const secret = 'TOPSECRET4711';
		const pdf = new PDFDocument({ size: 'A4', info: { Title: secret, Author: secret } });
		const written = buffer(pdf);
		pdf.text('Invoice number A-1');
		pdf.note(60, 120, 20, 20, secret);
		pdf.file(Buffer.from(secret), { name: `${secret}.txt`, description: secret });
		pdf.end();
		const whole = await written;
		const start = /startxref\s+(\d+)/.exec(whole.toString('latin1'))?.[1] ?? '';
		// An object of an older revision, which no page refers to any more.
		const older = `\n99 0 obj\n(${secret})\nendobj\nstartxref\n${start}\n%%EOF\n`;
		const original = Buffer.concat([whole, Buffer.from(older)]);
		expect(holds(original, secret)).toBe(true);
		const { file } = await writeRedacted(
			await keep('pdf', original),
			await readText(original),
			{ kinds: [], redactions: [{ texts: ['A-1'], place: null }] },
			{ models: MODELS, onPage: none },
		);
		expect(holds(file, secret)).toBe(false);
		expect(textsOf((await readText(file))[0])).toEqual(['Invoice', 'number']);
	});

	test('the pixels of a scan are black where a chosen word was read', async () => {
		const scan = await makeScan([PRIVATE], EMAIL);
		const [open, closed] = [put(38, 58, 'Invoice number'), put(307, 201, EMAIL)];
		const { file, redacted } = await writeRedacted(
			await keep('pdf', scan),
			[scanned([...open, ...closed])],
			{ kinds: ['email'], redactions: [] },
			{ models: MODELS, onPage: none },
		);
		expect(redacted).toBeGreaterThan(0);
		const image = await drawFirst(file);
		for (const { box } of closed) expect(darkness(image, box)).toBeGreaterThan(0.98);
		for (const { box } of open) expect(darkness(image, box)).toBeLessThan(0.6);
		expect(textsOf((await readText(file))[0])).toEqual(['Invoice', 'number']);
		expect(holds(file, 'jane.doe')).toBe(false);
	});

	test('an IBAN is found although OCR misread it, and a line in capitals is none', () => {
		expect(findPrivate('IBAN DES89 3704 0044 0532 0130 00 BIC', ['iban'])).toHaveLength(1);
		expect(findPrivate('THIS IS A LONG LINE IN CAPITALS', ['iban'])).toEqual([]);
		expect(findPrivate(`Mail ${EMAIL} or +49 30 1234567`, ['email', 'phone'])).toHaveLength(2);
	});

	test('the values of fields are found in the result, columns and groups too', () => {
		const at = (path: string, raw: string) => ({
			path,
			raw,
			page: 1,
			box: { x0: 1, y0: 2, x1: 3, y1: 4 },
			confidence: 1,
			checks: [],
		});
		const found = {
			result: {
				bank: { iban: 'DE89' },
				items: [
					{ name: 'a', price: 1 },
					{ name: 'b', price: 2 },
				],
			},
			details: [at('bank.iban', 'DE 89'), at('items[0].name', 'a'), at('items[1].name', 'b')],
		};
		const place = { page: 1, x0: 1, y0: 2, x1: 3, y1: 4 };
		expect(listRedactions(found, ['bank'])).toEqual([{ texts: ['DE 89', 'DE89'], place }]);
		expect(listRedactions(found, ['items[].name'])).toHaveLength(2);
		expect(() => listRedactions(found, ['bnak'])).toThrow(/bnak/);
	});
});

test('the size of a page as it was sent is that before it was turned', () => {
	const page = scanned([], { width: 336, height: 595, rotation: 90 });
	expect(sizeAsSent(page)).toEqual({ width: 595, height: 336 });
	const part = { y0: 0, y1: 1, toSent: [1, 0, 0, 0, 1, 0, 0, 0, 1] };
	expect(sizeAsSent({ ...page, parts: [part] })).toBeNull();
});

/** Whether a text is anywhere in a file, also in compressed streams, as letters or as hexadecimal digits. */
function holds(file: Uint8Array, text: string): boolean {
	const bytes = Buffer.from(file);
	const parts = [bytes];
	for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
		const from = at + 6 + (bytes[at + 6] === 13 ? 2 : 1);
		try {
			parts.push(inflateSync(bytes.subarray(from), { finishFlush: 2 }));
		} catch {
			// Not compressed like this, or the end of a stream.
		}
	}
	const hex = Buffer.from(text).toString('hex');
	const wide = Buffer.from(text, 'utf16le').swap16();
	return parts.some(
		(part) =>
			part.includes(text) ||
			part.includes(wide) ||
			part.toString('latin1').toLowerCase().includes(hex),
	);
}

async function drawFirst(file: Uint8Array) {
	const pdf = await openPdf(file, 10);
	try {
		return await renderPage(await pdf.getPage(1));
	} finally {
		await pdf.loadingTask.destroy();
	}
}

/** The share of dark pixels of a box. */
function darkness(
	{ data, width, scale }: Awaited<ReturnType<typeof drawFirst>>,
	{ x0, y0, x1, y1 }: Word['box'],
): number {
	let [dark, all] = [0, 0];
	for (let y = Math.ceil(y0 * scale); y < Math.floor(y1 * scale); y += 1) {
		for (let x = Math.ceil(x0 * scale); x < Math.floor(x1 * scale); x += 1) {
			all += 1;
			if ((data[y * width + x] ?? 255) < 60) dark += 1;
		}
	}
	return dark / Math.max(1, all);
}
