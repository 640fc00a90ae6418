import { Button, Group, Table, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

type Trashed = { id: string; name: string; deletedAt: string };

/** The key of the list, which a deletion makes longer. */
export const TRASH_KEY = ['trash'];

/** Deleted templates that can be restored; nothing where there are none. */
export function TemplateTrash() {
	const trash = useQuery({ queryKey: TRASH_KEY, queryFn: () => api.get<Trashed[]>('/v1/trash') });
	const [doomed, setDoomed] = useState<Trashed | null>(null);
	const queries = useQueryClient();
	const refresh = async () => {
		await queries.invalidateQueries({ queryKey: TRASH_KEY });
		await queries.invalidateQueries({ queryKey: ['templates'] });
	};
	const restore = useMutation({
		mutationFn: (id: string) => api.post(`/v1/trash/${id}/restore`),
		onSuccess: refresh,
	});
	if (!trash.data || trash.data.length === 0) return null;
	return (
		<section aria-labelledby="trash">
			<Title order={2} fz={18} mt="xl" mb="md" id="trash">
				{text.trash.title}
			</Title>
			<Refusal error={restore.error} />
			<TableCard label={text.trash.title} head={[text.trash.name, text.trash.deleted, '']}>
				{trash.data.map((one) => (
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
					title={text.trash.eraseTitle}
					action={text.trash.erase}
					onClose={() => setDoomed(null)}
					onConfirm={async () => {
						await api.delete(`/v1/trash/${doomed.id}`);
						await refresh();
					}}
				>
					{text.trash.eraseHint(doomed.name)}
				</Confirm>
			)}
		</section>
	);
}
