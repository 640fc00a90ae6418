import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { text } from '../text.ts';

type Props = {
	title: string;
	lead?: ReactNode;
	/** The list that this page belongs to. */
	back?: { to: string; label: string };
	actions?: ReactNode;
};

export function PageHeader({ title, lead, back, actions }: Props) {
	useEffect(() => {
		document.title = `${title} · ${text.product}`;
	}, [title]);
	return (
		<Group justify="space-between" align="flex-start" mb="xl" gap="md" className="page-header">
			<Stack gap={6} className="page-title">
				{back && (
					<Anchor component={Link} href={back.to} fz="sm" underline="hover" className="back-link">
						<IconChevronLeft size={14} aria-hidden /> {back.label}
					</Anchor>
				)}
				<Title order={1} fz={26} className="wrap-anywhere">
					{title}
				</Title>
				{lead !== undefined && (
					<Text c="dimmed" component="div">
						{lead}
					</Text>
				)}
			</Stack>
			{actions !== undefined && <Group gap="sm">{actions}</Group>}
		</Group>
	);
}
