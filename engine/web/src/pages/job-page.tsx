import { Alert, Anchor, Button, Group, Paper, Stack, Text, Timeline, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconEyeCheck, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { useDocument } from '../api/load-document.ts';
import { useTemplates } from '../api/queries.ts';
import type { AnyDetail, Job, JobHistory } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { DeliveryBadge } from '../parts/delivery-badge.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { OutputMenu } from '../parts/output-menu.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { hasEnded, JobStatusBadge } from '../parts/job-status.tsx';
import { IdLine } from '../parts/id-line.tsx';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { plainName } from '../parts/plain-name.ts';
import { Ago } from '../parts/time.tsx';
import { pathOfQueue, pathOfReview, readQueue, useCorrections } from '../review/queries.ts';
import { readReviewed } from '../review/read-corrections.ts';
import { ReviewNotice } from '../review/review-notice.tsx';
import { namePages } from '../sorting/name-piece.ts';
import { SplitFile } from '../sorting/split-file.tsx';
import { text } from '../text.ts';
import { DeleteJob } from './delete-job.tsx';
import { listAttempts } from './list-attempts.ts';
import { listDecisions } from './list-decisions.tsx';

const LIVE_MS = 1000;
/** Deliveries continue after the job has ended. */
const CALM_MS = 5000;

export default function JobPage({ jobId }: { jobId: string }) {
	const history = useQuery({
		queryKey: ['job-history', jobId],
		queryFn: () => api.get<JobHistory>(`/jobs/${jobId}/history`),
		refetchInterval: ({ state }) =>
			state.data && hasEnded(state.data.job.status) ? CALM_MS : LIVE_MS,
	});
	return <Loaded query={history}>{(found) => <Whole history={found} />}</Loaded>;
}

function Whole({ history }: { history: JobHistory }) {
	const { job } = history;
	const { jobId } = job;
	const [mayEdit, mayReview] = [useMay('edit'), useMay('review')];
	const [isDeleting, setDeleting] = useState(false);
	const search = useSearch();
	const wasKnown = new URLSearchParams(search).has('known');
	const queue = readQueue(search);
	const queries = useQueryClient();
	const retry = useMutation({
		mutationFn: () => api.post(`/v1/jobs/${jobId}/retry`),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['job-history', jobId] }),
	});
	return (
		<>
			<PageHeader
				title={plainName(job.fileName)}
				back={
					queue.batch === null
						? { to: '/jobs', label: text.job.back }
						: { to: pathOfQueue(queue), label: text.review.toBatch }
				}
				lead={
					<Group gap="sm">
						<JobStatusBadge job={job} />
						<IdLine label={text.job.id} id={job.jobId} />
						{job.parentId !== undefined && job.pages && (
							<Anchor component={Link} href={`/jobs/${job.parentId}`} fz="sm">
								{text.strip.toFile(namePages(job.pages))}
							</Anchor>
						)}
					</Group>
				}
				actions={
					<>
						{job.status === 'completed' && mayReview && !job.isSplit && (
							<Button
								component={Link}
								href={pathOfReview(jobId, queue)}
								variant="default"
								leftSection={<IconEyeCheck size={16} aria-hidden />}
							>
								{text.review.open}
							</Button>
						)}
						{job.status === 'failed' && mayEdit && (
							<Button
								variant="default"
								leftSection={<IconRefresh size={16} aria-hidden />}
								loading={retry.isPending}
								onClick={() => retry.mutate()}
							>
								{text.job.retry}
							</Button>
						)}
						{job.status === 'completed' && !job.isSplit && (
							<ExportMenu filter={{ ids: jobId }} templateId={job.templateId} />
						)}
						{job.status === 'completed' && <OutputMenu jobId={jobId} />}
						{mayEdit && (
							<Button
								variant="default"
								leftSection={<IconTrash size={16} aria-hidden />}
								onClick={() => setDeleting(true)}
							>
								{text.job.delete}
							</Button>
						)}
					</>
				}
			/>
			<Stack gap="xl">
				{wasKnown && <Alert color="sift">{text.jobs.exists}</Alert>}
				<Refusal error={retry.error} />
				{job.error !== null && (
					<Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={text.job.failedTitle}>
						{text.engine.problems[job.problem?.code ?? ''] ?? job.error}
					</Alert>
				)}
				<ReviewNotice />
				<Shown job={job} />
				<div className="halves">
					<History history={history} />
					<Deliveries history={history} />
				</div>
			</Stack>
			{isDeleting && <DeleteJob job={job} onClose={() => setDeleting(false)} />}
		</>
	);
}

