import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '../support/archives.ts';
import { makePdf } from '../support/documents.ts';
import { makeEml, makeMsg } from '../support/mails.ts';
import { makeXlsx, sheetXml } from '../support/office.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Answer = {
	code?: string;
	message?: string;
	results: { filename: string; result: Record<string, unknown> }[];
	source?: string;
	pageCount: number;
	pageUsed: number;
};

const TEMPLATE = {
	name: 'Mail',
	category: 'CUSTOM',
	schema: {
		data: {
			subject: { type: 'string' },
			sender: { type: 'string' },
			date: { type: 'date' },
			invoiceNumber: { type: 'string' },
		},
	},
};

let engine: TestEngine;
let templateId: string;
beforeAll(async () => {
	engine = await startTestEngine({ environment: { ZIP_MAX_DOCUMENTS: '20' } });
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
});
afterAll(() => engine.stop());

async function parse(
	files: readonly { name: string; content: Buffer }[],
	apiKey = engine.ownerKey,
	fields = { templateId },
) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		apiKey,
		fields,
		files.map((file) => ({ field: 'files', ...file })),
	);
	return { status, body: body as Answer };
}
const invoice = (number: string) => makePdf([[['Invoice number', number]]]);
const one = async (content: Buffer, name = 'order.eml') => (await parse([{ name, content }])).body;
const names = ({ results }: Answer) => results.map(({ filename }) => filename);

