import { useEffect, useState } from 'react';
import type { BatchJob } from '../api/desk-types.ts';
import { findRows, sortRows } from './find-rows.ts';
import type { RowFilter, RowOrder } from './find-rows.ts';

/** Rows that are loaded to search and sort them. */
const MAX_SEARCHED = 2000;

type Pages = {
	hasNextPage: boolean;
	isFetchingNextPage: boolean;
	fetchNextPage: () => Promise<unknown>;
};

/** The rows of a batch as a person has filtered and sorted them. Both need all rows, so the rest is loaded. */
export function useRows(
	jobs: readonly BatchJob[],
	{ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages,
) {
	const [filter, setFilter] = useState<RowFilter>({ search: '', state: null });
	const [order, setOrder] = useState<RowOrder | null>(null);
	const isNarrowed = order !== null || filter.search.trim() !== '' || filter.state !== null;
	const isLoading = isNarrowed && hasNextPage && !isFetchingNextPage && jobs.length < MAX_SEARCHED;
	useEffect(() => {
		if (isLoading) void fetchNextPage();
	}, [isLoading, fetchNextPage]);
	const found = findRows(jobs, filter);
	const shown = order === null ? found : sortRows(found, order);
	return { shown, filter, setFilter, order, setOrder };
}
