import type { Box } from '../../../model/document.ts';
import type { Detail } from '../../../model/extraction.ts';
import { minOf } from '../../../model/extremes.ts';
import { sharedHeight } from '../../../model/geometry.ts';
import { addsUp } from '../evidence/amounts.ts';
import { placeRows, rowOf } from './add-columns.ts';
import type { RowPlace } from './add-columns.ts';
import type { ListProposal } from '../source.ts';
import { takeProducts } from './take-products.ts';
import { FAILED } from '../values/span.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/**
 * Chooses between the taught rows and the rows read without the lesson. If the taught rows are fewer, or if the
 * taught columns do not fit the document, the list goes to review. If a full row is missing among them or a
 * column does not fit, the rows read without the lesson are used, so that nothing is lost. `rightShare` is the
 * share of rows that were right when the taught document was read without the lesson. The same share may be
 * missing here.
 */
export function obeyRows(
	remembered: ListProposal,
	other: ListProposal | undefined,
	rightShare = 1,
): ListProposal {
	const [found, read] = [remembered.value.length, other?.value.length ?? 0];
	if (!other || read === 0) return remembered;
	const taught = takeProducts(remembered, other);
	const isMisplaced = sharesCells(taught) || lacksColumn(taught, other);
	if (found >= read && !isMisplaced) return taught;
	const isExpected =
		rightShare < 1 && found >= THRESHOLDS.taughtRows.expectedRows * rightShare * read;
	const isLost = found === 0 || (!isExpected && losesRow(taught, other));
	const given = isLost || isMisplaced ? other : taught;
	const check = isMisplaced ? `remembered columns ${FAILED}` : `remembered rows ${found}/${read}`;
	return {
		...given,
		isRefuted: true,
		details: given.details.map((detail) => ({
			...detail,
			confidence: Math.min(detail.confidence, THRESHOLDS.taughtRows.maxRefuted),
			checks: [...detail.checks, check],
		})),
	};
}

/**
 * Whether the other reading has a row at a height where no taught row is, with almost as many values as the emptiest
 * taught row. A subtotal has fewer.
 */
function losesRow(taught: ListProposal, other: ListProposal): boolean {
	const own = [...placeRows(taught).values()];
	const least = THRESHOLDS.taughtRows.fullRow * minOf([...countCells(taught).values()]);
	const counts = countCells(other);
	return [...placeRows(other)].some(
		([index, row]) =>
			(counts.get(index) ?? 0) >= least &&
			!own.some((one) => holdsMiddle(one, row)) &&
			!isSum(other.value[index], taught.value),
	);
}

/** Whether a row holds the sum of a column of other rows. */
function isSum(row: unknown, others: readonly unknown[]): boolean {
	if (others.length < MIN_SUMMED) return false;
	return Object.entries(row ?? {}).some(([name, value]) => {
		const numbers = others.map((one) => (one as Record<string, unknown> | null)?.[name]);
		if (typeof value !== 'number' || value === 0) return false;
		const sum = numbers.reduce<number>((all, one) => all + (typeof one === 'number' ? one : 0), 0);
		return addsUp(sum, value, numbers.length);
	});
}

const MIN_SUMMED = 2;

/** Whether cells of different columns claim the same words in many rows. */
function sharesCells({ value, details }: ListProposal): boolean {
	const cells = details.flatMap(({ path, page, box }) =>
		page === null ? [] : [{ row: rowOf(path), page, box }],
	);
	const byRow = Map.groupBy(cells, ({ row }) => row);
	const shared = [...byRow.values()].filter((own) =>
		own.some((one, i) => own.slice(i + 1).some((next) => isShared(one, next))),
	);
	return shared.length > 1 && shared.length >= THRESHOLDS.taughtRows.sharedCells * value.length;
}

type Cell = { page: number; box: Box };

function isShared(one: Cell, other: Cell): boolean {
	return one.page === other.page && covers(one.box, other.box);
}

/** Whether most of the smaller of two boxes is within the other one. */
function covers(one: Box, other: Box): boolean {
	const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
	const narrow = Math.min(one.x1 - one.x0, other.x1 - other.x0);
	return shared > 0.5 * narrow && sharedHeight(one, other) > 0.5;
}

/** Whether a column that every taught row fills is empty in all rows, although most rows of the other reading fill it. */
function lacksColumn({ details, always = [] }: ListProposal, other: ListProposal): boolean {
	const columnsOf = (all: readonly Detail[]) =>
		Map.groupBy(all, ({ path }) => path.slice(path.indexOf('].') + 2));
	const [own, others] = [columnsOf(details), columnsOf(other.details)];
	return always.some(
		(column) =>
			!own.has(column) &&
			(others.get(column)?.length ?? 0) >= THRESHOLDS.taughtRows.filledColumn * other.value.length,
	);
}

/** Whether the middle of a row is within another one. */
function holdsMiddle({ page, top, bottom }: RowPlace, row: RowPlace): boolean {
	const middle = (row.top + row.bottom) / 2;
	return page === row.page && middle >= top && middle <= bottom;
}

/** The number of values of each row. */
function countCells({ details }: ListProposal): Map<number, number> {
	const counts = new Map<number, number>();
	for (const { path } of details) {
		const index = rowOf(path);
		counts.set(index, (counts.get(index) ?? 0) + 1);
	}
	return counts;
}
