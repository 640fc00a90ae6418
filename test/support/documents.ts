/** Generated documents for tests. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

// A machine may have no fonts; pdf.js includes one with Latin, Greek and Cyrillic letters.
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

/** A text PDF, one page per entry; a buffer is a picture that fills its page. */
export async function makePdf(
	pages: readonly (Labelled | Buffer)[],
	options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options });
	const done = buffer(pdf);
	for (const lines of pages) {
		pdf.addPage();
		if (Buffer.isBuffer(lines)) {
			pdf.image(lines, 0, 0, { width: pdf.page.width });
			continue;
		}
		lines.forEach(([label, value], i) => {
			pdf.fontSize(12).text(label, 60, 80 + i * 24, { lineBreak: false });
			pdf.text(value, 260, 80 + i * 24, { lineBreak: false });
		});
	}
	pdf.end();
	return await done;
}

/**
 * Encodes synchronously: the asynchronous `encode` of this version of the library does not keep the canvas
 * alive, and the process dies of SIGSEGV when the garbage collector frees the canvas before a thread has read it.
 */
export const encodePng = (canvas: Canvas): Promise<Buffer> =>
	Promise.resolve(canvas.encodeSync('png'));

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
	return encodePng(canvas);
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

/** A PDF whose pages are images of text. */
export async function makeScan(pages: readonly Labelled[], hiddenText = ''): Promise<Buffer> {
	const pdf = new PDFDocument({ size: [595, 336], autoFirstPage: false, margin: 0 });
	const done = buffer(pdf);
	for (const lines of pages) {
		pdf.addPage();
		// Invisible text beneath the image.
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

export type Picture = {
	width: number;
	height: number;
	/** Entries of its dictionary besides its size: colours, bits, filters, masks. */
	dictionary: string;
	data: Buffer;
};

/** Pages that need OCR but contain no text; fast to generate. */
export function makeBlankScan(pages: number): Buffer {
	const picture = {
		width: 800,
		height: 600,
		dictionary: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
		data: deflateSync(Buffer.alloc(100 * 600)),
	};
	return makePicturePdf(picture, { pages });
}

/**
 * A PDF built object by object, so that it can contain what no program would write: `pages` pages, each with a copy
 * of the image over all of `size`. `others` are objects 4, 5 and so on.
 */
export function makePicturePdf(
	picture: Picture,
	{
		pages = 1,
		size = [595, 336],
		others = [],
	}: { pages?: number; size?: [number, number]; others?: Picture[] } = {},
): Buffer {
	const [width, height] = size;
	const toObject = (one: Picture) =>
		stream(
			`/Type /XObject /Subtype /Image /Width ${one.width} /Height ${one.height} ${one.dictionary}`,
			one.data,
		);
	const places = Array.from({ length: pages }, (_, i) => 4 + others.length + 2 * i);
	const objects = [
		Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
		Buffer.from(
			`<< /Type /Pages /Count ${pages} /Kids [${places.map((at) => `${at} 0 R`).join(' ')}] >>`,
		),
		stream('', Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /P Do Q`)),
		...others.map(toObject),
		...places.flatMap((at) => [
			Buffer.from(
				`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ` +
					`/Resources << /XObject << /P ${at + 1} 0 R >> >> /Contents 3 0 R >>`,
			),
			toObject(picture),
		]),
	];
	return joinObjects(objects);
}

export function stream(dictionary: string, content: Buffer): Buffer {
	return Buffer.concat([
		Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
		content,
		Buffer.from('\nendstream'),
	]);
}

/** A PDF of one page with a word repeated this many times, in a few kilobytes. */
export function makeEndlessPdf(words: number): Buffer {
	const line = `1 0 0 1 10 400 Tm (${'word '.repeat(100)}) Tj\n`;
	const content = `BT /F 1 Tf\n${line.repeat(Math.ceil(words / 100))}ET`;
	return joinObjects([
		Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
		Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
		Buffer.from(
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
				'/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
		),
		stream('/Filter /FlateDecode', deflateSync(content)),
	]);
}

/** A PDF of a text page and an image page. */
export async function makeMixed(text: Labelled, scan: Labelled): Promise<Buffer> {
	const pdf = new PDFDocument({ size: [595, 336], margin: 0 });
	const done = buffer(pdf);
	text.forEach(([label, value], i) => {
		pdf.fontSize(12).text(label, 60, 80 + i * 24, { lineBreak: false });
		pdf.text(value, 260, 80 + i * 24, { lineBreak: false });
	});
	pdf.addPage();
	const drawn = sharp(await drawPage(scan));
	pdf.image(await drawn.jpeg().toBuffer(), 0, 0, { width: 595 });
	pdf.end();
	return await done;
}

/** A PDF of these objects, numbered from 1; the first is its catalog. */
export function joinObjects(objects: readonly Buffer[]): Buffer {
	const parts = [Buffer.from('%PDF-1.7\n')];
	let length = 9;
	const offsets = objects.map((object, i) => {
		const at = length;
		const part = Buffer.concat([
			Buffer.from(`${i + 1} 0 obj\n`),
			object,
			Buffer.from('\nendobj\n'),
		]);
		parts.push(part);
		length += part.length;
		return at;
	});
	const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
	const count = objects.length + 1;
	const end =
		`xref\n0 ${count}\n0000000000 65535 f \n${rows}` +
		`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`;
	return Buffer.concat([...parts, Buffer.from(end)]);
}

/** A filled form: a text field, a ticked box and an unticked one. */
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
	// pdfkit creates tick boxes but cannot tick them.
	const ticked = text.replace(
		/\/FT \/Btn\n/,
		'/FT /Btn\n/V /Yes\n/AS /Yes\n/AP << /N << /Yes null >> >>\n',
	);
	return Buffer.from(ticked, 'latin1');
}

/** A 24-bit BMP with rows from the bottom. */
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

/** The labels and values of a small invoice, line by line. */
export const INVOICE_LINES = [
	['Invoice number', 'A-4711'],
	['Invoice date', '3 March 2026'],
	['Customer number', '60-8812'],
	['Delivery address', '17 Harbour Street'],
	['Payment within', 'thirty days'],
	['Sum of the goods', '1,020.00'],
	['Value added tax', '214.50'],
	['Total due', '1,234.50'],
] as const;
