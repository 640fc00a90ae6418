import { Alert, Button, Group, Paper, Select, Stack, Tabs, Text, TextInput } from '@mantine/core';
import { IconChartHistogram, IconFileSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { api, ApiError } from '../api/client.ts';
import { useSecondReader } from '../api/queries.ts';
import { useMay, useProfile } from '../api/session.tsx';
import { CATEGORIES, SECOND_READER_MODES } from '../api/types.ts';
import type { SecondReaderMode, Template, TemplateDraft } from '../api/types.ts';
import { draftKey, forgetDraft, keepDraft, readKeptDraft } from '../builder/keep-draft.ts';
import { ReviewRulesField } from '../builder/review-rules.tsx';
import { useDraft } from '../builder/use-draft.ts';
import type { Mark } from '../builder/use-draft.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { IdLine } from '../parts/id-line.tsx';
import { noteTemplate } from '../parts/last-template.ts';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useUnsaved } from '../shell/leave-guard.tsx';
import { TemplateView } from './template-view.tsx';
import { Studio } from '../studio/studio.tsx';
import { text } from '../text.ts';
import { DraftNotices } from '../versions/draft-notices.tsx';
import { TemplateHistory } from '../versions/template-history.tsx';
import { isChanged as isDraftChanged, useServerDraft } from '../versions/use-server-draft.ts';
import type { ServerDraft } from '../versions/use-server-draft.ts';

const JsonEditor = lazyPage(() => import('../builder/json-editor.tsx'));

const NEW = 'new';
const BLANK: TemplateDraft = { name: '', category: 'CUSTOM', schema: { data: {} } };

/** One template; `/templates/new` makes one, `?starter=2` from a starter, `?sample=…` from a document. */
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
			return (await api.get<TemplateDraft[]>('/starters'))[Number(starter)] ?? blank;
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
	/** What tells this draft from others that are being made. */
	place: string;
};

function versionOf(template: TemplateDraft | Template): number | null {
	return 'version' in template ? template.version : null;
}

function Editor({ start, templateId, place }: EditorProps) {
	const { accountId } = useProfile();
	const key = draftKey(accountId, place);
	const [kept, setKept] = useState(() => readKeptDraft(key));
	const [version, setVersion] = useState(kept ? kept.version : versionOf(start));
	const [published, setPublished] = useState(templateId === null ? null : start.schema.data);
	const draft = useDraft(start, kept?.json ?? null);
	const { nodes, json, isDirty } = draft;
	const server = useServerDraft({ templateId, version }, draft);
	const [view, setView] = useState<string | null>(draft.isShown ? 'visual' : 'json');
	const [isNameTouched, setNameTouched] = useState(false);
	useEffect(() => {
		if (isDirty) keepDraft(key, { json, version });
		else forgetDraft(key);
	}, [key, isDirty, json, version]);
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
	const publish = useMutation<{ sent: string; template: Template }, Error, { isForced: boolean }>({
		mutationFn: async ({ isForced }) => {
			if (templateId === null) {
				return { sent: json, template: await api.post<Template>('/v1/templates', draft.draft()) };
			}
			const replaced = isForced ? (await load()).version : version;
			return { sent: json, template: await server.publish(replaced) };
		},
		onSuccess: ({ sent, template }) => {
			draft.markSaved(sent);
			setVersion(template.version);
			setPublished(template.schema.data);
			setKept(null);
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
	/** Back to what is published; the draft on the server goes with it. */
	const takePublished = useMutation({
		mutationFn: load,
		onSuccess: (template) => {
			draft.reset(template);
			setVersion(template.version);
			setPublished(template.schema.data);
			setKept(null);
			publish.reset();
		},
	});
	const [isDiscarding, setDiscarding] = useState(false);
	const wasChanged = publish.error instanceof ApiError && publish.error.code === 'VERSION_CHANGED';
	const isUntouched = templateId === null && !isDirty;
	const marks = isUntouched ? [] : draft.marks.filter((mark) => !isHeldBack(mark));
	/** What is not filled in yet is no mistake until somebody has been there. */
	function isHeldBack({ path }: Mark): boolean {
		return path.startsWith('schema') && nodes.fields.length === 0;
	}
	const hasNoName = draft.isShown && nodes.name.trim() === '' && isNameTouched;
	const nameFault = hasNoName
		? text.builder.noTemplateName
		: marks.find(({ path }) => path === 'name')?.message;

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
						<State count={marks.length + (hasNoName ? 1 : 0)} {...{ templateId, isDirty }} />
						{templateId !== null && isDirty && (
							<Button variant="default" onClick={() => setDiscarding(true)}>
								{text.builder.discardDraft}
							</Button>
						)}
						<Button
							onClick={() => publish.mutate({ isForced: false })}
							loading={publish.isPending}
							disabled={!draft.isValid || !server.isLoaded || (templateId !== null && !isDirty)}
						>
							{text.builder.publish}
						</Button>
					</>
				}
			/>
			<Stack gap="lg">
				{kept && isDirty && server.isLoaded && !server.wasSame && (
					<Alert color="sift" role="status" title={text.builder.restored}>
						<Group justify="space-between">
							<Text fz="sm">{text.builder.restoredHint}</Text>
							<Button
								size="xs"
								variant="default"
								onClick={() => {
									draft.reset(start);
									setVersion(versionOf(start));
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
				{templateId !== null && (
					<>
						<Group justify="space-between" gap="sm">
							<DraftState server={server} isDirty={isDirty} />
							<Group gap="sm">
								<ToTryIt templateId={templateId} />
								<ToAccuracy templateId={templateId} />
								<TemplateHistory templateId={templateId} draft={draft} />
							</Group>
						</Group>
						<DraftNotices server={server} />
					</>
				)}
				<div className="builder-title">
					<TextInput
						label={text.builder.name}
						disabled={!draft.isShown}
						required
						withAsterisk={false}
						value={nodes.name}
						error={nameFault}
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
				<ReviewRulesField
					value={nodes.review}
					fields={nodes.fields}
					disabled={!draft.isShown}
					onChange={(review) => draft.changeNodes({ ...nodes, review })}
				/>
				<Studio draft={draft} templateId={templateId} published={published}>
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

/** What one does with a template that is ready. */
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

/** Whether what is typed has reached the server, quietly. */
function DraftState({ server, isDirty }: { server: ServerDraft; isDirty: boolean }) {
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
