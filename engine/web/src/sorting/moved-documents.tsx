import { Button, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import { useMay } from '../api/session.tsx';
import type { MovedDocument } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';
import { namePages, nameTemplate } from './name-piece.ts';

/** Documents that a template was chosen for by mistake; nothing where there are none. */
export function MovedDocuments({ templateId }: { templateId: string }) {
	const templates = useTemplates();
	const mayEdit = useMay('edit');
	const queries = useQueryClient();
	const moved = useQuery({
		queryKey: ['moved', templateId],
		queryFn: () => api.get<MovedDocument[]>(`/templates/${templateId}/moved`),
	});
	const teach = useMutation({
		mutationFn: (id: string) => api.post(`/templates/${templateId}/moved/${id}/teach`),
		onSettled: () => queries.invalidateQueries({ queryKey: ['moved', templateId] }),
	});
	if (!moved.data || moved.data.length === 0) return null;
	const words = text.moved;
	const nameOf = (id: string | null) =>
		id === null
			? text.auto.noTemplate
			: (nameTemplate(id, templates.data) ?? text.jobs.deletedTemplate);
	return (
		<section aria-labelledby="moved">
			<Title order={2} fz={18} mb="xs" mt="xl" id="moved">
				{words.title}
			</Title>
			<Text fz="sm" c="dimmed" mb="md">
				{words.hint}
			</Text>
			<Refusal error={teach.error} />
			<TableCard label={words.title} head={[text.jobs.file, words.to, words.when, '']}>
				{moved.data.map(({ id, jobId, fileName, pages, isTaught, createdAt, ...one }) => (
					<Table.Tr key={id}>
						<Table.Td className="cell-name">
							{fileName === null ? (
								words.gone
							) : (
								<Link href={`/jobs/${jobId}`} className="row-link">
									<bdi>{fileName}</bdi>
								</Link>
							)}
							<span className="cell-note">{namePages(pages)}</span>
						</Table.Td>
						<Cell label={words.to} className="cell-name">
							<bdi>{nameOf(one.templateId)}</bdi>
						</Cell>
						<Cell label={words.when}>
							<Ago at={createdAt} />
						</Cell>
						<Table.Td>
							{isTaught ? (
								<StatusBadge tone="good">{words.taught}</StatusBadge>
							) : (
								mayEdit && (
									<Button
										size="compact-sm"
										variant="default"
										aria-label={words.teachOf(`${fileName ?? words.gone}, ${namePages(pages)}`)}
										loading={teach.isPending && teach.variables === id}
										onClick={() => teach.mutate(id)}
									>
										{words.teach}
									</Button>
								)
							)}
						</Table.Td>
					</Table.Tr>
				))}
			</TableCard>
		</section>
	);
}
