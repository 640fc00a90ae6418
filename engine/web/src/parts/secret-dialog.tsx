import { Button, Group, Stack, Text } from '@mantine/core';
import { text } from '../text.ts';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';

type Props = { title: string; hint: string; label: string; value: string; onClose: () => void };

/** Shows a secret once. */
export function SecretDialog({ title, hint, label, value, onClose }: Props) {
	return (
		<Dialog title={title} onClose={onClose} isPrecious>
			<Stack>
				<Text fz="sm" className="wrap-anywhere">
					{hint}
				</Text>
				<CopyField label={label} value={value} />
				<Group justify="flex-end">
					<Button onClick={onClose}>{text.common.done}</Button>
				</Group>
			</Stack>
		</Dialog>
	);
}
