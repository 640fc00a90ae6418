import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { makeZip } from '../support/archives.ts';
import { drawPage, LETTER, makeForm, makeImage, makePdf, makeScan } from '../support/documents.ts';
import { makeSamples, makeTiff } from '../support/make-tiff.ts';
import type { Samples } from '../support/make-tiff.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Part = { name: string; content: Buffer };
type Single = {
	result: Record<string, unknown>;
	pageCount: number;
	pageUsed: number;
	pageRemaining: number;
	details?: unknown[];
};
type Multiple = Omit<Single, 'result'> & {
	results: { filename: string; result: Record<string, unknown> }[];
	source?: string;
};
type Sent = { status: number; body: Single & Multiple & { code?: string; message?: string } };

let engine: TestEngine;
let templateId: string;
const draft = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			totalDue: { type: 'number' },
			lines: { type: 'array', itemType: 'string' },
			seller: { type: 'object', properties: { taxNumber: { type: 'string' } } },
		},
	},
};
const RESULT = {
	invoiceNumber: 'A-4711',
	invoiceDate: '2026-03-03',
	totalDue: 1234.5,
	lines: [],
	seller: { taxNumber: null },
};

beforeAll(async () => {
	engine = await startTestEngine({
		environment: {
			...WITH_OCR,
			PARSE_PROCESSES: '2',
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.2/32',
			DOCUMENT_MAX_SCANNED_PAGES: '2',
			DOCUMENT_MAX_PAGES: '40',
			FILE_MAX_MB: '5',
		},
	});
	templateId = ((await engine.call('POST', '/v1/templates', draft)).body as { id: string }).id;
});
afterAll(() => engine.stop());

async function send(
	files: readonly Part[],
	fields: Record<string, string> = {},
	apiKey = engine.ownerKey,
): Promise<Sent> {
	const form = new FormData();
	for (const [name, value] of Object.entries({ templateId, ...fields }))
		if (value) form.set(name, value);
	for (const { name, content } of files)
		form.append('files', new Blob([new Uint8Array(content)]), name);
	const answer = await fetch(`${engine.url}/documents/parse`, {
		method: 'POST',
		headers: { 'x-api-key': apiKey },
		body: form,
	});
	return { status: answer.status, body: (await answer.json()) as Sent['body'] };
}

const letter = async (): Promise<Part> => ({
	name: 'letter.pdf',
	content: await makePdf([LETTER]),
});

