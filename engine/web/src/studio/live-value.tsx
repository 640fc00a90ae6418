import { Text } from '@mantine/core';
import type { AnyDetail, Detail, SampleValues } from '../api/types.ts';
import type { FieldNode } from '../builder/field-nodes.ts';
import { formatValue } from '../document/format-value.ts';
import { ConfidenceMark } from '../document/confidence-mark.tsx';
import { sayCheck } from '../document/say-check.ts';
import { text } from '../text.ts';
import { valuesAt } from './values-at.ts';

type Props = {
	path: string;
	field: FieldNode;
	live: SampleValues;
	selected: string | null;
	onSelect: (path: string) => void;
};

/** The value that a field finds on the sample; for a list the number of rows, for a column its first value. */
export function LiveValue({ path, field, live, selected, onSelect }: Props) {
	if (field.type === 'object') return null;
	const found = valuesAt(live.result, path);
	// The values of the changed template are still loading.
	if (found.length === 0 && !path.includes('[]')) return null;
	if (field.type === 'array') {
		const counts = found.map(({ value }) => (Array.isArray(value) ? value.length : 0));
		const rows = counts.reduce((sum, count) => sum + count, 0);
		return (
			<Text className="live-value" fz="sm" c="dimmed">
				{text.studio.rows(rows)}
			</Text>
		);
	}
	const first = found.find(({ value }) => value !== null && value !== undefined);
	if (!first) {
		return (
			<div className="live-value">
				<Text fz="sm" c="dimmed" fs="italic">
					{text.result.notFound}
				</Text>
				<FailedChecks detail={live.details.find((one) => one.path === path)} />
			</div>
		);
	}
	const detail = live.details.find((one) => one.path === first.path);
	return (
		<div className="live-value">
			<button
				type="button"
				className="value"
				data-path={first.path}
				aria-pressed={selected === first.path}
				onClick={() => onSelect(first.path)}
			>
				<bdi className="wrap-anywhere">{formatValue(first.value, field.name, live.result)}</bdi>
				{isPlaced(detail) && <ConfidenceMark detail={detail} />}
			</button>
			<FailedChecks detail={detail} />
		</div>
	);
}

/** The rules that the value breaks, as the template says them. */
function FailedChecks({ detail }: { detail: AnyDetail | undefined }) {
	const checks = detail?.checks.map(sayCheck) ?? [];
	const failed = checks.filter(({ hasFailed }) => hasFailed).map(({ words }) => words);
	if (failed.length === 0) return null;
	return (
		<Text fz="sm" className="live-failed">
			{text.builder.rules.failed(failed)}
		</Text>
	);
}

function isPlaced(detail: AnyDetail | undefined): detail is Detail {
	return detail !== undefined && detail.page !== null;
}
