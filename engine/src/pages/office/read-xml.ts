import { Parser } from 'htmlparser2';
import { problem } from '../../model/problem.ts';

/** Told of each element by its name without a prefix; attributes are asked for the same way. */
export type XmlHandlers = {
	open?: (name: string, get: (attribute: string) => string | undefined) => void;
	text?: (text: string) => void;
	close?: (name: string) => void;
};

/** Office files have a few dozen. */
const MAX_DEPTH = 1000;

/**
 * Reads XML piece by piece, so that a long part never lies in memory as a whole. No entities but the five
 * of XML are known, so none can multiply, and nothing outside is asked for.
 */
export async function readXml(
	source: AsyncIterable<Uint8Array>,
	{ open, text, close }: XmlHandlers,
	kind: string,
): Promise<void> {
	let depth = 0;
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				depth += 1;
				if (depth > MAX_DEPTH) throw problem('DOCUMENT_DAMAGED', { kind });
				open?.(localName(name), (wanted) => findAttribute(attributes, wanted));
			},
			ontext: (piece) => text?.(piece),
			onclosetag(name) {
				depth -= 1;
				close?.(localName(name));
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	let decoder: InstanceType<typeof TextDecoder> | undefined;
	for await (const chunk of source) {
		decoder ??= new TextDecoder(encodingOf(chunk));
		parser.write(decoder.decode(chunk, { stream: true }));
	}
	parser.end(decoder?.decode());
}

function encodingOf([first, second]: Uint8Array): string {
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

const locals = new Map<string, string>();
/** Documents use few names, many times; those of a hostile one are not kept. */
const MAX_KEPT_NAMES = 2000;

function localName(name: string): string {
	const known = locals.get(name);
	if (known !== undefined) return known;
	const local = name.slice(name.indexOf(':') + 1);
	if (locals.size < MAX_KEPT_NAMES) locals.set(name, local);
	return local;
}

function findAttribute(attributes: Record<string, string>, wanted: string): string | undefined {
	if (attributes[wanted] !== undefined) return attributes[wanted];
	for (const name in attributes) if (localName(name) === wanted) return attributes[name];
	return undefined;
}
