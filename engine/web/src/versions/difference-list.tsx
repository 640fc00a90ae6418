import { List, Text } from '@mantine/core';
import type { Difference } from '../api/desk-types.ts';
import { text } from '../text.ts';
import { describeDifference } from './describe-difference.ts';

const MAX_SHOWN = 12;

export function DifferenceList({ difference }: { difference: Difference }) {
	const lines = describeDifference(difference);
	const more = lines.length - MAX_SHOWN;
	if (lines.length === 0) {
		return (
			<Text fz="sm" c="dimmed">
				{text.versions.unchanged}
			</Text>
		);
	}
	return (
		<List fz="sm" className="wrap-anywhere">
			{lines.slice(0, MAX_SHOWN).map((line, index) => (
				<List.Item key={index}>
					<bdi>{line}</bdi>
				</List.Item>
			))}
			{more > 0 && <List.Item>{text.versions.differences.more(more)}</List.Item>}
		</List>
	);
}
