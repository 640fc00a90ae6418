import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { Version, VersionPage } from '../api/desk-types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';
import { DifferenceList } from './difference-list.tsx';
import { nameAuthor } from './name-author.ts';
import type { TypedDraft } from './use-server-draft.ts';

type Props = { templateId: string; draft: TypedDraft | undefined };

/** The published versions, newest first, each with its changes. */
export function VersionList({ templateId, draft }: Props) {
	const queries = useQueryClient();
	const [restoring, setRestoring] = useState<Version | null>(null);
	const pages = useInfiniteQuery({
		queryKey: ['versions', templateId],
		queryFn: ({ pageParam }) =>
			api.get<VersionPage>(
				`/v1/templates/${templateId}/versions?limit=20${pageParam === null ? '' : `&cursor=${pageParam}`}`,
			),
		initialPageParam: null as number | null,
		getNextPageParam: (last) => last.nextCursor,
	});
	const versions = pages.data?.pages.flatMap((page) => page.versions) ?? [];
	const newest = versions[0]?.version;

	async function restore({ version }: Version): Promise<void> {
		await api.post(`/v1/templates/${templateId}/versions/${version}/restore`, { version: newest });
		// Start again from the published version.
		draft?.markSaved(draft.json);
		await queries.invalidateQueries({ queryKey: ['versions', templateId] });
		void queries.invalidateQueries({ queryKey: ['templates'] });
		await queries.resetQueries({ queryKey: ['template', templateId] });
	}

	return (
		<Loaded query={pages} isPart>
			{() => (
				<Stack gap="sm">
					<Text fz="sm" c="dimmed">
						{text.versions.lead}
					</Text>
					{versions.map((version) => (
						<Paper key={version.version} withBorder p="md" component="article">
							<Stack gap={6}>
								<Group justify="space-between" gap="sm">
									<Text fw={600} component="h3" fz="md" m={0}>
										{text.versions.version(version.version)}
									</Text>
									{version.version === newest ? (
										<StatusBadge tone="good">{text.versions.current}</StatusBadge>
									) : (
										draft && (
											<Button
												variant="default"
												size="xs"
												aria-label={text.versions.restoreOf(version.version)}
												onClick={() => setRestoring(version)}
											>
												{text.versions.restore}
											</Button>
										)
									)}
								</Group>
								<Text fz="xs" c="dimmed" component="div" className="wrap-anywhere">
									<Ago at={version.createdAt} />
									{version.by !== null && ` ${text.versions.by(nameAuthor(version.by))}`}
									{version.restoredFrom !== null &&
										` · ${text.versions.restoredFrom(version.restoredFrom)}`}
								</Text>
								{version.difference ? (
									<DifferenceList difference={version.difference} />
								) : (
									<Text fz="sm" c="dimmed">
										{version.version === 1
											? `${text.versions.first} · ${text.templates.fields(version.fieldCount)}`
											: text.templates.fields(version.fieldCount)}
									</Text>
								)}
							</Stack>
						</Paper>
					))}
					<MoreButton pages={pages} />
					{restoring && (
						<Confirm
							title={text.versions.restoreTitle(restoring.version)}
							action={text.versions.restore}
							color="sift"
							onClose={() => setRestoring(null)}
							onConfirm={() => restore(restoring)}
						>
							{text.versions.restoreHint}
							{draft?.isDirty === true && ` ${text.versions.restoreReplaces}`}
						</Confirm>
					)}
				</Stack>
			)}
		</Loaded>
	);
}
