import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type {
	AnyDetail,
	Correction,
	Job,
	Judged,
	Review,
	ReviewQueue,
	Template,
} from '../api/types.ts';

/** Of a result that no review rule asks for. */
export const UNREVIEWED: Review = { state: 'open', revision: 0, reasons: [] };
export const NO_DETAILS: AnyDetail[] = [];

const COUNT_EVERY_MS = 30_000;

/** The number of documents that wait for review. */
export function useReviewCount(): number {
	const { data } = useQuery({
		queryKey: ['reviews', 'count'],
		queryFn: () => api.get<ReviewQueue>('/reviews?limit=1'),
		refetchInterval: COUNT_EVERY_MS,
	});
	return data?.count ?? 0;
}

/** The documents that are reviewed one after the other: of a batch, of a template, or all. */
export type ReviewQueueOf = { batch: string | null; template: string | null };

export function readQueue(search: string): ReviewQueueOf {
	const query = new URLSearchParams(search);
	return { batch: query.get('batch'), template: query.get('template') };
}

function suffixOf({ batch, template }: ReviewQueueOf): string {
	if (batch !== null) return `?batch=${encodeURIComponent(batch)}`;
	return template === null ? '' : `?template=${encodeURIComponent(template)}`;
}

/** The page that lists the documents of a queue. */
export function pathOfQueue(queue: ReviewQueueOf): string {
	if (queue.batch !== null) return `/batches/${encodeURIComponent(queue.batch)}`;
	return `/review${suffixOf(queue)}`;
}

export function pathOfReview(jobId: string, queue: ReviewQueueOf): string {
	return `/jobs/${jobId}/review${suffixOf(queue)}`;
}

/** The next document of the queue, or the first one after the last; undefined: none left. */
export async function findNext(
	jobId: string,
	{ batch, template }: ReviewQueueOf,
): Promise<string | undefined> {
	if (batch !== null) {
		const path = `/v1/jobs?limit=2&needsReview=true&batch=${encodeURIComponent(batch)}`;
		const { jobs } = await api.get<{ jobs: { jobId: string }[] }>(path);
		return jobs.find((one) => one.jobId !== jobId)?.jobId;
	}
	const of = template === null ? '' : `&templateId=${encodeURIComponent(template)}`;
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

/** At most this many decisions of a document are shown. */
const MAX_CORRECTIONS = 100;

/** The decisions about a document, oldest first; none is loaded for one that nobody has reviewed. */
export function useCorrections({ jobId, review }: Pick<Job, 'jobId' | 'review'>) {
	const revision = review?.revision ?? 0;
	const { data } = useQuery({
		queryKey: ['job', jobId, 'corrections', revision],
		queryFn: () =>
			api.get<{ corrections: Correction[] }>(
				`/v1/jobs/${jobId}/corrections?limit=${MAX_CORRECTIONS}`,
			),
		enabled: revision > 0,
		placeholderData: (before) => before,
	});
	return data?.corrections ?? NO_CORRECTIONS;
}
const NO_CORRECTIONS: Correction[] = [];

/** The result of the previous review, shown on the next page. */
export type LastReview = {
	action: 'approve' | 'correct' | 'reject' | 'undo';
	fileName: string;
	templateId: string;
	judged: Judged;
	/** The paths that the person changed. */
	entered: readonly string[];
	/** The path of the page that shows it. */
	toldAt: string;
	/** The result was corrected on that page, not in the review queue. */
	isInPlace: boolean;
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
