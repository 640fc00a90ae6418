import { Button } from '@mantine/core';
import { IconMapSearch } from '@tabler/icons-react';
import { Link } from 'wouter';
import { EmptyState } from '../parts/empty-state.tsx';
import { text } from '../text.ts';

export function NotFoundPage() {
	return (
		<EmptyState icon={IconMapSearch} title={text.errors.noPage} hint={text.errors.noPageHint}>
			<Button component={Link} href="/" variant="default">
				{text.errors.toStart}
			</Button>
		</EmptyState>
	);
}
