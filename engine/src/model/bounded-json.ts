export type JsonLimits = {
	/** Nesting levels of objects and arrays. */
	maxDepth: number;
	/** All values, including objects and arrays. */
	maxValues: number;
	/** Per object. */
	maxMembers: number;
};

export type BoundedJson =
	{ outcome: 'parsed'; value: unknown } | { outcome: 'malformed' } | { outcome: 'tooComplex' };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses UTF-8 JSON after measuring its shape, byte by byte and without recursion. Code that walks the value
 * afterwards works within the limits.
 */
export function parseBoundedJson(bytes: Uint8Array, limits: JsonLimits): BoundedJson {
	if (isTooComplex(bytes, limits)) return { outcome: 'tooComplex' };
	try {
		return { outcome: 'parsed', value: JSON.parse(decoder.decode(bytes)) };
	} catch {
		return { outcome: 'malformed' };
	}
}

/** Bytes above 0x7f are never JSON syntax, so UTF-8 needs no decoding here. */
function isTooComplex(bytes: Uint8Array, { maxDepth, maxValues, maxMembers }: JsonLimits): boolean {
	/** The member counts of open objects; arrays are not counted. */
	const members = new Int32Array(maxDepth + 1);
	let depth = 0;
	let values = 1;
	for (let at = 0; at < bytes.length; at += 1) {
		switch (bytes[at]) {
			case QUOTE:
				at = endOfString(bytes, at);
				break;
			case OPEN_ARRAY:
			case OPEN_OBJECT:
				depth += 1;
				values += 1;
				if (depth > maxDepth || values > maxValues) return true;
				members[depth] = 0;
				break;
			case CLOSE_ARRAY:
			case CLOSE_OBJECT:
				// Unbalanced brackets are malformed JSON, which the parser reports.
				if (depth > 0) depth -= 1;
				break;
			case COLON:
				members[depth] = (members[depth] ?? 0) + 1;
				if ((members[depth] ?? 0) > maxMembers) return true;
				break;
			case COMMA:
				values += 1;
				if (values > maxValues) return true;
				break;
			default:
		}
	}
	return false;
}

/** The closing quotation mark, or the end of the input. */
function endOfString(bytes: Uint8Array, start: number): number {
	let at = start + 1;
	while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
	return at;
}
