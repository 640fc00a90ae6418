import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { ACCEPTED } from '../parts/accepted.ts';
import { text } from '../text.ts';
import { collectChosen, collectDropped } from './collect-files.ts';

type Props = { onFiles: (files: File[]) => void; isSmall: boolean; hint: string };

/** Drop zone and file chooser for files, folders and archives. */
export function ManyDropZone({ onFiles, isSmall, hint }: Props) {
	const files = useRef<HTMLInputElement>(null);
	const folder = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const take = (input: HTMLInputElement) => {
		onFiles(collectChosen(input.files));
		input.value = '';
	};
	return (
		<div
			className="drop-zone"
			data-small={isSmall || undefined}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setOver(false);
				void collectDropped(event.dataTransfer).then(onFiles);
			}}
		>
			<Stack align="center" gap="sm">
				{!isSmall && (
					<div className="empty-icon" aria-hidden>
						<IconFiles size={30} stroke={1.5} />
					</div>
				)}
				<Text fw={600} fz={isSmall ? 'md' : 'lg'} ta="center">
					{text.batches.drop}
				</Text>
				<Text c="dimmed" fz="sm" ta="center">
					{hint}
				</Text>
				<Group mt="xs" justify="center">
					<Button onClick={() => files.current?.click()}>{text.batches.chooseFiles}</Button>
					<Button variant="default" onClick={() => folder.current?.click()}>
						{text.batches.chooseFolder}
					</Button>
				</Group>
			</Stack>
			<input
				ref={files}
				type="file"
				hidden
				multiple
				accept={`${ACCEPTED},.zip`}
				aria-label={text.batches.chooseFiles}
				onChange={(event) => take(event.currentTarget)}
			/>
			<input
				ref={(input) => {
					folder.current = input;
					// React does not support this attribute.
					input?.setAttribute('webkitdirectory', '');
				}}
				type="file"
				hidden
				multiple
				aria-label={text.batches.chooseFolder}
				onChange={(event) => take(event.currentTarget)}
			/>
		</div>
	);
}
