import type { ReactNode } from 'react';
import { isMissing } from '../api/client.ts';
import { FailedLoad } from './failed-load.tsx';
import { PageLoader } from './page-loader.tsx';

type Props<T> = {
	query: { data: T | undefined; error: Error | null; refetch: () => unknown };
	/** The loader takes less space than for a whole page. */
	isPart?: boolean;
	children: (data: T) => ReactNode;
};

/**
 * Shows the data of a query, or its loading or error state. Existing data stays when a refetch fails, so that a short
 * network failure does not clear the page.
 */
export function Loaded<T>({ query, isPart = false, children }: Props<T>) {
	const { data, error, refetch } = query;
	if (error && (data === undefined || isMissing(error))) {
		return <FailedLoad error={error} again={refetch} />;
	}
	return data === undefined ? <PageLoader isPart={isPart} /> : children(data);
}
