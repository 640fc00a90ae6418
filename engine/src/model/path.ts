/** Names come from outside and may be very long, so messages truncate them. */
const MAX_NAME = 80;
const PLAIN_SEGMENT = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** Formats a path inside a JSON value for people: `schema.data["unit price"].type`. */
export function formatPath(segments: readonly PropertyKey[]): string {
	return segments.reduce<string>((path, segment) => {
		if (typeof segment === 'number') return `${path}[${segment}]`;
		const name = shorten(String(segment));
		if (!PLAIN_SEGMENT.test(name)) return `${path}[${JSON.stringify(name)}]`;
		return path === '' ? name : `${path}.${name}`;
	}, '');
}

function shorten(name: string): string {
	return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
