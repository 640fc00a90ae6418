import { PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

/**
 * A font with one glyph without an outline, for text that can be selected and searched but is invisible. Its codes
 * are UTF-16, so it can write every script. OCRmyPDF and Tesseract use the same technique.
 */
export const FONT_NAME = 'DocSiftText';
/** The width of every letter, as a share of the font size. */
export const LETTER_WIDTH = 0.5;
const EM = 1000;
const CODES = 0x1_00_00;

export function embedFont(context: PDFContext): PDFRef {
	const file = context.register(context.flateStream(buildTrueType(), { Length1: LENGTH }));
	const descriptor = context.register(
		context.obj({
			Type: 'FontDescriptor',
			FontName: FONT_NAME,
			Flags: 5,
			FontBBox: [0, 0, LETTER_WIDTH * EM, EM],
			ItalicAngle: 0,
			Ascent: EM,
			Descent: -1,
			CapHeight: EM,
			StemV: 80,
			FontFile2: file,
		}),
	);
	const toGlyph = Buffer.alloc(2 * CODES);
	for (let code = 0; code < CODES; code += 1) toGlyph[2 * code + 1] = 1;
	const descendant = context.register(
		context.obj({
			Type: 'Font',
			Subtype: 'CIDFontType2',
			BaseFont: FONT_NAME,
			CIDSystemInfo: {
				Registry: PDFString.of('Adobe'),
				Ordering: PDFString.of('Identity'),
				Supplement: 0,
			},
			FontDescriptor: descriptor,
			DW: LETTER_WIDTH * EM,
			CIDToGIDMap: context.register(context.flateStream(toGlyph)),
		}),
	);
	return context.register(
		context.obj({
			Type: 'Font',
			Subtype: 'Type0',
			BaseFont: FONT_NAME,
			Encoding: PDFName.of('Identity-H'),
			DescendantFonts: [descendant],
			ToUnicode: context.register(context.flateStream(TO_UNICODE)),
		}),
	);
}

/** Codes are characters. */
const TO_UNICODE = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
1 beginbfrange
<0000> <FFFF> <0000>
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;

/** The tables that a TrueType font in a PDF must have (ISO 32000-2, 9.9), for two empty glyphs. */
function listTables(): [string, Buffer][] {
	const head = Buffer.alloc(54);
	head.writeUInt32BE(0x0001_0000, 0);
	head.writeUInt32BE(0x0001_0000, 4);
	head.writeUInt32BE(0x5f0f_3cf5, 12);
	head.writeUInt16BE(EM, 18);
	head.writeInt16BE(LETTER_WIDTH * EM, 40);
	head.writeInt16BE(EM, 42);
	head.writeUInt16BE(8, 46);
	head.writeInt16BE(2, 48);
	const hhea = Buffer.alloc(36);
	hhea.writeUInt32BE(0x0001_0000, 0);
	hhea.writeInt16BE(EM, 4);
	hhea.writeInt16BE(-1, 6);
	hhea.writeUInt16BE(LETTER_WIDTH * EM, 10);
	hhea.writeUInt16BE(1, 34);
	const maxp = Buffer.alloc(32);
	maxp.writeUInt32BE(0x0001_0000, 0);
	maxp.writeUInt16BE(2, 4);
	maxp.writeUInt16BE(2, 14);
	// One advance width for both glyphs, and the left bearing of the second.
	const hmtx = Buffer.alloc(6);
	hmtx.writeUInt16BE(LETTER_WIDTH * EM, 0);
	return [
		['glyf', Buffer.alloc(4)],
		['head', head],
		['hhea', hhea],
		['hmtx', hmtx],
		['loca', Buffer.alloc(6)],
		['maxp', maxp],
	];
}

function buildTrueType(): Buffer {
	const tables = listTables();
	const directory = Buffer.alloc(12 + 16 * tables.length);
	directory.writeUInt32BE(0x0001_0000, 0);
	directory.writeUInt16BE(tables.length, 4);
	// For binary searches among six tables: 2^2 of them at 16 bytes.
	directory.writeUInt16BE(64, 6);
	directory.writeUInt16BE(2, 8);
	directory.writeUInt16BE(16 * tables.length - 64, 10);
	const bodies: Buffer[] = [];
	let at = directory.length;
	for (const [i, [tag, body]] of tables.entries()) {
		const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
		const entry = 12 + 16 * i;
		directory.write(tag, entry, 'latin1');
		directory.writeUInt32BE(sumOf(padded), entry + 4);
		directory.writeUInt32BE(at, entry + 8);
		directory.writeUInt32BE(body.length, entry + 12);
		bodies.push(padded);
		at += padded.length;
	}
	return Buffer.concat([directory, ...bodies]);
}

function sumOf(table: Buffer): number {
	let sum = 0;
	for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
	return sum;
}

const LENGTH = buildTrueType().length;
