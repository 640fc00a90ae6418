import { open } from 'node:fs/promises';
import type { FileType } from '../model/formats.ts';

/** A PDF may have other bytes before its header, within this many. */
const PDF_HEADER_WITHIN = 1024;
/** So much of the beginning of a file tells what it is. */
export const HEAD_BYTES = PDF_HEADER_WITHIN;

/** Word processors save ZIP archives of their own; these stand at their beginning. */
const OFFICE_MARKS = ['[Content_Types].xml', 'mimetypeapplication/'];

/** Little and big endian, each as TIFF and as BigTIFF. */
const TIFF_STARTS = [
	[0x49, 0x49, 0x2a, 0x00],
	[0x4d, 0x4d, 0x00, 0x2a],
	[0x49, 0x49, 0x2b, 0x00],
	[0x4d, 0x4d, 0x00, 0x2b],
];
/** The longest header of a BMP. */
const BMP_HEADER_MAX_BYTES = 124;

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, i) => head[i] === byte);

/** What a file is, by its content; the name it came with proves nothing. */
export function sniffType(head: Buffer): FileType | undefined {
	if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
	if (starts(head, 0xff, 0xd8, 0xff)) return 'jpeg';
	if (starts(head, 0x52, 0x49, 0x46, 0x46) && head.toString('latin1', 8, 12) === 'WEBP')
		return 'webp';
	if (TIFF_STARTS.some((bytes) => starts(head, ...bytes))) return 'tiff';
	if (starts(head, 0x42, 0x4d) && head.length >= 26 && isBmp(head)) return 'bmp';
	if (starts(head, 0x50, 0x4b, 0x03, 0x04) || starts(head, 0x50, 0x4b, 0x05, 0x06)) {
		return OFFICE_MARKS.some((mark) => head.includes(mark)) ? undefined : 'zip';
	}
	if (head.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
	return undefined;
}

/** Text may begin with BM too, but has no zeros: not in the reserved bytes, nor in the size of the header. */
function isBmp(head: Buffer): boolean {
	return head.readUInt32LE(6) === 0 || head.readUInt32LE(14) <= BMP_HEADER_MAX_BYTES;
}

export async function sniffFile(path: string): Promise<FileType | undefined> {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(PDF_HEADER_WITHIN),
			0,
			PDF_HEADER_WITHIN,
			0,
		);
		return sniffType(buffer.subarray(0, bytesRead));
	} finally {
		await file.close();
	}
}