describe('one document', () => {
	test('a PDF with text is answered with exactly the keys of the template', async () => {
		const before = (await engine.call('GET', '/v1/usage')).body as { pageRemaining: number };
		const { status, body } = await send([await letter()]);
		expect(status).toBe(200);
		expect(body).toEqual({
			result: RESULT,
			pageCount: 1,
			pageUsed: 1,
			pageRemaining: before.pageRemaining - 1,
		});
	});

	test.each(['png', 'jpeg', 'webp', 'tiff', 'bmp'] as const)(
		'a %s is read by OCR',
		async (kind) => {
			const { status, body } = await send([{ name: 'photo', content: await makeImage(kind) }]);
			expect(status).toBe(200);
			expect(body.result).toMatchObject({ invoiceNumber: 'A-4711', totalDue: 1234.5 });
			expect(body).toMatchObject({ pageCount: 1, pageUsed: 1 });
		},
	);

	test('pages without text are sent to OCR, and every page counts', async () => {
		const content = await makeScan([LETTER, [['Nothing', 'more']]]);
		const { body } = await send([{ name: 'scan.pdf', content }]);
		expect(body.result).toMatchObject({ invoiceNumber: 'A-4711' });
		expect(body).toMatchObject({ pageCount: 2, pageUsed: 2 });
	});

	test('every page of a TIFF is read', async () => {
		const first = await drawPage([['Nothing', 'here']]);
		const content = await sharp([first, await drawPage(LETTER)], { join: { animated: true } })
			.flatten()
			.tiff()
			.toBuffer();
		const { body } = await send([{ name: 'fax.tiff', content }]);
		expect(body.result).toMatchObject({ invoiceNumber: 'A-4711', totalDue: 1234.5 });
		expect(body).toMatchObject({ pageCount: 2, pageUsed: 2 });
	});

	test.each<[string, Partial<Samples> & { bits: number }]>([
		['12 bits', { bits: 12 }],
		['CIELab colours', { bits: 8, samples: 3, photometric: 8 }],
		['the kind BigTIFF', { bits: 8, bigTiff: true }],
	])('a TIFF of %s is read by OCR', async (_name, unusual) => {
		const { data, info } = await sharp(await drawPage(LETTER, 1240, 360))
			.flatten()
			.toColourspace('b-w')
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { width, height } = info;
		const most = 2 ** unusual.bits - 1;
		const sampleAt: Samples['sampleAt'] = (x, y, sample) =>
			sample > 0 ? 0 : Math.round(((data[y * width + x] ?? 0) / 255) * most);
		const page = makeSamples({ width, height, photometric: 1, sampleAt, ...unusual });
		const { body } = await send([{ name: 'scan.tif', content: makeTiff([page], unusual) }]);
		expect(body.result).toMatchObject({ invoiceNumber: 'A-4711', totalDue: 1234.5 });
	});

	test('details tell places on the page as it lies, also where it lies on its side', async () => {
		const upright = await drawPage(LETTER);
		const { width, height } = await sharp(upright).metadata();
		const boxOf = async (content: Buffer) => {
			const { body } = await send([{ name: 'a.png', content }], { details: 'true' });
			const details = body.details as { path: string; box: Record<string, number> }[];
			return details.find(({ path }) => path === 'invoiceNumber')?.box ?? {};
		};
		const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = await boxOf(upright);
		const turned = await boxOf(await sharp(upright).rotate(90).png().toBuffer());
		const wanted = { x0: height - y1, y0: x0, x1: height - y0, y1: x1 };
		expect(x1).toBeLessThan(width);
		for (const [side, value] of Object.entries(wanted)) {
			expect(Math.abs((turned[side] ?? 0) - value)).toBeLessThan(6);
		}
	});

	test('details=true tells where each value was found, beside the result', async () => {
		const { body } = await send([await letter()], { details: 'true' });
		expect(body.result).toEqual(RESULT);
		expect(body.details).toContainEqual(
			expect.objectContaining({ path: 'invoiceNumber', page: 1, raw: 'A-4711' }),
		);
	});

	test('the content decides its type, not the name', async () => {
		const { content } = await letter();
		expect((await send([{ name: 'letter.png', content }])).body.result).toEqual(RESULT);
		const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>');
		expect(await send([{ name: 'drawing.png', content: svg }])).toMatchObject({
			status: 400,
			body: { code: 'UNSUPPORTED_FILE_TYPE' },
		});
	});

	test('a language hint is taken', async () => {
		const { status, body } = await send([{ name: 'photo.png', content: await makeImage('png') }], {
			language: 'de-AT',
		});
		expect({ status, total: body.result.totalDue }).toEqual({ status: 200, total: 1234.5 });
	});
});

describe('PDFs of other kinds', () => {
	test('the content of a form is read, tick boxes as true or false', async () => {
		const form = {
			name: 'Form',
			category: 'CUSTOM',
			schema: {
				data: {
					fullName: { type: 'string' },
					agreed: { type: 'boolean' },
					refused: { type: 'boolean' },
				},
			},
		};
		const { id } = (await engine.call('POST', '/v1/templates', form)).body as { id: string };
		const { body } = await send([{ name: 'form.pdf', content: await makeForm() }], {
			templateId: id,
		});
		expect(body.result).toEqual({ fullName: 'Ada Lovelace', agreed: true, refused: false });
	});

	test('a text layer of glyphs without a meaning is passed over for what can be seen', async () => {
		const content = await makeScan([LETTER], '\ue001\ue002\ue003 \ue004\ue005\ue006');
		const { body } = await send([{ name: 'garbage.pdf', content }]);
		expect(body.result).toMatchObject({ invoiceNumber: 'A-4711' });
	});

	test('a page that lies turned is read upright', async () => {
		const pdf = await makePdf([LETTER]);
		const turned = Buffer.from(
			pdf.toString('latin1').replace('/Type /Page\n', '/Type /Page\n/Rotate 90\n'),
			'latin1',
		);
		const { status, body } = await send([{ name: 'turned.pdf', content: turned }]);
		expect(status).toBe(200);
		expect(body.pageCount).toBe(1);
	});
});

