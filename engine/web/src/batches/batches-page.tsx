import { Anchor, Button, Progress, Select, Stack, Table, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api } from '../api/client.ts';
import type { Batch, BatchPage } from '../api/desk-types.ts';
import { useTemplates } from '../api/queries.ts';
import { useMay, useProfile } from '../api/session.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { lastTemplate } from '../parts/last-template.ts';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { AUTO, listChoices, nameTemplate } from '../sorting/name-piece.ts';
import { formatNumber } from '../locale.ts';
import { text } from '../text.ts';

const LIVE_MS = 3000;
const IDLE_MS = 15_000;

export default function BatchesPage() {
	const [isNew, setNew] = useState(new URLSearchParams(useSearch()).has('new'));
	const isAllowed = useMay('edit');
	const pages = useInfiniteQuery({
		queryKey: ['batches'],
		queryFn: ({ pageParam, signal }) =>
			api.get<BatchPage>(
				`/v1/batches?limit=25${pageParam === null ? '' : `&cursor=${pageParam}`}`,
				signal,
			),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		refetchInterval: ({ state }) =>
			state.data?.pages.some(({ batches }) => batches.some((one) => countOpen(one) > 0))
				? LIVE_MS
				: IDLE_MS,
	});
	const batches = pages.data?.pages.flatMap((page) => page.batches) ?? [];
	const button = isAllowed && (
		<Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
			{text.batches.new}
		</Button>
	);
	return (
		<>
			<PageHeader
				title={text.batches.title}
				lead={text.batches.lead}
				actions={batches.length > 0 && button}
			/>
			<Loaded query={pages}>
				{() =>
					batches.length > 0 ? (
						<BatchTable batches={batches} />
					) : (
						<EmptyState
							icon={IconStack2}
							title={text.batches.emptyTitle}
							hint={text.batches.emptyHint}
						>
							{button}
							<Anchor component={Link} href="/" fz="sm">
								{text.batches.toTryIt}
							</Anchor>
						</EmptyState>
					)
				}
			</Loaded>
			<MoreButton pages={pages} />
			{isNew && <NewBatch onClose={() => setNew(false)} />}
		</>
	);
}

function BatchTable({ batches }: { batches: Batch[] }) {
	const templates = useTemplates();
	const nameOf = (id: string) =>
		templates.data ? (nameTemplate(id, templates.data) ?? text.batches.deletedTemplate) : '';
	const { name, template, progress, failed, created } = text.batches;
	return (
		<TableCard label={text.batches.title} head={[name, template, progress, failed, created]}>
			{batches.map((batch) => (
				<Table.Tr key={batch.id}>
					<Table.Td className="cell-name">
						<Link href={`/batches/${batch.id}`} className="row-link">
							<bdi>{batch.name}</bdi>
						</Link>
					</Table.Td>
					<Cell label={template} className="cell-name">
						<bdi>{nameOf(batch.templateId)}</bdi>
					</Cell>
					<Cell label={progress}>
						<BatchProgress batch={batch} />
					</Cell>
					<Cell label={failed}>{formatNumber(batch.counts.failed)}</Cell>
					<Cell label={created}>
						<Ago at={batch.createdAt} />
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

export function countOpen({ counts }: Batch): number {
	return counts.pending + counts.processing + counts.retrying;
}

export function BatchProgress({ batch }: { batch: Batch }) {
	const { all, completed, failed } = batch.counts;
	const words = text.batches.done(completed + failed, all);
	return (
		<Stack gap={4} miw={150}>
			<Text fz="sm">{words}</Text>
			<Progress.Root size="sm">
				<Progress.Section
					value={all === 0 ? 0 : (completed / all) * 100}
					color="sift"
					aria-label={`${text.batches.completed}${text.common.colon} ${words}`}
				/>
				<Progress.Section
					value={all === 0 ? 0 : (failed / all) * 100}
					color="red"
					aria-label={text.batches.failed}
				/>
			</Progress.Root>
		</Stack>
	);
}

function NewBatch({ onClose }: { onClose: () => void }) {
	const templates = useTemplates();
	const [name, setName] = useState('');
	const { accountId } = useProfile();
	const [chosen, setChosen] = useState<string | null>(null);
	const templateId = chosen ?? lastTemplate(accountId, templates.data) ?? AUTO;
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: () => api.post<Batch>('/v1/batches', { name, templateId }),
		onSuccess: async ({ id }) => {
			await queries.invalidateQueries({ queryKey: ['batches'] });
			go(`/batches/${id}`);
		},
	});
	return (
		<FormDialog
			title={text.batches.newTitle}
			submit={text.common.create}
			isReady={name.trim() !== ''}
			work={work}
			onClose={onClose}
		>
			<TextField
				label={text.batches.name}
				placeholder={text.batches.namePlaceholder}
				data-autofocus
				maxLength={200}
				value={name}
				onChange={setName}
			/>
			<Select
				label={text.batches.template}
				description={templateId === AUTO ? text.auto.hint : text.batches.templateHint}
				searchable
				value={templateId}
				onChange={setChosen}
				data={listChoices(templates.data)}
			/>
		</FormDialog>
	);
}
