import { randomUUID as newId } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createIntake } from '../../engine/src/reading/intake/accept-documents.ts';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import type { UnpackHolder } from '../../engine/src/reading/intake/accept-documents.ts';
import type { ReceivedFile } from '../../engine/src/reading/intake/uploads.ts';
import { problem } from '../../engine/src/model/problem.ts';
import { makeZip } from '../support/archives.ts';

const root = mkdtempSync(join(tmpdir(), 'docsift-intake-'));
const uploads = createUploads({
	folder: root,
	maxFileBytes: 10_000,
	newId,
	clock: { now: () => new Date() },
});
let into: string;
beforeEach(async () => {
	into = await uploads.createFolder();
});
afterEach(() => rmSync(into, { recursive: true }));
afterAll(() => {
	uploads.close();
	rmSync(root, { recursive: true });
});

const receive = (content: Buffer | string, name: string): Promise<ReceivedFile> =>
	uploads.receive(Readable.from([Buffer.from(content)]), name, into);
const pdf = () => receive('%PDF-1.7', 'a.pdf');
const zip = () => receive(makeZip([{ name: 'b.pdf', content: Buffer.from('%PDF-1.7') }]), 'a.zip');

/** The content at each URL. */
const fetched: Record<string, () => Promise<ReceivedFile>> = {
	'http://a/pdf': pdf,
	'http://a/zip': zip,
	'http://a/text': () => receive('text', 'a.xyz'),
};
const intake = createIntake({
	uploads,
	fetchDocument: (url) => fetched[url]?.() ?? Promise.reject(new Error(url)),
	archiveLimits: { maxDocuments: 10, maxUnpackedBytes: 10_000, maxRatio: 100 },
});
const reception = () => ({ field: 'file', into, signal: new AbortController().signal });
const acceptOne = (files: ReceivedFile[], fileUrl?: string) =>
	intake.acceptOne(
		{ files, fileUrl },
		{
			...reception(),
			refuseArchive: () => problem('ZIP_NOT_IN_JOBS'),
			refuseMail: () => problem('MAIL_NOT_IN_JOBS'),
		},
	);
const acceptAll = (files: ReceivedFile[], fileUrl?: string, checkSeveral = () => undefined) =>
	intake.acceptAll(
		{ files, fileUrl },
		{ ...reception(), checkSeveral, unpack: () => Promise.reject(new Error('no mail')) },
	);

describe.each([
	['one document', acceptOne],
	['all documents', acceptAll],
] as const)('accepting %s', (_name, accept) => {
	test('takes a file, or an address, and neither both nor none', async () => {
		await expect(accept([await pdf()])).resolves.toBeDefined();
		await expect(accept([], 'http://a/pdf')).resolves.toBeDefined();
		await expect(accept([await pdf()], 'http://a/pdf')).rejects.toMatchObject({
			code: 'FILE_AND_URL',
		});
		await expect(accept([])).rejects.toMatchObject({ code: 'FILE_MISSING' });
	});

	test('refuses what is empty, and what is no document by its content', async () => {
		await expect(accept([await receive('', 'a.pdf')])).rejects.toMatchObject({
			code: 'FILE_EMPTY',
		});
		await expect(accept([await receive('text', 'a.pdf')])).rejects.toMatchObject({
			code: 'UNSUPPORTED_FILE_TYPE',
		});
	});
});

test.each([
	['http://a/zip', 'ZIP_NOT_IN_JOBS'],
	['http://a/text', 'UNSUPPORTED_FILE_TYPE'],
])('where one document is taken, %s is refused and nothing of it is left', async (url, code) => {
	await expect(acceptOne([], url)).rejects.toMatchObject({ code });
	expect(readdirSync(into)).toEqual([]);
});

describe('where several documents are taken', () => {
	test('one that cannot be read does not keep the others from being read', async () => {
		const { candidates, source } = await acceptAll([await pdf(), await receive('', 'b.pdf')]);
		expect(source).toBe('many');
		expect(candidates).toMatchObject([
			{ filename: 'a.pdf', document: { type: 'pdf' } },
			{ filename: 'b.pdf', error: { code: 'FILE_EMPTY' } },
		]);
	});

	test('an archive is opened, and refused among other files', async () => {
		expect(await acceptAll([await zip()])).toMatchObject({
			source: 'zip',
			candidates: [{ filename: 'b.pdf', document: { type: 'pdf' } }],
		});
		await expect(acceptAll([await pdf(), await zip()])).rejects.toMatchObject({
			code: 'ZIP_AMONG_FILES',
		});
	});

	test('the permission for several is checked only when there are several', async () => {
		const checkSeveral = jest.fn(() => {
			throw problem('PLAN_REQUIRED', { plan: 'free' });
		});
		await acceptAll([await pdf()], undefined, checkSeveral);
		expect(checkSeveral).not.toHaveBeenCalled();
		for (const files of [[await pdf(), await pdf()], [await zip()]]) {
			await expect(acceptAll(files, undefined, checkSeveral)).rejects.toMatchObject({
				code: 'PLAN_REQUIRED',
			});
		}
	});
});

