import type { ReactNode } from 'react';
import { isMissing } from '../api/client.ts';
import { FailedLoad } from './failed-load.tsx';
import { PageLoader } from './page-loader.tsx';

type Props<T> = {
	query: { data: T | undefined; error: Error | null; refetch: () => unknown };
	/** It waits in less room than a page. */
	isPart?: boolean;
	children: (data: T) => ReactNode;
};

/**
 * What was asked for, or that it is under way or failed. What is there stays when asking again fails:
 * a moment without a network must not take a page away.
 */
export function Loaded<T>({ query, isPart = false, children }: Props<T>) {
	const { data, error, refetch } = query;
	if (error && (data === undefined || isMissing(error))) {
		return <FailedLoad error={error} again={refetch} />;
	}
	return data === undefined ? <PageLoader isPart={isPart} /> : children(data);
}
