import { Table, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Detail } from '../api/types.ts';
import { text } from '../text.ts';
import { formatValue } from './format-value.ts';
import type { Reviewed } from '../review/read-corrections.ts';
import { ConfidenceMark, ReviewMark } from './confidence-mark.tsx';
import { isGroup, isTable, joinPath, toLabel } from './read-result.ts';

export type TreeProps = {
	/** The whole result, for the currency of its amounts. */
	result: unknown;
	details: ReadonlyMap<string, Detail>;
	/** Paths of values found by the second reader. */
	bySecond: ReadonlySet<string>;
	/** What people have decided about the result. */
	reviewed: Reviewed;
	selected: string | null;
	onSelect: (path: string) => void;
};

type Props = TreeProps & { value: unknown; path: string };

/** A result with labels, values and confidences. */
export function ValueTree({ value, path, ...tree }: Props) {
	if (!isGroup(value)) return null;
	return (
		<dl className="values">
			{Object.entries(value).map(([name, inner]) => (
				<Entry key={name} name={name} value={inner} path={joinPath(path, name)} {...tree} />
			))}
		</dl>
	);
}

function Entry({ name, value, path, ...tree }: Props & { name: string }) {
	const isWide = isGroup(value) || (Array.isArray(value) && value.some(isGroup));
	return (
		<div className={isWide ? 'entry entry-wide' : 'entry'}>
			<dt title={name}>{toLabel(name)}</dt>
			<dd>
				<Value value={value} path={path} {...tree} />
			</dd>
		</div>
	);
}

function Value({ value, path, ...tree }: Props) {
	if (isTable(value)) return <Rows rows={value} path={path} {...tree} />;
	if (isGroup(value)) return <ValueTree value={value} path={path} {...tree} />;
	if (!Array.isArray(value)) return <Scalar value={value} path={path} {...tree} />;
	if (value.length === 0) return <Missing />;
	return (
		<ol className="items">
			{value.map((item: unknown, i) => (
				<li key={i}>
					<Value value={item} path={joinPath(path, i)} {...tree} />
				</li>
			))}
		</ol>
	);
}

function Rows({
	rows,
	path,
	...tree
}: TreeProps & { rows: Record<string, unknown>[]; path: string }) {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return (
		<div className="rows" tabIndex={0} role="region" aria-label={path}>
			<Table verticalSpacing={6} horizontalSpacing="xs" fz="sm">
				<Table.Thead>
					<Table.Tr>
						{columns.map((name) => (
							<Table.Th key={name} title={name}>
								{toLabel(name)}
							</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{rows.map((row, i) => (
						<Table.Tr key={i}>
							{columns.map((name) => (
								<Table.Td key={name}>
									<Scalar value={row[name]} path={joinPath(joinPath(path, i), name)} {...tree} />
								</Table.Td>
							))}
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</div>
	);
}

function Scalar({ value, path, result, details, bySecond, reviewed, selected, onSelect }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	const isSelected = selected === path;
	useEffect(() => {
		if (isSelected) button.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
	}, [isSelected]);
	if (value === null || value === undefined) return <Missing />;
	const shown = formatValue(value, path.replace(/^.*[.\]]/s, ''), result);
	const detail = details.get(path);
	const isReviewed = reviewed.isApproved || reviewed.corrected.has(path);
	const mark = isReviewed ? (
		<ReviewMark path={path} detail={detail} reviewed={reviewed} />
	) : (
		bySecond.has(path) && <SecondMark isGrounded={detail !== undefined} />
	);
	if (!detail) {
		return (
			<span className="wrap-anywhere" data-path={path}>
				{shown} {mark}
			</span>
		);
	}
	return (
		<button
			ref={button}
			type="button"
			className="value"
			data-path={path}
			aria-pressed={isSelected}
			onClick={() => onSelect(path)}
		>
			<bdi className="wrap-anywhere">{shown}</bdi>
			{!isReviewed && <ConfidenceMark detail={detail} />}
			{mark}
		</button>
	);
}

/** Marks a value of the second reader, and whether a page shows it. */
function SecondMark({ isGrounded }: { isGrounded: boolean }) {
	const { bySecond, bySecondHint, notGrounded, notGroundedHint } = text.result;
	return (
		<span className="second-mark" title={isGrounded ? bySecondHint : notGroundedHint}>
			{isGrounded ? bySecond : notGrounded}
		</span>
	);
}

function Missing() {
	return (
		<Text component="span" c="dimmed" fz="sm" fs="italic">
			{text.result.notFound}
		</Text>
	);
}
