import type { Page, Word } from '../../model/document.ts';
import { problem } from '../../model/problem.ts';
import type { XmlElement } from './xml/read-xml.ts';
import { append } from '../../model/append.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 50 };
const SIZE = 9;
const LINE_HEIGHT = 14;
/** Values stand behind the longest labels. */
const VALUE_AT = 230;
/** Letters of one width, as a share of their height. */
const LETTER = 0.5;
/** A page of a document without pages of its own, in characters. */
const PAGE_CHARACTERS = 3000;

/** How many pages text without pages is charged as: one for every 3,000 characters begun. */
function countTextPages(characters: number): number {
	return Math.max(1, Math.ceil(characters / PAGE_CHARACTERS));
}

type Row = { label: string; value: string };

/**
 * The elements of XML that hold a text, each on a line with its name before it, on as many pages as its
 * characters make. The same document is always set in the same way. More than `maxPages` are refused before
 * the first word is placed, since every word takes many times the memory of its characters.
 */
export function setOut(root: XmlElement, maxPages = Infinity): Page[] {
	const rows = listRows(root);
	const characters = rows.reduce((sum, { label, value }) => sum + label.length + value.length, 0);
	const pages = countTextPages(characters);
	if (pages > maxPages) throw problem('TOO_MANY_PAGES', { pages, maxPages });
	const perPage = Math.max(1, Math.ceil(rows.length / pages));
	return Array.from({ length: pages }, (_, index) =>
		setPage(rows.slice(index * perPage, (index + 1) * perPage), index),
	);
}

/** In the order of the document; a text that is long is one line all the same. */
function listRows(root: XmlElement): Row[] {
	const rows: Row[] = [];
	const waiting = [root];
	for (let element = waiting.pop(); element; element = waiting.pop()) {
		const value = element.text.replace(/\s+/g, ' ').slice(0, MAX_VALUE);
		if (value !== '' && !element.name.includes('BinaryObject'))
			rows.push({ label: toWords(element.name), value });
		append(waiting, element.children.toReversed());
	}
	return rows;
}

/** What is longer than this is a file in the XML, or no value of a field. */
const MAX_VALUE = 2000;

/** `InvoiceTypeCode` → `Invoice Type Code`. */
function toWords(name: string): string {
	return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
}

function setPage(rows: readonly Row[], index: number): Page {
	const words = rows.flatMap(({ label, value }, i) => {
		const y = PAGE.margin + i * LINE_HEIGHT;
		return [...setWords(label, PAGE.margin, y), ...setWords(value, VALUE_AT, y)];
	});
	const bottom = PAGE.margin + rows.length * LINE_HEIGHT + PAGE.margin;
	const height = Math.max(PAGE.height, bottom);
	const width = words.reduce((most, { box }) => Math.max(most, box.x1 + PAGE.margin), PAGE.width);
	return { index, width, height, words, fields: [], source: 'text', rotation: 0 };
}

function setWords(text: string, x: number, y: number): Word[] {
	let at = x;
	return text.split(' ').map((word) => {
		const width = word.length * LETTER * SIZE;
		const box = { x0: at, y0: y, x1: at + width, y1: y + SIZE };
		at += width + LETTER * SIZE;
		return { text: word, box, confidence: 1, size: SIZE, angle: 0 };
	});
}
