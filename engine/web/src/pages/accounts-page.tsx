import { Button, Radio, Select, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useProfile } from '../api/session.tsx';
import type { Account, NewEntry } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { formatTime } from '../parts/format-time.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { text } from '../text.ts';
import { AccountRow } from './account-row.tsx';

type Opened =
	| { what: 'create' }
	| { what: 'show'; entry: NewEntry }
	| { what: 'suspend' | 'delete'; account: Account }
	| { what: 'reset' | 'invite'; account: Account };

type Changes = { id: string; plan?: string; suspended?: boolean; secondReaderOff?: boolean };

export default function AccountsPage() {
	const queries = useQueryClient();
	const { opened, open, close } = useOpened<Opened>('show');
	const accounts = useQuery({
		queryKey: ['accounts'],
		queryFn: () => api.get<Account[]>('/accounts'),
	});
	const refresh = () => queries.invalidateQueries({ queryKey: ['accounts'] });
	const change = useMutation({
		mutationFn: ({ id, ...changes }: Changes) => api.patch<Account>(`/accounts/${id}`, changes),
		onSuccess: refresh,
	});
	const show = async (entry: NewEntry) => {
		await refresh();
		open({ what: 'show', entry });
	};
	const { email, plan, usage, status, created } = text.accounts;
	return (
		<Loaded query={accounts}>
			{(list) => (
				<>
					<PageHeader
						title={text.accounts.title}
						lead={text.accounts.lead}
						actions={
							<Button
								leftSection={<IconPlus size={16} aria-hidden />}
								onClick={() => open({ what: 'create' })}
							>
								{text.accounts.new}
							</Button>
						}
					/>
					<Stack>
						<Refusal error={change.error} />
						<TableCard label={text.accounts.title} head={[email, plan, usage, status, created, '']}>
							{list.map((account) => (
								<AccountRow
									key={account.id}
									account={account}
									onPlan={(next) => change.mutate({ id: account.id, plan: next })}
									onResume={() => change.mutate({ id: account.id, suspended: false })}
									onSecondReader={(secondReaderOff) =>
										change.mutate({ id: account.id, secondReaderOff })
									}
									onAsk={(what) => open({ what, account })}
								/>
							))}
						</TableCard>
					</Stack>
					<Opened
						opened={opened}
						onClose={close}
						onShow={show}
						onSuspend={(id) => change.mutateAsync({ id, suspended: true })}
						onDelete={async (id, confirm) => {
							await api.delete(`/accounts/${id}`, { confirm });
							await refresh();
						}}
					/>
				</>
			)}
		</Loaded>
	);
}

type OpenedProps = {
	opened: Opened | null;
	onClose: () => void;
	onShow: (entry: NewEntry) => Promise<void>;
	onSuspend: (accountId: string) => Promise<unknown>;
	onDelete: (accountId: string, confirm: string) => Promise<unknown>;
};

function Opened({ opened, onClose, onShow, onSuspend, onDelete }: OpenedProps) {
	if (!opened) return null;
	switch (opened.what) {
		case 'create':
			return <CreateAccount onClose={onClose} onCreated={onShow} />;
		case 'show':
			return <ShowEntry entry={opened.entry} onClose={onClose} />;
		case 'suspend':
			return (
				<Confirm
					title={text.accounts.suspendTitle}
					action={text.accounts.suspend}
					onClose={onClose}
					onConfirm={() => onSuspend(opened.account.id)}
				>
					{text.accounts.suspendHint(opened.account.email)}
				</Confirm>
			);
		case 'delete':
			return <DeleteAccount account={opened.account} onClose={onClose} onDelete={onDelete} />;
		default:
			return <AskEntry {...opened} onClose={onClose} onMade={onShow} />;
	}
}

type DeleteProps = Pick<OpenedProps, 'onClose' | 'onDelete'> & { account: Account };

/** Asks for the e-mail address of the account, so that nobody deletes the wrong row. */
function DeleteAccount({ account: { id, email }, onClose, onDelete }: DeleteProps) {
	const [typed, setTyped] = useState('');
	return (
		<Confirm
			title={text.accounts.deleteTitle}
			action={text.accounts.delete}
			isReady={typed.trim().toLowerCase() === email}
			onClose={onClose}
			onConfirm={() => onDelete(id, typed)}
		>
			<Stack>
				{text.accounts.deleteHint(email)}
				<TextField
					label={text.accounts.deleteConfirm}
					value={typed}
					onChange={setTyped}
					autoComplete="off"
				/>
			</Stack>
		</Confirm>
	);
}

type AskProps = {
	what: 'reset' | 'invite';
	account: Account;
	onClose: () => void;
	onMade: (entry: NewEntry) => Promise<void>;
};

/** Creates a new password or password link for an account. */
function AskEntry({ what, account, onClose, onMade }: AskProps) {
	const { title, hint } = text.accounts.ask[what];
	const path = what === 'reset' ? 'password' : 'invitation';
	const work = useMutation({
		mutationFn: () => api.post<NewEntry>(`/accounts/${account.id}/${path}`),
		onSuccess: onMade,
	});
	return (
		<FormDialog
			title={title}
			submit={text.accounts[what]}
			work={work}
			isCancelFirst
			onClose={onClose}
		>
			<div className="wrap-anywhere">{hint(account.email)}</div>
		</FormDialog>
	);
}

function ShowEntry({ entry, onClose }: { entry: NewEntry; onClose: () => void }) {
	const { link, linkTitle, linkHint, password, passwordTitle, passwordHint } = text.accounts;
	const shown =
		'token' in entry
			? {
					title: linkTitle,
					hint: linkHint(entry.email, formatTime(entry.expiresAt)),
					label: link,
					value: `${window.location.origin}/invitation#${entry.token}`,
				}
			: {
					title: passwordTitle,
					hint: passwordHint(entry.email),
					label: password,
					value: entry.password,
				};
	return (
		<SecretDialog {...shown} hint={`${shown.hint} ${text.common.shownOnce}`} onClose={onClose} />
	);
}

type CreateProps = { onClose: () => void; onCreated: (entry: NewEntry) => Promise<void> };

function CreateAccount({ onClose, onCreated }: CreateProps) {
	const { plans } = useProfile();
	const [email, setEmail] = useState('');
	const [plan, setPlan] = useState(plans[0]?.name ?? '');
	const [entry, setEntry] = useState('invitation');
	const work = useMutation({
		mutationFn: () => api.post<NewEntry>('/accounts', { email, plan, entry }),
		onSuccess: onCreated,
	});
	const { byLink, byLinkHint, byPassword, byPasswordHint } = text.accounts;
	return (
		<FormDialog title={text.accounts.new} submit={text.common.create} work={work} onClose={onClose}>
			<TextField
				label={text.accounts.email}
				type="email"
				data-autofocus
				value={email}
				onChange={setEmail}
			/>
			<Select
				label={text.accounts.plan}
				allowDeselect={false}
				value={plan}
				onChange={(next) => next !== null && setPlan(next)}
				data={plans.map(({ name }) => name)}
			/>
			<Radio.Group label={text.accounts.entry} value={entry} onChange={setEntry}>
				<Stack gap="xs" mt={6}>
					<Radio value="invitation" label={byLink} description={byLinkHint} />
					<Radio value="password" label={byPassword} description={byPasswordHint} />
				</Stack>
			</Radio.Group>
		</FormDialog>
	);
}