describe('a mail', () => {
	test('is read as its body and its attachments; sender, subject and date are found', async () => {
		const content = makeEml({
			html: '<p>Please find our invoice attached.</p><img src="cid:logo@1"><img src="https://example.com/track.png">',
			attached: [
				{ name: 'logo.png', type: 'image/png', content: Buffer.from('x'), contentId: 'logo@1' },
				{ name: 'invoice.pdf', type: 'application/pdf', content: await invoice('A-1') },
				{ name: 'list.xlsx', content: makeXlsx([sheetXml([['Invoice number', 'A-2']])]) },
				{ name: 'smime.p7s', type: 'application/pkcs7-signature', content: Buffer.from('x') },
			],
		});
		const { status, body } = await parse([{ name: 'order.eml', content }]);
		expect({ status, source: body.source, names: names(body) }).toEqual({
			status: 200,
			source: 'mail',
			names: ['order.eml', 'invoice.pdf', 'list.xlsx'],
		});
		expect(body.results[0]?.result).toEqual({
			subject: 'Your invoice',
			sender: expect.stringContaining('Ann Smith') as unknown,
			date: '2026-03-03',
			invoiceNumber: null,
		});
		expect(body.results[1]?.result).toMatchObject({ invoiceNumber: 'A-1' });
		expect(body.results[2]?.result).toMatchObject({ invoiceNumber: 'A-2' });
		expect(body).toMatchObject({ pageCount: 3, pageUsed: 3 });
		expect(readdirSync(join(engine.config.dataDir, 'uploads'))).toEqual([]);
	});

	test('with plain text alone is one document, which the free plan may send', async () => {
		const { apiKey, call } = await engine.createAccount('free');
		const { id } = (await call('POST', '/v1/templates', TEMPLATE)).body as { id: string };
		const fields = { templateId: id };
		const text = makeEml({
			subject: 'Größe =?utf-8?Q?f=C3=BCr?= alle',
			text: 'Invoice number: A-3',
		});
		const sent = await parse([{ name: 'note.pdf', content: text }], apiKey, fields);
		expect(sent).toMatchObject({
			status: 200,
			body: {
				source: 'mail',
				results: [{ filename: 'note.pdf', result: { invoiceNumber: 'A-3' } }],
			},
		});
		const more = makeEml({ attached: [{ name: 'a.pdf', content: await invoice('A-4') }] });
		expect(await parse([{ name: 'a.eml', content: more }], apiKey, fields)).toMatchObject({
			status: 403,
			body: { code: 'PLAN_REQUIRED' },
		});
	});

	test('of Outlook is read like any other', async () => {
		const content = makeMsg({
			subject: 'Your invoice',
			text: 'Hello\r\nInvoice number: M-1\r\n',
			attached: [{ name: 'invoice.pdf', content: await invoice('M-2') }],
		});
		const body = await one(content, 'order.msg');
		expect(names(body)).toEqual(['order.msg', 'invoice.pdf']);
		expect(body.results[0]?.result).toMatchObject({
			subject: 'Your invoice',
			sender: expect.stringContaining('Ann Smith') as unknown,
			invoiceNumber: 'M-1',
		});
		expect(body.results[1]?.result).toMatchObject({ invoiceNumber: 'M-2' });
	});

	test('within a mail, and an archive within it, are opened; names say where they were', async () => {
		const inner = makeEml({
			text: 'Invoice number: I-1',
			attached: [{ name: 'deep.pdf', content: await invoice('I-2') }],
		});
		const zip = makeZip([{ name: 'march/a.pdf', content: await invoice('I-3') }]);
		const body = await one(
			makeEml({
				text: 'See below',
				attached: [
					{ name: 'inner.eml', type: 'message/rfc822', content: inner },
					{ name: 'all.zip', content: zip },
				],
			}),
		);
		expect(body.results.map(({ filename, result }) => [filename, result.invoiceNumber])).toEqual([
			['order.eml', null],
			['inner.eml', 'I-1'],
			['inner.eml/deep.pdf', 'I-2'],
			['all.zip/march/a.pdf', 'I-3'],
		]);
	});

	test('in an archive, or beside other files, gives its name to what it holds', async () => {
		const mail = makeEml({ attached: [{ name: 'a.pdf', content: await invoice('Z-1') }] });
		const zip = makeZip([{ name: 'in/mail.eml', content: mail }]);
		const zipped = await one(zip, 'all.zip');
		expect({ source: zipped.source, names: names(zipped) }).toEqual({
			source: 'zip',
			names: ['in/mail.eml', 'in/mail.eml/a.pdf'],
		});
		const { body } = await parse([
			{ name: 'mail.eml', content: mail },
			{ name: 'b.pdf', content: await invoice('Z-2') },
		]);
		expect(names(body)).toEqual(['mail.eml', 'mail.eml/a.pdf', 'b.pdf']);
		expect(body).not.toHaveProperty('source');
	});

	test('is no job and no sample', async () => {
		for (const [path, fields, code] of [
			['/v1/documents/parse/async', { templateId }, 'MAIL_NOT_IN_JOBS'],
			['/v1/templates/fromDocument', { name: 'A' }, 'ONE_SAMPLE_DOCUMENT'],
		] as const) {
			const file = { field: 'file', name: 'a.eml', content: makeEml({ text: 'x' }) };
			expect(await sendForm(engine.url + path, engine.ownerKey, fields, [file])).toMatchObject({
				status: 400,
				body: { code },
			});
		}
	});
});

