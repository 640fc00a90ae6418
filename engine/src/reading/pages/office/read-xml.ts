import { problem } from '../../../model/problem.ts';

/**
 * Handlers of a streaming parser. Names have no prefix. Attributes are looked up, also without prefix, while
 * `open` runs. The text between two tags arrives in one piece.
 */
export type XmlHandlers = {
	open?: (name: string, get: (attribute: string) => string | undefined) => void;
	text?: (text: string) => void;
	close?: (name: string) => void;
};

/** Maximum depth. Office files need a few dozen levels. */
const MAX_DEPTH = 1000;

/**
 * A streaming XML parser, so that a long part is never in memory as a whole. It knows only the five predefined
 * entities, so entities cannot expand, and it never fetches anything. Workbooks have little text between very many
 * tags, so tags are scanned in the text without an object per tag.
 */
export async function readOfficeXml(
	source: AsyncIterable<Uint8Array>,
	handlers: XmlHandlers,
	kind: string,
): Promise<void> {
	const scanner = createScanner(handlers, kind);
	let decoder: InstanceType<typeof TextDecoder> | undefined;
	/** Unparsed input: a tag or text that continues in the next chunk. */
	let held: string[] = [];
	let heldLength = 0;
	let wantedLength = 0;
	for await (const chunk of source) {
		decoder ??= new TextDecoder(encodingOf(chunk));
		const piece = decoder.decode(chunk, { stream: true });
		held.push(piece);
		heldLength += piece.length;
		if (heldLength < wantedLength) continue;
		const text = held.join('');
		const rest = text.slice(scanner.scan(text));
		held = [rest];
		heldLength = rest.length;
		// Bounds repeated scans, so that a tag of many megabytes is not rescanned for each chunk.
		wantedLength = 2 * rest.length;
	}
	scanner.finish(held.join('') + (decoder?.decode() ?? ''));
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const [QUOTE, APOSTROPHE, SLASH, GREATER, EQUALS] = [0x22, 0x27, 0x2f, 0x3e, 0x3d];

/** Markup other than tags, such as comments and CDATA: how it begins and ends. */
const ASIDE: readonly (readonly [begin: string, end: string])[] = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<?', '>'],
	['<!', '>'],
];
const CDATA = '<![CDATA[';

function asideAt(text: string, at: number): readonly [begin: string, end: string] {
	return ASIDE.find(([begin]) => text.startsWith(begin, at)) ?? ['<', '>'];
}

function createScanner({ open, text: tell, close }: XmlHandlers, kind: string) {
	const opened: Element[] = [];
	/** The last element name per depth; the next one often has the same name. */
	const before: Element[] = [];
	const toElement = createNames();
	const attributes = createAttributes();
	const closeTo = (depth: number) => {
		for (const { local } of opened.splice(depth).reverse()) close?.(local);
	};

	/** Reads a start tag and returns its end; -1 if it is incomplete. */
	function openElement(text: string, from: number): number {
		const depth = opened.length;
		if (depth >= MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind });
		const last = before[depth];
		const isSame = last !== undefined && isFollowed(text, last.name, from, GREATER);
		const to = isSame ? from + last.name.length : endOfTag(text, from);
		if (to < 0) return -1;
		const isEmpty = !isSame && text.charCodeAt(to - 1) === SLASH;
		const end = isEmpty ? to - 1 : to;
		const nameEnd = isSame ? to : endOfTagName(text, from, end);
		const element = isSame ? last : findElement(text, from, nameEnd, last);
		before[depth] = element;
		attributes.begin(text, nameEnd, end);
		open?.(element.local, attributes.get);
		if (isEmpty) close?.(element.local);
		else opened.push(element);
		return to;
	}

	function findElement(text: string, from: number, to: number, last?: Element): Element {
		const isLast = last?.name.length === to - from && text.startsWith(last.name, from);
		return isLast ? last : toElement(text.slice(from, to));
	}

	/**
	 * Reads an end tag, closes the elements that are open inside it, and returns its end. An unmatched tag is
	 * skipped. Returns -1 if it is incomplete.
	 */
	function closeElement(text: string, from: number): number {
		const last = opened.at(-1);
		if (last && isFollowed(text, last.name, from, GREATER)) {
			opened.pop();
			close?.(last.local);
			return from + last.name.length;
		}
		const to = text.indexOf('>', from);
		if (to < 0) return -1;
		const closed = text.slice(from, to).trim();
		const depth = opened.findLastIndex(({ name }) => name === closed);
		if (depth >= 0) closeTo(depth);
		return to;
	}

	/** Parses all complete markup and returns the start of the rest. */
	function scan(text: string): number {
		let at = 0;
		for (;;) {
			const from = text.indexOf('<', at);
			// An incomplete text may end inside an entity.
			if (from < 0) return at;
			if (from > at) tell?.(decode(text.slice(at, from)));
			at = from;
			if (from + 1 === text.length) return at;
			const next = text.charCodeAt(from + 1);
			if (next === 0x21 || next === 0x3f) {
				if (text.length - from < CDATA.length) return at;
				const [begin, end] = asideAt(text, from);
				const to = text.indexOf(end, from + begin.length);
				if (to < 0) return at;
				if (begin === CDATA) tell?.(text.slice(from + begin.length, to));
				at = to + end.length;
			} else if (next === SLASH) {
				const to = closeElement(text, from + 2);
				if (to < 0) return at;
				at = to + 1;
			} else if (isSpace(next) || next === GREATER) {
				tell?.('<');
				at += 1;
			} else {
				const to = openElement(text, from + 1);
				if (to < 0) return at;
				at = to + 1;
			}
		}
	}

	return {
		scan,
		/** An incomplete tag at the end is dropped, and open elements are closed. */
		finish(text: string): void {
			const rest = text.slice(scan(text));
			if (rest !== '' && !rest.startsWith('<')) tell?.(decode(rest));
			closeTo(0);
		},
	};
}

