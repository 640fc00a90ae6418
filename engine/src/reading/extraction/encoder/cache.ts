/** Returns the cached value of a key, or computes it. */
export type Cached<T> = (key: string, read: () => T) => T;

/** Creates a cache that is cleared when it holds `most` entries. */
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
