import { Button, Group, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnyDetail, ReviewReason } from '../api/types.ts';
import { ReviewMark } from '../document/confidence-mark.tsx';
import { levelOf, percentOf } from '../document/read-result.ts';
import { sayCheck } from '../document/say-check.ts';
import type { Lookup } from '../builder/field-rules.ts';
import { text } from '../text.ts';
import { writeValue } from '../document/format-value.ts';
import type { Leaf } from './draft.ts';
import { PickRow } from './pick-row.tsx';
import type { Reviewed } from './read-corrections.ts';

type Props = {
	leaf: Leaf;
	/** The value found by the engine. */
	before: unknown;
	/** The value that someone else set in the meantime. */
	theirs?: { value: unknown } | undefined;
	detail: AnyDetail | undefined;
	reasons: readonly ReviewReason[];
	/** What people have decided about the stored result. */
	reviewed: Reviewed;
	isCurrent: boolean;
	isEditing: boolean;
	isChanged: boolean;
	isAccepted: boolean;
	fault: string | undefined;
	onFocus: () => void;
	onEdit: () => void;
	onCommit: (typed: string) => void;
	onCancel: () => void;
	onAccept: () => void;
	onClear: () => void;
	/** Set for a value in a row of a list. */
	onRemoveRow?: () => void;
};

/** One value with its state, the reasons for review and its actions. */
export function ValueRow(props: Props) {
	const { leaf, before, theirs, isCurrent, isEditing, isChanged, isAccepted, fault } = props;
	const { label, value, path } = leaf;
	const lookup = leaf.definition?.rules?.lookup as Lookup | undefined;
	return (
		<li
			className="review-value"
			data-current={isCurrent || undefined}
			data-row={path}
			onFocus={props.onFocus}
		>
			<div className="review-line">
				<span className="review-name">{label}</span>
				<State {...props} />
			</div>
			{isEditing ? (
				<Editor key={path} {...props} />
			) : (
				<button
					type="button"
					className="review-shown"
					data-value={path}
					aria-current={isCurrent || undefined}
					// Focusing before the click would move the rows away from the pointer.
					onMouseDown={(event) => event.preventDefault()}
					onClick={props.onEdit}
				>
					<Shown value={value} />
					<VisuallyHidden>{text.review.edit(label)}</VisuallyHidden>
					{isChanged && before !== value && (
						<del>{text.review.was(writeValue(before) || text.review.none)}</del>
					)}
				</button>
			)}
			{theirs && (
				<div className="worse">
					{text.review.theirs(writeValue(theirs.value) || text.review.none)}
				</div>
			)}
			{fault !== undefined && (
				<div className="worse" role="alert">
					{fault}
				</div>
			)}
			{!isChanged && !isAccepted && !isReviewed(props.reviewed, leaf) && <Notes {...props} />}
			{isCurrent && lookup && (
				<PickRow label={label} lookup={lookup} detail={props.detail} onPick={props.onCommit} />
			)}
			{isCurrent && !isEditing && <Actions {...props} />}
		</li>
	);
}

/** What a person can do with the selected value. */
function Actions({ leaf: { label, value }, ...props }: Props) {
	return (
		<Group gap={6} mt={6}>
			<Button
				size="compact-xs"
				variant="light"
				leftSection={<IconCheck size={14} aria-hidden />}
				aria-label={text.review.acceptOf(label)}
				onClick={props.onAccept}
			>
				{text.review.accept}
			</Button>
			<Button
				size="compact-xs"
				variant="default"
				leftSection={<IconPencil size={14} aria-hidden />}
				aria-label={text.review.changeOf(label)}
				onClick={props.onEdit}
			>
				{text.review.change}
			</Button>
			{value !== null && (
				<Button
					size="compact-xs"
					variant="default"
					leftSection={<IconTrash size={14} aria-hidden />}
					aria-label={text.review.clearOf(label)}
					onClick={props.onClear}
				>
					{text.review.clear}
				</Button>
			)}
			{props.onRemoveRow && (
				<Button size="compact-xs" variant="default" onClick={props.onRemoveRow}>
					{text.review.removeRow}
				</Button>
			)}
		</Group>
	);
}

function Shown({ value }: { value: unknown }) {
	const shown = writeValue(value);
	return shown === '' ? (
		<em className="review-name">{text.review.none}</em>
	) : (
		<bdi className="wrap-anywhere">{shown}</bdi>
	);
}

function State({ leaf, detail, reviewed, isChanged, isAccepted }: Props) {
	if (isChanged) return <span className="review-mark">{text.review.changed}</span>;
	if (isAccepted) return <span className="review-mark">{text.review.accepted}</span>;
	if (isReviewed(reviewed, leaf)) {
		return <ReviewMark path={leaf.path} detail={undefined} reviewed={reviewed} />;
	}
	if (!detail || detail.confidence === 0) return null;
	return (
		<span className="confidence" data-level={levelOf(detail.confidence)}>
			{text.result.confidence(percentOf(detail.confidence))}
		</span>
	);
}

function isReviewed({ isApproved, corrected }: Reviewed, { path }: Leaf): boolean {
	return isApproved || corrected.has(path);
}

/** The reasons for review and the checks, in words. */
function Notes({ leaf, detail, reasons }: Props) {
	const notes: { words: string; hasFailed: boolean; isCheck?: boolean }[] = [
		...reasons.flatMap(({ reason, below }) => {
			if (reason === 'missing') {
				return leaf.value === null ? [{ words: text.review.missing, hasFailed: true }] : [];
			}
			if (reason !== 'confidence' || below === undefined) return [];
			return [{ words: text.review.belowLimit(percentOf(below)), hasFailed: false }];
		}),
		...(detail?.source === 'second'
			? [
					{
						words: detail.page === null ? text.result.notGroundedHint : text.result.bySecondHint,
						hasFailed: false,
					},
				]
			: []),
		...(detail?.checks ?? []).map((check) => ({ ...sayCheck(check), isCheck: true })),
	];
	if (notes.length === 0) return null;
	return (
		<ul className="review-notes">
			{notes.map(({ words, hasFailed, isCheck }) => (
				<li
					key={words}
					data-failed={hasFailed || undefined}
					data-passed={isCheck === true && !hasFailed ? true : undefined}
				>
					{words}
				</li>
			))}
		</ul>
	);
}

function Editor({ leaf, onCommit, onCancel }: Props) {
	const [typed, setTyped] = useState(writeValue(leaf.value));
	return (
		<Group gap={6} align="flex-start" wrap="nowrap">
			<TextInput
				flex={1}
				size="sm"
				autoFocus
				aria-label={text.review.input(leaf.label)}
				description={text.review.inputHint}
				inputWrapperOrder={['input', 'description']}
				value={typed}
				onFocus={({ currentTarget }) => currentTarget.select()}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
						event.preventDefault();
						onCommit(typed);
					}
					if (event.key === 'Escape') onCancel();
				}}
			/>
			<Button size="sm" variant="default" onClick={() => onCommit(typed)}>
				{text.review.apply}
			</Button>
		</Group>
	);
}
