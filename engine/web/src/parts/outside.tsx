import { Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { text } from '../text.ts';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from './logo.tsx';

/** The card of the sign-in pages. */
export function Outside({
	title,
	lead,
	children,
}: {
	title: string;
	lead?: string;
	children: ReactNode;
}) {
	useEffect(() => {
		document.title = `${title} · ${text.product}`;
	}, [title]);
	return (
		<main className="outside">
			<Paper className="outside-card" withBorder radius="lg" p={32}>
				<Stack gap="lg">
					<Stack gap="xs" align="center">
						<Logo size={48} />
						<Title order={1} fz={24} ta="center">
							{title}
						</Title>
						{lead !== undefined && (
							<Text c="dimmed" ta="center" fz="sm">
								{lead}
							</Text>
						)}
					</Stack>
					{children}
					<LanguageSelect />
				</Stack>
			</Paper>
		</main>
	);
}
