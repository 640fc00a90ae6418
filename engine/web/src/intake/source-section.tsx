import { Button, Group, Menu, ActionIcon, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

/** A mailbox or a paperless-ngx, as far as both are alike. */
export type Source = {
	id: string;
	name: string;
	enabled: boolean;
	lastError: string | null;
	lastCheckedAt: string | null;
};

type Props<T extends Source> = {
	/** The route of the list. */
	path: '/v1/mailboxes' | '/v1/paperless';
	title: string;
	hint: string;
	/** On the button that adds one. */
	connect: string;
	/** Where a source is, for people. */
	placeOf: (source: T) => string;
	create: (onClose: () => void) => ReactNode;
	edit: (source: T, onClose: () => void) => ReactNode;
};

/** The sources of one kind, which can be added, changed, switched off and removed. */
export function SourceSection<T extends Source>({
	path,
	title,
	hint,
	connect,
	placeOf,
	create,
	edit,
}: Props<T>) {
	const sources = useQuery({ queryKey: [path], queryFn: () => api.get<T[]>(path) });
	const [isCreating, setCreating] = useState(false);
	const [edited, setEdited] = useState<T | null>(null);
	return (
		<section aria-label={title}>
			<Group justify="space-between" mb="md">
				<div>
					<Title order={2} fz={18}>
						{title}
					</Title>
					<Text fz="sm" c="dimmed">
						{hint}
					</Text>
				</div>
				<Button
					variant="default"
					leftSection={<IconPlus size={16} aria-hidden />}
					onClick={() => setCreating(true)}
				>
					{connect}
				</Button>
			</Group>
			<Loaded query={sources}>
				{(list) =>
					list.length === 0 ? (
						<Text fz="sm">{text.intake.none}</Text>
					) : (
						<TableCard
							label={title}
							head={[
								text.intake.name,
								text.intake.place,
								text.keys.status,
								text.intake.checked,
								'',
							]}
						>
							{list.map((source) => (
								<SourceRow
									key={source.id}
									{...{ source, path }}
									place={placeOf(source)}
									onEdit={() => setEdited(source)}
								/>
							))}
						</TableCard>
					)
				}
			</Loaded>
			{isCreating && create(() => setCreating(false))}
			{edited && edit(edited, () => setEdited(null))}
		</section>
	);
}

type RowProps = { source: Source; path: string; place: string; onEdit: () => void };

function SourceRow({ source, path, place, onEdit }: RowProps) {
	const [isRemoving, setRemoving] = useState(false);
	const queries = useQueryClient();
	const refresh = () => queries.invalidateQueries({ queryKey: [path] });
	const own = `${path}/${source.id}`;
	const toggle = useMutation({
		mutationFn: () => api.patch(own, { enabled: !source.enabled }),
		onSuccess: refresh,
	});
	return (
		<Table.Tr>
			<Table.Td className="cell-name">
				<bdi>{source.name}</bdi>
			</Table.Td>
			<Cell label={text.intake.place} className="wrap-anywhere">
				{place}
			</Cell>
			<Cell label={text.keys.status}>
				<StatusBadge tone={!source.enabled || source.lastError !== null ? 'warn' : 'good'}>
					{!source.enabled
						? text.webhooks.disabled
						: source.lastError === null
							? text.webhooks.enabled
							: text.intake.waits}
				</StatusBadge>
				{source.lastError !== null && (
					<Text fz="xs" c="dimmed" className="wrap-anywhere">
						{source.lastError}
					</Text>
				)}
				<Refusal error={toggle.error} />
			</Cell>
			<Cell label={text.intake.checked}>
				{source.lastCheckedAt === null ? text.common.never : <Ago at={source.lastCheckedAt} />}
			</Cell>
			<Table.Td>
				<Menu position="bottom-end" withinPortal>
					<Menu.Target>
						<ActionIcon
							variant="subtle"
							aria-label={text.intake.actionsOf(source.name)}
							loading={toggle.isPending}
						>
							<IconDots size={16} aria-hidden />
						</ActionIcon>
					</Menu.Target>
					<Menu.Dropdown>
						<Menu.Item onClick={onEdit}>{text.intake.edit}</Menu.Item>
						<Menu.Item onClick={() => toggle.mutate()}>
							{source.enabled ? text.intake.switchOff : text.intake.switchOn}
						</Menu.Item>
						<Menu.Item onClick={() => setRemoving(true)}>{text.intake.remove}</Menu.Item>
					</Menu.Dropdown>
				</Menu>
				{isRemoving && (
					<Confirm
						title={text.intake.removeTitle(source.name)}
						action={text.intake.remove}
						onClose={() => setRemoving(false)}
						onConfirm={async () => {
							await api.delete(own);
							await refresh();
						}}
					>
						{text.intake.removeHint}
					</Confirm>
				)}
			</Table.Td>
		</Table.Tr>
	);
}
