import { widthOf, widthOfLetter } from '../letter-widths.ts';

/** A word and its distance from the start of its line, in points. */
export type SetWord = { text: string; x: number; width: number };
export type SetLine = { words: SetWord[]; characters: number };

const SPACE = 0.28;
/** Tab stops and the minimum width of a tab, in points. */
const TAB_STOP = 72;
const MIN_TAB = 18;
const TOKEN = /(\t)|([^\S\t]+)|(\S+)/gu;

/** Breaks a text with letters of `size` points into lines no wider than `width`. */
export function setLine(text: string, size: number, width: number): SetLine[] {
	const lines: SetLine[] = [];
	setWords(text, { size, width, left: 0, top: 0, pitch: 1 }, (word, x, line, wordWidth) => {
		const open = (lines[line] ??= { words: [], characters: 0 });
		open.words.push({ text: word, x, width: wordWidth });
		open.characters += word.length + 1;
	});
	return lines;
}

/** Called for each placed word with its position, width and letter height. */
export type PlaceWord = (word: string, x: number, y: number, width: number, size: number) => void;

/** In points: letter height, top of the first line, line width and line spacing. */
type Place = { size: number; left: number; top: number; width: number; pitch: number };

/**
 * Does the same without storing the lines: for sheets, which have many thousands of short texts, and for texts of
 * several lines, whose empty lines are dropped. Returns the number of lines.
 */
export function setWords(
	text: string,
	{ size, left, top, width, pitch }: Place,
	place: PlaceWord,
): number {
	let line = 0;
	let isEmpty = true;
	let wordEnd = 0;
	let x = 0;
	for (let at = 0; at < text.length;) {
		const code = text.charCodeAt(at);
		if (code === TAB) {
			x = Math.ceil((x + MIN_TAB) / TAB_STOP) * TAB_STOP;
			at += 1;
		} else if (code === NEW_LINE) {
			if (!isEmpty) line += 1;
			isEmpty = true;
			x = 0;
			at += 1;
		} else if (isSpace(code)) {
			x += SPACE * size;
			at += 1;
		} else {
			if (at >= wordEnd) wordEnd = endOfWord(text, at);
			// Avoids measuring the rest of a very long word for each of its pieces.
			const mayFit = (wordEnd - at) * NARROWEST * size <= width;
			let end = wordEnd;
			let wordWidth = mayFit ? widthOf(text, at, end) * size : Infinity;
			if (wordWidth > width) {
				end = endOfPiece(text, at, wordEnd, size, width);
				wordWidth = widthOf(text, at, end) * size;
			}
			if (x + wordWidth > width && !isEmpty) {
				line += 1;
				x = 0;
			}
			place(text.slice(at, end), left + x, top + line * pitch, wordWidth, size);
			isEmpty = false;
			x += wordWidth;
			at = end;
		}
	}
	return isEmpty ? line : line + 1;
}

const TAB = 9;
const NEW_LINE = 10;

/** White space of any kind, including no-break spaces. */
function isSpace(code: number): boolean {
	if (code > 160) return WIDE_SPACES.has(code);
	return code === 32 || code === 160 || (code < 32 && code !== TAB);
}
const WIDE_SPACES: ReadonlySet<number> = new Set([
	0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a,
	0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
]);

function endOfWord(text: string, from: number): number {
	let end = from;
	while (end < text.length) {
		const code = text.charCodeAt(end);
		if (code === TAB || isSpace(code)) break;
		end += 1;
	}
	return end;
}

/** Text without spaces, such as Chinese, breaks anywhere: after as many letters as fit, but at least one. */
function endOfPiece(text: string, from: number, to: number, size: number, widest: number): number {
	let end = from;
	let width = 0;
	while (end < to) {
		const next = end + (isPair(text, end) ? 2 : 1);
		width += widthOf(text, end, next);
		if (width * size > widest && end > from) break;
		end = next;
	}
	return end;
}
/** Minimum width of a letter, in letter heights. */
const NARROWEST = 0.3;

/** Whether two code units form one character. */
function isPair(text: string, at: number): boolean {
	const isFirst = (text.charCodeAt(at) & 0xfc00) === 0xd800;
	return isFirst && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}

/** Upper bound of the width of a text's widest line, in points. */
export function textWidth(text: string, size: number): number {
	let widest = 0;
	let width = 0;
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === TAB) return widthWithTabs(text, size);
		if (code !== NEW_LINE) width += widthOfLetter(code);
		else {
			widest = Math.max(widest, width);
			width = 0;
		}
	}
	return Math.max(widest, width) * size;
}

function widthWithTabs(text: string, size: number): number {
	let widest = 0;
	for (const line of text.split('\n')) {
		const last = setLine(line, size, Infinity)[0]?.words.at(-1);
		if (last) widest = Math.max(widest, last.x + last.width);
	}
	return widest;
}

/** The letter width of monospaced text, and the number of letters per line. */
const PITCH = 5.5;
const MAX_COLUMNS = 160;
const TAB_COLUMNS = 8;
const FIRST_WIDE_LETTER = 0x2e80;

/** Places a line of monospaced text, so that columns made of spaces stay aligned. */
export function setFixedLine(text: string): SetLine[] {
	const lines: SetLine[] = [];
	let line: SetLine = { words: [], characters: 0 };
	let column = 0;
	for (const [, tab, space, word = ''] of text.matchAll(TOKEN)) {
		if (tab) column = (Math.floor(column / TAB_COLUMNS) + 1) * TAB_COLUMNS;
		else if (space) column += space.length;
		else {
			for (let at = 0; at < word.length; at += MAX_COLUMNS) {
				const piece = word.slice(at, at + MAX_COLUMNS);
				const columns = columnsOf(piece);
				if (column + columns > MAX_COLUMNS && line.words.length > 0) {
					lines.push(line);
					line = { words: [], characters: 0 };
					column = 0;
				}
				line.words.push({ text: piece, x: column * PITCH, width: columns * PITCH });
				line.characters += piece.length + 1;
				column += columns;
			}
		}
	}
	if (line.words.length > 0) lines.push(line);
	return lines;
}

function columnsOf(word: string): number {
	let columns = 0;
	for (let i = 0; i < word.length; i += 1) {
		columns += word.charCodeAt(i) >= FIRST_WIDE_LETTER ? 2 : 1;
	}
	return columns;
}
