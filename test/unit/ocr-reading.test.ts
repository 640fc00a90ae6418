import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { GreyImage } from '../../engine/src/model/document.ts';
import { guessLanguage, tellsLanguage } from '../../engine/src/reading/words/guess-language.ts';
import {
	chooseWords,
	findDoubtful,
	isSure,
} from '../../engine/src/reading/words/ocr/choose-words.ts';
import { cutSurroundings } from '../../engine/src/reading/words/ocr/cut-surroundings.ts';
import { cutLine, findAreas } from '../../engine/src/reading/words/ocr/neural/find-areas.ts';
import { partWords } from '../../engine/src/reading/words/ocr/neural/part-words.ts';
import type { Letter } from '../../engine/src/reading/words/ocr/neural/part-words.ts';
import type {
	LineArea,
	OcrEngine,
	OcrWord,
} from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { closeInk, labelEven } from '../../engine/src/reading/words/ocr/sheets/find-even.ts';
import {
	findQuickestData,
	hasData,
	provideData,
} from '../../engine/src/reading/words/ocr/provide-data.ts';
import { readWords } from '../../engine/src/reading/words/ocr/read-words.ts';
import { drawPage, LETTER } from '../support/documents.ts';

async function draw(around: { left: number; right: number; top: number }, background = '#000000') {
	const { data, info } = await sharp(await drawPage(LETTER))
		.flatten({ background: '#ffffff' })
		.extend({ ...around, bottom: 0, background })
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

function paper(width: number, height: number, light = 255): GreyImage {
	return { data: new Uint8Array(width * height).fill(light), width, height };
}

function fill(image: GreyImage, [x0, y0, x1, y1]: number[], light = 0): void {
	for (let y = y0 ?? 0; y < (y1 ?? 0); y += 1) {
		image.data.fill(light, y * image.width + (x0 ?? 0), y * image.width + (x1 ?? 0));
	}
}

function word(text: string, confidence: number, x0 = 0, width = text.length * 10): OcrWord {
	return { text, confidence, box: { x0, y0: 0, x1: x0 + width, y1: 20 } };
}

describe('cutSurroundings', () => {
	test.each(['#000000', '#525659', '#2b3a55'])('bars of %s are cut away', async (colour) => {
		const cut = cutSurroundings(await draw({ left: 280, right: 289, top: 30 }, colour));
		expect(cut).toMatchObject({ left: 280, top: 30, image: { width: 1240, height: 700 } });
	});

	test('the margins of a page, and a page that is all dark, are left', async () => {
		const page = await draw({ left: 0, right: 0, top: 0 });
		expect(cutSurroundings(page).image).toBe(page);
		const night = paper(200, 100, 20);
		expect(cutSurroundings(night).image).toBe(night);
	});

	test('print that reaches the edge is left', () => {
		const page = paper(200, 100);
		for (let y = 0; y < 100; y += 10) fill(page, [0, y, 30, y + 5]);
		expect(cutSurroundings(page).image).toBe(page);
	});
});

describe('the language of a page', () => {
	test.each([
		['deu', 'Vielen Dank für Ihren Einkauf SUMME EUR Käsestange groß'],
		['pol', 'Dziękujemy za zakupy SUMA ul. Kwiatowa NIP Sok jabłkowy'],
		['hun', 'Köszönjük a vásárlást ÖSSZESEN FT ÁFA Tejföl'],
		['tur', 'Teşekkür ederiz TOPLAM TL KDV Çiçek Sokağı'],
		['ces', 'Děkujeme za nákup Celkem Kč DPH'],
		['ron', 'BON FISCAL Mulțumim TOTAL LEI TVA'],
		['swe', 'Tack för besöket ATT BETALA Moms'],
		['fin', 'Kiitos YHTEENSÄ ALV Kuitti'],
		[undefined, 'Thank you for your visit TOTAL VAT CAFÉ'],
		[undefined, 'XK-8812 44.10 17'],
	])('%s is told by frequent words and letters', (language, text) => {
		expect(guessLanguage([text])).toBe(language);
	});

	test('is told once its words are far more than those of the next one, English or not', () => {
		expect(tellsLanguage(['Please pay the total amount of the invoice'])).toBe(true);
		expect(tellsLanguage(['Rechnung vom 3. Mai, Betrag und Datum'])).toBe(true);
		expect(tellsLanguage(['Total 12.50'])).toBe(false);
		// Three signs of Romanian, two of them French as well.
		expect(tellsLanguage(['suma de la'])).toBe(false);
		expect(tellsLanguage([])).toBe(false);
	});
});

describe('the data of languages', () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-data-'));
	afterAll(() => rmSync(folder, { recursive: true }));

	test('a language that is not installed is refused with an explanation, until it is added to the folder', async () => {
		expect(hasData(folder, ['xyz'])).toBe(false);
		const refused = provideData(folder, ['xyz']);
		await expect(refused).rejects.toMatchObject({ code: 'LANGUAGE_NOT_INSTALLED' });
		await expect(refused).rejects.toThrow('docsift languages add xyz');
		writeFileSync(join(folder, 'xyz.traineddata'), '');
		expect(hasData(folder, ['xyz'])).toBe(true);
		expect(await provideData(folder, ['xyz'])).toEqual(['xyz']);
	});

	test('that we ship is what its notice says, and is taken before that of npm', async () => {
		const notice = readFileSync(
			new URL('../../engine/src/reading/words/ocr/tessdata/README.md', import.meta.url),
			'utf8',
		);
		const listed = [...notice.matchAll(/`(\w+)\.traineddata\.gz` \| `([0-9a-f]{64})`/g)];
		expect(listed).toHaveLength(6);
		for (const [, language = '', hash] of listed) {
			expect(await provideData(folder, [language])).toEqual([language]);
			const data = readFileSync(join(folder, `${language}.traineddata`));
			expect(createHash('sha256').update(data).digest('hex')).toBe(hash);
		}
	});

	test('that an earlier version unpacked is replaced, and that of a user is kept', async () => {
		const [former, own] = ['former', 'own'].map((name) => join(folder, name));
		for (const [at = '', size] of [
			[former, 2_070_514],
			[own, 5],
		] as const) {
			mkdirSync(at);
			writeFileSync(join(at, 'deu.traineddata'), Buffer.alloc(size));
			await provideData(at, ['deu']);
		}
		expect(statSync(join(former ?? '', 'deu.traineddata')).size).toBe(1_525_436);
		expect(statSync(join(own ?? '', 'deu.traineddata')).size).toBe(5);
	});

	test('of the system is taken where all of it is there and none is larger than ours', () => {
		const [ours, small, large] = ['ours', 'small', 'large'].map((name) => join(folder, name));
		const put = (at = '', language: string, size: number) => {
			mkdirSync(at, { recursive: true });
			writeFileSync(join(at, `${language}.traineddata`), 'x'.repeat(size));
		};
		put(ours, 'eng', 50);
		put(ours, 'deu', 20);
		put(small, 'eng', 40);
		put(large, 'eng', 150);
		put(large, 'deu', 80);
		const choose = (languages: string[], folders: (string | undefined)[]) =>
			findQuickestData(
				ours ?? '',
				languages,
				folders.filter((one) => one !== undefined),
			);
		expect(choose(['eng'], [join(folder, 'none'), small])).toBe(small);
		expect(choose(['eng'], [large])).toBe(ours);
		expect(choose(['eng', 'deu'], [small, large])).toBe(ours);
	});

	test.each([
		['with its data', () => true, ['eng', 'deu']],
		['without it, in English', () => false, ['eng']],
	])('a German page without a hint is read %s', async (_, canRead, read) => {
		const seen: string[] = [];
		const german: OcrEngine = {
			name: 'tesseract',
			canRead,
			recognise: (_image, [language = '']) => {
				seen.push(language);
				return Promise.resolve(
					'Rechnung Datum Betrag netto und Kunde Käsestange für'
						.split(' ')
						.map((text, i) => word(text, 0.9, i * 200)),
				);
			},
			close: () => Promise.resolve(),
		};
		await readWords(await draw({ left: 0, right: 0, top: 0 }), ['eng'], german, {
			otherScripts: [['rus']],
		});
		expect(seen).toEqual(read);
	});

	test.each([
		['once in the language of the page before', 'deu', ['deu'], ['deu']],
		[
			'again where it is in another language than the page before',
			'fra',
			['fra', 'eng', 'deu'],
			['deu'],
		],
	])('a German page is read %s', async (_, likely, read, languages) => {
		const seen: string[] = [];
		const german: OcrEngine = {
			name: 'tesseract',
			recognise: (_image, [language = '']) => {
				seen.push(language);
				return Promise.resolve(
					'Rechnung Datum Betrag netto und Kunde Käsestange für'
						.split(' ')
						.map((text, i) => word(text, 0.9, i * 200)),
				);
			},
			close: () => Promise.resolve(),
		};
		const page = await readWords(await draw({ left: 0, right: 0, top: 0 }), ['eng'], german, {
			otherScripts: [['rus']],
			likely: [likely],
		});
		expect(seen).toEqual(read);
		expect(page.languages).toEqual(languages);
	});

	test.each([
		['once, in the language that the first look tells', 'Rechnung und Betrag bitte', ['deu']],
		['again where the whole page says otherwise than a look', 'suma de la', ['ron', 'deu']],
		['twice where a look tells nothing', '12.50 XK-88', ['eng', 'deu']],
	])('a German page is read %s', async (_, text, read) => {
		const seen: string[] = [];
		const line = { x: 300, y: 100, slope: 0, left: 100, right: 500, half: 20 };
		const german: OcrEngine = {
			name: 'pp-ocr',
			look: (image) => Promise.resolve({ rotation: 0, image, lines: [line], texts: [text] }),
			recognise: (_image, [language = '']) => {
				seen.push(language);
				return Promise.resolve(
					'Rechnung Datum Betrag netto und Kunde Käsestange für'
						.split(' ')
						.map((one, i) => word(one, 0.9, i * 200)),
				);
			},
			close: () => Promise.resolve(),
		};
		await readWords(await draw({ left: 0, right: 0, top: 0 }), ['eng'], german, {
			otherScripts: [['rus']],
		});
		expect([...new Set(seen)]).toEqual(read);
	});
});

