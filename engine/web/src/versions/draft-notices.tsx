import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Refusal } from '../parts/failed-load.tsx';
import { formatTime } from '../parts/format-time.ts';
import { text } from '../text.ts';
import { DifferenceList } from './difference-list.tsx';
import { nameAuthor } from './name-author.ts';
import type { ServerDraft } from './use-server-draft.ts';

/** Lets the person decide about a draft of someone else. */
export function DraftNotices({ server: draft }: { server: ServerDraft }) {
	const { offered, isRival, theirs } = draft;
	return (
		<>
			<Refusal error={draft.error} />
			{offered && (
				<Alert
					color="blue"
					icon={<IconPencil aria-hidden />}
					title={isRival ? text.versions.draftRival : text.versions.draftFound}
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
						{isRival && <Text fz="sm">{text.versions.draftRivalHint}</Text>}
						<Group gap="sm">
							{isRival ? (
								<>
									<Button size="xs" onClick={draft.keepMine}>
										{text.versions.draftKeepMine}
									</Button>
									<Button size="xs" variant="default" onClick={() => draft.open(offered)}>
										{text.versions.draftTakeSaved}
									</Button>
								</>
							) : (
								<>
									<Button size="xs" onClick={() => draft.open(offered)}>
										{text.versions.draftOpen}
									</Button>
									<Button size="xs" variant="default" onClick={draft.discard}>
										{text.versions.draftDiscard}
									</Button>
								</>
							)}
						</Group>
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
		</>
	);
}
