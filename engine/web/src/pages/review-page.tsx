import { Anchor, Button, Group, Select, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { IconChartHistogram, IconEyeCheck } from '@tabler/icons-react';
import { Link, useLocation, useSearch } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { useTemplates } from '../api/queries.ts';
import type { ReviewQueue, ReviewReason, WaitingDocument } from '../api/types.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { ReviewNotice } from '../review/review-notice.tsx';
import { sayReason } from '../review/say-reason.ts';
import { text } from '../text.ts';

const EVERY_MS = 10_000;
const SHOWN_REASONS = 3;

/** Documents that wait for review. */
export default function ReviewPage() {
	const templateId = new URLSearchParams(useSearch()).get('template');
	const [, go] = useLocation();
	const templates = useTemplates();
	const pages = useInfiniteQuery({
		queryKey: ['reviews', 'list', templateId],
		queryFn: ({ pageParam, signal }) => api.get<ReviewQueue>(toPath(templateId, pageParam), signal),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		refetchInterval: EVERY_MS,
	});
	const mayReview = useMay('review');
	const documents = pages.data?.pages.flatMap((page) => page.documents) ?? [];
	const [first] = documents;
	const suffix = templateId === null ? '' : `?template=${templateId}`;
	const nameOf = (id: string) =>
		templates.data?.find((card) => card.id === id)?.name ?? text.jobs.deletedTemplate;
	return (
		<>
			<PageHeader
				title={text.review.title}
				lead={text.review.lead}
				actions={
					first &&
					mayReview && (
						<Button
							component={Link}
							href={`/jobs/${first.jobId}/review${suffix}`}
							leftSection={<IconEyeCheck size={16} aria-hidden />}
						>
							{text.review.start}
						</Button>
					)
				}
			/>
			<ReviewNotice />
			<Group mb="md" gap="md" className="filters">
				<Select
					aria-label={text.review.template}
					placeholder={text.review.anyTemplate}
					clearable
					searchable
					clearButtonProps={{ 'aria-label': text.review.anyTemplate }}
					value={templateId}
					onChange={(id) => go(id === null ? '/review' : `/review?template=${id}`)}
					data={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
				/>
				{templateId !== null && templates.data && (
					<Anchor component={Link} href={`/templates/${templateId}/accuracy`} fz="sm">
						<IconChartHistogram size={14} aria-hidden />{' '}
						{text.review.accuracyOf(nameOf(templateId))}
					</Anchor>
				)}
			</Group>
			<Loaded query={pages}>
				{({ pages: [page] }) =>
					documents.length === 0 ? (
						<EmptyState
							icon={IconEyeCheck}
							title={templateId === null ? text.review.emptyTitle : text.review.emptyFiltered}
							hint={`${text.review.emptyHint} ${text.review.howTo}`}
						>
							<Group justify="center" gap="lg">
								<Anchor
									component={Link}
									href={templateId === null ? '/jobs' : `/jobs?templateId=${templateId}`}
								>
									{text.review.toExport}
								</Anchor>
								<Anchor
									component={Link}
									href={templateId === null ? '/templates' : `/templates/${templateId}`}
								>
									{templateId === null ? text.review.toTemplates : text.review.toTemplate}
								</Anchor>
							</Group>
						</EmptyState>
					) : (
						<>
							<p role="status" className="review-name">
								{text.review.waiting(page?.count ?? documents.length)}
							</p>
							<Queue
								{...{ documents, nameOf }}
								pathOf={(jobId) =>
									mayReview ? `/jobs/${jobId}/review${suffix}` : `/jobs/${jobId}`
								}
							/>
						</>
					)
				}
			</Loaded>
			<MoreButton pages={pages} />
		</>
	);
}

function toPath(templateId: string | null, cursor: string | null): string {
	const query = new URLSearchParams({ limit: '25' });
	if (templateId !== null) query.set('templateId', templateId);
	if (cursor !== null) query.set('cursor', cursor);
	return `/reviews?${query.toString()}`;
}

type QueueProps = {
	documents: readonly WaitingDocument[];
	pathOf: (jobId: string) => string;
	nameOf: (templateId: string) => string;
};

function Queue({ documents, pathOf, nameOf }: QueueProps) {
	const { file, template, why, since } = text.review;
	return (
		<TableCard label={text.review.title} head={[file, template, why, since]}>
			{documents.map(({ jobId, fileName, templateId, createdAt, review }) => (
				<Table.Tr key={jobId}>
					<Table.Td className="cell-name">
						<Link href={pathOf(jobId)} className="row-link">
							<bdi>{fileName}</bdi>
						</Link>
						<BoundaryLink reasons={review.reasons} />
					</Table.Td>
					<Cell label={template} className="cell-name">
						<bdi>{nameOf(templateId)}</bdi>
					</Cell>
					<Cell label={why} className="cell-wide">
						<span>
							{review.reasons.slice(0, SHOWN_REASONS).map(sayReason).join(' · ')}
							{review.reasons.length > SHOWN_REASONS &&
								` · ${text.review.more(review.reasons.length - SHOWN_REASONS)}`}
						</span>
					</Cell>
					<Cell label={since}>
						<Ago at={createdAt} />
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

/** A doubtful boundary is decided where all pages of the file are. */
function BoundaryLink({ reasons }: { reasons: readonly ReviewReason[] }) {
	const doubt = reasons.find(({ reason }) => reason === 'boundary');
	if (doubt?.parentId === undefined || doubt.page === undefined) return null;
	return (
		<Anchor
			component={Link}
			href={`/jobs/${doubt.parentId}?boundary=${doubt.page}`}
			fz="sm"
			display="block"
		>
			{text.strip.ask(doubt.page)}
		</Anchor>
	);
}
