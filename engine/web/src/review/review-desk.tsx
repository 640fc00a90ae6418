import { Alert, Paper } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import type { AnyDetail, Job, Review, Template } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import { text } from '../text.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskHeader } from './desk-header.tsx';
import { placeBoxes } from './desk-state.ts';
import { labelOf } from './draft.ts';
import { useCorrections } from './queries.ts';
import type { ReviewQueueOf } from './queries.ts';
import { readReviewed } from './read-corrections.ts';
import { ReviewNotice } from './review-notice.tsx';
import { moveDetails } from './trace-rows.ts';
import { useShortcuts, useSingleKeys } from './shortcuts.tsx';
import type { Command } from './shortcuts.tsx';
import { useDesk, useEntry } from './use-desk.ts';
import { isResultChanged, useJudging } from './use-judging.ts';
import { ValueList } from './value-list.tsx';

type Props = {
	job: Job;
	/** null: the document is no longer stored. */
	blob: Blob | null;
	template: Template | undefined;
	queue: ReviewQueueOf;
	reload: () => Promise<unknown>;
};

const UNREVIEWED: Review = { state: 'open', revision: 0, reasons: [] };
const NO_DETAILS: AnyDetail[] = [];

/** The document beside its values. The state is in `desk-state.ts`. */
export function ReviewDesk({ job, blob, template, queue, reload }: Props) {
	const { jobId, fileName, review = UNREVIEWED } = job;
	const details = job.details ?? NO_DETAILS;
	const desk = useDesk(job, template, review.revision);
	const { subject, state, view, dispatch } = desk;
	const { current, draft } = state;
	const { changes } = view;
	const entry = useEntry(desk);
	const { judge, leave } = useJudging({ job, queue, reload }, desk);
	const [singleKeys] = useSingleKeys();
	const searchInput = useRef<HTMLInputElement>(null);
	const corrections = useCorrections(job);
	const reviewed = useMemo(() => readReviewed(job.review, corrections), [job.review, corrections]);
	const shownDetails = useMemo(() => {
		const read = placeBoxes(details, [...reviewed.corrected.values()]);
		const { result, trace } = view;
		const placeless = details.filter(({ page }) => page === null);
		return moveDetails([...read, ...placeless], { stored: subject.result, result, trace });
	}, [subject, view, details, reviewed]);
	const boxes = useMemo(
		() =>
			placeBoxes(
				shownDetails,
				changes.filter(({ box }) => box),
			),
		[shownDetails, changes],
	);

	const approve = (): void => {
		if (judge.isPending || state.dialog === 'unchecked') return;
		if (view.unchecked.length > 0) dispatch({ type: 'open', dialog: 'unchecked' });
		else judge.mutate('approve');
	};
	/** Undoes the last step here; where there is none, the last saved decision. */
	const undo = (): void => {
		if (draft.steps.length > 0) dispatch({ type: 'takeBack' });
		else if (review.state !== 'open') judge.mutate('undo');
	};
	const withCurrent = (run: (path: string) => void) => (): void => {
		const leaf = view.leaves.find(({ path }) => path === current);
		if (leaf) run(leaf.path);
	};
	const commands: Partial<Record<Command, () => void>> = {
		next: () => dispatch({ type: 'step', by: 1 }),
		previous: () => dispatch({ type: 'step', by: -1 }),
		accept: withCurrent((path) => dispatch({ type: 'accept', path })),
		edit: withCurrent((path) => dispatch({ type: 'edit', path })),
		clear: withCurrent((path) =>
			dispatch({ type: 'change', change: { path, value: null }, then: 'next' }),
		),
		undo,
		approve,
		save: () => changes.length > 0 && !judge.isPending && judge.mutate('correct'),
		reject: () => dispatch({ type: 'open', dialog: 'reject' }),
		document: () => void leave(),
		all: () => dispatch({ type: 'show', isAll: !state.isAll }),
		search: () => searchInput.current?.focus(),
		help: () => dispatch({ type: 'open', dialog: 'help' }),
	};
	useShortcuts(singleKeys, (command) => commands[command]?.());

	return (
		<>
			<DeskHeader
				{...{ job, template, queue }}
				state={review.state}
				onHelp={() => dispatch({ type: 'open', dialog: 'help' })}
				onNext={() => void leave()}
			/>
			{draft.steps.length === 0 && (
				<div className="told-beside">
					<ReviewNotice />
				</div>
			)}
			{state.isConflict && <Conflict count={changes.length} />}
			{judge.error && !isResultChanged(judge.error) && <Refused error={judge.error} />}
			<div className="beside beside-review">
				<DocumentView
					{...{ blob, fileName, jobId, searchInput }}
					templateName={template?.name}
					details={boxes}
					selected={current}
					onSelect={(path) => dispatch({ type: 'goTo', path })}
					onPick={current === null ? undefined : entry.pick}
				/>
				<Paper withBorder className="panel">
					<ValueList
						{...{ desk, review, reviewed }}
						details={shownDetails}
						onCommit={entry.commit}
					/>
					<DecisionBar
						hasChanges={changes.length > 0}
						hasSteps={draft.steps.length > 0}
						isDecided={review.state !== 'open'}
						isPending={judge.isPending}
						onApprove={approve}
						onSave={() => judge.mutate('correct')}
						onUndo={undo}
						onReject={() => dispatch({ type: 'open', dialog: 'reject' })}
					/>
				</Paper>
			</div>
			<DeskDialogs
				desk={desk}
				onApprove={() => judge.mutate('approve')}
				onReject={() => judge.mutateAsync('reject')}
			/>
		</>
	);
}

function Conflict({ count }: { count: number }) {
	return (
		<Alert
			mb="md"
			color="red"
			role="alert"
			icon={<IconAlertTriangle aria-hidden />}
			title={text.review.conflictTitle}
		>
			{text.review.conflict(count)}
		</Alert>
	);
}

function Refused({ error }: { error: Error }) {
	const faults = error instanceof ApiError ? error.faults : [];
	return (
		<Alert mb="md" color="red" role="alert" title={text.review.refused}>
			{faults.length === 0
				? error.message
				: faults.map(({ path, message }) => (
						<div key={path}>
							{labelOf(path)}
							{text.common.colon} {message}
						</div>
					))}
		</Alert>
	);
}
