import { Anchor, Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconListCheck, IconSearch, IconUpload } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useMay } from '../api/session.tsx';
import { useTemplates } from '../api/queries.ts';
import { JOB_STATUSES } from '../api/types.ts';
import type { JobPage, JobRow } from '../api/types.ts';
import { ChooseCell, useChosenRows } from '../parts/chosen-rows.tsx';
import type { ChosenRows } from '../parts/chosen-rows.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { ExportMenu } from '../parts/export-menu.tsx';
import { formatSpan } from '../parts/format-time.ts';
import { hasEnded, JobStatusBadge } from '../parts/job-status.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { PageSteps, usePageSteps } from '../parts/page-steps.tsx';
import { plainName } from '../parts/plain-name.ts';
import { PlainCell, PlainRow, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { useAddress } from '../parts/use-address.ts';
import { AUTO, namePages } from '../sorting/name-piece.ts';
import { text } from '../text.ts';
import { JobTrash } from './job-trash.tsx';
import { SubmitJob } from './submit-job.tsx';

/** The list is polled often while jobs are running, otherwise rarely. */
const LIVE_MS = 1500;
const IDLE_MS = 10_000;
const PAGE_SIZE = 25;

type Filters = { fileName: string; status: string | null; templateId: string | null };
const NO_FILTERS = { fileName: null, status: null, templateId: null };

export default function JobsPage() {
	// The filters are in the address, so that Back, a reload and a shared link show the same jobs.
	const { query, change } = useAddress();
	const filters: Filters = {
		fileName: query.get('fileName') ?? '',
		status: query.get('status'),
		templateId: query.get('templateId'),
	};
	const [isSubmitting, setSubmitting] = useState(false);
	const [fileName] = useDebouncedValue(filters.fileName.trim(), 250);
	const asked = { ...filters, fileName };
	const steps = usePageSteps();
	const { cursor } = steps;
	const page = useQuery({
		queryKey: ['jobs', asked, cursor],
		queryFn: ({ signal }) => api.get<JobPage>(toPath(asked, cursor), signal),
		refetchInterval: ({ state }) =>
			state.data?.jobs.some(({ status }) => !hasEnded(status)) ? LIVE_MS : IDLE_MS,
		placeholderData: (before) => before,
	});
	const jobs = page.data?.jobs ?? [];
	// A changed filter starts at the newest jobs.
	const filter = (changes: Readonly<Record<string, string | null>>) =>
		change({ ...changes, cursor: null });
	const isFiltered = cursor !== null || Object.values(filters).some(Boolean);
	const mayEdit = useMay('edit');
	const button = mayEdit && (
		<Button
			key="submit"
			leftSection={<IconUpload size={16} aria-hidden />}
			onClick={() => setSubmitting(true)}
		>
			{text.jobs.submit}
		</Button>
	);
	const chosen = useChosenRows();
	const exportMenu = (
		<ExportMenu
			key="export"
			filter={chosen.ids.length > 0 ? { ids: chosen.ids.join() } : asked}
			{...(chosen.ids.length > 0 && { label: text.exports.selected(chosen.ids.length) })}
		/>
	);
	return (
		<>
			<PageHeader
				title={text.jobs.title}
				lead={text.jobs.lead}
				actions={(jobs.length > 0 || isFiltered) && [exportMenu, button]}
			/>
			{(jobs.length > 0 || isFiltered) && <FilterBar filters={filters} onChange={filter} />}
			<Loaded query={page}>
				{() =>
					jobs.length > 0 ? (
						<JobTable jobs={jobs} chosen={chosen} />
					) : isFiltered ? (
						<EmptyState
							icon={IconSearch}
							title={text.jobs.noneFound}
							hint={text.jobs.noneFoundHint}
						>
							<Button variant="default" onClick={() => filter(NO_FILTERS)}>
								{text.jobs.clear}
							</Button>
						</EmptyState>
					) : (
						<EmptyState
							icon={IconListCheck}
							title={text.jobs.emptyTitle}
							hint={mayEdit ? text.jobs.emptyHint : text.jobs.lead}
						>
							{button}
							<Anchor component={Link} href="/batches" fz="sm">
								{text.jobs.toBatches}
							</Anchor>
						</EmptyState>
					)
				}
			</Loaded>
			<PageSteps
				steps={steps}
				nextCursor={page.data?.nextCursor}
				isLoading={page.isPlaceholderData}
			/>
			{mayEdit && !isFiltered && <JobTrash />}
			{isSubmitting && <SubmitJob onClose={() => setSubmitting(false)} />}
		</>
	);
}

function toPath({ fileName, status, templateId }: Filters, cursor: string | null): string {
	const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
	if (fileName !== '') query.set('fileName', fileName);
	if (status !== null) query.set('status', status);
	if (templateId !== null) query.set('templateId', templateId);
	if (cursor !== null) query.set('cursor', cursor);
	return `/jobs?${query.toString()}`;
}

type FilterProps = {
	filters: Filters;
	onChange: (changes: Readonly<Record<string, string | null>>) => void;
};

function FilterBar({ filters, onChange }: FilterProps) {
	const templates = useTemplates();
	return (
		<Group mb="md" gap="sm" align="flex-end" className="filters">
			<TextInput
				aria-label={text.jobs.search}
				placeholder={text.jobs.searchPlaceholder}
				leftSection={<IconSearch size={16} aria-hidden />}
				value={filters.fileName}
				onChange={(event) => onChange({ fileName: event.currentTarget.value })}
			/>
			<Select
				aria-label={text.jobs.status}
				placeholder={text.jobs.anyStatus}
				clearable
				clearButtonProps={{ 'aria-label': text.jobs.anyStatus }}
				value={filters.status}
				onChange={(status) => onChange({ status })}
				data={JOB_STATUSES.map((value) => ({ value, label: text.jobs.statuses[value] }))}
			/>
			<Select
				aria-label={text.jobs.template}
				placeholder={text.jobs.anyTemplate}
				clearable
				searchable
				clearButtonProps={{ 'aria-label': text.jobs.anyTemplate }}
				value={filters.templateId}
				onChange={(templateId) => onChange({ templateId })}
				data={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
			/>
		</Group>
	);
}

function JobTable({ jobs, chosen }: { jobs: JobRow[]; chosen: ChosenRows }) {
	const templates = useTemplates();
	const names = useMemo(
		() => new Map(templates.data?.map(({ id, name }) => [id, name])),
		[templates.data],
	);
	const { file, template, status, pages, took, created } = text.jobs;
	const unknown = templates.data ? text.jobs.deletedTemplate : '';
	return (
		<TableCard label={text.jobs.title} head={['', file, template, status, pages, took, created]}>
			{jobs.map((job) => (
				<JobLine
					key={job.jobId}
					job={job}
					templateName={
						job.templateId === AUTO ? text.auto.name : (names.get(job.templateId) ?? unknown)
					}
					isChosen={chosen.has(job.jobId)}
					isFull={chosen.isFull}
					toggle={chosen.toggle}
				/>
			))}
		</TableCard>
	);
}

type LineProps = {
	job: JobRow;
	templateName: string;
	isChosen: boolean;
	isFull: boolean;
	toggle: (id: string) => void;
};

const JobLine = memo(function JobLine({ job, templateName, ...choice }: LineProps) {
	const { template, status, pages, took, created } = text.jobs;
	return (
		<PlainRow>
			<ChooseCell id={job.jobId} name={job.fileName} {...choice} />
			<PlainCell className="cell-name">
				<Link href={`/jobs/${job.jobId}`} className="row-link">
					<bdi>{plainName(job.fileName)}</bdi>
				</Link>
				{job.pages && <span className="cell-note">{namePages(job.pages)}</span>}
			</PlainCell>
			<PlainCell label={template} className="cell-name">
				<bdi>{templateName}</bdi>
			</PlainCell>
			<PlainCell label={status}>
				<JobStatusBadge job={job} />
			</PlainCell>
			<PlainCell label={pages}>{job.pageCount ?? '–'}</PlainCell>
			<PlainCell label={took} className="no-wrap">
				{spanOf(job)}
			</PlainCell>
			<PlainCell label={created}>
				<Ago at={job.createdAt} />
			</PlainCell>
		</PlainRow>
	);
});

function spanOf({ startedAt, completedAt }: JobRow): string {
	if (startedAt === null || completedAt === null) return '–';
	return formatSpan(Date.parse(completedAt) - Date.parse(startedAt));
}
