import type { Line, PageLayout } from '../../../model/layout.ts';
import type { FieldDefinition, FieldMap } from '../../../model/template.ts';
import type { Document } from '../document.ts';
import { toName, typeOf } from './name-fields.ts';

const MIN_COLUMNS = 3;
const LONGEST_HEAD = 30;
const LOOKED_AT_ROWS = 5;

/** Builds a list field from the head of the first table: one field per column. */
export function nameTable(document: Document): FieldDefinition | undefined {
	for (const page of document.pages) {
		for (const line of page.lines) {
			if (!isHead(line)) continue;
			const rows = page.lines.slice(line.index + 1, line.index + 1 + LOOKED_AT_ROWS);
			if (!isRow(rows[0], line)) continue;
			const properties = nameColumns(document, page, line, rows);
			if (Object.keys(properties).length < MIN_COLUMNS) continue;
			return {
				type: 'array',
				itemType: 'object',
				description: 'Rows of the table',
				itemSchema: { properties },
			};
		}
	}
	return undefined;
}

function isHead({ segments }: Line): boolean {
	return (
		segments.length >= MIN_COLUMNS &&
		segments.every(
			({ text }) => text.length <= LONGEST_HEAD && /\p{L}{2}/u.test(text) && !/\d/.test(text),
		) &&
		segments.every(({ text }) => !/[:：]$/u.test(text))
	);
}

/** Cells under at least two of the heads, one of them with a number. */
function isRow(row: Line | undefined, head: Line): boolean {
	const under = row?.segments.filter(({ box }) =>
		head.segments.some((one) => one.box.x0 < box.x1 && one.box.x1 > box.x0),
	);
	return (under?.length ?? 0) >= 2 && (row?.segments.some(({ text }) => /\d/.test(text)) ?? false);
}

function nameColumns(
	document: Document,
	page: PageLayout,
	head: Line,
	rows: readonly Line[],
): FieldMap {
	const edges = head.segments.map(({ box }) => box.x0);
	return Object.fromEntries(
		head.segments.flatMap(({ text, box }, i): [string, FieldDefinition][] => {
			const next = edges[i + 1] ?? page.width;
			const below = rows.flatMap(({ segments }) =>
				segments.filter(
					(one) => one.box.x1 > box.x0 && one.box.x0 < next && one.box.x1 <= next + box.x1 - box.x0,
				),
			);
			const types = below.map((one) => typeOf(one.text, document));
			const [first] = types;
			const isSame = first !== undefined && types.every(({ type }) => type === first.type);
			const isCount = below.length > 0 && below.every((one) => /^\d{1,4}$/.test(one.text));
			const name = toName(text);
			if (name === '') return [];
			const kind: FieldDefinition = isCount
				? { type: 'number' }
				: isSame
					? first
					: { type: 'string' };
			return [[name, { ...kind, description: text }]];
		}),
	);
}
