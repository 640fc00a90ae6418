import { Checkbox, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FormDialog, PasswordField, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';
import { SourceSection } from './source-section.tsx';
import type { Source } from './source-section.tsx';
import { TemplateChoice } from './template-choice.tsx';

type Mailbox = Source & {
	user: string;
	host: string;
	port: number;
	folder: string;
	templateId: string;
	afterwards: 'flag' | 'move';
};

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
			create={(onClose) => <MailboxForm onClose={onClose} />}
			edit={(mailbox, onClose) => <MailboxForm {...{ mailbox, onClose }} />}
		/>
	);
}

type FormProps = { mailbox?: Mailbox; onClose: () => void };

/** Connects a mailbox, or changes one. */
function MailboxForm({ mailbox, onClose }: FormProps) {
	const [wish, setWish] = useState({
		name: mailbox?.name ?? '',
		host: mailbox?.host ?? '',
		port: mailbox?.port ?? IMAP_PORT,
		user: mailbox?.user ?? '',
		folder: mailbox?.folder ?? 'INBOX',
		templateId: mailbox?.templateId ?? 'auto',
	});
	const [secret, setSecret] = useState('');
	const [isExisting, setExisting] = useState(false);
	const [isMoving, setMoving] = useState(mailbox?.afterwards === 'move');
	const queries = useQueryClient();
	const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change });
	const work = useMutation({
		mutationFn: () => {
			const asked = { ...wish, afterwards: isMoving ? 'move' : 'flag' };
			return mailbox
				? api.patch(`${PATH}/${mailbox.id}`, { ...asked, ...(secret !== '' && { secret }) })
				: api.post(PATH, { ...asked, secret, existing: isExisting });
		},
		onSuccess: async () => {
			await queries.invalidateQueries({ queryKey: [PATH] });
			onClose();
		},
	});
	return (
		<FormDialog
			title={mailbox ? text.intake.editTitle(mailbox.name) : text.intake.connectMailbox}
			submit={mailbox ? text.intake.save : text.intake.submit}
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
				required={!mailbox}
				description={mailbox && text.intake.secretHint}
				value={secret}
				onChange={setSecret}
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
			{!mailbox && (
				<Checkbox
					label={text.intake.existing}
					checked={isExisting}
					onChange={(event) => setExisting(event.currentTarget.checked)}
				/>
			)}
		</FormDialog>
	);
}
