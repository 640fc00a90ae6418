import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** A generated page: texts, tick boxes and frames at their places, in points. */
export type Sheet = {
	width: number;
	height: number;
	texts: { x: number; y: number; text: string; size: number; bold: boolean; right: boolean }[];
	boxes: { x: number; y: number; side: number; isTicked: boolean }[];
	frames: { x: number; y: number; width: number; height: number }[];
};

// A machine may have no fonts; pdf.js includes one.
GlobalFonts.registerFromPath(
	createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
	'Sheet Sans',
);

export function createSheet(
	width = 595,
	height = 842,
): Sheet & {
	write: (
		x: number,
		y: number,
		text: string,
		style?: { size?: number; bold?: boolean; right?: boolean },
	) => void;
	tick: (x: number, y: number, isTicked: boolean) => void;
	frame: (x: number, y: number, width: number, height: number) => void;
} {
	const sheet: Sheet = { width, height, texts: [], boxes: [], frames: [] };
	return {
		...sheet,
		write: (x, y, text, { size = 10, bold = false, right = false } = {}) => {
			sheet.texts.push({ x, y, text, size, bold, right });
		},
		tick: (x, y, isTicked) => {
			sheet.boxes.push({ x, y, side: 10, isTicked });
		},
		frame: (x, y, width, height) => {
			sheet.frames.push({ x, y, width, height });
		},
	};
}

/** A PDF with a text layer, one page per sheet. */
export async function drawPdf(sheets: readonly Sheet[]): Promise<Buffer> {
	const pdf = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } });
	const done = buffer(pdf);
	for (const { width, height, texts, boxes, frames } of sheets) {
		pdf.addPage({ size: [width, height], margin: 0 });
		for (const { x, y, text, size, bold, right } of texts) {
			pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
			const left = right ? x - pdf.widthOfString(text) : x;
			pdf.text(text, left, y, { lineBreak: false });
		}
		for (const { x, y, width, height } of frames) {
			pdf.lineWidth(0.7).rect(x, y, width, height).stroke();
		}
		for (const { x, y, side, isTicked } of boxes) {
			pdf.lineWidth(1).rect(x, y, side, side).stroke();
			if (isTicked)
				pdf
					.moveTo(x + 2, y + 2)
					.lineTo(x + side - 2, y + side - 2)
					.moveTo(x + side - 2, y + 2)
					.lineTo(x + 2, y + side - 2)
					.stroke();
		}
	}
	pdf.end();
	return await done;
}

const PIXELS_PER_POINT = 2.4;

/** The same as a scan: pixels only, slightly skewed and grey. */
export async function drawScan(sheet: Sheet, degrees: number): Promise<Buffer> {
	const [width, height] = [
		Math.round(sheet.width * PIXELS_PER_POINT),
		Math.round(sheet.height * PIXELS_PER_POINT),
	];
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	context.fillStyle = '#f6f5f2';
	context.fillRect(0, 0, width, height);
	context.fillStyle = '#26262a';
	context.strokeStyle = '#26262a';
	context.scale(PIXELS_PER_POINT, PIXELS_PER_POINT);
	for (const { x, y, text, size, right } of sheet.texts) {
		context.font = `${size}px "Sheet Sans"`;
		const left = right ? x - context.measureText(text).width : x;
		context.fillText(text, left, y + 0.8 * size);
	}
	for (const { x, y, width, height } of sheet.frames) context.strokeRect(x, y, width, height);
	for (const { x, y, side, isTicked } of sheet.boxes) {
		context.strokeRect(x, y, side, side);
		if (!isTicked) continue;
		context.beginPath();
		context.moveTo(x + 2, y + 2);
		context.lineTo(x + side - 2, y + side - 2);
		context.stroke();
	}
	return await sharp(canvas.toBuffer('image/png'))
		.rotate(degrees, { background: '#f6f5f2' })
		.jpeg({ quality: 82 })
		.toBuffer();
}
