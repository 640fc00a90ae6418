import { parser } from '@lezer/json';
import type { SyntaxNode } from '@lezer/common';

export type Place = { from: number; to: number };

/** The position of the value at a path in a JSON text. For a missing value, the position of its nearest ancestor. */
export function findPlace(json: string, segments: readonly string[]): Place {
	const tree = parser.parse(json);
	let node: SyntaxNode | null = tree.topNode.firstChild;
	let place: Place = { from: 0, to: Math.min(1, json.length) };
	for (const segment of segments) {
		const property: SyntaxNode | undefined = node
			?.getChildren('Property')
			.find((one) => nameOf(one, json) === segment);
		const name = property?.getChild('PropertyName');
		if (!property || !name) return place;
		node = property.lastChild;
		place = { from: name.from, to: name.to };
		if (node && !['Object', 'Array'].includes(node.name)) place = { from: node.from, to: node.to };
	}
	return place;
}

/** The position of the first syntax error. Unlike browser messages, it is the same everywhere. */
export function findSyntaxFault(json: string): Place {
	let place: Place = { from: json.length, to: json.length };
	parser.parse(json).iterate({
		enter: ({ type, from, to }) => {
			if (type.isError && from <= place.from) place = { from, to };
		},
	});
	// A missing token has no length, so mark its neighbour.
	if (place.to > place.from) return place;
	const from = Math.max(0, Math.min(place.from, json.length - 1));
	return { from, to: Math.min(from + 1, json.length) };
}

/** The first duplicate name in an object: parsing would drop one of the two. */
export function findRepeatedName(json: string): Place | null {
	let place: Place | null = null;
	parser.parse(json).iterate({
		enter: ({ node }) => {
			if (place || node.name !== 'Object') return;
			const names = new Set<string>();
			for (const property of node.getChildren('Property')) {
				const name = nameOf(property, json);
				const at = property.getChild('PropertyName');
				if (name === undefined || !at) continue;
				if (names.has(name)) place ??= { from: at.from, to: at.to };
				names.add(name);
			}
		},
	});
	return place;
}

function nameOf(property: SyntaxNode, json: string): string | undefined {
	const name = property.getChild('PropertyName');
	if (!name) return undefined;
	try {
		return JSON.parse(json.slice(name.from, name.to)) as string;
	} catch {
		return undefined;
	}
}
