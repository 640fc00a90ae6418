import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Job, Template } from '../api/types.ts';
import { DeskBody } from './desk-body.tsx';
import { DeskHeader } from './desk-header.tsx';
import {
	findNext,
	NO_DETAILS,
	pathOfQueue,
	pathOfReview,
	UNREVIEWED,
	useCorrections,
} from './queries.ts';
import type { ReviewQueueOf } from './queries.ts';
import { readReviewed } from './read-corrections.ts';
import { ReviewNotice } from './review-notice.tsx';
import { useDesk } from './use-desk.ts';
import { useJudging } from './use-judging.ts';

type Props = {
	job: Job;
	/** null: the document is no longer stored. */
	blob: Blob | null;
	template: Template | undefined;
	queue: ReviewQueueOf;
	reload: () => Promise<unknown>;
};

/** A document of the review queue. After a decision, the next one follows. */
export function ReviewDesk({ job, blob, template, queue, reload }: Props) {
	const { jobId, fileName, review = UNREVIEWED } = job;
	const details = job.details ?? NO_DETAILS;
	const [, go] = useLocation();
	const desk = useDesk(job, template, { revision: review.revision });
	const findNextPath = async (): Promise<string> => {
		const next = await findNext(jobId, queue);
		return next === undefined ? pathOfQueue(queue) : pathOfReview(next, queue);
	};
	const judging = useJudging({ job, reload, findNextPath }, desk);
	const corrections = useCorrections(job);
	const reviewed = useMemo(() => readReviewed(job.review, corrections), [job.review, corrections]);
	const leave = (): void => void findNextPath().then(go);
	return (
		<>
			<DeskHeader
				{...{ job, template, queue }}
				state={review.state}
				onHelp={() => desk.dispatch({ type: 'open', dialog: 'help' })}
				onNext={leave}
			/>
			{desk.state.draft.steps.length === 0 && (
				<div className="told-beside">
					<ReviewNotice />
				</div>
			)}
			<DeskBody
				{...{ desk, judging, review, reviewed, details, blob, fileName }}
				templateName={template?.name}
				words={{ jobId }}
				onNext={leave}
			/>
		</>
	);
}
