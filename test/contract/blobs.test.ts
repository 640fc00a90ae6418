import { createHash, randomBytes, randomUUID as newId } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { loadConfig } from '../../engine/src/app/config.ts';
import type { Config } from '../../engine/src/app/config.ts';
import type { Blobs } from '../../engine/src/platform/store/blobs.ts';
import { openBlobs } from '../../engine/src/platform/store/open-blobs.ts';
import { startS3 } from '../setup/s3.ts';
import type { S3Service } from '../setup/s3.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import type { FaultyProxy } from '../support/faulty-proxy.ts';

const MB = 1_048_576;
const HOUR_MS = 3_600_000;
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
const never = new AbortController().signal;
const place = { newId, installationId: newId(), hold: () => undefined };

function blobsContract(environmentOf: () => Record<string, string>): void {
	let folder: string;
	let blobs: Blobs;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		mkdirSync(join(folder, 'uploads'));
		mkdirSync(join(folder, 'documents'));
		// Each test has its own prefix, so that tests do not list each other's files.
		const environment = { S3_PREFIX: `${newId()}/`, ...environmentOf(), DATA_DIR: folder };
		const config = loadConfig(environment);
		blobs = await openBlobs(config, { ...place, folder: join(folder, 'uploads') });
	});
	afterEach(async () => {
		await blobs.close();
		rmSync(folder, { recursive: true, force: true });
	});

	async function put(content: Buffer, key: string = newId()): Promise<string> {
		const path = join(folder, 'uploads', `upload-${key}`);
		writeFileSync(path, content);
		await blobs.put(path, key, hashOf(content));
		expect(existsSync(path)).toBe(false);
		return key;
	}
	async function list(time: Date): Promise<string[]> {
		const keys: string[] = [];
		for await (const key of blobs.listOlderThan(time)) keys.push(key);
		return keys.sort();
	}
	const soon = () => new Date(Date.now() + HOUR_MS);

	test.each([
		['of one byte', 1],
		['of a few kilobytes', 5000],
		['that goes in one part', 5 * MB - 1],
		['that needs several parts', 13 * MB + 7],
	])('a document %s is read back as it was put', async (_name, size) => {
		const content = randomBytes(size);
		const key = await put(content);
		expect((await buffer(await blobs.read(key))).equals(content)).toBe(true);
		const wanted = { key, sha256: hashOf(content), signal: never };
		const seen = await blobs.withFile(wanted, async (path) => {
			expect(readFileSync(path).equals(content)).toBe(true);
			return path;
		});
		// A temporary copy is deleted; the stored file is not.
		expect(existsSync(seen)).toBe(seen.startsWith(join(folder, 'documents')));
		expect((await buffer(await blobs.read(key))).equals(content)).toBe(true);
	});

	test('a document whose content changed is not processed', async () => {
		const key = await put(Buffer.from('accepted'));
		const wanted = { key, sha256: hashOf(Buffer.from('another')), signal: never };
		const work = blobs.withFile(wanted, () => Promise.reject(new Error('was worked on')));
		await expect(work).rejects.toThrow('differs from the accepted document');
	});

	test('a copy is removed when the work on it fails, and the error is passed on', async () => {
		const content = Buffer.from('document');
		const wanted = { key: await put(content), sha256: hashOf(content), signal: never };
		let seen = '';
		const work = blobs.withFile(wanted, (path) => {
			seen = path;
			return Promise.reject(new Error('on purpose'));
		});
		await expect(work).rejects.toThrow('on purpose');
		expect(existsSync(seen)).toBe(seen.startsWith(join(folder, 'documents')));
	});

	test('two attempts at the same document do not disturb each other', async () => {
		const content = randomBytes(3 * MB);
		const wanted = { key: await put(content), sha256: hashOf(content), signal: never };
		const { promise: bothOpen, resolve } = Promise.withResolvers<undefined>();
		const first = blobs.withFile(wanted, async (path) => {
			await bothOpen;
			return readFileSync(path).equals(content);
		});
		const second = blobs.withFile(wanted, async (path) => readFileSync(path).equals(content));
		expect(await second).toBe(true);
		resolve(undefined);
		expect(await first).toBe(true);
	});

	test('a missing document cannot be read in any way', async () => {
		const key = newId();
		await expect(blobs.read(key)).rejects.toThrow();
		const wanted = { key, sha256: hashOf(Buffer.from('')), signal: never };
		await expect(blobs.withFile(wanted, () => Promise.resolve())).rejects.toThrow();
	});

	test('a removed document is gone, and removing it again does no harm', async () => {
		const [key, kept] = [await put(Buffer.from('a')), await put(Buffer.from('b'))];
		await blobs.remove(key);
		await blobs.remove(key);
		await expect(blobs.read(key)).rejects.toThrow();
		expect((await buffer(await blobs.read(kept))).toString()).toBe('b');
		expect(await list(soon())).toEqual([kept]);
	});

	test('documents are listed by age', async () => {
		const keys = [await put(Buffer.from('a')), await put(Buffer.from('b'))];
		expect(await list(new Date(Date.now() - HOUR_MS))).toEqual([]);
		expect(await list(soon())).toEqual(keys.sort());
	});

	test('more documents than one answer lists are all listed', async () => {
		const keys: string[] = [];
		for (let i = 0; i < 1100; i += 50) {
			keys.push(...(await Promise.all(Array.from({ length: 50 }, () => put(Buffer.from('x'))))));
		}
		expect(await list(soon())).toEqual(keys.sort());
	});

	test('an abort ends the fetching', async () => {
		const content = randomBytes(2 * MB);
		const key = await put(content);
		const wanted = { key, sha256: hashOf(content), signal: AbortSignal.abort(new Error('over')) };
		const work = blobs.withFile(wanted, () => Promise.resolve('was worked on'));
		await expect(work).rejects.toThrow();
	});

	test('the store answers', async () => {
		await blobs.ask();
	});
}

