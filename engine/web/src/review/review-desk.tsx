import {
	Alert,
	Anchor,
	Badge,
	Button,
	Group,
	Kbd,
	Paper,
	SegmentedControl,
	Stack,
	Text,
	Tooltip,
} from '@mantine/core';
import { IconAlertTriangle, IconKeyboard, IconPlayerTrackNext } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import type { Detail, Job, Judged, Template } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import { levelOf } from '../document/read-result.ts';
import { sayCheck } from '../document/say-check.ts';
import type { Picked } from '../document/word-layer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { text } from '../text.ts';
import {
	applySteps,
	faultOf,
	isTouched,
	labelOf,
	listChanges,
	listLeaves,
	listLists,
	listSettled,
	readTyped,
	rowOf,
	valueAt,
	writeValue,
} from './draft.ts';
import type { Leaf } from './draft.ts';
import { Outcome } from './outcome.tsx';
import { findNext, lastReviewKey, pathOfQueue, pathOfReview } from './queries.ts';
import type { LastReview, ReviewQueueOf } from './queries.ts';
import { ShortcutList, useShortcuts, useSingleKeys } from './shortcuts.tsx';
import type { Command } from './shortcuts.tsx';
import { useReviewDraft } from './use-draft.ts';
import { ValueRow } from './value-row.tsx';

type Props = {
	job: Job;
	/** null: it is no longer stored. */
	blob: Blob | null;
	template: Template | undefined;
	/** Which documents are looked at one after the other. */
	queue: ReviewQueueOf;
	reload: () => Promise<unknown>;
};
type Action = LastReview['action'];

