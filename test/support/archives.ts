/** ZIP archives built byte by byte, so that they can contain false claims. */
import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = {
	name: string;
	content: Buffer;
	/** Bit 0: encrypted. */
	flags?: number;
	/** The claimed unpacked size. */
	claimedSize?: number;
	claimedCrc?: number;
	unixMode?: number;
	/** Stored without compression. */
	isStored?: boolean;
	/** Refers to the local header of another entry. */
	sameAs?: number;
};

export function makeZip(parts: readonly ZipPart[]): Buffer {
	const locals: Buffer[] = [];
	const centrals: Buffer[] = [];
	const offsets: number[] = [];
	let offset = 0;
	parts.forEach((part, i) => {
		const packed = part.isStored ? part.content : deflateRawSync(part.content);
		const name = Buffer.from(part.name);
		const fields = Buffer.alloc(26);
		fields.writeUInt16LE(20, 0);
		fields.writeUInt16LE((part.flags ?? 0) | 0x800, 2);
		fields.writeUInt16LE(part.isStored ? 0 : 8, 4);
		fields.writeUInt32LE(part.claimedCrc ?? crc32(part.content), 10);
		fields.writeUInt32LE(packed.length, 14);
		fields.writeUInt32LE(part.claimedSize ?? part.content.length, 18);
		fields.writeUInt16LE(name.length, 22);
		const at = part.sameAs === undefined ? offset : (offsets[part.sameAs] ?? 0);
		offsets[i] = at;
		if (part.sameAs === undefined) {
			const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
			locals.push(local);
			offset += local.length;
		}
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(((part.unixMode ?? 0) << 16) >>> 0, 6);
		rest.writeUInt32LE(at, 10);
		centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, rest, name]));
	});
	const central = Buffer.concat(centrals);
	const end = Buffer.alloc(22);
	end.write('PK\x05\x06');
	end.writeUInt16LE(parts.length, 8);
	end.writeUInt16LE(parts.length, 10);
	end.writeUInt32LE(central.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, central, end]);
}
