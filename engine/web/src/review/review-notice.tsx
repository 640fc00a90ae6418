import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import type { MemoryPage } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { ApplyToRest } from './apply-to-rest.tsx';
import { lazyPage } from '../parts/lazy-page.tsx';
import { lastReviewKey, useLastReview } from './queries.ts';
import type { LastReview } from './queries.ts';
import { sayLearnt } from './say-learnt.ts';

const LessonPlacesDialog = lazyPage(() => import('./lesson-places.tsx'));

/** The result of the previous review, what was learnt from it, and how to undo it. */
export function ReviewNotice() {
	const last = useLastReview();
	const [here] = useLocation();
	return last?.toldAt === here ? (
		<Told key={`${last.judged.jobId}-${last.judged.review.revision}`} {...last} />
	) : null;
}

function Told({ action, fileName, templateId, judged, entered, toldAt, isInPlace }: LastReview) {
	const queries = useQueryClient();
	const [, go] = useLocation();
	const { learnt, notLearnt, lessonId, jobId, review } = judged;
	// The notice disappears when the person leaves the page.
	useEffect(
		() => () => {
			if (window.location.pathname === toldAt) return;
			queries.setQueryData<LastReview | null>(lastReviewKey, (now) =>
				now?.judged === judged ? null : now,
			);
		},
		[queries, judged, toldAt],
	);
	const undo = useMutation({
		mutationFn: () => api.post(`/v1/jobs/${jobId}/undo`, { revision: review.revision }),
		onSuccess: async () => {
			queries.setQueryData(lastReviewKey, null);
			await queries.invalidateQueries({ queryKey: ['reviews'] });
			await queries.invalidateQueries({ queryKey: ['job-review', jobId] });
			if (!isInPlace) {
				go(`/jobs/${jobId}/review`);
				return;
			}
			await queries.invalidateQueries({ queryKey: ['job', jobId] });
			await queries.invalidateQueries({ queryKey: ['batch'] });
		},
	});
	const forget = useMutation({
		mutationFn: () => api.delete(`/v1/templates/${templateId}/memory/${lessonId ?? ''}`),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['memory', templateId] }),
	});
	const isTaught = learnt !== null && learnt.length > 0;
	const isOff = useMemory(templateId).data?.enabled === false;
	return (
		<Alert
			mb="md"
			color="sift"
			icon={<IconSchool aria-hidden />}
			title={text.review.done[action](fileName)}
			role="status"
			withCloseButton
			closeButtonLabel={text.common.close}
			onClose={() => queries.setQueryData(lastReviewKey, null)}
		>
			<Text fz="sm" className="wrap-anywhere">
				{forget.isSuccess
					? text.review.forgotten
					: sayLearnt(
							{ learnt: action === 'undo' && !isTaught ? null : learnt, notLearnt },
							entered,
						)}{' '}
				{isTaught && isOff && text.review.memoryOff}
			</Text>
			<Refusal error={undo.error ?? forget.error} />
			{isTaught && !isOff && action !== 'undo' && !forget.isSuccess && (
				<ApplyToRest templateId={templateId} lessonId={lessonId} />
			)}
			<Group mt="xs" gap="md">
				{action !== 'undo' && (
					<Button
						size="xs"
						variant="default"
						loading={undo.isPending}
						onClick={() => undo.mutate()}
					>
						{text.review.undo}
					</Button>
				)}
				{isTaught && lessonId !== null && !forget.isSuccess && (
					<OfLesson
						{...{ templateId, lessonId, jobId }}
						isForgetting={forget.isPending}
						onForget={() => forget.mutate()}
					/>
				)}
				{learnt !== null && <MemorySwitch templateId={templateId} />}
			</Group>
		</Alert>
	);
}

type OfLessonProps = {
	templateId: string;
	lessonId: string;
	jobId: string;
	isForgetting: boolean;
	onForget: () => void;
};

/** Shows a lesson on its document, or forgets it. */
function OfLesson({ isForgetting, onForget, ...lesson }: OfLessonProps) {
	const mayEdit = useMay('edit');
	const [isShown, setShown] = useState(false);
	return (
		<>
			<Button size="xs" variant="default" onClick={() => setShown(true)}>
				{text.lesson.show}
			</Button>
			{isShown && <LessonPlacesDialog {...lesson} onClose={() => setShown(false)} />}
			{mayEdit && (
				<Button size="xs" variant="default" loading={isForgetting} onClick={onForget}>
					{text.review.forget}
				</Button>
			)}
		</>
	);
}

export function useMemory(templateId: string) {
	return useQuery({
		queryKey: ['memory', templateId],
		queryFn: () => api.get<MemoryPage>(`/v1/templates/${templateId}/memory?limit=100`),
	});
}

/** Switches the memory of a template on or off. */
export function MemorySwitch({ templateId }: { templateId: string }) {
	const queries = useQueryClient();
	const memory = useMemory(templateId);
	const mayEdit = useMay('edit');
	const change = useMutation({
		mutationFn: (enabled: boolean) => api.patch(`/v1/templates/${templateId}/memory`, { enabled }),
		onSettled: () => queries.invalidateQueries({ queryKey: ['memory', templateId] }),
	});
	if (!memory.data) return null;
	return (
		<>
			<Switch
				size="sm"
				label={text.review.useMemory}
				disabled={!mayEdit}
				description={mayEdit ? undefined : text.errors.editorsOnly}
				checked={change.isPending ? change.variables : memory.data.enabled}
				onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
			/>
			<Refusal error={change.error} />
		</>
	);
}
