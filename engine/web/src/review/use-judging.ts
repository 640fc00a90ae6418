import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import type { Job, Judged } from '../api/types.ts';
import type { Judging } from './desk-body.tsx';
import { lastReviewKey } from './queries.ts';
import type { LastReview } from './queries.ts';
import type { Desk } from './use-desk.ts';

type Wish = {
	job: Pick<Job, 'jobId' | 'fileName' | 'templateId'>;
	/** The path of the result in the API; left out: that of the job. */
	resource?: string;
	reload: () => Promise<unknown>;
	/** Where to go after a decision; left out: nowhere. */
	findNextPath?: () => Promise<string>;
	/** Called when a decision is saved and the person stays. */
	onSaved?: () => void;
};

function isResultChanged(error: Error | null): boolean {
	return error instanceof ApiError && error.code === 'RESULT_CHANGED';
}

/** Sends a decision about the document; in a queue, the next document follows. */
export function useJudging(
	{ job, resource = `/v1/jobs/${job.jobId}`, reload, findNextPath, onSaved }: Wish,
	{ state, view, dispatch }: Desk,
): Judging {
	const { jobId, fileName, templateId } = job;
	const { revision } = state.draft;
	const { changes } = view;
	const queries = useQueryClient();
	const [here, go] = useLocation();

	const judge = useMutation({
		mutationFn: async (action: LastReview['action']) => {
			if (action === 'undo') return await api.post<Judged>(`${resource}/undo`, { revision });
			return await api.patch<Judged>(`${resource}/result`, {
				revision,
				...(action !== 'reject' && { changes }),
				...(action === 'approve' && { approve: true }),
				...(action === 'reject' && { reject: true }),
			});
		},
		onMutate: () => window.location.pathname,
		onSuccess: async (judged, action, from) => {
			dispatch({ type: 'saved', revision: judged.review.revision });
			const isStaying = action === 'undo' || !findNextPath;
			const nextPath = isStaying ? here : await findNextPath();
			const [toldAt = here] = nextPath.split('?');
			queries.setQueryData<LastReview>(lastReviewKey, {
				action,
				fileName,
				templateId,
				judged,
				toldAt,
				isInPlace: !findNextPath,
				entered: changes.map(({ path }) => path),
			});
			await Promise.all([
				queries.invalidateQueries({ queryKey: ['reviews'] }),
				queries.invalidateQueries({ queryKey: ['memory', templateId] }),
				queries.invalidateQueries({ queryKey: ['job', jobId] }),
				queries.invalidateQueries({ queryKey: ['job-history', jobId] }),
				queries.invalidateQueries({ queryKey: ['batch'] }),
				queries.invalidateQueries({ queryKey: ['accuracy', templateId] }),
			]);
			if (!isStaying) {
				// A person who has opened another page in the meantime stays there.
				if (window.location.pathname === from) go(nextPath);
				return;
			}
			await reload();
			if (action !== 'undo') onSaved?.();
		},
		onError: async (error) => {
			if (!isResultChanged(error)) return;
			dispatch({ type: 'remember' });
			await reload();
			dispatch({ type: 'conflict' });
		},
	});
	return {
		run: (action) => judge.mutate(action),
		reject: () => judge.mutateAsync('reject'),
		isPending: judge.isPending,
		error: isResultChanged(judge.error) ? null : judge.error,
	};
}
