import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { FORMATS } from '../model/formats.ts';
import type { FileType } from '../model/formats.ts';
import { readDirectoryBytes } from '../zip/open-zip.ts';

/** A PDF may have other bytes before its header, within this many. */
const PDF_HEADER_WITHIN = 1024;
/** So much of the beginning of a file tells what it is. */
export const HEAD_BYTES = 4096;

/** Little and big endian, each as TIFF and as BigTIFF. */
const TIFF_STARTS = [
	[0x49, 0x49, 0x2a, 0x00],
	[0x4d, 0x4d, 0x00, 0x2a],
	[0x49, 0x49, 0x2b, 0x00],
	[0x4d, 0x4d, 0x00, 0x2b],
];
/** The longest header of a BMP. */
const BMP_HEADER_MAX_BYTES = 124;

const ODF_TYPES: readonly [mark: string, type: FileType][] = [
	['mimetypeapplication/vnd.oasis.opendocument.text', 'odt'],
	['mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'ods'],
];
/** Of any document in the formats of Microsoft Office and of OpenDocument, also those that are not read. */
const OFFICE_MARKS = ['[Content_Types].xml', 'mimetypeapplication/'];

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);

/** Where the head of a file came from: archives also have a table of contents at their end. */
type Received = { path: string; bytes: number; filename: string | undefined };

/** What a file is, by its content; its name only tells kinds of text apart, which nothing else does. */
export async function sniffHead(head: Buffer, received: Received): Promise<FileType | undefined> {
	const type = sniffType(head, received.filename);
	if (type !== 'zip') return type;
	const directory = (await readDirectoryBytes(received)) ?? Buffer.alloc(0);
	return sniffArchive(head, directory);
}

/** The same by the beginning alone; an archive of any kind is a ZIP. */
export function sniffType(head: Buffer, filename?: string): FileType | undefined {
	if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
	if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
	if (starts(head, 0x52, 0x49, 0x46, 0x46) && head.toString('latin1', 8, 12) === 'WEBP')
		return 'webp';
	if (TIFF_STARTS.some((bytes) => starts(head, ...bytes))) return 'tiff';
	if (starts(head, 0x42, 0x4d) && head.length >= 26 && isBmp(head)) return 'bmp';
	if (starts(head, 0x50, 0x4b, 0x03, 0x04) || starts(head, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
	if (head.subarray(0, 5).toString('latin1') === '{\\rtf') return 'rtf';
	if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
	return sniffText(head, filename);
}

/** Text may begin with BM too, but has no zeros: not in the reserved bytes, nor in the size of the header. */
function isBmp(head: Buffer): boolean {
	return head.readUInt32LE(6) === 0 || head.readUInt32LE(14) <= BMP_HEADER_MAX_BYTES;
}

/** Word processors save archives of their own. */
function sniffArchive(head: Buffer, directory: Buffer): FileType | undefined {
	const has = (mark: string) => head.includes(mark) || directory.includes(mark);
	const odf = ODF_TYPES.find(([mark]) => head.includes(mark));
	if (odf) return odf[1];
	if (!OFFICE_MARKS.some(has)) return 'zip';
	if (has('word/')) return 'docx';
	return has('xl/') ? 'xlsx' : undefined;
}

/** A page of HTML, behind comments and what XML says of itself. */
const HTML = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*(?:<!doctype html|<html[\s>])/i;
/** XML of any other kind. */
const XML = /^\s*<\?xml/;
// eslint-disable-next-line no-control-regex -- these are what text does not have
const NO_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
const TEXT_TYPES: readonly FileType[] = ['csv', 'html', 'txt', 'md'];

function sniffText(head: Buffer, filename = ''): FileType | undefined {
	const text = decodeHead(head);
	if (text.trim() === '' || NO_TEXT.test(text)) return undefined;
	if (HTML.test(text)) return 'html';
	if (XML.test(text)) return undefined;
	const ending = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
	const named = FORMATS.find(({ extensions }) =>
		(extensions as readonly string[]).includes(ending),
	);
	return named && TEXT_TYPES.includes(named.type) ? named.type : undefined;
}

function decodeHead(head: Buffer): string {
	if (starts(head, 0xff, 0xfe)) return head.toString('utf16le', 2);
	if (starts(head, 0xfe, 0xff)) {
		const even = head.subarray(2, head.length - (head.length % 2));
		return Buffer.from(even).swap16().toString('utf16le');
	}
	return head.toString('latin1', starts(head, 0xef, 0xbb, 0xbf) ? 3 : 0);
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
