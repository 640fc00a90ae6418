import { ActionIcon, Button, Group, Select, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { text } from '../text.ts';
import { Refusal } from './failed-load.tsx';

/** What a person has chosen for an export. */
export type ExportOptions = {
	kind: (typeof KINDS)[number];
	/** The list that has a row for each of its rows; null: a row for each document. */
	list: string | null;
	more: string[];
	isReviewedOnly: boolean;
};

export const KINDS = ['xlsx', 'csv', 'csv-de', 'csv-fr', 'json'] as const;

type Preset = { name: string; options: ExportOptions; savedBy: string };

type Props = {
	templateId: string;
	options: ExportOptions;
	onChoose: (options: ExportOptions) => void;
};

/** Choices for the export that the people of the account have saved under a name. */
export function ExportPresets({ templateId, options, onChoose }: Props) {
	const path = `/templates/${templateId}/export-presets`;
	const key = ['export-presets', templateId];
	const queries = useQueryClient();
	const mayEdit = useMay('edit');
	const presets = useQuery({
		queryKey: key,
		queryFn: ({ signal }) => api.get<Preset[]>(path, signal),
	});
	const [chosen, setChosen] = useState<string | null>(null);
	const [name, setName] = useState('');
	const keep = (all: Preset[]) => queries.setQueryData(key, all);
	const save = useMutation({
		mutationFn: () => api.put<Preset[]>(path, { name, options }),
		onSuccess: (all) => {
			keep(all);
			setChosen(name.trim());
			setName('');
		},
	});
	const remove = useMutation({
		mutationFn: (one: string) => api.delete(`${path}?name=${encodeURIComponent(one)}`),
		onSuccess: (all) => {
			keep(all as Preset[]);
			setChosen(null);
		},
	});
	const all = presets.data ?? [];
	const author = all.find((one) => one.name === chosen)?.savedBy;
	return (
		<>
			{all.length > 0 && (
				<Group align="flex-end" gap="xs" wrap="nowrap">
					<Select
						flex={1}
						label={text.exports.preset}
						description={author === undefined ? undefined : text.exports.savedBy(author)}
						placeholder={text.exports.choosePreset}
						value={chosen}
						onChange={(value) => {
							setChosen(value);
							const found = all.find((one) => one.name === value);
							if (found) onChoose(found.options);
						}}
						data={all.map((one) => one.name)}
					/>
					{mayEdit && chosen !== null && (
						<Tooltip label={text.exports.deletePreset(chosen)}>
							<ActionIcon
								variant="default"
								size="input-sm"
								aria-label={text.exports.deletePreset(chosen)}
								loading={remove.isPending}
								onClick={() => remove.mutate(chosen)}
							>
								<IconTrash size={16} aria-hidden />
							</ActionIcon>
						</Tooltip>
					)}
				</Group>
			)}
			{mayEdit && (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						save.mutate();
					}}
				>
					<Group align="flex-end" gap="xs" wrap="nowrap">
						<TextInput
							flex={1}
							label={text.exports.presetName}
							description={text.exports.presetHint}
							maxLength={80}
							value={name}
							onChange={(event) => setName(event.currentTarget.value)}
						/>
						<Button
							type="submit"
							variant="default"
							disabled={name.trim() === ''}
							loading={save.isPending}
						>
							{text.exports.savePreset}
						</Button>
					</Group>
				</form>
			)}
			<Refusal error={presets.error ?? save.error ?? remove.error} />
		</>
	);
}
