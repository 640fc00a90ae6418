import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { sniffType } from '../../engine/src/intake/sniff-type.ts';
import { cleanFilename } from '../../engine/src/intake/uploads.ts';
import { groupLines } from '../../engine/src/layout/group-lines.ts';
import type { GreyImage, Page, Word } from '../../engine/src/model/document.ts';
import { cropDensest, looksPrinted } from '../../engine/src/words/ocr/find-print.ts';
import { chooseScale, prepareImage } from '../../engine/src/words/ocr/prepare-image.ts';
import { isReadable } from '../../engine/src/words/judge-text.ts';
import { makeZip } from '../support/archives.ts';
import { drawPage, LETTER, makeImage, makePdf } from '../support/documents.ts';

function word(text: string, x0: number, y0: number, width = text.length * 5): Word {
	return { text, box: { x0, y0, x1: x0 + width, y1: y0 + 10 }, confidence: 1, size: 10, angle: 0 };
}

describe('sniffType', () => {
	test.each(['png', 'jpeg', 'webp', 'tiff', 'bmp'] as const)('knows a %s', async (kind) => {
		expect(sniffType(await makeImage(kind))).toBe(kind);
	});

	test('knows a PDF, also behind other bytes, and a ZIP', async () => {
		const pdf = await makePdf([[['a', 'b']]]);
		expect(sniffType(pdf)).toBe('pdf');
		expect(sniffType(Buffer.concat([Buffer.from('junk\n'), pdf]))).toBe('pdf');
		expect(sniffType(makeZip([{ name: 'a', content: pdf }]))).toBe('zip');
	});

	test.each(['', 'BM', 'hello', '<svg/>', 'GIF89a', 'RIFF1234WAVE', 'II*'])(
		'does not take %j',
		(text) => {
			expect(sniffType(Buffer.from(text))).toBeUndefined();
		},
	);
});

describe('groupLines', () => {
	const groupSegments = (page: Page) => groupLines(page).flatMap(({ segments }) => segments);
	const page = (words: Word[]): Page => ({
		index: 0,
		width: 600,
		height: 800,
		words,
		fields: [],
		source: 'text',
		rotation: 0,
	});

	test('a wide gap separates a label from its value, a narrow one two words', () => {
		const segments = groupSegments(
			page([word('Total', 50, 100), word('due', 80, 101), word('12.00', 300, 99)]),
		);
		expect(segments.map(({ text, line }) => [text, line])).toEqual([
			['Total due', 0],
			['12.00', 0],
		]);
	});

	test('lines are read from top to bottom whatever the order of the words', () => {
		const segments = groupSegments(page([word('second', 50, 130), word('first', 50, 100)]));
		expect(segments.map(({ text }) => text)).toEqual(['first', 'second']);
	});

	test('of 20,000 words on top of each other none is lost', () => {
		const words = Array.from({ length: 20_000 }, (_, i) =>
			word('w', (i % 100) * 6, Math.floor(i / 100) * 4),
		);
		const grouped = groupSegments(page(words)).map(({ text }) => text.split(' ').length);
		expect(grouped.reduce((sum, count) => sum + count, 0)).toBe(20_000);
	});
});

describe('isReadable', () => {
	const wordsOf = (text: string) => text.split(' ').map((one) => word(one, 0, 0));

	test.each(['Rechnung Nr. 4711', 'Счёт на оплату', '請求書 合計', '12.00'])('%s', (text) => {
		expect(isReadable(wordsOf(text))).toBe(true);
	});

	test.each([
		['nothing', ''],
		['private-use glyphs', '\ue001\ue002 \ue003\ue004'],
		['replacement characters', '\ufffd\ufffd a'],
		['symbols without letters', '!"#$ %&/( )=?* +~-_ .:,; <>|^ !"#$ %&/( )=?* +~-_ .:,;'],
	])('%s are not', (_name, text) => {
		expect(isReadable(wordsOf(text).filter((one) => one.text !== ''))).toBe(false);
	});
});

