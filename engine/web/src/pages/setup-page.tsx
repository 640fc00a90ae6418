import { Alert } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useChangeSession } from '../api/session.tsx';
import type { Profile } from '../api/types.ts';
import { Form, NewPasswordField, TextField } from '../parts/form.tsx';
import { Outside } from '../parts/outside.tsx';
import { text } from '../text.ts';

/** The owner chooses a password; the setup code is in the URL fragment. */
export default function SetupPage() {
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
			<Form work={work} submit={text.setup.submit} isWide>
				{given === '' && (
					<>
						<Alert color="sift" title={text.setup.noCode} icon={<IconTerminal2 aria-hidden />}>
							{text.setup.noCodeHint}
						</Alert>
						<TextField label={text.setup.code} value={code} onChange={setCode} />
					</>
				)}
				<TextField
					label={text.signIn.email}
					type="email"
					name="email"
					autoComplete="username"
					autoFocus
					value={email}
					onChange={setEmail}
				/>
				<NewPasswordField label={text.setup.password} value={password} onChange={setPassword} />
			</Form>
		</Outside>
	);
}
