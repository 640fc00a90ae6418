import type { DueEndpoint } from './delivery-repository.ts';

type Waiting = DueEndpoint & {
	/** How many more deliveries may be in flight to it. */ room: number;
};
type Share = DueEndpoint & { count: number };

/** Assigns slots one by one: each to the account with the fewest, then to the first endpoint. */
export function sharePlaces(
	endpoints: readonly Waiting[],
	inFlightOf: ReadonlyMap<string, number>,
	places: number,
): Share[] {
	const held = new Map(inFlightOf);
	const shares = endpoints.map((endpoint) => ({ endpoint, count: 0 }));
	const heldBy = ({ endpoint }: { endpoint: Waiting }): number => held.get(endpoint.accountId) ?? 0;
	for (let left = places; left > 0; left -= 1) {
		const open = shares.filter(({ endpoint, count }) => count < endpoint.room);
		const [first] = open;
		if (!first) break;
		// Endpoints of one account take turns as well: the one with the fewest slots is next.
		const next = open.reduce((best, one) => {
			const more = heldBy(one) - heldBy(best) || one.count - best.count;
			return more < 0 ? one : best;
		}, first);
		next.count += 1;
		held.set(next.endpoint.accountId, heldBy(next) + 1);
	}
	return shares
		.filter(({ count }) => count > 0)
		.map(({ endpoint: { endpointId, accountId }, count }) => ({ endpointId, accountId, count }));
}
