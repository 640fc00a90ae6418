import { Anchor, Group, Paper, RingProgress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useProfile } from '../api/session.tsx';
import type { DayUsage, Usage } from '../api/types.ts';
import { FailedLoad } from '../parts/failed-load.tsx';
import { formatDate } from '../parts/format-time.ts';
import { PageHeader } from '../parts/page-header.tsx';
import { PageLoader } from '../parts/page-loader.tsx';
import { DayChart } from '../parts/day-chart.tsx';
import { text } from '../text.ts';

const DAYS = 30;
/** From here on the ring warns. */
const NEARLY_FULL = 0.85;

export default function UsagePage() {
	const usage = useQuery({ queryKey: ['usage'], queryFn: () => api.get<Usage>('/v1/usage') });
	const days = useQuery({
		queryKey: ['usage', 'days'],
		queryFn: () => api.get<DayUsage[]>(`/usage/days?days=${DAYS}`),
	});
	const failed = usage.error ?? days.error;
	if (failed) return <FailedLoad error={failed} again={() => usage.refetch()} />;
	if (!usage.data || !days.data) return <PageLoader />;
	const total = days.data.reduce((sum, { pages }) => sum + pages, 0);
	return (
		<>
			<PageHeader title={text.usage.title} lead={text.usage.lead} />
			<Stack gap="lg">
				<div className="usage-top">
					<Quota usage={usage.data} />
					<Facts usage={usage.data} />
				</div>
				<Paper withBorder p="lg">
					<Title order={2} fz={16} mb="md">
						{text.usage.days}
					</Title>
					{total === 0 ? (
						<Text c="dimmed" fz="sm">
							{text.usage.nothing}{' '}
							<Anchor component={Link} href="/" fz="sm">
								{text.usage.nothingLink}
							</Anchor>
						</Text>
					) : (
						<DayChart days={days.data} />
					)}
				</Paper>
			</Stack>
		</>
	);
}

function Quota({ usage }: { usage: Usage }) {
	const { pageUsed, pageReserved, pageLimit } = usage;
	const share = pageLimit === 0 ? 1 : Math.min(1, (pageUsed + pageReserved) / pageLimit);
	const color = share >= 1 ? 'red' : share >= NEARLY_FULL ? 'orange' : 'sift';
	return (
		<Paper withBorder p="lg">
			<Title order={2} fz={16} mb="md">
				{text.usage.thisMonth}
			</Title>
			<Group gap="lg" wrap="nowrap">
				<RingProgress
					size={128}
					thickness={12}
					roundCaps
					sections={[{ value: share * 100, color }]}
					aria-label={text.usage.of(pageUsed, pageLimit)}
					role="img"
					label={
						<Text ta="center" fw={650} fz="lg" aria-hidden>
							{`${Math.round(share * 100)} %`}
						</Text>
					}
				/>
				<div>
					<Text fz={28} fw={650} lh={1.2}>
						{usage.pageRemaining.toLocaleString('en')}
					</Text>
					<Text c="dimmed">{text.usage.remaining}</Text>
					<Text fz="sm" mt={6}>
						{text.usage.of(pageUsed, pageLimit)}
					</Text>
				</div>
			</Group>
		</Paper>
	);
}

function Facts({ usage }: { usage: Usage }) {
	const { plans } = useProfile();
	const several = plans.find(({ name }) => name === usage.plan)?.multipleDocuments ?? false;
	const facts = [
		[text.usage.plan, usage.plan],
		[text.usage.resets, formatDate(usage.resetsAt)],
		[text.usage.reserved, text.common.pages(usage.pageReserved)],
		[text.usage.rate, usage.requestsPerMinute.toLocaleString('en')],
		[text.usage.several, several ? text.usage.allowed : text.usage.notAllowed],
	];
	return (
		<Paper withBorder p="lg">
			<dl className="facts">
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</Paper>
	);
}
