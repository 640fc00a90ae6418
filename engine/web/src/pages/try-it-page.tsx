import { Alert, Button, Group, Paper, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { api } from '../api/client.ts';
import { nameAfter } from '../parts/name-after.ts';
import { useLanguages, useSecondReader, useTemplates } from '../api/queries.ts';
import { useProfile } from '../api/session.tsx';
import type { Sample, TemplateCard } from '../api/types.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { lastTemplate, noteTemplate } from '../parts/last-template.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { useAddress } from '../parts/use-address.ts';
import { useSample } from '../studio/use-sample.ts';
import type { Chosen } from '../studio/use-sample.ts';
import { lazyPage } from '../parts/lazy-page.tsx';
import { AUTO, listChoices } from '../sorting/name-piece.ts';
import { nameLanguage } from '../locale.ts';
import { text } from '../text.ts';
import { initialTemplate, INFER } from './initial-template.ts';
import { FirstSteps } from './first-steps.tsx';

const SampleResult = lazyPage(() => import('./sample-result.tsx'));
const SampleDocuments = lazyPage(() => import('../sorting/sample-documents.tsx'));

export function TryItPage() {
	const templates = useTemplates();
	return <Loaded query={templates}>{(cards) => <TryIt cards={cards} />}</Loaded>;
}

/**
 * A document is read and charged once. Choosing another template or reloading the page costs nothing. The address
 * holds every choice.
 */
function TryIt({ cards }: { cards: TemplateCard[] }) {
	const { query, change } = useAddress();
	const [, go] = useLocation();
	const state = useSample();
	const { sample, take } = state;
	const stop = useRef(new AbortController());
	const { accountId } = useProfile();
	const last = lastTemplate(accountId, cards);
	const choice = initialTemplate(cards, query.get('template'), last);
	const reader = query.get('reader');
	const language = sample ? sample.language : query.get('language');
	const queries = useQueryClient();

	const readIn = useMutation({
		mutationFn: (code: string | null) =>
			api.put<Sample>(`/samples/${state.id ?? ''}/language`, { language: code }),
		onSuccess: async (read) => {
			queries.setQueryData(['sample', read.sampleId], read);
			await queries.invalidateQueries({ queryKey: ['sample-values', read.sampleId] });
		},
	});
	const openStudio = ({ sampleId, fileName }: Sample) => {
		const name = encodeURIComponent(nameAfter(fileName));
		go(`/templates/new?sample=${sampleId}&name=${name}`);
	};
	const read = (file: Chosen) => {
		stop.current = new AbortController();
		const { signal } = stop.current;
		take.mutate(
			{ file, language: file === null ? null : language, signal },
			{ onSuccess: (made) => choice === INFER && openStudio(made) },
		);
	};
	const isReading = take.isPending || readIn.isPending;
	const isEmpty = !sample && !isReading && !state.isLoading;

	return (
		<>
			<PageHeader
				title={text.tryIt.title}
				lead={text.tryIt.lead}
				actions={
					sample && (
						<Button
							variant="default"
							leftSection={<IconRefresh size={16} aria-hidden />}
							onClick={state.drop}
						>
							{text.tryIt.another}
						</Button>
					)
				}
			/>
			<Stack gap="lg">
				{isEmpty && <FirstSteps />}
				<Group align="flex-end" gap="md" className="try-choices">
					<TemplateSelect
						{...{ cards, choice }}
						onChange={(id) => {
							if (id === INFER && sample) openStudio(sample);
							else {
								if (id !== null) noteTemplate(accountId, id);
								change({ template: id });
							}
						}}
						disabled={isReading}
					/>
					<LanguageSelect
						value={language}
						onChange={(code) => (sample ? readIn.mutate(code) : change({ language: code }))}
						disabled={isReading}
					/>
					<ReaderSelect
						value={reader}
						onChange={(next) => change({ reader: next })}
						disabled={isReading}
					/>
				</Group>
				{isReading && <Reading onStop={() => stop.current.abort()} />}
				<SampleErrors state={state} languageError={readIn.error} />
				{isEmpty && (
					<DropZone onFile={read}>
						<Button variant="default" onClick={() => read(null)}>
							{text.tryIt.sample}
						</Button>
						<Button component={Link} href="/batches?new" variant="subtle">
							{text.tryIt.toBatches}
						</Button>
					</DropZone>
				)}
				{state.isLoading && <PageLoader />}
				{!isReading && sample && state.document && (
					<ParsedFile
						{...{ sample, reader, choice, cards }}
						blob={state.document}
						charged={take.data?.sampleId === sample.sampleId ? take.data : null}
					/>
				)}
			</Stack>
		</>
	);
}

type ParsedFileProps = {
	sample: Sample;
	blob: Blob;
	reader: string | null;
	/** The pages charged for this reading; null: the document was read before. */
	charged: Sample | null;
	choice: string;
	cards: TemplateCard[];
};

function ParsedFile({ choice, cards, ...shown }: ParsedFileProps) {
	if (choice === INFER) return null;
	if (choice === AUTO) return <SampleDocuments cards={cards} {...shown} />;
	const card = cards.find(({ id }) => id === choice);
	return card ? <SampleResult key={card.id} card={card} {...shown} /> : null;
}

type ErrorProps = { state: ReturnType<typeof useSample>; languageError: Error | null };

function SampleErrors({ state, languageError }: ErrorProps) {
	return (
		<>
			{state.isGone && (
				<Alert color="yellow" role="status">
					{text.studio.gone}
				</Alert>
			)}
			{state.take.error?.name !== 'AbortError' && <Refusal error={state.error} />}
			<Refusal error={languageError} />
		</>
	);
}

type SelectProps = {
	value: string | null;
	onChange: (value: string | null) => void;
	disabled: boolean;
};
type TemplateProps = Omit<SelectProps, 'value'> & { cards: TemplateCard[]; choice: string };

function TemplateSelect({ cards, choice, onChange, disabled }: TemplateProps) {
	return (
		<Select
			label={text.tryIt.template}
			searchable
			allowDeselect={false}
			value={choice}
			onChange={onChange}
			data={[...listChoices(cards), { value: INFER, label: text.tryIt.inferred }]}
			disabled={disabled}
		/>
	);
}

/** Hidden when no second reader is configured. */
function ReaderSelect({ value, onChange, disabled }: SelectProps) {
	const secondReader = useSecondReader();
	if (!secondReader.data?.isConfigured) return null;
	return (
		<Select
			label={text.tryIt.reader}
			clearable
			clearButtonProps={{ 'aria-label': text.tryIt.readerTemplate }}
			placeholder={text.tryIt.readerTemplate}
			value={value}
			onChange={onChange}
			disabled={disabled}
			data={[
				{ value: 'first', label: text.tryIt.readerFirst },
				{ value: 'both', label: text.tryIt.readerBoth },
			]}
		/>
	);
}

function Reading({ onStop }: { onStop: () => void }) {
	return (
		<Paper withBorder className="panel">
			<PageLoader />
			<Stack align="center" mt={-80} pb="xl">
				<Text role="status">{text.tryIt.reading}</Text>
				<Button variant="default" size="xs" onClick={onStop}>
					{text.tryIt.stop}
				</Button>
			</Stack>
		</Paper>
	);
}

function LanguageSelect({ value, onChange, disabled }: SelectProps) {
	const languages = useLanguages();
	return (
		<Select
			label={text.tryIt.language}
			searchable
			clearable
			clearButtonProps={{ 'aria-label': text.tryIt.languageAuto }}
			placeholder={text.tryIt.languageAuto}
			value={value}
			onChange={onChange}
			disabled={disabled}
			data={(languages.data ?? []).map(({ code, name }) => ({
				value: code,
				label: nameLanguage(code, name),
			}))}
		/>
	);
}
