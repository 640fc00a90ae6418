import { Stack, Text, Title } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';

type Props = {
	icon: ComponentType<{ size?: number; stroke?: number }>;
	title: string;
	hint: string;
	/** The next step. */
	children?: ReactNode;
};

export function EmptyState({ icon: Icon, title, hint, children }: Props) {
	return (
		<Stack align="center" gap="sm" py={56} px="md" className="empty-state">
			<div className="empty-icon" aria-hidden>
				<Icon size={30} stroke={1.5} />
			</div>
			<Title order={2} fz={18} ta="center">
				{title}
			</Title>
			<Text c="dimmed" ta="center" maw={440}>
				{hint}
			</Text>
			{children}
		</Stack>
	);
}
