/** Documents of our own making for the tests. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

// A machine may have no fonts at all; pdf.js brings one, with Latin, Greek and Cyrillic letters.
const font = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(font, 'Test Sans');

export type Labelled = readonly (readonly [string, string])[];

export const LETTER: Labelled = [
	['Invoice number', 'A-4711'],
	['Invoice date', '3 March 2026'],
	['Total due', '1,234.50'],
];

/** A text PDF, one page per entry. */
export async function makePdf(
	pages: readonly Labelled[],
	options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options });
	const done = buffer(pdf);
	for (const lines of pages) {
		pdf.addPage();
		lines.forEach(([label, value], i) => {
			pdf.fontSize(12).text(label, 60, 80 + i * 24, { lineBreak: false });
			pdf.text(value, 260, 80 + i * 24, { lineBreak: false });
		});
	}
	pdf.end();
	return await done;
}

/** Draws lines of text black on white. */
export function drawPage(lines: Labelled, width = 1240, height = 700): Promise<Buffer> {
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, width, height);
	context.fillStyle = 'black';
	context.font = '32px "Test Sans"';
	lines.forEach(([label, value], i) => {
		context.fillText(label, 80, 120 + i * 90);
		context.fillText(value, 640, 120 + i * 90);
	});
	return canvas.encode('png');
}

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'tiff' | 'bmp';

export async function makeImage(kind: ImageKind, lines: Labelled = LETTER): Promise<Buffer> {
	const drawn = sharp(await drawPage(lines));
	if (kind === 'bmp') {
		const { data, info } = await drawn.flatten().raw().toBuffer({ resolveWithObject: true });
		return encodeBmp(data, info.width, info.height);
	}
	return await drawn.flatten().toFormat(kind).toBuffer();
}

/** A PDF whose pages are pictures of text. */
export async function makeScan(pages: readonly Labelled[], hiddenText = ''): Promise<Buffer> {
	const pdf = new PDFDocument({ size: [595, 336], autoFirstPage: false, margin: 0 });
	const done = buffer(pdf);
	for (const lines of pages) {
		pdf.addPage();
		// Beneath the picture, where nobody sees it.
		if (hiddenText !== '') pdf.font(font).fontSize(20).text(hiddenText, 40, 40);
		pdf.image(
			await sharp(await drawPage(lines))
				.jpeg()
				.toBuffer(),
			0,
			0,
			{ width: 595 },
		);
	}
	pdf.end();
	return await done;
}

/** A filled form: a text field, a tick box that is ticked and one that is not. */
export async function makeForm(): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4' });
	const done = buffer(pdf);
	pdf.font('Helvetica').fontSize(12);
	pdf.initForm();
	pdf.text('Registration of a new member', 60, 60);
	pdf.text('Full name', 60, 100).formText('fullName', 200, 96, 200, 20, { value: 'Ada Lovelace' });
	pdf.text('Agreed', 60, 140).formCheckbox('agreed', 200, 136, 16, 16);
	pdf.text('Refused', 60, 180).formCheckbox('refused', 200, 176, 16, 16);
	pdf.end();
	const text = (await done).toString('latin1');
	// pdfkit makes tick boxes but cannot tick them.
	const ticked = text.replace(
		/\/FT \/Btn\n/,
		'/FT /Btn\n/V /Yes\n/AS /Yes\n/AP << /N << /Yes null >> >>\n',
	);
	return Buffer.from(ticked, 'latin1');
}

/** A 24-bit BMP, rows from the bottom. */
function encodeBmp(rgb: Buffer, width: number, height: number): Buffer {
	const stride = Math.ceil((width * 3) / 4) * 4;
	const file = Buffer.alloc(54 + stride * height);
	file.write('BM');
	file.writeUInt32LE(file.length, 2);
	file.writeUInt32LE(54, 10);
	file.writeUInt32LE(40, 14);
	file.writeInt32LE(width, 18);
	file.writeInt32LE(height, 22);
	file.writeUInt16LE(1, 26);
	file.writeUInt16LE(24, 28);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const from = ((height - 1 - y) * width + x) * 3;
			const to = 54 + y * stride + x * 3;
			file[to] = rgb[from + 2] ?? 0;
			file[to + 1] = rgb[from + 1] ?? 0;
			file[to + 2] = rgb[from] ?? 0;
		}
	}
	return file;
}
