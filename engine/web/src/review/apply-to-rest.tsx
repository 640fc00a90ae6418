import { Button, Group, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import type { AppliedLessons } from '../api/types.ts';
import { sayValue } from '../document/format-value.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { labelOf } from './draft.ts';

/** Documents that are read again at once; the others follow with the next lesson or on request. */
const MAX_DOCUMENTS = 50;

type Props = { templateId: string; lessonId: string | null };

/** Reads the waiting documents again with a new lesson, shows the differences, and applies them on request. */
export function ApplyToRest({ templateId, lessonId }: Props) {
	const queries = useQueryClient();
	const post = (apply: boolean) =>
		api.post<AppliedLessons>(`/v1/templates/${templateId}/memory/apply`, {
			apply,
			limit: MAX_DOCUMENTS,
		});
	const look = useQuery({
		queryKey: ['memory-apply', templateId, lessonId],
		queryFn: () => post(false),
		staleTime: Infinity,
		retry: false,
	});
	const apply = useMutation({
		mutationFn: () => post(true),
		onSuccess: () =>
			Promise.all(
				['reviews', 'job', 'job-review', 'batch'].map((key) =>
					queries.invalidateQueries({ queryKey: [key] }),
				),
			),
	});
	const words = text.review.applyToRest;
	if (apply.data) {
		const { documents } = apply.data;
		return (
			<Text fz="sm" mt="xs" role="status">
				{words.applied(documents.filter(({ applied }) => applied).length)}
			</Text>
		);
	}
	if (look.isPending) {
		return (
			<Text fz="sm" mt="xs" c="dimmed">
				{words.looking}
			</Text>
		);
	}
	const documents = look.data?.documents ?? [];
	if (look.error || documents.length === 0) {
		return look.error ? (
			<Refusal error={look.error} />
		) : (
			<Text fz="sm" mt="xs">
				{words.none}
			</Text>
		);
	}
	return (
		<div className="apply-rest">
			<Text fz="sm" fw={600}>
				{words.found(documents.length)}
			</Text>
			<Differences documents={documents} />
			<Group gap="sm" mt="xs">
				<Button size="xs" loading={apply.isPending} onClick={() => apply.mutate()}>
					{words.apply(documents.length)}
				</Button>
			</Group>
			<Refusal error={apply.error} />
		</div>
	);
}

/** A row for each document, with its values before and after. */
function Differences({ documents }: Pick<AppliedLessons, 'documents'>) {
	const { label, document, value, before, after, knownLayout } = text.review.applyToRest;
	return (
		<div className="apply-differences" role="region" aria-label={label} tabIndex={0}>
			<Table fz="sm" verticalSpacing={4} horizontalSpacing={6}>
				<Table.Thead>
					<Table.Tr>
						{[document, value, before, after].map((head) => (
							<Table.Th key={head}>{head}</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{documents.flatMap(({ jobId, fileName, changes }) => {
						const file = (
							<Table.Td>
								<bdi>{fileName}</bdi>
							</Table.Td>
						);
						if (changes.length === 0) {
							return [
								<Table.Tr key={jobId}>
									{file}
									<Table.Td colSpan={3}>{knownLayout}</Table.Td>
								</Table.Tr>,
							];
						}
						return changes.map((change) => (
							<Table.Tr key={`${jobId} ${change.path}`}>
								{file}
								<Table.Td>{labelOf(change.path)}</Table.Td>
								<Table.Td>
									<del>
										<bdi>{say(change.before)}</bdi>
									</del>
								</Table.Td>
								<Table.Td>
									<bdi>{say(change.after)}</bdi>
								</Table.Td>
							</Table.Tr>
						));
					})}
				</Table.Tbody>
			</Table>
		</div>
	);
}

function say(value: unknown): string {
	return Array.isArray(value) ? text.batches.rows(value.length) : sayValue(value);
}
