import {
	Alert,
	Button,
	Group,
	Paper,
	SegmentedControl,
	Stack,
	Text,
	Title,
	useMantineColorScheme,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession, useProfile } from '../api/session.tsx';
import type { OpenSession } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { Form, NewPasswordField, PasswordField } from '../parts/form.tsx';
import { LanguageSelect } from '../parts/language-select.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { nameClient } from '../parts/name-client.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SecondReaderSection } from './second-reader-section.tsx';

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
						{profile.hasPlan && (
							<div>
								<dt>{text.usage.plan}</dt>
								<dd>{profile.plan}</dd>
							</div>
						)}
						<div>
							<dt>{text.settings.version}</dt>
							<dd>{profile.version}</dd>
						</div>
					</dl>
				</Section>
				<Section title={text.settings.appearance}>
					<Stack align="flex-start">
						<LanguageSelect />
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
					</Stack>
				</Section>
				<Section title={text.secondReader.title}>
					<SecondReaderSection />
				</Section>
				{profile.hasPassword && (
					<>
						<ChangePassword email={profile.email} />
						<Section title={text.secondFactor.title}>
							<SecondFactorSection />
						</Section>
					</>
				)}
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
	const queries = useQueryClient();
	const [current, setCurrent] = useState('');
	const [next, setNext] = useState('');
	const work = useMutation({
		mutationFn: () => api.put('/password', { current, next }),
		onSuccess: async () => {
			setCurrent('');
			setNext('');
			await queries.invalidateQueries({ queryKey: ['sessions'] });
		},
	});
	return (
		<Section title={text.settings.password}>
			<Form work={work} submit={text.settings.change}>
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					label={text.settings.current}
					autoComplete="current-password"
					value={current}
					onChange={setCurrent}
				/>
				<NewPasswordField label={text.settings.next} value={next} onChange={setNext} />
				{work.isSuccess && (
					<Alert color="sift" role="status">
						{text.settings.changed}
					</Alert>
				)}
			</Form>
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
	return (
		<Section title={text.settings.sessions}>
			<Stack>
				<Loaded query={sessions} isPart>
					{(list) => (
						<ul className="plain-list">
							{list.map((session, i) => (
								<li key={i}>
									<Group justify="space-between" wrap="nowrap">
										<div>
											<Text fz="sm">{nameClient(session.client)}</Text>
											<Text fz="xs" c="dimmed" component="div">
												{text.settings.seen} <Ago at={session.seenAt} />
											</Text>
										</div>
										{session.isThis && (
											<StatusBadge tone="good">{text.settings.thisOne}</StatusBadge>
										)}
									</Group>
								</li>
							))}
						</ul>
					)}
				</Loaded>
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
