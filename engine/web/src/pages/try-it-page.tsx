import { Alert, Anchor, Button, Group, Paper, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import sampleUrl from '../../../../examples/invoice.pdf?url';
import { inferTemplate, nameAfter, parseFile } from '../api/parse.ts';
import { useLanguages, useTemplates } from '../api/queries.ts';
import type { Parsed } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
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

export function TryItPage() {
	const templates = useTemplates();
	const queries = useQueryClient();
	const [chosen, setChosen] = useState<string | null>(null);
	const [language, setLanguage] = useState<string | null>(null);
	const stop = useRef(new AbortController());
	const cards = templates.data ?? [];
	// The oldest: at the beginning that is the starter, which fits the sample.
	const first = cards.findLast(({ category }) => category === 'INVOICE') ?? cards[0];
	const choice = chosen ?? first?.id ?? INFER;

	const work = useMutation({
		mutationFn: async ({ file, choice: id }: { file: File; choice: string }): Promise<Reading> => {
			stop.current = new AbortController();
			const wasInferred = id === INFER;
			const template = wasInferred
				? await inferTemplate(file, nameAfter(file))
				: { id, name: cards.find((card) => card.id === id)?.name ?? '' };
			const { signal } = stop.current;
			const parsed = await parseFile({ file, templateId: template.id, language, signal });
			const named = { templateId: template.id, templateName: template.name };
			return { ...parsed, file, blob: toDocument(file), ...named, wasInferred };
		},
		onSuccess: ({ wasInferred }) => {
			if (wasInferred) void queries.invalidateQueries({ queryKey: ['templates'] });
			void queries.invalidateQueries({ queryKey: ['usage'] });
		},
	});
	const read = (file: File) => work.mutate({ file, choice });
	const readSample = async () => {
		const blob = await (await fetch(sampleUrl)).blob();
		read(new File([blob], 'invoice.pdf', { type: 'application/pdf' }));
	};
	const runAgain = (id: string) => {
		setChosen(id);
		if (work.data) work.mutate({ file: work.data.file, choice: id });
	};

	if (templates.error) return <FailedLoad error={templates.error} again={templates.refetch} />;
	if (!templates.data) return <PageLoader />;
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
						onChange={(id) => id !== null && runAgain(id)}
						data={[
							...cards.map(({ id, name }) => ({ value: id, label: name })),
							{ value: INFER, label: text.tryIt.inferred },
						]}
						disabled={work.isPending}
					/>
					<LanguageSelect value={language} onChange={setLanguage} disabled={work.isPending} />
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
						<Button variant="default" onClick={() => void readSample()}>
							{text.tryIt.sample}
						</Button>
					</DropZone>
				)}
				{work.data && <Shown reading={work.data} />}
			</Stack>
		</>
	);
}

function Shown({ reading }: { reading: Reading }) {
	const { file, pageUsed, pageRemaining, wasInferred, ...rest } = reading;
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
