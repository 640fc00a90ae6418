import { Alert, Button, Code, Divider, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError } from '../api/client.ts';
import { useChangeSession, useSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Form, PasswordField, TextField } from '../parts/form.tsx';
import { Outside } from '../parts/outside.tsx';
import { text } from '../text.ts';

export default function SignInPage() {
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const [isAsked, setAsked] = useState(false);
	const [code, setCode] = useState('');
	const { signedIn } = useChangeSession();
	const singleSignOn = useSession().data?.singleSignOn ?? null;
	const [refusal] = useState(readRefusal);
	const work = useMutation({
		mutationFn: () =>
			api.post<Profile>('/session', { email, password, ...(code !== '' && { code }) }),
		onSuccess: signedIn,
		onError: (error) => {
			if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED') setAsked(true);
		},
	});
	return (
		<Outside title={text.signIn.title}>
			{refusal !== undefined && <Alert color="red">{refusal}</Alert>}
			{singleSignOn && (
				<>
					<Button component="a" href={startAddress()} fullWidth>
						{text.signIn.singleSignOn(singleSignOn.name)}
					</Button>
					<Divider label={text.signIn.or} />
				</>
			)}
			<Form work={work} submit={text.signIn.submit} isWide>
				<TextField
					label={text.signIn.email}
					type="email"
					name="email"
					autoComplete="username"
					autoFocus={!singleSignOn}
					value={email}
					onChange={setEmail}
				/>
				<PasswordField
					label={text.signIn.password}
					name="password"
					autoComplete="current-password"
					value={password}
					onChange={setPassword}
				/>
				{isAsked && (
					<TextField
						label={text.signIn.code}
						description={text.signIn.codeHint}
						name="code"
						autoComplete="one-time-code"
						autoFocus
						value={code}
						onChange={setCode}
					/>
				)}
			</Form>
			<details className="outside-help">
				<summary>{text.signIn.forgotten}</summary>
				<Text fz="sm" c="dimmed" mt="xs">
					{text.signIn.forgottenHint}
				</Text>
				<Code block mt="xs">
					{text.signIn.forgottenCommand}
				</Code>
			</details>
		</Outside>
	);
}

/** Why the engine sent the browser back here. */
function readRefusal(): string | undefined {
	const code = new URLSearchParams(window.location.search).get('problem');
	if (code === null) return undefined;
	return text.signIn.refused[code] ?? text.signIn.refused.OIDC_FAILED;
}

/** Afterwards, the browser returns to the page that it was about to show. */
function startAddress(): string {
	const path = window.location.pathname;
	const isPage = path !== '/sign-in' && /^\/(?:[\w-]+(?:\/[\w-]+){0,4})?$/.test(path);
	const query = new URLSearchParams({ returnTo: isPage ? path : '/' });
	return `/dashboard/api/oidc/start?${query.toString()}`;
}