/** A direct client of the bucket. */
function openBucket(environment: Record<string, string>) {
	const client = new S3Client({
		region: 'us-east-1',
		endpoint: environment.S3_ENDPOINT ?? '',
		forcePathStyle: true,
		credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
	});
	const Bucket = environment.S3_BUCKET ?? '';
	return {
		put: (Key: string) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'theirs' })),
		remove: (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key })),
		close: () => client.destroy(),
	};
}

describe('documents on disk', () => {
	blobsContract(() => ({}));

	test('files that are not our documents are not listed', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		const blobs = await openBlobs(loadConfig({ DATA_DIR: folder }), { ...place, folder });
		mkdirSync(join(folder, 'documents', 'a'), { recursive: true });
		for (const name of ['notes-a', `${newId().slice(0, -1)}a.bak`, newId().toUpperCase()]) {
			writeFileSync(join(folder, 'documents', 'a', name), 'theirs');
		}
		const listed = [];
		for await (const key of blobs.listOlderThan(new Date(Date.now() + HOUR_MS))) listed.push(key);
		expect(listed).toEqual([]);
		await blobs.close();
		rmSync(folder, { recursive: true, force: true });
	});
});

describe('documents in S3', () => {
	let s3: S3Service;
	beforeAll(async () => {
		s3 = await startS3();
	});
	afterAll(() => s3.stop());
	blobsContract(() => s3.environment);

	async function open(prefix: string, installationId: string) {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		const config = loadConfig({ ...s3.environment, S3_PREFIX: prefix, DATA_DIR: folder });
		const blobs = await openBlobs(config, { ...place, folder, installationId });
		return {
			async put(content: string): Promise<string> {
				const [key, path] = [newId(), join(folder, 'upload')];
				writeFileSync(path, content);
				await blobs.put(path, key, hashOf(Buffer.from(content)));
				return key;
			},
			async list(): Promise<string[]> {
				const keys: string[] = [];
				for await (const key of blobs.listOlderThan(new Date(Date.now() + HOUR_MS))) keys.push(key);
				return keys.sort();
			},
			async close(): Promise<void> {
				await blobs.close();
				rmSync(folder, { recursive: true, force: true });
			},
		};
	}

	test.each(['mine', 'mine/'])(
		'with the prefix "%s" only our own documents are listed, whatever else is in the bucket',
		async (prefix) => {
			const root = `${newId()}-`;
			const ours = await open(root + prefix, newId());
			const bucket = openBucket(s3.environment);
			const theirs = [
				`${root}mine-archive/${newId()}`,
				`${root}mine/2024/${newId()}`,
				`${root}mine/a.pdf`,
				`${root}minerals`,
				`${root}${prefix}${newId()}.bak`,
				`${root}${prefix}x${newId()}`,
			];
			for (const key of theirs) await bucket.put(key);
			expect(await ours.list()).toEqual([]);
			const key = await ours.put('ours');
			expect(await ours.list()).toEqual([key]);
			bucket.close();
			await ours.close();
		},
	);

	test('two installations in one store erase nothing of each other, and the second gets an error', async () => {
		const prefix = `${newId()}/`;
		const [first, second] = [await open(prefix, newId()), await open(prefix, newId())];
		const key = await first.put('one');
		await expect(second.put('two')).rejects.toMatchObject({
			code: 'UNAVAILABLE',
			message: expect.stringContaining('another installation'),
		});
		await expect(second.list()).rejects.toThrow(
			new RegExp(`another installation.*${prefix}.docsift-installation.*S3_PREFIX`),
		);
		expect(await first.list()).toEqual([key]);
		// The first installation is gone, with its mark.
		const bucket = openBucket(s3.environment);
		await bucket.remove(`${prefix}.docsift-installation`);
		bucket.close();
		expect(await second.list()).toEqual([key]);
		await first.close();
		await second.close();
	});

	test('a copy that is read from is held, so that nobody takes it for an abandoned one', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		const config = loadConfig({ ...s3.environment, DATA_DIR: folder });
		const held: string[] = [];
		const hold = (path: string) => void held.push(path);
		const blobs = await openBlobs(config, { ...place, folder, hold });
		const [key, path] = [newId(), join(folder, 'upload')];
		writeFileSync(path, 'document');
		const sha256 = hashOf(Buffer.from('document'));
		await blobs.put(path, key, sha256);
		const read = await blobs.withFile({ key, sha256, signal: never }, (copy) =>
			Promise.resolve(copy),
		);
		expect(held).toEqual([read]);
		await blobs.close();
		rmSync(folder, { recursive: true, force: true });
	});

	test('an unavailable store is reported as such, and nothing is lost', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		const config = loadConfig({ ...s3.environment, DATA_DIR: folder });
		const blobs = await openBlobs(config, { ...place, folder });
		const path = join(folder, 'upload');
		writeFileSync(path, 'document');
		const sha256 = hashOf(Buffer.from('document'));
		await s3.kill();
		await expect(blobs.put(path, 'key', sha256)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
		await expect(blobs.read('key')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
		await expect(blobs.remove('key')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
		await expect(blobs.ask()).rejects.toThrow();
		expect(readFileSync(path, 'utf8')).toBe('document');
		await s3.restart();
		await blobs.put(path, 'key', sha256);
		expect((await buffer(await blobs.read('key'))).toString()).toBe('document');
		await blobs.close();
		rmSync(folder, { recursive: true, force: true });
	});

	describe('behind a proxy that fails', () => {
		const content = randomBytes(200_000);
		const sha256 = hashOf(content);
		let proxy: FaultyProxy;
		let config: Config;
		let folder: string;
		let blobs: Blobs;
		let key: string;
		beforeEach(async () => {
			folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
			proxy = await startFaultyProxy(s3.environment.S3_ENDPOINT ?? '');
			const through = { S3_ENDPOINT: proxy.url, S3_TIMEOUT_SECONDS: '1', DATA_DIR: folder };
			config = loadConfig({ ...s3.environment, S3_PREFIX: `${newId()}/`, ...through });
			blobs = await openBlobs(config, { ...place, folder });
			key = newId();
			await putAgain();
		});
		afterEach(async () => {
			await blobs.close();
			await proxy.close();
			rmSync(folder, { recursive: true, force: true });
		});

		const putAgain = async (): Promise<void> => {
			const path = join(folder, 'upload');
			writeFileSync(path, content);
			await blobs.put(path, key, sha256);
		};
		const fetchFile = () =>
			blobs.withFile({ key, sha256, signal: never }, async (path) => readFileSync(path));

		test.each([502, 503, 504, 429])(
			'a page of HTML with the status %d means that the store is unavailable',
			async (status) => {
				proxy.setFault(status);
				await expect(fetchFile()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
				await expect(blobs.read(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
				await expect(blobs.remove(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
				await expect(putAgain()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
				proxy.setFault('pass');
				expect((await fetchFile()).equals(content)).toBe(true);
			},
		);

		test('a page of HTML with the status 403 is a refusal, not an outage', async () => {
			proxy.setFault(403);
			const refused = fetchFile();
			await expect(refused).rejects.toThrow();
			await expect(refused).rejects.not.toMatchObject({ code: 'UNAVAILABLE' });
		});

		test.each([
			['stalls', 'stall'],
			['breaks off', 'cut'],
		] as const)(
			'a body that %s half-way means that the store is unavailable, and no copy stays',
			async (_name, fault) => {
				proxy.setFault(fault);
				await expect(fetchFile()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
				expect(readdirSync(folder)).toEqual([]);
				proxy.setFault('pass');
				expect((await fetchFile()).equals(content)).toBe(true);
			},
		);

		test('a document that nobody reads for a while is not cut off', async () => {
			const stream = await blobs.read(key);
			// Longer than the time-out of the store: a slow client is not the fault of the store.
			await sleep(1500);
			expect((await buffer(stream)).equals(content)).toBe(true);
		});

		test('a mark that stalls means that the store is unavailable', async () => {
			const fresh = await openBlobs(config, { ...place, folder });
			proxy.setFault('stall');
			const path = join(folder, 'upload');
			writeFileSync(path, content);
			await expect(fresh.put(path, newId(), sha256)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
			expect(readFileSync(path).equals(content)).toBe(true);
			await fresh.close();
		});
	});

	test('a key that the store does not know is refused, not tried for ever', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'docsift-blobs-'));
		const environment = { ...s3.environment, S3_SECRET_ACCESS_KEY: 'wrong', DATA_DIR: folder };
		const blobs = await openBlobs(loadConfig(environment), { ...place, folder });
		await expect(blobs.read('key')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
		await blobs.close();
		rmSync(folder, { recursive: true, force: true });
	});
});
