import {
	Alert,
	Button,
	Checkbox,
	FileButton,
	Group,
	MultiSelect,
	NumberInput,
	Select,
	Stack,
	TagsInput,
	Text,
	TextInput,
} from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { text } from '../text.ts';
import type { FieldNode } from './field-nodes.ts';
import {
	EXAMPLES,
	hasRule,
	listOtherRules,
	nameList,
	showChoices,
	withChoices,
	without,
	withRule,
} from './field-rules.ts';
import type { Lookup, Rules } from './field-rules.ts';

type Props = { field: FieldNode; named: string; onChange: (rules: Rules | null) => void };

/** A form for what a right value of a field looks like. */
export function FieldRulesPanel({ field, named, onChange }: Props) {
	const { type, rules } = field;
	const words = text.builder.rules;
	const set = (key: string) => (value: unknown) => onChange(withRule(rules, key, value));
	const has = (key: string) => hasRule(type, key);
	const others = listOtherRules(field);
	return (
		<Stack className="field-rules" gap="sm" role="group" aria-label={words.of(named)}>
			<Group gap="md">
				{has('required') && (
					<Checkbox
						label={words.required}
						checked={rules?.required === true}
						onChange={({ currentTarget }) => set('required')(currentTarget.checked)}
					/>
				)}
				{has('integer') && (
					<Checkbox
						label={words.integer}
						checked={rules?.integer === true}
						onChange={({ currentTarget }) => set('integer')(currentTarget.checked)}
					/>
				)}
			</Group>
			{has('enum') && (
				<TagsInput
					label={words.enum}
					placeholder={showChoices(rules).length === 0 ? words.enumHint : ''}
					value={showChoices(rules)}
					onChange={(typed) => onChange(withChoices(rules, type, typed))}
				/>
			)}
			{has('pattern') && (
				<TextInput
					label={words.pattern}
					placeholder={EXAMPLES.pattern}
					value={typeof rules?.pattern === 'string' ? rules.pattern : ''}
					onChange={({ currentTarget }) => set('pattern')(currentTarget.value)}
				/>
			)}
			<Limits {...{ has, rules, set }} />
			{has('computed') && (
				<TextInput
					label={words.computed}
					placeholder={EXAMPLES.computed}
					value={typeof rules?.computed === 'string' ? rules.computed : ''}
					onChange={({ currentTarget }) => set('computed')(currentTarget.value)}
				/>
			)}
			{has('lookup') && (
				<LookupFields
					value={(rules?.lookup as Lookup | undefined) ?? null}
					onChange={set('lookup')}
				/>
			)}
			{others.length > 0 && (
				<Text fz="sm" c="dimmed">
					{words.inJson(others)}
				</Text>
			)}
		</Stack>
	);
}

const LIMITS = [
	'minimum',
	'maximum',
	'multipleOf',
	'minLength',
	'maxLength',
	'minItems',
	'maxItems',
] as const;
const WHOLE: readonly string[] = ['minLength', 'maxLength', 'minItems', 'maxItems'];

type LimitsProps = {
	has: (key: string) => boolean;
	rules: Rules | null;
	set: (key: string) => (value: unknown) => void;
};

function Limits({ has, rules, set }: LimitsProps) {
	const shown = LIMITS.filter(has);
	if (shown.length === 0) return null;
	return (
		<Group gap="sm" align="flex-end">
			{shown.map((key) => (
				<NumberInput
					key={key}
					label={text.builder.rules.limits[key]}
					w={130}
					allowDecimal={!WHOLE.includes(key)}
					{...(WHOLE.includes(key) && { min: 0 })}
					value={typeof rules?.[key] === 'number' ? rules[key] : ''}
					onChange={(next) => set(key)(typeof next === 'number' ? next : undefined)}
				/>
			))}
		</Group>
	);
}

type LookupList = { name: string; columns: string[]; rowCount: number };
type LookupProps = { value: Lookup | null; onChange: (value: Lookup | undefined) => void };

/** Which list a value is looked up in, by which columns, and what it returns. */
function LookupFields({ value, onChange }: LookupProps) {
	const words = text.builder.rules;
	const lists = useQuery({
		queryKey: ['lists'],
		queryFn: ({ signal }) => api.get<LookupList[]>('/v1/lists', signal),
	});
	const known = lists.data ?? [];
	const columns = known.find(({ name }) => name === value?.list)?.columns ?? [];
	const take = ({ name, columns: all }: LookupList) =>
		onChange({ list: name, match: all.slice(0, 1) });
	const choose = (list: string | null) => {
		const found = known.find(({ name }) => name === list);
		if (found) take(found);
		else onChange(undefined);
	};
	return (
		<Stack gap="xs">
			<Group gap="sm" align="flex-end">
				<Select
					label={words.lookup}
					placeholder={known.length === 0 ? words.noLists : words.noLookup}
					w={240}
					clearable
					clearButtonProps={{ 'aria-label': words.noLookup }}
					value={value?.list ?? null}
					onChange={choose}
					data={[...new Set([...known.map(({ name }) => name), ...(value ? [value.list] : [])])]}
				/>
				<UploadList onUploaded={take} />
			</Group>
			{value && (
				<Group gap="sm" align="flex-end">
					<MultiSelect
						label={words.lookupBy}
						flex="1 1 220px"
						value={value.match}
						onChange={(match) => onChange({ ...value, match })}
						data={[...new Set([...columns, ...value.match])]}
					/>
					<Select
						label={words.lookupReturns}
						w={200}
						clearable
						clearButtonProps={{ 'aria-label': words.lookupRow }}
						placeholder={words.lookupRow}
						value={value.returns ?? null}
						onChange={(returns) =>
							onChange(returns === null ? without(value, 'returns') : { ...value, returns })
						}
						data={[
							...new Set([...columns, ...(value.returns === undefined ? [] : [value.returns])]),
						]}
					/>
				</Group>
			)}
			<Refusal error={lists.error} />
		</Stack>
	);
}

/** Uploads a list, or replaces it; its name is that of the file. */
function UploadList({ onUploaded }: { onUploaded: (list: LookupList) => void }) {
	const queries = useQueryClient();
	const words = text.builder.rules;
	const { data, error, isPending, mutate } = useMutation({
		mutationFn: async (file: File) => {
			const form = new FormData();
			form.set('file', file);
			return await api.putForm<LookupList>(`/v1/lists/${nameList(file.name)}`, form);
		},
		onSuccess: (list) => {
			onUploaded(list);
			void queries.invalidateQueries({ queryKey: ['lists'] });
		},
	});
	return (
		<>
			<FileButton accept=".csv,.xlsx,.json" onChange={(file) => file && mutate(file)}>
				{(props) => (
					<Button
						{...props}
						variant="default"
						loading={isPending}
						leftSection={<IconUpload size={16} aria-hidden />}
					>
						{words.upload}
					</Button>
				)}
			</FileButton>
			{data && (
				<Text fz="sm" c="dimmed" role="status">
					{words.uploaded(data.name, data.rowCount)}
				</Text>
			)}
			{error && (
				<Alert color="red" role="alert" p="xs">
					{error.message}
				</Alert>
			)}
		</>
	);
}
