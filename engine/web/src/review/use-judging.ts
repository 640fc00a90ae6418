import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import type { Job, Judged } from '../api/types.ts';
import { findNext, lastReviewKey, pathOfQueue, pathOfReview } from './queries.ts';
import type { LastReview, ReviewQueueOf } from './queries.ts';
import type { Desk } from './use-desk.ts';

type Wish = { job: Job; queue: ReviewQueueOf; reload: () => Promise<unknown> };

export function isResultChanged(error: Error | null): boolean {
	return error instanceof ApiError && error.code === 'RESULT_CHANGED';
}

/** Sends a decision about the document and goes to the next one. */
export function useJudging({ job, queue, reload }: Wish, { state, view, dispatch }: Desk) {
	const { jobId, fileName, templateId } = job;
	const { revision } = state.draft;
	const { changes } = view;
	const queries = useQueryClient();
	const [here, go] = useLocation();

	const findNextPath = async (): Promise<string> => {
		const next = await findNext(jobId, queue);
		return next === undefined ? pathOfQueue(queue) : pathOfReview(next, queue);
	};
	const judge = useMutation({
		mutationFn: async (action: LastReview['action']) => {
			if (action === 'undo') return await api.post<Judged>(`/v1/jobs/${jobId}/undo`, { revision });
			return await api.patch<Judged>(`/v1/jobs/${jobId}/result`, {
				revision,
				...(action !== 'reject' && { changes }),
				...(action === 'approve' && { approve: true }),
				...(action === 'reject' && { reject: true }),
			});
		},
		onSuccess: async (judged, action) => {
			dispatch({ type: 'saved', revision: judged.review.revision });
			const nextPath = action === 'undo' ? here : await findNextPath();
			const [toldAt = here] = nextPath.split('?');
			queries.setQueryData<LastReview>(lastReviewKey, {
				action,
				fileName,
				templateId,
				judged,
				toldAt,
				entered: changes.map(({ path }) => path),
			});
			await Promise.all([
				queries.invalidateQueries({ queryKey: ['reviews'] }),
				queries.invalidateQueries({ queryKey: ['memory', templateId] }),
				queries.invalidateQueries({ queryKey: ['job', jobId] }),
				queries.invalidateQueries({ queryKey: ['batch'] }),
				queries.invalidateQueries({ queryKey: ['accuracy', templateId] }),
			]);
			if (action === 'undo') await reload();
			else go(nextPath);
		},
		onError: async (error) => {
			if (!isResultChanged(error)) return;
			dispatch({ type: 'remember' });
			await reload();
			dispatch({ type: 'conflict' });
		},
	});
	return { judge, leave: async (): Promise<void> => go(await findNextPath()) };
}
