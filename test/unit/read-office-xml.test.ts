import { describe, expect, test } from '@jest/globals';
import { Parser } from 'htmlparser2';
import { readXml } from '../../engine/src/pages/office/read-xml.ts';

type Event = [kind: string, name: string, id?: string | undefined];

/** What our reader tells of XML that comes in pieces of so many bytes. */
async function listEvents(xml: string, pieceBytes: number): Promise<Event[]> {
	const bytes = Buffer.from(xml);
	const events: Event[] = [];
	async function* pieces() {
		for (let at = 0; at < bytes.length; at += pieceBytes) {
			yield await Promise.resolve(bytes.subarray(at, at + pieceBytes));
		}
	}
	await readXml(
		pieces(),
		{
			open: (name, get) => events.push(['open', name, get('id')]),
			text: (text) => events.push(['text', text]),
			close: (name) => events.push(['close', name]),
		},
		'test',
	);
	return joinTexts(events);
}

/** What a parser made for all XML tells of it. */
function listParsed(xml: string): Event[] {
	const local = (name: string) => name.slice(name.indexOf(':') + 1);
	const events: Event[] = [];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				const named = Object.entries(attributes).find(([one]) => local(one) === 'id');
				events.push(['open', local(name), attributes.id ?? named?.[1]]);
			},
			ontext: (text) => events.push(['text', text]),
			onclosetag: (name) => events.push(['close', local(name)]),
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return joinTexts(events);
}

function joinTexts(events: readonly Event[]): Event[] {
	const joined: Event[] = [];
	for (const [kind, name, id] of events) {
		const last = joined.at(-1);
		if (kind === 'text' && last?.[0] === 'text') last[1] += name;
		else joined.push([kind, name, ...(id === undefined ? [] : [id])] as Event);
	}
	return joined;
}

const DOCUMENTS = {
	'prefixes, and attributes by their names without one':
		'<x:a xmlns:x="urn:x"><x:b r:id="1" sheetId="2"/><c pid="3" id="4" r:id="5"/></x:a>',
	'spaces where XML allows them': '<a >\n\t<b  id = "1"\n c=\'2\' />text</a >\n',
	'entities and numbers of characters, and what is none':
		'<a id="&lt;&#228;&quot;">&amp;&#x20AC;&apos;&gt; &unknown; & &#0;&#xD800; &amp</a>',
	'a greater-than sign and the other quote within an attribute': '<a id="x>\'y"><b id=\'"\'/></a>',
	'what is no element':
		'<?xml version="1.0"?><!DOCTYPE a><a><!-- <b> & --><![CDATA[<c> &amp; ]] ]]>d</a>',
	'elements that are never closed, and ends of none': '<a><b><c id="1">x</a></d>y<e>',
	'quotes that are no values': '<a><b "id="1">x</b><c id"2">y</c></a>',
	'a less-than sign in the text': '<a>1 < 2 <> 3</a>',
	'letters of several bytes': '<a id="日本">é😀日本</a>',
};

describe('readXml of office files', () => {
	test.each(Object.entries(DOCUMENTS))('tells what a general parser tells: %s', async (_, xml) => {
		expect(await listEvents(xml, 1_000_000)).toEqual(listParsed(xml));
	});

	test.each(Object.entries(DOCUMENTS))(
		'tells the same whatever pieces it comes in: %s',
		async (_, xml) => {
			const whole = await listEvents(xml, 1_000_000);
			for (const bytes of [1, 2, 3, 7]) expect(await listEvents(xml, bytes)).toEqual(whole);
		},
	);

	test('a text between two tags is told in one piece', async () => {
		const texts: string[] = [];
		async function* pieces() {
			for (const piece of ['<a>one &am', 'p; t', 'wo</a>'])
				yield await Promise.resolve(Buffer.from(piece));
		}
		await readXml(pieces(), { text: (text) => texts.push(text) }, 'test');
		expect(texts).toEqual(['one & two']);
	});

	test('a tag that breaks off is left out, and what is open is closed', async () => {
		for (const rest of ['<c id="2', '<c', '<', '</', '<!-- c', '<![CDATA[c']) {
			expect(await listEvents(`<a><b id="1">x</b>${rest}`, 1_000_000)).toEqual([
				['open', 'a'],
				['open', 'b', '1'],
				['text', 'x'],
				['close', 'b'],
				['close', 'a'],
			]);
		}
	});

	test('elements within each other beyond all measure are refused', async () => {
		await expect(listEvents('<a>'.repeat(1001), 1000)).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
		});
	});
});
