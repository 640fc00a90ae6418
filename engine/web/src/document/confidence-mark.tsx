import { Tooltip } from '@mantine/core';
import type { Detail } from '../api/types.ts';
import { formatTime } from '../parts/format-time.ts';
import type { Corrected, Reviewed } from '../review/read-corrections.ts';
import { text } from '../text.ts';
import { nameAuthor } from '../versions/name-author.ts';
import { sayCheck } from './say-check.ts';
import { sayValue } from './format-value.ts';
import { levelOf, percentOf } from './read-result.ts';

/** The confidence of a value, by colour, shape and text. */
export function ConfidenceMark({ detail }: { detail: Detail }) {
	const level = levelOf(detail.confidence);
	return (
		<Mark
			level={level}
			words={text.result.level[level]}
			lines={[text.result.confidence(percentOf(detail.confidence)), ...placeLines(detail)]}
		/>
	);
}

type ReviewMarkProps = { path: string; detail: Detail | undefined; reviewed: Reviewed };

/** That a person has set or approved a value; null: nobody has. */
export function ReviewMark({ path, detail, reviewed }: ReviewMarkProps) {
	const corrected = reviewed.corrected.get(path);
	if (!corrected && !reviewed.isApproved) return null;
	const { isApproved, level } = text.result.reviewed;
	return (
		<Mark
			level="sure"
			words={corrected ? level.corrected : level.approved}
			lines={[
				...(corrected ? sayCorrected(corrected) : [isApproved]),
				...(detail && !corrected ? placeLines(detail) : []),
			]}
		/>
	);
}

function sayCorrected({ before, by, at }: Corrected): string[] {
	const { correctedBy, before: was } = text.result.reviewed;
	return [correctedBy(nameAuthor(by), formatTime(at)), was(sayValue(before))];
}

function placeLines({ page, raw, checks }: Detail): string[] {
	return [
		text.result.where(page),
		text.result.printed(raw.slice(0, 120)),
		...checks.map((check) => sayCheck(check).words),
	];
}

function Mark({ level, words, lines }: { level: string; words: string; lines: string[] }) {
	return (
		<Tooltip
			multiline
			maw={320}
			label={lines.map((line) => (
				<div key={line}>{line}</div>
			))}
		>
			<span className="confidence" data-level={level}>
				{words}
			</span>
		</Tooltip>
	);
}
