import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { Refusal } from './failed-load.tsx';

type Props = {
	isOpen: boolean;
	title: string;
	children: ReactNode;
	action: string;
	color?: string;
	onConfirm: () => Promise<unknown>;
	onClose: () => void;
};

/** Asks before something that cannot be undone. */
export function Confirm({ isOpen, title, children, action, color = 'red', ...on }: Props) {
	const work = useMutation({ mutationFn: on.onConfirm, onSuccess: on.onClose });
	const close = () => {
		work.reset();
		on.onClose();
	};
	return (
		<Modal
			opened={isOpen}
			onClose={close}
			title={title}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			<Stack>
				<Text component="div" fz="sm" className="wrap-anywhere">
					{children}
				</Text>
				<Refusal error={work.error} />
				<Group justify="flex-end">
					<Button variant="default" onClick={close} data-autofocus>
						{text.common.cancel}
					</Button>
					<Button color={color} loading={work.isPending} onClick={() => work.mutate()}>
						{action}
					</Button>
				</Group>
			</Stack>
		</Modal>
	);
}
