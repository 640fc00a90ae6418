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
	const job = useQuery({
		queryKey: ['unread-file', jobId],
		queryFn: () => api.get<Job>(`/v1/jobs/${jobId}`),
	});
	const unread = (job.data?.children ?? []).filter(({ kind }) => kind !== BLANK);
	if (unread.length === 0) return text.auto.noTemplateHint;
	return (
		<Stack gap="xs">
			{unread.map(({ kind, pages }) => (
				<UnreadPiece key={pages.from} {...{ batchId, jobId, kind }} from={pages.from} />
			))}
		</Stack>
	);
}

type PieceProps = Props & { kind: string; from: number };

/** A document that begins on the page `from` of a file, with the starter that would read it. */
export function UnreadPiece({ batchId, jobId, kind, from }: PieceProps) {
	const queries = useQueryClient();
	const read = async (templateId: string) => {
		const { children = [] } = await api.get<Job>(`/v1/jobs/${jobId}`);
		const division = chooseTemplate(toDivision(children), from, templateId);
		await api.post(`/v1/jobs/${jobId}/split`, toRequest(division));
		// The batch counts the documents of the file, not the file that is read again.
		await api.get<Job>(`/v1/jobs/${jobId}?wait=${MAX_WAIT_SECONDS}`);
		await queries.invalidateQueries({ queryKey: ['batch', batchId] });
	};
	return <StarterOffer kind={kind} onTake={read} />;
}

const MAX_WAIT_SECONDS = 60;
