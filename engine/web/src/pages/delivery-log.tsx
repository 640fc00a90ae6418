import { Accordion, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import type { Delivery } from '../api/types.ts';
import { CodeBlock } from '../parts/copy.tsx';
import { DeliveryBadge } from '../parts/delivery-badge.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Ago } from '../parts/time.tsx';
import { formatClock } from '../parts/format-time.ts';
import { text } from '../text.ts';

const LIVE_MS = 1000;
const IDLE_MS = 10_000;
type Page = { deliveries: Delivery[]; nextCursor: string | null };
type Props = { webhookId: string; isEnabled: boolean };

/** The deliveries of an endpoint with their attempts and responses. */
export function DeliveryLog({ webhookId, isEnabled }: Props) {
	const pages = useInfiniteQuery({
		queryKey: ['deliveries', webhookId],
		queryFn: ({ pageParam }) =>
			api.get<Page>(
				`/v1/webhooks/${webhookId}/deliveries${pageParam === null ? '' : `?cursor=${pageParam}`}`,
			),
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		refetchInterval: ({ state }) =>
			state.data?.pages[0]?.deliveries.some(({ status }) => status === 'pending')
				? LIVE_MS
				: IDLE_MS,
	});
	return (
		<Loaded query={pages}>
			{(data) => {
				const deliveries = data.pages.flatMap((page) => page.deliveries);
				if (deliveries.length === 0) {
					const { empty, emptyHint } = text.webhook;
					return <EmptyState icon={IconSend} title={empty} hint={emptyHint} />;
				}
				return (
					<>
						<Deliveries {...{ webhookId, isEnabled, deliveries }} />
						<MoreButton pages={pages} />
					</>
				);
			}}
		</Loaded>
	);
}

function Deliveries({ webhookId, isEnabled, deliveries }: Props & { deliveries: Delivery[] }) {
	const [open, setOpen] = useState<string | null>(null);
	return (
		<Paper withBorder className="panel">
			<Accordion value={open} onChange={setOpen} chevronPosition="right">
				{deliveries.map((delivery) => (
					<Accordion.Item key={delivery.id} value={delivery.id}>
						<Accordion.Control>
							<Group gap="xs">
								<DeliveryBadge {...delivery} />
								<Text fz="sm" fw={500}>
									{delivery.eventType}
								</Text>
								<Text fz="sm" c="dimmed" component="span" className="no-wrap">
									<Ago at={delivery.createdAt} /> · {text.webhook.attempts(delivery.attempts)}
								</Text>
							</Group>
						</Accordion.Control>
						<Accordion.Panel>
							{open === delivery.id && (
								<DeliveryDetail webhookId={webhookId} isEnabled={isEnabled} delivery={delivery} />
							)}
						</Accordion.Panel>
					</Accordion.Item>
				))}
			</Accordion>
		</Paper>
	);
}

function DeliveryDetail({ webhookId, isEnabled, delivery }: Props & { delivery: Delivery }) {
	const queries = useQueryClient();
	const payload = useQuery({
		queryKey: ['payload', delivery.id],
		queryFn: () =>
			api.get<{ body: string }>(`/webhooks/${webhookId}/deliveries/${delivery.id}/payload`),
		staleTime: Infinity,
	});
	const resend = useMutation({
		mutationFn: () => api.post(`/v1/webhooks/${webhookId}/deliveries/${delivery.id}/resend`),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['deliveries', webhookId] }),
	});
	return (
		<Stack gap="md">
			<Group justify="space-between">
				<Text fz="sm" c="dimmed" component="div">
					{delivery.jobId !== null && (
						<Anchor component={Link} href={`/jobs/${delivery.jobId}`} fz="sm">
							{text.job.result}
						</Anchor>
					)}
					{delivery.nextAttemptAt !== null && delivery.attempts > 0 && (
						<> · {text.webhook.next(formatClock(delivery.nextAttemptAt))}</>
					)}
				</Text>
				<Button
					size="xs"
					variant="default"
					loading={resend.isPending}
					disabled={!isEnabled || delivery.status === 'pending'}
					onClick={() => resend.mutate()}
				>
					{text.webhook.resend}
				</Button>
			</Group>
			<Refusal error={resend.error} />
			{delivery.log.length > 0 && (
				<div>
					<Text fz="sm" fw={600} mb={4}>
						{text.webhook.log}
					</Text>
					<ol className="attempts">
						{delivery.log.map((attempt) => (
							<li key={attempt.at}>
								<Text fz="sm" component="div">
									{attempt.statusCode === null
										? text.webhook.noAnswer
										: text.webhook.answered(attempt.statusCode)}
									{' · '}
									{text.webhook.ms(attempt.durationMs)} · <Ago at={attempt.at} />
								</Text>
								{attempt.error !== null && (
									<Text fz="sm" c="dimmed" className="wrap-anywhere">
										{attempt.error}
									</Text>
								)}
								{attempt.headers !== null && (
									<details className="sent-headers">
										<summary>{text.webhook.headers}</summary>
										<pre className="answer" tabIndex={0}>
											{writeHeaders(attempt.headers)}
										</pre>
									</details>
								)}
								{attempt.answer !== null && attempt.answer !== '' && (
									<pre className="answer">{attempt.answer}</pre>
								)}
							</li>
						))}
					</ol>
				</div>
			)}
			<Loaded query={payload} isPart>
				{({ body }) => (
					<div>
						<Text fz="sm" fw={600} mb={4}>
							{text.webhook.payload}
						</Text>
						<CodeBlock code={indent(body)} label={text.webhook.payload} />
					</div>
				)}
			</Loaded>
		</Stack>
	);
}

function writeHeaders(headers: Record<string, string>): string {
	return Object.entries(headers)
		.map(([name, value]) => `${name}: ${value}`)
		.join('\n');
}

function indent(body: string): string {
	return JSON.stringify(JSON.parse(body), null, 2);
}
