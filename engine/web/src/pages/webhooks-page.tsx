import { Alert, Button, Table } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import { useProfile } from '../api/session.tsx';
import { USUAL_EVENT_TYPES } from '../api/types.ts';
import type { EventType, Webhook } from '../api/types.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { EventChoice } from '../parts/event-choice.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

type NewWebhook = Webhook & { secret: string };

export default function WebhooksPage() {
	const webhooks = useQuery({
		queryKey: ['webhooks'],
		queryFn: () => api.get<Webhook[]>('/v1/webhooks'),
	});
	const [isCreating, setCreating] = useState(false);
	const [made, setMade] = useState<NewWebhook | null>(null);
	const [, go] = useLocation();
	const button = (
		<Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
			{text.webhooks.new}
		</Button>
	);
	return (
		<Loaded query={webhooks}>
			{(list) => (
				<>
					<PageHeader
						title={text.webhooks.title}
						lead={text.webhooks.lead}
						actions={list.length > 0 && button}
					/>
					{list.length === 0 ? (
						<EmptyState
							icon={IconWebhook}
							title={text.webhooks.emptyTitle}
							hint={text.webhooks.emptyHint}
						>
							{button}
						</EmptyState>
					) : (
						<WebhookTable webhooks={list} />
					)}
					{isCreating && (
						<CreateWebhook
							onClose={() => setCreating(false)}
							onCreated={(created) => {
								setCreating(false);
								setMade(created);
							}}
						/>
					)}
					{made && (
						<SecretDialog
							title={text.webhooks.createdTitle}
							hint={text.webhooks.createdHint}
							label={text.webhooks.secret}
							value={made.secret}
							onClose={() => go(`/webhooks/${made.id}`)}
						/>
					)}
				</>
			)}
		</Loaded>
	);
}

function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
	const { url, events } = text.webhooks;
	return (
		<TableCard
			label={text.webhooks.title}
			head={[url, events, text.keys.status, text.keys.created]}
		>
			{webhooks.map((webhook) => (
				<Table.Tr key={webhook.id}>
					<Table.Td className="cell-name cell-wide">
						<Link href={`/webhooks/${webhook.id}`} className="row-link">
							<bdi>{webhook.url}</bdi>
						</Link>
					</Table.Td>
					<Cell label={events}>
						{webhook.events.map((event) => text.webhooks.eventNames[event]).join(', ')}
					</Cell>
					<Cell label={text.keys.status}>
						{webhook.enabled ? (
							<StatusBadge tone="good">{text.webhooks.enabled}</StatusBadge>
						) : (
							<StatusBadge tone="warn">{text.webhooks.disabled}</StatusBadge>
						)}
					</Cell>
					<Cell label={text.keys.created}>
						<Ago at={webhook.createdAt} />
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

type CreateProps = { onClose: () => void; onCreated: (made: NewWebhook) => void };

function CreateWebhook({ onClose, onCreated }: CreateProps) {
	const [url, setUrl] = useState('');
	const [events, setEvents] = useState<EventType[]>([...USUAL_EVENT_TYPES]);
	const queries = useQueryClient();
	const { isOwner } = useProfile();
	/** The address was refused because it is not public; the owner may allow it. */
	const [isPrivate, setPrivate] = useState(false);
	const work = useMutation({
		mutationFn: (isLocal: boolean) =>
			api.post<NewWebhook>(isLocal ? '/webhooks/local' : '/v1/webhooks', { url, events }),
		onError: (error) =>
			setPrivate(isOwner && error instanceof ApiError && error.code === 'URL_NOT_ALLOWED'),
		onSuccess: async (made) => {
			await queries.invalidateQueries({ queryKey: ['webhooks'] });
			onCreated(made);
		},
	});
	return (
		<FormDialog
			title={text.webhooks.new}
			submit={isPrivate ? text.webhooks.allowLocal : text.common.create}
			work={{
				mutate: () => work.mutate(isPrivate),
				isPending: work.isPending,
				// The notice below says more.
				error: isPrivate && work.variables === false ? null : work.error,
			}}
			onClose={onClose}
		>
			<TextField
				label={text.webhooks.url}
				placeholder={text.webhooks.urlPlaceholder}
				type="url"
				data-autofocus
				value={url}
				onChange={(next) => {
					setUrl(next);
					// A permission is for the address that was refused.
					setPrivate(false);
				}}
			/>
			<EventChoice value={events} onChange={setEvents} />
			{isPrivate && (
				<Alert color="yellow" role="status" title={text.webhooks.localTitle}>
					{text.webhooks.localHint}
				</Alert>
			)}
		</FormDialog>
	);
}
