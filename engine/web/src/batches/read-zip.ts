import { text } from '../text.ts';

/** The engine's limit for one document. */
const MAX_FILE_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 5000;
const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
/** The end record with the longest possible comment. */
const END_WITHIN_BYTES = 22 + 0xffff;
const ENCRYPTED = 0x1;
const UTF8 = 0x800;
const IN_64_BITS = 0xffff_ffff;

type Entry = { name: string; method: number; packed: number; size: number; offset: number };

export function isZip(file: File): boolean {
	return /\.zip$/i.test(file.name) || file.type === 'application/zip';
}

/** Yields the documents of an archive, unpacking one at a time. */
export async function* readZip(
	file: Blob,
): AsyncIterable<{ name: string; open: () => Promise<File> }> {
	for (const entry of await listEntries(file)) {
		const { name } = entry;
		if (name.endsWith('/') || isHidden(name)) continue;
		yield { name, open: () => unpack(file, entry) };
	}
}

/** Files created by operating systems. */
export function isHidden(path: string): boolean {
	return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}

async function listEntries(file: Blob): Promise<Entry[]> {
	const from = Math.max(0, file.size - END_WITHIN_BYTES);
	const tail = new DataView(await file.slice(from).arrayBuffer());
	let at = tail.byteLength - 22;
	while (at >= 0 && tail.getUint32(at, true) !== END_SIGNATURE) at -= 1;
	if (at < 0) throw new Error(text.batches.zipBroken);
	const count = tail.getUint16(at + 10, true);
	const offset = tail.getUint32(at + 16, true);
	if (count > MAX_ENTRIES || offset === IN_64_BITS) throw new Error(text.batches.zipTooLarge);
	const directory = new DataView(await file.slice(offset, from + at).arrayBuffer());
	const entries: Entry[] = [];
	let place = 0;
	for (let index = 0; index < count; index += 1) {
		if (place + 46 > directory.byteLength) throw new Error(text.batches.zipBroken);
		if (directory.getUint32(place, true) !== CENTRAL_SIGNATURE) {
			throw new Error(text.batches.zipBroken);
		}
		const flags = directory.getUint16(place + 8, true);
		const [nameLength, extra, comment] = [28, 30, 32].map((one) =>
			directory.getUint16(place + one, true),
		) as [number, number, number];
		if ((flags & ENCRYPTED) !== 0) throw new Error(text.batches.zipEncrypted);
		const bytes = new Uint8Array(directory.buffer, place + 46, nameLength);
		entries.push({
			name: new TextDecoder((flags & UTF8) !== 0 ? 'utf-8' : 'windows-1252').decode(bytes),
			method: directory.getUint16(place + 10, true),
			packed: directory.getUint32(place + 20, true),
			size: directory.getUint32(place + 24, true),
			offset: directory.getUint32(place + 42, true),
		});
		place += 46 + nameLength + extra + comment;
	}
	return entries;
}

async function unpack(file: Blob, { name, method, packed, size, offset }: Entry): Promise<File> {
	if (size > MAX_FILE_BYTES) throw new Error(text.batches.fileTooLarge);
	const local = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
	if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL_SIGNATURE) {
		throw new Error(text.batches.zipBroken);
	}
	const start = offset + 30 + local.getUint16(26, true) + local.getUint16(28, true);
	const content = file.slice(start, start + packed);
	if (method === 0) return new File([content], name);
	if (method !== 8) throw new Error(text.batches.zipBroken);
	return new File(await inflate(content), name);
}

/** Stops at the document limit, whatever size the archive claims. */
async function inflate(content: Blob): Promise<Uint8Array<ArrayBuffer>[]> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	const reader = content.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return chunks;
		bytes += value.length;
		if (bytes > MAX_FILE_BYTES) {
			await reader.cancel();
			throw new Error(text.batches.fileTooLarge);
		}
		chunks.push(value);
	}
}