describe('readWords', () => {
	/** Reports the position of the first dark pixel. */
	const engine: OcrEngine = {
		name: 'tesseract',
		recognise: ({ data, width, height }) => {
			let [x0, y0] = [width, height];
			data.forEach((light, i) => {
				if (light > 100) return;
				x0 = Math.min(x0, i % width);
				y0 = Math.min(y0, Math.floor(i / width));
			});
			return Promise.resolve([
				{ text: 'word', confidence: 1, box: { x0, y0, x1: x0 + 10, y1: y0 + 10 } },
			]);
		},
		close: () => Promise.resolve(),
	};

	test('words of a page between bars are where they are on the picture that was sent', async () => {
		const around = { left: 280, right: 120, top: 30 };
		const [alone, between] = [
			await readWords(await draw({ left: 0, right: 0, top: 0 }), ['eng'], engine),
			await readWords(await draw(around), ['eng'], engine),
		];
		const [there, here] = [alone.words[0]?.box, between.words[0]?.box];
		expect(here?.x0).toBeCloseTo((there?.x0 ?? 0) + around.left, 0);
		expect(here?.y0).toBeCloseTo((there?.y0 ?? 0) + around.top, 0);
		expect(between).toMatchObject({ width: 1640, height: 730 });
		expect(between.straight.map(({ left, top }) => [left, top])).toEqual([[280, 30]]);
	});

	test.each([
		{ what: 'a sheet', letterPx: 16, shape: 'sheet' },
		{
			what: 'a photo of a receipt, with sides like those of a sheet',
			letterPx: 36,
			shape: 'strip',
		},
	])('$what is read as one: $shape', async ({ letterPx, shape }) => {
		const image = paper(1200, 1600);
		const step = 2 * letterPx;
		for (let y = step; y + letterPx < 1600; y += step) {
			for (let row = y; row < y + letterPx; row += 1) {
				for (let x = 60; x < 1100; x += letterPx) {
					image.data.fill(0, row * 1200 + x, row * 1200 + x + Math.ceil(letterPx / 5));
				}
			}
		}
		const shapes: unknown[] = [];
		await readWords(image, ['eng'], {
			...engine,
			recognise: (part, languages, given) => {
				shapes.push(given);
				return engine.recognise(part, languages, given);
			},
		});
		expect(shapes[0]).toBe(shape);
	});

	test('a picture without text is not read at all', async () => {
		const blind: OcrEngine = {
			...engine,
			recognise: () => Promise.reject(new Error('it was read')),
			look: (image) => Promise.resolve({ rotation: 0, image, lines: [], texts: [] }),
		};
		expect(await readWords(paper(300, 200), ['eng'], blind)).toMatchObject({
			words: [],
			width: 300,
			height: 200,
			rotation: 0,
			skew: 0,
		});
	});
});

