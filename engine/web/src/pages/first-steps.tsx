import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { Link } from 'wouter';
import { useProfile } from '../api/session.tsx';
import { text } from '../text.ts';

const listSteps = () => [
	{ ...text.firstSteps.read, to: null, needs: 'edit' as const },
	{ ...text.firstSteps.adapt, to: '/templates/new', needs: 'edit' as const },
	{ ...text.firstSteps.key, to: '/keys', needs: 'manage' as const },
	{ ...text.firstSteps.connect, to: '/docs', needs: 'read' as const },
];

/** A checklist for new users, which can be hidden. */
export function FirstSteps() {
	const { may } = useProfile();
	const [isHidden, setHidden] = useLocalStorage({
		key: 'docsift-first-steps-hidden',
		defaultValue: false,
		getInitialValueInEffect: false,
	});
	const steps = listSteps().filter(({ needs }) => may.includes(needs));
	if (isHidden) return null;
	return (
		<Paper withBorder p="md" component="section" aria-labelledby="first-steps">
			<Group justify="space-between" mb="xs">
				<Title order={2} fz={16} id="first-steps">
					{text.firstSteps.title}
				</Title>
				<Button size="compact-sm" variant="subtle" color="gray" onClick={() => setHidden(true)}>
					{text.firstSteps.hide}
				</Button>
			</Group>
			<ol className="first-steps">
				{steps.map(({ title, hint, to }) => (
					<li key={title}>
						{to === null ? (
							<Text fw={600} fz="sm">
								{title}
							</Text>
						) : (
							<Anchor component={Link} href={to} fw={600} fz="sm">
								{title}
							</Anchor>
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
