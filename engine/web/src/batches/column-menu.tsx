import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { text } from '../text.ts';
import type { ResultColumn } from './list-columns.ts';
import type { Columns } from './use-columns.ts';

const keyOf = ({ path }: ResultColumn) => path.join('.');

/** Chooses columns and their order: the shown ones first, then the others. */
export function ColumnMenu({ columns: { all, columns, isChosen, choose } }: { columns: Columns }) {
	const shown = columns.map(keyOf);
	const others = all.filter((column) => !shown.includes(keyOf(column)));
	const move = (at: number, by: number) => {
		const after = [...shown];
		const [moved = ''] = after.splice(at, 1);
		after.splice(at + by, 0, moved);
		choose(after);
	};
	const { columns: title, moveUp, moveDown, usualColumns } = text.batches;
	return (
		<Popover position="bottom-end" withArrow trapFocus returnFocus>
			<Popover.Target>
				<Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
					{title}
				</Button>
			</Popover.Target>
			<Popover.Dropdown className="column-menu" role="group" aria-label={title}>
				<Stack gap={4}>
					{columns.map((column, i) => (
						<Group key={keyOf(column)} gap="xs" wrap="nowrap" justify="space-between">
							<Checkbox
								label={column.label}
								checked
								disabled={shown.length === 1}
								onChange={() => choose(shown.filter((key) => key !== keyOf(column)))}
							/>
							<Group gap={2} wrap="nowrap">
								<ActionIcon
									variant="subtle"
									color="gray"
									aria-label={moveUp(column.label)}
									disabled={i === 0}
									onClick={() => move(i, -1)}
								>
									<IconArrowUp size={16} aria-hidden />
								</ActionIcon>
								<ActionIcon
									variant="subtle"
									color="gray"
									aria-label={moveDown(column.label)}
									disabled={i === columns.length - 1}
									onClick={() => move(i, 1)}
								>
									<IconArrowDown size={16} aria-hidden />
								</ActionIcon>
							</Group>
						</Group>
					))}
					{others.map((column) => (
						<Checkbox
							key={keyOf(column)}
							label={column.label}
							checked={false}
							onChange={() => choose([...shown, keyOf(column)])}
						/>
					))}
					{isChosen && (
						<Button variant="subtle" size="xs" mt="xs" onClick={() => choose(null)}>
							{usualColumns}
						</Button>
					)}
				</Stack>
			</Popover.Dropdown>
		</Popover>
	);
}