describe('several documents', () => {
	test('each succeeds or fails on its own, and only successes are charged', async () => {
		const broken = { name: 'broken.pdf', content: Buffer.from('%PDF-1.7\nnothing') };
		const { status, body } = await send([await letter(), broken]);
		expect(status).toBe(200);
		expect(body.results).toEqual([
			{ filename: 'letter.pdf', pageCount: 1, result: RESULT },
			{
				filename: 'broken.pdf',
				pageCount: null,
				result: { error: expect.stringContaining('damaged') as unknown },
				problem: { code: 'DOCUMENT_DAMAGED', status: 422 },
			},
		]);
		expect(body).toMatchObject({ pageCount: 1, pageUsed: 1 });
		expect(body).not.toHaveProperty('source');
	});

	test('a ZIP is opened: folders and hidden files skipped, odd entries answered', async () => {
		const { content } = await letter();
		const zip = makeZip([
			{ name: 'march/letter.pdf', content },
			{ name: '__MACOSX/march/._letter.pdf', content },
			{ name: '.DS_Store', content },
			{ name: 'notes.xyz', content: Buffer.from('hello') },
			{ name: '../../escape.pdf', content },
		]);
		const { status, body } = await send([{ name: 'all.zip', content: zip }]);
		expect(status).toBe(200);
		expect(body.source).toBe('zip');
		expect(body.results.map(({ filename }) => filename)).toEqual([
			'march/letter.pdf',
			'notes.xyz',
			'../../escape.pdf',
		]);
		expect(body.results[0]?.result).toEqual(RESULT);
		expect(body.results[1]?.result).toHaveProperty('error');
		expect(body).toMatchObject({ pageCount: 2, pageUsed: 2 });
	});

	test('one that is no document, or empty, is an error of its own among the others', async () => {
		const before = (await engine.call('GET', '/v1/usage')).body as { pageRemaining: number };
		const { status, body } = await send([
			{ name: 'notes.xyz', content: Buffer.from('hello') },
			await letter(),
			{ name: 'empty.pdf', content: Buffer.alloc(0) },
		]);
		expect(status).toBe(200);
		expect(body).toEqual({
			results: [
				{
					filename: 'notes.xyz',
					pageCount: null,
					result: { error: expect.stringContaining('not a supported document') as unknown },
					problem: { code: 'UNSUPPORTED_FILE_TYPE', status: 400 },
				},
				{ filename: 'letter.pdf', pageCount: 1, result: RESULT },
				{
					filename: 'empty.pdf',
					pageCount: null,
					result: { error: 'The file "empty.pdf" is empty.' },
					problem: { code: 'FILE_EMPTY', status: 400 },
				},
			],
			pageCount: 1,
			pageUsed: 1,
			pageRemaining: before.pageRemaining - 1,
		});
	});

	test('ten are taken, eleven are not', async () => {
		const one = await letter();
		expect((await send(Array<Part>(10).fill(one))).status).toBe(200);
		expect(await send(Array<Part>(11).fill(one))).toMatchObject({
			status: 400,
			body: { code: 'TOO_MANY_FILES' },
		});
	});
});

