import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { FORMATS } from '../../model/formats.ts';
import type { FileType } from '../../model/formats.ts';
import { readDirectoryBytes } from '../../platform/zip/open-zip.ts';
import { isHtml } from './is-html.ts';
import { isInvoiceXml } from './sniff-xml.ts';

/** A PDF may have other bytes before its header, within this many. */
const PDF_HEADER_WITHIN = 1024;
/** Bytes at the beginning of a file that are examined. */
export const HEAD_BYTES = 4096;

/** Little and big endian, each as TIFF and as BigTIFF. */
const TIFF_STARTS = [
	[0x49, 0x49, 0x2a, 0x00],
	[0x4d, 0x4d, 0x00, 0x2a],
	[0x49, 0x49, 0x2b, 0x00],
	[0x4d, 0x4d, 0x00, 0x2b],
];
/** As a JP2 file, and as a bare codestream. */
const JP2_STARTS = [
	[0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20, 0x0d, 0x0a, 0x87, 0x0a],
	[0xff, 0x4f, 0xff, 0x51],
];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
/** The longest header of a BMP. */
const BMP_HEADER_MAX_BYTES = 124;

const MIMETYPE_MARKS: readonly [mark: string, type: FileType][] = [
	['mimetypeapplication/vnd.oasis.opendocument.text', 'odt'],
	['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'ods'],
];
/** Marks of Microsoft Office and OpenDocument files, including types that are not read. */
const OFFICE_MARKS = ['[Content_Types].xml', 'mimetypeapplication/'];

const starts = (head: Buffer, bytes: readonly number[]) =>
	bytes.every((byte, i) => head[i] === byte);

/** The source of a file's head. Archives also have a table of contents at their end. */
type Received = { path: string; bytes: number; filename: string | undefined };

/** The type of a file by its content. The file name decides only for text that no pattern recognises. */
export async function sniffHead(head: Buffer, received: Received): Promise<FileType | undefined> {
	if (starts(head, OLE_START)) return (await isOutlookMail(head, received)) ? 'msg' : undefined;
	const type = sniffType(head, received.filename);
	if (type !== 'zip') return type;
	const directory = (await readDirectoryBytes(received)) ?? Buffer.alloc(0);
	return sniffArchive(head, directory);
}

/** The type by the beginning alone; any archive counts as ZIP. */
export function sniffType(head: Buffer, filename?: string): FileType | undefined {
	if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
	if (starts(head, [0xff, 0xd8, 0xff])) return 'jpeg';
	if (starts(head, [0x52, 0x49, 0x46, 0x46]) && head.toString('latin1', 8, 12) === 'WEBP')
		return 'webp';
	if (TIFF_STARTS.some((bytes) => starts(head, bytes))) return 'tiff';
	if (starts(head, [0x42, 0x4d]) && head.length >= 26 && isBmp(head)) return 'bmp';
	if (/^GIF8[79]a/.test(head.toString('latin1', 0, 6))) return 'gif';
	if (JP2_STARTS.some((bytes) => starts(head, bytes))) return 'jp2';
	if (head.toString('latin1', 4, 8) === 'ftyp') return sniffBrands(head);
	if (starts(head, [0x50, 0x4b, 0x03, 0x04]) || starts(head, [0x50, 0x4b, 0x05, 0x06]))
		return 'zip';
	if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf';
	if (isMail(head)) return 'eml';
	if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
	return sniffText(head, filename);
}

/** HEIC and AVIF share one container; its brands distinguish them from each other and from videos. */
function sniffBrands(head: Buffer): FileType | undefined {
	const length = head.readUInt32BE(0);
	const brands = head.toString('latin1', 8, Math.min(length, head.length)).match(/.{4}/gs) ?? [];
	if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
	return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined;
}

/** Text may begin with BM too, but it has no zero bytes in the reserved field and in the header size. */
function isBmp(head: Buffer): boolean {
	return head.readUInt32LE(6) === 0 || head.readUInt32LE(14) <= BMP_HEADER_MAX_BYTES;
}

/** Tells office files from plain ZIP archives; undefined for an office file that we do not read, such as PPTX. */
function sniffArchive(head: Buffer, directory: Buffer): FileType | undefined {
	const has = (mark: string) => head.includes(mark) || directory.includes(mark);
	const odf = MIMETYPE_MARKS.find(([mark]) => head.includes(mark));
	if (odf) return odf[1];
	if (!OFFICE_MARKS.some(has)) return 'zip';
	if (has('word/')) return 'docx';
	return has('xl/') ? 'xlsx' : undefined;
}

/** Every e-mail has one of these headers, or both of the others. */
const MAIL_HEADERS = ['received', 'return-path', 'message-id', 'mime-version', 'delivered-to'];
const WRITTEN_HEADERS = ['from', 'subject'];
const HEADER_LINE = /^([A-Za-z][A-Za-z0-9-]*):/;

/** Whether a file begins with the header lines of a mail. */
function isMail(head: Buffer): boolean {
	const lines = head.toString('latin1').split(/\r?\n/);
	// These lines separate the messages of a mailbox file.
	if (lines[0]?.startsWith('From ')) lines.shift();
	const names = new Set<string>();
	for (const line of lines) {
		const name = HEADER_LINE.exec(line)?.[1]?.toLowerCase();
		if (name !== undefined) names.add(name);
		// Long headers continue on the next line; anything else ends the headers.
		else if (names.size === 0 || !/^[ \t]/.test(line)) break;
	}
	if (names.size < 2) return false;
	return (
		MAIL_HEADERS.some((name) => names.has(name)) || WRITTEN_HEADERS.every((name) => names.has(name))
	);
}

/** A compound file: the format of Office before 2007, and of Outlook to this day. */
const OLE_START = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const OLE_LOOKED_AT_BYTES = 65_536;
const OUTLOOK_MARK = Buffer.from('__properties_version1.0', 'utf16le');

/** Whether the directory of a compound file lists the streams that every Outlook message has. */
async function isOutlookMail(head: Buffer, { path }: Received): Promise<boolean> {
	if (head.length < 512) return false;
	const sectorBytes = head.readUInt16LE(30) === 12 ? 4096 : 512;
	const from = (head.readUInt32LE(48) + 1) * sectorBytes;
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(OLE_LOOKED_AT_BYTES),
			0,
			OLE_LOOKED_AT_BYTES,
			from,
		);
		return buffer.subarray(0, bytesRead).includes(OUTLOOK_MARK);
	} finally {
		await file.close();
	}
}

