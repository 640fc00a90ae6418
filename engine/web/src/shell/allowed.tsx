import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { useMay } from '../api/session.tsx';
import type { Permission } from '../api/types.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { text } from '../text.ts';

/** Shows a page if the role allows it, otherwise an explanation. */
export function Allowed({ needs, children }: { needs: Permission; children: ReactNode }) {
	if (useMay(needs)) return children;
	return (
		<EmptyState icon={IconLock} title={text.errors.notAllowed} hint={text.errors.notAllowedHint}>
			<Button component={Link} href="/" variant="default">
				{text.errors.toStart}
			</Button>
		</EmptyState>
	);
}

/** The start page; reviewers start at Review and viewers at Jobs. */
export function Start({ children }: { children: ReactNode }) {
	const [mayEdit, mayReview] = [useMay('edit'), useMay('review')];
	if (mayEdit) return children;
	return <Redirect to={mayReview ? '/review' : '/jobs'} replace />;
}
