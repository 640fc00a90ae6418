import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconEyeCheck, IconFiles, IconSearch, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, isMissing } from '../api/client.ts';
import type { Template } from '../api/types.ts';
import type { Batch, BatchJob, ResultPage } from '../api/desk-types.ts';
import { useTemplates } from '../api/queries.ts';
import { useMay } from '../api/session.tsx';
import { ChosenExport } from './chosen-export.tsx';
import { BatchProgress, countOpen } from './batches-page.tsx';
import { listTables } from './list-columns.ts';
import { ManyDropZone } from './many-drop-zone.tsx';
import { PieceTable } from './piece-table.tsx';
import { BatchToolbar } from './batch-toolbar.tsx';
import { ResultTable } from './result-table.tsx';
import { useColumns } from './use-columns.ts';
import { useRows } from './use-rows.ts';
import { UploadState } from './upload-state.tsx';
import { useQueue } from './use-queue.ts';
import { ReviewNotice } from '../review/review-notice.tsx';
import { pathOfReview } from '../review/queries.ts';
import { useChosenRows } from '../parts/chosen-rows.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { AUTO, nameTemplate } from '../sorting/name-piece.ts';
import { formatNumber } from '../locale.ts';
import { text } from '../text.ts';
import { nameAuthor } from '../versions/name-author.ts';

const CorrectDialog = lazyPage(() => import('../review/correct-dialog.tsx'));

const LIVE_MS = 2000;
const PAGE_SIZE = 25;

/** One batch: its drop zone, progress and results. */
export default function BatchPage({ batchId }: { batchId: string }) {
	const batch = useQuery({
		queryKey: ['batch', batchId],
		queryFn: () => api.get<Batch>(`/v1/batches/${batchId}`),
		refetchInterval: ({ state }) => (state.data && countOpen(state.data) > 0 ? LIVE_MS : false),
	});
	return <Loaded query={batch}>{(found) => <Whole batch={found} />}</Loaded>;
}

