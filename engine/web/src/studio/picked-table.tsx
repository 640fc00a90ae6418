import { Button, Checkbox, Group, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { newField } from '../builder/field-nodes.ts';
import type { FieldNode } from '../builder/field-nodes.ts';
import { text } from '../text.ts';
import { freeName } from './propose-field.ts';
import type { ProposedTable } from './propose-table.ts';

const SHOWN_ROWS = 3;

type Props = {
	table: ProposedTable;
	taken: ReadonlySet<string>;
	onAdd: (field: FieldNode) => void;
};

/** Turns a dragged table into a list with its columns. */
export function PickedTable({ table: { columns, rows }, taken, onAdd }: Props) {
	const [name, setName] = useState(() => freeName('items', taken));
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const chosen = columns.filter((column) => !left.has(column.name));
	const toggle = (column: string) => {
		const next = new Set(left);
		if (!next.delete(column)) next.add(column);
		setLeft(next);
	};
	const isTaken = taken.has(name);
	const add = () =>
		onAdd(
			newField({
				name,
				type: 'array',
				itemType: 'object',
				children: chosen.map((column) => newField(column)),
			}),
		);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				add();
			}}
		>
			<Text fz="sm">{text.studio.isTable(rows.length, columns.length)}</Text>
			<Table.ScrollContainer minWidth={0} mt="xs">
				<Table fz="sm" verticalSpacing={4} horizontalSpacing="xs" withTableBorder>
					<Table.Thead>
						<Table.Tr>
							{columns.map((column) => (
								<Table.Th key={column.name}>
									<Checkbox
										size="xs"
										label={column.name}
										description={text.types[column.type]}
										checked={!left.has(column.name)}
										onChange={() => toggle(column.name)}
									/>
								</Table.Th>
							))}
						</Table.Tr>
					</Table.Thead>
					<Table.Tbody>
						{rows.slice(0, SHOWN_ROWS).map((row, i) => (
							<Table.Tr key={i}>
								{row.map((cell, k) => (
									<Table.Td key={k} className="wrap-anywhere">
										{cell}
									</Table.Td>
								))}
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
			</Table.ScrollContainer>
			<Group gap="sm" align="flex-end" mt="xs">
				<TextInput
					label={text.studio.listName}
					value={name}
					required
					withAsterisk={false}
					error={isTaken ? text.builder.sameName : undefined}
					onChange={(event) => setName(event.currentTarget.value)}
				/>
				<Button type="submit" disabled={name === '' || isTaken || chosen.length === 0}>
					{text.studio.addList}
				</Button>
			</Group>
		</form>
	);
}
