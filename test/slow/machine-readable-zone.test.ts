import { afterAll, describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { GreyImage } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { chain, layOn, move, turn } from '../../engine/src/model/projection.ts';
import { readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import { mendZone } from '../../engine/src/reading/words/ocr/mrz/mend-zone.ts';
import { fillZone, looksLikeZone } from '../../engine/src/reading/words/ocr/mrz/read-zone-line.ts';
import { encodePng } from '../support/documents.ts';
import { encodePhoto, photograph, toGrey } from '../support/photograph.ts';

const font = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(font, 'Test Sans');

const folder = mkdtempSync(join(tmpdir(), 'docsift-zone-'));
const engine = createEngine('pp-ocr', { dataFolder: join(folder, 'data'), program: 'tesseract' });
afterAll(async () => {
	await engine.close();
	rmSync(folder, { recursive: true, force: true });
});

/** The specimens of ICAO 9303. */
const PASSPORT = [
	'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
	'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];
const CARD = [
	'I<UTOD231458907<<<<<<<<<<<<<<<',
	'7408122F1204159UTO<<<<<<<<<<<6',
	'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
];

describe('mendZone', () => {
	test('lines that are right stay as they are', () => {
		expect(mendZone(PASSPORT)).toEqual(PASSPORT);
		expect(mendZone(CARD)).toEqual(CARD);
	});

	test('letters among digits and digits among letters become their look-alikes', () => {
		expect(
			mendZone([
				'P<UT0ERIK5SON<<ANNA<MAR1A<<<<<<<<<<<<<<<<<<<',
				'L898902C36UT0740B122F12O4I59ZE184226B<<<<<10',
			]),
		).toEqual(PASSPORT);
	});

	test('a number is corrected by its check digit', () => {
		const [first = ''] = PASSPORT;
		expect(mendZone([first, 'L8989O2C36UTO7408122F1204159ZE184226B<<<<<10'])).toEqual(PASSPORT);
	});

	test('a number with two possible corrections is left unchanged', () => {
		// Ambiguous: the B may be an 8, or the other 8 a B.
		const lines = [PASSPORT[0] ?? '', 'LB98902C36UTO7408122F1204159ZE184226B<<<<<10'];
		expect(mendZone(lines)).toEqual(lines);
	});

	test('lines of another length are left unchanged', () => {
		expect(mendZone(['P<UT0', 'B'])).toEqual(['P<UT0', 'B']);
	});
});

test('fillers that were merged by OCR are restored', () => {
	const letters = Array.from('ERIKSSON<<ANNA', (text, i) => ({
		text,
		confidence: 0.9,
		from: 20 * i,
		to: 20 * i + 10,
	})).filter((_, i) => i !== 8);
	expect(fillZone(letters)).toBe('ERIKSSON<<ANNA');
	const open = Array.from('7408122F1204159UTO<<', (text, i) => ({
		text,
		confidence: 0.9,
		from: 20 * i,
		to: 20 * i + 10,
	}));
	expect(fillZone(open)).toBe('7408122F1204159UTO<<<<<<<<<<<<');
});

test('machine-readable lines are told apart from print', () => {
	for (const line of [...PASSPORT, ...CARD]) expect(looksLikeZone(line)).toBe(true);
	for (const line of ['if (a << 2 < b) { return }', 'Total 12.50', '<<<', 'REPUBLIC OF UTOPIA']) {
		expect(looksLikeZone(line)).toBe(false);
	}
});

/** A page with a photo, a name and the zone in a monospaced font. */
async function drawCard(zone: readonly string[]): Promise<GreyImage> {
	const cell = 1100 / (zone[0]?.length ?? 44);
	const canvas = createCanvas(1240, 860);
	const context = canvas.getContext('2d');
	context.fillStyle = '#e8ece4';
	context.fillRect(0, 0, 1240, 860);
	context.fillStyle = '#777777';
	context.fillRect(70, 120, 300, 380);
	context.fillStyle = '#202020';
	context.font = '34px "Test Sans"';
	context.fillText('UTOPIA', 430, 90);
	context.fillText('Surname  ERIKSSON', 430, 190);
	context.fillText('Given names  ANNA MARIA', 430, 270);
	context.fillText('Date of birth  12 AUG 1974', 430, 350);
	context.textAlign = 'center';
	context.font = '32px "Test Sans"';
	zone.forEach((line, row) => {
		Array.from(line).forEach((letter, column) => {
			context.fillText(letter, 70 + (column + 0.5) * cell, 640 + 70 * row);
		});
	});
	return await toGrey(sharp(await encodePng(canvas)));
}

async function read(name: string, photo: GreyImage): Promise<string[]> {
	const path = join(folder, `${name}.jpg`);
	writeFileSync(path, await encodePhoto(photo));
	const limits = { maxPages: 1, maxScannedPages: 1, maxPixels: 100_000_000 };
	const page = await readScan({ path, type: 'jpeg', limits }, 0, DEFAULT_DATA, engine);
	return page.words
		.filter(({ text }) => text.includes('<'))
		.sort((a, b) => a.box.y0 - b.box.y0)
		.map(({ text }) => text);
}

test.each([
	['passport', PASSPORT],
	['card', CARD],
])(
	'the zone of a %s is read off a photo with glare',
	async (name, zone) => {
		const image = await drawCard(zone);
		const toPicture = chain(
			layOn(image, [
				{ x: 190, y: 160 },
				{ x: 1380, y: 190 },
				{ x: 1440, y: 1000 },
				{ x: 150, y: 980 },
			]),
			move(-800, -580),
			turn(-4),
			move(800, 580),
		);
		const photo = photograph([{ image, toPicture }], { width: 1600, height: 1160 });
		// A reflection: a bright spot with pale ink.
		photo.data.forEach((light, i) => {
			const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
			const glare = 0.65 * Math.exp(-((x - 700) ** 2 + (y - 850) ** 2) / 30_000);
			photo.data[i] = light + (250 - light) * glare;
		});
		expect(await read(name, photo)).toEqual(zone);
	},
	300_000,
);
