import { Alert, Paper } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { ApiError } from '../api/client.ts';
import type { AnyDetail, Change, Review } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import { text } from '../text.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { placeBoxes } from './desk-state.ts';
import { labelOf } from './draft.ts';
import type { LastReview } from './queries.ts';
import type { Reviewed } from './read-corrections.ts';
import { sayReason } from './say-reason.ts';
import { useShortcuts, useSingleKeys } from './shortcuts.tsx';
import type { Command } from './shortcuts.tsx';
import { moveDetails } from './trace-rows.ts';
import { useColumnEdges } from './use-column-edges.tsx';
import { useEntry } from './use-desk.ts';
import type { Desk } from './use-desk.ts';
import { ValueList } from './value-list.tsx';

/** How the decisions of a person are saved. */
export type Judging = {
	run: (action: LastReview['action']) => void;
	reject: () => Promise<unknown>;
	isPending: boolean;
	/** Why the last decision was refused. A conflict with another person is shown by the desk itself. */
	error: Error | null;
};

type Props = {
	desk: Desk;
	judging: Judging;
	review: Review;
	reviewed: Reviewed;
	details: readonly AnyDetail[];
	/** null: the document is no longer stored. */
	blob: Blob | null;
	fileName: string;
	templateName: string | undefined;
	/** Where the words of the pages come from. */
	words: { jobId: string } | { documentId: string } | { sampleId: string };
	/** Only values are corrected: there is nothing to approve or reject. */
	isOnlyCorrected?: boolean;
	/** Goes to the next document of a queue. */
	onNext?: () => void;
	/** Ends the correction without saving. */
	onClose?: () => void;
};

/** The document beside its values, which can be corrected: in review, on a job's page, in a batch and on Try it. */
export function DeskBody({ desk, judging, review, reviewed, details, ...props }: Props) {
	const { blob, fileName, templateName, words, isOnlyCorrected = false, onNext, onClose } = props;
	const { subject, state, view, dispatch } = desk;
	const { current, draft } = state;
	const { changes } = view;
	const entry = useEntry(desk);
	const columnEdges = useColumnEdges(desk, details);
	const [singleKeys] = useSingleKeys();
	const searchInput = useRef<HTMLInputElement>(null);
	const shownDetails = useMemo(() => {
		const read = placeBoxes(details, [...reviewed.corrected.values()]);
		const { result, trace } = view;
		const placeless = details.filter(({ page }) => page === null);
		return moveDetails([...read, ...placeless], { stored: subject.result, result, trace });
	}, [subject, view, details, reviewed]);
	const boxes = useMemo(
		() => placeBoxes(shownDetails, changes.filter(hasBox)),
		[shownDetails, changes],
	);

	const save = (): void => {
		if (changes.length > 0 && !judging.isPending) judging.run('correct');
	};
	const approve = (): void => {
		if (isOnlyCorrected) {
			save();
			return;
		}
		if (judging.isPending || state.dialog === 'unchecked') return;
		if (view.unchecked.length > 0) dispatch({ type: 'open', dialog: 'unchecked' });
		else judging.run('approve');
	};
	/** Undoes the last step here; where there is none, the last saved decision. */
	const undo = (): void => {
		if (draft.steps.length > 0) dispatch({ type: 'takeBack' });
		else if (review.state !== 'open') judging.run('undo');
	};
	const reject = (): void => dispatch({ type: 'open', dialog: 'reject' });
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
		save,
		...(!isOnlyCorrected && { reject }),
		...(onNext && { document: onNext }),
		all: () => dispatch({ type: 'show', isAll: !state.isAll }),
		search: () => searchInput.current?.focus(),
		help: () => dispatch({ type: 'open', dialog: 'help' }),
	};
	useShortcuts(singleKeys, (command) => commands[command]?.());

	return (
		<>
			{state.isConflict && <Conflict count={changes.length} />}
			{judging.error && <Refused error={judging.error} />}
			{review.state === 'open' && <DocumentReasons reasons={review.reasons} />}
			<div className="beside beside-review">
				<DocumentView
					{...{ blob, fileName, templateName, searchInput }}
					{...words}
					details={boxes}
					selected={current}
					onSelect={(path) => dispatch({ type: 'goTo', path })}
					onPick={current === null ? undefined : entry.pick}
					overlay={columnEdges}
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
						isPending={judging.isPending}
						onSave={save}
						onUndo={undo}
						{...(!isOnlyCorrected && { onApprove: approve, onReject: reject })}
						{...(onClose && { onClose })}
					/>
				</Paper>
			</div>
			<DeskDialogs desk={desk} onApprove={() => judging.run('approve')} onReject={judging.reject} />
		</>
	);
}

function hasBox({ box }: Change): boolean {
	return box !== undefined;
}

/** Reasons for review that are about the whole document. */
function DocumentReasons({ reasons }: Pick<Review, 'reasons'>) {
	const own = reasons.filter(({ path }) => path === '');
	if (own.length === 0) return null;
	return (
		<Alert mb="md" color="yellow" icon={<IconAlertTriangle aria-hidden />}>
			{own.map((reason) => (
				<div key={reason.reason}>{sayReason(reason)}</div>
			))}
		</Alert>
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
