import { Alert, Button, Group, Paper, Select, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import { useSecondReader } from '../api/queries.ts';
import { useProfile } from '../api/session.tsx';
import { CATEGORIES, SECOND_READER_MODES } from '../api/types.ts';
import type { SecondReaderMode, Template, TemplateDraft } from '../api/types.ts';
import { JsonEditor } from '../builder/json-editor.tsx';
import { draftKey, forgetDraft, keepDraft, readKeptDraft } from '../builder/keep-draft.ts';
import { useDraft } from '../builder/use-draft.ts';
import type { Mark } from '../builder/use-draft.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { IdLine } from '../parts/id-line.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useUnsaved } from '../shell/leave-guard.tsx';
import { Studio } from '../studio/studio.tsx';
import { text } from '../text.ts';
import { TemplateHistory } from '../versions/template-history.tsx';

const NEW = 'new';
const BLANK: TemplateDraft = { name: '', category: 'CUSTOM', schema: { data: {} } };

/** One template; `/templates/new` makes one, `?starter=2` from a starter, `?sample=…` from a document. */
export default function TemplatePage({ templateId }: { templateId: string }) {
	const query = new URLSearchParams(useSearch());
	const [starter, name] = [query.get('starter'), query.get('name')];
	const isNew = templateId === NEW;
	const loaded = useQuery({
		queryKey: ['template', templateId, starter, name],
		queryFn: async (): Promise<TemplateDraft | Template> => {
			if (!isNew) return await api.get<Template>(`/v1/templates/${templateId}`);
			const blank = { ...BLANK, name: name ?? '' };
			if (starter === null) return blank;
			return (await api.get<TemplateDraft[]>('/starters'))[Number(starter)] ?? blank;
		},
		staleTime: Infinity,
		gcTime: 0,
	});
	return (
		<Loaded query={loaded}>
			{(start) => (
				<Editor
					start={start}
					templateId={isNew ? null : templateId}
					place={isNew ? `${NEW} ${starter ?? ''}` : templateId}
				/>
			)}
		</Loaded>
	);
}

type EditorProps = {
	start: TemplateDraft | Template;
	templateId: string | null;
	/** What tells this draft from others that are being made. */
	place: string;
};

function savedAt(template: TemplateDraft | Template): string | null {
	return 'updatedAt' in template ? template.updatedAt : null;
}