describe('even areas of a picture', () => {
	/** A white page with a letter on a dark desk, as a decoder returns it: a view of a larger buffer. */
	function drawDesk() {
		const [width, height] = [20, 18];
		const data = Buffer.alloc(width * height, 60);
		for (let y = 5; y < 13; y += 1) data.fill(230, y * width + 4, y * width + 16);
		for (let y = 7; y < 11; y += 1) data[y * width + 9] = 20;
		return { data, width, height };
	}

	test('letters become paper, and the picture itself stays as it is', () => {
		const desk = drawDesk();
		const closed = closeInk(desk);
		expect(closed.data[8 * 20 + 9]).toBe(230);
		expect(closed.data[0]).toBe(60);
		expect(desk).toEqual(drawDesk());
	});

	test('paper and desk are two areas, with an edge between them', () => {
		const labels = labelEven(closeInk(drawDesk()), 26);
		expect(new Set(labels)).toEqual(new Set([0, 1, 2]));
		expect(labels[0]).toBe(1);
		expect(labels[8 * 20 + 9]).toBe(2);
		expect(labels[8 * 20 + 3]).toBe(0);
	});
});

describe('lines of text', () => {
	test('are found on a map of what is likely to be text, with their slope', () => {
		const [width, height] = [100, 40];
		const likely = new Float32Array(width * height);
		for (let x = 10; x < 90; x += 1) {
			for (let dy = 0; dy < 6; dy += 1) likely[(12 + Math.round(x / 10) + dy) * width + x] = 0.9;
		}
		likely[5 * width + 5] = 0.9;
		const lines = findAreas({ likely, width, height, across: 2, down: 2 });
		expect(lines).toHaveLength(1);
		expect(lines[0]?.slope).toBeCloseTo(0.1, 1);
		expect(lines[0]?.left).toBeLessThan(20);
		expect(lines[0]?.right).toBeGreaterThan(180);
	});

	test('are cut out straight', () => {
		const image = paper(200, 100);
		for (let x = 20; x < 180; x += 1) {
			const y = 30 + Math.round(x / 10);
			fill(image, [x, y, x + 1, y + 10]);
		}
		const line = { x: 100, y: 45, slope: 0.1, left: 0, right: 200, half: 12 };
		const cut = cutLine(image, line, 48);
		expect([cut.width, cut.height]).toEqual([400, 48]);
		const middle = cut.data.subarray(24 * 400 + 60, 24 * 400 + 340);
		expect(Math.max(...middle)).toBeLessThan(60);
		expect(Math.min(...cut.data.subarray(0, 400))).toBe(255);
	});
});

