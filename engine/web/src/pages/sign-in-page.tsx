import { Button, Code, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
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
			<form
				onSubmit={(event) => {
					event.preventDefault();
					work.mutate();
				}}
			>
				<Stack>
					<TextInput
						label={text.signIn.email}
						type="email"
						name="email"
						autoComplete="username"
						required
						withAsterisk={false}
						autoFocus
						value={email}
						onChange={(event) => setEmail(event.currentTarget.value)}
					/>
					<PasswordInput
						label={text.signIn.password}
						name="password"
						autoComplete="current-password"
						required
						withAsterisk={false}
						value={password}
						onChange={(event) => setPassword(event.currentTarget.value)}
					/>
					<Refusal error={work.error} />
					<Button type="submit" loading={work.isPending} fullWidth mt="xs">
						{text.signIn.submit}
					</Button>
				</Stack>
			</form>
			<details className="outside-help">
				<summary>{text.signIn.forgotten.split('?')[0]}?</summary>
				<Text fz="sm" c="dimmed" mt="xs">
					{text.signIn.forgotten.split('? ')[1]}
				</Text>
				<Code block mt="xs">
					{text.signIn.forgottenCommand}
				</Code>
			</details>
		</Outside>
	);
}
