import {
	ActionIcon,
	Button,
	Group,
	Menu,
	Modal,
	Progress,
	Select,
	Stack,
	Table,
	Text,
	TextInput,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDots, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useProfile } from '../api/session.tsx';
import type { Account } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CopyField } from '../parts/copy.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

type Shown = { email: string; password: string };
type Asked = { account: Account; what: 'suspend' | 'reset' };

export default function AccountsPage() {
	const queries = useQueryClient();
	const [isCreating, setCreating] = useState(false);
	const [asked, setAsked] = useState<Asked | null>(null);
	const [shown, setShown] = useState<Shown | null>(null);
	const accounts = useQuery({
		queryKey: ['accounts'],
		queryFn: () => api.get<Account[]>('/accounts'),
	});
	const change = useMutation({
		mutationFn: ({ id, ...changes }: { id: string; plan?: string; suspended?: boolean }) =>
			api.patch<Account>(`/accounts/${id}`, changes),
		onSuccess: () => queries.invalidateQueries({ queryKey: ['accounts'] }),
	});
	if (accounts.error) return <FailedLoad error={accounts.error} again={accounts.refetch} />;
	if (!accounts.data) return <PageLoader />;
	const { email, plan, usage, status, created } = text.accounts;
	return (
		<>
			<PageHeader
				title={text.accounts.title}
				lead={text.accounts.lead}
				actions={
					<Button
						leftSection={<IconPlus size={16} aria-hidden />}
						onClick={() => setCreating(true)}
					>
						{text.accounts.new}
					</Button>
				}
			/>
			<Stack>
				<Refusal error={change.error} />
				<TableCard label={text.accounts.title} head={[email, plan, usage, status, created, '']}>
					{accounts.data.map((account) => (
						<AccountRow
							key={account.id}
							account={account}
							onPlan={(next) => change.mutate({ id: account.id, plan: next })}
							onResume={() => change.mutate({ id: account.id, suspended: false })}
							onAsk={(what) => setAsked({ account, what })}
						/>
					))}
				</TableCard>
			</Stack>
			<CreateAccount
				isOpen={isCreating}
				onClose={() => setCreating(false)}
				onCreated={(made) => {
					setCreating(false);
					setShown(made);
				}}
			/>
			{asked?.what === 'suspend' && (
				<Confirm
					isOpen
					title={text.accounts.suspendTitle}
					action={text.accounts.suspend}
					onClose={() => setAsked(null)}
					onConfirm={() => change.mutateAsync({ id: asked.account.id, suspended: true })}
				>
					{text.accounts.suspendHint(asked.account.email)}
				</Confirm>
			)}
			{asked?.what === 'reset' && (
				<Confirm
					isOpen
					title={text.accounts.resetTitle}
					action={text.accounts.reset}
					color="sift"
					onClose={() => setAsked(null)}
					onConfirm={async () =>
						setShown(await api.post<Shown>(`/accounts/${asked.account.id}/password`))
					}
				>
					{text.accounts.resetHint(asked.account.email)}
				</Confirm>
			)}
			<Modal
				opened={shown !== null}
				onClose={() => setShown(null)}
				closeOnClickOutside={false}
				title={text.accounts.passwordTitle}
				closeButtonProps={{ 'aria-label': text.common.close }}
			>
				{shown && (
					<Stack>
						<Text fz="sm" className="wrap-anywhere">
							{text.accounts.passwordHint(shown.email)} {text.common.shownOnce}
						</Text>
						<CopyField label={text.accounts.password} value={shown.password} />
						<Group justify="flex-end">
							<Button onClick={() => setShown(null)}>{text.common.done}</Button>
						</Group>
					</Stack>
				)}
			</Modal>
		</>
	);
}

type RowProps = {
	account: Account;
	onPlan: (plan: string) => void;
	onResume: () => void;
	onAsk: (what: Asked['what']) => void;
};

