import type { Document } from '../document.ts';
import { readField, readFields } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { Scalar } from '../values/parse-value.ts';
import type { Leaf } from './ask-question.ts';
import { groundValue } from './ground-value.ts';
import type { Match } from './ground-value.ts';

/** A grounded cell; `path` is the path of its detail. */
export type GroundedCell = { path: string; names: string[]; match: Match };
export type GroundedList = { rows: GroundedCell[][]; refused: number };

/** Maximum distance of values in one row, in lines. */
const MAX_LINES_APART = 6;

/** Grounds the rows of the second reader, each at a place of its own. */
export function groundList(document: Document, leaf: Leaf, said: readonly unknown[]): GroundedList {
	const { names, definition } = leaf;
	const { encoder } = document.models;
	const isOfObjects = definition.itemType === 'object';
	const columns = isOfObjects
		? readFields(definition.itemSchema?.properties ?? {}, { inRow: true, encoder }, names)
		: [readField(names, definition, { encoder })];
	const taken = new Set<string>();
	const rows: GroundedCell[][] = [];
	let refused = 0;
	for (const one of said) {
		const found = columns.flatMap((field) => {
			const column = field.path.slice(names.length);
			const value = isOfObjects ? (one as Record<string, unknown>)[column.join('.')] : one;
			if (!isScalar(value)) return [];
			const matches = matchesOf(document, field, value, taken);
			if (matches.length === 0) refused += 1;
			return matches.length === 0 ? [] : [{ column, matches }];
		});
		const row = chooseRow(found);
		refused += found.length - row.length;
		if (row.length === 0) continue;
		for (const { match } of row) taken.add(placeOf(match));
		const at = `${names.join('.')}[${rows.length}]`;
		rows.push(
			row.map(({ column, match }) => ({
				path: [at, ...column].join('.'),
				names: column,
				match,
			})),
		);
	}
	return { rows, refused };
}

function matchesOf(
	document: Document,
	field: Field,
	said: Scalar,
	taken: ReadonlySet<string>,
): Match[] {
	const held = groundValue(document, field, said);
	// Rows must be printed; judgements about them are not accepted.
	return held.kind === 'found' ? held.matches.filter((match) => !taken.has(placeOf(match))) : [];
}

type ColumnMatches = { column: string[]; matches: Match[] };

/** Chooses for each value the place nearest to the rarest value of the row, and drops distant ones. */
function chooseRow(found: readonly ColumnMatches[]): { column: string[]; match: Match }[] {
	const anchor = found.toSorted((a, b) => a.matches.length - b.matches.length)[0]?.matches[0];
	if (!anchor) return [];
	return found.flatMap(({ column, matches }) => {
		const near = matches
			.filter(
				({ page, line }) => page === anchor.page && Math.abs(line - anchor.line) <= MAX_LINES_APART,
			)
			.toSorted((a, b) => Math.abs(a.line - anchor.line) - Math.abs(b.line - anchor.line));
		return near[0] ? [{ column, match: near[0] }] : [];
	});
}

function placeOf({ page, box: { x0, y0, x1, y1 } }: Match): string {
	return `${page} ${x0} ${y0} ${x1} ${y1}`;
}

function isScalar(value: unknown): value is Scalar {
	return ['string', 'number', 'boolean'].includes(typeof value);
}
