import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';

/** An element; its text is that of its own, without that of the elements inside of it. */
export type XmlElement = {
	/** Without a prefix. */
	name: string;
	namespace: string;
	attributes: Readonly<Record<string, string>>;
	children: XmlElement[];
	text: string;
	/** Where it stands, with the prefixes of the document, and with a number among those of its name. */
	path: string;
};

/** Why XML is not read, as the end of a sentence. */
export class UnusableXml extends Error {
	override name = 'UnusableXml';
}

export type XmlLimits = { maxBytes: number; maxDepth: number; maxElements: number };
/** Large invoices have some ten thousand lines of twenty elements each. */
export const XML_LIMITS: XmlLimits = {
	maxBytes: 20 * 1024 * 1024,
	maxDepth: 64,
	maxElements: 500_000,
};
/** How much is parsed before what was found is looked at again. */
const CHUNK = 64 * 1024;

/**
 * XML as a tree. A document type is refused unread, so there are no entities but the five of XML and
 * nothing to fetch; reading stops where the document breaks a rule or a limit.
 */
export function readXml(bytes: Uint8Array, limits: XmlLimits = XML_LIMITS): XmlElement {
	if (bytes.length > limits.maxBytes) {
		throw new UnusableXml(`has more than ${Math.floor(limits.maxBytes / 1024 / 1024)} MB`);
	}
	const text = decode(bytes);
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
		const parent = open.at(-1);
		const element = toElement(tag, parent);
		parent?.children.push(element);
		root ??= element;
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
		if (element) element.text = element.text.trim();
	});
	for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
	parser.close();
	if (!root) throw new UnusableXml('is not well-formed');
	numberSiblings(root);
	return root;
}

function toElement({ name, local, uri, attributes }: SaxesTagNS, parent?: XmlElement): XmlElement {
	return {
		name: local,
		namespace: uri,
		attributes: Object.fromEntries(
			Object.values(attributes).map((one) => [one.local || one.name, one.value]),
		),
		children: [],
		text: '',
		path: `${parent?.path ?? ''}/${name}`,
	};
}

/** `/a/b` becomes `/a/b[2]` where `a` has several of that name. */
function numberSiblings(root: XmlElement): void {
	const waiting: { element: XmlElement; path: string }[] = [{ element: root, path: root.path }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { element, path } = next;
		element.path = path;
		const tags = element.children.map((child) => child.path.slice(child.path.lastIndexOf('/')));
		const counts = new Map<string, number>();
		for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
		const seen = new Map<string, number>();
		for (const [i, child] of element.children.entries()) {
			const tag = tags[i] ?? '';
			const at = (seen.get(tag) ?? 0) + 1;
			seen.set(tag, at);
			const number = (counts.get(tag) ?? 0) > 1 ? `[${at}]` : '';
			waiting.push({ element: child, path: `${path}${tag}${number}` });
		}
	}
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
