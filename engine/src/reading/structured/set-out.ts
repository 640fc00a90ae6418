import type { Page, Word } from '../../model/document.ts';
import { problem } from '../../model/problem.ts';
import type { XmlElement } from './xml/read-xml.ts';
import { append } from '../../model/append.ts';

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 50 };
const SIZE = 9;
const LINE_HEIGHT = 14;
/** Values are aligned after the longest labels. */
const VALUE_AT = 230;
/** Width of a monospaced letter, as a share of its height. */
const LETTER = 0.5;
/** The size of a page of a document without pages, in characters. */
const PAGE_CHARACTERS = 3000;

/** The number of pages charged for text without pages: one per started 3,000 characters. */
function countTextPages(characters: number): number {
	return Math.max(1, Math.ceil(characters / PAGE_CHARACTERS));
}

type Row = { label: string; value: string };

/**
 * Lays out the XML elements that have a text, one per line with its name, on as many pages as the characters need.
 * The layout is deterministic. A document of more than `maxPages` pages is refused before the first word is
 * placed, because a word takes many times the memory of its characters.
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

/** In document order; even a long text is one line. */
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

/** Longer texts are embedded files, not values of a field. */
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
