import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

/** An element. Its text excludes the text of its children. */
export class XmlElement {
	/** The local name. */
	readonly name: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: XmlElement[] = [];
	text = '';
	/** The start and end of its content in the text of the document. */
	readonly content = { from: 0, to: 0 };
	readonly #parent: XmlElement | undefined;
	readonly #tag: string;
	/** Its index among siblings of the same name, from 1. */
	readonly #number: number;
	readonly #counts = new Map<string, number>();

	constructor({ name, local, attributes }: SaxesTagNS, parent: XmlElement | undefined) {
		this.name = local;
		this.#tag = name;
		this.#parent = parent;
		this.attributes = Object.fromEntries(
			Object.values(attributes).map((one) => [one.local || one.name, one.value]),
		);
		this.#number = parent ? parent.#add(this, name) : 1;
	}

	#add(child: XmlElement, tag: string): number {
		const number = (this.#counts.get(tag) ?? 0) + 1;
		this.#counts.set(tag, number);
		this.children.push(child);
		return number;
	}

	/** Its path, with the prefixes of the document and an index where siblings have the same name. */
	get path(): string {
		const parent = this.#parent;
		if (!parent) return `/${this.#tag}`;
		const isOnly = parent.#counts.get(this.#tag) === 1;
		return `${parent.path}/${this.#tag}${isOnly ? '' : `[${this.#number}]`}`;
	}
}

/** Why the XML cannot be read, as the end of a sentence. */
export class UnusableXml extends Error {
	override name = 'UnusableXml';
}

export type XmlLimits = { maxBytes: number; maxDepth: number; maxElements: number };
/** Maximum elements. Large invoices have about ten thousand lines of twenty elements each. */
export const XML_LIMITS: XmlLimits = {
	maxBytes: 20 * 1024 * 1024,
	maxDepth: 64,
	maxElements: 500_000,
};
/** Characters parsed between two checks of the limits. */
const CHUNK = 64 * 1024;

/**
 * Parses XML into a tree. A document type declaration is refused, so only the five predefined entities exist and
 * nothing is fetched. Parsing stops at the first syntax error or exceeded limit.
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits = XML_LIMITS): XmlElement {
	return parseXml(decodeXml(bytes, limits), limits);
}

/** Decodes XML in any encoding. */
export function decodeXml(bytes: Uint8Array, limits: XmlLimits = XML_LIMITS): string {
	if (bytes.length > limits.maxBytes) {
		throw new UnusableXml(`has more than ${Math.floor(limits.maxBytes / 1024 / 1024)} MB`);
	}
	return decode(bytes);
}

export function parseXml(text: string, limits: XmlLimits = XML_LIMITS): XmlElement {
	const parser = new SaxesParser({ xmlns: true });
	const open: XmlElement[] = [];
	let root: XmlElement | undefined;
	let elements = 0;
	parser.on('doctype', () => {
		throw new UnusableXml('has a document type declaration');
	});
	parser.on('error', () => {
		throw new UnusableXml('is not well-formed');
	});
	parser.on('opentag', (tag) => {
		elements += 1;
		if (elements > limits.maxElements) {
			throw new UnusableXml(`has more than ${limits.maxElements} elements`);
		}
		if (open.length >= limits.maxDepth) {
			throw new UnusableXml(`is nested more than ${limits.maxDepth} deep`);
		}
		const element = new XmlElement(tag, open.at(-1));
		root ??= element;
		element.content.from = parser.position;
		open.push(element);
	});
	const addText = (part: string) => {
		const element = open.at(-1);
		if (element) element.text += part;
	};
	parser.on('text', addText);
	parser.on('cdata', addText);
	parser.on('closetag', () => {
		const element = open.pop();
		if (!element) return;
		element.text = element.text.trim();
		// A self-closing element has no content.
		const end = text.lastIndexOf('<', parser.position - 1);
		element.content.to = Math.max(end, element.content.from);
	});
	for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
	parser.close();
	if (!root) throw new UnusableXml('is not well-formed');
	return root;
}

const DECLARED = /^<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;

function decode(bytes: Uint8Array): string {
	const marked =
		bytes[0] === 0xff && bytes[1] === 0xfe
			? 'utf-16le'
			: bytes[0] === 0xfe && bytes[1] === 0xff
				? 'utf-16be'
				: undefined;
	const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 200));
	const declared = DECLARED.exec(head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''))?.[1];
	try {
		return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw new UnusableXml('is not in the encoding that it names');
	}
}
