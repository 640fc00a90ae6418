import { Checkbox, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FormDialog, PasswordField, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';
import { SourceSection } from './source-section.tsx';
import type { Source } from './source-section.tsx';
import { TemplateChoice } from './template-choice.tsx';

type Mailbox = Source & { user: string; host: string; folder: string };

const PATH = '/v1/mailboxes';
const IMAP_PORT = 993;

export function MailboxSection() {
	return (
		<SourceSection<Mailbox>
			path={PATH}
			title={text.intake.mailboxes}
			hint={text.intake.mailboxesHint}
			connect={text.intake.connectMailbox}
			placeOf={({ user, host, folder }) => `${user} · ${host} · ${folder}`}
			create={(onClose) => <ConnectMailbox onClose={onClose} />}
		/>
	);
}

function ConnectMailbox({ onClose }: { onClose: () => void }) {
	const [wish, setWish] = useState({
		name: '',
		host: '',
		port: IMAP_PORT,
		user: '',
		secret: '',
		folder: 'INBOX',
		templateId: 'auto',
		existing: false,
	});
	const [isMoving, setMoving] = useState(false);
	const queries = useQueryClient();
	const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change });
	const work = useMutation({
		mutationFn: () => api.post(PATH, { ...wish, afterwards: isMoving ? 'move' : 'flag' }),
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: [PATH] });
			onClose();
		},
	});
	return (
		<FormDialog
			title={text.intake.connectMailbox}
			submit={text.intake.submit}
			work={work}
			onClose={onClose}
		>
			<TextField
				label={text.intake.name}
				data-autofocus
				value={wish.name}
				onChange={(name) => set({ name })}
			/>
			<TextField
				label={text.intake.host}
				placeholder={text.intake.placeholders.host}
				value={wish.host}
				onChange={(host) => set({ host })}
			/>
			<NumberInput
				label={text.intake.port}
				min={1}
				max={65_535}
				value={wish.port}
				onChange={(port) => set({ port: Number(port) })}
			/>
			<TextField
				label={text.intake.user}
				autoComplete="off"
				value={wish.user}
				onChange={(user) => set({ user })}
			/>
			<PasswordField
				label={text.intake.password}
				autoComplete="off"
				value={wish.secret}
				onChange={(secret) => set({ secret })}
			/>
			<TextField
				label={text.intake.folder}
				value={wish.folder}
				onChange={(folder) => set({ folder })}
			/>
			<TemplateChoice value={wish.templateId} onChange={(templateId) => set({ templateId })} />
			<Checkbox
				label={text.intake.move}
				checked={isMoving}
				onChange={(event) => setMoving(event.currentTarget.checked)}
			/>
			<Checkbox
				label={text.intake.existing}
				checked={wish.existing}
				onChange={(event) => set({ existing: event.currentTarget.checked })}
			/>
		</FormDialog>
	);
}
