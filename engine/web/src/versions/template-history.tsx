import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { text } from '../text.ts';
import type { TypedDraft } from './use-server-draft.ts';
import { VersionList } from './version-list.tsx';

/** `draft`: the open draft; left out for people who may not edit. */
type Props = { templateId: string; draft?: TypedDraft };

/** The published versions. */
export function TemplateHistory({ templateId, draft }: Props) {
	const [isOpen, drawer] = useDisclosure(false);
	return (
		<>
			<Button
				variant="default"
				size="xs"
				leftSection={<IconHistory size={16} aria-hidden />}
				onClick={drawer.open}
			>
				{text.versions.title}
			</Button>
			<Drawer
				opened={isOpen}
				onClose={drawer.close}
				position="right"
				title={text.versions.title}
				closeButtonProps={{ 'aria-label': text.common.close }}
			>
				<VersionList templateId={templateId} draft={draft} />
			</Drawer>
		</>
	);
}
