import { Alert, Anchor, Button, Group, Paper, Stack, Text, Timeline, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import type { Job, JobHistory } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { CopyIcon } from '../parts/copy.tsx';
import { DeliveryBadge } from '../parts/delivery-badge.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { hasEnded, JobStatusBadge } from '../parts/job-status.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';
import { listAttempts } from './list-attempts.ts';

const LIVE_MS = 1000;
/** Deliveries go on after the job has ended. */
const CALM_MS = 5000;

export default function JobPage({ jobId }: { jobId: string }) {
	const [isDeleting, setDeleting] = useState(false);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const history = useQuery({
		queryKey: ['job-history', jobId],
		queryFn: () => api.get<JobHistory>(`/jobs/${jobId}/history`),
		refetchInterval: ({ state }) =>
			state.data && hasEnded(state.data.job.status) ? CALM_MS : LIVE_MS,
	});
	const retry = useMutation({
		mutationFn: () => api.post(`/v1/jobs/${jobId}/retry`),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['job-history', jobId] }),
	});
	if (history.error) return <FailedLoad error={history.error} again={history.refetch} />;
	if (!history.data) return <PageLoader />;
	const { job } = history.data;
	return (
		<>
			<PageHeader
				title={job.fileName}
				back={{ to: '/jobs', label: text.job.back }}
				lead={
					<Group gap="sm" component="span" className="id-line">
						<JobStatusBadge job={job} />
						<span>
							{text.job.id} <code>{job.jobId}</code>
						</span>
						<CopyIcon value={job.jobId} />
					</Group>
				}
				actions={
					<>
						{job.status === 'failed' && (
							<Button
								variant="default"
								leftSection={<IconRefresh size={16} aria-hidden />}
								loading={retry.isPending}
								onClick={() => retry.mutate()}
							>
								{text.job.retry}
							</Button>
						)}
						<Button
							variant="default"
							leftSection={<IconTrash size={16} aria-hidden />}
							onClick={() => setDeleting(true)}
						>
							{text.job.delete}
						</Button>
					</>
				}
			/>
			<Stack gap="xl">
				<Refusal error={retry.error} />
				{job.error !== null && (
					<Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={text.job.failedTitle}>
						{job.error}
					</Alert>
				)}
				<Shown history={history.data} />
				<div className="halves">
					<History history={history.data} />
					<Deliveries history={history.data} />
				</div>
			</Stack>
			<Confirm
				isOpen={isDeleting}
				title={text.job.deleteTitle}
				action={text.common.delete}
				onClose={() => setDeleting(false)}
				onConfirm={async () => {
					await api.delete(`/v1/jobs/${jobId}`);
					await queries.invalidateQueries({ queryKey: ['jobs'] });
					go('/jobs');
				}}
			>
				{text.job.deleteHint}
			</Confirm>
		</>
	);
}

/** The document, with the result beside it once there is one. */
function Shown({ history: { job } }: { history: JobHistory }) {
	const templates = useTemplates();
	const document = useQuery({
		queryKey: ['document', job.jobId],
		queryFn: () => api.blob(`/v1/jobs/${job.jobId}/document`),
		staleTime: Infinity,
	});
	const result = useQuery({
		queryKey: ['job', job.jobId, job.status],
		queryFn: () => api.get<Job>(`/v1/jobs/${job.jobId}?details=true`),
		enabled: job.status === 'completed',
	});
	if (document.error) return <Alert color="gray">{text.document.gone}</Alert>;
	if (!document.data || (job.status === 'completed' && !result.data)) return <PageLoader />;
	if (!result.data?.result) {
		return (
			<div className="beside">
				<DocumentView
					blob={document.data}
					fileName={job.fileName}
					details={[]}
					selected={null}
					onSelect={() => undefined}
				/>
				{!hasEnded(job.status) && (
					<Paper withBorder p="xl" className="panel">
						<Text c="dimmed" ta="center">
							{text.job.waiting}
						</Text>
					</Paper>
				)}
			</div>
		);
	}
	return (
		<DocumentResult
			blob={document.data}
			fileName={job.fileName}
			result={result.data.result}
			details={result.data.details ?? []}
			templateId={job.templateId}
			templateName={templates.data?.find(({ id }) => id === job.templateId)?.name ?? ''}
		/>
	);
}

function History({ history }: { history: JobHistory }) {
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
						key={`${attempt.number}-${attempt.at}`}
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
			</Timeline>
		</section>
	);
}

function Deliveries({ history }: { history: JobHistory }) {
	return (
		<section aria-labelledby="deliveries">
			<Title order={2} fz={18} mb="md" id="deliveries">
				{text.job.deliveries}
			</Title>
			{history.deliveries.length === 0 ? (
				<Text fz="sm" c="dimmed">
					{text.job.noDeliveries}{' '}
					<Anchor component={Link} href="/webhooks" fz="sm">
						{text.job.noDeliveriesLink}
					</Anchor>
				</Text>
			) : (
				<Stack gap="sm">
					{history.deliveries.map((delivery) => (
						<Group key={delivery.id} gap="sm" wrap="nowrap" align="flex-start">
							<DeliveryBadge status={delivery.status} />
							<div>
								<Anchor
									component={Link}
									href={`/webhooks/${delivery.webhookId}`}
									fz="sm"
									className="wrap-anywhere"
								>
									{delivery.url}
								</Anchor>
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
