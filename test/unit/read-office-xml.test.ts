import { describe, expect, test } from '@jest/globals';
import { readOfficeXml } from '../../engine/src/reading/pages/office/read-xml.ts';

/** The events of our reader for XML in chunks of this size: elements with their IDs, and texts. */
async function retell(xml: string, pieceBytes = 1_000_000): Promise<string> {
	const bytes = Buffer.from(xml);
	let told = '';
	async function* pieces() {
		for (let at = 0; at < bytes.length; at += pieceBytes) {
			yield await Promise.resolve(bytes.subarray(at, at + pieceBytes));
		}
	}
	await readOfficeXml(
		pieces(),
		{
			open: (name, get) => (told += `<${[name, get('id')].filter(Boolean).join(' ')}>`),
			text: (text) => (told += text),
			close: (name) => (told += `</${name}>`),
		},
		'test',
	);
	return told;
}

/** A general parser must report the same events. */
const DOCUMENTS: readonly [what: string, xml: string, told: string][] = [
	[
		'prefixes, and attributes by their names without one',
		'<x:a xmlns:x="urn:x"><x:b r:id="1" sheetId="2"/><c pid="3" id="4" r:id="5"/></x:a>',
		'<a><b 1></b><c 4></c></a>',
	],
	[
		'spaces where XML allows them',
		'<a >\n\t<b  id = "1"\n c=\'2\' />text</a >\n',
		'<a>\n\t<b 1></b>text</a>\n',
	],
	[
		'entities and numbers of characters, and what is none',
		'<a id="&lt;&#228;&quot;">&amp;&#x20AC;&apos;&gt; &unknown; & &#0;&#xD800; &amp</a>',
		'<a <ä">&€\'> &unknown; & \ufffd\ufffd &amp</a>',
	],
	[
		'a greater-than sign and the other quote within an attribute',
		'<a id="x>\'y"><b id=\'"\'/></a>',
		'<a x>\'y><b "></b></a>',
	],
	[
		'what is no element',
		'<?xml version="1.0"?><!DOCTYPE a><a><!-- <b> & --><![CDATA[<c> &amp; ]] ]]>d</a>',
		'<a><c> &amp; ]] d</a>',
	],
	[
		'elements that are never closed, and ends of none',
		'<a><b><c id="1">x</a></d>y<e>',
		'<a><b><c 1>x</c></b></a>y<e></e>',
	],
	['quotes that are no values', '<a><b "id="1">x</b><c id"2">y</c></a>', '<a><b>x</b><c>y</c></a>'],
	['a less-than sign in the text', '<a>1 < 2 <> 3</a>', '<a>1 < 2 <> 3</a>'],
	['letters of several bytes', '<a id="日本">é😀日本</a>', '<a 日本>é😀日本</a>'],
];

describe('readXml of office files', () => {
	test.each(DOCUMENTS)('tells elements, ids and texts: %s', async (_, xml, told) => {
		expect(await retell(xml)).toBe(told);
	});

	test.each(DOCUMENTS)('tells the same whatever pieces it comes in: %s', async (_, xml, told) => {
		for (const bytes of [1, 2, 3, 7]) expect(await retell(xml, bytes)).toBe(told);
	});

	test('the text between two tags is reported in one piece', async () => {
		const texts: string[] = [];
		async function* pieces() {
			for (const piece of ['<a>one &am', 'p; t', 'wo</a>'])
				yield await Promise.resolve(Buffer.from(piece));
		}
		await readOfficeXml(pieces(), { text: (text) => texts.push(text) }, 'test');
		expect(texts).toEqual(['one & two']);
	});

	test('a tag that breaks off is left out, and what is open is closed', async () => {
		for (const rest of ['<c id="2', '<c', '<', '</', '<!-- c', '<![CDATA[c']) {
			expect(await retell(`<a><b id="1">x</b>${rest}`)).toBe('<a><b 1>x</b></a>');
		}
	});

	test('elements within each other beyond all measure are refused', async () => {
		await expect(retell('<a>'.repeat(1001), 1000)).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
		});
	});
});
