import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { AnyDetail } from '../api/types.ts';
import type { Lookup } from '../builder/field-rules.ts';
import { percentOf } from '../document/read-result.ts';
import { text } from '../text.ts';

type Row = { score: number; values: Record<string, string> };
type Props = {
	label: string;
	lookup: Lookup;
	detail: AnyDetail | undefined;
	onPick: (value: string) => void;
};

const SEARCH_AFTER_MS = 250;
const MAX_SHOWN = 6;

/** Picks a row of the list that a value is looked up in, or adds one. */
export function PickRow({ label, lookup, detail, onPick }: Props) {
	const [typed, setTyped] = useState('');
	const [isAdding, setAdding] = useState(false);
	const [settled] = useDebouncedValue(typed.trim(), SEARCH_AFTER_MS);
	const words = text.review.list;
	const path = `/v1/lists/${encodeURIComponent(lookup.list)}`;
	const found = useQuery({
		queryKey: ['list rows', lookup.list, settled],
		queryFn: ({ signal }) =>
			api.get<Row[]>(`${path}/rows?search=${encodeURIComponent(settled)}`, signal),
		enabled: settled !== '',
	});
	const returned = returnedColumn(lookup);
	const rows = settled === '' ? [] : (found.data ?? []).slice(0, MAX_SHOWN);
	const alternatives = settled === '' ? (detail?.lookup?.alternatives ?? []) : [];
	return (
		<Stack gap={6} mt={6} className="review-list">
			<TextInput
				size="xs"
				leftSection={<IconSearch size={14} aria-hidden />}
				aria-label={words.search(lookup.list, label)}
				placeholder={words.search(lookup.list, label)}
				value={typed}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{alternatives.map(({ value, score }) => (
				<Choice key={value} onClick={() => onPick(value)}>
					{words.alternative(value, percentOf(score))}
				</Choice>
			))}
			{rows.map(({ values }) => (
				<Choice
					key={JSON.stringify(values)}
					onClick={() => onPick(values[returned] ?? '')}
					isDisabled={!values[returned]}
				>
					{Object.values(values)
						.filter((one) => one !== '')
						.join(' · ')}
				</Choice>
			))}
			{settled !== '' && found.data?.length === 0 && <em>{words.nothing}</em>}
			{found.error && <Fault message={found.error.message} />}
			{isAdding ? (
				<AddRow path={path} returned={returned} onAdded={onPick} />
			) : (
				<Group>
					<Button
						size="compact-xs"
						variant="default"
						leftSection={<IconPlus size={14} aria-hidden />}
						onClick={() => setAdding(true)}
					>
						{words.add(lookup.list)}
					</Button>
				</Group>
			)}
		</Stack>
	);
}

type ChoiceProps = { children: string; onClick: () => void; isDisabled?: boolean };

function Choice({ children, onClick, isDisabled = false }: ChoiceProps) {
	return (
		<Button
			size="compact-sm"
			variant="light"
			justify="flex-start"
			disabled={isDisabled}
			onClick={onClick}
		>
			<bdi>{children}</bdi>
		</Button>
	);
}

type AddProps = { path: string; returned: string; onAdded: (value: string) => void };

/** A text for each column; the value of the returned column is needed. */
function AddRow({ path, returned, onAdded }: AddProps) {
	const queries = useQueryClient();
	const words = text.review.list;
	const [values, setValues] = useState<Record<string, string>>({});
	const list = useQuery({
		queryKey: ['lists', path],
		queryFn: ({ signal }) => api.get<{ columns: string[] }>(path, signal),
	});
	const { error, isPending, mutate } = useMutation({
		mutationFn: () => api.post<unknown>(`${path}/rows`, { values }),
		onSuccess: () => {
			void queries.invalidateQueries({ queryKey: ['list rows'] });
			onAdded(values[returned] ?? '');
		},
	});
	return (
		<Stack gap={6}>
			{(list.data?.columns ?? []).map((column) => (
				<TextInput
					key={column}
					size="xs"
					label={column}
					required={column === returned}
					value={values[column] ?? ''}
					onChange={({ currentTarget }) =>
						setValues((now) => ({ ...now, [column]: currentTarget.value }))
					}
				/>
			))}
			<Group>
				<Button
					size="compact-sm"
					loading={isPending}
					disabled={(values[returned] ?? '').trim() === ''}
					onClick={() => mutate()}
				>
					{words.save}
				</Button>
			</Group>
			{(error ?? list.error) && <Fault message={(error ?? list.error)?.message ?? ''} />}
		</Stack>
	);
}

function Fault({ message }: { message: string }) {
	return (
		<Alert color="red" role="alert" p="xs">
			{message}
		</Alert>
	);
}

/** The column whose value the field gets; as the engine decides it. */
function returnedColumn({ returns, match }: Lookup): string {
	return returns ?? (match[0] ?? '').split('=', 1)[0]?.trim() ?? '';
}
