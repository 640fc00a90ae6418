import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; content: Buffer };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are in UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
/** The first of January 1980: an archive of the same content is the same. */
const DATE = 0x0021;

/** An archive whose entries are stored as they are; one entry is held at a time. At most 65,535 entries and 4 GB. */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncIterable<Buffer> {
	const directory: Buffer[] = [];
	let offset = 0;
	for await (const { name, content } of entries) {
		const text = Buffer.from(name, 'utf8');
		const common = Buffer.alloc(26);
		common.writeUInt16LE(VERSION, 0);
		common.writeUInt16LE(FLAGS, 2);
		common.writeUInt16LE(0, 4);
		common.writeUInt16LE(0, 6);
		common.writeUInt16LE(DATE, 8);
		common.writeUInt32LE(crc32(content), 10);
		common.writeUInt32LE(content.length, 14);
		common.writeUInt32LE(content.length, 18);
		common.writeUInt16LE(text.length, 22);
		const local = Buffer.concat([sign(LOCAL), common, text]);
		const central = Buffer.alloc(14);
		central.writeUInt32LE(offset, 10);
		const version = Buffer.alloc(2);
		version.writeUInt16LE(VERSION);
		directory.push(Buffer.concat([sign(CENTRAL), version, common, central, text]));
		offset += local.length + content.length;
		yield local;
		yield content;
	}
	const list = Buffer.concat(directory);
	yield list;
	const end = Buffer.alloc(18);
	end.writeUInt16LE(directory.length, 4);
	end.writeUInt16LE(directory.length, 6);
	end.writeUInt32LE(list.length, 8);
	end.writeUInt32LE(offset, 12);
	yield Buffer.concat([sign(END), end]);
}

function sign(signature: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(signature);
	return bytes;
}
