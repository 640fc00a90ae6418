import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { Job } from '../api/types.ts';
import { chooseTemplate, toDivision, toRequest } from '../sorting/division.ts';
import { BLANK } from '../sorting/name-piece.ts';
import { StarterOffer } from '../sorting/starter-offer.tsx';
import { text } from '../text.ts';

type Props = { batchId: string; jobId: string };

/** A file of a batch none of whose documents fits a template, with the starters that would read them. */
export function UnreadFile({ batchId, jobId }: Props) {
	const queries = useQueryClient();
	const job = useQuery({
		queryKey: ['unread-file', jobId],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}`),
	});
	const pieces = job.data?.children ?? [];
	const unread = pieces.filter(({ kind }) => kind !== BLANK);
	const read = async (from: number, templateId: string) => {
		const division = chooseTemplate(toDivision(pieces), from, templateId);
		await api.post(`/v1/jobs/${jobId}/split`, toRequest(division));
		await queries.invalidateQueries({ queryKey: ['batch', batchId] });
	};
	if (unread.length === 0) return text.auto.noTemplateHint;
	return (
		<Stack gap="xs">
			{unread.map(({ kind, pages }) => (
				<StarterOffer key={pages.from} kind={kind} onTake={(id) => read(pages.from, id)} />
			))}
		</Stack>
	);
}