describe('plans, quota and test keys', () => {
	test('the free plan takes one document at a time', async () => {
		const { apiKey, call } = await engine.createAccount('free');
		const own = ((await call('POST', '/v1/templates', draft)).body as { id: string }).id;
		const one = await letter();
		expect((await send([one], { templateId: own }, apiKey)).body).toMatchObject({
			pageRemaining: 49,
		});
		for (const files of [[one, one], [{ name: 'a.zip', content: makeZip([one]) }]]) {
			expect(await send(files, { templateId: own }, apiKey)).toMatchObject({
				status: 403,
				body: { code: 'PLAN_REQUIRED' },
			});
		}
		const many = { name: 'many.pdf', content: await makePdf(Array(40).fill(LETTER)) };
		expect((await send([many], { templateId: own }, apiKey)).body).toMatchObject({
			pageRemaining: 9,
		});
		expect(await send([many], { templateId: own }, apiKey)).toMatchObject({
			status: 403,
			body: { code: 'QUOTA_EXCEEDED' },
		});
		expect((await call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: 41, pageReserved: 0 });
	});

	test('a test key reads one page of one document and uses no quota', async () => {
		const { accountId, call } = await engine.createAccount('premium');
		const { secret } = await engine.services.apiKeys.create({ accountId, name: 't', mode: 'test' });
		const own = ((await call('POST', '/v1/templates', draft)).body as { id: string }).id;
		const one = await letter();
		expect((await send([one], { templateId: own }, secret)).body).toMatchObject({
			result: RESULT,
			pageUsed: 0,
			pageRemaining: 5000,
		});
		const two = { name: 'two.pdf', content: await makePdf([LETTER, LETTER]) };
		for (const files of [[one, one], [two]]) {
			expect(await send(files, { templateId: own }, secret)).toMatchObject({
				status: 403,
				body: { code: 'TEST_MODE_RESTRICTED' },
			});
		}
	});

	test('another account’s template is not found', async () => {
		const { apiKey } = await engine.createAccount();
		expect(await send([await letter()], {}, apiKey)).toMatchObject({
			status: 404,
			body: { code: 'TEMPLATE_NOT_FOUND' },
		});
	});
});

describe('documents that cannot be read are answered with 200 and an error', () => {
	const RC4 = { userPassword: 'secret' };
	test.each<[string, () => Promise<Buffer>, number, string]>([
		['a damaged PDF', () => Promise.resolve(Buffer.from('%PDF-1.4\n%%EOF')), 0, 'damaged'],
		['a PDF with a password', () => makePdf([LETTER], RC4), 0, 'password-protected'],
		['a truncated image', async () => (await makeImage('png')).subarray(0, 2000), 1, 'damaged'],
		['a blank page', () => makePdf([[]]), 1, 'No text was found'],
		['too many pages', () => makePdf(Array(41).fill(LETTER)), 41, '41 pages, and at most 40'],
		[
			'too long a scan',
			() => makeScan([LETTER, LETTER, LETTER]),
			3,
			'3 pages of the document are scans',
		],
	])('%s', async (_name, make, pageCount, message) => {
		const { status, body } = await send([{ name: 'document', content: await make() }]);
		expect(status).toBe(200);
		expect(body.result).toEqual({ error: expect.stringContaining(message) as unknown });
		expect(body.pageUsed).toBe(0);
		expect(body.pageCount).toBe(pageCount);
	});
});

