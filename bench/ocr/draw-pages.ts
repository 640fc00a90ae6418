import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box, GreyImage } from '../../engine/src/model/document.ts';
import type { Random } from './random.ts';
import { TEXTS } from './texts.ts';
import type { Texts } from './texts.ts';

export type TruthWord = { text: string; box: Box; line: number };
/** An image and its text; a line is what a person would read in one go from left to right. */
export type TruthPage = { name: string; image: GreyImage; words: TruthWord[]; values: Values };
/** The values that extraction should find. */
export type Values = { merchant: string; date: string; number?: string; total?: number };

// A machine may have no fonts; pdf.js includes these.
const resolve = createRequire(import.meta.url).resolve;
for (const style of ['Regular', 'Bold']) {
	GlobalFonts.registerFromPath(
		resolve(`pdfjs-dist/standard_fonts/LiberationSans-${style}.ttf`),
		`Bench ${style}`,
	);
}

const RECEIPT_COLUMNS = 34;
const CELL_PX = 18;
const LINE_PX = 38;
const MARGIN_PX = 40;

/** A till receipt in a monospaced font, 34 characters per line. */
export function drawReceipt(language: string, random: Random): TruthPage {
	const { rows, values } = writeReceipt(textsOf(language), random);
	const width = 2 * MARGIN_PX + RECEIPT_COLUMNS * CELL_PX;
	const height = 2 * MARGIN_PX + rows.length * LINE_PX;
	const { context, finish } = startPage(width, height);
	context.textAlign = 'center';
	const words = rows.flatMap((row, line) => {
		const y = MARGIN_PX + (line + 0.75) * LINE_PX;
		context.font = `26px "Bench ${row.isBold ? 'Bold' : 'Regular'}"`;
		Array.from(row.text).forEach((letter, column) => {
			context.fillText(letter, MARGIN_PX + (column + 0.5) * CELL_PX, y, CELL_PX);
		});
		return partRow(row.text).map(({ text, column }) => {
			const x0 = MARGIN_PX + column * CELL_PX;
			return { text, line, box: { x0, y0: y - 20, x1: x0 + text.length * CELL_PX, y1: y + 3 } };
		});
	});
	return { name: `receipt-${language}`, image: finish(), words, values };
}

/** A sheet has room for so many lines. */
const LINES_OF_SHEET = 42;

/** A letter that fills its sheet: its text goes on until only the lines with amounts fit. */
export function drawFullLetter(language: string, random: Random): TruthPage {
	const texts = textsOf(language);
	const room = LINES_OF_SHEET - texts.shop.length - texts.items.length - 4;
	const letter = Array.from(
		{ length: room },
		(_, i) => texts.letter[i % texts.letter.length] ?? '',
	);
	return drawLetter(language, random, { ...texts, letter });
}

/** A letter on a sheet of paper, 150 dots an inch, in letters of different widths. */
export function drawLetter(
	language: string,
	random: Random,
	texts: Texts = textsOf(language),
): TruthPage {
	const { context, finish } = startPage(1240, 1754);
	context.font = '25px "Bench Regular"';
	const words: TruthWord[] = [];
	const write = (text: string, x: number, y: number, line: number) => {
		let at = x;
		for (const word of text.split(' ')) {
			context.fillText(word, at, y);
			const width = context.measureText(word).width;
			words.push({ text: word, line, box: { x0: at, y0: y - 19, x1: at + width, y1: y + 4 } });
			at += context.measureText(`${word} `).width;
		}
	};
	let line = 0;
	const date = dateOf(random);
	[...texts.shop, '', '', `${texts.date} ${date}`, '', ...texts.letter].forEach((text) => {
		if (text !== '') write(text, 120, 150 + line * 36, line);
		line += 1;
	});
	for (const item of texts.items) {
		write(item, 120, 150 + line * 36, line);
		write(amountOf(random, texts), 900, 150 + line * 36, line);
		line += 1;
	}
	const values = { merchant: texts.shop[0], date: toIso(date) };
	return { name: `letter-${language}`, image: finish(), words, values };
}

function textsOf(language: string): Texts {
	const texts = TEXTS[language];
	if (!texts) throw new Error(`there are no texts in ${language}`);
	return texts;
}

type Row = { text: string; isBold: boolean };

function writeReceipt(texts: Texts, random: Random): { rows: Row[]; values: Values } {
	const plain = (text: string): Row => ({ text, isBold: false });
	const centred = (text: string, isBold = false): Row => ({
		text: ' '.repeat(Math.max(0, Math.floor((RECEIPT_COLUMNS - text.length) / 2))) + text,
		isBold,
	});
	const beside = (left: string, right: string, isBold = false): Row => ({
		text: left + right.padStart(RECEIPT_COLUMNS - left.length),
		isBold,
	});
	const [shop, ...address] = texts.shop;
	const items = texts.items.map((item) => beside(item.slice(0, 22), amountOf(random, texts)));
	const [date, number] = [dateOf(random), 100_000 + random.below(900_000)];
	const [total, ...others] = [0, 1, 2].map(() => amountOf(random, texts));
	const rows = [
		centred(shop, true),
		...address.map((line) => centred(line)),
		plain(''),
		beside(date, `${random.below(14) + 8}:${String(random.below(50) + 10)}`),
		plain(`${texts.number} ${number}`),
		plain('-'.repeat(RECEIPT_COLUMNS)),
		...items,
		plain('-'.repeat(RECEIPT_COLUMNS)),
		beside(texts.total, total ?? '', true),
		beside(texts.tax, others[0] ?? ''),
		beside(texts.card, others[1] ?? ''),
		plain(''),
		...texts.thanks.map((line) => centred(line)),
	];
	const values = {
		merchant: shop,
		date: toIso(date),
		number: String(number),
		total: Number((total ?? '').replace(',', '.').replace(/[^\d.]/g, '')),
	};
	return { rows, values };
}

function toIso(date: string): string {
	return date.split('.').toReversed().join('-');
}

/** The words of a row; a rule of dashes is drawn but is not a word. */
function partRow(text: string): { text: string; column: number }[] {
	return [...text.matchAll(/[^\s-]\S*/g)].map((match) => ({ text: match[0], column: match.index }));
}

function amountOf(random: Random, { decimal, currency }: Texts): string {
	return `${1 + random.below(180)}${decimal}${String(random.below(100)).padStart(2, '0')}${currency}`;
}

function dateOf(random: Random): string {
	const two = (n: number) => String(n).padStart(2, '0');
	return `${two(1 + random.below(28))}.${two(1 + random.below(12))}.20${20 + random.below(7)}`;
}

function startPage(
	width: number,
	height: number,
): { context: SKRSContext2D; finish: () => GreyImage } {
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, width, height);
	context.fillStyle = 'black';
	return {
		context,
		finish: () => {
			const colours = context.getImageData(0, 0, width, height).data;
			const data = Uint8Array.from({ length: width * height }, (_, i) => colours[4 * i] ?? 255);
			return { data, width, height };
		},
	};
}
