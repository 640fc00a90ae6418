import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSecondReader } from '../api/queries.ts';
import { text } from '../text.ts';
import { ACCEPTED } from './accepted.ts';

type Props = { onFile: (file: File) => void; hint?: string; children?: ReactNode };

/** Drop zone and file chooser for one document. */
export function DropZone({ onFile, hint, children }: Props) {
	const { data } = useSecondReader();
	const usual = `${text.tryIt.dropHint} ${data?.isConfigured ? text.tryIt.leaves : text.tryIt.stays}`;
	const input = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const [refusal, setRefusal] = useState<string | null>(null);
	const take = (files: FileList | null) => {
		const [file, ...others] = files ?? [];
		// It is unclear which one was meant, and each costs pages.
		if (others.length > 0) setRefusal(text.tryIt.oneOnly(others.length + 1));
		else if (file && isContainer(file)) setRefusal(text.tryIt.noArchive);
		else {
			setRefusal(null);
			if (file) onFile(file);
		}
	};
	return (
		<div
			className="drop-zone"
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				take(event.dataTransfer.files);
			}}
		>
			<Stack align="center" gap="sm">
				<div className="empty-icon" aria-hidden>
					<IconFileUpload size={30} stroke={1.5} />
				</div>
				<Text fw={600} fz="lg" ta="center">
					{text.tryIt.drop}
				</Text>
				<Text c="dimmed" fz="sm" ta="center">
					{hint ?? usual}
				</Text>
				{refusal !== null && (
					<Alert color="orange" role="alert">
						{refusal}{' '}
						<Anchor component={Link} href="/jobs" fz="sm">
							{text.tryIt.toJobs}
						</Anchor>
					</Alert>
				)}
				<Group mt="xs" justify="center">
					<Button onClick={() => input.current?.click()}>{text.tryIt.choose}</Button>
					{children}
				</Group>
			</Stack>
			<input
				ref={input}
				type="file"
				hidden
				accept={ACCEPTED}
				aria-label={text.tryIt.choose}
				onChange={(event) => {
					take(event.currentTarget.files);
					event.currentTarget.value = '';
				}}
			/>
		</div>
	);
}

/** Archives and e-mails, by name. The engine checks the content and refuses others. */
function isContainer({ name }: File): boolean {
	return /\.(zip|eml|msg)$/i.test(name);
}
