import { Button, Group, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useTemplates } from '../api/queries.ts';
import { useMay } from '../api/session.tsx';
import type { Job, JobPiece, TemplateCard } from '../api/types.ts';
import { DocumentView } from '../document/document-view.tsx';
import { usePages } from '../document/use-pages.ts';
import type { Origin } from '../document/words.ts';
import { Refusal } from '../parts/failed-load.tsx';
import { JobStatusBadge } from '../parts/job-status.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { useAddress } from '../parts/use-address.ts';
import { useUnsaved } from '../shell/leave-guard.tsx';
import { text } from '../text.ts';
import { chooseTemplate, isSame, toDivision, toRequest } from './division.ts';
import type { Division, Part } from './division.ts';
import { AUTO, listChoices, nameKind, namePages, nameTemplate } from './name-piece.ts';
import { PageStrip } from './page-strip.tsx';
import { TakeStarter } from './starter-offer.tsx';

/** Below this confidence, a person is asked whether a document begins there; as in the engine. */
const SURE_FROM = 0.8;
/** A select cannot hold null. */
const NONE = 'none';

type Props = { job: Job; pieces: JobPiece[]; blob: Blob | null };

/** The documents of a file: where each begins, and which template reads it. */
export function SplitFile({ job, pieces, blob }: Props) {
	const { jobId, fileName } = job;
	const stored = useMemo(() => toDivision(pieces), [pieces]);
	const [division, setDivision] = useState(stored);
	const [page, setPage] = useState<number>();
	const mayEdit = useMay('review') && blob !== null;
	const asked = Number(useAddress().query.get('boundary')) || null;
	const doubtful = useMemo(() => listDoubtful(pieces), [pieces]);
	const isChanged = !isSame(division, stored);
	const reset = useCallback(() => setDivision(stored), [stored]);
	const lift = useUnsaved(isChanged, { forget: reset });
	const save = useSaving(jobId, lift);
	return (
		<Stack gap="lg">
			<section aria-labelledby="documents">
				<Title order={2} fz={18} mb="xs" id="documents">
					{text.auto.documents}
				</Title>
				<Text fz="sm" c="dimmed" mb="md">
					{mayEdit ? text.strip.hint : text.auto.found(pieces.length)}
				</Text>
				{doubtful.size > 0 && (
					<Text fz="sm" mb="md" role="status">
						{text.strip.question([...doubtful].join(', '))}
					</Text>
				)}
				{blob && (
					<Strip
						{...{ blob, fileName, jobId, division, doubtful, asked }}
						onChange={mayEdit ? setDivision : undefined}
						onShow={setPage}
					/>
				)}
				{mayEdit && (
					<Group gap="sm" mt="md">
						<Button
							disabled={!isChanged && doubtful.size === 0}
							loading={save.isPending}
							onClick={() => save.mutate(division)}
						>
							{isChanged ? text.strip.save : text.strip.confirm}
						</Button>
						<Button variant="default" disabled={!isChanged} onClick={reset}>
							{text.strip.reset}
						</Button>
					</Group>
				)}
				<Refusal error={save.error} />
			</section>
			<PieceList
				{...{ division, pieces, doubtful }}
				onChange={mayEdit ? setDivision : undefined}
				onSave={save.mutateAsync}
			/>
			<DocumentView
				{...{ blob, fileName, jobId }}
				start={page}
				details={[]}
				selected={null}
				onSelect={() => undefined}
			/>
		</Stack>
	);
}

function listDoubtful(pieces: readonly JobPiece[]): Set<number> {
	const doubts = pieces.filter(({ boundaryConfidence }) => boundaryConfidence < SURE_FROM);
	return new Set(doubts.map(({ pages }) => pages.from));
}

function useSaving(jobId: string, lift: () => void) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (division: Division) => api.post(`/v1/jobs/${jobId}/split`, toRequest(division)),
		onSuccess: async () => {
			lift();
			// The job runs again; its new documents are loaded when it has ended.
			await queries.invalidateQueries({ queryKey: ['job-history', jobId] });
			await queries.invalidateQueries({ queryKey: ['reviews'] });
		},
	});
}

