import { Anchor, Select, Table } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../api/client.ts';
import type { AuditEvent, AuditPage, PeopleList } from '../api/desk-types.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Cell, TableCard } from '../parts/table-card.tsx';
import { Ago } from '../parts/time.tsx';
import { text } from '../text.ts';

/** The audit log of the account. */
export default function ActivityPage() {
	const [actor, setActor] = useState<string | null>(null);
	const people = useQuery({
		queryKey: ['people'],
		queryFn: () => api.get<PeopleList>('/people'),
	});
	const pages = useInfiniteQuery({
		queryKey: ['activity', actor],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ limit: '50' });
			if (actor !== null) query.set('actor', actor);
			if (pageParam !== null) query.set('cursor', pageParam);
			return api.get<AuditPage>(`/audit?${query.toString()}`, signal);
		},
		initialPageParam: null as string | null,
		getNextPageParam: (last) => last.nextCursor,
		placeholderData: (before) => before,
	});
	const events = pages.data?.pages.flatMap((page) => page.events) ?? [];
	const { when, who, what } = text.activity;
	return (
		<>
			<PageHeader
				title={text.activity.title}
				lead={text.activity.lead}
				back={{ to: '/people', label: text.activity.back }}
			/>
			<Select
				mb="md"
				maw={320}
				aria-label={who}
				placeholder={text.activity.anyone}
				clearable
				searchable
				clearButtonProps={{ 'aria-label': text.activity.anyone }}
				value={actor}
				onChange={setActor}
				data={(people.data?.people ?? []).map(({ id, email }) => ({ value: id, label: email }))}
			/>
			<Loaded query={pages}>
				{() =>
					events.length > 0 ? (
						<TableCard label={text.activity.title} head={[what, when]}>
							{events.map((event) => (
								<Table.Tr key={event.id}>
									<Table.Td className="cell-wide wrap-anywhere">
										<Sentence event={event} />
									</Table.Td>
									<Cell label={when}>
										<Ago at={event.at} />
									</Cell>
								</Table.Tr>
							))}
						</TableCard>
					) : (
						<EmptyState
							icon={IconHistory}
							title={text.activity.emptyTitle}
							hint={text.activity.emptyHint}
						/>
					)
				}
			</Loaded>
			<MoreButton pages={pages} />
		</>
	);
}

/** Who did what to what. A name that is unknown, such as that of a deleted lesson, is left out. */
function Sentence({ event }: { event: AuditEvent }) {
	const { action, targetName } = event;
	const { actions, other } = text.activity;
	const pattern = actions[action] ?? other.replace('{action}', action);
	const known = targetName === null ? pattern.replace(/ ?\(?\{what\}\)?/, '') : pattern;
	return known.split(/(\{who\}|\{what\})/).map((part, i) =>
		part === '{who}' ? (
			<strong key={i}>
				<bdi>{nameActor(event)}</bdi>
			</strong>
		) : part === '{what}' ? (
			<Target key={i} event={event} />
		) : (
			part
		),
	);
}

/** What still exists is linked. */
const PLACES: Readonly<Record<string, string>> = {
	template: '/templates/',
	result: '/jobs/',
	job: '/jobs/',
	batch: '/batches/',
	webhook: '/webhooks/',
};

function Target({ event: { action, targetId, targetName } }: { event: AuditEvent }) {
	const place = PLACES[action.split('.', 1)[0] ?? ''];
	const name = <bdi>{targetName}</bdi>;
	if (place === undefined || targetId === null || action.endsWith('.deleted')) return name;
	return (
		<Anchor component={Link} href={`${place}${targetId}`} inherit>
			{name}
		</Anchor>
	);
}

function nameActor({ actor }: AuditEvent): string {
	return actor.kind === 'key' ? text.activity.byKey(actor.name) : actor.name;
}
