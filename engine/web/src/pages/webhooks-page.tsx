import { Button, Checkbox, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { EVENT_TYPES } from '../api/types.ts';
import type { Webhook } from '../api/types.ts';
import { CopyField } from '../parts/copy.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

export default function WebhooksPage() {
	const webhooks = useQuery({
		queryKey: ['webhooks'],
		queryFn: () => api.get<Webhook[]>('/v1/webhooks'),
	});
	const [isCreating, setCreating] = useState(false);
	if (webhooks.error) return <FailedLoad error={webhooks.error} again={webhooks.refetch} />;
	if (!webhooks.data) return <PageLoader />;
	const button = (
		<Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
			{text.webhooks.new}
		</Button>
	);
	const { url, events } = text.webhooks;
	return (
		<>
			<PageHeader
				title={text.webhooks.title}
				lead={text.webhooks.lead}
				actions={webhooks.data.length > 0 && button}
			/>
			{webhooks.data.length === 0 ? (
				<EmptyState
					icon={IconWebhook}
					title={text.webhooks.emptyTitle}
					hint={text.webhooks.emptyHint}
				>
					{button}
				</EmptyState>
			) : (
				<TableCard
					label={text.webhooks.title}
					head={[url, events, text.keys.status, text.keys.created]}
				>
					{webhooks.data.map((webhook) => (
						<Table.Tr key={webhook.id}>
							<Table.Td className="cell-name cell-wide">
								<Link href={`/webhooks/${webhook.id}`} className="row-link">
									<bdi>{webhook.url}</bdi>
								</Link>
							</Table.Td>
							<Table.Td>
								{webhook.events.map((event) => text.webhooks.eventNames[event]).join(', ')}
							</Table.Td>
							<Table.Td>
								{webhook.enabled ? (
									<StatusBadge tone="good">{text.webhooks.enabled}</StatusBadge>
								) : (
									<StatusBadge tone="warn">{text.webhooks.disabled}</StatusBadge>
								)}
							</Table.Td>
							<Table.Td>
								<Ago at={webhook.createdAt} />
							</Table.Td>
						</Table.Tr>
					))}
				</TableCard>
			)}
			<CreateWebhook isOpen={isCreating} onClose={() => setCreating(false)} />
		</>
	);
}

function CreateWebhook({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const [url, setUrl] = useState('');
	const [events, setEvents] = useState<string[]>([...EVENT_TYPES]);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const work = useMutation({
		mutationFn: () => api.post<Webhook & { secret: string }>('/v1/webhooks', { url, events }),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
	});
	const close = () => {
		onClose();
		if (work.data) go(`/webhooks/${work.data.id}`);
		work.reset();
	};
	return (
		<Modal
			opened={isOpen}
			onClose={close}
			closeOnClickOutside={!work.data}
			title={work.data ? text.webhooks.createdTitle : text.webhooks.new}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			{work.data ? (
				<Stack>
					<Text fz="sm">{text.webhooks.createdHint}</Text>
					<CopyField label={text.webhooks.secret} value={work.data.secret} />
					<Group justify="flex-end">
						<Button onClick={close}>{text.common.done}</Button>
					</Group>
				</Stack>
			) : (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						work.mutate();
					}}
				>
					<Stack>
						<TextInput
							label={text.webhooks.url}
							placeholder={text.webhooks.urlPlaceholder}
							type="url"
							required
							withAsterisk={false}
							data-autofocus
							value={url}
							onChange={(event) => setUrl(event.currentTarget.value)}
						/>
						<EventChoice value={events} onChange={setEvents} />
						<Refusal error={work.error} />
						<Group justify="flex-end">
							<Button variant="default" onClick={close}>
								{text.common.cancel}
							</Button>
							<Button type="submit" loading={work.isPending} disabled={events.length === 0}>
								{text.common.create}
							</Button>
						</Group>
					</Stack>
				</form>
			)}
		</Modal>
	);
}

type ChoiceProps = { value: string[]; onChange: (events: string[]) => void };

export function EventChoice({ value, onChange }: ChoiceProps) {
	return (
		<Checkbox.Group label={text.webhooks.events} value={value} onChange={onChange}>
			<Group mt={6}>
				{EVENT_TYPES.map((event) => (
					<Checkbox key={event} value={event} label={text.webhooks.eventNames[event]} />
				))}
			</Group>
		</Checkbox.Group>
	);
}
