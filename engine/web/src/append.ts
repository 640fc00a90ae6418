/** Appends values one by one. `list.push(...values)` puts each value on the stack, which may overflow. */
export function append<T>(list: T[], values: Iterable<T>): void {
	for (const value of values) list.push(value);
}
