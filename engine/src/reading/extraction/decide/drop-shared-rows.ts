import type { ListField } from '../request/read-lists.ts';
import type { ListProposal } from '../source.ts';

/** Share of the values of a list that must be values of another one. */
const MIN_SHARED = 0.5;

/**
 * Drops lists with amounts that were read from the rows of another list with more columns. For example, the taxes of an invoice
 * are not its articles. What a person taught is kept.
 */
export function dropSharedRows(
	chosen: ReadonlyMap<ListField, ListProposal>,
): Map<ListField, ListProposal> {
	const lists = [...chosen].map(([field, list]) => ({ field, list, ...describe(list) }));
	const kept = lists.filter(({ field, list, places, columns }) => {
		if (list.isFirm || !field.columns.some(({ kind }) => kind === 'amount')) return true;
		return !lists.some((other) => {
			const shared = places.filter((place) => other.known.has(place)).length;
			return other.columns > columns && shared > MIN_SHARED * places.length;
		});
	});
	return new Map(kept.map(({ field, list }) => [field, list]));
}

/** The places of the values of a list, and the number of its columns with values. */
function describe({ details }: ListProposal): {
	places: readonly string[];
	known: ReadonlySet<string>;
	columns: number;
} {
	const places = details.map(({ page, box }) => JSON.stringify([page, box]));
	const columns = new Set(details.map(({ path }) => path.replace(/\[\d+\]/gu, '[]')));
	return { places, known: new Set(places), columns: columns.size };
}
