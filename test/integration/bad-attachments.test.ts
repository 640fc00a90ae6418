import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '../support/archives.ts';
import { makeEml } from '../support/mails.ts';
import { makeDocx, makeOdf, makeXlsx, paragraph, sheetXml } from '../support/office.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Result = Record<string, unknown>;
type Answer = { code?: string; result?: Result; results?: { result: Result }[]; pageUsed: number };

const TEMPLATE = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: { data: { invoiceNumber: { type: 'string' } } },
};
const NUMBER = 'Invoice number: A-4711';

let engine: TestEngine;
let templateId: string;
/** Receives requests that follow a link of a document. */
const outside = createServer((_request, response) => {
	visits += 1;
	response.end();
});
let visits = 0;
let link: string;
beforeAll(async () => {
	outside.listen(0, '127.0.0.1');
	await once(outside, 'listening');
	link = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/x.png`;
	engine = await startTestEngine({
		environment: { PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32' },
	});
	templateId = ((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
});
afterAll(async () => {
	await engine.stop();
	outside.close();
});

async function parse(name: string, content: Buffer | string) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId },
		[{ field: 'files', name, content: Buffer.from(content) }],
	);
	const answer = body as Answer;
	return { status, ...answer, result: answer.result ?? answer.results?.[0]?.result };
}
const cell = (text: string) =>
	`<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;

describe('links in documents are never fetched, and scripts never run', () => {
	test.each<[string, () => Buffer | string]>([
		[
			'a.docx',
			() =>
				makeDocx(
					`${paragraph(NUMBER)}<w:p><w:r><w:instrText>INCLUDEPICTURE "${link}"</w:instrText></w:r></w:p><w:altChunk r:id="e2"/>`,
					{
						related: [
							{ id: 'e1', kind: 'attachedTemplate', target: link, isExternal: true },
							{ id: 'e2', kind: 'aFChunk', target: link, isExternal: true },
							{ id: 'e3', kind: 'header', target: link, isExternal: true },
							{ id: 'e4', kind: 'footer', target: '../../../etc/passwd' },
						],
						parts: [{ name: 'word/vbaProject.bin', content: Buffer.from('Sub AutoOpen()') }],
					},
				),
		],
		[
			'a.xlsx',
			() =>
				makeXlsx(
					[sheetXml([['Invoice number', 'A-4711']], `<c r="C1"><f>WEBSERVICE("${link}")</f></c>`)],
					[
						{
							name: 'xl/externalLinks/externalLink1.xml',
							content: Buffer.from(`<a href="${link}"/>`),
						},
					],
				),
		],
		[
			'a.odt',
			() => makeOdf('text', `<text:p>${NUMBER}<draw:image xlink:href="${link}"/></text:p>`),
		],
		[
			'a.html',
			() =>
				`<html><link rel="stylesheet" href="${link}"><img src="${link}"><iframe src="${link}"></iframe><script src="${link}"></script><p>${NUMBER}</p>`,
		],
		['a.md', () => `![x](${link})\n\n${NUMBER}\n`],
		['a.rtf', () => `{\\rtf1 ${NUMBER}{\\field{\\*\\fldinst INCLUDEPICTURE "${link}"}}}`],
		['a.eml', () => makeEml({ html: `<p>${NUMBER}</p><img src="${link}">` })],
	])('%s', async (name, make) => {
		const { status, result } = await parse(name, make());
		expect({ status, result }).toEqual({ status: 200, result: { invoiceNumber: 'A-4711' } });
		expect(visits).toBe(0);
	});
});

describe('hostile documents get a response and leave nothing behind', () => {
	const whole = () => makeDocx(paragraph(NUMBER).repeat(50));
	test.each<[string, string, () => Buffer | string, RegExp]>([
		[
			'a docx bomb',
			'a.docx',
			() => makeDocx('', { parts: [{ name: 'word/b.xml', content: Buffer.alloc(60_000_000) }] }),
			/unpacks to more than the limit/,
		],
		[
			'an xlsx whose sheet is a bomb',
			'a.xlsx',
			() =>
				makeXlsx([`<worksheet><sheetData>${'<row/>'.repeat(9_000_000)}</sheetData></worksheet>`]),
			/unpacks to more than the limit/,
		],
		[
			'an xlsx with more rows than are read',
			'a.xlsx',
			() => makeXlsx([sheetXml(Array.from({ length: 60_000 }, (_, i) => [`row ${i * 7919}`]))]),
			/at most 500 can be read/,
		],
		[
			'a CSV of a million rows',
			'a.csv',
			() => 'a,b,c\n'.repeat(1_000_000),
			/at most 500 can be read/,
		],
		['text without end', 'a.txt', () => 'word '.repeat(1_000_000), /at most 500 can be read/],
		[
			'rows and columns repeated without end',
			'a.ods',
			() =>
				makeOdf(
					'spreadsheet',
					`<table:table><table:table-row table:number-rows-repeated="2147483647">${cell('x')}</table:table-row></table:table>`,
				),
			/at most 500 can be read/,
		],
		['HTML without end of nesting', 'a.html', () => `<html>${'<b>'.repeat(500_000)}`, /damaged/],
		['RTF without end of nesting', 'a.rtf', () => `{\\rtf1${'{'.repeat(500_000)}`, /damaged/],
		['a docx that is cut off', 'a.docx', () => whole().subarray(0, 700), /damaged/],
		[
			'a docx with an entry twice at one place',
			'a.docx',
			() =>
				makeZip([
					{ name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
					{ name: 'word/document.xml', content: Buffer.from('<w:p/>') },
					{ name: 'word/again.xml', content: Buffer.from('<w:p/>'), sameAs: 1 },
				]),
			/damaged/,
		],
		[
			'an encrypted docx',
			'a.docx',
			() => makeZip([{ name: 'word/[Content_Types].xml', content: Buffer.from('x'), flags: 1 }]),
			/damaged/,
		],
		[
			'a docx without a document',
			'a.docx',
			() => makeZip([{ name: 'word/[Content_Types].xml', content: Buffer.from('x') }]),
			/No text/,
		],
		['a page of nothing', 'a.html', () => '<html></html>', /No text/],
		['wrong encodings', 'a.txt', () => Buffer.from([0xc3, 0x28, 0x20, 0xff, 0xfe]), /No text|^$/],
	])('%s', async (_name, name, make, message) => {
		const { status, result, pageUsed } = await parse(name, make());
		expect(status).toBe(200);
		expect(typeof result?.error === 'string' ? result.error : '').toMatch(message);
		expect(pageUsed).toBe(result?.error === undefined ? 1 : 0);
		expect(readdirSync(join(engine.config.dataDir, 'uploads'))).toEqual([]);
	});

	test('every truncation and every flipped byte of an office file gets a response without a server error', async () => {
		const files: [string, Buffer][] = [
			['a.docx', makeDocx(paragraph(NUMBER))],
			['a.xlsx', makeXlsx([sheetXml([['Invoice number', 'A-4711']])])],
			[
				'a.eml',
				makeEml({
					html: `<p>${NUMBER}</p>`,
					attached: [{ name: 'a.txt', content: Buffer.from(NUMBER) }],
				}),
			],
		];
		const statuses: number[] = [];
		for (const [name, file] of files) {
			for (let i = 1; i <= 25; i += 1) {
				const at = Math.floor((file.length * i) / 26);
				const flipped = Buffer.from(file);
				flipped[at] = (flipped[at] ?? 0) ^ 0xff;
				for (const content of [file.subarray(0, at), flipped]) {
					statuses.push((await parse(name, content)).status);
				}
			}
		}
		expect(statuses).toHaveLength(150);
		expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
		expect(readdirSync(join(engine.config.dataDir, 'uploads'))).toEqual([]);
		expect((await parse('a.docx', makeDocx(paragraph(NUMBER)))).result).toEqual({
			invoiceNumber: 'A-4711',
		});
	});
});
