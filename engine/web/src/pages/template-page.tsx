import { Button, Group, Paper, Select, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api } from '../api/client.ts';
import { parseFile } from '../api/parse.ts';
import { CATEGORIES } from '../api/types.ts';
import type { Template, TemplateDraft } from '../api/types.ts';
import { findPlace } from '../builder/find-place.ts';
import { JsonEditor } from '../builder/json-editor.tsx';
import { splitPath } from '../builder/split-path.ts';
import { useDraft } from '../builder/use-draft.ts';
import { VisualBuilder } from '../builder/visual-builder.tsx';
import { DocumentResult } from '../document/document-result.tsx';
import { CopyIcon } from '../parts/copy.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { toDocument } from '../parts/to-document.ts';
import { text } from '../text.ts';

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
	const [sample, setSample] = useState<File | null>(null);
	const [, go] = useLocation();
	const queries = useQueryClient();

	const save = useMutation({
		mutationFn: () =>
			templateId === null
				? api.post<Template>('/v1/templates', draft.draft())
				: api.put<Template>(`/v1/templates/${templateId}`, draft.draft()),
		onSuccess: (template) => {
			draft.markSaved();
			void queries.invalidateQueries({ queryKey: ['templates'] });
			if (templateId === null) go(`/templates/${template.id}`, { replace: true });
		},
	});
	const run = useMutation({
		mutationFn: async (file: File) => {
			if (templateId === null) throw new Error('a template is saved before it is tried');
			if (draft.isDirty) await save.mutateAsync();
			const parsed = await parseFile({ file, templateId, language: null });
			return { ...parsed, file, blob: toDocument(file) };
		},
	});
	const take = (file: File) => {
		setSample(file);
		run.mutate(file);
	};
	const marks = useMemo(
		() =>
			draft.faults.map(({ path, message }) => ({
				...findPlace(draft.json, splitPath(path)),
				message,
			})),
		[draft.faults, draft.json],
	);

	return (
		<>
			<PageHeader
				title={templateId === null ? text.builder.newTitle : nodes.name || text.builder.newTitle}
				back={{ to: '/templates', label: text.builder.back }}
				lead={templateId !== null && <TemplateId id={templateId} />}
				actions={
					<>
						<State draft={draft} isSaved={templateId !== null && !draft.isDirty} />
						<Button
							onClick={() => save.mutate()}
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
				<div className="builder-title">
					<TextInput
						label={text.builder.name}
						required
						withAsterisk={false}
						value={nodes.name}
						onChange={(event) => draft.changeNodes({ ...nodes, name: event.currentTarget.value })}
					/>
					<Select
						label={text.builder.category}
						allowDeselect={false}
						value={nodes.category}
						onChange={(category) => category && draft.changeNodes({ ...nodes, category })}
						data={CATEGORIES.map((value) => ({ value, label: text.categories[value] }))}
					/>
					<TextInput
						label={text.builder.description}
						placeholder={text.builder.descriptionHint}
						value={nodes.description}
						onChange={(event) =>
							draft.changeNodes({ ...nodes, description: event.currentTarget.value })
						}
					/>
				</div>
				<Paper withBorder className="panel">
					<Tabs value={view} onChange={setView} keepMounted={false}>
						<Tabs.List px="sm">
							<Tabs.Tab value="visual" disabled={draft.jsonFault !== null}>
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
							<JsonEditor value={draft.json} onChange={draft.changeJson} marks={marks} />
						</Tabs.Panel>
					</Tabs>
				</Paper>
				<Faults draft={draft} marks={marks} />
				{templateId !== null && (
					<section aria-labelledby="sample-title">
						<Group justify="space-between" mb="sm">
							<Text id="sample-title" component="h2" fw={650} fz="lg">
								{text.builder.run}
							</Text>
							{sample && (
								<Button
									variant="default"
									leftSection={<IconPlayerPlay size={16} aria-hidden />}
									loading={run.isPending}
									disabled={!draft.isValid}
									onClick={() => run.mutate(sample)}
								>
									{draft.isDirty ? text.builder.saveAndRun : text.builder.runAgain}
								</Button>
							)}
						</Group>
						<Refusal error={run.error} />
						{run.data ? (
							<DocumentResult
								{...run.data}
								fileName={run.data.file.name}
								templateId={templateId}
								templateName={nodes.name}
							/>
						) : run.isPending ? (
							<PageLoader />
						) : (
							<DropZone onFile={take} hint={text.builder.sampleHint} />
						)}
					</section>
				)}
			</Stack>
		</>
	);
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
function Faults({ draft, marks }: { draft: Draft; marks: readonly { from: number }[] }) {
	const lines =
		draft.jsonFault === null
			? draft.faults.map(({ path, message }, i) => ({
					key: `${path} ${message}`,
					place: `${text.builder.line(lineAt(draft.json, marks[i]?.from ?? 0))} · ${path}`,
					message,
				}))
			: [{ key: 'json', place: '', message: draft.jsonFault }];
	if (lines.length === 0) return null;
	return (
		<ul className="faults" aria-label={text.builder.faults(lines.length)}>
			{lines.map(({ key, place, message }) => (
				<li key={key}>
					{place !== '' && <code>{place}</code>} {message}
				</li>
			))}
		</ul>
	);
}

function lineAt(json: string, from: number): number {
	return json.slice(0, from).split('\n').length;
}

function TemplateId({ id }: { id: string }) {
	return (
		<Group gap={4} component="span" className="id-line">
			{text.builder.id} <code>{id}</code> <CopyIcon value={id} />
		</Group>
	);
}
