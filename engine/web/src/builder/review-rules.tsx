import { Checkbox, Group, MultiSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReviewRules } from '../api/types.ts';
import { text } from '../text.ts';
import { ChangeButton } from './change-button.tsx';
import type { FieldNode } from './field-nodes.ts';
import {
	countOwnLimits,
	listPaths,
	listRequired,
	USUAL_RULES,
	withLimit,
	withRequired,
} from './review-rules.ts';

type Props = {
	/** null: no review. */
	value: ReviewRules | null;
	fields: readonly FieldNode[];
	/** A broken rule sends a result to review, even without these. */
	hasRules?: boolean;
	disabled: boolean;
	onChange: (rules: ReviewRules | null) => void;
};

/** Editor for the review rules: a summary, with details on demand. */
export function ReviewRulesField({ value, fields, hasRules, disabled, onChange }: Props) {
	const [isOpen, setOpen] = useState(false);
	const off = hasRules ? text.builder.reviewOffRules : text.builder.reviewOff;
	return (
		<Stack gap="sm" role="group" aria-label={text.builder.review}>
			<Group gap="md">
				<Switch
					label={text.builder.reviewOn}
					description={value ? describe(value) : off}
					disabled={disabled}
					checked={value !== null}
					onChange={({ currentTarget }) => onChange(currentTarget.checked ? USUAL_RULES : null)}
				/>
				{value && <ChangeButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
			</Group>
			{value && isOpen && <Rules {...{ fields, disabled, onChange }} value={value} />}
		</Stack>
	);
}

function describe(rules: ReviewRules): string {
	const { below, checks } = rules;
	const { reviewWhen } = text.builder;
	const required = listRequired(rules).length;
	const reasons = [
		...(below === undefined ? [] : [reviewWhen.below(Math.round(below * 100))]),
		...(required === 0 ? [] : [reviewWhen.missing(required)]),
		...(checks ? [reviewWhen.checks] : []),
	];
	return reasons.length === 0 ? reviewWhen.never : reviewWhen.all(reasons);
}

function Rules({ value, fields, disabled, onChange }: Props & { value: ReviewRules }) {
	const { below, checks = false } = value;
	const required = listRequired(value);
	const own = countOwnLimits(value);
	return (
		<Stack gap="sm" pl={50}>
			<Group gap="md" align="flex-start">
				<NumberInput
					label={text.builder.reviewBelow}
					w={220}
					min={0}
					max={100}
					allowDecimal={false}
					suffix=" %"
					disabled={disabled}
					value={below === undefined ? '' : Math.round(below * 100)}
					onChange={(next) =>
						onChange(withLimit(value, typeof next === 'number' ? next / 100 : undefined))
					}
				/>
				<MultiSelect
					label={text.builder.reviewMissing}
					placeholder={required.length === 0 ? text.builder.reviewMissingPlaceholder : ''}
					flex="1 1 260px"
					searchable
					disabled={disabled}
					value={required}
					onChange={(paths) => onChange(withRequired(value, paths))}
					data={[...new Set([...listPaths(fields), ...required])]}
				/>
			</Group>
			<Checkbox
				label={text.builder.reviewChecks}
				disabled={disabled}
				checked={checks}
				onChange={({ currentTarget }) => onChange(withChecks(value, currentTarget.checked))}
			/>
			{own > 0 && (
				<Text fz="sm" c="dimmed">
					{text.builder.reviewOwn(own)}
				</Text>
			)}
		</Stack>
	);
}

function withChecks({ below, fields }: ReviewRules, checks: boolean): ReviewRules {
	return {
		...(below !== undefined && { below }),
		...(checks && { checks }),
		...(fields && { fields }),
	};
}
