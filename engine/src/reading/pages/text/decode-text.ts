import { isUtf8 } from 'node:buffer';

const BYTE_ORDER_MARKS: readonly [readonly number[], string][] = [
	[[0xef, 0xbb, 0xbf], 'utf-8'],
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];
/** The encoding of text that is not UTF-8 and does not state its encoding. */
const USUAL_ENCODING = 'windows-1252';

/**
 * Decodes bytes by byte order mark, as UTF-8 if valid, otherwise in the stated encoding or in Windows-1252, which
 * most older programs wrote. Control characters are removed.
 */
export function decodeText(bytes: Uint8Array, named?: string): string {
	const mark = BYTE_ORDER_MARKS.find(([start]) => start.every((byte, i) => bytes[i] === byte));
	const encoding = mark?.[1] ?? (isUtf8(bytes) ? 'utf-8' : isEncoding(named) ? named : undefined);
	const text = new TextDecoder(encoding ?? USUAL_ENCODING).decode(bytes);
	// eslint-disable-next-line no-control-regex -- these are what is left out
	return text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g, '').replace(/\r\n?|\f/g, '\n');
}

/** Whether an encoding of this name is supported. */
export function isEncoding(name: string | undefined): name is string {
	try {
		return name !== undefined && new TextDecoder(name).encoding !== '';
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_NOT_SUPPORTED') return false;
		throw error;
	}
}
