import { problem } from '../../model/problem.ts';

/**
 * Told of each element by its name without a prefix; attributes are asked for the same way, while `open` runs.
 * The text between two tags comes in one piece.
 */
export type XmlHandlers = {
	open?: (name: string, get: (attribute: string) => string | undefined) => void;
	text?: (text: string) => void;
	close?: (name: string) => void;
};

/** Office files have a few dozen. */
const MAX_DEPTH = 1000;

/**
 * Reads XML piece by piece, so that a long part never lies in memory as a whole. No entities but the five
 * of XML are known, so none can multiply, and nothing outside is asked for. Workbooks are little text between
 * very many tags, so tags are found in the text and told on without an object for each of them.
 */
export async function readXml(
	source: AsyncIterable<Uint8Array>,
	handlers: XmlHandlers,
	kind: string,
): Promise<void> {
	const scanner = createScanner(handlers, kind);
	let decoder: InstanceType<typeof TextDecoder> | undefined;
	/** What was not read yet: a tag or a text that goes on in the next piece. */
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
		// One tag of many megabytes is looked at a few times, not once for each piece of it.
		wantedLength = 2 * rest.length;
	}
	scanner.finish(held.join('') + (decoder?.decode() ?? ''));
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const [QUOTE, APOSTROPHE, SLASH, GREATER, EQUALS] = [0x22, 0x27, 0x2f, 0x3e, 0x3d];

/** What stands between "<" and a character that ends it, and is no tag. */
const ASIDE: readonly (readonly [begin: string, end: string])[] = [
	['<!--', '-->'],
	['<![CDATA[', ']]>'],
	['<?', '>'],
	['<!', '>'],
];
const CDATA = '<![CDATA[';

function createScanner({ open, text: tell, close }: XmlHandlers, kind: string) {
	/** The elements that are open, by their full names, and without prefixes. */
	const names: string[] = [];
	const locals: string[] = [];
	/** The last element of each depth: the next one often has the same name. */
	const before: Element[] = [];
	const toElement = createNames();
	const closeTo = (depth: number) => {
		names.length = depth;
		for (const local of locals.splice(depth).reverse()) close?.(local);
	};
	let [tag, attributesFrom, attributesTo] = ['', 0, 0];
	const get = (wanted: string) => findAttribute(tag, attributesFrom, attributesTo, wanted);

	function openElement(text: string, from: number, to: number): void {
		const isEmpty = text.charCodeAt(to - 1) === SLASH;
		const end = isEmpty ? to - 1 : to;
		if (names.length >= MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind });
		let nameEnd = from;
		while (nameEnd < end && !isSpace(text.charCodeAt(nameEnd))) nameEnd += 1;
		const last = before[names.length];
		const isSame = last?.name.length === nameEnd - from && text.startsWith(last.name, from);
		const element = isSame ? last : toElement(text.slice(from, nameEnd));
		before[names.length] = element;
		const { name, local } = element;
		tag = text;
		attributesFrom = nameEnd;
		attributesTo = end;
		open?.(local, get);
		if (isEmpty) close?.(local);
		else {
			names.push(name);
			locals.push(local);
		}
	}

	/** With those that are open within it; one that is not open is passed over. */
	function closeElement(text: string, from: number, to: number): void {
		const last = names.at(-1);
		if (last?.length === to - from && text.startsWith(last, from)) {
			names.pop();
			const local = locals.pop() ?? '';
			close?.(local);
			return;
		}
		const depth = names.lastIndexOf(text.slice(from, to).trim());
		if (depth >= 0) closeTo(depth);
	}

	/** Reads all that is whole, and answers where the rest begins. */
	function scan(text: string): number {
		let at = 0;
		for (;;) {
			const from = text.indexOf('<', at);
			// A text that goes on may break off within an entity.
			if (from < 0) return at;
			if (from > at) tell?.(decode(text.slice(at, from)));
			at = from;
			if (from + 1 === text.length) return at;
			const next = text.charCodeAt(from + 1);
			if (next === 0x21 || next === 0x3f) {
				if (text.length - from < CDATA.length) return at;
				const [begin, end] = ASIDE.find(([one]) => text.startsWith(one, from)) ?? ['<', '>'];
				const to = text.indexOf(end, from + begin.length);
				if (to < 0) return at;
				if (begin === CDATA) tell?.(text.slice(from + begin.length, to));
				at = to + end.length;
			} else if (next === SLASH) {
				const to = text.indexOf('>', from);
				if (to < 0) return at;
				closeElement(text, from + 2, to);
				at = to + 1;
			} else if (isSpace(next) || next === GREATER) {
				tell?.('<');
				at += 1;
			} else {
				const to = endOfTag(text, from + 1);
				if (to < 0) return at;
				openElement(text, from + 1, to);
				at = to + 1;
			}
		}
	}

	return {
		scan,
		/** A tag that breaks off is left out; what is open then is closed. */
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

/** The ">" that is not within the quotes of an attribute; -1: it is not there yet. */
function endOfTag(text: string, from: number): number {
	let before = 0;
	for (let at = from; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === GREATER) return at;
		if (before === EQUALS && (code === QUOTE || code === APOSTROPHE)) {
			at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
			if (at < 0) return -1;
		}
		if (!isSpace(code)) before = code;
	}
	return -1;
}

/** An attribute by its name without a prefix; one that has none goes before. */
function findAttribute(text: string, from: number, to: number, wanted: string): string | undefined {
	let found: string | undefined;
	for (let at = from; at < to;) {
		const nameFrom = skipSpaces(text, at, to);
		const nameTo = endOfName(text, nameFrom, to);
		at = skipSpaces(text, nameTo, to);
		// Of a damaged tag: a name without a value.
		if (text.charCodeAt(at) !== EQUALS) continue;
		at = skipSpaces(text, at + 1, to);
		const quote = text.charCodeAt(at);
		if (quote !== QUOTE && quote !== APOSTROPHE) continue;
		const valueFrom = at + 1;
		const valueTo = text.indexOf(quote === QUOTE ? '"' : "'", valueFrom);
		if (valueTo < 0 || valueTo > to) break;
		const wantedFrom = nameTo - wanted.length;
		if (wantedFrom >= nameFrom && text.startsWith(wanted, wantedFrom)) {
			if (wantedFrom === nameFrom) return decode(text.slice(valueFrom, valueTo));
			const isPrefixed = text.charAt(wantedFrom - 1) === ':' && !text.startsWith('xmlns', nameFrom);
			if (isPrefixed) found ??= decode(text.slice(valueFrom, valueTo));
		}
		at = valueTo + 1;
	}
	return found;
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
	...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" },
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

/** Documents use few names, many times; those of a hostile one are not kept. */
const MAX_KEPT_NAMES = 2000;

function createNames(): (name: string) => Element {
	const kept = new Map<string, Element>();
	return (name) => {
		const known = kept.get(name);
		if (known) return known;
		const element = { name, local: name.slice(name.indexOf(':') + 1) };
		if (kept.size < MAX_KEPT_NAMES) kept.set(name, element);
		return element;
	};
}
