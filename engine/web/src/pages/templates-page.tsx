import { ActionIcon, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
	IconCopy,
	IconDots,
	IconFilePlus,
	IconPlus,
	IconTemplate,
	IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { useStarters, useTemplates } from '../api/queries.ts';
import type { Template, TemplateCard, TemplateDraft } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';
import { FromDocument } from './from-document.tsx';
import { TemplateTrash, TRASH_KEY } from './template-trash.tsx';

/** A name has at most 200 characters, and " (copy)" is added to it. */
const NAME_ROOM = 190;

export default function TemplatesPage() {
	const templates = useTemplates();
	const [isUploading, setUploading] = useState(false);
	const [doomed, setDoomed] = useState<TemplateCard | null>(null);
	const queries = useQueryClient();
	const mayEdit = useMay('edit');
	const refresh = async () => {
		await queries.invalidateQueries({ queryKey: TRASH_KEY });
		await queries.invalidateQueries({ queryKey: ['templates'] });
	};
	return (
		<>
			<PageHeader
				title={text.templates.title}
				lead={text.templates.lead}
				actions={
					mayEdit && (
						<>
							<Button
								variant="default"
								leftSection={<IconFilePlus size={16} aria-hidden />}
								onClick={() => setUploading(true)}
							>
								{text.templates.fromDocument}
							</Button>
							<Button
								component={Link}
								href="/templates/new"
								leftSection={<IconPlus size={16} aria-hidden />}
							>
								{text.templates.new}
							</Button>
						</>
					)
				}
			/>
			<Loaded query={templates}>
				{(cards) =>
					cards.length === 0 ? (
						<EmptyState
							icon={IconTemplate}
							title={text.templates.emptyTitle}
							hint={mayEdit ? text.templates.emptyHint : text.templates.lead}
						/>
					) : (
						<div className="cards">
							{cards.map((card) => (
								<TemplateTile key={card.id} card={card} onDelete={() => setDoomed(card)} />
							))}
						</div>
					)
				}
			</Loaded>
			{mayEdit && <Starters />}
			{mayEdit && <TemplateTrash />}
			{isUploading && <FromDocument onClose={() => setUploading(false)} />}
			{doomed && <DeleteTemplate card={doomed} onDone={refresh} onClose={() => setDoomed(null)} />}
		</>
	);
}

function TemplateTile({ card, onDelete }: { card: TemplateCard; onDelete: () => void }) {
	const [, go] = useLocation();
	const mayEdit = useMay('edit');
	const queries = useQueryClient();
	const duplicate = useMutation({
		mutationFn: async () => {
			const { name, description, category, schema } = await api.get<Template>(
				`/v1/templates/${card.id}`,
			);
			return await api.post<Template>('/v1/templates', {
				name: text.templates.copyOf(Array.from(name).slice(0, NAME_ROOM).join('')),
				...(description !== undefined && { description }),
				category,
				schema,
			});
		},
		onSuccess: async ({ id }) => {
			await queries.invalidateQueries({ queryKey: ['templates'] });
			go(`/templates/${id}`);
		},
	});
	return (
		<Card withBorder padding="md" className="card">
			<Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
				<Link href={`/templates/${card.id}`} className="card-link">
					<bdi>{card.name}</bdi>
				</Link>
				{mayEdit && (
					<Menu position="bottom-end" withinPortal>
						<Menu.Target>
							<ActionIcon
								variant="subtle"
								color="gray"
								className="card-menu"
								aria-label={text.templates.actions(card.name)}
							>
								<IconDots size={18} />
							</ActionIcon>
						</Menu.Target>
						<Menu.Dropdown>
							<Menu.Item leftSection={<IconCopy size={16} />} onClick={() => duplicate.mutate()}>
								{text.templates.duplicate}
							</Menu.Item>
							<Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
								{text.common.delete}
							</Menu.Item>
						</Menu.Dropdown>
					</Menu>
				)}
			</Group>
			<Text fz="sm" c="dimmed" lineClamp={2} mih={42} mt={4}>
				{card.description ?? ''}
			</Text>
			<Refusal error={duplicate.error} />
			<Group gap="xs">
				<StatusBadge tone="idle">{text.categories[card.category]}</StatusBadge>
				<Text fz="xs" c="dimmed">
					{text.templates.fields(card.fieldCount)} · <Ago at={card.updatedAt} />
				</Text>
			</Group>
		</Card>
	);
}

function Starters() {
	const starters = useStarters();
	return (
		<section aria-labelledby="starters">
			<Stack gap={4} mt={48} mb="md">
				<Title order={2} fz={18} id="starters">
					{text.templates.starters}
				</Title>
				<Text c="dimmed" fz="sm">
					{text.templates.startersLead}
				</Text>
			</Stack>
			<Loaded query={starters} isPart>
				{(list) => (
					<div className="cards">
						{list.map(({ draft }, i) => (
							<StarterCard key={draft.name} starter={draft} number={i} />
						))}
					</div>
				)}
			</Loaded>
		</section>
	);
}

function StarterCard({ starter, number }: { starter: TemplateDraft; number: number }) {
	return (
		<Card padding="md" className="card card-quiet">
			<Text fw={600}>{starter.name}</Text>
			<Text fz="sm" c="dimmed" lineClamp={2} mih={42} mt={4}>
				{starter.description}
			</Text>
			<Button
				component={Link}
				href={`/templates/new?starter=${number}`}
				variant="default"
				size="xs"
				mt="md"
				aria-label={`${text.templates.take}${text.common.colon} ${starter.name}`}
			>
				{text.templates.take}
			</Button>
		</Card>
	);
}

type DeleteProps = { card: TemplateCard; onDone: () => unknown; onClose: () => void };

function DeleteTemplate({ card, onDone, onClose }: DeleteProps) {
	const jobs = useQuery({
		queryKey: ['template-jobs', card.id],
		queryFn: () => api.get<{ all: number; unfinished: number }>(`/templates/${card.id}/jobs`),
		gcTime: 0,
	});
	return (
		<Confirm
			title={text.templates.deleteTitle}
			action={text.common.delete}
			// Wait until the affected jobs are known.
			isReady={!jobs.isPending}
			onClose={onClose}
			onConfirm={async () => {
				await api.delete(`/v1/templates/${card.id}`);
				await onDone();
			}}
		>
			<Stack gap="xs">
				<span>{text.templates.deleteHint(card.name)}</span>
				<Refusal error={jobs.error} />
				{jobs.data && jobs.data.unfinished > 0 && (
					<strong>{text.templates.deleteUnfinished(jobs.data.unfinished)}</strong>
				)}
				{jobs.data && jobs.data.all > 0 && <span>{text.templates.deleteUsed(jobs.data.all)}</span>}
			</Stack>
		</Confirm>
	);
}
