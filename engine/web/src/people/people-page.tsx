import { ActionIcon, Anchor, Button, Menu, Radio, Select, Stack, Table } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import type { Invited, PeopleList, Person } from '../api/desk-types.ts';
import { ROLES } from '../api/types.ts';
import type { NewEntry, Role } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { formatTime } from '../parts/format-time.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { text } from '../text.ts';

type NewLink = Extract<NewEntry, { token: string }>;
type Opened =
	| { what: 'invite' }
	| { what: 'link'; link: NewLink }
	| { what: 'remove'; person: Person }
	| { what: 'cancel'; invited: Invited };

/** The people of this account and their roles. */
export default function PeoplePage() {
	const queries = useQueryClient();
	const { opened, open, close } = useOpened<Opened>('link');
	const people = useQuery({
		queryKey: ['people'],
		queryFn: () => api.get<PeopleList>('/people'),
	});
	const refresh = () => queries.invalidateQueries({ queryKey: ['people'] });
	const change = useMutation({
		mutationFn: ({ id, role }: Pick<Person, 'id' | 'role'>) =>
			api.patch<Person>(`/people/${id}`, { role }),
		onSuccess: async (changed) => {
			await refresh();
			// People who change their own role see other pages.
			if (changed.isYou) await queries.invalidateQueries({ queryKey: ['session'] });
		},
	});
	const renew = useMutation({
		mutationFn: (id: string) => api.post<NewLink>(`/people/${id}/invitation`),
		onSuccess: (link) => open({ what: 'link', link }),
	});
	const removeCodes = useMutation({
		mutationFn: (id: string) => api.delete(`/people/${id}/second-factor`),
	});
	const { email, role, since } = text.people;
	return (
		<Loaded query={people}>
			{(list) => (
				<>
					<PageHeader
						title={text.people.title}
						lead={
							<>
								{text.people.lead}{' '}
								<Anchor component={Link} href="/activity">
									{text.people.toActivity}
								</Anchor>
							</>
						}
						actions={
							<Button
								leftSection={<IconPlus size={16} aria-hidden />}
								onClick={() => open({ what: 'invite' })}
							>
								{text.people.invite}
							</Button>
						}
					/>
					<Stack>
						<Refusal error={change.error ?? renew.error ?? removeCodes.error} />
						<TableCard label={text.people.title} head={[email, role, since, '']}>
							{list.people.map((person) => (
								<PersonRow
									key={person.id}
									person={person}
									onRole={(next) => change.mutate({ id: person.id, role: next })}
									onRenew={renew.isPending ? undefined : () => renew.mutate(person.id)}
									onRemoveCodes={() => removeCodes.mutate(person.id)}
									onRemove={() => open({ what: 'remove', person })}
								/>
							))}
							{list.invited.map((invited) => (
								<InvitedRow
									key={invited.id}
									invited={invited}
									onCancel={() => open({ what: 'cancel', invited })}
								/>
							))}
						</TableCard>
					</Stack>
					<OpenedDialog
						opened={opened}
						onClose={close}
						onLink={async (link) => {
							await refresh();
							open({ what: 'link', link });
						}}
						onChanged={refresh}
					/>
				</>
			)}
		</Loaded>
	);
}

type PersonProps = {
	person: Person;
	onRole: (role: Role) => void;
	/** undefined while another link is made. */
	onRenew: (() => void) | undefined;
	onRemoveCodes: () => void;
	onRemove: () => void;
};

function PersonRow({ person, onRole, onRenew, onRemoveCodes, onRemove }: PersonProps) {
	const { email, role, createdAt, isYou } = person;
	return (
		<Table.Tr>
			<Table.Td className="cell-name cell-wide">
				{email} {isYou && <StatusBadge tone="idle">{text.people.you}</StatusBadge>}
			</Table.Td>
			<Cell label={text.people.role}>
				<Select
					w={140}
					size="xs"
					aria-label={text.people.roleOf(email)}
					allowDeselect={false}
					value={role}
					onChange={(next) => next !== null && next !== role && onRole(next)}
					data={ROLES.map((value) => ({ value, label: text.people.roles[value] }))}
				/>
			</Cell>
			<Cell label={text.people.since}>
				<Ago at={createdAt} />
			</Cell>
			<Table.Td ta="right">
				<RowMenu email={email}>
					<Menu.Item disabled={!onRenew} onClick={onRenew}>
						{text.people.newLink}
					</Menu.Item>
					{!isYou && <Menu.Item onClick={onRemoveCodes}>{text.people.removeCodes}</Menu.Item>}
					{!isYou && (
						<Menu.Item color="red" onClick={onRemove}>
							{text.people.remove}
						</Menu.Item>
					)}
				</RowMenu>
			</Table.Td>
		</Table.Tr>
	);
}

