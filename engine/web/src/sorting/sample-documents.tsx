import { Alert, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client.ts';
import type { Sample, SamplePiece, TemplateCard } from '../api/types.ts';
import { DocumentResult } from '../document/document-result.tsx';
import { DocumentView } from '../document/document-view.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useSayCharge } from '../pages/say-charge.ts';
import SampleResult from '../pages/sample-result.tsx';
import { ToBatches } from '../pages/to-batches.tsx';
import { text } from '../text.ts';
import { AUTO, BLANK, nameKind, namePages, nameTemplate } from './name-piece.ts';
import { StarterOffer } from './starter-offer.tsx';

type Props = {
	sample: Sample;
	blob: Blob;
	cards: TemplateCard[];
	reader: string | null;
	/** The pages charged for this reading; null: the document was read before. */
	charged: Sample | null;
};

/** The documents of a sample, each with the values that its template finds. */
export default function SampleDocuments({ sample, reader, cards, ...shown }: Props) {
	const { sampleId, language } = sample;
	const versions = cards.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();
	const documents = useQuery({
		queryKey: ['sample-values', sampleId, AUTO, versions, reader, language],
		queryFn: ({ signal }) =>
			api.ask<{ documents: SamplePiece[] }>(
				`/samples/${sampleId}/documents`,
				reader === null ? {} : { reader },
				signal,
			),
		staleTime: Infinity,
	});
	return (
		<Loaded query={documents}>
			{({ documents: pieces }) => <Pieces {...{ sample, pieces, cards, reader }} {...shown} />}
		</Loaded>
	);
}

type PiecesProps = Props & { pieces: SamplePiece[] };

function Pieces({ sample, pieces, cards, reader, blob, charged }: PiecesProps) {
	const firstRead = pieces.findIndex(({ result }) => result !== null);
	const [chosen, setChosen] = useState(Math.max(0, firstRead));
	const piece = pieces[chosen];
	const sayCharge = useSayCharge();
	const whole = pieces.length === 1 ? findWhole(pieces[0], cards) : null;
	return (
		<>
			<Text fz="sm" c="dimmed" role="status">
				{text.auto.found(pieces.length)} {!whole && sayCharge(charged)}
			</Text>
			<ul className="pieces" aria-label={text.auto.documents}>
				{pieces.map((one, i) => (
					<li key={one.pages.from}>
						<button
							type="button"
							className="piece"
							aria-pressed={i === chosen}
							onClick={() => setChosen(i)}
						>
							<span className="piece-pages">{namePages(one.pages)}</span>
							<span className="piece-kind">{nameKind(one.kind)}</span>
							<bdi className="piece-template">{sayTemplate(one, cards)}</bdi>
						</button>
					</li>
				))}
			</ul>
			{whole && <SampleResult {...{ sample, reader, blob, charged }} {...whole} />}
			{!whole && pieces.length > 1 && <ToBatch />}
			{!whole && piece && (
				<Chosen key={piece.pages.from} {...{ piece, cards, blob }} fileName={sample.fileName} />
			)}
		</>
	);
}

/** A document that is the whole file can be corrected and downloaded, as with a chosen template. */
function findWhole(piece: SamplePiece | undefined, cards: readonly TemplateCard[]) {
	const card = cards.find(({ id }) => id === piece?.templateId);
	if (!card || !piece?.result) return null;
	const { result, details, warnings } = piece;
	return { card, known: { result, details: details ?? [], ...(warnings && { warnings }) } };
}

/** Several documents are corrected and exported in a batch. */
function ToBatch() {
	return (
		<Group justify="space-between" gap="sm">
			<Text fz="sm" c="dimmed" flex="1 1 300px">
				{text.auto.toBatch}
			</Text>
			<ToBatches />
		</Group>
	);
}

function sayTemplate({ templateId, error }: SamplePiece, cards: TemplateCard[]): string {
	if (error) return text.tryIt.failed;
	if (templateId === null) return text.auto.noTemplate;
	return nameTemplate(templateId, cards) ?? '';
}

type ChosenProps = { piece: SamplePiece; cards: TemplateCard[]; blob: Blob; fileName: string };

function Chosen({ piece, cards, blob, fileName }: ChosenProps) {
	const { result, details, warnings = [], error, pages, kind, templateId } = piece;
	const notices = error ? [text.engine.problems[error.code] ?? error.message] : warnings;
	const shown = { blob, fileName, start: pages.from };
	return (
		<>
			{notices.map((notice) => (
				<Alert key={notice} color={error ? 'red' : 'yellow'} role="status">
					{notice}
				</Alert>
			))}
			{templateId === null && kind !== BLANK && <StarterOffer kind={kind} />}
			{result ? (
				<DocumentResult
					{...shown}
					result={result}
					details={details ?? []}
					templateId={AUTO}
					templateName={sayTemplate(piece, cards)}
				/>
			) : (
				<DocumentView {...shown} details={[]} selected={null} onSelect={() => undefined} />
			)}
		</>
	);
}
