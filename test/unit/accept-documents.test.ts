import { randomUUID as newId } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createIntake } from '../../engine/src/intake/accept-documents.ts';
import { createUploads } from '../../engine/src/intake/uploads.ts';
import type { ReceivedFile } from '../../engine/src/intake/uploads.ts';
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

/** What the addresses stand for. */
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

	test('an archive is opened, and none stands among other files', async () => {
		expect(await acceptAll([await zip()])).toMatchObject({
			source: 'zip',
			candidates: [{ filename: 'b.pdf', document: { type: 'pdf' } }],
		});
		await expect(acceptAll([await pdf(), await zip()])).rejects.toMatchObject({
			code: 'ZIP_AMONG_FILES',
		});
	});

	test('it is asked whether there may be several only when there are', async () => {
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
