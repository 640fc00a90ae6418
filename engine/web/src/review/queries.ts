import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Judged, ReviewQueue, Template } from '../api/types.ts';

const COUNT_EVERY_MS = 30_000;

/** How many documents wait for people. */
export function useReviewCount(): number {
	const { data } = useQuery({
		queryKey: ['reviews', 'count'],
		queryFn: () => api.get<ReviewQueue>('/reviews?limit=1'),
		refetchInterval: COUNT_EVERY_MS,
	});
	return data?.count ?? 0;
}

/** The document behind this one in the queue; the first of it where this was the last; undefined: none is left. */
export async function findNext(
	jobId: string,
	templateId: string | null,
): Promise<string | undefined> {
	const of = templateId === null ? '' : `&templateId=${encodeURIComponent(templateId)}`;
	const behind = await api.get<ReviewQueue>(`/reviews?limit=1&cursor=${jobId}${of}`);
	const found =
		behind.documents[0] ??
		(await api.get<ReviewQueue>(`/reviews?limit=2${of}`)).documents.find(
			(one) => one.jobId !== jobId,
		);
	return found?.jobId;
}

export function useTemplate(templateId: string) {
	return useQuery({
		queryKey: ['template', templateId],
		queryFn: () => api.get<Template>(`/v1/templates/${templateId}`),
	});
}

/** What became of the document before, to be told on the page that follows. */
export type LastReview = {
	action: 'approve' | 'correct' | 'reject' | 'undo';
	fileName: string;
	templateId: string;
	judged: Judged;
};
const LAST = ['last-review'];

export function useLastReview() {
	const { data } = useQuery<LastReview | null>({
		queryKey: LAST,
		queryFn: () => null,
		enabled: false,
		staleTime: Infinity,
	});
	return data ?? null;
}
export const lastReviewKey = LAST;
