import { Alert, Button, Group, Paper, Stack, Switch, Tabs, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api/client.ts';
import type { Webhook } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CodeBlock, CopyField } from '../parts/copy.tsx';
import { EventChoice } from '../parts/event-choice.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Form, TextField } from '../parts/form.tsx';
import { formatTime } from '../parts/format-time.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { writeVerification } from '../snippets/write-verification.ts';
import { text } from '../text.ts';
import { DeliveryLog } from './delivery-log.tsx';

export default function WebhookPage({ webhookId }: { webhookId: string }) {
	const webhook = useQuery({
		queryKey: ['webhook', webhookId],
		queryFn: () => api.get<Webhook>(`/v1/webhooks/${webhookId}`),
	});
	return <Loaded query={webhook}>{(found) => <Shown webhook={found} />}</Loaded>;
}

function Shown({ webhook }: { webhook: Webhook }) {
	const { id: webhookId, url, events, enabled, disabledReason } = webhook;
	const path = `/v1/webhooks/${webhookId}`;
	const queries = useQueryClient();
	const [isDeleting, setDeleting] = useState(false);
	const [, go] = useLocation();
	const refresh = () => queries.invalidateQueries({ queryKey: ['webhook', webhookId] });
	const change = useMutation({
		mutationFn: (changes: Partial<Pick<Webhook, 'enabled' | 'events'>>) =>
			api.patch<Webhook>(path, changes),
		onSuccess: async () => {
			await refresh();
			await queries.invalidateQueries({ queryKey: ['webhooks'] });
		},
	});
	const test = useMutation({
		mutationFn: () => api.post(`${path}/test`),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['deliveries', webhookId] }),
	});
	return (
		<>
			<PageHeader
				title={url}
				back={{ to: '/webhooks', label: text.webhook.back }}
				actions={
					<>
						<Button
							variant="default"
							leftSection={<IconTrash size={16} aria-hidden />}
							onClick={() => setDeleting(true)}
						>
							{text.webhook.delete}
						</Button>
						<Button
							leftSection={<IconSend size={16} aria-hidden />}
							loading={test.isPending}
							disabled={!enabled}
							onClick={() => test.mutate()}
						>
							{text.webhook.sendTest}
						</Button>
					</>
				}
			/>
			<Stack gap="lg">
				<Refusal error={test.error ?? change.error} />
				{!enabled && disabledReason !== null && (
					<Alert color="orange" icon={<IconAlertTriangle aria-hidden />} title={text.webhook.off}>
						{disabledReason}
					</Alert>
				)}
				<Tabs defaultValue="deliveries" keepMounted={false}>
					<Tabs.List mb="md">
						<Tabs.Tab value="deliveries">{text.webhook.deliveries}</Tabs.Tab>
						<Tabs.Tab value="settings">{text.webhook.settings}</Tabs.Tab>
						<Tabs.Tab value="verify">{text.webhook.verify}</Tabs.Tab>
					</Tabs.List>
					<Tabs.Panel value="deliveries">
						<DeliveryLog webhookId={webhookId} isEnabled={enabled} />
					</Tabs.Panel>
					<Tabs.Panel value="settings">
						<Paper withBorder p="lg" maw={640}>
							<Stack gap="lg">
								<Switch
									label={text.webhook.isOn}
									checked={enabled}
									disabled={change.isPending}
									onChange={(event) => change.mutate({ enabled: event.currentTarget.checked })}
								/>
								<Address key={url} webhook={webhook} />
								<EventChoice value={events} onChange={(next) => change.mutate({ events: next })} />
								<Secret webhookId={webhookId} />
							</Stack>
						</Paper>
					</Tabs.Panel>
					<Tabs.Panel value="verify">
						<Stack gap="sm" maw={820}>
							<Text fz="sm" c="dimmed">
								{text.webhook.verifyHint}
							</Text>
							<CodeBlock code={writeVerification()} label={text.webhook.verify} />
						</Stack>
					</Tabs.Panel>
				</Tabs>
			</Stack>
			{isDeleting && (
				<Confirm
					title={text.webhook.deleteTitle}
					action={text.common.delete}
					onClose={() => setDeleting(false)}
					onConfirm={async () => {
						await api.delete(path);
						await queries.invalidateQueries({ queryKey: ['webhooks'] });
						go('/webhooks');
					}}
				>
					{text.webhook.deleteHint}
				</Confirm>
			)}
		</>
	);
}

/** The URL of the endpoint; the secret and the log stay when it changes. */
function Address({ webhook: { id, url } }: { webhook: Webhook }) {
	const [address, setAddress] = useState(url);
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: () => api.patch<Webhook>(`/v1/webhooks/${id}`, { url: address }),
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: ['webhook', id] });
			await queries.invalidateQueries({ queryKey: ['webhooks'] });
		},
	});
	return (
		<Form work={work} submit={text.webhook.saveAddress} isReady={address !== '' && address !== url}>
			<TextField label={text.webhooks.url} type="url" value={address} onChange={setAddress} />
		</Form>
	);
}

/** Loaded when shown, and dropped when hidden. */
function Secret({ webhookId }: { webhookId: string }) {
	const [isShown, setShown] = useState(false);
	const [isRotating, setRotating] = useState(false);
	const secret = useQuery({
		queryKey: ['secret', webhookId],
		queryFn: () =>
			api.get<{ secret: string; previousUntil: string | null }>(`/webhooks/${webhookId}/secret`),
		enabled: isShown,
		gcTime: 0,
	});
	const until = secret.data?.previousUntil ?? null;
	return (
		<Stack gap="xs">
			{isShown && secret.data ? (
				<CopyField label={text.webhooks.secret} value={secret.data.secret} />
			) : (
				<Title order={2} fz="sm" fw={500}>
					{text.webhooks.secret}
				</Title>
			)}
			{isShown && until !== null && Date.parse(until) > secret.dataUpdatedAt && (
				<Text fz="sm" c="dimmed">
					{text.webhook.rotated(formatTime(until))}
				</Text>
			)}
			<Refusal error={secret.error} />
			<Group gap="sm">
				<Button variant="default" size="xs" onClick={() => setShown(!isShown)}>
					{isShown ? text.webhook.hide : text.webhook.reveal}
				</Button>
				<Button variant="default" size="xs" onClick={() => setRotating(true)}>
					{text.webhook.rotate}
				</Button>
			</Group>
			{isRotating && (
				<Confirm
					title={text.webhook.rotateTitle}
					action={text.webhook.rotate}
					color="sift"
					onClose={() => setRotating(false)}
					onConfirm={async () => {
						await api.post(`/v1/webhooks/${webhookId}/rotate`);
						setShown(true);
						await secret.refetch();
					}}
				>
					{text.webhook.rotateHint}
				</Confirm>
			)}
		</Stack>
	);
}
