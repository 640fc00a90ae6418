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

/** A place inside a result: `items[2].price`, or its steps. */
type Place = string | readonly (string | number)[];

function stepsOf(place: Place): readonly (string | number)[] {
	return typeof place === 'string' ? place.split(/[.[\]]+/).filter((step) => step !== '') : place;
}

/** The value at a path of a result; undefined if there is none. */
export function valueAt(value: unknown, place: Place): unknown {
	let inner = value;
	for (const step of stepsOf(place)) {
		if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, step))
			return undefined;
		inner = (inner as Record<string | number, unknown>)[step];
	}
	return inner;
}

/** Changes the value of a field if its group exists; otherwise does nothing. */
export function setValueAt(value: object, steps: readonly string[], next: unknown): void {
	const group = valueAt(value, steps.slice(0, -1));
	const name = steps.at(-1);
	if (typeof group === 'object' && group !== null && name !== undefined)
		(group as Record<string, unknown>)[name] = next;
}
