import { openDocument } from '../engine/src/reading/extraction/document.ts';
import { kindOfCell } from '../engine/src/reading/extraction/decide/calibrate-proposals.ts';
import type { Models } from '../engine/src/reading/extraction/models/create-models.ts';
import { readLists } from '../engine/src/reading/extraction/request/read-lists.ts';
import type { ListProposal, Named } from '../engine/src/reading/extraction/source.ts';
import { askSources, LIST_SOURCES } from '../engine/src/reading/extraction/sources/sources.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import { isEmpty, isEqual } from './compare.ts';
import type { Comparison } from './compare.ts';
import type { Judged } from './fit-calibration.ts';
import type { Case } from './hold-out.ts';
import { pairRows, valueAt } from './score.ts';

type Known = Pick<Case, 'kinds' | 'truth'>;
type Rows = readonly Readonly<Record<string, unknown>>[];

/** The values that all sources propose for the lists of a document, and whether each is correct. */
export function judgeLists(
	{ set, pages, schema, kinds, truth }: Omit<Case, 'examples'>,
	models: Models,
): Judged[] {
	const document = openDocument(layOutPages(pages), models);
	const lists = readLists(schema.data, { encoder: models.encoder });
	return askSources(LIST_SOURCES, document, lists).flatMap((proposed) => {
		if (!('details' in proposed)) return [];
		return judgeProposal(proposed, { set, kinds, truth });
	});
}

/** The values of a proposed list, and whether each is correct. */
export function judgeProposal(
	proposed: Named<ListProposal>,
	{ set, ...known }: Known & { set: string },
): Judged[] {
	const isRight = judgeList(proposed, known);
	if (!isRight) return [];
	const { source, field, details } = proposed;
	return details.map(({ path, confidence }) => ({
		source,
		set,
		confidence,
		kind: kindOfCell(field, path),
		isRight: isRight(path),
	}));
}

/** Whether the value at a path is correct; undefined if the values of the list are not known. */
function judgeList(
	{ field, value }: Pick<ListProposal, 'field' | 'value'>,
	{ kinds, truth }: Known,
): ((path: string) => boolean) | undefined {
	const list = field.path.join('.');
	const expected = valueAt(truth, list);
	if (!Array.isArray(expected)) return undefined;
	if (field.columns.length === 0) {
		const known = expected as unknown[];
		return (path) => known.some((one) => isEqual('name', one, value[readPlace(list, path).row]));
	}
	const columns = columnsOf(kinds, list);
	if (columns.size === 0) return undefined;
	const rows = expected as Rows;
	const partners = pairRows(rows, value, columns);
	const rowOf = new Map([...partners].map(([i, j]) => [j, rows[i]]));
	return (path) => {
		const { row, column } = readPlace(list, path);
		const [right, given] = [rowOf.get(row)?.[column], valueAt(value[row], column)];
		const comparison = columns.get(column);
		return !isEmpty(right) && comparison !== undefined && isEqual(comparison, right, given);
	};
}

function columnsOf(kinds: Known['kinds'], list: string): Map<string, Comparison> {
	const before = `${list}[].`;
	return new Map(
		Object.entries(kinds).flatMap(([path, comparison]) =>
			path.startsWith(before) ? [[path.slice(before.length), comparison]] : [],
		),
	);
}

/** `items[3].price` → row 3, column `price`. */
function readPlace(list: string, path: string): { row: number; column: string } {
	const [row = '', ...column] = path.slice(list.length + 1).split(/\]\.?/);
	return { row: Number(row), column: column.join('') };
}
