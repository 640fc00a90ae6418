import { Alert, Anchor, Button, Group, Paper, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import sampleUrl from '../../../../examples/invoice.pdf?url';
import { inferTemplate, nameAfter, parseFile } from '../api/parse.ts';
import { useLanguages, useSecondReader, useTemplates } from '../api/queries.ts';
import type { Parsed, TemplateCard } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { toDocument } from '../parts/to-document.ts';
import { text } from '../text.ts';

/** Stands for "make one from this document" among the templates. */
const INFER = 'infer';

type Reading = Parsed & {
	file: File;
	blob: Blob;
	templateId: string;
	templateName: string;
	wasInferred: boolean;
};

type Wish = {
	file: File | null;
	choice: string;
	language: string | null;
	reader: string | null;
};

export function TryItPage() {
	const templates = useTemplates();
	return <Loaded query={templates}>{(cards) => <TryIt cards={cards} />}</Loaded>;
}

function TryIt({ cards }: { cards: TemplateCard[] }) {
	const queries = useQueryClient();
	const [chosen, setChosen] = useState<string | null>(null);
	const [language, setLanguage] = useState<string | null>(null);
	const [reader, setReader] = useState<string | null>(null);
	const secondReader = useSecondReader();
	const stop = useRef(new AbortController());
	// The oldest: at the beginning that is the starter, which fits the sample.
	const first = cards.findLast(({ category }) => category === 'INVOICE') ?? cards[0];
	const choice = chosen ?? first?.id ?? INFER;

	const work = useMutation({
		mutationFn: async (wish: Wish): Promise<Reading> => {
			stop.current = new AbortController();
			const { signal } = stop.current;
			const file = wish.file ?? (await loadSample());
			const wasInferred = wish.choice === INFER;
			const template = wasInferred
				? await inferTemplate(file, nameAfter(file), signal)
				: { id: wish.choice, name: cards.find(({ id }) => id === wish.choice)?.name ?? '' };
			const named = { templateId: template.id, templateName: template.name };
			const parsed = await parseFile({ ...wish, ...named, file, signal });
			return { ...parsed, file, blob: toDocument(file), ...named, wasInferred };
		},
		onSettled: async () => {
			await queries.invalidateQueries({ queryKey: ['templates'] });
			await queries.invalidateQueries({ queryKey: ['usage'] });
		},
	});
	const read = (file: File | null) => work.mutate({ file, choice, language, reader });
	/** What was read already is read again the other way. */
	const readAgain = (change: Partial<Wish>) => {
		if (work.data) {
			work.mutate({ file: work.data.file, choice, language, reader, ...change });
		}
	};

	return (
		<>
			<PageHeader
				title={text.tryIt.title}
				lead={text.tryIt.lead}
				actions={
					work.data && (
						<Button
							variant="default"
							leftSection={<IconRefresh size={16} aria-hidden />}
							onClick={() => work.reset()}
						>
							{text.tryIt.another}
						</Button>
					)
				}
			/>
			<Stack gap="lg">
				<Group align="flex-end" gap="md" className="try-choices">
					<Select
						label={text.tryIt.template}
						searchable
						allowDeselect={false}
						value={choice}
						onChange={(id) => {
							if (id === null) return;
							setChosen(id);
							readAgain({ choice: id });
						}}
						data={[
							...cards.map(({ id, name }) => ({ value: id, label: name })),
							{ value: INFER, label: text.tryIt.inferred },
						]}
						disabled={work.isPending}
					/>
					<LanguageSelect
						value={language}
						onChange={(code) => {
							setLanguage(code);
							readAgain({ language: code });
						}}
						disabled={work.isPending}
					/>
					{secondReader.data?.isConfigured && (
						<Select
							label={text.tryIt.reader}
							clearable
							clearButtonProps={{ 'aria-label': text.tryIt.readerTemplate }}
							placeholder={text.tryIt.readerTemplate}
							value={reader}
							onChange={(next) => {
								setReader(next);
								readAgain({ reader: next });
							}}
							disabled={work.isPending}
							data={[
								{ value: 'first', label: text.tryIt.readerFirst },
								{ value: 'both', label: text.tryIt.readerBoth },
							]}
						/>
					)}
				</Group>
				{work.isPending && (
					<Paper withBorder className="panel">
						<PageLoader />
						<Stack align="center" mt={-80} pb="xl">
							<Text role="status">{text.tryIt.reading}</Text>
							<Button variant="default" size="xs" onClick={() => stop.current.abort()}>
								{text.tryIt.stop}
							</Button>
						</Stack>
					</Paper>
				)}
				{work.error?.name !== 'AbortError' && <Refusal error={work.error} />}
				{!work.isPending && !work.data && (
					<DropZone onFile={read}>
						<Button variant="default" onClick={() => read(null)}>
							{text.tryIt.sample}
						</Button>
					</DropZone>
				)}
				{work.data && <Shown reading={work.data} />}
			</Stack>
		</>
	);
}

async function loadSample(): Promise<File> {
	const answer = await fetch(sampleUrl);
	if (!answer.ok) throw new Error(text.errors.unreadable(answer.status));
	return new File([await answer.blob()], 'invoice.pdf', { type: 'application/pdf' });
}

function Shown({ reading }: { reading: Reading }) {
	const { file, pageUsed, pageRemaining, wasInferred, warnings = [], ...rest } = reading;
	return (
		<>
			{wasInferred && (
				<Alert color="sift">
					{text.tryIt.madeTemplate}{' '}
					<Anchor component={Link} href={`/templates/${reading.templateId}`}>
						{text.tryIt.editTemplate}
					</Anchor>
				</Alert>
			)}
			{warnings.map((warning) => (
				<Alert key={warning} color="yellow" role="status">
					{warning}
				</Alert>
			))}
			<DocumentResult
				{...rest}
				fileName={file.name}
				note={text.tryIt.charged(pageUsed, pageRemaining)}
			/>
		</>
	);
}

type LanguageProps = {
	value: string | null;
	onChange: (code: string | null) => void;
	disabled: boolean;
};

function LanguageSelect({ value, onChange, disabled }: LanguageProps) {
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
			data={(languages.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
		/>
	);
}
