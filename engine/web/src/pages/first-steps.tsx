import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useMay, useProfile } from '../api/session.tsx';
import type { ApiKey, Usage } from '../api/types.ts';
import { readSteps } from '../parts/note-step.ts';
import { text } from '../text.ts';

const listSteps = () => [
	{ id: 'read', ...text.firstSteps.read, to: null, needs: 'edit' as const },
	{ id: 'adapt', ...text.firstSteps.adapt, to: '/templates/new', needs: 'edit' as const },
	{ id: 'key', ...text.firstSteps.key, to: '/keys', needs: 'manage' as const },
	{ id: 'connect', ...text.firstSteps.connect, to: '/docs', needs: 'read' as const },
];

/** A checklist for new users, which ticks itself off and can be hidden. */
export function FirstSteps() {
	const [isHidden, setHidden] = useLocalStorage({
		key: 'docsift-first-steps-hidden',
		defaultValue: false,
		getInitialValueInEffect: false,
	});
	return isHidden ? null : <Steps onHide={() => setHidden(true)} />;
}

function Steps({ onHide }: { onHide: () => void }) {
	const { may } = useProfile();
	const taken = useTaken();
	const steps = listSteps().filter(({ needs }) => may.includes(needs));
	return (
		<Paper withBorder p="md" component="section" aria-labelledby="first-steps">
			<Group justify="space-between" mb="xs">
				<Title order={2} fz={16} id="first-steps">
					{text.firstSteps.title}
				</Title>
				<Button size="compact-sm" variant="subtle" color="gray" onClick={onHide}>
					{text.firstSteps.hide}
				</Button>
			</Group>
			<ol className="first-steps">
				{steps.map(({ id, title, hint, to }) => (
					<li key={id}>
						{to === null ? (
							<Text fw={600} fz="sm" span>
								{title}
							</Text>
						) : (
							<Anchor component={Link} href={to} fw={600} fz="sm">
								{title}
							</Anchor>
						)}{' '}
						{taken.has(id) && (
							<IconCircleCheckFilled
								size={16}
								className="first-step-done"
								role="img"
								aria-label={text.firstSteps.done}
							/>
						)}
						<Text fz="sm" c="dimmed">
							{hint}
						</Text>
					</li>
				))}
			</ol>
		</Paper>
	);
}

/** The steps that are done: a key beside the first one exists, a program has used one, pages were read. */
function useTaken(): ReadonlySet<string> {
	const mayManage = useMay('manage');
	const usage = useQuery({ queryKey: ['usage'], queryFn: () => api.get<Usage>('/v1/usage') });
	const keys = useQuery({
		queryKey: ['keys'],
		queryFn: () => api.get<ApiKey[]>('/v1/keys'),
		enabled: mayManage,
	});
	const taken = readSteps();
	if ((usage.data?.pageUsed ?? 0) > 0) taken.add('read');
	if ((keys.data?.length ?? 0) > 1) taken.add('key');
	if (keys.data?.some(({ lastUsedAt }) => lastUsedAt !== null)) taken.add('connect');
	return taken;
}
