import { Alert, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory, IconPencil } from '@tabler/icons-react';
import { useProfile } from '../api/session.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { formatTime } from '../parts/format-time.ts';
import { text } from '../text.ts';
import { DifferenceList } from './difference-list.tsx';
import { nameAuthor } from './name-author.ts';
import { useServerDraft } from './use-server-draft.ts';
import type { TypedDraft } from './use-server-draft.ts';
import { VersionList } from './version-list.tsx';

type Props = { templateId: string; draft: TypedDraft };

/** The draft on the server, and what was published before. */
export function TemplateHistory({ templateId, draft: typed }: Props) {
	const isAllowed = useProfile().may.includes('edit');
	const draft = useServerDraft(templateId, typed, isAllowed);
	const [isOpen, drawer] = useDisclosure(false);
	const { offered, theirs } = draft;
	return (
		<>
			<Group justify="space-between" gap="sm">
				<Text fz="sm" c="dimmed" role="status">
					{draft.isSaving
						? text.versions.draftSaving
						: draft.isKept
							? text.versions.draftKept
							: null}
				</Text>
				<Button
					variant="default"
					size="xs"
					leftSection={<IconHistory size={16} aria-hidden />}
					onClick={drawer.open}
				>
					{text.versions.title}
				</Button>
			</Group>
			<Refusal error={draft.error} />
			{offered && (
				<Alert
					color="blue"
					icon={<IconPencil aria-hidden />}
					title={text.versions.draftFound}
					className="wrap-anywhere"
				>
					<Stack gap="sm">
						<Text fz="sm">
							{text.versions.draftFoundHint(
								nameAuthor(offered.savedBy),
								formatTime(offered.savedAt),
							)}
							{offered.basedOn < offered.version && ` ${text.versions.draftOutdated}`}
						</Text>
						<DifferenceList difference={offered.difference} />
						{isAllowed && (
							<Group gap="sm">
								<Button size="xs" onClick={() => draft.open(offered)}>
									{text.versions.draftOpen}
								</Button>
								<Button size="xs" variant="default" onClick={draft.discard}>
									{text.versions.draftDiscard}
								</Button>
							</Group>
						)}
					</Stack>
				</Alert>
			)}
			{theirs && (
				<Alert color="red" role="alert" title={text.versions.conflict} className="wrap-anywhere">
					<Stack gap="sm">
						<Text fz="sm">{text.versions.conflictHint(nameAuthor(theirs.savedBy))}</Text>
						<Group gap="sm">
							<Button size="xs" variant="default" onClick={() => draft.open(theirs)}>
								{text.versions.conflictTheirs}
							</Button>
							<Button size="xs" variant="default" onClick={draft.keepMine}>
								{text.versions.conflictMine}
							</Button>
						</Group>
					</Stack>
				</Alert>
			)}
			<Drawer
				opened={isOpen}
				onClose={drawer.close}
				position="right"
				title={text.versions.title}
				closeButtonProps={{ 'aria-label': text.common.close }}
			>
				<VersionList templateId={templateId} draft={typed} isAllowed={isAllowed} />
			</Drawer>
		</>
	);
}
