import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openArchive } from '../../engine/src/reading/intake/open-archive.ts';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import { makeZip } from '../support/archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const limits = { maxDocuments: 3, maxUnpackedBytes: 5_000_000, maxRatio: 100 };
const uploads = createUploads({
	folder,
	maxFileBytes: 1_000_000,
	newId: randomUUID,
	clock: { now: () => new Date() },
});

/** Opens an archive of these bytes; it is unpacked into a separate folder. */
function open(content: Buffer, signal = new AbortController().signal) {
	const into = join(folder, randomUUID());
	mkdirSync(into);
	const path = join(into, 'archive');
	writeFileSync(path, content);
	const archive = {
		path,
		filename: 'a.zip',
		bytes: content.length,
		sha256: '',
		type: 'zip' as const,
	};
	return { path, entries: openArchive(archive, { into, limits, uploads, signal }) };
}

const letter = { name: 'a.pdf', content: Buffer.from('%PDF-1.7 a letter') };

/** An archive with false counts in its end record. */
function lie(content: Buffer, claims: { count?: number; size?: number; from?: number }): Buffer {
	const lying = Buffer.from(content);
	const end = lying.length - 22;
	if (claims.count !== undefined) lying.writeUInt16LE(claims.count, end + 10);
	if (claims.size !== undefined) lying.writeUInt32LE(claims.size, end + 12);
	if (claims.from !== undefined) lying.writeUInt32LE(claims.from, end + 16);
	return lying;
}

/** The same archive with ZIP64 end records, as tools write them when the size is not known yet. */
function toZip64(
	content: Buffer,
	claims: { count?: bigint; from?: bigint; recordAt?: bigint } = {},
): Buffer {
	const end = Buffer.from(content.subarray(-22));
	const rest = content.subarray(0, -22);
	const record = Buffer.alloc(56);
	record.writeUInt32LE(0x06064b50, 0);
	record.writeBigUInt64LE(44n, 4);
	const count = claims.count ?? BigInt(end.readUInt16LE(10));
	record.writeBigUInt64LE(count, 24);
	record.writeBigUInt64LE(count, 32);
	record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
	record.writeBigUInt64LE(claims.from ?? BigInt(end.readUInt32LE(16)), 48);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(0x07064b50, 0);
	locator.writeBigUInt64LE(claims.recordAt ?? BigInt(rest.length), 8);
	end.writeUInt16LE(0xffff, 8);
	end.writeUInt16LE(0xffff, 10);
	end.writeUInt32LE(0xffffffff, 12);
	end.writeUInt32LE(0xffffffff, 16);
	return Buffer.concat([rest, record, locator, end]);
}

/** Only the end records of a ZIP64 archive that claims four thousand million entries. */
function makeZip64Claim(): Buffer {
	const record = Buffer.alloc(56);
	record.writeUInt32LE(0x06064b50, 0);
	record.writeBigUInt64LE(44n, 4);
	record.writeBigUInt64LE(4_000_000_000n, 24);
	record.writeBigUInt64LE(4_000_000_000n, 32);
	const locator = Buffer.alloc(20);
	locator.writeUInt32LE(0x07064b50, 0);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(0xffff, 8);
	end.writeUInt16LE(0xffff, 10);
	end.writeUInt32LE(0xffffffff, 16);
	return Buffer.concat([record, locator, end]);
}

describe('an archive whose end record lies is refused before its entries are prepared', () => {
	const many = Array.from({ length: 31 }, (_, i) => ({ ...letter, name: `.${i}` }));
	test.each<[string, Buffer, string]>([
		['ZIP64', makeZip64Claim(), 'ARCHIVE_DAMAGED'],
		[
			'ZIP64 with too many entries',
			toZip64(makeZip([letter]), { count: 30_000_000n }),
			'ARCHIVE_DAMAGED',
		],
		[
			'ZIP64 with its directory elsewhere',
			toZip64(makeZip([letter]), { from: 2n ** 63n }),
			'ARCHIVE_DAMAGED',
		],
		[
			'ZIP64 with its record elsewhere',
			toZip64(makeZip([letter]), { recordAt: 2n ** 63n }),
			'ARCHIVE_DAMAGED',
		],
		['65,534 entries', lie(makeZip([letter]), { count: 65_534 }), 'ARCHIVE_DAMAGED'],
		['more entries than are ever read', makeZip(many), 'ARCHIVE_TOO_LARGE'],
		['a directory larger than the file', lie(makeZip([letter]), { size: 1e6 }), 'ARCHIVE_DAMAGED'],
		['a directory behind the file', lie(makeZip([letter]), { from: 1e6 }), 'ARCHIVE_DAMAGED'],
		['no end record', makeZip([letter]).subarray(0, -22), 'ARCHIVE_DAMAGED'],
		['nothing', Buffer.alloc(0), 'ARCHIVE_DAMAGED'],
	])('%s', async (_name, content, code) => {
		await expect(open(content).entries).rejects.toMatchObject({ code });
	});
});

test('an honest ZIP64 archive is opened', async () => {
	const entries = await open(toZip64(makeZip([letter]))).entries;
	expect(entries).toMatchObject([{ filename: 'a.pdf', file: { bytes: letter.content.length } }]);
});

test('an archive with a comment behind its end record is opened', async () => {
	const zip = makeZip([letter]);
	zip.writeUInt16LE(5000, zip.length - 2);
	const entries = await open(Buffer.concat([zip, Buffer.alloc(5000, 'PK')])).entries;
	expect(entries).toMatchObject([{ filename: 'a.pdf', file: { bytes: letter.content.length } }]);
});

describe('nothing of an archive stays open', () => {
	// Large enough that it is not read in one go.
	const large = { name: 'large.pdf', content: randomBytes(2_000_000) };
	const damaged = makeZip([large, letter]);
	damaged.fill(0xff, 100, 200);
	const astray = makeZip([large, letter]);
	const opensOf = (path: string) =>
		readdirSync('/proc/self/fd').filter((fd) => {
			try {
				return readlinkSync(`/proc/self/fd/${fd}`) === path;
			} catch {
				return false;
			}
		});

	test.each<[string, Buffer]>([
		['that was read', makeZip([letter])],
		['with an entry that is too large', makeZip([large, letter])],
		['that unpacks to too much', makeZip([large, { ...large, claimedSize: 1 }, large])],
		['with a damaged entry', damaged],
		['with a damaged directory', lie(astray, { from: 0, size: 2_000_000 })],
	])('%s', async (_name, content) => {
		const { path, entries } = open(content);
		await entries.catch(() => undefined);
		expect(opensOf(path)).toEqual([]);
	});
});
