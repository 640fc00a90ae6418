import { valueAt } from '../../../model/path.ts';
import { addsUp } from '../evidence/amounts.ts';
import { AS_REMEMBERED } from '../../../model/extraction.ts';
import type { Detail } from '../../../model/extraction.ts';
import type { FieldMap } from '../../../model/template.ts';
import type { Choice, Ranking } from '../labelled/rank-candidates.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { mainConcept } from '../request/read-fields.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';
import { toDetail } from '../source.ts';
import { FAILED } from '../values/span.ts';
import { NET_TAX_GROSS } from './balance-totals.ts';
import { ITEMS_ADD_UP } from './check-lines.ts';
import { valuesOfDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { listFieldPaths } from './list-field-paths.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

const MIN_ROWS = 2;
const FITTING: Readonly<Partial<Record<ConceptName, readonly [least: number, most: number]>>> =
	THRESHOLDS.totals.fitting;

type TotalsRequest = {
	data: FieldMap;
	fields: readonly Field[];
	asking: FieldOptions;
	/** The paths of values that a person taught although the sum of the rows contradicted them. */
	unchecked: ReadonlySet<string>;
};

/**
 * Corrects totals that differ from the sum of the rows by an order of magnitude. A total that is too small is
 * replaced by a candidate that fits the rows; otherwise its confidence is lowered.
 */
export function fitTotals(
	draft: Draft,
	{ data, fields, asking, unchecked, rank }: TotalsRequest & Pick<Ranking, 'rank'>,
): Draft {
	const { details } = draft;
	const sum = largestSum(draft, data, asking);
	if (sum === undefined) return draft;
	const values = new Map(draft.values);
	const changed = new Map<string, Detail>();
	for (const field of fields) {
		const range = FITTING[mainConcept(field) ?? 'notes'];
		const path = field.path.join('.');
		const detail = details.find((one) => one.path === path);
		const value = values.get(path);
		if (!range || !detail || typeof value !== 'number' || isProved(detail)) continue;
		if (unchecked.has(path)) continue;
		if (!contradicts(value, sum)) continue;
		const isTooSmall = Math.abs(value) < Math.abs(sum);
		const isBalanced = detail.checks.includes(NET_TAX_GROSS);
		// The rows may be misread: net and tax that add up to a larger total support it.
		if (isBalanced && !isTooSmall) continue;
		const other = isTooSmall && !isBalanced ? findFitting(rank(field), sum, range) : undefined;
		if (other) values.set(path, Number(other.candidate.value));
		changed.set(path, other ? noteTaught(detailOf(path, other), detail) : doubt(detail));
	}
	return { values, details: details.map((detail) => changed.get(detail.path) ?? detail) };
}

/** Whether articles or a record confirm a total; rows, which may be misread, then do not overrule it. */
function isProved(detail: Detail): boolean {
	return detail.raw === null || 'source' in detail || detail.checks.includes(ITEMS_ADD_UP);
}

/** The largest sum of the amounts of a list whose every row has one. */
function largestSum(draft: Draft, data: FieldMap, asking: FieldOptions): number | undefined {
	const { at } = valuesOfDraft(draft, data);
	const sums = listFieldPaths(data, asking).flatMap(([path, field]) => {
		const [list, column, ...deeper] = path.split('[].');
		if (list === undefined || column === undefined || deeper.length > 0) return [];
		const rows = mainConcept(field) === 'lineTotal' ? at(list) : undefined;
		if (!Array.isArray(rows) || rows.length < MIN_ROWS) return [];
		const amounts = rows.map((row) => valueAt(row, column));
		const numbers = amounts.filter((amount) => typeof amount === 'number');
		if (numbers.length < rows.length) return [];
		return [numbers.reduce((sum, number) => sum + number, 0)];
	});
	return sums
		.filter((sum) => sum !== 0)
		.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0];
}

function contradicts(total: number, sum: number): boolean {
	const [one, other] = [Math.abs(total), Math.abs(sum)];
	const { magnitude } = THRESHOLDS.totals;
	return one * magnitude <= other || one >= other * magnitude;
}

/** The candidate equal to the sum of the rows, or else the likeliest one in range. */
function findFitting(
	ranked: readonly Choice[],
	sum: number,
	[least, most]: readonly [least: number, most: number],
): Choice | undefined {
	const share = ({ candidate }: Choice) => Number(candidate.value) / sum;
	return (
		ranked.find(({ candidate }) => addsUp(sum, Number(candidate.value), MIN_ROWS)) ??
		ranked.find((one) => share(one) >= least && share(one) <= most)
	);
}

function detailOf(path: string, { candidate, score }: Choice): Detail {
	const { segment, box, raw, checks } = candidate;
	const confidence = Math.min(
		THRESHOLDS.totals.maxMisfit,
		Math.max(score, THRESHOLDS.totals.maxMisfit / 2),
	);
	return { path, ...toDetail({ page: segment.page, box, raw, confidence, checks }) };
}

/** A value that replaces a taught one shows both. */
function noteTaught(detail: Detail, taught: Detail): Detail {
	if (!taught.checks.includes(AS_REMEMBERED) || taught.raw === null) return detail;
	const checks = [...detail.checks, `${AS_REMEMBERED} ${FAILED}`];
	return { ...detail, checks, remembered: taught.raw };
}

function doubt(detail: Detail): Detail {
	return {
		...detail,
		confidence: Math.min(detail.confidence, THRESHOLDS.totals.maxMisfit),
		checks: [...detail.checks, `${ITEMS_ADD_UP} ${FAILED}`],
	};
}
