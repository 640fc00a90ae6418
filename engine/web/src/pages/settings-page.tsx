import {
	Alert,
	Button,
	Group,
	Paper,
	PasswordInput,
	SegmentedControl,
	Stack,
	Text,
	Title,
	useMantineColorScheme,
} from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession, useProfile } from '../api/session.tsx';
import type { OpenSession } from '../api/types.ts';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { nameClient } from '../parts/name-client.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

export default function SettingsPage() {
	const profile = useProfile();
	const { colorScheme, setColorScheme } = useMantineColorScheme();
	return (
		<>
			<PageHeader title={text.settings.title} lead={text.settings.lead} />
			<Stack gap="lg" maw={640}>
				<Section title={text.settings.account}>
					<dl className="facts">
						<div>
							<dt>{text.signIn.email}</dt>
							<dd className="wrap-anywhere">{profile.email}</dd>
						</div>
						<div>
							<dt>{text.usage.plan}</dt>
							<dd>{profile.plan}</dd>
						</div>
						<div>
							<dt>{text.settings.version}</dt>
							<dd>{profile.version}</dd>
						</div>
					</dl>
				</Section>
				<Section title={text.settings.appearance}>
					<SegmentedControl
						aria-label={text.settings.appearance}
						value={colorScheme}
						onChange={setColorScheme}
						data={[
							{ value: 'auto' as const, label: text.settings.auto },
							{ value: 'light' as const, label: text.settings.light },
							{ value: 'dark' as const, label: text.settings.dark },
						]}
					/>
				</Section>
				<ChangePassword email={profile.email} />
				<Sessions />
			</Stack>
		</>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Paper withBorder p="lg" component="section">
			<Title order={2} fz={16} mb="md">
				{title}
			</Title>
			{children}
		</Paper>
	);
}

function ChangePassword({ email }: { email: string }) {
	const [current, setCurrent] = useState('');
	const [next, setNext] = useState('');
	const work = useMutation({
		mutationFn: () => api.put('/password', { current, next }),
		onSuccess: () => {
			setCurrent('');
			setNext('');
		},
	});
	return (
		<Section title={text.settings.password}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					work.mutate();
				}}
			>
				<Stack>
					<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
					<PasswordInput
						label={text.settings.current}
						autoComplete="current-password"
						required
						withAsterisk={false}
						value={current}
						onChange={(event) => setCurrent(event.currentTarget.value)}
					/>
					<PasswordInput
						label={text.settings.next}
						autoComplete="new-password"
						minLength={10}
						required
						withAsterisk={false}
						value={next}
						onChange={(event) => setNext(event.currentTarget.value)}
					/>
					<Refusal error={work.error} />
					{work.isSuccess && (
						<Alert color="sift" role="status">
							{text.settings.changed}
						</Alert>
					)}
					<Group>
						<Button type="submit" loading={work.isPending}>
							{text.settings.change}
						</Button>
					</Group>
				</Stack>
			</form>
		</Section>
	);
}

function Sessions() {
	const { signedOut } = useChangeSession();
	const sessions = useQuery({
		queryKey: ['sessions'],
		queryFn: () => api.get<OpenSession[]>('/sessions'),
	});
	const end = useMutation({ mutationFn: () => api.delete('/sessions'), onSuccess: signedOut });
	if (sessions.error) return <FailedLoad error={sessions.error} again={sessions.refetch} />;
	return (
		<Section title={text.settings.sessions}>
			<Stack>
				<ul className="plain-list">
					{(sessions.data ?? []).map((session, i) => (
						<li key={i}>
							<Group justify="space-between" wrap="nowrap">
								<div>
									<Text fz="sm">{nameClient(session.client)}</Text>
									<Text fz="xs" c="dimmed" component="div">
										<Ago at={session.seenAt} />
									</Text>
								</div>
								{session.isThis && <StatusBadge tone="good">{text.settings.thisOne}</StatusBadge>}
							</Group>
						</li>
					))}
				</ul>
				<Refusal error={end.error} />
				<Group>
					<Button
						variant="default"
						color="red"
						loading={end.isPending}
						onClick={() => end.mutate()}
					>
						{text.settings.everywhere}
					</Button>
					<Text fz="sm" c="dimmed">
						{text.settings.everywhereHint}
					</Text>
				</Group>
			</Stack>
		</Section>
	);
}
