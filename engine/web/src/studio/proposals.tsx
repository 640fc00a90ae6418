import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { Category, FieldMap, SampleValues } from '../api/types.ts';
import { formatValue } from '../document/format-value.ts';
import { isGroup, toLabel } from '../document/read-result.ts';
import { FailedLoad } from '../parts/failed-load.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { text } from '../text.ts';

export type Proposed = { category: Category; schema: { data: FieldMap } };
type Props = {
	sampleId: string;
	/** Field names that the template already has. */
	taken: ReadonlySet<string>;
	onTake: (fields: FieldMap, category: Category) => void;
	onClose: () => void;
};

/** Fields suggested by the sample, with their values, to select. */
export function Proposals({ sampleId, taken, onTake, onClose }: Props) {
	const proposal = useQuery({
		queryKey: ['proposal', sampleId],
		queryFn: async ({ signal }) => {
			const proposed = await api.get<Proposed>(`/samples/${sampleId}/proposal`, signal);
			const { schema } = proposed;
			const path = `/samples/${sampleId}/values`;
			const { result } = await api.ask<SampleValues>(path, { schema, reader: 'first' }, signal);
			return { ...proposed, result };
		},
		staleTime: Infinity,
	});
	return (
		<Paper withBorder p="md" className="studio-panel">
			<Title order={2} fz={16}>
				{text.studio.proposals}
			</Title>
			<Text fz="sm" c="dimmed" mb="sm">
				{text.studio.proposalsHint}
			</Text>
			{proposal.data ? (
				<Choice {...proposal.data} taken={taken} onTake={onTake} onClose={onClose} />
			) : proposal.error ? (
				<FailedLoad error={proposal.error} again={proposal.refetch} />
			) : (
				<PageLoader isPart />
			)}
		</Paper>
	);
}

type ChoiceProps = Omit<Props, 'sampleId'> & Proposed & { result: Record<string, unknown> };

function Choice({ category, schema, result, taken, onTake, onClose }: ChoiceProps) {
	const offered = Object.entries(schema.data).filter(([name]) => !taken.has(name));
	const [ticked, setTicked] = useState(
		() => new Set(offered.filter(([name]) => hasValue(result[name])).map(([name]) => name)),
	);
	const isAll = ticked.size === offered.length;
	const tick = (name: string, isOn: boolean) => {
		const next = new Set(ticked);
		if (isOn) next.add(name);
		else next.delete(name);
		setTicked(next);
	};
	if (offered.length === 0) {
		return (
			<Stack gap="sm">
				<Text fz="sm">{text.studio.noProposals}</Text>
				<Group>
					<Button variant="default" size="xs" onClick={onClose}>
						{text.common.close}
					</Button>
				</Group>
			</Stack>
		);
	}
	return (
		<Stack gap="sm">
			<ul className="proposals" aria-label={text.studio.proposals}>
				{offered.map(([name]) => (
					<li key={name}>
						<Checkbox
							label={toLabel(name)}
							description={preview(result[name], name, result)}
							checked={ticked.has(name)}
							onChange={(event) => tick(name, event.currentTarget.checked)}
						/>
					</li>
				))}
			</ul>
			<Group gap="sm">
				<Button
					size="xs"
					disabled={ticked.size === 0}
					onClick={() =>
						onTake(Object.fromEntries(offered.filter(([name]) => ticked.has(name))), category)
					}
				>
					{text.studio.takeProposals(ticked.size)}
				</Button>
				<Button
					size="xs"
					variant="default"
					onClick={() => setTicked(new Set(isAll ? [] : offered.map(([name]) => name)))}
				>
					{isAll ? text.studio.tickNone : text.studio.tickAll}
				</Button>
				<Button size="xs" variant="subtle" color="gray" onClick={onClose}>
					{text.common.close}
				</Button>
			</Group>
		</Stack>
	);
}

function hasValue(value: unknown): boolean {
	if (Array.isArray(value)) return value.length > 0;
	if (isGroup(value)) return Object.values(value).some(hasValue);
	return value !== null && value !== undefined;
}

const MAX_PREVIEW = 80;

function preview(value: unknown, name: string, result: Record<string, unknown>): string {
	if (!hasValue(value)) return text.result.notFound;
	if (Array.isArray(value)) return text.studio.rows(value.length);
	if (isGroup(value)) {
		const parts = Object.values(value).filter((part) => typeof part === 'string');
		return parts.join(', ').slice(0, MAX_PREVIEW);
	}
	return formatValue(value, name, result).slice(0, MAX_PREVIEW);
}
