import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { parseFile } from '../api/parse.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DropZone } from '../parts/drop-zone.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { toDocument } from '../parts/to-document.ts';
import { text } from '../text.ts';

type Props = {
	/** null: it has not been saved yet. */
	templateId: string | null;
	templateName: string;
	isDirty: boolean;
	isValid: boolean;
	save: () => Promise<unknown>;
	/** Saves a new template; its own page then tries the sample. */
	create: (sample: File) => void;
};

/** What the fields of a template find on a document, at once. */
export function TrySample({ templateId, templateName, isDirty, isValid, ...props }: Props) {
	const [sample, setSample] = useState<File | null>(null);
	const run = useMutation({
		mutationFn: async ({ id, file }: { id: string; file: File }) => {
			if (isDirty) await props.save();
			const parsed = await parseFile({ file, templateId: id, language: null });
			return { ...parsed, file, blob: toDocument(file), templateId: id };
		},
	});
	const take = (file: File) => {
		setSample(file);
		if (templateId === null) props.create(file);
		else run.mutate({ id: templateId, file });
	};
	useGivenSample(templateId, take);
	return (
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
						disabled={!isValid}
						onClick={() => take(sample)}
					>
						{isDirty ? text.builder.saveAndRun : text.builder.runAgain}
					</Button>
				)}
			</Group>
			<Refusal error={run.error} />
			{run.data ? (
				<DocumentResult {...run.data} fileName={run.data.file.name} templateName={templateName} />
			) : run.isPending ? (
				<PageLoader />
			) : isValid ? (
				<DropZone onFile={take} hint={text.builder.sampleHint} />
			) : (
				<Text c="dimmed">{text.builder.sampleLater}</Text>
			)}
		</section>
	);
}

/** The sample that a template was just made with, handed on to the page of the template. */
function useGivenSample(templateId: string | null, take: (file: File) => void): void {
	const given = useHistoryState<unknown>();
	const [path, go] = useLocation();
	const takeOnce = useEffectEvent((file: File) => {
		// A page that is loaded anew must not read, and charge, it again.
		go(path, { replace: true, state: null });
		take(file);
	});
	useEffect(() => {
		if (templateId !== null && given instanceof File) takeOnce(given);
	}, [templateId, given]);
}