describe('requests that are refused', () => {
	test.each<[string, () => Promise<Part[]>, Record<string, string>, number, string]>([
		['no file', () => Promise.resolve([]), {}, 400, 'FILE_MISSING'],
		[
			'an empty file',
			() => Promise.resolve([{ name: 'a.pdf', content: Buffer.alloc(0) }]),
			{},
			400,
			'FILE_EMPTY',
		],
		['no template', async () => [await letter()], { templateId: '' }, 400, 'INVALID_REQUEST'],
		[
			'a malformed template id',
			async () => [await letter()],
			{ templateId: '\u0000x' },
			404,
			'TEMPLATE_NOT_FOUND',
		],
		[
			'an unknown language',
			async () => [await letter()],
			{ language: 'tlh' },
			400,
			'LANGUAGE_UNKNOWN',
		],
		[
			'an unknown field where a needed one is missing',
			async () => [await letter()],
			{ templateId: '', template: 'a' },
			400,
			'INVALID_REQUEST',
		],
		[
			'a file and a URL',
			async () => [await letter()],
			{ fileUrl: 'https://a.example/b' },
			400,
			'FILE_AND_URL',
		],
		[
			'a text file',
			() => Promise.resolve([{ name: 'a.pdf', content: Buffer.from('hello') }]),
			{},
			400,
			'UNSUPPORTED_FILE_TYPE',
		],
		[
			'several files of which none is a document',
			() =>
				Promise.resolve([
					{ name: 'a.xyz', content: Buffer.from('hello') },
					{ name: 'b.pdf', content: Buffer.alloc(0) },
				]),
			{},
			400,
			'UNSUPPORTED_FILE_TYPE',
		],
		[
			'6 MB where 5 are allowed',
			() => Promise.resolve([{ name: 'a.pdf', content: Buffer.alloc(6_000_000, '%PDF-1.7') }]),
			{},
			413,
			'FILE_TOO_LARGE',
		],
		[
			'a ZIP among files',
			async () => [await letter(), { name: 'a.zip', content: makeZip([await letter()]) }],
			{},
			400,
			'ZIP_AMONG_FILES',
		],
		[
			'an encrypted ZIP',
			async () => [{ name: 'a.zip', content: makeZip([{ ...(await letter()), flags: 1 }]) }],
			{},
			400,
			'ARCHIVE_ENCRYPTED',
		],
		[
			'an empty ZIP',
			() => Promise.resolve([{ name: 'a.zip', content: makeZip([]) }]),
			{},
			400,
			'ARCHIVE_EMPTY',
		],
		[
			'a truncated ZIP',
			async () => [{ name: 'a.zip', content: makeZip([await letter()]).subarray(0, 500) }],
			{},
			400,
			'ARCHIVE_DAMAGED',
		],
		[
			'a ZIP bomb',
			() =>
				Promise.resolve([
					{
						name: 'a.zip',
						content: makeZip([{ name: 'a.pdf', content: Buffer.alloc(100_000_000) }]),
					},
				]),
			{},
			400,
			'ARCHIVE_TOO_LARGE',
		],
		[
			'a ZIP bomb that lies about its size',
			() =>
				Promise.resolve([
					{
						name: 'a.zip',
						content: makeZip([
							{ name: 'a.pdf', content: Buffer.alloc(4_000_000), claimedSize: 100 },
						]),
					},
				]),
			{},
			400,
			'ARCHIVE_TOO_LARGE',
		],
		[
			'overlapping entries',
			async () => [
				{
					name: 'a.zip',
					content: makeZip([await letter(), { ...(await letter()), name: 'b.pdf', sameAs: 0 }]),
				},
			],
			{},
			400,
			'ARCHIVE_DAMAGED',
		],
		[
			'a symbolic link',
			async () => [
				{ name: 'a.zip', content: makeZip([{ ...(await letter()), unixMode: 0o120777 }]) },
			],
			{},
			400,
			'ARCHIVE_DAMAGED',
		],
		[
			'101 entries',
			() =>
				Promise.resolve([
					{
						name: 'a.zip',
						content: makeZip(
							Array.from({ length: 101 }, (_, i) => ({
								name: `${i}.pdf`,
								content: Buffer.from('x'),
							})),
						),
					},
				]),
			{},
			400,
			'ARCHIVE_TOO_LARGE',
		],
	])('%s', async (_name, files, fields, status, code) => {
		const answer = await send(await files(), fields);
		expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
	});

	test('JSON instead of a form', async () => {
		expect(await engine.call('POST', '/documents/parse', {})).toMatchObject({
			status: 415,
			body: { code: 'UNSUPPORTED_CONTENT_TYPE' },
		});
	});

	test('a nested ZIP is answered in its place', async () => {
		const inner = makeZip([await letter()]);
		const { status, body } = await send([
			{ name: 'a.zip', content: makeZip([{ name: 'inner.zip', content: inner }]) },
		]);
		expect(status).toBe(200);
		expect(body.results[0]?.result).toHaveProperty('error');
	});
});

