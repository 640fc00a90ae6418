import { Text, Timeline } from '@mantine/core';
import type { Correction } from '../api/types.ts';
import { sayValue } from '../document/format-value.ts';
import { Ago } from '../parts/time.tsx';
import { labelOf } from '../review/draft.ts';
import { text } from '../text.ts';
import { nameAuthor } from '../versions/name-author.ts';

/** How many changes of one decision are listed before "and n more". */
const MAX_CHANGES = 8;

/** The reviews of a job as items of its timeline: who, when, the values before and after. */
export function listDecisions(corrections: readonly Correction[]) {
	return corrections.map(({ revision, action, by, at, changes }) => (
		<Timeline.Item
			key={`review ${revision}`}
			title={text.job.reviewed[action](nameAuthor(by))}
			color={action === 'reject' ? 'red' : 'sift'}
		>
			{changes.length === 0 && action !== 'reject' && <Text fz="sm">{text.job.noChanges}</Text>}
			{changes.slice(0, MAX_CHANGES).map((change, i) => (
				<ChangeLine key={i} change={change} />
			))}
			{changes.length > MAX_CHANGES && (
				<Text fz="sm">{text.job.moreChanges(changes.length - MAX_CHANGES)}</Text>
			)}
			<Text fz="sm" c="dimmed" component="div">
				<Ago at={at} />
			</Text>
		</Timeline.Item>
	));
}

function ChangeLine({ change }: { change: Correction['changes'][number] }) {
	const { path, row, before, after } = change;
	const isRows = row !== undefined && Array.isArray(before) && Array.isArray(after);
	return (
		<Text fz="sm" component="div" className="wrap-anywhere">
			{labelOf(path)}
			{text.common.colon}{' '}
			{isRows ? (
				text.job.rowsChanged(before.length, after.length)
			) : (
				<>
					<del>
						<bdi>{sayValue(before)}</bdi>
					</del>{' '}
					→ <bdi>{sayValue(after)}</bdi>
				</>
			)}
		</Text>
	);
}
