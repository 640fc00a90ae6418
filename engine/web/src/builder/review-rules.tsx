import { Checkbox, Group, MultiSelect, NumberInput, Stack, Switch, Text } from '@mantine/core';
import type { ReviewRules } from '../api/types.ts';
import { text } from '../text.ts';
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
	/** null: nobody need look at results. */
	value: ReviewRules | null;
	fields: readonly FieldNode[];
	disabled: boolean;
	onChange: (rules: ReviewRules | null) => void;
};

/** When people should look at results, without writing JSON. */
export function ReviewRulesField({ value, fields, disabled, onChange }: Props) {
	return (
		<Stack gap="sm" role="group" aria-label={text.builder.review}>
			<Switch
				label={text.builder.reviewOn}
				description={text.builder.reviewHint}
				disabled={disabled}
				checked={value !== null}
				onChange={({ currentTarget }) => onChange(currentTarget.checked ? USUAL_RULES : null)}
			/>
			{value && <Rules {...{ fields, disabled, onChange }} value={value} />}
		</Stack>
	);
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

function withChecks({ checks: _before, ...others }: ReviewRules, checks: boolean): ReviewRules {
	return checks ? { ...others, checks } : others;
}
