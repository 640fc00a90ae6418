import { Alert, Button, Group, Paper, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconChartHistogram, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import type { Accuracy, FieldAccuracy, Lesson, SampleOutcome, Template } from '../api/types.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { FailedLoad, Refusal } from '../parts/failed-load.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { sayCheck } from '../document/say-check.ts';
import { writeValue } from '../document/format-value.ts';
import { labelOf } from '../review/draft.ts';
import LessonPlacesDialog, { TaughtBy } from '../review/lesson-places.tsx';
import { MonthChart } from '../review/month-chart.tsx';
import { MemorySwitch, useMemory } from '../review/review-notice.tsx';
import { useTemplate } from '../review/queries.ts';
import { formatNumber } from '../locale.ts';
import { formatMonth } from '../parts/format-time.ts';
import { text } from '../text.ts';

/** The accuracy of a template over time, and the effect of changes to it. */
export default function AccuracyPage({ templateId }: { templateId: string }) {
	const template = useTemplate(templateId);
	return <Loaded query={template}>{(found) => <Figures template={found} />}</Loaded>;
}

function Figures({ template }: { template: Template }) {
	const { id, name } = template;
	const mayReview = useMay('review');
	const accuracy = useQuery({
		queryKey: ['accuracy', id],
		queryFn: () => api.get<Accuracy>(`/v1/templates/${id}/accuracy`),
	});
	return (
		<>
			<PageHeader
				title={text.accuracy.title(name)}
				lead={text.accuracy.lead}
				back={{ to: `/templates/${id}`, label: text.accuracy.back }}
			/>
			<Loaded query={accuracy}>
				{({ fields, months, rules }) =>
					fields.length === 0 && rules.documents === 0 ? (
						<EmptyState
							icon={IconChartHistogram}
							title={text.accuracy.emptyTitle}
							hint={text.accuracy.emptyHint}
						/>
					) : (
						<Stack gap="xl">
							<RuleFailures rules={rules} />
							{fields.length > 0 && (
								<section aria-labelledby="by-field">
									<Title order={2} fz={18} mb="md" id="by-field">
										{text.accuracy.byField}
									</Title>
									<CountTable
										label={text.accuracy.byField}
										first={text.accuracy.field}
										rows={[
											{ name: text.accuracy.total, isTotal: true, ...sumUp(fields) },
											...fields.map((one) => ({ name: labelOf(one.path), ...one })),
										]}
									/>
								</section>
							)}
							{fields.length > 0 && <OverTime fields={fields} months={months} />}
							{fields.length > 0 && mayReview && <Samples template={template} />}
						</Stack>
					)
				}
			</Loaded>
			<Lessons templateId={id} />
		</>
	);
}

/** Which rules fail, and how often. */
function RuleFailures({ rules: { documents, failed } }: Pick<Accuracy, 'rules'>) {
	const words = text.accuracy;
	if (documents === 0) return null;
	return (
		<section aria-labelledby="rules">
			<Title order={2} fz={18} mb="xs" id="rules">
				{words.rules}
			</Title>
			<Text fz="sm" c="dimmed" mb="md">
				{words.rulesLead(documents)}
			</Text>
			{failed.length === 0 ? (
				<Text fz="sm">{words.noneFailed}</Text>
			) : (
				<TableCard label={words.rules} head={[words.field, words.rule, words.failed]}>
					{failed.map(({ path, check, documents: count }) => (
						<Table.Tr key={`${path} ${check}`}>
							<Table.Td className="cell-name">
								{path === '' ? words.wholeResult : labelOf(path)}
							</Table.Td>
							<Cell label={words.rule}>{sayCheck(check).words}</Cell>
							<Cell label={words.failed}>
								{words.failedOn(count, Math.round((100 * count) / documents))}
							</Cell>
						</Table.Tr>
					))}
				</TableCard>
			)}
		</section>
	);
}

function sumUp(fields: readonly FieldAccuracy[]): Omit<FieldAccuracy, 'path'> {
	const total = { reviewed: 0, found: 0, right: 0, corrected: 0, sure: 0, sureRight: 0 };
	for (const field of fields) {
		for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += field[key];
	}
	return total;
}

/** For all fields, or for one. */
function OverTime({ fields, months }: Pick<Accuracy, 'fields' | 'months'>) {
	const [path, setPath] = useState<string | null>(null);
	const rows = months.flatMap(({ month, fields: own }) => {
		const wanted = own.filter((one) => path === null || one.path === path);
		return wanted.length === 0 ? [] : [{ month, name: formatMonth(month), ...sumUp(wanted) }];
	});
	return (
		<section aria-labelledby="over-time">
			<Group justify="space-between" mb="md">
				<Title order={2} fz={18} id="over-time">
					{text.accuracy.overTime}
				</Title>
				<Select
					aria-label={text.accuracy.field}
					placeholder={text.accuracy.total}
					clearable
					searchable
					clearButtonProps={{ 'aria-label': text.accuracy.total }}
					value={path}
					onChange={setPath}
					data={fields.map((one) => ({ value: one.path, label: labelOf(one.path) }))}
				/>
			</Group>
			<Stack gap="md">
				<Paper withBorder p="md">
					<MonthChart months={rows} />
				</Paper>
				<CountTable
					label={text.accuracy.overTime}
					first={text.accuracy.month}
					rows={rows.toReversed()}
				/>
			</Stack>
		</section>
	);
}

type Counted = Omit<FieldAccuracy, 'path'> & { name: string; isTotal?: boolean };

function CountTable({ label, first, rows }: { label: string; first: string; rows: Counted[] }) {
	const words = text.accuracy;
	const head = [first, words.reviewed, words.found, words.sure, words.sureRight];
	return (
		<TableCard label={label} head={[...head, words.right, words.corrected]}>
			{rows.map(({ name, isTotal = false, reviewed, found, right, ...more }) => (
				<Table.Tr key={name}>
					<Table.Td className="cell-name">{isTotal ? <strong>{name}</strong> : name}</Table.Td>
					<Cell label={words.reviewed}>{formatNumber(reviewed)}</Cell>
					<Cell label={words.found}>{shareOf(found, reviewed)}</Cell>
					<Cell label={words.sure}>{shareOf(more.sure, reviewed)}</Cell>
					<Cell label={words.sureRight}>{shareOf(more.sureRight, more.sure)}</Cell>
					<Cell label={words.right}>{shareOf(right, reviewed)}</Cell>
					<Cell label={words.corrected}>{formatNumber(more.corrected)}</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

function shareOf(part: number, all: number): string {
	return all === 0 ? '–' : text.accuracy.share(Math.round((100 * part) / all));
}

/** Reads the reviewed documents again; automatically if the template has changed since the last run. */
function Samples({ template: { id, updatedAt } }: { template: Template }) {
	const run = useQuery({
		queryKey: ['samples', id, updatedAt],
		queryFn: () => api.post<SampleOutcome>(`/templates/${id}/samples/run`),
		staleTime: Infinity,
		refetchOnWindowFocus: false,
	});
	return (
		<section aria-labelledby="samples">
			<Group justify="space-between" mb="xs">
				<Title order={2} fz={18} id="samples">
					{text.accuracy.samples}
				</Title>
				<Button
					variant="default"
					leftSection={<IconRefresh size={16} aria-hidden />}
					loading={run.isFetching}
					onClick={() => void run.refetch()}
				>
					{text.accuracy.run}
				</Button>
			</Group>
			<Text fz="sm" c="dimmed" mb="md">
				{text.accuracy.samplesLead}
			</Text>
			{run.error && <FailedLoad error={run.error} again={run.refetch} />}
			{run.isPending && (
				<Text fz="sm" role="status">
					{text.accuracy.running}
				</Text>
			)}
			{run.data && <Ran outcome={run.data} />}
		</section>
	);
}

function Ran({ outcome }: { outcome: SampleOutcome }) {
	const { documents, revision, before, fields, changes, skipped } = outcome;
	if (documents === 0) {
		return (
			<Text fz="sm" c="dimmed">
				{text.accuracy.noSamples}
			</Text>
		);
	}
	const better = changes.filter(({ isBetter }) => isBetter).length;
	const worse = changes.length - better;
	return (
		<Stack gap="md">
			<Alert color={worse > 0 ? 'red' : 'sift'} role="status">
				{text.accuracy.ran(documents, revision)}
				{before === null
					? `. ${text.accuracy.notCompared}`
					: `, ${text.accuracy.compared(before)}${text.common.colon} `}
				{before !== null && changes.length === 0 && text.accuracy.same}
				{better > 0 && <strong>{text.accuracy.better(better)}</strong>}
				{better > 0 && worse > 0 && ', '}
				{worse > 0 && <strong>{text.accuracy.worse(worse)}</strong>}
				{skipped > 0 && ` ${text.accuracy.skipped(skipped)}`}
			</Alert>
			<SampleFields fields={fields} before={before} />
			{changes.length > 0 && <SampleChanges changes={changes} />}
		</Stack>
	);
}

function SampleFields({ fields, before }: Pick<SampleOutcome, 'fields' | 'before'>) {
	const words = text.accuracy;
	const isCompared = before !== null;
	return (
		<TableCard
			label={words.samples}
			head={[words.field, ...(isCompared ? [words.before] : []), words.now]}
		>
			{fields.map(({ path, all, right, rightBefore }) => (
				<Table.Tr key={path}>
					<Table.Td className="cell-name">{labelOf(path)}</Table.Td>
					{isCompared && <Cell label={words.before}>{words.of(rightBefore ?? 0, all)}</Cell>}
					<Cell label={words.now}>
						<span className={markOf(right, rightBefore)}>{words.of(right, all)}</span>
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

function markOf(now: number, before: number | null): string | undefined {
	if (before === null || now === before) return undefined;
	return now > before ? 'better' : 'worse';
}

function SampleChanges({ changes }: Pick<SampleOutcome, 'changes'>) {
	const words = text.accuracy;
	return (
		<TableCard
			label={`${words.before}, ${words.now}`}
			head={[words.document, words.field, words.expected, words.before, words.now]}
		>
			{changes.map(({ jobId, fileName, path, isBetter, expected, before, now }) => (
				<Table.Tr key={`${jobId} ${path}`}>
					<Table.Td className="cell-name">
						<Link href={`/jobs/${jobId}/review`} className="row-link">
							<bdi>{fileName}</bdi>
						</Link>
					</Table.Td>
					<Cell label={words.field}>{labelOf(path)}</Cell>
					<Cell label={words.expected}>{write(expected)}</Cell>
					<Cell label={words.before}>{write(before)}</Cell>
					<Cell label={words.now}>
						<span className={isBetter ? 'better' : 'worse'}>{write(now)}</span>
					</Cell>
				</Table.Tr>
			))}
		</TableCard>
	);
}

function write(value: unknown): string {
	return writeValue(value) || text.review.none;
}

/** The lessons of a template, with a switch and a button to forget them. */
function Lessons({ templateId }: { templateId: string }) {
	const memory = useMemory(templateId);
	const queries = useQueryClient();
	const forget = useMutation({
		mutationFn: (lessonId: string) => api.delete(`/v1/templates/${templateId}/memory/${lessonId}`),
		onSettled: () => queries.invalidateQueries({ queryKey: ['memory', templateId] }),
	});
	const mayEdit = useMay('edit');
	const [shown, setShown] = useState<Lesson | null>(null);
	const words = text.accuracy;
	return (
		<section aria-labelledby="lessons" className="lessons">
			{shown && (
				<LessonPlacesDialog
					{...{ templateId }}
					lessonId={shown.id}
					jobId={shown.reviewId}
					onClose={() => setShown(null)}
				/>
			)}
			<Title order={2} fz={18} mb="md" mt="xl" id="lessons">
				{words.lessons}
			</Title>
			<MemorySwitch templateId={templateId} />
			<Refusal error={forget.error} />
			<Loaded query={memory} isPart>
				{({ lessons }) =>
					lessons.length === 0 ? (
						<Text fz="sm" c="dimmed" mt="sm">
							{words.noLessons}
						</Text>
					) : (
						<div className="lessons-table">
							<TableCard
								label={words.lessons}
								head={[
									words.lessonFields,
									words.lessonFrom,
									words.lessonTaught,
									words.lessonUsed,
									'',
								]}
							>
								{lessons.map((lesson) => {
									const names = [...lesson.fields, ...lesson.tables].map(labelOf).join(', ');
									return (
										<Table.Tr key={lesson.id}>
											<Table.Td className="cell-wide">{names}</Table.Td>
											<Cell label={words.lessonFrom}>
												{lesson.reviewId === null ? (
													words.origins[lesson.origin]
												) : (
													<Link href={`/jobs/${lesson.reviewId}/review`}>
														{words.origins[lesson.origin]}
													</Link>
												)}
											</Cell>
											<Cell label={words.lessonTaught}>
												<TaughtBy lesson={lesson} />
											</Cell>
											<Cell label={words.lessonUsed}>
												<Ago at={lesson.usedAt} />
											</Cell>
											<Table.Td>
												<Button
													size="compact-sm"
													variant="default"
													aria-label={words.showOf(names)}
													onClick={() => setShown(lesson)}
												>
													{words.show}
												</Button>{' '}
												{mayEdit && (
													<Button
														size="compact-sm"
														variant="default"
														aria-label={words.forgetOf(names)}
														onClick={() => forget.mutate(lesson.id)}
													>
														{words.forget}
													</Button>
												)}
											</Table.Td>
										</Table.Tr>
									);
								})}
							</TableCard>
						</div>
					)
				}
			</Loaded>
		</section>
	);
}