/** XML of any other kind. */
const XML = /^\s*<\?xml/;
// eslint-disable-next-line no-control-regex -- these are what text does not have
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
const TEXT_TYPES: readonly FileType[] = ['csv', 'html', 'txt', 'md'];

function sniffText(head: Buffer, filename = ''): FileType | undefined {
	if (isInvoiceXml(head.subarray(0, HEAD_BYTES))) return 'xml';
	const text = decodeHead(head);
	if (text.trim() === '' || NO_TEXT.test(text)) return undefined;
	if (isHtml(text)) return 'html';
	if (XML.test(text)) return undefined;
	const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
	const named = FORMATS.find(({ extensions }) =>
		(extensions as readonly string[]).includes(ending),
	);
	return named && TEXT_TYPES.includes(named.type) ? named.type : undefined;
}

function decodeHead(head: Buffer): string {
	if (starts(head, [0xff, 0xfe])) return head.toString('utf16le', 2);
	if (starts(head, [0xfe, 0xff])) {
		const even = head.subarray(2, head.length - (head.length % 2));
		return Buffer.from(even).swap16().toString('utf16le');
	}
	return head.toString('latin1', starts(head, [0xef, 0xbb, 0xbf]) ? 3 : 0);
}

export async function sniffFile(path: string): Promise<FileType | undefined> {
	const file = await open(path);
	try {
		const { size: bytes } = await file.stat();
		const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
		return await sniffHead(buffer.subarray(0, bytesRead), {
			path,
			bytes,
			filename: basename(path),
		});
	} finally {
		await file.close();
	}
}