function InvitedRow({ invited, onCancel }: { invited: Invited; onCancel: () => void }) {
	const { email, role, expiresAt } = invited;
	return (
		<Table.Tr data-faded>
			<Table.Td className="cell-name cell-wide">{email}</Table.Td>
			<Cell label={text.people.role}>{text.people.roles[role]}</Cell>
			<Cell label={text.people.since}>
				<span title={text.people.expires(formatTime(expiresAt))}>
					<StatusBadge tone="idle">{text.people.invited}</StatusBadge>
				</span>
			</Cell>
			<Table.Td ta="right">
				<RowMenu email={email}>
					<Menu.Item color="red" onClick={onCancel}>
						{text.people.cancelInvitation}
					</Menu.Item>
				</RowMenu>
			</Table.Td>
		</Table.Tr>
	);
}

function RowMenu({ email, children }: { email: string; children: ReactNode }) {
	return (
		<Menu position="bottom-end" withinPortal>
			<Menu.Target>
				<ActionIcon variant="subtle" color="gray" aria-label={text.people.actions(email)}>
					<IconDots size={18} />
				</ActionIcon>
			</Menu.Target>
			<Menu.Dropdown>{children}</Menu.Dropdown>
		</Menu>
	);
}

type DialogProps = {
	opened: Opened | null;
	onClose: () => void;
	onLink: (link: NewLink) => Promise<void>;
	onChanged: () => Promise<unknown>;
};

function OpenedDialog({ opened, onClose, onLink, onChanged }: DialogProps) {
	switch (opened?.what) {
		case undefined:
			return null;
		case 'invite':
			return <Invite onClose={onClose} onMade={onLink} />;
		case 'link':
			return <ShowLink link={opened.link} onClose={onClose} />;
		case 'remove':
			return (
				<Confirm
					title={text.people.removeTitle}
					action={text.people.remove}
					onClose={onClose}
					onConfirm={async () => {
						await api.delete(`/people/${opened.person.id}`);
						await onChanged();
					}}
				>
					{text.people.removeHint(opened.person.email)}
				</Confirm>
			);
		case 'cancel':
			return (
				<Confirm
					title={text.people.cancelTitle}
					action={text.people.cancelAction}
					onClose={onClose}
					onConfirm={async () => {
						await api.delete(`/people/invitations/${opened.invited.id}`);
						await onChanged();
					}}
				>
					{text.people.cancelHint(opened.invited.email)}
				</Confirm>
			);
	}
}

function ShowLink({ link, onClose }: { link: NewLink; onClose: () => void }) {
	const hint = text.people.linkHint(link.email, formatTime(link.expiresAt));
	return (
		<SecretDialog
			title={text.people.linkTitle}
			hint={`${hint} ${text.common.shownOnce}`}
			label={text.people.link}
			value={`${window.location.origin}/invitation#${link.token}`}
			onClose={onClose}
		/>
	);
}

type InviteProps = { onClose: () => void; onMade: (link: NewLink) => Promise<void> };

function Invite({ onClose, onMade }: InviteProps) {
	const [email, setEmail] = useState('');
	const [role, setRole] = useState<Role>('reviewer');
	const work = useMutation({
		mutationFn: () => api.post<NewLink>('/people', { email, role }),
		onSuccess: onMade,
	});
	return (
		<FormDialog
			title={text.people.invite}
			submit={text.people.invite}
			work={work}
			onClose={onClose}
		>
			<TextField
				label={text.people.email}
				type="email"
				data-autofocus
				value={email}
				onChange={setEmail}
			/>
			<Radio.Group
				label={text.people.role}
				value={role}
				onChange={(next) => setRole(ROLES.find((one) => one === next) ?? role)}
			>
				<Stack gap="xs" mt={6}>
					{ROLES.map((one) => (
						<Radio
							key={one}
							value={one}
							label={text.people.roles[one]}
							description={text.people.roleHints[one]}
						/>
					))}
				</Stack>
			</Radio.Group>
		</FormDialog>
	);
}
