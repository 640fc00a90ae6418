import { Button, Paper, Select, Stack, Tabs, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../api/client.ts';
import { useSecondReader } from '../api/queries.ts';
import { CATEGORIES, SECOND_READER_MODES } from '../api/types.ts';
import type { SecondReaderMode, Template, TemplateDraft } from '../api/types.ts';
import { JsonEditor } from '../builder/json-editor.tsx';
import { useDraft } from '../builder/use-draft.ts';
import { VisualBuilder } from '../builder/visual-builder.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { IdLine } from '../parts/id-line.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { text } from '../text.ts';
import { TemplateHistory } from '../versions/template-history.tsx';
import { TrySample } from './try-sample.tsx';

const NEW = 'new';
const BLANK: TemplateDraft = { name: '', category: 'CUSTOM', schema: { data: {} } };

/** One template; `/templates/new` makes one, `?starter=2` from a starter. */
export default function TemplatePage({ templateId }: { templateId: string }) {
	const starter = new URLSearchParams(useSearch()).get('starter');
	const isNew = templateId === NEW;
	const loaded = useQuery({
		queryKey: ['template', templateId, starter],
		queryFn: async (): Promise<TemplateDraft> => {
			if (!isNew) return await api.get<Template>(`/v1/templates/${templateId}`);
			if (starter === null) return BLANK;
			return (await api.get<TemplateDraft[]>('/starters'))[Number(starter)] ?? BLANK;
		},
		staleTime: Infinity,
		gcTime: 0,
	});
	return (
		<Loaded query={loaded}>
			{(start) => <Editor start={start} templateId={isNew ? null : templateId} />}
		</Loaded>
	);
}

type EditorProps = { start: TemplateDraft; templateId: string | null };

function Editor({ start, templateId }: EditorProps) {
	const draft = useDraft(start);
	const { nodes } = draft;
	const [view, setView] = useState<string | null>('visual');
	useWarning(draft.isDirty);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const save = useMutation<{ json: string; template: Template }, Error, File | undefined>({
		mutationFn: async () => {
			const { json } = draft;
			const template =
				templateId === null
					? await api.post<Template>('/v1/templates', draft.draft())
					: await api.put<Template>(`/v1/templates/${templateId}`, draft.draft());
			return { json, template };
		},
		onSuccess: ({ json, template }, sample) => {
			draft.markSaved(json);
			void queries.invalidateQueries({ queryKey: ['templates'] });
			if (templateId === null) go(`/templates/${template.id}`, { replace: true, state: sample });
		},
	});

	return (
		<>
			<PageHeader
				title={templateId === null ? text.builder.newTitle : nodes.name || text.builder.newTitle}
				back={{ to: '/templates', label: text.builder.back }}
				lead={templateId !== null && <IdLine label={text.builder.id} id={templateId} />}
				actions={
					<>
						<State draft={draft} isSaved={templateId !== null && !draft.isDirty} />
						<Button
							onClick={() => save.mutate(undefined)}
							loading={save.isPending}
							disabled={!draft.isValid || (templateId !== null && !draft.isDirty)}
						>
							{templateId === null ? text.builder.create : text.builder.save}
						</Button>
					</>
				}
			/>
			<Stack gap="lg">
				<Refusal error={save.error} />
				{templateId !== null && <TemplateHistory templateId={templateId} draft={draft} />}
				<div className="builder-title">
					<TextInput
						label={text.builder.name}
						disabled={!draft.isShown}
						required
						withAsterisk={false}
						value={nodes.name}
						onChange={(event) => draft.changeNodes({ ...nodes, name: event.currentTarget.value })}
					/>
					<Select
						label={text.builder.category}
						disabled={!draft.isShown}
						allowDeselect={false}
						value={nodes.category}
						onChange={(category) => category && draft.changeNodes({ ...nodes, category })}
						data={CATEGORIES.map((value) => ({ value, label: text.categories[value] }))}
					/>
					<TextInput
						label={text.builder.description}
						disabled={!draft.isShown}
						placeholder={text.builder.descriptionHint}
						value={nodes.description}
						onChange={(event) =>
							draft.changeNodes({ ...nodes, description: event.currentTarget.value })
						}
					/>
				</div>
				<SecondReaderSelect
					value={nodes.secondReader}
					disabled={!draft.isShown}
					onChange={(secondReader) => draft.changeNodes({ ...nodes, secondReader })}
				/>
				<Paper withBorder className="panel">
					<Tabs value={view} onChange={setView} keepMounted={false}>
						<Tabs.List px="sm">
							<Tabs.Tab value="visual" disabled={!draft.isShown}>
								{text.builder.visual}
							</Tabs.Tab>
							<Tabs.Tab value="json">{text.builder.json}</Tabs.Tab>
						</Tabs.List>
						<Tabs.Panel value="visual" p="md">
							<VisualBuilder
								fields={nodes.fields}
								onChange={(fields) => draft.changeNodes({ ...nodes, fields })}
								faultOf={draft.faultOf}
							/>
						</Tabs.Panel>
						<Tabs.Panel value="json" p="md">
							<JsonEditor value={draft.json} onChange={draft.changeJson} marks={draft.marks} />
						</Tabs.Panel>
					</Tabs>
				</Paper>
				<Refusal error={draft.checkError} />
				<Faults draft={draft} />
				<TrySample
					templateId={templateId}
					templateName={nodes.name}
					isDirty={draft.isDirty}
					isValid={draft.isValid}
					save={() => save.mutateAsync(undefined)}
					create={(sample) => save.mutate(sample)}
				/>
			</Stack>
		</>
	);
}

type SecondReaderProps = {
	value: SecondReaderMode | null;
	disabled: boolean;
	onChange: (mode: SecondReaderMode | null) => void;
};

/** Where there is no second reader nothing is to be chosen, but what a template says is shown all the same. */
function SecondReaderSelect({ value, disabled, onChange }: SecondReaderProps) {
	const state = useSecondReader();
	if (value === null && state.data?.isConfigured !== true) return null;
	return (
		<Select
			label={text.builder.secondReader}
			description={text.builder.secondReaderHint}
			maw={420}
			clearable
			clearButtonProps={{ 'aria-label': text.builder.secondReaderUnset }}
			placeholder={text.builder.secondReaderUnset}
			disabled={disabled}
			value={value}
			onChange={(mode) => onChange(SECOND_READER_MODES.find((one) => one === mode) ?? null)}
			data={SECOND_READER_MODES.map((mode) => ({
				value: mode,
				label: text.secondReader.modes[mode],
			}))}
		/>
	);
}

/** Closing the page would lose what was typed; the browser asks first, in its own words. */
function useWarning(isNeeded: boolean): void {
	useEffect(() => {
		if (!isNeeded) return undefined;
		const ask = (event: Event) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [isNeeded]);
}

type Draft = ReturnType<typeof useDraft>;

function State({ draft, isSaved }: { draft: Draft; isSaved: boolean }) {
	return (
		<span role="status">
			{draft.faultCount > 0 ? (
				<StatusBadge tone="bad">{text.builder.faults(draft.faultCount)}</StatusBadge>
			) : isSaved ? (
				<StatusBadge tone="good">{text.builder.saved}</StatusBadge>
			) : (
				<StatusBadge tone="idle">{text.builder.unsaved}</StatusBadge>
			)}
		</span>
	);
}

/** All faults in words, each with its line of the JSON. */
function Faults({ draft: { marks, json } }: { draft: Draft }) {
	if (marks.length === 0) return null;
	return (
		<ul className="faults" aria-label={text.builder.faults(marks.length)}>
			{marks.map(({ from, path, message }) => (
				<li key={`${path} ${message}`}>
					<code>{[text.builder.line(lineAt(json, from)), path].filter(Boolean).join(' · ')}</code>{' '}
					{message}
				</li>
			))}
		</ul>
	);
}

function lineAt(json: string, from: number): number {
	return json.slice(0, from).split('\n').length;
}
