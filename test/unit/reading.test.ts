import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { sniffType } from '../../engine/src/reading/intake/sniff-type.ts';
import { cleanFilename } from '../../engine/src/reading/intake/uploads.ts';
import { groupLines } from '../../engine/src/reading/layout/group-lines.ts';
import type { GreyImage, Page, Word } from '../../engine/src/model/document.ts';
import { darkenThin, evenLight } from '../../engine/src/reading/words/ocr/even-light.ts';
import { cropDensest, looksPrinted } from '../../engine/src/reading/words/ocr/find-print.ts';
import { mendAmounts } from '../../engine/src/reading/words/ocr/mend-amounts.ts';
import { measureLetters } from '../../engine/src/reading/words/ocr/measure-letters.ts';
import { chooseScale, prepareImage } from '../../engine/src/reading/words/ocr/prepare-image.ts';
import { isReadable } from '../../engine/src/reading/words/judge-text.ts';
import { makeZip } from '../support/archives.ts';
import { drawPage, LETTER, makeImage, makePdf } from '../support/documents.ts';
import { makeTiff } from '../support/make-tiff.ts';

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

	test('knows a BigTIFF of either byte order, and a BMP whose reserved bytes are used', async () => {
		const page = { width: 1, height: 1, tags: [], chunks: [] };
		for (const bigEndian of [false, true]) {
			expect(sniffType(makeTiff([page], { bigEndian, bigTiff: true }))).toBe('tiff');
		}
		const bmp = await makeImage('bmp');
		bmp.writeUInt32LE(0x00070007, 6);
		expect(sniffType(bmp)).toBe('bmp');
		expect(sniffType(Buffer.from('BM is the name of a company, and this is text'))).toBeUndefined();
	});

	test('recognises a mail by its content, and text by its name', () => {
		const mail = Buffer.from('From: a@example.com\r\nSubject: x\r\n\r\n%PDF-');
		expect(sniffType(mail, 'a.pdf')).toBe('eml');
		expect(sniffType(Buffer.from('Content-Type: x\r\nDate: y\r\n\r\n%PDF-1.7'))).toBe('pdf');
		expect(sniffType(Buffer.from('a;b'), 'A.CSV')).toBe('csv');
		expect(sniffType(Buffer.from('a;b\0'), 'a.csv')).toBeUndefined();
		expect(sniffType(Buffer.from('<?xml version="1.0"?><svg/>'), 'a.txt')).toBeUndefined();
	});

	test.each(['', 'BM', 'hello', '<svg/>', 'GIF88a', 'RIFF1234WAVE', 'II*'])(
		'does not take %j',
		(text) => {
			expect(sniffType(Buffer.from(text))).toBeUndefined();
		},
	);
});

describe('groupLines', () => {
	const groupRuns = (page: Page) => groupLines(page).flat();
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
		const lines = groupLines(
			page([word('Total', 50, 100), word('due', 80, 101), word('12.00', 300, 99)]),
		);
		expect(lines.map((runs) => runs.map(({ text }) => text))).toEqual([['Total due', '12.00']]);
	});

	test('lines are read from top to bottom whatever the order of the words', () => {
		const runs = groupRuns(page([word('second', 50, 130), word('first', 50, 100)]));
		expect(runs.map(({ text }) => text)).toEqual(['first', 'second']);
	});

	test('of 20,000 words on top of each other none is lost', () => {
		const words = Array.from({ length: 20_000 }, (_, i) =>
			word('w', (i % 100) * 6, Math.floor(i / 100) * 4),
		);
		const grouped = groupRuns(page(words)).map(({ text }) => text.split(' ').length);
		expect(grouped.reduce((sum, count) => sum + count, 0)).toBe(20_000);
	});
});

