import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react';
import { Link } from 'wouter';
import { text } from '../text.ts';
import type { useQueue } from './use-queue.ts';

/** The progress of uploads, and the files that were refused. */
export function UploadState({ queue }: { queue: ReturnType<typeof useQueue> }) {
	const { waiting, sending, sent, known, failed, isPaused } = queue.state;
	const done = sent + known.length + failed.length;
	if (done + waiting + sending === 0) return null;
	return (
		<section aria-label={text.batches.uploads}>
			<Stack gap="sm">
				<Group justify="space-between" gap="sm">
					<Text fz="sm" role="status">
						{queue.isActive
							? text.batches.uploading(waiting + sending)
							: sent > 0 && text.batches.uploaded(sent)}
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
				{known.length > 0 && (
					<Alert
						color="sift"
						icon={<IconCopy aria-hidden />}
						title={text.batches.known(known.length)}
					>
						<Text fz="sm">{text.batches.knownHint}</Text>
						<ul className="plain-list wrap-anywhere left-out">
							{known.map(({ name, jobId }, index) => (
								<li key={index}>
									<Text fz="sm" component="span">
										<bdi>{name}</bdi>
									</Text>{' '}
									<Anchor component={Link} href={`/jobs/${jobId}`} fz="sm">
										{text.batches.toFirst}
									</Anchor>
								</li>
							))}
						</ul>
						<Dismiss onClick={() => queue.dismiss('known')} />
					</Alert>
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
						<Dismiss onClick={() => queue.dismiss('failed')} />
					</Alert>
				)}
			</Stack>
		</section>
	);
}

function Dismiss({ onClick }: { onClick: () => void }) {
	return (
		<Button mt="xs" size="xs" variant="default" onClick={onClick}>
			{text.batches.dismiss}
		</Button>
	);
}
