import { Code, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Form, PasswordField, TextField } from '../parts/form.tsx';
import { Outside } from '../parts/outside.tsx';
import { text } from '../text.ts';

export function SignInPage() {
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const { signedIn } = useChangeSession();
	const work = useMutation({
		mutationFn: () => api.post<Profile>('/session', { email, password }),
		onSuccess: signedIn,
	});
	return (
		<Outside title={text.signIn.title}>
			<Form work={work} submit={text.signIn.submit} isWide>
				<TextField
					label={text.signIn.email}
					type="email"
					name="email"
					autoComplete="username"
					autoFocus
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
