import { Anchor, Group, Paper, RingProgress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import { useMay, useProfile } from '../api/session.tsx';
import type { DayUsage, Usage } from '../api/types.ts';
import { formatDate } from '../parts/format-time.ts';
import { Loaded } from '../parts/loaded.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { DayChart } from '../parts/day-chart.tsx';
import { formatNumber } from '../locale.ts';
import { text } from '../text.ts';

const DAYS = 30;
/** The ring warns from this share on. */
const NEARLY_FULL = 0.85;

export default function UsagePage() {
	const { hasPlan } = useProfile();
	const usage = useQuery({ queryKey: ['usage'], queryFn: () => api.get<Usage>('/v1/usage') });
	const days = useQuery({
		queryKey: ['usage', 'days'],
		queryFn: () => api.get<DayUsage[]>(`/usage/days?days=${DAYS}`),
	});
	return (
		<>
			<PageHeader title={text.usage.title} lead={hasPlan ? text.usage.lead : text.usage.leadOwn} />
			<Stack gap="lg">
				<Loaded query={usage}>
					{(now) =>
						hasPlan || shareOf(now) >= NEARLY_FULL ? (
							<div className="usage-top">
								<Quota usage={now} />
								<Facts usage={now} />
							</div>
						) : (
							<Read pages={now.pageUsed} />
						)
					}
				</Loaded>
				<Paper withBorder p="lg">
					<Title order={2} fz={16} mb="md">
						{text.usage.days}
					</Title>
					<Loaded query={days} isPart>
						{(list) => <Days days={list} />}
					</Loaded>
				</Paper>
			</Stack>
		</>
	);
}

function Days({ days }: { days: DayUsage[] }) {
	const mayEdit = useMay('edit');
	if (days.some(({ pages }) => pages > 0)) return <DayChart days={days} />;
	return (
		<Text c="dimmed" fz="sm">
			{text.usage.nothing}{' '}
			{mayEdit && (
				<Anchor component={Link} href="/" fz="sm">
					{text.usage.nothingLink}
				</Anchor>
			)}
		</Text>
	);
}

/** The share of the month's pages that is used, from 0 to 1. */
function shareOf({ pageUsed, pageReserved, pageLimit }: Usage): number {
	return pageLimit === 0 ? 1 : Math.min(1, (pageUsed + pageReserved) / pageLimit);
}

/** For the account of the installation, which has no plan. */
function Read({ pages }: { pages: number }) {
	return (
		<Paper withBorder p="lg">
			<Title order={2} fz={16} mb="xs">
				{text.usage.thisMonth}
			</Title>
			<Text fz={28} fw={650} lh={1.2}>
				{formatNumber(pages)}
			</Text>
			<Text c="dimmed">{text.usage.read}</Text>
		</Paper>
	);
}

function Quota({ usage }: { usage: Usage }) {
	const { pageUsed, pageLimit } = usage;
	const share = shareOf(usage);
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
						{formatNumber(usage.pageRemaining)}
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
	const { plans, hasPlan } = useProfile();
	const several = plans.find(({ name }) => name === usage.plan)?.multipleDocuments ?? false;
	const facts = [
		...(hasPlan ? [[text.usage.plan, usage.plan]] : [[text.usage.limit, text.usage.limitHint]]),
		[text.usage.resets, formatDate(usage.resetsAt)],
		[text.usage.reserved, text.common.pages(usage.pageReserved)],
		[text.usage.rate, formatNumber(usage.requestsPerMinute)],
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