function useResult({ jobId, status, completedAt }: JobHistory['job']) {
	return useQuery({
		// A file that is split again ends again, with other documents.
		queryKey: ['job', jobId, status, completedAt],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}?details=true`),
		enabled: status === 'completed',
	});
}

/** The document, with the result beside it once there is one. */
function Shown({ job }: { job: JobHistory['job'] }) {
	const document = useDocument(job.jobId);
	const result = useResult(job);
	return (
		<Loaded query={document}>
			{(blob) =>
				job.status === 'completed' ? (
					<Loaded query={result}>{(ended) => <Ended job={ended} blob={blob} />}</Loaded>
				) : (
					<div className="beside">
						<DocumentView blob={blob} fileName={job.fileName} {...NO_BOXES} />
						{!hasEnded(job.status) && (
							<Paper withBorder p="xl" className="panel">
								<Text c="dimmed" ta="center">
									{text.job.waiting}
								</Text>
							</Paper>
						)}
					</div>
				)
			}
		</Loaded>
	);
}

const NO_DETAILS: AnyDetail[] = [];
const NO_BOXES = { details: [], selected: null, onSelect: () => undefined };

function Ended({ job, blob }: { job: Job; blob: Blob | null }) {
	const { children } = job;
	if (children) return <SplitFile key={job.completedAt} {...{ job, blob }} pieces={children} />;
	return <Result {...{ job, blob }} />;
}

const CorrectJob = lazyPage(() => import('../review/correct-job.tsx'));

function Result({ job, blob }: { job: Job; blob: Blob | null }) {
	const templates = useTemplates();
	const mayReview = useMay('review');
	/** The path of the value to begin with; undefined: nothing is corrected. */
	const [start, setStart] = useState<string | null>();
	const corrections = useCorrections(job);
	const reviewed = useMemo(() => readReviewed(job.review, corrections), [job.review, corrections]);
	if (start !== undefined) {
		return <CorrectJob jobId={job.jobId} start={start} onClose={() => setStart(undefined)} />;
	}
	return (
		<DocumentResult
			blob={blob}
			jobId={job.jobId}
			start={job.pages?.from}
			fileName={job.fileName}
			result={job.result ?? {}}
			details={job.details ?? NO_DETAILS}
			reviewed={reviewed}
			templateId={job.templateId}
			templateName={templates.data?.find(({ id }) => id === job.templateId)?.name ?? ''}
			onCorrect={mayReview ? setStart : undefined}
		/>
	);
}

function History({ history }: { history: JobHistory }) {
	const { jobId } = history.job;
	const corrections = useCorrections(useResult(history.job).data ?? { jobId });
	return (
		<section aria-labelledby="history">
			<Title order={2} fz={18} mb="md" id="history">
				{text.job.history}
			</Title>
			<Timeline active={99} bulletSize={14} lineWidth={2}>
				<Timeline.Item title={text.job.submitted}>
					<Text fz="sm" c="dimmed" component="div">
						<Ago at={history.job.createdAt} />
					</Text>
				</Timeline.Item>
				{listAttempts(history).map((attempt) => (
					<Timeline.Item
						key={attempt.number}
						title={text.job.attempt(attempt.number)}
						color={attempt.isBad ? 'red' : 'sift'}
					>
						<Text fz="sm" component="div">
							{attempt.words}
						</Text>
						<Text fz="sm" c="dimmed" component="div" className="wrap-anywhere">
							{attempt.error !== null && <div>{attempt.error}</div>}
							<Ago at={attempt.at} />
							{attempt.took !== null && ` · ${text.job.took(attempt.took)}`}
						</Text>
					</Timeline.Item>
				))}
				{listDecisions(corrections)}
			</Timeline>
		</section>
	);
}

function Deliveries({ history }: { history: JobHistory }) {
	const mayManage = useMay('manage');
	return (
		<section aria-labelledby="deliveries">
			<Title order={2} fz={18} mb="md" id="deliveries">
				{text.job.deliveries}
			</Title>
			{history.deliveries.length === 0 ? (
				<Text fz="sm" c="dimmed">
					{text.job.noDeliveries}{' '}
					{mayManage && (
						<Anchor component={Link} href="/webhooks" fz="sm">
							{text.job.noDeliveriesLink}
						</Anchor>
					)}
				</Text>
			) : (
				<Stack gap="sm">
					{history.deliveries.map((delivery) => (
						<Group key={delivery.id} gap="sm" wrap="nowrap" align="flex-start">
							<DeliveryBadge {...delivery} />
							<div>
								{mayManage ? (
									<Anchor
										component={Link}
										href={`/webhooks/${delivery.webhookId}`}
										fz="sm"
										className="wrap-anywhere"
									>
										{delivery.url}
									</Anchor>
								) : (
									<Text fz="sm" className="wrap-anywhere">
										{delivery.url}
									</Text>
								)}
								<Text fz="xs" c="dimmed">
									{delivery.eventType} · {text.webhook.attempts(delivery.attempts)}
								</Text>
							</div>
						</Group>
					))}
				</Stack>
			)}
		</section>
	);
}