describe('mails that would harm', () => {
	test('one with 10,000 parts is refused in its place, and what comes beside it is read', async () => {
		const attached = Array.from({ length: 10_000 }, (_, i) => ({
			name: `${i}.txt`,
			content: Buffer.from('x'),
		}));
		const { status, body } = await parse([
			{ name: 'many.eml', content: makeEml({ attached }) },
			{ name: 'b.pdf', content: await invoice('B-1') },
		]);
		expect(status).toBe(200);
		expect(body.results).toEqual([
			{
				filename: 'many.eml',
				pageCount: null,
				result: { error: expect.stringContaining('it has 10000 attachments') as unknown },
				problem: { code: 'MAIL_TOO_LARGE', status: 422 },
			},
			{
				filename: 'b.pdf',
				pageCount: 1,
				result: expect.objectContaining({ invoiceNumber: 'B-1' }) as unknown,
			},
		]);
	});

	test('mails within mails are opened three deep', async () => {
		let mail = makeEml({ text: 'Invoice number: D-0' });
		for (let depth = 1; depth < 50; depth += 1) {
			const attached = [{ name: `${depth}.eml`, type: 'message/rfc822', content: mail }];
			mail = makeEml({ text: `Invoice number: D-${depth}`, attached });
		}
		const body = await one(mail);
		expect(body.results.map(({ result }) => result.invoiceNumber ?? result.error)).toEqual([
			'D-49',
			'D-48',
			'D-47',
			expect.stringContaining('it stands in 3 others'),
		]);
	});

	test('many mails with many attachments hold no more documents than an archive may', async () => {
		const small = { name: 'a.txt', content: Buffer.from('x') };
		const inner = makeEml({ attached: Array(8).fill(small) as (typeof small)[] });
		const attached = Array.from({ length: 8 }, (_, i) => ({
			name: `${i}.eml`,
			type: 'message/rfc822',
			content: inner,
		}));
		const { results } = await one(makeEml({ attached }));
		const read = results.filter(({ result }) => !('error' in result));
		expect(read.length).toBeLessThanOrEqual(20);
		expect(results.some(({ result }) => String(result.error).includes('at most'))).toBe(true);
	});

	test('a test key cannot have the archives in a mail unpacked', async () => {
		const owner = await engine.createAccount('premium');
		const template = await owner.call('POST', '/v1/templates', TEMPLATE);
		const { secret } = await engine.services.apiKeys.create({
			accountId: owner.accountId,
			name: 'test',
			mode: 'test',
		});
		// Below the ratio at which an archive is refused as a bomb: 4 MB in 50 kB.
		const content = Buffer.concat([randomBytes(50_000), Buffer.alloc(4_000_000)]);
		const archive = makeZip([{ name: 'a.pdf', content }]);
		const attached = Array.from({ length: 10 }, (_, i) => ({ name: `${i}.zip`, content: archive }));
		const mail = makeEml({ text: 'Hello', attached });
		const answered = new AbortController();
		const answer = parse([{ name: 'a.eml', content: mail }], secret, {
			templateId: (template.body as { id: string }).id,
		}).finally(() => answered.abort());
		const uploads = join(engine.config.dataDir, 'uploads');
		let peak = 0;
		while (!answered.signal.aborted) {
			peak = Math.max(peak, sizeOf(uploads));
			await new Promise((resolve) => setImmediate(resolve));
		}
		expect(await answer).toMatchObject({ status: 403, body: { code: 'TEST_MODE_RESTRICTED' } });
		// The e-mail, plus its attachments.
		expect(peak).toBeGreaterThan(0);
		expect(peak).toBeLessThan(2 * mail.length);
		expect(sizeOf(uploads)).toBe(0);
	});

	test.each<[string, Buffer]>([
		['parts nested without end', Buffer.from(nestedParts(5000))],
		['a header without end', Buffer.from(`From: a\r\nSubject: ${'x'.repeat(3_000_000)}\r\n\r\nx`)],
	])('one with %s is told to be damaged', async (_name, content) => {
		const { status, body } = await parse([{ name: 'a.eml', content }]);
		expect(status).toBe(200);
		expect(body.results).toEqual([
			{
				filename: 'a.eml',
				pageCount: null,
				result: { error: expect.stringContaining('mail is damaged') as unknown },
				problem: { code: 'DOCUMENT_DAMAGED', status: 422 },
			},
		]);
		expect(body.pageUsed).toBe(0);
	});

	test('an Outlook mail that is cut off or full of nonsense is answered', async () => {
		const whole = makeMsg({ subject: 'A', text: 'Invoice number: M-1', attached: [] });
		const broken = Buffer.from(whole);
		broken.fill(0xff, 512, 1024);
		for (const content of [whole.subarray(0, whole.length - 700), broken]) {
			const { status } = await parse([{ name: 'a.msg', content }]);
			expect([200, 400]).toContain(status);
		}
	});
});

/** The total size of files in a folder; a file deleted meanwhile counts as 0. */
function sizeOf(folder: string): number {
	try {
		return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return sum + sizeOf(path);
			return sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
		}, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
		throw error;
	}
}

function nestedParts(depth: number): string {
	let text = 'From: a@example.com\r\nSubject: x\r\nMIME-Version: 1.0\r\n';
	for (let i = 0; i < depth; i += 1) {
		text += `Content-Type: multipart/mixed; boundary="b${i}"\r\n\r\n--b${i}\r\n`;
	}
	return `${text}\r\nx`;
}
