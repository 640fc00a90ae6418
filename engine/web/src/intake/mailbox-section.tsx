import { Checkbox, NumberInput, Select, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { FormDialog, PasswordField, TextField } from '../parts/form.tsx';
import { text } from '../text.ts';
import { SourceSection } from './source-section.tsx';
import type { Source } from './source-section.tsx';
import { TemplateChoice } from './template-choice.tsx';

type Security = keyof typeof text.intake.securities;
type SecretKind = keyof typeof text.intake.secretKinds;
type Parts = keyof typeof text.intake.partsOf;
type Settings = {
	name: string;
	user: string;
	host: string;
	port: number;
	security: Security;
	secretKind: SecretKind;
	folder: string;
	senders: string[];
	templateId: string;
	parts: Parts;
	afterwards: 'flag' | 'move';
	doneFolder: string;
	failedFolder: string;
};
type Mailbox = Source & Settings;

const PATH = '/v1/mailboxes';
/** The usual port of each kind of encryption. */
const PORTS: Record<Security, number> = { tls: 993, starttls: 143, none: 143 };

const NEW_MAILBOX: Settings = {
	name: '',
	user: '',
	host: '',
	port: PORTS.tls,
	security: 'tls',
	secretKind: 'password',
	folder: 'INBOX',
	senders: [],
	templateId: 'auto',
	parts: 'attachments',
	afterwards: 'flag',
	doneFolder: 'DocSift Done',
	failedFolder: 'DocSift Failed',
};

/** The settings that the form changes as they are. */
function wishOf(settings: Settings): Omit<Settings, 'senders' | 'afterwards'> {
	const { name, user, host, port, security, secretKind, folder } = settings;
	const { templateId, parts, doneFolder, failedFolder } = settings;
	const address = { host, port, security, user, secretKind };
	return { name, ...address, folder, templateId, parts, doneFolder, failedFolder };
}

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

function readLines(lines: string): string[] {
	return lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

type ChoiceProps<T extends string> = {
	label: string;
	/** The text of each value. */
	names: Record<T, string>;
	value: T;
	onChange: (value: T) => void;
};

function Choice<T extends string>({ label, names, value, onChange }: ChoiceProps<T>) {
	const values = Object.keys(names) as T[];
	return (
		<Select
			label={label}
			data={values.map((one) => ({ value: one, label: names[one] }))}
			value={value}
			onChange={(chosen) => onChange(chosen ?? value)}
			allowDeselect={false}
			comboboxProps={{ withinPortal: true }}
		/>
	);
}

type FormProps = { mailbox?: Mailbox; onClose: () => void };

/** Connects a mailbox, or changes one. */
function MailboxForm({ mailbox, onClose }: FormProps) {
	const shown = mailbox ?? NEW_MAILBOX;
	const [wish, setWish] = useState(() => wishOf(shown));
	const [senders, setSenders] = useState(shown.senders.join('\n'));
	const [secret, setSecret] = useState('');
	const [isExisting, setExisting] = useState(false);
	const [isMoving, setMoving] = useState(shown.afterwards === 'move');
	const queries = useQueryClient();
	const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change });
	const work = useMutation({
		mutationFn: () => {
			const asked = {
				...wish,
				senders: readLines(senders),
				afterwards: isMoving ? 'move' : 'flag',
			};
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
			<Choice
				label={text.intake.security}
				names={text.intake.securities}
				value={wish.security}
				onChange={(security) => {
					const isUsual = wish.port === PORTS[wish.security];
					set({ security, ...(isUsual && { port: PORTS[security] }) });
				}}
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
			<Choice
				label={text.intake.secretKind}
				names={text.intake.secretKinds}
				value={wish.secretKind}
				onChange={(secretKind) => set({ secretKind })}
			/>
			<PasswordField
				label={text.intake.secretKinds[wish.secretKind]}
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
			<Textarea
				label={text.intake.senders}
				description={text.intake.sendersHint}
				placeholder={text.intake.placeholders.senders}
				autosize
				minRows={2}
				value={senders}
				onChange={(event) => setSenders(event.currentTarget.value)}
			/>
			<TemplateChoice value={wish.templateId} onChange={(templateId) => set({ templateId })} />
			<Choice
				label={text.intake.parts}
				names={text.intake.partsOf}
				value={wish.parts}
				onChange={(parts) => set({ parts })}
			/>
			<Checkbox
				label={text.intake.move}
				checked={isMoving}
				onChange={(event) => setMoving(event.currentTarget.checked)}
			/>
			{isMoving && (
				<>
					<TextField
						label={text.intake.doneFolder}
						value={wish.doneFolder}
						onChange={(doneFolder) => set({ doneFolder })}
					/>
					<TextField
						label={text.intake.failedFolder}
						value={wish.failedFolder}
						onChange={(failedFolder) => set({ failedFolder })}
					/>
				</>
			)}
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
