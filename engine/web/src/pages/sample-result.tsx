import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPencil, IconSchool } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api, isMissing } from '../api/client.ts';
import { useProfile } from '../api/session.tsx';
import type { Sample, SampleValues, TemplateCard } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DownloadMenu } from '../parts/export-menu.tsx';
import { Refusal } from '../parts/failed-load.tsx';
import { lazyPage } from '../parts/lazy-page.tsx';
import { Loaded } from '../parts/loaded.tsx';
import type { SavedCorrections } from '../review/correct-sample.tsx';
import {
	applyCorrections,
	keepCorrections,
	readKeptCorrections,
} from '../review/keep-corrections.ts';
import { sayLearnt } from '../review/say-learnt.ts';
import { text } from '../text.ts';
import { useSayCharge } from './say-charge.ts';
import { ToBatches } from './to-batches.tsx';

const CorrectSample = lazyPage(() => import('../review/correct-sample.tsx'));

type Props = {
	sample: Sample;
	blob: Blob;
	card: TemplateCard;
	reader: string | null;
	/** The values, where they have been read already. */
	known?: SampleValues;
	/** The pages charged for this reading; null: the document was read before. */
	charged: Sample | null;
};

/** What a template finds on a sample. */
export default function SampleResult({ card, reader, known, ...shown }: Props) {
	const { sampleId, language } = shown.sample;
	const values = useQuery({
		queryKey: ['sample-values', sampleId, card.id, card.updatedAt, reader, language],
		queryFn: ({ signal }) =>
			api.ask<SampleValues>(
				`/samples/${sampleId}/values`,
				{ templateId: card.id, ...(reader !== null && { reader }) },
				signal,
			),
		staleTime: Infinity,
		initialData: () => known,
	});
	return <Loaded query={values}>{(found) => <Values {...{ card, found }} {...shown} />}</Loaded>;
}

type ValuesProps = Omit<Props, 'reader' | 'known'> & { found: SampleValues };

function Values({ sample, blob, card, charged, found }: ValuesProps) {
	const { sampleId, fileName } = sample;
	const { email } = useProfile();
	const queries = useQueryClient();
	const sayCharge = useSayCharge();
	const [changes, setChanges] = useState(() => readKeptCorrections(sampleId, card.id));
	const [saved, setSaved] = useState<SavedCorrections | null>(null);
	/** The path of the value to begin with; undefined: nothing is corrected. */
	const [start, setStart] = useState<string | null>();
	const { result, reviewed } = useMemo(
		() => applyCorrections(found.result, changes, email),
		[found, changes, email],
	);
	const change = (next: typeof changes) => {
		keepCorrections(sampleId, card.id, next);
		setChanges(next);
	};
	const drop = useMutation({
		mutationFn: async () => {
			for (const lessonId of new Set(changes.map((one) => one.lessonId))) {
				if (lessonId !== null) await forgetLesson(card.id, lessonId);
			}
		},
		onSuccess: async () => {
			change([]);
			setSaved(null);
			await queries.invalidateQueries({ queryKey: ['memory', card.id] });
		},
	});
	const close = () => setStart(undefined);
	const { warnings = [], details } = found;
	return (
		<>
			{warnings.map((warning) => (
				<Alert key={warning} color="yellow" role="status">
					{warning}
				</Alert>
			))}
			<Group justify="space-between" gap="sm">
				<Text fz="sm" c="dimmed" flex="1 1 300px">
					{text.tryIt.kept} {text.tryIt.putRight}
				</Text>
				<Group gap="sm">
					<Button
						component={Link}
						href={`/templates/${card.id}?sample=${sampleId}`}
						variant="default"
						leftSection={<IconPencil size={16} aria-hidden />}
					>
						{text.tryIt.adapt}
					</Button>
					<ToBatches />
					<DownloadMenu sampleId={sampleId} templateId={card.id} result={result} />
				</Group>
			</Group>
			{changes.length > 0 && start === undefined && (
				<Alert
					color="sift"
					role="status"
					icon={<IconSchool aria-hidden />}
					title={text.correct.saved}
				>
					{saved && sayLearnt(saved, saved.entered)}
					<div>
						<Button
							mt="xs"
							size="xs"
							variant="default"
							loading={drop.isPending}
							onClick={() => drop.mutate()}
						>
							{text.correct.drop}
						</Button>
						<Refusal error={drop.error} />
					</div>
				</Alert>
			)}
			{start === undefined ? (
				<DocumentResult
					{...{ blob, fileName, result, details, reviewed }}
					templateId={card.id}
					templateName={card.name}
					note={sayCharge(charged)}
					onCorrect={setStart}
				/>
			) : (
				<CorrectSample
					{...{ sampleId, fileName, blob, result, details, reviewed, start }}
					templateId={card.id}
					onClose={close}
					onSaved={(next) => {
						change([...changes, ...next.changes]);
						setSaved(next);
						close();
					}}
				/>
			)}
		</>
	);
}

/** A lesson that somebody else has deleted is forgotten as well. */
async function forgetLesson(templateId: string, lessonId: string): Promise<void> {
	try {
		await api.delete(`/v1/templates/${templateId}/memory/${lessonId}`);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}