export function ReviewDesk({ job, blob, template, queue, reload }: Props) {
	const { jobId, fileName, templateId } = job;
	const review = job.review ?? { state: 'open' as const, revision: 0, reasons: [] };
	const { draft, add, takeBack, rebase, clear } = useReviewDraft(jobId, review.revision);
	const { steps } = draft;
	const fields = template?.schema.data;

	const base = useMemo(() => job.result ?? {}, [job.result]);
	const result = useMemo(() => applySteps(base, steps), [base, steps]);
	const leaves = useMemo(() => listLeaves(result, fields), [result, fields]);
	const details = useMemo(() => job.details ?? [], [job.details]);
	const doubtful = useMemo(() => findDoubtful(job), [job]);
	const settled = useMemo(() => listSettled(steps), [steps]);
	const changes = useMemo(() => listChanges(steps), [steps]);
	const boxes = useMemo(() => placeBoxes(details, changes), [details, changes]);

	const [isAll, setAll] = useState(doubtful.size === 0);
	const shown = isAll
		? leaves
		: leaves.filter(({ path }) => doubtful.has(path) || settled.has(path));
	const [current, setCurrent] = useState<string | null>(null);
	const [editing, setEditing] = useState<string | null>(null);
	const [fault, setFault] = useState<{ path: string; words: string }>();
	const [isRejecting, setRejecting] = useState(false);
	const [isAsking, setAsking] = useState(false);
	const [hasHelp, setHelp] = useState(false);
	const [singleKeys] = useSingleKeys();
	/** What stood at the paths that were edited, before somebody else changed the result. */
	const [seen, setSeen] = useState(base);
	const [isConflict, setConflict] = useState(draft.revision !== review.revision);
	const searchInput = useRef<HTMLInputElement>(null);
	const queries = useQueryClient();
	const [here, go] = useLocation();

	const unchecked = [...doubtful].filter((path) => !settled.has(path));
	const open = unchecked.length;
	const toDo = shown.filter(({ path }) => !settled.has(path) && (isAll || doubtful.has(path)));

	/** Goes to a value and lets whoever works by keyboard go on there. */
	const focus = (path: string | null): void => {
		setCurrent(path);
		setEditing(null);
		const name = path === null ? '.review-approve' : `[data-value="${CSS.escape(path)}"]`;
		requestAnimationFrame(() => document.querySelector<HTMLElement>(name)?.focus());
	};
	const step = (by: 1 | -1, from: string | null = current, skip?: string): void => {
		const order = shown.map(({ path }) => path);
		const at = from === null ? (by === 1 ? -1 : order.length) : order.indexOf(from);
		const ring = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
		const wanted = by === 1 ? ring : ring.toReversed();
		const isOpen = (path: string) => path !== skip && toDo.some((one) => one.path === path);
		focus(wanted.find(isOpen) ?? null);
	};
	useEffect(() => {
		// The first value that is doubted, once the page is there.
		const frame = requestAnimationFrame(() => step(1, null));
		return () => cancelAnimationFrame(frame);
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	const change = (path: string, value: unknown, place: Partial<Picked> = {}): void => {
		const { page, box, text: words } = place;
		setFault(undefined);
		setEditing(null);
		add({
			kind: 'change',
			change: {
				path,
				value,
				...(page !== undefined && { page }),
				...(box && { box }),
				...(words !== undefined && { words: words.slice(0, 2000) }),
			},
		});
	};
	const removeRow = ({ list, row }: { list: string; row: number }): void => {
		const rows = valueAt(result, list);
		if (Array.isArray(rows)) change(list, rows.toSpliced(row, 1));
		setCurrent(null);
	};
	const accept = (path: string): void => {
		add({ kind: 'accept', path });
		step(1, path, path);
	};
	const ask = useMutation({
		mutationFn: async ({ leaf, words }: { leaf: Leaf; words: string }) => {
			const { type = 'string', format } = leaf.definition ?? {};
			const body = { text: words.slice(0, 2000), type, ...(format && { format }) };
			return await api.post<{ value: unknown }>('/values/read', body);
		},
		onError: (error, { leaf }) => setFault({ path: leaf.path, words: error.message }),
	});
	const commit = (leaf: Leaf, typed: string): void => {
		const { path, definition } = leaf;
		const read = readTyped(typed, definition);
		if (read === 'ask') {
			ask.mutate(
				{ leaf, words: typed },
				{
					onSuccess: ({ value }) => {
						if (value === null) setFault({ path, words: faultOf(definition, typed) });
						else {
							change(path, value);
							step(1, path, path);
						}
					},
				},
			);
		} else if ('fault' in read) setFault({ path, words: read.fault });
		else {
			if (read.value === (leaf.value ?? null)) add({ kind: 'accept', path });
			else change(path, read.value);
			setFault(undefined);
			step(1, path, path);
		}
	};
	const pick = (picked: Picked): void => {
		const leaf = leaves.find(({ path }) => path === current);
		if (!leaf) return;
		const { path, definition } = leaf;
		ask.mutate(
			{ leaf, words: picked.text },
			{
				onSuccess: ({ value }) => {
					if (value === null) setFault({ path, words: faultOf(definition, picked.text) });
					else {
						change(path, value, picked);
						focus(path);
					}
				},
			},
		);
	};

	const findWayOn = async (): Promise<string> => {
		const next = await findNext(jobId, queue);
		return next === undefined ? pathOfQueue(queue) : pathOfReview(next, queue);
	};
	const leave = async (): Promise<void> => go(await findWayOn());
	const judge = useMutation({
		mutationFn: async (action: Action) => {
			const { revision } = draft;
			if (action === 'undo') return await api.post<Judged>(`/v1/jobs/${jobId}/undo`, { revision });
			return await api.patch<Judged>(`/v1/jobs/${jobId}/result`, {
				revision,
				...(action !== 'reject' && { changes }),
				...(action === 'approve' && { approve: true }),
				...(action === 'reject' && { reject: true }),
			});
		},
		onSuccess: async (judged, action) => {
			clear(judged.review.revision);
			setConflict(false);
			const wayOn = action === 'undo' ? here : await findWayOn();
			const [toldAt = here] = wayOn.split('?');
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
			else go(wayOn);
		},
		onError: async (error) => {
			if (!(error instanceof ApiError) || error.code !== 'RESULT_CHANGED') return;
			setSeen(base);
			await reload();
			setConflict(true);
		},
	});
	const isStale = judge.error instanceof ApiError && judge.error.code === 'RESULT_CHANGED';
	// What was done here stays, and is from now on about the newest version.
	useEffect(() => {
		if (isConflict && draft.revision !== review.revision) rebase(review.revision);
	}, [isConflict, draft.revision, review.revision, rebase]);

	/** Whoever has not looked at everything that is doubted is asked once. */
	const approve = (): void => {
		if (judge.isPending || isAsking) return;
		if (open > 0) setAsking(true);
		else judge.mutate('approve');
	};
	const undo = (): void => {
		const last = steps.at(-1);
		if (last) {
			takeBack();
			focus(last.kind === 'accept' ? last.path : last.change.path);
		} else if (review.state !== 'open') judge.mutate('undo');
	};
	const run = (command: Command): void => {
		const leaf = leaves.find(({ path }) => path === current);
		const actions: Partial<Record<Command, () => void>> = {
			next: () => step(1),
			previous: () => step(-1),
			accept: () => leaf && accept(leaf.path),
			edit: () => leaf && setEditing(leaf.path),
			clear: () => {
				if (!leaf) return;
				change(leaf.path, null);
				step(1, leaf.path, leaf.path);
			},
			undo,
			approve,
			save: () => changes.length > 0 && !judge.isPending && judge.mutate('correct'),
			reject: () => setRejecting(true),
			document: () => void leave(),
			all: () => setAll((now) => !now),
			search: () => searchInput.current?.focus(),
			help: () => setHelp(true),
		};
		actions[command]?.();
	};
	useShortcuts(singleKeys, run);

	const theirs = (path: string) => {
		if (!isConflict || !changes.some((one) => one.path === path)) return undefined;
		const [was, is] = [valueAt(seen, path) ?? null, valueAt(base, path) ?? null];
		return JSON.stringify(was) === JSON.stringify(is) ? undefined : { value: is };
	};

	return (
		<>
			<PageHeader
				title={fileName}
				back={{
					to: pathOfQueue(queue),
					label: queue.batch === null ? text.review.back : text.review.toBatch,
				}}
				lead={
					<Group gap="sm">
						<Badge
							variant="light"
							color={review.state === 'rejected' ? 'red' : 'sift'}
							className="status"
						>
							{text.review.states[review.state]}
						</Badge>
						{template && (
							<Anchor
								component={Link}
								href={`/templates/${templateId}/accuracy`}
								className="wrap-anywhere"
								title={text.review.accuracyOf(template.name)}
							>
								{template.name}
							</Anchor>
						)}
					</Group>
				}
				actions={
					<>
						<Button
							visibleFrom="md"
							variant="default"
							leftSection={<IconKeyboard size={16} aria-hidden />}
							onClick={() => setHelp(true)}
						>
							{text.review.shortcuts}
						</Button>
						<Button
							variant="default"
							leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
							onClick={() => void leave()}
						>
							{text.review.next}
						</Button>
					</>
				}
			/>
			{steps.length === 0 && (
				<div className="told-beside">
					<Outcome />
				</div>
			)}
			{isConflict && (
				<Alert
					mb="md"
					color="red"
					role="alert"
					icon={<IconAlertTriangle aria-hidden />}
					title={text.review.conflictTitle}
				>
					{text.review.conflict(changes.length)}
				</Alert>
			)}
			{judge.error && !isStale && <Refused error={judge.error} />}
			<div className="beside beside-review">
				<DocumentView
					{...{ blob, fileName, jobId, searchInput }}
					templateName={template?.name}
					details={boxes}
					selected={current}
					onSelect={(path) => focus(path)}
					onPick={current === null ? undefined : pick}
				/>
				<Paper withBorder className="panel">
					<Group justify="space-between" p="sm" gap="xs">
						<SegmentedControl
							size="xs"
							aria-label={text.review.showing}
							value={isAll ? 'all' : 'doubtful'}
							onChange={(value) => setAll(value === 'all')}
							data={[
								{ value: 'doubtful', label: text.review.doubtful },
								{ value: 'all', label: text.review.all },
							]}
						/>
						<Text fz="sm" c="dimmed" role="status">
							{text.review.progress(doubtful.size - open, doubtful.size)}
						</Text>
					</Group>
					<div className="review-list" tabIndex={-1}>
						{shown.length === 0 && (
							<Text fz="sm" c="dimmed" p="md">
								{text.review.nothingDoubtful}
							</Text>
						)}
						<ul className="review-values" aria-label={text.review.values}>
							{shown.map((leaf) => {
								const { path } = leaf;
								const isChanged = isTouched(changes, path);
								const row = rowOf(path);
								return (
									<ValueRow
										key={path}
										leaf={leaf}
										before={valueAt(base, path) ?? null}
										theirs={theirs(path)}
										detail={details.find((one) => one.path === path)}
										reasons={review.reasons.filter((one) => one.path === path)}
										isCurrent={path === current}
										isEditing={path === editing}
										isChanged={isChanged}
										isAccepted={!isChanged && settled.has(path)}
										fault={fault?.path === path ? fault.words : undefined}
										onFocus={() => setCurrent(path)}
										onEdit={() => {
											setCurrent(path);
											setEditing(path);
										}}
										onCommit={(typed) => commit(leaf, typed)}
										onCancel={() => focus(path)}
										onAccept={() => accept(path)}
										{...(row && { onRemoveRow: () => removeRow(row) })}
										onClear={() => {
											change(path, null);
											step(1, path, path);
										}}
									/>
								);
							})}
						</ul>
						{isAll && <Lists {...{ fields, result, change }} />}
					</div>
					<Stack gap="xs" className="review-actions">
						<Group gap="xs">
							<Button className="review-approve" loading={judge.isPending} onClick={approve}>
								{text.review.approve}
								<Kbd ml={8} size="xs" visibleFrom="md">
									Ctrl + Enter
								</Kbd>
							</Button>
							<Tooltip label={text.review.saveHint}>
								<Button
									variant="default"
									disabled={changes.length === 0 || judge.isPending}
									onClick={() => judge.mutate('correct')}
								>
									{text.review.save}
								</Button>
							</Tooltip>
							<Button
								variant="default"
								disabled={(steps.length === 0 && review.state === 'open') || judge.isPending}
								onClick={undo}
							>
								{steps.length === 0 && review.state !== 'open'
									? text.review.undoLast
									: text.review.undo}
							</Button>
							<Button variant="subtle" color="red" onClick={() => setRejecting(true)}>
								{text.review.reject}
							</Button>
						</Group>
					</Stack>
				</Paper>
			</div>
			{hasHelp && <ShortcutList onClose={() => setHelp(false)} />}
			{isAsking && (
				<Confirm
					title={text.review.uncheckedTitle(open)}
					action={text.review.approveAnyway}
					color="sift"
					onClose={() => {
						setAsking(false);
						step(1, null);
					}}
					onConfirm={() => {
						// What becomes of it is told on the page, which then says who else has changed it.
						judge.mutate('approve');
						return Promise.resolve();
					}}
				>
					{text.review.uncheckedHint}
					<ul>
						{unchecked.slice(0, SHOWN_UNCHECKED).map((path) => (
							<li key={path}>
								{labelOf(path)}: <bdi>{writeValue(valueAt(result, path)) || text.review.none}</bdi>
							</li>
						))}
						{open > SHOWN_UNCHECKED && <li>{text.review.more(open - SHOWN_UNCHECKED)}</li>}
					</ul>
				</Confirm>
			)}
			{isRejecting && (
				<Confirm
					title={text.review.rejectTitle}
					action={text.review.reject}
					onClose={() => setRejecting(false)}
					onConfirm={async () => {
						await judge.mutateAsync('reject');
					}}
				>
					{text.review.rejectHint}
				</Confirm>
			)}
		</>
	);
}

/** Values that are named when somebody approves without having looked at them. */
const SHOWN_UNCHECKED = 5;

type ListsProps = {
	fields: Template['schema']['data'] | undefined;
	result: Record<string, unknown>;
	change: (path: string, value: unknown) => void;
};

/** Rows of lists can be missing. */
function Lists({ fields, result, change }: ListsProps) {
	const lists = listLists(fields);
	if (lists.length === 0) return null;
	return (
		<Group gap={6} p="sm">
			{lists.map(({ path, empty }) => {
				const value = result[path];
				const count = Array.isArray(value) ? value.length : 0;
				return (
					<Button
						key={path}
						size="compact-xs"
						variant="default"
						onClick={() => change(`${path}[${count}]`, empty)}
					>
						{text.review.addRow(labelOf(path))}
					</Button>
				);
			})}
		</Group>
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
							{labelOf(path)}: {message}
						</div>
					))}
		</Alert>
	);
}

/** Values that a template wants to be looked at or whose checks failed; where it wants none, those that are not sure. */
function findDoubtful({ review, details, result }: Job): Set<string> {
	const paths = new Set((review?.reasons ?? []).map(({ path }) => path));
	const isAsked = paths.size > 0;
	for (const { path, confidence, checks } of details ?? []) {
		const value = valueAt(result, path) ?? null;
		const isFound = value !== null && !Array.isArray(value);
		const isUnsure = !isAsked && isFound && levelOf(confidence) !== 'sure';
		if (isUnsure || checks.some((check) => sayCheck(check).hasFailed)) paths.add(path);
	}
	return paths;
}

/** What was found stands where it was found; what a person has pointed at stands there. */
function placeBoxes(
	details: NonNullable<Job['details']>,
	changes: ReturnType<typeof listChanges>,
): Detail[] {
	const latest = new Map(changes.map((one) => [one.path, one]));
	const found = details.filter(
		(one): one is Detail => one.page !== null && !isTouched(changes, one.path),
	);
	const picked = [...latest.values()].flatMap(({ path, page, box, words = '' }): Detail[] =>
		page !== undefined && box ? [{ path, page, box, raw: words, confidence: 1, checks: [] }] : [],
	);
	return [...found, ...picked];
}
