import { Alert, Anchor } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import { useChangeSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Form, NewPasswordField, TextField } from '../parts/form.tsx';
import { Outside } from '../parts/outside.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { text } from '../text.ts';

/** An invited person chooses a password; the token is in the URL fragment. */
export default function InvitationPage() {
	const [token] = useState(() => window.location.hash.slice(1));
	const [password, setPassword] = useState('');
	const [, go] = useLocation();
	const { signedIn } = useChangeSession();
	const invitation = useQuery({
		queryKey: ['invitation', token],
		queryFn: () => api.post<{ email: string }>('/invitation', { token }),
		staleTime: Infinity,
	});
	const work = useMutation({
		mutationFn: () => api.put<Profile>('/invitation', { token, password }),
		onSuccess: (profile) => {
			signedIn(profile);
			go('/', { replace: true });
		},
		onError: (error) => {
			// The password is saved; the sign-in page asks for the code.
			if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') {
				go('/sign-in', { replace: true });
			}
		},
	});
	if (invitation.error) {
		return (
			<Outside title={text.invitation.title}>
				<Alert color="red" icon={<IconAlertCircle aria-hidden />}>
					{invitation.error.message}
				</Alert>
				<Anchor component={Link} href="/" ta="center" fz="sm">
					{text.invitation.signIn}
				</Anchor>
			</Outside>
		);
	}
	if (!invitation.data) return <PageLoader />;
	return (
		<Outside title={text.invitation.title} lead={text.invitation.lead}>
			<Form work={work} submit={text.invitation.submit} isWide>
				<TextField
					label={text.signIn.email}
					type="email"
					name="email"
					autoComplete="username"
					readOnly
					value={invitation.data.email}
					onChange={() => undefined}
				/>
				<NewPasswordField
					label={text.setup.password}
					autoFocus
					value={password}
					onChange={setPassword}
				/>
			</Form>
		</Outside>
	);
}
