import type { Detail } from '../../../model/extraction.ts';

export type ListResult = { value: unknown[]; details: Detail[] };

/** Maximum values of a list in a result: 25,000 rows of four columns. */
const MAX_VALUES = 100_000;

/** Cuts a longer list after a whole row and marks the details of that row. */
export function boundList(
	list: ListResult,
	path: readonly string[],
	maxValues = MAX_VALUES,
): ListResult {
	const beyond = list.details[maxValues];
	if (!beyond) return list;
	const indexAt = path.join('.').length + 1;
	const rowOf = (detail: Detail) => Number.parseInt(detail.path.slice(indexAt), 10);
	const rows = Math.max(1, rowOf(beyond));
	return {
		value: list.value.slice(0, rows),
		details: list.details
			.filter((detail) => rowOf(detail) < rows)
			.map((detail) => (rowOf(detail) === rows - 1 ? { ...detail, truncated: true } : detail)),
	};
}
