import { ParseSpeeds, PDFArray, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { PDFContext, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { EncodedPicture } from '../../../model/picture.ts';
import { embedFont, FONT_NAME } from './glyphless-font.ts';
import { writeInvisible } from './invisible-text.ts';
import type { PlacedText } from './invisible-text.ts';

/** The words of an existing page; the index counts from 0. */
export type TextOfPage = { index: number; words: readonly PlacedText[] };

/** A page that consists of a picture; its size is in points. */
export type PicturePage = {
	picture: EncodedPicture;
	width: number;
	height: number;
	words: readonly PlacedText[];
};

/** Adds invisible text to pages of a PDF and leaves everything else unchanged. */
export async function addText(
	file: Uint8Array,
	pages: readonly TextOfPage[],
	password: string | undefined,
): Promise<Uint8Array> {
	const pdf = await PDFDocument.load(file, {
		updateMetadata: false,
		preserveXFA: true,
		parseSpeed: ParseSpeeds.Fastest,
		...(password !== undefined && { password }),
	});
	const font = embedFont(pdf.context);
	for (const { index, words } of pages) addToPage(pdf, pdf.getPage(index), words, font);
	return await pdf.save({ updateFieldAppearances: false, addDefaultPage: false });
}

function addToPage(
	{ context }: PDFDocument,
	page: PDFPage,
	words: readonly PlacedText[],
	font: PDFRef,
): void {
	const text = writeInvisible(words);
	if (text === '') return;
	page.node.normalize();
	const contents = page.node.Contents();
	const before = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
	// Content that leaves the graphics state changed must not move the text.
	const save = context.register(context.flateStream('q\n'));
	const restore = context.register(context.flateStream(`\nQ\n${text}`));
	page.node.set(PDFName.of('Contents'), context.obj([save, ...before, restore]));
	page.node.setFontDictionary(PDFName.of(FONT_NAME), font);
}

/** Writes a new PDF of pictures with invisible text. It contains nothing of the original PDF. */
export async function writePicturePdf(pages: AsyncIterable<PicturePage>): Promise<Uint8Array> {
	const pdf = await PDFDocument.create({ updateMetadata: false });
	const { context } = pdf;
	const font = embedFont(context);
	for await (const { picture, width, height, words } of pages) {
		const page = pdf.addPage([width, height]);
		const image = context.register(embedPicture(context, picture));
		page.node.setXObject(PDFName.of('Picture'), image);
		page.node.setFontDictionary(PDFName.of(FONT_NAME), font);
		const matrix = layUpright(picture.orientation, width, height).join(' ');
		const shown = `q ${matrix} cm /Picture Do Q\n${writeInvisible(words)}`;
		page.node.set(PDFName.of('Contents'), context.register(context.flateStream(shown)));
	}
	pdf.setProducer('DocSift');
	return await pdf.save({ addDefaultPage: false });
}

function embedPicture(
	context: PDFContext,
	{ data, width, height, coding, colours, bits }: EncodedPicture,
) {
	const channels = colours === 'rgb' ? 3 : 1;
	const space =
		typeof colours === 'string'
			? PDFName.of(colours === 'rgb' ? 'DeviceRGB' : 'DeviceGray')
			: context.obj([
					PDFName.of('Indexed'),
					PDFName.of('DeviceRGB'),
					Math.floor(colours.palette.length / 3) - 1,
					context.register(context.flateStream(colours.palette)),
				]);
	return context.stream(data, {
		Type: 'XObject',
		Subtype: 'Image',
		Width: width,
		Height: height,
		ColorSpace: space,
		BitsPerComponent: bits,
		Filter: coding === 'jpeg' ? 'DCTDecode' : 'FlateDecode',
		...(coding === 'png' && {
			DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width },
		}),
	});
}

/** The matrix that places a picture on a page with its EXIF orientation applied. */
function layUpright(orientation: number, w: number, h: number): readonly number[] {
	switch (orientation) {
		case 2:
			return [-w, 0, 0, h, w, 0];
		case 3:
			return [-w, 0, 0, -h, w, h];
		case 4:
			return [w, 0, 0, -h, 0, h];
		case 5:
			return [0, -h, -w, 0, w, h];
		case 6:
			return [0, -h, w, 0, 0, h];
		case 7:
			return [0, h, w, 0, 0, 0];
		case 8:
			return [0, h, -w, 0, w, 0];
		default:
			return [w, 0, 0, h, 0, 0];
	}
}
