import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { Outside } from '../parts/outside.tsx';
import { text } from '../text.ts';

/** The owner chooses a password; the code of the terminal stands behind the # of the address. */
export function SetupPage() {
	const [given] = useState(() => window.location.hash.slice(1));
	const [code, setCode] = useState(given);
	const [email, setEmail] = useState('');
	const [password, setPassword] = useState('');
	const { signedIn } = useChangeSession();
	const work = useMutation({
		mutationFn: () => api.post<Profile>('/setup', { code: code.trim(), email, password }),
		onSuccess: signedIn,
	});
	return (
		<Outside title={text.setup.title} lead={text.setup.lead}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					work.mutate();
				}}
			>
				<Stack>
					{given === '' && (
						<>
							<Alert color="sift" title={text.setup.noCode} icon={<IconTerminal2 aria-hidden />}>
								{text.setup.noCodeHint}
							</Alert>
							<TextInput
								label={text.setup.code}
								required
								withAsterisk={false}
								value={code}
								onChange={(event) => setCode(event.currentTarget.value)}
							/>
						</>
					)}
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
						label={text.setup.password}
						name="new-password"
						autoComplete="new-password"
						minLength={10}
						required
						withAsterisk={false}
						value={password}
						onChange={(event) => setPassword(event.currentTarget.value)}
					/>
					<Refusal error={work.error} />
					<Button type="submit" loading={work.isPending} fullWidth mt="xs">
						{text.setup.submit}
					</Button>
				</Stack>
			</form>
		</Outside>
	);
}