function AccountRow({ account, onPlan, onResume, onAsk }: RowProps) {
	const { plans } = useProfile();
	const { email, pageUsed, pageLimit, suspendedAt, isOwner } = account;
	return (
		<Table.Tr>
			<Table.Td className="cell-name cell-wide">{email}</Table.Td>
			<Table.Td>
				<Select
					w={140}
					size="xs"
					aria-label={text.accounts.planOf(email)}
					allowDeselect={false}
					value={account.plan}
					onChange={(plan) => plan !== null && onPlan(plan)}
					data={[...new Set([account.plan, ...plans.map(({ name }) => name)])]}
				/>
			</Table.Td>
			<Table.Td>
				<Stack gap={4} miw={150}>
					<Text fz="sm">{text.usage.of(pageUsed, pageLimit)}</Text>
					<Progress
						size="xs"
						value={pageLimit === 0 ? 100 : (pageUsed / pageLimit) * 100}
						aria-label={text.usage.of(pageUsed, pageLimit)}
					/>
				</Stack>
			</Table.Td>
			<Table.Td>
				{isOwner ? (
					<StatusBadge tone="busy">{text.accounts.owner}</StatusBadge>
				) : suspendedAt === null ? (
					<StatusBadge tone="good">{text.accounts.active}</StatusBadge>
				) : (
					<StatusBadge tone="warn">{text.accounts.suspended}</StatusBadge>
				)}
			</Table.Td>
			<Table.Td>
				<Ago at={account.createdAt} />
			</Table.Td>
			<Table.Td ta="right">
				{!isOwner && (
					<Menu position="bottom-end" withinPortal>
						<Menu.Target>
							<ActionIcon variant="subtle" color="gray" aria-label={text.accounts.actions(email)}>
								<IconDots size={18} />
							</ActionIcon>
						</Menu.Target>
						<Menu.Dropdown>
							<Menu.Item onClick={() => onAsk('reset')}>{text.accounts.reset}</Menu.Item>
							{suspendedAt === null ? (
								<Menu.Item color="red" onClick={() => onAsk('suspend')}>
									{text.accounts.suspend}
								</Menu.Item>
							) : (
								<Menu.Item onClick={onResume}>{text.accounts.resume}</Menu.Item>
							)}
						</Menu.Dropdown>
					</Menu>
				)}
			</Table.Td>
		</Table.Tr>
	);
}

type CreateProps = { isOpen: boolean; onClose: () => void; onCreated: (made: Shown) => void };

function CreateAccount({ isOpen, onClose, onCreated }: CreateProps) {
	const { plans } = useProfile();
	const queries = useQueryClient();
	const [email, setEmail] = useState('');
	const [plan, setPlan] = useState(plans[0]?.name ?? '');
	const work = useMutation({
		mutationFn: () => api.post<Account & { password: string }>('/accounts', { email, plan }),
		onSuccess: async (made) => {
			setEmail('');
			await queries.invalidateQueries({ queryKey: ['accounts'] });
			onCreated(made);
		},
	});
	return (
		<Modal
			opened={isOpen}
			onClose={onClose}
			title={text.accounts.new}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					work.mutate();
				}}
			>
				<Stack>
					<TextInput
						label={text.accounts.email}
						type="email"
						required
						withAsterisk={false}
						data-autofocus
						value={email}
						onChange={(event) => setEmail(event.currentTarget.value)}
					/>
					<Select
						label={text.accounts.plan}
						allowDeselect={false}
						value={plan}
						onChange={(next) => next !== null && setPlan(next)}
						data={plans.map(({ name }) => name)}
					/>
					<Refusal error={work.error} />
					<Group justify="flex-end">
						<Button variant="default" onClick={onClose}>
							{text.common.cancel}
						</Button>
						<Button type="submit" loading={work.isPending}>
							{text.common.create}
						</Button>
					</Group>
				</Stack>
			</form>
		</Modal>
	);
}
