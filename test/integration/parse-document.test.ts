import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import pino from 'pino';
import sharp from 'sharp';
import { problem } from '../../engine/src/model/problem.ts';
import { parseDocument } from '../../engine/src/reading/pipeline/parse-document.ts';
import type { ReadOrder } from '../../engine/src/reading/pipeline/parse-document.ts';
import { createPool } from '../../engine/src/reading/pipeline/pool.ts';
import type { Turn } from '../../engine/src/reading/pipeline/pool.ts';
import { LETTER, makeEndlessPdf, makeMixed, makePicturePdf } from '../support/documents.ts';
import { arrival } from '../support/run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-document-'));
const limits = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
const log = pino({ level: 'silent' });
const pool = createPool(
	{
		size: 2,
		child: {
			ocrEngine: 'tesseract.js',
			ocrDataFolder: join(folder, 'tessdata'),
			ocrProgram: 'tesseract',
		},
		childMemoryBytes: 1_000_000_000,
		pageTimeoutMs: 60_000,
		pageWallMs: 300_000,
		tasksPerChild: 100,
		isolation: { mode: 'auto', readable: [], writable: [folder], program: null },
	},
	log,
);
afterAll(async () => {
	await pool.close();
	rmSync(folder, { recursive: true, force: true });
});

/** Parses a PDF and records the messages to and from the children. */
async function parse(content: Buffer, order: Partial<ReadOrder> = {}, others: Partial<Turn> = {}) {
	const path = join(folder, randomUUID());
	writeFileSync(path, content);
	const travelled: { kind: string; input: unknown; output: unknown }[] = [];
	const turn = { ...pool.enter(arrival), ...others };
	const run: Turn['run'] = async (kind, input, signal) => {
		const output = await turn.run(kind, input, signal);
		travelled.push({ kind, input, output });
		return output;
	};
	const parsing = parseDocument(
		{
			document: { path, type: 'pdf', filename: 'a.pdf', sha256: '' },
			schema: {
				data: { invoiceNumber: { type: 'string' }, customerName: { type: 'string' } },
			},
			languages: ['eng'],
			limits,
			pagesFile: join(folder, 'pages'),
			signal: new AbortController().signal,
			onPages: () => Promise.resolve(),
			...order,
		},
		{ turn: { ...turn, run }, log },
	);
	const extraction = await parsing.finally(turn.leave);
	return { ...extraction, travelled };
}

describe('a document with pages of text and scans', () => {
	test('is read as one, and the words of its text stay with the children', async () => {
		const content = await makeMixed(
			[['Invoice number', 'A-4711']],
			[['Customer name', 'Lovelace Limited']],
		);
		const { result, travelled } = await parse(content);
		expect(result).toEqual({ invoiceNumber: 'A-4711', customerName: 'Lovelace Limited' });
		const sent = travelled.map(({ kind, input, output }) =>
			kind === 'extract' ? [kind, input] : [kind, input, output],
		);
		expect(sent.map(([kind]) => kind)).toEqual(['open', 'ocr', 'extract']);
		expect(JSON.stringify(sent)).toContain('Lovelace');
		expect(JSON.stringify(sent)).not.toContain('A-4711');
	});
});

describe('a long scan', () => {
	const makeLongScan = async () => {
		const paper = { width: 2480, height: 3508, channels: 3 as const, background: '#fff' };
		const noise = { type: 'gaussian' as const, mean: 200, sigma: 20 };
		return makePicturePdf(
			{
				...paper,
				dictionary: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
				data: await sharp({ create: { ...paper, noise } })
					.jpeg({ quality: 20 })
					.toBuffer(),
			},
			{ pages: 400, size: [595, 842] },
		);
	};

	test('is refused long before all of its pictures could be decoded', async () => {
		const content = await makeLongScan();
		const started = performance.now();
		const order = { limits: { ...limits, maxScannedPages: 300 } };
		await expect(parse(content, order)).rejects.toMatchObject({ code: 'SCAN_TOO_LONG' });
		// Decoding all three hundred would take minutes.
		expect(performance.now() - started).toBeLessThan(60_000);
	});

	test('is refused before pages are reserved for it, with its pages counted', async () => {
		const onPages = jest.fn(() => Promise.resolve());
		const refused = parse(await makeMixed(LETTER, LETTER), {
			limits: { ...limits, maxScannedPages: 0 },
			onPages,
		});
		await expect(refused).rejects.toMatchObject({ code: 'SCAN_TOO_LONG', pages: 2 });
		expect(onPages).not.toHaveBeenCalled();
	});
});

test('the language of the first of three scans is tried first on the others', async () => {
	const asked: [index: number, likely: unknown][] = [];
	const run = ((kind: string, input: { index: number; likely?: string[] }) => {
		if (kind === 'open') return Promise.resolve({ pageCount: 3, outcome: null, scans: [0, 1, 2] });
		if (kind !== 'ocr') return Promise.reject(problem('NO_TEXT_FOUND'));
		asked.push([input.index, input.likely]);
		return Promise.resolve({ words: [], languages: ['deu'] });
	}) as unknown as Turn['run'];
	await expect(parse(Buffer.alloc(0), {}, { run })).rejects.toMatchObject({
		code: 'NO_TEXT_FOUND',
	});
	expect(asked).toEqual([
		[0, undefined],
		[1, ['deu']],
		[2, ['deu']],
	]);
});

test('when a page cannot be read the others of its document are dropped, and only those', async () => {
	const request = new AbortController().signal;
	const signals: AbortSignal[] = [];
	const run = ((kind: string, input: { index: number }, signal: AbortSignal) => {
		if (kind === 'open') return Promise.resolve({ pageCount: 3, outcome: null, scans: [0, 1, 2] });
		signals.push(signal);
		if (input.index === 0) return Promise.resolve({});
		if (input.index === 1) return Promise.reject(problem('DOCUMENT_CRASHED'));
		return new Promise(() => undefined);
	}) as unknown as Turn['run'];
	await expect(parse(Buffer.alloc(0), { signal: request }, { run })).rejects.toMatchObject({
		code: 'DOCUMENT_CRASHED',
	});
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
	expect(request.aborted).toBe(false);
});

test('a document of more words than are read is refused, with its pages counted', async () => {
	await expect(parse(makeEndlessPdf(1_100_000))).rejects.toMatchObject({
		code: 'TOO_MANY_WORDS',
		pages: 1,
	});
});
