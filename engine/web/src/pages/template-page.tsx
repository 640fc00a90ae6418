import {
	ActionIcon,
	Alert,
	Button,
	Group,
	Paper,
	Select,
	Stack,
	Tabs,
	Text,
	TextInput,
	Tooltip,
} from '@mantine/core';
import {
	IconArrowBackUp,
	IconArrowForwardUp,
	IconChartHistogram,
	IconFileSearch,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import { getStarters, useSecondReader } from '../api/queries.ts';
import { useMay, useProfile } from '../api/session.tsx';
import { CATEGORIES, SECOND_READER_MODES } from '../api/types.ts';
import type { SecondReaderMode, Template, TemplateDraft } from '../api/types.ts';
import { draftKey, forgetDraft, keepDraft, readKeptDraft } from '../builder/keep-draft.ts';
import { hasAnyRule } from '../builder/field-rules.ts';
import { ResultRulesField } from '../builder/result-rules.tsx';
import { ReviewRulesField } from '../builder/review-rules.tsx';
import { useDraft } from '../builder/use-draft.ts';
import type { Mark } from '../builder/use-draft.ts';
import { useUndoKeys } from '../builder/use-undo-keys.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { IdLine } from '../parts/id-line.tsx';
import { noteTemplate } from '../parts/last-template.ts';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { noteStep } from '../parts/note-step.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useUnsaved } from '../shell/leave-guard.tsx';
import { TemplateView } from './template-view.tsx';
import { Studio } from '../studio/studio.tsx';
import { MovedDocuments } from '../sorting/moved-documents.tsx';
import { text } from '../text.ts';
import { DraftNotices } from '../versions/draft-notices.tsx';
import { TemplateHistory } from '../versions/template-history.tsx';
import { isChanged as isDraftChanged, useServerDraft } from '../versions/use-server-draft.ts';
import type { ServerDraft } from '../versions/use-server-draft.ts';

const JsonSchemaEditor = lazyPage(() => import('../builder/json-schema-editor.tsx'));
const JsonEditor = lazyPage(() => import('../builder/json-editor.tsx'));

const NEW = 'new';
const BLANK: TemplateDraft = { name: '', category: 'CUSTOM', schema: { data: {} } };

/** One template. `/templates/new` creates one, `?starter=2` from a starter, `?sample=…` from a document. */
export default function TemplatePage({ templateId }: { templateId: string }) {
	const query = new URLSearchParams(useSearch());
	const [starter, name] = [query.get('starter'), query.get('name')];
	const isNew = templateId === NEW;
	const mayEdit = useMay('edit');
	const loaded = useQuery({
		queryKey: ['template', templateId, starter, name],
		queryFn: async (): Promise<TemplateDraft | Template> => {
			if (!isNew) return await api.get<Template>(`/v1/templates/${templateId}`);
			const blank = { ...BLANK, name: name ?? '' };
			if (starter === null) return blank;
			return (await getStarters())[Number(starter)]?.draft ?? blank;
		},
		staleTime: Infinity,
		gcTime: 0,
	});
	return (
		<Loaded query={loaded}>
			{(start) =>
				mayEdit ? (
					<Editor
						start={start}
						templateId={isNew ? null : templateId}
						place={isNew ? `${NEW} ${starter ?? ''}` : templateId}
					/>
				) : (
					'id' in start && (
						<>
							<PageHeader
								title={start.name}
								back={{ to: '/templates', label: text.builder.back }}
								lead={<IdLine label={text.builder.id} id={start.id} />}
								actions={
									<>
										<ToAccuracy templateId={start.id} />
										<TemplateHistory templateId={start.id} />
									</>
								}
							/>
							<TemplateView template={start} />
							<MovedDocuments templateId={start.id} />
						</>
					)
				)
			}
		</Loaded>
	);
}

type EditorProps = {
	start: TemplateDraft | Template;
	templateId: string | null;
	/** Identifies the draft among others. */
	place: string;
};

function versionOf(template: TemplateDraft | Template): number | null {
	return 'version' in template ? template.version : null;
}

/** The draft of a template: kept in the browser and on the server, and how it is published. */
function useEditor({ start, templateId, place }: EditorProps) {
	const { accountId } = useProfile();
	const key = draftKey(accountId, place);
	const [kept, setKept] = useState(() => readKeptDraft(key));
	const [version, setVersion] = useState(kept ? kept.version : versionOf(start));
	const [published, setPublished] = useState(templateId === null ? null : start.schema.data);
	const draft = useDraft(start, kept?.json ?? null);
	const { json, isDirty } = draft;
	const server = useServerDraft({ templateId, version, kept }, draft);
	useEffect(() => {
		if (isDirty) keepDraft(key, { json, version, revision: server.revision });
		else forgetDraft(key);
	}, [key, isDirty, json, version, server.revision]);
	const letGo = useUnsaved(isDirty && !server.isKept, {
		forget: useCallback(() => forgetDraft(key), [key]),
		keep: templateId === null ? undefined : server.flush,
	});
	const [, go] = useLocation();
	const queries = useQueryClient();
	useEffect(() => {
		if (templateId !== null) noteTemplate(accountId, templateId);
	}, [accountId, templateId]);
	const load = () => api.get<Template>(`/v1/templates/${templateId ?? ''}`);
	const showPublished = (template: Template) => {
		setVersion(template.version);
		setPublished(template.schema.data);
		setKept(null);
	};
	const publish = useMutation<{ sent: string; template: Template }, Error, { isForced: boolean }>({
		mutationFn: async ({ isForced }) => {
			if (templateId === null) {
				return { sent: json, template: await api.post<Template>('/v1/templates', draft.draft()) };
			}
			const replaced = isForced ? (await load()).version : version;
			return { sent: json, template: await server.publish(replaced) };
		},
		onSuccess: ({ sent, template }) => {
			noteStep('adapt');
			draft.markSaved(sent);
			showPublished(template);
			void queries.invalidateQueries({ queryKey: ['templates'] });
			if (templateId !== null) {
				void queries.invalidateQueries({ queryKey: ['versions', templateId] });
				return;
			}
			forgetDraft(key);
			letGo();
			const sample = new URLSearchParams(window.location.search).get('sample');
			const query = sample === null ? '' : `?sample=${sample}`;
			go(`/templates/${template.id}${query}`, { replace: true });
		},
		onError: async (error) => {
			if (isDraftChanged(error)) await server.showTheirs();
		},
	});
	/** Goes back to the published version and deletes the draft on the server. */
	const takePublished = useMutation({
		mutationFn: load,
		onSuccess: (template) => {
			draft.reset(template);
			showPublished(template);
			publish.reset();
		},
	});
	return {
		draft,
		server,
		published,
		publish,
		takePublished,
		/** Unsaved changes from an earlier visit are shown. */
		isRestored:
			kept !== null && isDirty && server.isLoaded && !server.wasSame && server.offered === null,
		discardRestored: () => {
			draft.reset(start);
			setVersion(versionOf(start));
			setKept(null);
		},
	};
}

type EditorState = ReturnType<typeof useEditor>;
type DraftState = EditorState['draft'];

/** The mistakes to show: an empty template is not marked until a person has worked on it. */
function listMarks({ marks, nodes, isDirty }: DraftState, isNew: boolean): Mark[] {
	if (isNew && !isDirty) return [];
	return marks.filter(({ path }) => !path.startsWith('schema') || nodes.fields.length > 0);
}

function Editor(props: EditorProps) {
	const { templateId } = props;
	const editor = useEditor(props);
	const { draft, server, takePublished } = editor;
	const { nodes } = draft;
	const [isNameTouched, setNameTouched] = useState(false);
	const [isDiscarding, setDiscarding] = useState(false);
	const marks = listMarks(draft, templateId === null);
	const hasNoName = draft.isShown && nodes.name.trim() === '' && isNameTouched;
	const nameFault = hasNoName
		? text.builder.noTemplateName
		: marks.find(({ path }) => path === 'name')?.message;

	return (
		<>
			<EditorHeader
				{...{ templateId, editor }}
				faults={marks.length + (hasNoName ? 1 : 0)}
				onDiscard={() => setDiscarding(true)}
			/>
			<Stack gap="lg">
				<PublishNotices {...{ editor, templateId }} />
				{templateId !== null && (
					<>
						<Group justify="space-between" gap="sm">
							<SaveState server={server} isDirty={draft.isDirty} />
							<Group gap="sm">
								<ToTryIt templateId={templateId} />
								<ToAccuracy templateId={templateId} />
								<TemplateHistory templateId={templateId} draft={draft} />
							</Group>
						</Group>
						<DraftNotices server={server} />
						<MovedDocuments templateId={templateId} />
					</>
				)}
				<TitleFields draft={draft} fault={nameFault} onBlur={() => setNameTouched(true)} />
				<SecondReaderSelect
					value={nodes.secondReader}
					disabled={!draft.isShown}
					onChange={(secondReader) => draft.changeNodes({ ...nodes, secondReader })}
				/>
				<ReviewRulesField
					value={nodes.review}
					fields={nodes.fields}
					hasRules={hasAnyRule(nodes)}
					disabled={!draft.isShown}
					onChange={(review) => draft.changeNodes({ ...nodes, review })}
				/>
				<ResultRulesField
					value={nodes.rules}
					fields={nodes.fields}
					disabled={!draft.isShown}
					onChange={(rules) => draft.changeNodes({ ...nodes, rules })}
				/>
				<Studio draft={draft} templateId={templateId} published={editor.published}>
					{(builder) => <FieldsPanel {...{ draft, marks, builder }} />}
				</Studio>
			</Stack>
			{isDiscarding && (
				<Confirm
					title={text.builder.discardTitle}
					action={text.builder.discardDraft}
					onClose={() => setDiscarding(false)}
					onConfirm={() => takePublished.mutateAsync()}
				>
					{text.builder.discardHint}
				</Confirm>
			)}
		</>
	);
}

type HeaderProps = {
	templateId: string | null;
	editor: EditorState;
	/** How many mistakes there are. */
	faults: number;
	onDiscard: () => void;
};

function EditorHeader({ templateId, editor, faults, onDiscard }: HeaderProps) {
	const { draft, server, publish } = editor;
	const { isDirty } = draft;
	const isNew = templateId === null;
	return (
		<PageHeader
			title={(!isNew && draft.nodes.name) || text.builder.newTitle}
			back={{ to: '/templates', label: text.builder.back }}
			lead={isNew ? text.builder.newLead : <IdLine label={text.builder.id} id={templateId} />}
			actions={
				<>
					<State count={faults} {...{ templateId, isDirty }} />
					<UndoButtons draft={draft} />
					{!isNew && isDirty && (
						<Button variant="default" onClick={onDiscard}>
							{text.builder.discardDraft}
						</Button>
					)}
					<Button
						onClick={() => publish.mutate({ isForced: false })}
						loading={publish.isPending}
						disabled={!draft.isValid || !server.isLoaded || (!isNew && !isDirty)}
					>
						{text.builder.publish}
					</Button>
				</>
			}
		/>
	);
}

/** Steps back and forth through all changes of the template, also with Ctrl+Z and Ctrl+Shift+Z. */
function UndoButtons({ draft }: { draft: DraftState }) {
	const { canUndo, canRedo, undo, redo } = draft;
	useUndoKeys(draft);
	return (
		<Group gap={4} wrap="nowrap">
			<Tooltip label={text.builder.undoKey}>
				<ActionIcon
					variant="default"
					size={36}
					aria-label={text.builder.undoChange}
					disabled={!canUndo}
					onClick={undo}
				>
					<IconArrowBackUp size={18} aria-hidden />
				</ActionIcon>
			</Tooltip>
			<Tooltip label={text.builder.redoKey}>
				<ActionIcon
					variant="default"
					size={36}
					aria-label={text.builder.redoChange}
					disabled={!canRedo}
					onClick={redo}
				>
					<IconArrowForwardUp size={18} aria-hidden />
				</ActionIcon>
			</Tooltip>
		</Group>
	);
}

/** Restored changes, a version that someone else published, and why publishing failed. */
function PublishNotices({ editor, templateId }: Pick<HeaderProps, 'editor' | 'templateId'>) {
	const { publish, takePublished, isRestored, discardRestored } = editor;
	const wasChanged = publish.error instanceof ApiError && publish.error.code === 'VERSION_CHANGED';
	return (
		<>
			{isRestored && (
				<Alert color="sift" role="status" title={text.builder.restored}>
					<Group justify="space-between">
						<Text fz="sm">{text.builder.restoredHint}</Text>
						{templateId === null && (
							<Button size="xs" variant="default" onClick={discardRestored}>
								{text.builder.discard}
							</Button>
						)}
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
							loading={takePublished.isPending}
							onClick={() => takePublished.mutate()}
						>
							{text.builder.takeTheirs}
						</Button>
						<Button
							size="xs"
							color="red"
							variant="light"
							onClick={() => publish.mutate({ isForced: true })}
						>
							{text.builder.publishMine}
						</Button>
					</Group>
				</Alert>
			) : (
				<Refusal error={publish.error} />
			)}
			<Refusal error={takePublished.error} />
		</>
	);
}

type TitleProps = { draft: DraftState; fault: string | undefined; onBlur: () => void };

function TitleFields({ draft, fault, onBlur }: TitleProps) {
	const { nodes, isShown, changeNodes } = draft;
	return (
		<div className="builder-title">
			<TextInput
				label={text.builder.name}
				disabled={!isShown}
				required
				withAsterisk={false}
				value={nodes.name}
				error={fault}
				onBlur={onBlur}
				onChange={(event) => changeNodes({ ...nodes, name: event.currentTarget.value })}
			/>
			<Select
				label={text.builder.category}
				disabled={!isShown}
				allowDeselect={false}
				value={nodes.category}
				onChange={(category) => category && changeNodes({ ...nodes, category })}
				data={CATEGORIES.map((value) => ({ value, label: text.categories[value] }))}
			/>
			<TextInput
				label={text.builder.description}
				disabled={!isShown}
				placeholder={text.builder.descriptionHint}
				value={nodes.description}
				onChange={(event) => changeNodes({ ...nodes, description: event.currentTarget.value })}
			/>
		</div>
	);
}

type FieldsProps = { draft: DraftState; marks: readonly Mark[]; builder: ReactNode };

/** The fields, in the builder or as JSON. */
function FieldsPanel({ draft, marks, builder }: FieldsProps) {
	const { json, isShown } = draft;
	const [view, setView] = useState<string | null>(isShown ? 'visual' : 'json');
	return (
		<Paper withBorder className="panel builder-panel">
			<Tabs value={view} onChange={setView} keepMounted={false}>
				<Tabs.List px="sm">
					<Tabs.Tab value="visual" disabled={!isShown}>
						{text.builder.visual}
					</Tabs.Tab>
					<Tabs.Tab value="json">{text.builder.json}</Tabs.Tab>
					<Tabs.Tab value="json-schema" disabled={!isShown}>
						{text.builder.jsonSchema}
					</Tabs.Tab>
				</Tabs.List>
				<Tabs.Panel value="visual" p="md">
					{builder}
				</Tabs.Panel>
				<Tabs.Panel value="json" p="md">
					<JsonEditor value={json} onChange={draft.changeJson} marks={draft.marks} />
				</Tabs.Panel>
				<Tabs.Panel value="json-schema" p="md">
					<JsonSchemaEditor nodes={draft.nodes} onChange={draft.changeNodes} />
				</Tabs.Panel>
			</Tabs>
			{view === 'json' ? (
				<JsonFaults marks={marks} json={json} />
			) : (
				<OtherFaults marks={marks} isAtField={draft.isAtField} />
			)}
			<Refusal error={draft.checkError} />
		</Paper>
	);
}

/** A link to read documents with the template. */
function ToTryIt({ templateId }: { templateId: string }) {
	const sample = new URLSearchParams(useSearch()).get('sample');
	return (
		<Button
			component={Link}
			href={`/?template=${templateId}${sample === null ? '' : `&sample=${sample}`}`}
			variant="default"
			size="xs"
			leftSection={<IconFileSearch size={16} aria-hidden />}
		>
			{text.builder.readDocuments}
		</Button>
	);
}

function ToAccuracy({ templateId }: { templateId: string }) {
	return (
		<Button
			component={Link}
			href={`/templates/${templateId}/accuracy`}
			variant="default"
			size="xs"
			leftSection={<IconChartHistogram size={16} aria-hidden />}
		>
			{text.accuracy.open}
		</Button>
	);
}

/** Whether the draft is saved on the server. */
function SaveState({ server, isDirty }: { server: ServerDraft; isDirty: boolean }) {
	const { notKept, isKept } = server;
	return (
		<Text fz="sm" c="dimmed" component="div" role="status">
			{isDirty && notKept !== null ? (
				<span className="draft-not-saved">{text.versions.draftNotSaved(notKept)}</span>
			) : isDirty ? (
				isKept ? (
					text.versions.draftSaved
				) : (
					text.versions.draftSaving
				)
			) : null}
		</Text>
	);
}

type SecondReaderProps = {
	value: SecondReaderMode | null;
	disabled: boolean;
	onChange: (mode: SecondReaderMode | null) => void;
};

/** Hidden when no second reader is configured, unless the template already sets a mode. */
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

type StateProps = { count: number; templateId: string | null; isDirty: boolean };

function State({ count, templateId, isDirty }: StateProps) {
	return (
		<span role="status">
			{count > 0 ? (
				<StatusBadge tone="bad">{text.builder.faults(count)}</StatusBadge>
			) : templateId === null ? (
				<StatusBadge tone="idle">{text.builder.notPublished}</StatusBadge>
			) : isDirty ? (
				<StatusBadge tone="idle">{text.versions.draft}</StatusBadge>
			) : (
				<StatusBadge tone="good">{text.versions.current}</StatusBadge>
			)}
		</span>
	);
}

/** Every mistake, with its line in the JSON. */
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

/** The mistakes that no field shows, without line numbers: people in the builder do not see the JSON. */
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
