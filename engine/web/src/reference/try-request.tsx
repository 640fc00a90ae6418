import { Button, Group, PasswordInput, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import { CodeBlock } from '../parts/copy.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import { bodyOf } from './read-reference.ts';
import type { Entry } from './read-reference.ts';
import { canTry, listTypable, sendRequest } from './send-request.ts';

/** The typed key, shared by all routes and gone with the page. */
export const KeyContext = createContext<{ key: string; setKey: (key: string) => void }>({
	key: '',
	setKey: () => undefined,
});

/** Sends a request from the page. */
export function TryRequest({ entry }: { entry: Entry }) {
	const [isOpen, setOpen] = useState(false);
	if (!canTry(entry)) {
		return (
			<Text fz="sm" c="dimmed" mt="sm">
				{text.reference.noTry}
			</Text>
		);
	}
	if (isOpen) return <Form entry={entry} />;
	return (
		<Button mt="sm" size="xs" variant="default" onClick={() => setOpen(true)}>
			{text.reference.tryIt}
		</Button>
	);
}

function Form({ entry }: { entry: Entry }) {
	const { key, setKey } = useContext(KeyContext);
	const [parameters, setParameters] = useState<Record<string, string>>({});
	const [body, setBody] = useState('');
	const hasBody = bodyOf(entry) !== null;
	const send = useMutation({
		mutationFn: () => sendRequest(entry, { key, parameters, body }),
		networkMode: 'always',
	});
	return (
		<form
			className="reference-try"
			aria-label={text.reference.tryOf(entry.method.toUpperCase(), entry.path)}
			onSubmit={(event) => {
				event.preventDefault();
				send.mutate();
			}}
		>
			<Stack gap="sm" mt="sm">
				<PasswordInput
					label={text.keys.secret}
					description={text.reference.keyHint}
					autoComplete="off"
					value={key}
					onChange={(event) => setKey(event.currentTarget.value)}
				/>
				{listTypable(entry).map(({ name, in: place, required = place === 'path' }) => (
					<TextInput
						key={name}
						label={name}
						required={required}
						value={parameters[name] ?? ''}
						onChange={({ currentTarget: { value } }) =>
							setParameters((known) => ({ ...known, [name]: value }))
						}
					/>
				))}
				{hasBody && (
					<Textarea
						label={text.reference.body('application/json')}
						autosize
						minRows={4}
						maxRows={16}
						spellCheck={false}
						classNames={{ input: 'code-input' }}
						value={body}
						onChange={(event) => setBody(event.currentTarget.value)}
					/>
				)}
				{entry.method !== 'get' && (
					<Text fz="sm" c="dimmed">
						{text.reference.changes}
					</Text>
				)}
				<Group>
					<Button type="submit" size="xs" loading={send.isPending}>
						{text.reference.send}
					</Button>
				</Group>
				<Refusal error={send.error} />
				<div role="status">
					{send.data && (
						<>
							<Text fz="sm" fw={600} mb={4}>
								{text.reference.answered(send.data.status, send.data.ms)}
							</Text>
							{send.data.text === '' ? (
								<Text fz="sm">{text.reference.noText(send.data.media)}</Text>
							) : (
								<CodeBlock code={send.data.text} label={text.reference.answer} />
							)}
						</>
					)}
				</div>
			</Stack>
		</form>
	);
}
