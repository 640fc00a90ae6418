import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormDialog } from './form.tsx';

type Props = {
	title: string;
	children: ReactNode;
	action: string;
	/** The label of the cancel button. */
	cancel?: string;
	color?: string;
	isReady?: boolean;
	onConfirm: () => Promise<unknown>;
	onClose: () => void;
};

/** Asks for confirmation. */
export function Confirm({ children, action, color = 'red', onConfirm, ...dialog }: Props) {
	const work = useMutation({ mutationFn: onConfirm, onSuccess: dialog.onClose });
	return (
		<FormDialog work={work} submit={action} color={color} isCancelFirst {...dialog}>
			<Text component="div" fz="sm" className="wrap-anywhere">
				{children}
			</Text>
		</FormDialog>
	);
}