describe('partWords', () => {
	const line: LineArea = { x: 100, y: 24, slope: 0, left: 0, right: 200, half: 24 };

	/** Letters 10 pixels wide, each followed by a gap. */
	function write(letters: readonly (readonly [text: string, gap: number])[]) {
		const cut = paper(200, 48);
		let x = 10;
		const read = letters.map(([text, gap]): Letter => {
			fill(cut, [x, 12, x + 10, 36]);
			const letter = { text, confidence: 0.9, from: x + 1, to: x + 9 };
			x += 10 + gap;
			return letter;
		});
		return { cut, read };
	}

	test('a space that was not read is put where the gap is wide', () => {
		const gaps = [
			['1', 3],
			['8', 20],
			['2', 3],
			['3', 3],
			[':', 3],
			['0', 3],
		] as const;
		const { cut, read } = write(gaps);
		const words = partWords(read, line, cut);
		expect(words.map(({ text }) => text)).toEqual(['18', '23:0']);
		expect(words[0]?.box).toEqual({ x0: 10, y0: 12, x1: 33, y1: 36 });
	});

	test('letters that are printed far apart stay one word', () => {
		const gaps = [
			['T', 9],
			['O', 9],
			['T', 9],
			['A', 9],
			['L', 9],
		] as const;
		const { cut, read } = write(gaps);
		expect(partWords(read, line, cut).map(({ text }) => text)).toEqual(['TOTAL']);
	});

	test('words that another reading separates are separated at a smaller gap', () => {
		const gaps = [
			['1', 3],
			['8', 8],
			['2', 3],
			['3', 3],
			['4', 3],
		] as const;
		const { cut, read } = write(gaps);
		expect(partWords(read, line, cut)).toHaveLength(1);
		const first = [word('18', 0.9, 10, 23), word('234', 0.9, 41, 36)];
		expect(partWords(read, line, cut, first).map(({ text }) => text)).toEqual(['18', '234']);
	});
});