function Whole({ batch }: { batch: Batch }) {
	const { id, counts, templateId } = batch;
	const [isDeleting, setDeleting] = useState(false);
	const [corrected, setCorrected] = useState<{ job: BatchJob; path: string } | null>(null);
	const [isAllowed, mayReview] = [useMay('edit'), useMay('review')];
	const onCorrect = mayReview
		? (job: BatchJob, path: string) => setCorrected({ job, path })
		: undefined;
	const templates = useTemplates();
	const templateName = nameTemplate(templateId, templates.data);
	const queue = useQueue(id, templateId);
	const chosen = useChosenRows();
	const [, go] = useLocation();
	const queries = useQueryClient();
	const results = useInfiniteQuery({
		queryKey: ['batch', id, 'results'],
		queryFn: ({ pageParam, signal }) =>
			api.get<ResultPage>(
				`/v1/batches/${id}/results?limit=${PAGE_SIZE}${pageParam === null ? '' : `&cursor=${pageParam}`}`,
				signal,
			),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		refetchInterval: countOpen(batch) > 0 ? LIVE_MS : false,
		placeholderData: (before) => before,
	});
	// Reload when the last job ends between two polls.
	const ended = counts.completed + counts.failed;
	useEffect(() => {
		void queries.invalidateQueries({ queryKey: ['batch', id, 'results'] });
	}, [queries, id, ended]);
	const { jobs, unread } = joinPages(results.data?.pages ?? []);
	const { shown, filter, setFilter, order, setOrder } = useRows(jobs, results);
	const fields = useQuery({
		queryKey: ['batch-template', templateId],
		queryFn: () => loadTemplate(templateId),
		enabled: templateId !== AUTO,
	});
	const data = fields.data?.schema.data ?? {};
	const columns = useColumns(templateId, data);
	const lists = listTables(data);
	const firstToReview = jobs.find(({ needsReview }) => needsReview);
	return (
		<>
			<PageHeader
				title={batch.name}
				back={{ to: '/batches', label: text.batches.back }}
				lead={
					<span className="wrap-anywhere">
						<bdi>{templates.data ? (templateName ?? text.batches.deletedTemplate) : ''}</bdi>
						{' · '}
						{text.batches.by(nameAuthor(batch.by))}
					</span>
				}
				actions={
					<>
						{firstToReview && mayReview && (
							<Button
								component={Link}
								href={pathOfReview(firstToReview.jobId, { batch: id, template: null })}
								variant="default"
								leftSection={<IconEyeCheck size={16} aria-hidden />}
							>
								{text.batches.review(counts.needsReview)}
							</Button>
						)}
						{counts.all > 0 && <ChosenExport batchId={id} {...{ templateId, chosen, lists }} />}
						{isAllowed && (
							<Button
								variant="default"
								leftSection={<IconTrash size={16} aria-hidden />}
								onClick={() => setDeleting(true)}
							>
								{text.batches.delete}
							</Button>
						)}
					</>
				}
			/>
			<ReviewNotice />
			<Stack gap="xl">
				{isAllowed && templateName !== undefined && (
					<ManyDropZone
						onFiles={(files) => void queue.add(files)}
						isSmall={counts.all > 0}
						hint={templateId === AUTO ? text.auto.hint : text.batches.dropHint}
					/>
				)}
				<UploadState queue={queue} />
				{counts.all > 0 && <Counts batch={batch} />}
				<section aria-labelledby="results">
					<Title order={2} fz={18} mb="md" id="results">
						{text.batches.results}
					</Title>
					<Loaded query={results} isPart>
						{() =>
							jobs.length === 0 ? (
								<EmptyState
									icon={IconFiles}
									title={text.batches.noResults}
									hint={text.batches.noResultsHint}
								/>
							) : templateId === AUTO ? (
								<PieceTable batchId={id} {...{ jobs, unread, chosen, onCorrect }} />
							) : (
								<>
									<BatchToolbar
										batchId={id}
										filter={filter}
										onFilter={setFilter}
										columns={columns}
										failed={jobs.flatMap((job) => (job.status === 'failed' ? [job.jobId] : []))}
									/>
									{shown.length > 0 ? (
										<ResultTable
											batchId={id}
											jobs={shown}
											columns={columns.columns}
											chosen={chosen}
											order={order}
											onOrder={setOrder}
											onCorrect={onCorrect}
										/>
									) : (
										<EmptyState
											icon={IconSearch}
											title={text.jobs.noneFound}
											hint={text.jobs.noneFoundHint}
										/>
									)}
								</>
							)
						}
					</Loaded>
					<MoreButton pages={results} />
				</section>
			</Stack>
			{corrected && (
				<CorrectDialog
					jobId={corrected.job.jobId}
					fileName={corrected.job.fileName}
					path={corrected.path}
					onClose={() => setCorrected(null)}
				/>
			)}
			{isDeleting && (
				<Confirm
					title={text.batches.deleteTitle}
					action={text.common.delete}
					onClose={() => setDeleting(false)}
					onConfirm={async () => {
						queue.stop();
						await api.delete(`/v1/batches/${id}`);
						await queries.invalidateQueries({ queryKey: ['batches'] });
						go('/batches');
					}}
				>
					{text.batches.deleteHint}
				</Confirm>
			)}
		</>
	);
}

function joinPages(pages: readonly ResultPage[]): Omit<ResultPage, 'nextCursor'> {
	return {
		jobs: pages.flatMap((page) => page.jobs),
		unread: pages.flatMap((page) => page.unread),
	};
}

function Counts({ batch }: { batch: Batch }) {
	const { counts } = batch;
	const shown = [
		[text.batches.completed, counts.completed],
		[text.batches.failed, counts.failed],
		[text.batches.running, countOpen(batch)],
		[text.batches.needsReview, counts.needsReview],
		[text.batches.pages, counts.pages],
	] as const;
	return (
		<Stack gap="sm">
			<BatchProgress batch={batch} />
			<Group gap="xl" component="dl" m={0}>
				{shown.map(([name, count]) => (
					<div key={name}>
						<Text component="dt" fz="sm" c="dimmed">
							{name}
						</Text>
						<Text component="dd" fz="lg" fw={600} m={0}>
							{formatNumber(count)}
						</Text>
					</div>
				))}
			</Group>
		</Stack>
	);
}

/** null: the template was deleted, but the results are still shown. */
async function loadTemplate(templateId: string): Promise<Template | null> {
	try {
		return await api.get<Template>(`/v1/templates/${templateId}`);
	} catch (error) {
		if (isMissing(error)) return null;
		throw error;
	}
}
