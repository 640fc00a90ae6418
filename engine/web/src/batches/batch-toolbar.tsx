import { Button, Group, Select, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { ColumnMenu } from './column-menu.tsx';
import { ROW_STATES } from './find-rows.ts';
import type { RowFilter } from './find-rows.ts';
import type { Columns } from './use-columns.ts';

type Props = {
	batchId: string;
	filter: RowFilter;
	onFilter: (filter: RowFilter) => void;
	columns: Columns;
	/** Jobs that failed. */
	failed: readonly string[];
};

/** Searches and filters the results of a batch, chooses columns, and reads failed documents again. */
export function BatchToolbar({ batchId, filter, onFilter, columns, failed }: Props) {
	const queries = useQueryClient();
	const mayEdit = useMay('edit');
	const retry = useMutation({
		mutationFn: async () => {
			for (const id of failed) await api.post(`/v1/jobs/${id}/retry`);
		},
		onSettled: () => queries.invalidateQueries({ queryKey: ['batch', batchId] }),
	});
	return (
		<>
			<Group mb="md" gap="sm" className="filters">
				<TextInput
					aria-label={text.batches.search}
					placeholder={text.batches.searchPlaceholder}
					leftSection={<IconSearch size={16} aria-hidden />}
					value={filter.search}
					onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
				/>
				<Select
					aria-label={text.batches.status}
					placeholder={text.batches.anyState}
					clearable
					clearButtonProps={{ 'aria-label': text.batches.anyState }}
					value={filter.state}
					onChange={(state) => onFilter({ ...filter, state })}
					data={ROW_STATES.map((value) => ({ value, label: text.batches.states[value] }))}
				/>
				<Group gap="sm" className="batch-actions">
					<ColumnMenu columns={columns} />
					{mayEdit && failed.length > 0 && (
						<Button
							variant="default"
							leftSection={<IconRefresh size={16} aria-hidden />}
							loading={retry.isPending}
							onClick={() => retry.mutate()}
						>
							{text.batches.retryAll(failed.length)}
						</Button>
					)}
				</Group>
			</Group>
			<Refusal error={retry.error} />
		</>
	);
}