describe('choosing between two readings', () => {
	const line: LineArea = { x: 100, y: 10, slope: 0, left: 0, right: 210, half: 10 };

	test('a line that is covered by sure words is not read again', () => {
		expect(isSure([word('0123456789', 0.95), word('012345678', 0.95, 110)], line)).toBe(true);
		expect(isSure([word('0123456789', 0.95), word('012345678', 0.5, 110)], line)).toBe(false);
		expect(isSure([word('0123', 0.95)], line)).toBe(false);
		expect(isSure([], line)).toBe(false);
	});

	test('in a line that is mostly certain, only doubtful words are read again, between their neighbours', () => {
		const sure = ['eins', 'zwei', 'drei', 'vier'].map((text, i) => word(text, 0.95, i * 50, 40));
		const [doubtful, alsoDoubtful] = [word('funf', 0.5, 200, 40), word('sechs', 0.8, 250, 40)];
		const line = { x: 170, y: 10, slope: 0, left: -6, right: 346, half: 12 };
		const last = word('sieben', 0.95, 300, 40);
		const parts = findDoubtful([last, ...sure, doubtful, alsoDoubtful], line);
		expect(parts).toEqual([
			{ left: 190 + 10 / 3, right: 300 - 10 / 3, words: [doubtful, alsoDoubtful] },
		]);
	});

	test('a line that is mostly in doubt, or partly without words, is read again as a whole', () => {
		const line = { x: 50, y: 10, slope: 0, left: 0, right: 100, half: 10 };
		const half = [word('ab', 0.95, 5, 40), word('cd', 0.5, 50, 45)];
		expect(findDoubtful(half, line)).toEqual([{ left: 0, right: 100, words: half }]);
		const short = [word('ab', 0.95, 5, 30)];
		expect(findDoubtful(short, line)).toEqual([{ left: 0, right: 100, words: short }]);
		expect(findDoubtful([], line)).toEqual([{ left: 0, right: 100, words: [] }]);
	});

	test('the second reading is believed when it is sure, with the accents of the first', () => {
		const chosen = chooseWords([word('Straße', 0.4)], [word('StraBe', 0.95)]);
		expect(chosen.map(({ text }) => text)).toEqual(['Straße']);
		expect(chooseWords([word('lO', 0.4)], [word('10', 0.95)])[0]?.text).toBe('10');
	});

	test.each([
		['Dziękujemy', 'Dziekujemy'],
		['Źródlana', 'Zrodlana'],
		['Fő', 'Fo'],
		['Teşekkür', 'Tesekkur'],
		// Not a letter that the second recogniser could have read.
		['Żytni', '2ytni'],
		['Sokağı', 'Sokagi'],
		['Ærø', 'AEro'],
	])('letters that the second reader does not know are those of the first: %s', (one, other) => {
		expect(chooseWords([word(one, 0.4, 0, 60)], [word(other, 0.95, 0, 60)])[0]?.text).toBe(one);
	});

	test('other words of the first reading are not taken', () => {
		expect(chooseWords([word('Śl', 0.4, 0, 60)], [word('2A', 0.95, 0, 60)])[0]?.text).toBe('2A');
	});

	test('words that neither engine is sure of are left out', () => {
		expect(chooseWords([word('~"', 0.2)], [word('wOe', 0.4)])).toEqual([]);
		expect(chooseWords([word('Total', 0.8)], [word('Tota', 0.7)])[0]?.text).toBe('Total');
	});
});
