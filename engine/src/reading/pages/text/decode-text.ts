import { isUtf8 } from 'node:buffer';

const BYTE_ORDER_MARKS: readonly [readonly number[], string][] = [
	[[0xef, 0xbb, 0xbf], 'utf-8'],
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];
/** What is not UTF-8 and does not say what it is. */
const USUAL_ENCODING = 'windows-1252';

/**
 * Bytes → text: by its byte order mark, as UTF-8 if it is that, else in the encoding that it names or, as
 * most programs wrote before, that of Western Windows. Signs that no text has are left out.
 */
export function decodeText(bytes: Uint8Array, named?: string): string {
	const mark = BYTE_ORDER_MARKS.find(([start]) => start.every((byte, i) => bytes[i] === byte));
	const encoding = mark?.[1] ?? (isUtf8(bytes) ? 'utf-8' : isEncoding(named) ? named : undefined);
	const text = new TextDecoder(encoding ?? USUAL_ENCODING).decode(bytes);
	// eslint-disable-next-line no-control-regex -- these are what is left out
	return text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g, '').replace(/\r\n?|\f/g, '\n');
}

/** Whether anybody knows an encoding of this name. */
export function isEncoding(name: string | undefined): name is string {
	try {
		return name !== undefined && new TextDecoder(name).encoding !== '';
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_NOT_SUPPORTED') return false;
		throw error;
	}
}