function isSpace(code: number): boolean {
	return code === 32 || (code >= 9 && code <= 13);
}

function isFollowed(text: string, name: string, at: number, code: number): boolean {
	return text.charCodeAt(at + name.length) === code && text.startsWith(name, at);
}

function endOfTagName(text: string, from: number, to: number): number {
	let at = from;
	while (at < to && !isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

/** The ">" outside the quotes of an attribute; -1 if it has not arrived yet. */
function endOfTag(text: string, from: number): number {
	let before = 0;
	for (let at = from; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === GREATER) return at;
		if (before === EQUALS && (code === QUOTE || code === APOSTROPHE)) {
			at = indexOfCode(text, code, at + 1);
			if (at < 0) return -1;
		}
		if (!isSpace(code)) before = code;
	}
	return -1;
}

/** The attributes of the current tag. They are located on first access and kept as positions in the text. */
function createAttributes() {
	/** For each attribute, the start and end of its name and of its value. */
	const places: number[] = [];
	let [text, from, to, count] = ['', 0, 0, 0];
	let isFound = false;

	function find(): void {
		isFound = true;
		for (let at = from; at < to;) {
			const nameFrom = skipSpaces(text, at, to);
			const nameTo = endOfName(text, nameFrom, to);
			at = skipSpaces(text, nameTo, to);
			// A malformed tag: a name without a value.
			if (text.charCodeAt(at) !== EQUALS) continue;
			at = skipSpaces(text, at + 1, to);
			const quote = text.charCodeAt(at);
			if (quote !== QUOTE && quote !== APOSTROPHE) continue;
			const valueTo = indexOfCode(text, quote, at + 1);
			if (valueTo < 0 || valueTo > to) break;
			places[count] = nameFrom;
			places[count + 1] = nameTo;
			places[count + 2] = at + 1;
			places[count + 3] = valueTo;
			count += 4;
			at = valueTo + 1;
		}
	}

	return {
		/** Starts with the tag whose attributes are between two positions of a text. */
		begin: (tag: string, first: number, end: number): void => {
			text = tag;
			from = first;
			to = end;
			count = 0;
			isFound = false;
		},

		/** Looks an attribute up by its local name; one without a prefix takes precedence. */
		get: (wanted: string): string | undefined => {
			if (!isFound) find();
			let found: string | undefined;
			for (let i = 0; i < count; i += 4) {
				const [nameFrom = 0, nameTo = 0] = [places[i], places[i + 1]];
				const wantedFrom = nameTo - wanted.length;
				if (wantedFrom < nameFrom || !text.startsWith(wanted, wantedFrom)) continue;
				if (wantedFrom === nameFrom) return decode(text.slice(places[i + 2], places[i + 3]));
				const isPrefixed =
					text.charAt(wantedFrom - 1) === ':' && !text.startsWith('xmlns', nameFrom);
				if (isPrefixed) found ??= decode(text.slice(places[i + 2], places[i + 3]));
			}
			return found;
		},
	};
}

/** Like `indexOf`, but faster for the few characters of a value. */
function indexOfCode(text: string, code: number, from: number): number {
	for (let at = from; at < text.length; at += 1) if (text.charCodeAt(at) === code) return at;
	return -1;
}

function skipSpaces(text: string, from: number, to: number): number {
	let at = from;
	while (at < to && isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

function endOfName(text: string, from: number, to: number): number {
	let at = from;
	while (at < to && text.charCodeAt(at) !== EQUALS && !isSpace(text.charCodeAt(at))) at += 1;
	return at;
}

const ENTITY = /&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6}));/g;
const NAMED: Readonly<Record<string, string>> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&apos;': "'",
};

function decode(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(ENTITY, (entity, decimal?: string, hex?: string) => {
		const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
		return NAMED[entity] ?? (isCharacter(code) ? String.fromCodePoint(code) : '\ufffd');
	});
}

function isCharacter(code: number): boolean {
	return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}

type Element = { name: string; local: string };

/** A cache of names: documents use few names many times. Names of a hostile document are not cached. */
const MAX_KEPT_NAMES = 2000;

function createNames(): (name: string) => Element {
	const kept = new Map<string, Element>();
	return (name) => {
		const known = kept.get(name);
		if (known) return known;
		const element = { name, local: asKey(name.slice(name.indexOf(':') + 1)) };
		if (kept.size < MAX_KEPT_NAMES) kept.set(name, element);
		return element;
	};
}

/** Internalises the string as V8 does for property keys, so that comparing two of them compares pointers. */
function asKey(text: string): string {
	return Object.keys({ [text]: 0 })[0] ?? text;
}