test('cleanFilename keeps a label that can be shown', () => {
	expect(cleanFilename('Rechnung März "2026".pdf')).toBe('Rechnung März "2026".pdf');
	expect(cleanFilename('a\u0000b\n.pdf')).toBe('ab.pdf');
	expect(cleanFilename('\ud800')).toBe('\ufffd');
	expect(cleanFilename('')).toBe('document');
	expect(cleanFilename(undefined)).toBe('document');
	expect(cleanFilename('x'.repeat(1000))).toHaveLength(255);
});

describe('prepareImage', () => {
	const blank = (width: number, height: number): GreyImage => ({
		data: new Uint8Array(width * height).fill(255),
		width,
		height,
	});

	test.each([
		[10_000, 1],
		[1, 10_000],
	])('keeps at least a line of an image of %i × %i', async (width, height) => {
		const prepared = await prepareImage(blank(width, height));
		expect(Math.min(prepared.width, prepared.height)).toBeGreaterThanOrEqual(1);
	});
});

describe('chooseScale', () => {
	const scaleOf = (width: number, height: number) =>
		chooseScale({ data: new Uint8Array(), width, height });

	test.each([
		['A4 at 150 dpi', 1240, 1754, 1],
		['A4 at 300 dpi', 2480, 3508, 1],
		['A4 at 600 dpi', 4960, 7016, 3600 / 7016],
		['A4 at 600 dpi, lying', 7016, 4960, 3600 / 7016],
		['a small receipt', 500, 900, 2],
		['a wide panorama', 20_000, 1000, 3600 / 20_000],
	])('%s', (_name, width, height, scale) => {
		expect(scaleOf(width, height)).toBeCloseTo(scale);
	});

	test('a long screenshot keeps its letters', () => {
		expect(scaleOf(1080, 14_000)).toBeGreaterThan(0.85);
	});

	test.each([
		[1080, 14_000],
		[3600, 90_000],
		[10, 1_000_000],
	])('an image of %i × %i stays within what the recogniser takes', (width, height) => {
		const scale = scaleOf(width, height);
		expect(height * scale).toBeLessThanOrEqual(32_000);
		expect(width * height * scale ** 2).toBeLessThanOrEqual(12_000_001);
	});
});

describe('print is told from pictures', () => {
	const toGrey = async (image: Sharp): Promise<GreyImage> => {
		const { data, info } = await image
			.flatten({ background: '#ffffff' })
			.toColourspace('b-w')
			.raw()
			.toBuffer({ resolveWithObject: true });
		return { data, width: info.width, height: info.height };
	};
	const drawLetter = () => drawPage([...LETTER, ...LETTER], 1240, 700);

	test.each([0, 90, 180, 270])('a page turned by %i degrees is print', async (degrees) => {
		expect(await looksPrinted(await toGrey(sharp(await drawLetter()).rotate(degrees)))).toBe(true);
	});

	test.each([
		['meadow', 5, 90],
		['sky', 60, 8],
		['wood', 15, 60],
	])('a %s is not', async (_what, wavelength, grain) => {
		const [width, height] = [600, 450];
		let seed = 7;
		const pixels = Buffer.from(
			Array.from({ length: width * height }, (_, i) => {
				const [x, y] = [i % width, Math.floor(i / width)];
				seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
				const wave = Math.sin(x / wavelength + 2 * Math.sin(y / 53)) + Math.sin((x - y) / 31);
				return Math.max(0, Math.min(255, 128 + 40 * wave + (seed / 2_147_483_648 - 0.5) * grain));
			}),
		);
		const scene = sharp(pixels, { raw: { width, height, channels: 1 } });
		expect(await looksPrinted(await toGrey(scene))).toBe(false);
	});

	test('the part looked at again is the one with the print', async () => {
		const page = await toGrey(
			sharp(await drawPage([['Total due', '']], 600, 300)).extend({
				...{ top: 1500, bottom: 1200, left: 1300, right: 100, background: '#ffffff' },
			}),
		);
		const crop = cropDensest(page, 600);
		expect([crop.width, crop.height]).toEqual([600, 600]);
		const ink = (image: GreyImage) => image.data.filter((value) => value < 100).length;
		expect(ink(crop)).toBe(ink(page));
	});
});
