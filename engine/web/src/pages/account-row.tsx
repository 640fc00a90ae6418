import { ActionIcon, Menu, Progress, Select, Stack, Table, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useProfile } from '../api/session.tsx';
import type { Account } from '../api/types.ts';
import { formatTime } from '../parts/format-time.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

type Props = {
	account: Account;
	onPlan: (plan: string) => void;
	onResume: () => void;
	onSecondReader: (isOff: boolean) => void;
	onAsk: (what: 'suspend' | 'reset' | 'invite' | 'delete') => void;
};

export function AccountRow({ account, onPlan, onResume, onSecondReader, onAsk }: Props) {
	const { plans } = useProfile();
	const { email, pageUsed, pageLimit, suspendedAt, isSecondReaderOff, isOwner } = account;
	return (
		<Table.Tr>
			<Table.Td className="cell-name cell-wide">{email}</Table.Td>
			<Cell label={text.accounts.plan}>
				<Select
					w={140}
					size="xs"
					aria-label={text.accounts.planOf(email)}
					allowDeselect={false}
					value={account.plan}
					onChange={(plan) => plan !== null && onPlan(plan)}
					data={[...new Set([account.plan, ...plans.map(({ name }) => name)])]}
				/>
			</Cell>
			<Cell label={text.accounts.usage}>
				<Stack gap={4} miw={150}>
					<Text fz="sm">{text.usage.of(pageUsed, pageLimit)}</Text>
					<Progress
						size="xs"
						value={pageLimit === 0 ? 100 : (pageUsed / pageLimit) * 100}
						aria-label={text.usage.of(pageUsed, pageLimit)}
					/>
				</Stack>
			</Cell>
			<Cell label={text.accounts.status}>
				<AccountStatus account={account} />
			</Cell>
			<Cell label={text.accounts.created}>
				<Ago at={account.createdAt} />
			</Cell>
			<Table.Td ta="right">
				{!isOwner && (
					<Menu position="bottom-end" withinPortal>
						<Menu.Target>
							<ActionIcon variant="subtle" color="gray" aria-label={text.accounts.actions(email)}>
								<IconDots size={18} />
							</ActionIcon>
						</Menu.Target>
						<Menu.Dropdown>
							<Menu.Item onClick={() => onAsk('invite')}>{text.accounts.invite}</Menu.Item>
							<Menu.Item onClick={() => onAsk('reset')}>{text.accounts.reset}</Menu.Item>
							<Menu.Item onClick={() => onSecondReader(!isSecondReaderOff)}>
								{isSecondReaderOff ? text.accounts.secondReaderOn : text.accounts.secondReaderOff}
							</Menu.Item>
							{suspendedAt === null ? (
								<Menu.Item color="red" onClick={() => onAsk('suspend')}>
									{text.accounts.suspend}
								</Menu.Item>
							) : (
								<Menu.Item onClick={onResume}>{text.accounts.resume}</Menu.Item>
							)}
							<Menu.Item color="red" onClick={() => onAsk('delete')}>
								{text.accounts.delete}
							</Menu.Item>
						</Menu.Dropdown>
					</Menu>
				)}
			</Table.Td>
		</Table.Tr>
	);
}

function AccountStatus({ account }: { account: Account }) {
	const { isOwner, suspendedAt, hasUser, invitedUntil } = account;
	if (isOwner) return <StatusBadge tone="busy">{text.accounts.owner}</StatusBadge>;
	if (suspendedAt !== null) {
		return <StatusBadge tone="warn">{text.accounts.suspended}</StatusBadge>;
	}
	if (hasUser) return <StatusBadge tone="good">{text.accounts.active}</StatusBadge>;
	if (invitedUntil === null) return <StatusBadge tone="idle">{text.accounts.keysOnly}</StatusBadge>;
	return (
		<span title={text.accounts.invitedUntil(formatTime(invitedUntil))}>
			<StatusBadge tone="idle">{text.accounts.invited}</StatusBadge>
		</span>
	);
}
