/** What was read for a key before; read now where it is not known. */
export type Remember<T> = (key: string, read: () => T) => T;

/** Remembers at most so many; then it begins anew. */
export function createMemory<T>(most: number): Remember<T> {
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
