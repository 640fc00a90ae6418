import type { RememberedTable } from '../../../../model/memory.ts';
import type { Document } from '../../document.ts';
import { proposeRows } from '../../lists/propose-list.ts';
import type { ItemValue } from '../../lists/tables/item-value.ts';
import { knownLessons } from '../../memory/align-lesson.ts';
import type { Alignment } from '../../memory/align-lesson.ts';
import { recallEntries } from '../../memory/recall-entries.ts';
import { rightShareOf } from '../../memory/recall-heads.ts';
import { recallRows } from '../../memory/recall-rows.ts';
import { PRIORS } from '../../models/priors.ts';
import type { Field } from '../../request/read-fields.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListField } from '../../request/read-lists.ts';
import { AS_REMEMBERED } from '../../../../model/extraction.ts';
import type { ListSource } from '../../source.ts';

/** The rows of a list, and whether they were assigned to it by their form alone. */
type FoundRows = {
	list: ListField;
	rows: ItemValue[][];
	isElsewhere: boolean;
	rightShare: number;
	always: string[];
};

/** Rows at the places that a person taught on a document of the same make. */
export const rememberedRows: ListSource = {
	name: 'remembered rows',
	wants: holdsRows,
	propose: (document, lists) => {
		if (document.lessons.length === 0) return [];
		const all = lists.flatMap((list) => findRows(document, list) ?? []);
		const { confidence } = PRIORS.rememberedRows;
		return all
			.filter((one) => !one.isElsewhere || !all.some((other) => takes(other, one)))
			.map(({ list, rows, rightShare, always }) => ({
				...proposeRows(list, { rows, confidence, checks: [AS_REMEMBERED] }),
				isFirm: true,
				rightShare,
				always,
			}));
	},
};

/** Maximum number of lessons tried for a list, newest first, because reading rows is expensive. */
const MAX_LESSONS = 2;

/**
 * The longest list that a lesson finds. Entries in running text are expensive to read, so the newest lesson that
 * finds any entries wins.
 */
function findRows(document: Document, list: ListField): FoundRows | undefined {
	const path = list.path.join('.');
	const fields = new Map(
		list.columns.map((field) => [field.path.slice(list.path.length).join('.'), field]),
	);
	const fieldOf = (inner: string) => fields.get(inner);
	const known = document.fact(knownLessons).flatMap(({ lesson, alignment }) => {
		const taught = lesson.tables.find((table) => table.path === path);
		return taught ? [{ taught, alignment }] : [];
	});
	let best: FoundRows | undefined;
	for (const one of known.slice(0, MAX_LESSONS)) {
		if (best && !one.taught.rows) continue;
		const found = readTaught(document, one, fieldOf);
		if (found && countCells(found.rows) > countCells(best?.rows ?? []))
			best = { list, ...found, rightShare: rightShareOf(one.taught), always: alwaysOf(one.taught) };
	}
	return best;
}

function readTaught(
	document: Document,
	{ taught, alignment }: { taught: RememberedTable; alignment: Alignment },
	fieldOf: (path: string) => Field | undefined,
): Pick<FoundRows, 'rows' | 'isElsewhere'> | undefined {
	const rows = taught.rows && recallRows(document, taught.rows, alignment, fieldOf);
	if (rows && rows.length > 0) return { rows, isElsewhere: false };
	const entries = taught.entries && recallEntries(document, taught.entries, alignment, fieldOf);
	return entries ?? (rows && { rows, isElsewhere: false });
}

/**
 * Whether a list shares lines with another one that was found at an untaught place; of two such lists, the longer one
 * wins.
 */
function takes(one: FoundRows, elsewhere: FoundRows): boolean {
	const isSurer = !one.isElsewhere || countCells(one.rows) > countCells(elsewhere.rows);
	if (one === elsewhere || !isSurer) return false;
	return elsewhere.rows
		.flat()
		.some(({ page, box }) =>
			one.rows.some((row) =>
				row.some((value) => value.page === page && value.box.y0 < box.y1 && value.box.y1 > box.y0),
			),
		);
}

/** The columns that every taught row fills. */
function alwaysOf({ rows }: RememberedTable): string[] {
	return (rows?.columns ?? []).flatMap(({ path, always }) =>
		always && path !== null ? [path] : [],
	);
}

function countCells(rows: readonly ItemValue[][]): number {
	return rows.reduce((sum, row) => sum + row.length, 0);
}
