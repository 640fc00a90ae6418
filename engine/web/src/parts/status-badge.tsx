import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

const COLORS = { good: 'sift', busy: 'blue', bad: 'red', warn: 'orange', idle: 'gray' };
export type Tone = keyof typeof COLORS;

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<Badge variant="light" color={COLORS[tone]} radius="sm" className={`status status-${tone}`}>
			{children}
		</Badge>
	);
}
