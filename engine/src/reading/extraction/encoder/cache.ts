/** What was read for a key before; read now where it is not known. */
export type Cached<T> = (key: string, read: () => T) => T;

/** Remembers at most so many; then it begins anew. */
export function createCache<T>(most: number): Cached<T> {
	const known = new Map<string, T>();
	return (key, read) => {
		let value = known.get(key);
		if (value === undefined) {
			if (known.size >= most) known.clear();
			known.set(key, (value = read()));
		}
		return value;
	};
}
