/** Generated codes, as images. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { WriterOptions } from 'zxing-wasm/writer';
import type { GreyImage } from '../../engine/src/model/document.ts';

type Format = NonNullable<WriterOptions['format']>;

const require = createRequire(import.meta.url);
const wasm = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** A code as a PNG, with `scale` pixels per module or thinnest bar. */
export async function makeCode(
	text: string,
	format: Format = 'QRCode',
	scale = 4,
): Promise<Buffer> {
	const { image, error } = await writeBarcode(text, { format, scale });
	if (!image) throw new Error(error);
	return Buffer.from(await image.arrayBuffer());
}

/** An A4 page at 200 dpi with codes. */
export async function makeSheet(
	codes: readonly { png: Buffer; left: number; top: number }[],
	behind: Buffer | null = null,
): Promise<GreyImage & { png: Buffer }> {
	const sheet = behind
		? sharp(behind)
		: sharp({ create: { width: 1654, height: 2339, channels: 3, background: '#ffffff' } });
	const png = await sheet
		.composite(codes.map(({ png: input, left, top }) => ({ input, left, top })))
		.png()
		.toBuffer();
	const { data, info } = await sharp(png)
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data: new Uint8Array(data), width: info.width, height: info.height, png };
}

/** A page of text with a code: as an image, or drawn module by module. */
export async function makeCodePdf(
	lines: readonly string[],
	text: string,
	how: 'picture' | 'drawn',
): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4' });
	const done = buffer(pdf);
	lines.forEach((line, i) => pdf.fontSize(10).text(line, 60, 80 + 16 * i, { lineBreak: false }));
	if (how === 'picture') pdf.image(await makeCode(text), 380, 600, { width: 130 });
	else {
		const { symbol } = await writeBarcode(text, { format: 'QRCode' });
		const { data, width, height } = symbol;
		for (let y = 0; y < height; y += 1)
			for (let x = 0; x < width; x += 1)
				if (data[y * width + x] === 0) pdf.rect(380 + 3 * x, 600 + 3 * y, 3, 3).fill('black');
	}
	pdf.end();
	return await done;
}