describe('what is not known in a form', () => {
	const post = async (form: FormData) => {
		const answer = await fetch(`${engine.url}/documents/parse`, {
			method: 'POST',
			headers: { 'x-api-key': engine.ownerKey },
			body: form,
		});
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
	};
	const makeForm = async (fileFields: string[]) => {
		const form = new FormData();
		form.set('templateId', templateId);
		for (const field of fileFields) {
			form.append(field, new Blob([new Uint8Array((await letter()).content)]), `${field}.pdf`);
		}
		return form;
	};

	test('is ignored with a warning beside the result', async () => {
		const { status, body } = await send([await letter()], { colour: 'red' });
		expect(status).toBe(200);
		expect(body).toMatchObject({
			result: RESULT,
			warnings: [
				'The field "colour" is not known and was ignored; there are files, templateId, templateIds, sender, split, language, fileUrl, details, keep, classify, pages, password, reader, outputs, chunks, kinds, fields.',
			],
		});
		expect((await send([await letter()])).body).not.toHaveProperty('warnings');
	});

	test('a file in another field is ignored where there is a document, and not charged', async () => {
		const { status, body } = await post(await makeForm(['document', 'files']));
		expect(status).toBe(200);
		expect(body).toMatchObject({
			result: RESULT,
			pageUsed: 1,
			warnings: ['The file in the field "document" was ignored; documents are sent as "files".'],
		});
	});

	test('a file in another field is the mistake where there is no document', async () => {
		expect(await post(await makeForm(['document']))).toMatchObject({
			status: 400,
			body: {
				code: 'INVALID_REQUEST',
				message: 'document: unknown file field; send documents as "files"',
			},
		});
	});

	test('a file in another field may not be larger than a document', async () => {
		const form = await makeForm(['files']);
		form.append('attachment', new Blob([new Uint8Array(6_000_000)]), 'a.bin');
		expect(await post(form)).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
	});

	test('too many files are refused in any field', async () => {
		const form = await makeForm(Array<string>(12).fill('document'));
		expect(await post(form)).toMatchObject({ status: 400, body: { code: 'TOO_MANY_FILES' } });
	});
});

describe('fileUrl', () => {
	let server: Server;
	let port: number;
	beforeAll(async () => {
		const content = await makePdf([LETTER]);
		server = createServer((request, response) => {
			if (request.url === '/to-private')
				response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
			else if (request.url === '/missing') response.writeHead(404).end();
			else response.end(content);
		}).listen(0, '127.0.0.2');
		await once(server, 'listening');
		({ port } = server.address() as AddressInfo);
	});
	afterAll(() => {
		server.close();
	});

	test.each([
		'http://127.0.0.1/a.pdf',
		'http://2130706433/',
		'http://0x7f.1/',
		'http://[::1]/',
		'http://[::ffff:127.0.0.1]/',
		'http://localhost/',
		'http://10.0.0.1/',
		'http://169.254.169.254/latest/meta-data/',
		'http://0.0.0.0/',
		'ftp://example.com/a.pdf',
		'file:///etc/passwd',
		'http://user:password@example.com/',
		'http://example.com:22/',
		'not a url',
	])('%s is refused', async (fileUrl) => {
		expect(await send([], { fileUrl })).toMatchObject({
			status: 400,
			body: { code: 'URL_NOT_ALLOWED' },
		});
	});

	test('an allowed network on a port that is not allowed is refused', async () => {
		const answer = await send([], { fileUrl: `http://127.0.0.2:${port}/letter.pdf` });
		expect(answer).toMatchObject({ status: 400, body: { code: 'URL_NOT_ALLOWED' } });
	});

	test('an allowed address is fetched, its redirects judged anew', async () => {
		const other = await startTestEngine({
			environment: {
				FETCH_PRIVATE_NETWORKS_ALLOWED: '127.0.0.2/32',
				FETCH_PORTS_ALLOWED: String(port),
				PARSE_PROCESSES: '1',
			},
		});
		const parse = async (path: string) => {
			const own =
				((await other.call('GET', '/v1/templates')).body as { id: string }[])[0]?.id ?? '';
			const form = new FormData();
			form.set('templateId', own);
			form.set('fileUrl', `http://127.0.0.2:${port}${path}`);
			const answer = await fetch(`${other.url}/documents/parse`, {
				method: 'POST',
				headers: { 'x-api-key': other.ownerKey },
				body: form,
			});
			return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
		};
		expect(await parse('/letter.pdf')).toMatchObject({
			status: 200,
			body: { result: { invoiceNumber: 'A-4711' }, pageUsed: 1 },
		});
		expect(await parse('/to-private')).toMatchObject({
			status: 400,
			body: { code: 'URL_NOT_ALLOWED' },
		});
		expect(await parse('/missing')).toMatchObject({
			status: 400,
			body: { code: 'URL_FETCH_FAILED' },
		});
		// A network that is allowed for fileUrl is not allowed for webhooks.
		const hook = await other.call('POST', '/v1/webhooks', { url: `http://127.0.0.2:${port}/` });
		expect(hook).toMatchObject({ status: 400, body: { code: 'URL_NOT_ALLOWED' } });
		await other.stop();
	});
});

test('no file is left behind', () => {
	const dataDir = engine.config.dataDir;
	expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
});
