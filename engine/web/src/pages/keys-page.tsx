import { Button, Checkbox, MultiSelect, Radio, Select, Stack, Table } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import type { ApiKey } from '../api/types.ts';
import { Confirm } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { FormDialog, TextField } from '../parts/form.tsx';
import { formatDate } from '../parts/format-time.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { SecretDialog } from '../parts/secret-dialog.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { useOpened } from '../parts/use-opened.ts';
import { text } from '../text.ts';

const DAYS = { never: null, month: 30, quarter: 90, year: 365 };
type Expiry = keyof typeof DAYS;
const DAY_MS = 86_400_000;

type NewKey = ApiKey & { secret: string };
type Opened = { what: 'create' } | { what: 'show'; made: NewKey } | { what: 'revoke'; key: ApiKey };

export default function KeysPage() {
	const keys = useQuery({ queryKey: ['keys'], queryFn: () => api.get<ApiKey[]>('/v1/keys') });
	const { opened, open, close } = useOpened<Opened>('show');
	const queries = useQueryClient();
	const refresh = () => queries.invalidateQueries({ queryKey: ['keys'] });
	const button = (
		<Button
			leftSection={<IconPlus size={16} aria-hidden />}
			onClick={() => open({ what: 'create' })}
		>
			{text.keys.new}
		</Button>
	);
	return (
		<Loaded query={keys}>
			{(list) => (
				<>
					<PageHeader
						title={text.keys.title}
						lead={text.keys.lead}
						actions={list.length > 0 && button}
					/>
					{list.length === 0 ? (
						<EmptyState icon={IconKey} title={text.keys.emptyTitle} hint={text.keys.emptyHint}>
							{button}
						</EmptyState>
					) : (
						<KeyTable keys={list} onRevoke={(key) => open({ what: 'revoke', key })} />
					)}
					{opened?.what === 'create' && (
						<CreateKey
							onClose={close}
							onCreated={async (made) => {
								await refresh();
								open({ what: 'show', made });
							}}
						/>
					)}
					{opened?.what === 'show' && (
						<SecretDialog
							title={text.keys.createdTitle}
							hint={text.common.shownOnce}
							label={text.keys.secret}
							value={opened.made.secret}
							onClose={close}
						/>
					)}
					{opened?.what === 'revoke' && (
						<Confirm
							title={text.keys.revokeTitle}
							action={text.keys.revoke}
							onClose={close}
							onConfirm={async () => {
								await api.delete(`/v1/keys/${opened.key.id}`);
								await refresh();
							}}
						>
							{text.keys.revokeHint(opened.key.name)}
						</Confirm>
					)}
				</>
			)}
		</Loaded>
	);
}

function KeyTable({ keys, onRevoke }: { keys: ApiKey[]; onRevoke: (key: ApiKey) => void }) {
	const { name, key, mode, access, status, lastUsed, ends } = text.keys;
	return (
		<TableCard label={text.keys.title} head={[name, key, mode, access, status, lastUsed, ends, '']}>
			{keys.map((one) => {
				const isOver = one.revokedAt !== null || isExpired(one);
				return (
					<Table.Tr key={one.id} data-faded={isOver || undefined}>
						<Table.Td className="cell-name">
							<bdi>{one.name}</bdi>
						</Table.Td>
						<Cell label={key}>
							<code className="no-wrap">{one.prefix}…</code>
						</Cell>
						<Cell label={mode}>{one.mode === 'live' ? text.keys.live : text.keys.test}</Cell>
						<Cell label={access}>{describeAccess(one)}</Cell>
						<Cell label={status}>
							<KeyStatus apiKey={one} />
						</Cell>
						<Cell label={lastUsed}>
							{one.lastUsedAt ? <Ago at={one.lastUsedAt} /> : text.common.never}
						</Cell>
						<Cell label={ends} className="no-wrap">
							{one.expiresAt ? formatDate(one.expiresAt) : text.common.never}
						</Cell>
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

function describeAccess({ access, groups, templateIds, belongsTo }: ApiKey): string {
	return [
		text.keys.accesses[access],
		...(groups ? [text.keys.someParts] : []),
		...(templateIds ? [text.keys.someTemplates(templateIds.length)] : []),
		...(belongsTo === 'person' ? [text.keys.personal] : []),
	].join(', ');
}

function KeyStatus({ apiKey }: { apiKey: ApiKey }) {
	if (apiKey.revokedAt !== null) return <StatusBadge tone="idle">{text.keys.revoked}</StatusBadge>;
	if (isExpired(apiKey)) return <StatusBadge tone="warn">{text.keys.expired}</StatusBadge>;
	return <StatusBadge tone="good">{text.keys.active}</StatusBadge>;
}

function isExpired({ expiresAt }: ApiKey): boolean {
	return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

type CreateProps = { onCreated: (made: NewKey) => unknown; onClose: () => void };

function CreateKey({ onCreated, onClose }: CreateProps) {
	const [name, setName] = useState('');
	const [mode, setMode] = useState('live');
	const [expiry, setExpiry] = useState<Expiry>('never');
	const [access, setAccess] = useState<ApiKey['access']>('full');
	const [chosen, setChosen] = useState<string[]>([]);
	const [isMine, setIsMine] = useState(false);
	const templates = useTemplates();
	const work = useMutation({
		mutationFn: () => {
			const days = DAYS[expiry];
			const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
			const templateIds = chosen.length > 0 ? chosen : null;
			const belongsTo = isMine ? 'person' : 'account';
			const key = { name, mode, expiresAt, access, templateIds, belongsTo };
			return api.post<NewKey>('/v1/keys', key);
		},
		onSuccess: onCreated,
	});
	return (
		<FormDialog title={text.keys.new} submit={text.common.create} work={work} onClose={onClose}>
			<TextField
				label={text.keys.name}
				placeholder={text.keys.namePlaceholder}
				maxLength={100}
				data-autofocus
				value={name}
				onChange={setName}
			/>
			<Radio.Group label={text.keys.mode} value={mode} onChange={setMode}>
				<Stack gap="xs" mt={6}>
					<Radio value="live" label={text.keys.live} description={text.keys.liveHint} />
					<Radio value="test" label={text.keys.test} description={text.keys.testHint} />
				</Stack>
			</Radio.Group>
			<Select
				label={text.keys.access}
				allowDeselect={false}
				value={access}
				onChange={(value) => value && setAccess(value)}
				data={(['full', 'read'] as const).map((value) => ({
					value,
					label: text.keys.accesses[value],
				}))}
			/>
			<MultiSelect
				label={text.keys.templates}
				description={text.keys.templatesHint}
				searchable
				value={chosen}
				onChange={setChosen}
				data={(templates.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
			/>
			<Checkbox
				label={text.keys.mine}
				description={text.keys.mineHint}
				checked={isMine}
				onChange={(event) => setIsMine(event.currentTarget.checked)}
			/>
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
		</FormDialog>
	);
}
