/**
 * Counts how many fields claim the same place. Fields of one name in several groups, such as `departure.date` and
 * `arrival.date`, may claim one place of a page; they then share its confidence. `placeOf` returns a key of field
 * name and place; undefined competes with nothing.
 */
export function countClaims<T>(
	claimants: Iterable<T>,
	placeOf: (one: T) => string | undefined,
): (one: T) => number {
	const claims = new Map<string, number>();
	for (const one of claimants) {
		const place = placeOf(one);
		if (place !== undefined) claims.set(place, (claims.get(place) ?? 0) + 1);
	}
	return (one) => claims.get(placeOf(one) ?? '') ?? 1;
}
