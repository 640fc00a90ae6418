/**
 * How many claim the place that one claims. Fields of one name in several groups, as `departure.date` and
 * `arrival.date`, may point at one place of a page: nothing tells whose it is, so they share its confidence.
 * `placeOf` names the field and the place; one whose place is undefined competes with nobody.
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