type StripProps = Omit<Parameters<typeof PageStrip>[0], 'pages' | 'origin'> & {
	blob: Blob;
	fileName: string;
	jobId: string;
};

function Strip({ blob, fileName, jobId, ...strip }: StripProps) {
	const origin = useMemo<Origin>(() => ({ id: jobId, jobId }), [jobId]);
	const { pages, isBroken } = usePages(blob, fileName, origin);
	if (isBroken) return null;
	return pages ? <PageStrip {...{ pages, origin }} {...strip} /> : <PageLoader />;
}

type ListProps = {
	division: Division;
	pieces: readonly JobPiece[];
	doubtful: ReadonlySet<number>;
	onChange?: ((division: Division) => void) | undefined;
	onSave: (division: Division) => Promise<unknown>;
};

function PieceList({ division, pieces, doubtful, onChange, onSave }: ListProps) {
	const templates = useTemplates();
	const { document: kind, documents } = text.auto;
	const { pages, template, status } = text.jobs;
	return (
		<TableCard label={documents} head={[pages, kind, template, status]}>
			{division.map((part) => {
				const piece = pieces.find((one) => isPiece(one, part));
				return (
					<Table.Tr key={part.from}>
						<Table.Td className="cell-name">
							{piece?.jobId ? (
								<Link href={`/jobs/${piece.jobId}`} className="row-link">
									{namePages(part)}
								</Link>
							) : (
								namePages(part)
							)}
						</Table.Td>
						<Cell label={kind}>{piece ? nameKind(piece.kind) : '–'}</Cell>
						<Cell label={template}>
							<Stack gap="xs">
								<TemplateChoice
									{...{ part }}
									cards={templates.data}
									onChange={
										onChange &&
										((id) => onChange(chooseTemplate(division, part.from, id === NONE ? null : id)))
									}
								/>
								{onChange && piece && part.templateId === null && (
									<TakeStarter
										kind={piece.kind}
										onTake={(id) => onSave(chooseTemplate(division, part.from, id))}
									/>
								)}
							</Stack>
						</Cell>
						<Cell label={status}>
							<Stack gap={4} align="flex-start">
								<State {...{ part, piece }} />
								{doubtful.has(part.from) && (
									<StatusBadge tone="warn">{text.strip.doubtful}</StatusBadge>
								)}
							</Stack>
						</Cell>
					</Table.Tr>
				);
			})}
		</TableCard>
	);
}

function isPiece({ pages }: JobPiece, { from, to }: Part): boolean {
	return pages.from === from && pages.to === to;
}

type StateProps = { part: Part; piece: JobPiece | undefined };

function State({ part, piece }: StateProps) {
	if (piece?.templateId !== part.templateId)
		return <StatusBadge tone="idle">{text.strip.unsaved}</StatusBadge>;
	if (piece.status === null) return <>–</>;
	return <JobStatusBadge job={{ status: piece.status, pagesRead: 0, pageCount: null }} />;
}

type ChoiceProps = {
	part: Part;
	cards: TemplateCard[] | undefined;
	onChange?: ((templateId: string) => void) | undefined;
};

function TemplateChoice({ part, cards, onChange }: ChoiceProps) {
	const { templateId } = part;
	const name =
		templateId === null
			? text.auto.noTemplate
			: (nameTemplate(templateId, cards) ?? text.jobs.deletedTemplate);
	if (!onChange) return <bdi>{name}</bdi>;
	const choices = [...listChoices(cards), { value: NONE, label: text.auto.noTemplate }];
	const isKnown =
		templateId === null || templateId === AUTO || choices.some(({ value }) => value === templateId);
	return (
		<Select
			aria-label={text.strip.templateOf(namePages(part))}
			searchable
			allowDeselect={false}
			size="xs"
			value={templateId ?? NONE}
			onChange={(next) => next !== null && onChange(next)}
			data={isKnown ? choices : [...choices, { value: templateId, label: name }]}
		/>
	);
}
