import { Button, Group, Modal, Select, Stack, Table, Text, TextInput, Radio } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { ApiKey } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { CopyField } from '../parts/copy.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { formatDate } from '../parts/format-time.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

const DAYS = { never: null, month: 30, quarter: 90, year: 365 };
type Expiry = keyof typeof DAYS;
const DAY_MS = 86_400_000;

export default function KeysPage() {
	const keys = useQuery({ queryKey: ['keys'], queryFn: () => api.get<ApiKey[]>('/keys') });
	const [isCreating, setCreating] = useState(false);
	const [doomed, setDoomed] = useState<ApiKey | null>(null);
	const queries = useQueryClient();
	const refresh = () => queries.invalidateQueries({ queryKey: ['keys'] });
	if (keys.error) return <FailedLoad error={keys.error} again={keys.refetch} />;
	if (!keys.data) return <PageLoader />;
	const button = (
		<Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
			{text.keys.new}
		</Button>
	);
	return (
		<>
			<PageHeader
				title={text.keys.title}
				lead={text.keys.lead}
				actions={keys.data.length > 0 && button}
			/>
			{keys.data.length === 0 ? (
				<EmptyState icon={IconKey} title={text.keys.emptyTitle} hint={text.keys.emptyHint}>
					{button}
				</EmptyState>
			) : (
				<KeyTable keys={keys.data} onRevoke={setDoomed} />
			)}
			<CreateKey isOpen={isCreating} onCreated={refresh} onClose={() => setCreating(false)} />
			{doomed && (
				<Confirm
					isOpen
					title={text.keys.revokeTitle}
					action={text.keys.revoke}
					onClose={() => setDoomed(null)}
					onConfirm={async () => {
						await api.delete(`/keys/${doomed.id}`);
						await refresh();
					}}
				>
					{text.keys.revokeHint(doomed.name)}
				</Confirm>
			)}
		</>
	);
}

function KeyTable({ keys, onRevoke }: { keys: ApiKey[]; onRevoke: (key: ApiKey) => void }) {
	const { name, key, mode, status, lastUsed, ends } = text.keys;
	return (
		<TableCard label={text.keys.title} head={[name, key, mode, status, lastUsed, ends, '']}>
			{keys.map((one) => {
				const isOver = one.revokedAt !== null || isExpired(one);
				return (
					<Table.Tr key={one.id} data-faded={isOver || undefined}>
						<Table.Td className="cell-name">
							<bdi>{one.name}</bdi>
						</Table.Td>
						<Table.Td>
							<code className="no-wrap">{one.prefix}…</code>
						</Table.Td>
						<Table.Td>{one.mode === 'live' ? text.keys.live : text.keys.test}</Table.Td>
						<Table.Td>
							<KeyStatus apiKey={one} />
						</Table.Td>
						<Table.Td>{one.lastUsedAt ? <Ago at={one.lastUsedAt} /> : text.common.never}</Table.Td>
						<Table.Td className="no-wrap">
							{one.expiresAt ? formatDate(one.expiresAt) : text.common.never}
						</Table.Td>
						<Table.Td ta="right">
							{!isOver && (
								<Button
									size="compact-sm"
									variant="subtle"
									color="red"
									aria-label={text.keys.revokeOf(one.name)}
									onClick={() => onRevoke(one)}
								>
									{text.keys.revoke}
								</Button>
							)}
						</Table.Td>
					</Table.Tr>
				);
			})}
		</TableCard>
	);
}

function KeyStatus({ apiKey }: { apiKey: ApiKey }) {
	if (apiKey.revokedAt !== null) return <StatusBadge tone="idle">{text.keys.revoked}</StatusBadge>;
	if (isExpired(apiKey)) return <StatusBadge tone="warn">{text.keys.expired}</StatusBadge>;
	return <StatusBadge tone="good">{text.keys.active}</StatusBadge>;
}

function isExpired({ expiresAt }: ApiKey): boolean {
	return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

type CreateProps = { isOpen: boolean; onCreated: () => unknown; onClose: () => void };

function CreateKey({ isOpen, onCreated, onClose }: CreateProps) {
	const [name, setName] = useState('');
	const [mode, setMode] = useState('live');
	const [expiry, setExpiry] = useState<Expiry>('never');
	const work = useMutation({
		mutationFn: () => {
			const days = DAYS[expiry];
			const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
			return api.post<ApiKey & { secret: string }>('/keys', { name, mode, expiresAt });
		},
		onSuccess: onCreated,
	});
	const close = () => {
		onClose();
		setName('');
		setMode('live');
		setExpiry('never');
		work.reset();
	};
	return (
		<Modal
			opened={isOpen}
			onClose={close}
			// The secret must not be lost by a click beside it.
			closeOnClickOutside={!work.data}
			title={work.data ? text.keys.createdTitle : text.keys.new}
			closeButtonProps={{ 'aria-label': text.common.close }}
		>
			{work.data ? (
				<Stack>
					<Text fz="sm">{text.common.shownOnce}</Text>
					<CopyField label={text.keys.secret} value={work.data.secret} />
					<Group justify="flex-end">
						<Button onClick={close}>{text.common.done}</Button>
					</Group>
				</Stack>
			) : (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						work.mutate();
					}}
				>
					<Stack>
						<TextInput
							label={text.keys.name}
							placeholder={text.keys.namePlaceholder}
							required
							withAsterisk={false}
							maxLength={100}
							data-autofocus
							value={name}
							onChange={(event) => setName(event.currentTarget.value)}
						/>
						<Radio.Group label={text.keys.mode} value={mode} onChange={setMode}>
							<Stack gap="xs" mt={6}>
								<Radio value="live" label={text.keys.live} description={text.keys.liveHint} />
								<Radio value="test" label={text.keys.test} description={text.keys.testHint} />
							</Stack>
						</Radio.Group>
						<Select
							label={text.keys.expiry}
							allowDeselect={false}
							value={expiry}
							onChange={(value) => value && setExpiry(value)}
							data={(Object.keys(DAYS) as Expiry[]).map((value) => ({
								value,
								label: text.keys.expiries[value],
							}))}
						/>
						<Refusal error={work.error} />
						<Group justify="flex-end">
							<Button variant="default" onClick={close}>
								{text.common.cancel}
							</Button>
							<Button type="submit" loading={work.isPending}>
								{text.common.create}
							</Button>
						</Group>
					</Stack>
				</form>
			)}
		</Modal>
	);
}
