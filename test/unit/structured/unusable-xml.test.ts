import { describe, expect, test } from '@jest/globals';
import { readAttached } from '../../../engine/src/reading/structured/read-attached.ts';
import { setOut } from '../../../engine/src/reading/structured/set-out.ts';
import {
	readXml,
	UnusableXml,
	XML_LIMITS,
} from '../../../engine/src/reading/structured/xml/read-xml.ts';
import { sniffType } from '../../../engine/src/reading/intake/sniff-type.ts';
import { INVOICE, makeCii, makeFatturaPa, makeUbl } from '../../support/e-invoices.ts';

const xml = makeUbl('Invoice');
const withDoctype = (doctype: string, number = INVOICE.number) =>
	xml
		.replace('<Invoice ', `${doctype}<Invoice `)
		.replace(`<cbc:ID>${INVOICE.number}`, `<cbc:ID>${number}`);

/** Nine entities, each ten times the previous one. */
const LAUGHS = `<!DOCTYPE Invoice [<!ENTITY a0 "ha">${Array.from(
	{ length: 9 },
	(_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`,
).join('')}]>`;

const UNUSABLE: [what: string, content: string | Buffer, why: string][] = [
	['XML that breaks off', xml.slice(0, 2000), 'is not well-formed'],
	[
		'XML with a tag that is never closed',
		xml.replace('</cbc:IssueDate>', ''),
		'is not well-formed',
	],
	['nothing', '', 'is not well-formed'],
	['text', 'Invoice 4711', 'is not well-formed'],
	['an entity bomb', withDoctype(LAUGHS, '&a9;'), 'has a document type declaration'],
	[
		'an external entity',
		withDoctype('<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
		'has a document type declaration',
	],
	[
		'a document type from outside',
		withDoctype('<!DOCTYPE Invoice SYSTEM "http://127.0.0.1:9/invoice.dtd">'),
		'has a document type declaration',
	],
	['an entity that is not declared', xml.replace(INVOICE.number, '&x;'), 'is not well-formed'],
	['a prefix that is not declared', xml.replace('<cbc:ID>', '<abc:ID>'), 'is not well-formed'],
	[
		'elements in each other without end',
		`<Invoice>${'<a>'.repeat(100_000)}`,
		'is nested more than 64 deep',
	],
	[
		'more elements than an invoice has',
		`<Invoice>${'<a/>'.repeat(XML_LIMITS.maxElements)}</Invoice>`,
		'has more than 500000 elements',
	],
	['50 MB', Buffer.alloc(50 * 1024 * 1024, ' '), 'has more than 20 MB'],
	[
		'bytes that are not in the encoding that it names',
		Buffer.from(xml.replace('Hafenstraße', 'Hafenstra\u00df'), 'latin1'),
		'is not in the encoding that it names',
	],
	[
		'an encoding that nobody knows',
		xml.replace('UTF-8', 'EBCDIC-XX'),
		'is not in the encoding that it names',
	],
	['other XML', '<svg xmlns="x"/>', 'is not an invoice or order of a kind that is read here'],
	[
		'an invoice of another kind',
		'<Invoice xmlns="urn:x"><Nr>1</Nr></Invoice>',
		'is not an invoice or order of a kind that is read here',
	],
];

describe('XML inside a PDF', () => {
	test.each(UNUSABLE)('%s is left aside with a note', (_, content, why) => {
		const { record, notes } = readAttached([
			{ name: 'factur-x.xml', content: Buffer.from(content as string) },
		]);
		expect(record).toBeNull();
		expect(notes).toEqual([
			`The file "factur-x.xml" inside the PDF ${why} and was not used; the pages were read.`,
		]);
	});

	test('the first attached file that is an invoice is used, whatever comes before it', () => {
		const { record, notes } = readAttached([
			{ name: 'broken.xml', content: null },
			{ name: 'factur-x.xml', content: Buffer.from(makeCii('BASIC')) },
		]);
		expect(record?.header).toContainEqual({
			name: 'number',
			value: INVOICE.number,
			at: '/rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:ID',
		});
		expect(notes).toHaveLength(1);
	});
});

describe('reading XML', () => {
	test.each(['utf16le', 'latin1'] as const)('%s is read as it is declared', (encoding) => {
		const name = encoding === 'latin1' ? 'ISO-8859-1' : 'UTF-16';
		const text = xml.replace('UTF-8', name);
		const bytes = Buffer.from(encoding === 'latin1' ? text : `\uFEFF${text}`, encoding);
		expect(JSON.stringify(readXml(bytes))).toContain('Hafenstraße 12');
	});

	test('the five entities of XML, character references and CDATA are text', () => {
		const { text } = readXml(Buffer.from('<a>&amp;&lt;&#228;&#x20AC;<![CDATA[<b>]]></a>'));
		expect(text).toBe('&<ä€<b>');
	});

	test('places count the elements of one name among their siblings', () => {
		const root = readXml(Buffer.from('<a><b/><c/><b><d/></b></a>'));
		expect(root.children.map(({ path }) => path)).toEqual(['/a/b[1]', '/a/c', '/a/b[2]']);
		expect(root.children[2]?.children[0]?.path).toBe('/a/b[2]/d');
	});

	test('a limit is what it says', () => {
		const limits = { maxBytes: 100, maxDepth: 2, maxElements: 3 };
		expect(() => readXml(Buffer.from('<a><b/><b/></a>'), limits)).not.toThrow();
		expect(() => readXml(Buffer.from('<a><b/><b/><b/></a>'), limits)).toThrow(UnusableXml);
		expect(() => readXml(Buffer.from('<a><b><c/></b></a>'), limits)).toThrow(UnusableXml);
	});
});

describe('what a file is', () => {
	test('e-invoices are known by their first element, in any encoding', () => {
		for (const one of [xml, makeUbl('CreditNote'), makeCii('MINIMUM'), makeFatturaPa()])
			expect(sniffType(Buffer.from(one))).toBe('xml');
		expect(sniffType(Buffer.from(`\uFEFF${xml}`, 'utf16le'))).toBe('xml');
		expect(sniffType(Buffer.from(`\uFEFF${xml}`, 'utf8'))).toBe('xml');
		expect(sniffType(Buffer.from(withDoctype(LAUGHS)))).toBe('xml');
		expect(sniffType(Buffer.from(`<?xml version="1.0"?><!--${'x'.repeat(2000)}-->${xml}`))).toBe(
			'xml',
		);
	});

	test.each(['<svg/>', '<?xml version="1.0"?><svg/>', '< 5'])('%s is none of them', (text) => {
		expect(sniffType(Buffer.from(text))).toBeUndefined();
	});
});

describe('the pages of XML', () => {
	test('every 3,000 characters begin a page, and the same file has the same pages', () => {
		const texts = (length: number) =>
			readXml(Buffer.from(`<a>${'<b>12345678</b>'.repeat(length)}</a>`));
		// A line has a label of one letter and a value of eight.
		expect(setOut(texts(333))).toHaveLength(1);
		expect(setOut(texts(334))).toHaveLength(2);
		expect(setOut(texts(1000))).toHaveLength(3);
		expect(setOut(texts(1000))).toEqual(setOut(texts(1000)));
	});

	test('as many siblings as XML may have elements are set out, in their order', () => {
		const siblings = 200_000;
		const root = readXml(Buffer.from(`<a>${'<b>1</b>'.repeat(siblings)}<c>2</c></a>`));
		const pages = setOut(root);
		const words = pages.reduce((sum, page) => sum + page.words.length, 0);
		expect(words).toBe(2 * (siblings + 1));
		expect(
			pages
				.at(-1)
				?.words.slice(-2)
				.map(({ text }) => text),
		).toEqual(['c', '2']);
	});

	test('more pages than may be read are refused before they are made', () => {
		const root = readXml(Buffer.from(`<a>${'<b>12345678</b>'.repeat(1000)}</a>`));
		expect(setOut(root, 3)).toHaveLength(3);
		expect(() => setOut(root, 2)).toThrow('has 3 pages, and at most 2');
	});

	test('an element is a line: its name in words, then what it says', () => {
		const [page] = setOut(readXml(Buffer.from('<a><IssueDate>2026-03-14</IssueDate></a>')));
		expect(page?.words.map(({ text }) => text)).toEqual(['Issue', 'Date', '2026-03-14']);
	});
});
