import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Word } from '../../engine/src/model/document.ts';
import { openPages } from '../../engine/src/reading/pipeline/read-pages.ts';
import { stream } from '../support/documents.ts';
import { FONTS, writePdf } from '../support/pdf-forms.ts';

const limits = { maxPages: 20, maxScannedPages: 1, maxPixels: 1_000_000 };
const EMBEDDED = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
/** As a share of a letter's width. */
const TOLERANCE = 0.15;
const LINES = [
	'VAT registration number IE6388047V of the supplier',
	'Willi Wimmer, Allee 11, 1111 Ill, iiiii mmmm WWW',
	'AVAVA Te To WA Yo. Total due: 1,234.50 EUR',
	'The office of the official affiliate',
];
let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'docsift-boxes-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function readWords(pdf: Uint8Array): Promise<Word[]> {
	const path = join(folder, 'text.pdf');
	writeFileSync(path, pdf);
	const pages = await openPages({ path, type: 'pdf', limits });
	return pages.flatMap((page) => page?.words ?? []);
}

type Place = { text: string; x0: number; x1: number; letter: number };

function expectPlaces(words: readonly Word[], places: readonly Place[]): void {
	expect(words.map(({ text }) => text)).toEqual(places.map(({ text }) => text));
	const off = words.flatMap(({ text, box }, i) => {
		const { x0 = 0, x1 = 0, letter = 1 } = places[i] ?? {};
		const most = Math.max(Math.abs(box.x0 - x0), Math.abs(box.x1 - x1)) / letter;
		return most > TOLERANCE ? [{ text, most }] : [];
	});
	expect(off).toEqual([]);
}

test.each(['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Courier', EMBEDDED])(
	'words of a longer text in %s have the boxes of their letters',
	async (font) => {
		const pdf = new PDFDocument({ size: 'A4' });
		const done = buffer(pdf);
		pdf.font(font).fontSize(11);
		const widthOf = (text: string) => pdf.widthOfString(text);
		const places = LINES.flatMap((line, i) => {
			pdf.text(line, 50, 60 + 30 * i, { lineBreak: false });
			return [...line.matchAll(/\S+/g)].map(({ 0: text, index }): Place => {
				// The first letter may be drawn towards the space before it.
				const first = line[index] ?? '';
				return {
					text,
					x0: 50 + widthOf(line.slice(0, index + 1)) - widthOf(first),
					x1: 50 + widthOf(line.slice(0, index + text.length)),
					letter: widthOf(text) / text.length,
				};
			});
		});
		pdf.end();
		expectPlaces(await readWords(await done), places);
	},
);

/** Widths in Helvetica, in thousandths of the font size. */
const WIDTHS = { a: 556, i: 222, space: 278 };

test('boxes follow spacing, stretching, nested drawings and turned text', async () => {
	const words = await readWords(
		writePdf((add) => {
			const nested = add(
				stream(
					`/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Matrix [1 0 0 1 100 0] /Resources ${FONTS}`,
					Buffer.from('BT /Helv 10 Tf 50 400 Td (iiii aaaa) Tj ET'),
				),
			);
			return {
				printed: [],
				annotations: [],
				xObjects: `/Nested ${nested}`,
				drawn: [
					'BT /Helv 10 Tf 0.5 Tc 3 Tw 50 700 Td (iiii aaaa) Tj ET',
					'BT /Helv 10 Tf 0 Tc 0 Tw 50 Tz 50 650 Td (iiii aaaa) Tj ET',
					'BT /Helv 10 Tf 100 Tz 50 600 Td [(iiii) -500 (aaaa)] TJ ET',
					'q 2 0 0 2 0 0 cm BT /Helv 10 Tf 25 250 Td (iiii aaaa) Tj ET Q',
					'/Nested Do',
					'BT /Helv 10 Tf 0 1 -1 0 300 300 Tm (iiii aaaa) Tj ET',
				].join('\n'),
			};
		}),
	);
	const { a, i, space } = WIDTHS;
	const [fours, ones] = [(4 * a) / 100, (4 * i) / 100];
	const starts = words.filter(({ text }) => text === 'aaaa').map(({ box }) => [box.x0, box.x1]);
	const spaced = 50 + ones + 4 * 0.5 + space / 100 + 0.5 + 3;
	const stretched = 50 + (ones + space / 100) / 2;
	const moved = 50 + ones + 5;
	const scaled = 50 + 2 * (ones + space / 100);
	const nested = 150 + ones + space / 100;
	expect(words).toHaveLength(12);
	for (const [at, [from, to]] of [
		[spaced, spaced + fours + 3 * 0.5],
		[stretched, stretched + fours / 2],
		[moved, moved + fours],
		[scaled, scaled + 2 * fours],
		[nested, nested + fours],
	].entries()) {
		expect(starts[at]?.[0]).toBeCloseTo(from ?? 0, 1);
		expect(starts[at]?.[1]).toBeCloseTo(to ?? 0, 1);
	}
	const turned = words.at(-1);
	expect(turned?.angle).toBe(270);
	expect(turned?.box.y1).toBeCloseTo(842 - 300 - ones - space / 100, 1);
});

test('beyond the pages whose drawings are read, words are within a letter or so', async () => {
	const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
	const done = buffer(pdf);
	for (let page = 0; page < 12; page += 1) {
		pdf.addPage();
		pdf
			.font('Times-Roman')
			.fontSize(11)
			.text(LINES[0] ?? '', 50, 60, { lineBreak: false });
	}
	const before = pdf.widthOfString('VAT registration number ');
	pdf.end();
	const found = (await readWords(await done)).filter(({ text }) => text === 'IE6388047V');
	expect(found).toHaveLength(12);
	expect(found.at(0)?.box.x0).toBeCloseTo(50 + before, 1);
	expect(Math.abs((found.at(-1)?.box.x0 ?? 0) - 50 - before)).toBeLessThan(5);
});
