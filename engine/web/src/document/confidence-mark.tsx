import { Tooltip } from '@mantine/core';
import type { Detail } from '../api/types.ts';
import { text } from '../text.ts';
import { sayCheck } from './say-check.ts';
import { levelOf, percentOf } from './read-result.ts';

/** The confidence of a value, by colour, shape and text. */
export function ConfidenceMark({ detail }: { detail: Detail }) {
	const level = levelOf(detail.confidence);
	const lines = [
		text.result.confidence(percentOf(detail.confidence)),
		text.result.where(detail.page),
		text.result.printed(detail.raw.slice(0, 120)),
		...detail.checks.map((check) => sayCheck(check).words),
	];
	return (
		<Tooltip
			multiline
			maw={320}
			label={lines.map((line) => (
				<div key={line}>{line}</div>
			))}
		>
			<span className="confidence" data-level={level}>
				{text.result.level[level]}
			</span>
		</Tooltip>
	);
}
