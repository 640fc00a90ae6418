import { Button, Group, Table, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { text } from '../text.ts';
import { Confirm } from './confirm.tsx';
import { Refusal } from './failed-load.tsx';
import { Cell, TableCard } from './table-card.tsx';
import { Ago } from './time.tsx';

export type TrashRow = { id: string; name: string; deletedAt: string };

type Props = {
	title: string;
	nameLabel: string;
	rows: readonly TrashRow[] | undefined;
	restore: (id: string) => Promise<unknown>;
	erase: (id: string) => Promise<unknown>;
	eraseTitle: string;
	eraseHint: (name: string) => string;
	onChanged: () => Promise<void>;
};

/** What was deleted and can be restored; nothing where there is nothing. */
export function TrashList({ title, nameLabel, rows = [], erase, onChanged, ...props }: Props) {
	const [doomed, setDoomed] = useState<TrashRow | null>(null);
	const restore = useMutation({ mutationFn: props.restore, onSuccess: onChanged });
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="trash">
			<Title order={2} fz={18} mt="xl" mb="md" id="trash">
				{title}
			</Title>
			<Refusal error={restore.error} />
			<TableCard label={title} head={[nameLabel, text.trash.deleted, '']}>
				{rows.map((one) => (
					<Table.Tr key={one.id}>
						<Table.Td className="cell-name">
							<bdi>{one.name}</bdi>
						</Table.Td>
						<Cell label={text.trash.deleted}>
							<Ago at={one.deletedAt} />
						</Cell>
						<Table.Td>
							<Group gap="xs" justify="flex-end">
								<Button
									size="xs"
									variant="default"
									aria-label={text.trash.restoreOf(one.name)}
									onClick={() => restore.mutate(one.id)}
								>
									{text.trash.restore}
								</Button>
								<Button
									size="xs"
									variant="default"
									aria-label={text.trash.eraseOf(one.name)}
									onClick={() => setDoomed(one)}
								>
									{text.trash.erase}
								</Button>
							</Group>
						</Table.Td>
					</Table.Tr>
				))}
			</TableCard>
			{doomed && (
				<Confirm
					title={props.eraseTitle}
					action={text.trash.erase}
					onClose={() => setDoomed(null)}
					onConfirm={async () => {
						await erase(doomed.id);
						await onChanged();
					}}
				>
					{props.eraseHint(doomed.name)}
				</Confirm>
			)}
		</section>
	);
}
