/** Splits a path of the engine: `schema.data["unit price"].type`. */
export function splitPath(path: string): string[] {
	const segments: string[] = [];
	// eslint-disable-next-line docsift/plain-loops -- the alternatives begin with different characters
	const pattern = /\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g;
	for (const [, quoted, index, plain] of path.matchAll(pattern)) {
		if (quoted !== undefined) segments.push(JSON.parse(`"${quoted}"`) as string);
		else segments.push(index ?? plain ?? '');
	}
	return segments;
}
