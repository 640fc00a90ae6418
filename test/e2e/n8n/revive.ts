/**
 * Decodes n8n's "flatted" execution data: a list whose first entry is the root, and in which every string inside an
 * object or array is an index into the list.
 */
export function revive(text: string): unknown {
	const list = JSON.parse(text) as unknown[];
	const made = new Map<number, unknown>();
	const valueAt = (place: number): unknown => {
		const flat = list[place];
		if (typeof flat !== 'object' || flat === null) return flat;
		const known = made.get(place);
		if (known !== undefined) return known;
		const value: Record<string, unknown> | unknown[] = Array.isArray(flat) ? [] : {};
		made.set(place, value);
		for (const [key, inner] of Object.entries(flat)) {
			const revived = typeof inner === 'string' ? valueAt(Number(inner)) : (inner as unknown);
			Object.assign(value, { [key]: revived });
		}
		return value;
	};
	return valueAt(0);
}
