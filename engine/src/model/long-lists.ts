/** The property names that lead to a list. */
export type ListPath = readonly string[];
type LongList = { path: ListPath; values: readonly unknown[] };

/** Longer lists are sent between processes in parts, so that receiving one does not block the receiver. */
const LONG = 1000;
const MAX_DEPTH = 4;

/** Extracts long lists from a value and leaves empty lists in their place. The value itself is not changed. */
export function takeLongLists(value: unknown): { rest: unknown; lists: LongList[] } {
	const lists: LongList[] = [];
	const take = (one: unknown, path: ListPath): unknown => {
		if (Array.isArray(one)) {
			if (one.length <= LONG) return one;
			lists.push({ path, values: one });
			return [];
		}
		if (!isRecord(one) || path.length >= MAX_DEPTH) return one;
		return Object.fromEntries(
			Object.entries(one).map(([name, inner]) => [name, take(inner, [...path, name])]),
		);
	};
	return { rest: take(value, []), lists };
}

/** Puts lists back in their place. Throws when the place does not exist, because the sender is not trusted. */
export function putLongLists(
	rest: unknown,
	paths: readonly ListPath[],
	lists: readonly unknown[][],
): unknown {
	let whole = rest;
	for (const [i, path] of paths.entries()) {
		const name = path.at(-1);
		const values = lists[i] ?? [];
		if (name === undefined) whole = values;
		else {
			const holder = path.slice(0, -1).reduce(step, whole);
			if (!isRecord(holder) || !Object.hasOwn(holder, name)) throw new Error('no place for a list');
			holder[name] = values;
		}
	}
	return whole;
}

function step(holder: unknown, name: string): unknown {
	if (!isRecord(holder) || !Object.hasOwn(holder, name)) throw new Error('no place for a list');
	return holder[name];
}

/** Typed arrays, such as images, are sent as they are. */
function isRecord(value: unknown): value is Record<string, unknown> {
	return Object.prototype.toString.call(value) === '[object Object]';
}
