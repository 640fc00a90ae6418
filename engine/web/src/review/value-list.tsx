import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { AnyDetail, FieldMap, Review } from '../api/types.ts';
import { columnsOf } from '../grid/grid-rows.ts';
import type { Column } from '../grid/grid-rows.ts';
import { text } from '../text.ts';
import { findTheirs } from './desk-state.ts';
import { isTouched, labelOf, listLists, rowOf, valueAt } from './draft.ts';
import type { Leaf } from './draft.ts';
import { ListGrid } from './list-grid.tsx';
import type { Reviewed } from './read-corrections.ts';
import type { Desk } from './use-desk.ts';
import { ValueRow } from './value-row.tsx';

type Props = {
	desk: Desk;
	review: Review;
	reviewed: Reviewed;
	details: readonly AnyDetail[];
	onCommit: (leaf: Leaf, typed: string, then?: 'next' | 'nothing') => void;
};

/** The values to check, with a switch between the doubtful ones and all. */
export function ValueList({ desk, review, reviewed, details, onCommit }: Props) {
	const { subject, state, view, dispatch } = desk;
	const { size } = view.doubtful;
	const grids = useMemo(() => listGrids(subject.fields), [subject.fields]);
	// Thousands of cells are not looked through again when the selection moves.
	const plain = useMemo(
		() => view.shown.filter(({ path }) => !grids.has(path.split(/[[.]/, 1)[0] ?? '')),
		[view.shown, grids],
	);
	const isShown = (list: string) =>
		state.isAll ||
		view.settled.has(list) ||
		view.shown.some(({ path }) => path.startsWith(`${list}[`));
	return (
		<>
			<Group justify="space-between" p="sm" gap="xs">
				<SegmentedControl
					size="xs"
					aria-label={text.review.showing}
					value={state.isAll ? 'all' : 'doubtful'}
					onChange={(value) => dispatch({ type: 'show', isAll: value === 'all' })}
					data={[
						{ value: 'doubtful', label: text.review.doubtful },
						{ value: 'all', label: text.review.all },
					]}
				/>
				<Text fz="sm" c="dimmed" role="status">
					{text.review.progress(size - view.unchecked.length, size)}
				</Text>
			</Group>
			<div className="review-list" tabIndex={-1}>
				{view.shown.length === 0 && (
					<Text fz="sm" c="dimmed" p="md">
						{text.review.nothingDoubtful}
					</Text>
				)}
				<ul className="review-values" aria-label={text.review.values}>
					{plain.map((leaf) => (
						<Row
							key={leaf.path}
							leaf={leaf}
							desk={desk}
							reviewed={reviewed}
							detail={details.find(({ path }) => path === leaf.path)}
							reasons={review.reasons.filter(({ path }) => path === leaf.path)}
							onCommit={(typed) => onCommit(leaf, typed)}
						/>
					))}
				</ul>
				{[...grids]
					.filter(([path]) => isShown(path))
					.map(([path, columns]) => (
						<ListGrid key={path} {...{ desk, path, columns, onCommit }} />
					))}
				{state.isAll && <AddRows {...desk} />}
			</div>
		</>
	);
}

type RowProps = {
	leaf: Leaf;
	desk: Desk;
	reviewed: Reviewed;
	detail: AnyDetail | undefined;
	reasons: Review['reasons'];
	onCommit: (typed: string) => void;
};

function Row({ leaf, desk, ...row }: RowProps) {
	const { path } = leaf;
	const { subject, state, view, dispatch } = desk;
	const isChanged = isTouched(view.changes, path);
	const inList = rowOf(path);
	return (
		<ValueRow
			{...row}
			leaf={leaf}
			before={valueAt(subject.result, view.trace.toStored(path) ?? '') ?? null}
			theirs={findTheirs(subject, state, view.changes, path)}
			isCurrent={path === state.current}
			isEditing={path === state.editing}
			isChanged={isChanged}
			isAccepted={!isChanged && view.settled.has(path)}
			fault={state.fault?.path === path ? state.fault.words : undefined}
			onFocus={() => dispatch({ type: 'select', path })}
			onEdit={() => dispatch({ type: 'edit', path })}
			onCancel={() => dispatch({ type: 'goTo', path })}
			onAccept={() => dispatch({ type: 'accept', path })}
			onClear={() => dispatch({ type: 'change', change: { path, value: null }, then: 'next' })}
			{...(inList && { onRemoveRow: () => dispatch({ type: 'removeRow', ...inList }) })}
		/>
	);
}

/** The lists that are shown as spreadsheets, with their columns. */
function listGrids(fields: FieldMap | undefined): Map<string, Column[]> {
	return new Map(
		Object.entries(fields ?? {}).flatMap(([path, definition]) => {
			const columns = columnsOf(definition);
			return columns ? [[path, columns] as const] : [];
		}),
	);
}

/** Buttons that add the rows that the engine missed. */
function AddRows({ subject, view, dispatch }: Desk) {
	const grids = listGrids(subject.fields);
	const lists = listLists(subject.fields).filter(({ path }) => !grids.has(path));
	if (lists.length === 0) return null;
	return (
		<Group gap={6} p="sm">
			{lists.map(({ path, empty }) => {
				const rows = view.result[path];
				const change = { path: `${path}[${Array.isArray(rows) ? rows.length : 0}]`, value: empty };
				return (
					<Button
						key={path}
						size="compact-xs"
						variant="default"
						onClick={() => dispatch({ type: 'change', change, then: 'nothing' })}
					>
						{text.review.addRow(labelOf(path))}
					</Button>
				);
			})}
		</Group>
	);
}