function Editor({ start, templateId, place }: EditorProps) {
	const { accountId } = useProfile();
	const key = draftKey(accountId, place);
	const [kept, setKept] = useState(() => readKeptDraft(key));
	const [readAt, setReadAt] = useState(kept ? kept.readAt : savedAt(start));
	const draft = useDraft(start, kept?.json ?? null);
	const { nodes, json, isDirty } = draft;
	const [view, setView] = useState<string | null>(draft.isShown ? 'visual' : 'json');
	const [isNameTouched, setNameTouched] = useState(false);
	useEffect(() => {
		if (isDirty) keepDraft(key, { json, readAt });
		else forgetDraft(key);
	}, [key, isDirty, json, readAt]);
	const letGo = useUnsaved(
		isDirty,
		useCallback(() => forgetDraft(key), [key]),
	);
	const [, go] = useLocation();
	const queries = useQueryClient();
	const save = useMutation<{ sent: string; template: Template }, Error, { isForced: boolean }>({
		mutationFn: async ({ isForced }) => {
			const template =
				templateId === null
					? await api.post<Template>('/v1/templates', draft.draft())
					: await api.put<Template>(
							`/v1/templates/${templateId}`,
							draft.draft(),
							isForced ? undefined : (readAt ?? undefined),
						);
			return { sent: json, template };
		},
		onSuccess: ({ sent, template }) => {
			draft.markSaved(sent);
			setReadAt(template.updatedAt);
			setKept(null);
			void queries.invalidateQueries({ queryKey: ['templates'] });
			if (templateId !== null) return;
			forgetDraft(key);
			letGo();
			const sample = new URLSearchParams(window.location.search).get('sample');
			const query = sample === null ? '' : `?sample=${sample}`;
			go(`/templates/${template.id}${query}`, { replace: true });
		},
	});
	const takeTheirs = useMutation({
		mutationFn: () => api.get<Template>(`/v1/templates/${templateId ?? ''}`),
		onSuccess: (theirs) => {
			draft.reset(theirs);
			setReadAt(theirs.updatedAt);
			setKept(null);
			save.reset();
		},
	});
	const wasChanged = save.error instanceof ApiError && save.error.code === 'TEMPLATE_CHANGED';
	const isUntouched = templateId === null && !isDirty;
	const marks = isUntouched ? [] : draft.marks.filter((mark) => !isHeldBack(mark));
	/** What is not filled in yet is no mistake until somebody has been there. */
	function isHeldBack({ path }: Mark): boolean {
		if (path === 'name') return nodes.name === '' && !isNameTouched;
		return path.startsWith('schema') && nodes.fields.length === 0;
	}
	const nameFault = marks.find(({ path }) => path === 'name')?.message;

	return (
		<>
			<PageHeader
				title={templateId === null ? text.builder.newTitle : nodes.name || text.builder.newTitle}
				back={{ to: '/templates', label: text.builder.back }}
				lead={
					templateId === null ? (
						text.builder.newLead
					) : (
						<IdLine label={text.builder.id} id={templateId} />
					)
				}
				actions={
					<>
						<State count={marks.length} isSaved={templateId !== null && !isDirty} />
						<Button
							onClick={() => save.mutate({ isForced: false })}
							loading={save.isPending}
							disabled={!draft.isValid || (templateId !== null && !isDirty)}
						>
							{templateId === null ? text.builder.create : text.builder.save}
						</Button>
					</>
				}
			/>
			<Stack gap="lg">
				{kept && isDirty && (
					<Alert color="sift" role="status" title={text.builder.restored}>
						<Group justify="space-between">
							<Text fz="sm">{text.builder.restoredHint}</Text>
							<Button
								size="xs"
								variant="default"
								onClick={() => {
									draft.reset(start);
									setReadAt(savedAt(start));
									setKept(null);
								}}
							>
								{text.builder.discard}
							</Button>
						</Group>
					</Alert>
				)}
				{wasChanged ? (
					<Alert color="orange" role="alert" title={text.builder.changedTitle}>
						<Text fz="sm">{text.builder.changedHint}</Text>
						<Group mt="sm" gap="sm">
							<Button
								size="xs"
								variant="default"
								loading={takeTheirs.isPending}
								onClick={() => takeTheirs.mutate()}
							>
								{text.builder.takeTheirs}
							</Button>
							<Button
								size="xs"
								color="red"
								variant="light"
								onClick={() => save.mutate({ isForced: true })}
							>
								{text.builder.saveMine}
							</Button>
						</Group>
					</Alert>
				) : (
					<Refusal error={save.error} />
				)}
				<Refusal error={takeTheirs.error} />
				{templateId !== null && <TemplateHistory templateId={templateId} draft={draft} />}
				<div className="builder-title">
					<TextInput
						label={text.builder.name}
						disabled={!draft.isShown}
						required
						withAsterisk={false}
						value={nodes.name}
						error={nameFault && text.builder.noTemplateName}
						onBlur={() => setNameTouched(true)}
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
				<Studio draft={draft} templateId={templateId}>
					{(builder) => (
						<Paper withBorder className="panel builder-panel">
							<Tabs value={view} onChange={setView} keepMounted={false}>
								<Tabs.List px="sm">
									<Tabs.Tab value="visual" disabled={!draft.isShown}>
										{text.builder.visual}
									</Tabs.Tab>
									<Tabs.Tab value="json">{text.builder.json}</Tabs.Tab>
								</Tabs.List>
								<Tabs.Panel value="visual" p="md">
									{builder}
								</Tabs.Panel>
								<Tabs.Panel value="json" p="md">
									<JsonEditor value={json} onChange={draft.changeJson} marks={draft.marks} />
								</Tabs.Panel>
							</Tabs>
							{view === 'json' ? (
								<JsonFaults marks={marks} json={json} />
							) : (
								<OtherFaults marks={marks} isAtField={draft.isAtField} />
							)}
							<Refusal error={draft.checkError} />
						</Paper>
					)}
				</Studio>
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

function State({ count, isSaved }: { count: number; isSaved: boolean }) {
	return (
		<span role="status">
			{count > 0 ? (
				<StatusBadge tone="bad">{text.builder.faults(count)}</StatusBadge>
			) : isSaved ? (
				<StatusBadge tone="good">{text.builder.saved}</StatusBadge>
			) : (
				<StatusBadge tone="idle">{text.builder.unsaved}</StatusBadge>
			)}
		</span>
	);
}

/** All faults in words, each with its line of the JSON. */
function JsonFaults({ marks, json }: { marks: readonly Mark[]; json: string }) {
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

type OtherProps = { marks: readonly Mark[]; isAtField: (path: string) => boolean };

/** Those that no field shows, in words: whoever uses the builder need not know of any JSON. */
function OtherFaults({ marks, isAtField }: OtherProps) {
	const others = marks.filter(({ path }) => path !== '' && path !== 'name' && !isAtField(path));
	if (others.length === 0) return null;
	return (
		<ul className="faults" aria-label={text.builder.faults(others.length)}>
			{others.map(({ path, message }) => (
				<li key={`${path} ${message}`}>
					<code>{path}</code> {message}
				</li>
			))}
		</ul>
	);
}

function lineAt(json: string, from: number): number {
	return json.slice(0, from).split('\n').length;
}
