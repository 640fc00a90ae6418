import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { text } from '../text.ts';
import type { useQueue } from './use-queue.ts';

/** The progress of uploads, and the files that were refused. */
export function UploadState({ queue }: { queue: ReturnType<typeof useQueue> }) {
	const { waiting, sending, sent, known, failed, isPaused } = queue.state;
	const done = sent + known + failed.length;
	if (done + waiting + sending === 0) return null;
	return (
		<section aria-label={text.batches.uploads}>
			<Stack gap="sm">
				<Group justify="space-between" gap="sm">
					<Text fz="sm" role="status">
						{queue.isActive
							? text.batches.uploading(waiting + sending)
							: text.batches.uploaded(sent + known)}
						{known > 0 && ` · ${text.batches.known(known)}`}
					</Text>
					{waiting > 0 && (
						<Button size="xs" variant="default" onClick={queue.stop}>
							{text.batches.stop}
						</Button>
					)}
				</Group>
				{queue.isActive && (
					<Progress
						size="sm"
						value={(done / (done + waiting + sending)) * 100}
						aria-label={text.batches.uploads}
					/>
				)}
				{isPaused && (
					<Text fz="sm" c="dimmed">
						{text.batches.paused}
					</Text>
				)}
				{failed.length > 0 && (
					<Alert
						color="red"
						icon={<IconAlertTriangle aria-hidden />}
						title={text.batches.notUploaded(failed.length)}
					>
						<ul className="plain-list wrap-anywhere">
							{failed.map(({ name, message }, index) => (
								<li key={index}>
									<Text fz="sm" fw={500} component="span">
										<bdi>{name}</bdi>
									</Text>
									<Text fz="sm">{message}</Text>
								</li>
							))}
						</ul>
					</Alert>
				)}
			</Stack>
		</section>
	);
}