describe('isReadable', () => {
	const wordsOf = (text: string) => text.split(' ').map((one) => word(one, 0, 0));

	test.each(['Rechnung Nr. 4711', 'Счёт на оплату', '請求書 合計', '12.00'])('%s', (text) => {
		expect(isReadable(wordsOf(text))).toBe(true);
	});

	test('dot leaders do not make a table of contents unreadable', () => {
		const lines = ['Introduction', 'Methods', 'Results'].map(
			(one) => `${one} ${'.'.repeat(60)} 12`,
		);
		expect(isReadable(wordsOf(lines.join(' ')))).toBe(true);
	});

	test.each([
		['nothing', ''],
		['one sign over and over', '!'.repeat(80)],
		['private-use glyphs', '\ue001\ue002 \ue003\ue004'],
		['replacement characters', '\ufffd\ufffd a'],
		[
			'question marks for letters',
			'??????? ???????? ?? 4711, ?????? ????? 12.50, ????? ?????? 980',
		],
		['boxes for letters', '□□□□□□□ □□□□□□ □□ 4711, □□□□□□ □□□□□ 12.50, □□□□□□ □□□□ 980'],
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

/** Bars as high as letters, with gaps as between words. */
function drawBars({ ink, paper }: { ink: number; paper: (x: number) => number }): GreyImage {
	const [width, height] = [480, 400];
	const data = new Uint8Array(width * height).map((_, i) => {
		const [x, y] = [i % width, Math.floor(i / width)];
		const isInk = y % 40 < 18 && x % 12 < 4;
		return Math.round(paper(x) * (isInk ? ink : 1));
	});
	return { data, width, height };
}

describe('evenLight', () => {
	const at = ({ data, width }: GreyImage, x: number, y: number) => data[y * width + x];

	test('print in a shadow comes out like print in the light', () => {
		const even = evenLight(drawBars({ ink: 0.4, paper: (x) => 250 - x / 6 }));
		for (const x of [96, 240, 432]) {
			expect(at(even, x + 1, 205)).toBeLessThan(60);
			expect(at(even, x + 8, 205)).toBeGreaterThan(200);
		}
	});

	test('faint print becomes black', () => {
		const even = evenLight(drawBars({ ink: 0.7, paper: () => 250 }));
		expect(at(even, 241, 205)).toBeLessThan(20);
		expect(at(even, 248, 205)).toBe(255);
	});

	test('blank paper with its grain stays white', () => {
		const grain = drawBars({ ink: 1, paper: (x) => 235 + (x % 7) });
		expect(evenLight(grain).data.filter((value) => value < 180)).toHaveLength(0);
	});

	test('print that shows through from the back stays fainter than the print of the page', () => {
		const page = drawBars({ ink: 0.2, paper: () => 250 });
		const data = page.data.map((value, i) => (i % 480 > 300 && value < 250 ? 190 : value));
		const even = evenLight({ ...page, data });
		expect(at(even, 121, 205)).toBeLessThan(20);
		expect(at(even, 433, 205)).toBeGreaterThan(150);
	});

	test('thin grey strokes are made darker, solid ones left as they are', () => {
		const grey = drawBars({ ink: 0, paper: () => 250 });
		const edges = grey.data.map((value, i) => ((i % 480) % 12 === 0 || value > 0 ? value : 130));
		expect(at(darkenThin({ ...grey, data: edges }), 242, 205)).toBeLessThan(90);
		const solid = grey.data.map((value, i) => ((i % 480) % 12 === 3 && value === 0 ? 130 : value));
		expect(at(darkenThin({ ...grey, data: solid }), 243, 205)).toBe(130);
	});

	test('a dark banner stays dark', () => {
		const banner = drawBars({ ink: 1, paper: (x) => (x < 240 ? 250 : 30) });
		expect(at(evenLight(banner), 400, 200)).toBeLessThan(100);
	});
});

describe('measureLetters', () => {
	test('says how high the lines stand', () => {
		expect(measureLetters(drawBars({ ink: 0, paper: () => 255 }), 0)).toBe(18);
	});

	test('says so of lines that slope', () => {
		const { data, width, height } = drawBars({ ink: 0, paper: () => 255 });
		const sloped = data.map((_, i) => {
			const y = Math.floor(i / width) - Math.round((i % width) * 0.1);
			return y < 0 ? 255 : (data[y * width + (i % width)] ?? 255);
		});
		expect(measureLetters({ data: sloped, width, height }, 0.1)).toBeGreaterThanOrEqual(17);
		expect(measureLetters({ data: sloped, width, height }, 0.1)).toBeLessThanOrEqual(19);
	});

	test('says nothing of an empty page', () => {
		expect(measureLetters(drawBars({ ink: 1, paper: () => 255 }), 0)).toBeUndefined();
	});
});

describe('mendAmounts', () => {
	/** Digits are 6 wide and punctuation 3, as printed. */
	const amount = (text: string, y0: number, printed = text) => {
		const width = 6 * printed.length - 3 * printed.replace(/\d/g, '').length;
		return word(text, 300 - width, y0, width);
	};
	const column = [amount('4.77', 100), amount('23.32', 120), amount('60.95', 140)];
	const mend = (...words: Word[]) =>
		mendAmounts([...column, ...words])
			.slice(column.length)
			.map(({ text }) => text);

	test('a mark that was too small to be read is put back', () => {
		expect(mend(amount('954', 160, '9.54'), amount('4664', 180, '46.64'))).toEqual([
			'9.54',
			'46.64',
		]);
	});

	test('a number that is no wider than its digits stays whole', () => {
		expect(mend(amount('954', 160), amount('4664', 180))).toEqual(['954', '4664']);
	});

	test('a number in another column stays whole', () => {
		expect(mend(word('2786', 40, 160, 27))).toEqual(['2786']);
	});

	test('two halves become an amount, in its own place', () => {
		const [joined] = mendAmounts([
			...column,
			word('57', 273, 160, 12),
			word('50', 288, 160, 12),
		]).slice(column.length);
		expect(joined).toMatchObject({ text: '57.50', box: { x0: 273, x1: 300 } });
	});

	test.each([
		['226', '.60'],
		['226.', '60'],
		['$226', '.60'],
		['€ 226', ',60'],
	])('an amount that was split at its mark is joined: %s %s', (head, rest) => {
		const halves = [word(head, 273, 160, 12), word(rest, 288, 160, 12)];
		expect(mendAmounts(halves)).toMatchObject([{ text: head + rest, box: { x0: 273, x1: 300 } }]);
	});

	test.each([
		['a sentence', '226.', 'Total'],
		['three decimals', '226', '.605'],
		['two marks', '226.', '.60'],
		['a date', '10.11.', '20'],
	])('%s is not joined: %s %s', (_name, head, rest) => {
		const words = [word(head, 273, 160, 12), word(rest, 288, 160, 12)];
		expect(mendAmounts(words)).toEqual(words);
	});

	test('halves on two lines, or with a wide gap, are not joined', () => {
		const below = [word('226', 273, 160, 12), word('.60', 288, 190, 12)];
		expect(mendAmounts(below)).toEqual(below);
		const apart = [word('226', 203, 160, 12), word('.60', 288, 160, 12)];
		expect(mendAmounts(apart)).toEqual(apart);
	});

	test('a quantity and a number far from it stay two', () => {
		expect(mend(word('2', 100, 160, 6), word('50', 288, 160, 12))).toEqual(['2', '50']);
	});

	test('the mark is the one that the page uses', () => {
		const german = ['4,77', '23,32', '60,95'].map((text, i) => amount(text, 100 + 20 * i));
		const [mended] = mendAmounts([...german, amount('954', 160, '9,54')]).slice(3);
		expect(mended?.text).toBe('9,54');
	});

	test('a page without amounts is left as it is', () => {
		const words = [word('57', 273, 160, 12), word('50', 288, 160, 12)];
		expect(mendAmounts(words)).toEqual(words);
	});
});

describe('chooseScale', () => {
	const scaleOf = (width: number, height: number, letters?: number) =>
		chooseScale({ data: new Uint8Array(), width, height }, letters);

	test.each([
		['small letters are enlarged', 15, 2],
		['large ones reduced', 40, 0.75],
		['tiny ones not without end', 6, 2.5],
		['a heading does not shrink the rest away', 150, 0.6],
	])('%s', (_name, letters, scale) => {
		expect(scaleOf(600, 1200, letters)).toBeCloseTo(scale);
	});

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
				top: 1500,
				bottom: 1200,
				left: 1300,
				right: 100,
				background: '#ffffff',
			}),
		);
		const crop = cropDensest(page, 600);
		expect([crop.width, crop.height]).toEqual([600, 600]);
		const ink = (image: GreyImage) => image.data.filter((value) => value < 100).length;
		expect(ink(crop)).toBe(ink(page));
	});
});
