import { AS_REMEMBERED } from '../../../model/extraction.ts';
import { valueAt } from '../../../model/path.ts';
import { isProduct, PRODUCT_TOLERANCE } from '../evidence/amounts.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal } from '../source.ts';
import { FAILED } from '../values/span.ts';
import { THRESHOLDS } from '../models/thresholds.ts';
import { copyValue, isSamePlace, pairRow, placeRows, rowOf } from './add-columns.ts';

/**
 * Takes the rows of another reading whose quantity × price is their amount, where the taught rows at the same heights
 * do not multiply: a column has moved, or two have grown together.
 */
export function takeProducts(taught: ListProposal, other: ListProposal): ListProposal {
	const judge = createJudge(taught.field);
	if (!judge) return taught;
	const [own, others] = [placeRows(taught), placeRows(other)];
	const taken = new Map<number, number>();
	for (const [i, row] of taught.value.entries()) {
		if (judge(row) === true) continue;
		const from = pairRow(own.get(i), others);
		if (from !== undefined && judge(other.value[from]) === true) taken.set(i, from);
	}
	if (taken.size === 0) return taught;
	const path = taught.field.path.join('.');
	const byRow = ({ details: all }: ListProposal) => Map.groupBy(all, ({ path: at }) => rowOf(at));
	const [known, found] = [byRow(taught), byRow(other)];
	const details = [...(known.get(-1) ?? [])];
	const value = taught.value.map((row, i) => {
		const from = taken.get(i);
		const kept = known.get(i) ?? [];
		if (from === undefined) {
			for (const one of kept) details.push(one);
			return row;
		}
		const [prefix, otherPrefix] = [`${path}[${i}].`, `${path}[${from}].`];
		const read = found.get(from) ?? [];
		let now = other.value[from];
		for (const detail of read)
			details.push({
				...detail,
				path: `${prefix}${detail.path.slice(otherPrefix.length)}`,
				confidence: Math.min(detail.confidence, THRESHOLDS.taughtRows.maxRefuted),
				checks: [...detail.checks, `${AS_REMEMBERED} ${FAILED}`],
			});
		for (const detail of kept) {
			const inner = detail.path.slice(prefix.length);
			const isRead = read.some(
				(one) => one.path.slice(otherPrefix.length) === inner || isSamePlace(one, detail),
			);
			if (isRead) continue;
			now = copyValue(now, row, inner.split('.'));
			details.push(detail);
		}
		return now;
	});
	return { ...taught, value, details };
}

/** Whether the numbers of a row multiply; undefined if the row lacks one. No judge if the list has no such columns. */
function createJudge({
	columns,
	path,
}: ListField): ((row: unknown) => boolean | undefined) | undefined {
	const pathOf = (concept: ConceptName) =>
		columns.find(({ concepts }) => concepts.has(concept))?.path.slice(path.length);
	const [quantity, price, total] = [pathOf('quantity'), pathOf('unitPrice'), pathOf('lineTotal')];
	if (!quantity || !price || !total) return undefined;
	return (row) => {
		const [q, p, t] = [quantity, price, total].map((at) => valueAt(row, at));
		if (typeof q !== 'number' || typeof p !== 'number' || typeof t !== 'number') return undefined;
		return isProduct([q, p, t], PRODUCT_TOLERANCE.row);
	};
}