describe('the content of a request', () => {
	/** Unpacks to 4,000 bytes and is much smaller. */
	const pack = (name: string, bytes = 4000) =>
		makeZip([{ name, content: Buffer.from('%PDF-1.7'.padEnd(bytes)) }]);
	const mail = () => receive('From: a@example.com\r\nSubject: a\r\n\r\nHello', 'a.eml');
	/** An e-mail with these attachments. */
	const unpackTo =
		(attached: readonly Buffer[]): UnpackHolder =>
		({ into: folder }) => {
			const put = (content: Buffer | string, filename: string | null) => {
				const path = join(folder, newId());
				writeFileSync(path, content);
				return { path, filename };
			};
			const files = attached.map((content, i) => put(content, `${i}.zip`));
			return Promise.resolve([put('<html><body>Hello</body></html>', null), ...files]);
		};
	const open = (
		files: ReceivedFile[],
		unpack: UnpackHolder,
		{ checkSeveral = (): void => undefined, signal = new AbortController().signal } = {},
	) => intake.acceptAll({ files }, { ...reception(), signal, checkSeveral, unpack });
	const bytesOf = (names: string[]) =>
		names.reduce((sum, name) => sum + statSync(join(into, name)).size, 0);
	const codesOf = (candidates: Awaited<ReturnType<typeof open>>['candidates']) =>
		candidates.map((one) => ('error' in one ? one.error.code : one.document.type));

	test('is unpacked to no more bytes together than one archive may be', async () => {
		const archives = ['a', 'b', 'c', 'd'].map((name) => pack(name));
		const { candidates } = await open([await mail()], unpackTo(archives));
		expect(codesOf(candidates)).toEqual([
			'html',
			'pdf',
			'pdf',
			'ARCHIVE_TOO_LARGE',
			'ARCHIVE_TOO_LARGE',
		]);
		// Only the documents remain: no opened and no refused files.
		const left = readdirSync(into);
		expect(left).toHaveLength(3);
		expect(bytesOf(left)).toBeLessThan(10_000);
	});

	test('archives that lie about their size cannot each be unpacked up to the limit', async () => {
		const content = Buffer.from('%PDF-1.7'.padEnd(7000));
		const lie = makeZip([
			{ name: 'a', content, claimedSize: 1 },
			{ name: 'b', content, claimedSize: 1 },
		]);
		const received = jest.spyOn(uploads, 'receive');
		const { candidates } = await open([await mail()], unpackTo([lie, pack('c'), pack('d', 100)]));
		expect(codesOf(candidates)).toEqual(['html', ...Array<string>(3).fill('ARCHIVE_TOO_LARGE')]);
		// The e-mail, its four parts, and two entries of the first archive.
		expect(received).toHaveBeenCalledTimes(7);
		received.mockRestore();
		expect(readdirSync(into)).toHaveLength(1);
	});

	test('is no more documents together than one archive may hold', async () => {
		const three = makeZip(
			['a', 'b', 'c'].map((name) => ({ name, content: Buffer.from('%PDF-1.7') })),
		);
		const { candidates } = await open([await mail()], unpackTo(Array<Buffer>(5).fill(three)));
		expect(candidates).toHaveLength(10);
		expect(codesOf(candidates).filter((code) => code === 'pdf')).toHaveLength(6);
	});

	test('is refused before anything in it is opened, where one document is allowed', async () => {
		const received = jest.spyOn(uploads, 'receive');
		const refuse = () => {
			throw problem('PLAN_REQUIRED', { plan: 'free' });
		};
		const mailed = await mail();
		await expect(
			open([mailed], unpackTo([pack('a'), pack('b')]), { checkSeveral: refuse }),
		).rejects.toMatchObject({ code: 'PLAN_REQUIRED' });
		expect(received).toHaveBeenCalledTimes(1);
		received.mockRestore();
		expect(readdirSync(into)).toEqual([]);
	});

	test('is not unpacked any further once the client has disconnected', async () => {
		const client = new AbortController();
		const gone = new Error('the client has disconnected');
		const content = Buffer.from('%PDF-1.7');
		const archive = makeZip(['a', 'b', 'c'].map((name) => ({ name, content })));
		const file = await receive(archive, 'a.zip');
		const receiveFile = uploads.receive.bind(uploads);
		const received = jest.spyOn(uploads, 'receive').mockImplementation(async (...args) => {
			const entry = await receiveFile(...args);
			client.abort(gone);
			return entry;
		});
		await expect(open([file], unpackTo([]), { signal: client.signal })).rejects.toBe(gone);
		expect(received).toHaveBeenCalledTimes(1);
		received.mockRestore();
		expect(readdirSync(into)).toHaveLength(1);
	});

	test('a child process cannot have another file read as its part', async () => {
		const outside = await pdf();
		await expect(
			open([await mail()], () => Promise.resolve([{ path: outside.path, filename: null }])),
		).rejects.toThrow('outside of its folder');
	});
});
