import { Button, Group, Paper, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../api/client.ts';
import type { FieldType, Format, PageWord } from '../api/types.ts';
import { newField } from '../builder/field-nodes.ts';
import type { FieldNode } from '../builder/field-nodes.ts';
import { formatValue } from '../document/format-value.ts';
import { text } from '../text.ts';
import { PickedTable } from './picked-table.tsx';
import { findLabel, proposeField } from './propose-field.ts';
import { proposeTable } from './propose-table.ts';
import { joinWords } from '../document/words.ts';

export type Pick = { page: number; words: PageWord[]; all: PageWord[] };

/** A field that a value can be assigned to, by its path. */
export type Target = {
	id: string;
	path: string;
	type: FieldType;
	format: Format | null;
};

type Props = {
	pick: Pick;
	taken: ReadonlySet<string>;
	targets: readonly Target[];
	/** The field that already finds these words. */
	known: string | null;
	onAdd: (field: FieldNode) => void;
	/** Assigns the words to an existing field; `label` is their label on the page. */
	onAssign: (target: Target, label: string) => void;
	onClose: () => void;
};

/** Turns picked words into a new field, or assigns them to an existing one. */
export function Picked({ pick, taken, targets, known, onAdd, onAssign, onClose }: Props) {
	const proposal = proposeField(pick.words, pick.all, taken);
	const table = useMemo(() => proposeTable(pick.words), [pick.words]);
	const [name, setName] = useState(proposal.name);
	const [type, setType] = useState<string>(proposal.type);
	const [target, setTarget] = useState<string | null>(known);
	const first = useRef<HTMLInputElement>(null);
	useEffect(() => first.current?.focus(), []);
	const chosen = targets.find(({ id }) => id === target);
	const isTaken = taken.has(name);
	return (
		<Paper withBorder p="md" className="studio-panel" role="group" aria-labelledby="picked">
			<Title order={2} fz={16} id="picked" className="wrap-anywhere">
				{text.studio.picked(shorten(joinWords(pick.words), table ? 60 : 200))}
			</Title>
			<Stack gap="sm" mt="sm">
				{table && <PickedTable table={table} taken={taken} onAdd={onAdd} />}
				<form
					onSubmit={(event) => {
						event.preventDefault();
						const { format, description } = proposal;
						const isText = type === 'string';
						onAdd(
							newField({
								name,
								type: TYPES.find((one) => one === type) ?? 'string',
								format: isText ? format : null,
								description,
							}),
						);
					}}
				>
					<Group gap="sm" align="flex-end">
						<TextInput
							ref={first}
							label={table ? text.studio.newNameOfTable : text.studio.newName}
							value={name}
							required
							withAsterisk={false}
							error={isTaken ? text.builder.sameName : undefined}
							onChange={(event) => setName(event.currentTarget.value)}
						/>
						<Select
							label={text.builder.fieldType}
							allowDeselect={false}
							w={130}
							value={type}
							onChange={(next) => next !== null && setType(next)}
							data={TYPES.map((value) => ({ value, label: text.types[value] }))}
						/>
						<Button type="submit" disabled={name === '' || isTaken}>
							{text.studio.add}
						</Button>
					</Group>
					<ReadsAs
						words={joinWords(pick.words)}
						type={TYPES.find((one) => one === type) ?? 'string'}
						format={type === 'string' ? proposal.format : null}
					/>
					{proposal.description !== '' && (
						<Text fz="sm" c="dimmed" mt={4} className="wrap-anywhere">
							{text.studio.labelled(proposal.description)}
						</Text>
					)}
				</form>
				{targets.length > 0 && (
					<Group gap="sm" align="flex-end">
						<Select
							label={text.studio.assign}
							placeholder={text.studio.assignPlaceholder}
							searchable
							value={target}
							onChange={setTarget}
							data={targets.map(({ id, path }) => ({ value: id, label: path }))}
						/>
						<Button
							variant="default"
							disabled={!chosen}
							onClick={() => chosen && onAssign(chosen, findLabel(pick.words, pick.all))}
						>
							{text.studio.assignDo}
						</Button>
					</Group>
				)}
				{chosen && <ReadsAs words={joinWords(pick.words)} {...chosen} />}
				<Group>
					<Button size="compact-sm" variant="subtle" color="gray" onClick={onClose}>
						{text.common.close}
					</Button>
				</Group>
			</Stack>
		</Paper>
	);
}

function shorten(words: string, length: number): string {
	return words.length > length ? `${words.slice(0, length)}…` : words;
}

type ReadsAsProps = { words: string; type: FieldType; format: Format | null };

/** Shows the value that the engine reads from the words; texts stay unchanged. */
function ReadsAs({ words, type, format }: ReadsAsProps) {
	const isPlain = type === 'string' && format === null;
	const read = useQuery({
		queryKey: ['value-read', words, type, format],
		queryFn: ({ signal }) =>
			api.ask<{ value: unknown }>(
				'/values/read',
				{ text: words.slice(0, 2000), type, ...(format !== null && { format }) },
				signal,
			),
		enabled: !isPlain,
		staleTime: Infinity,
	});
	if (isPlain || !read.data) return null;
	const { value } = read.data;
	return (
		<Text fz="sm" c="dimmed" className="wrap-anywhere" role="status">
			{value === null
				? text.studio.readsAsNone(text.types[type])
				: text.studio.readsAs(formatValue(value, '', {}))}
		</Text>
	);
}

const TYPES = ['string', 'number', 'date', 'boolean'] as const;
