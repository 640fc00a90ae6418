import {
	ActionIcon,
	Button,
	Group,
	MultiSelect,
	NumberInput,
	Select,
	Stack,
	Text,
	TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { ChangeButton } from './change-button.tsx';
import type { FieldNode } from './field-nodes.ts';
import {
	EXAMPLES,
	listChecks,
	listSinglePaths,
	PERIOD_UNITS,
	readWithin,
	withRule,
	writeWithin,
} from './field-rules.ts';
import type { Check, Duplicates, Rules } from './field-rules.ts';

type Props = {
	value: Rules | null;
	fields: readonly FieldNode[];
	disabled: boolean;
	onChange: (rules: Rules | null) => void;
};

/** Rules about a whole result: checks over several fields, and what makes a document a duplicate. */
export function ResultRulesField({ value, fields, disabled, onChange }: Props) {
	const [isOpen, setOpen] = useState(false);
	const words = text.builder.rules;
	const checks = listChecks(value);
	const duplicates = (value?.duplicates as Duplicates | undefined) ?? null;
	return (
		<Stack gap="sm" role="group" aria-label={words.title}>
			<Group gap="md">
				<div>
					<Text fz="sm">{words.title}</Text>
					<Text fz="xs" c="dimmed">
						{words.summary(checks.length, duplicates?.by ?? [])}
					</Text>
				</div>
				<ChangeButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
			</Group>
			{isOpen && (
				<>
					<Checks
						{...{ checks, disabled }}
						onChange={(next) => onChange(withRule(value, 'checks', next))}
					/>
					<DuplicatesField
						{...{ fields, disabled }}
						value={duplicates}
						onChange={(next) => onChange(withRule(value, 'duplicates', next))}
					/>
				</>
			)}
		</Stack>
	);
}

type ChecksProps = {
	checks: readonly Check[];
	disabled: boolean;
	onChange: (checks: Check[]) => void;
};

function Checks({ checks, disabled, onChange }: ChecksProps) {
	const words = text.builder.rules;
	const change = (at: number, changes: Partial<Check>) =>
		onChange(checks.map((check, i) => (i === at ? tidy({ ...check, ...changes }) : check)));
	return (
		<Stack gap="xs" pl={50}>
			{checks.map((check, i) => (
				<Group key={i} gap="xs" align="flex-end" wrap="wrap">
					<TextInput
						label={words.checkName}
						placeholder={words.checkNameHint}
						flex="1 1 160px"
						disabled={disabled}
						value={check.name}
						onChange={({ currentTarget }) => change(i, { name: currentTarget.value })}
					/>
					<TextInput
						label={words.checkExpression}
						placeholder={EXAMPLES.check}
						flex="2 1 260px"
						disabled={disabled}
						value={check.expr}
						onChange={({ currentTarget }) => change(i, { expr: currentTarget.value })}
					/>
					<TextInput
						label={words.checkMessage}
						flex="2 1 200px"
						disabled={disabled}
						value={check.message ?? ''}
						onChange={({ currentTarget }) => change(i, { message: currentTarget.value })}
					/>
					<ActionIcon
						variant="subtle"
						color="gray"
						mb={4}
						disabled={disabled}
						aria-label={words.removeCheck(check.name)}
						onClick={() => onChange(checks.toSpliced(i, 1))}
					>
						<IconTrash size={16} />
					</ActionIcon>
				</Group>
			))}
			<div>
				<Button
					variant="subtle"
					size="compact-sm"
					disabled={disabled}
					leftSection={<IconPlus size={14} aria-hidden />}
					onClick={() => onChange([...checks, { name: '', expr: '' }])}
				>
					{words.addCheck}
				</Button>
			</div>
		</Stack>
	);
}

function tidy({ message, ...check }: Check): Check {
	return message ? { ...check, message } : check;
}

type DuplicatesProps = {
	value: Duplicates | null;
	fields: readonly FieldNode[];
	disabled: boolean;
	onChange: (value: Duplicates | undefined) => void;
};

function DuplicatesField({ value, fields, disabled, onChange }: DuplicatesProps) {
	const words = text.builder.rules;
	const by = value?.by ?? [];
	const { count, unit } = readWithin(value?.within ?? '2 years');
	const set = (paths: string[], within: string) =>
		onChange(paths.length === 0 ? undefined : { by: paths, within });
	return (
		<Group gap="xs" align="flex-end" pl={50}>
			<MultiSelect
				label={words.duplicates}
				placeholder={by.length === 0 ? words.duplicatesHint : ''}
				flex="1 1 260px"
				searchable
				disabled={disabled}
				value={by}
				onChange={(paths) => set(paths, writeWithin(count, unit))}
				data={[...new Set([...listSinglePaths(fields), ...by])]}
			/>
			{value && (
				<>
					<NumberInput
						label={words.within}
						w={90}
						min={1}
						max={9999}
						allowDecimal={false}
						disabled={disabled}
						value={count}
						onChange={(next) => typeof next === 'number' && set(by, writeWithin(next, unit))}
					/>
					<Select
						aria-label={words.unit}
						w={120}
						allowDeselect={false}
						disabled={disabled}
						value={unit}
						onChange={(next) => next && set(by, writeWithin(count, next))}
						data={PERIOD_UNITS.map((one) => ({ value: one, label: words.units[one] }))}
					/>
				</>
			)}
		</Group>
	);
}
