import { problem } from '../../../model/problem.ts';
import type { Sheet, SheetCell, SheetRow } from '../flow/flow.ts';
import { ROWS_PER_PAGE } from '../flow/set-sheets.ts';
import { createNumberFormats } from './number-formats.ts';
import type { NumberFormats } from './number-formats.ts';
import { findMainPart, withPackage } from './open-package.ts';
import type { OfficePackage } from './open-package.ts';

const KIND = 'Excel workbook';
const USUAL_WORKBOOK = 'xl/workbook.xml';
const MAX_COLUMNS = 1000;

/** Reads the visible sheets of a workbook, values by their types. Formulas are not recalculated. */
export async function readXlsx(path: string, maxPages: number): Promise<Sheet[]> {
	return await withPackage(path, KIND, async (office) => {
		const workbook = await findMainPart(office, USUAL_WORKBOOK);
		const related = await office.readRelations(workbook);
		const { sheetIds, isFrom1904 } = await readWorkbook(office, workbook);
		const partOf = (kind: string) => [...related.values()].find((one) => one.kind === kind)?.target;
		const strings = await readStrings(office, partOf('sharedStrings') ?? 'xl/sharedStrings.xml');
		const formats = createNumberFormats({ isFrom1904 });
		await office.read(partOf('styles') ?? 'xl/styles.xml', formats.handlers);
		const names = sheetIds.flatMap((id) => related.get(id)?.target ?? []);
		const sheets: Sheet[] = [];
		let rowsLeft = maxPages * ROWS_PER_PAGE;
		for (const name of names.filter((one) => office.has(one))) {
			const sheet = await readSheet(office, name, { strings, formats, rowsLeft, maxPages });
			rowsLeft -= sheet.rows.length;
			sheets.push(sheet);
		}
		return sheets;
	});
}

async function readWorkbook(office: OfficePackage, name: string) {
	const sheetIds: string[] = [];
	let isFrom1904 = false;
	await office.read(name, {
		open(tag, get) {
			const id = get('id');
			const isHidden = get('state') !== undefined && get('state') !== 'visible';
			if (tag === 'sheet' && id !== undefined && !isHidden) sheetIds.push(id);
			if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(get('date1904') ?? '');
		},
	});
	return { sheetIds, isFrom1904 };
}

/** Shared strings by index. Phonetic text is left out. */
async function readStrings(office: OfficePackage, name: string): Promise<string[]> {
	const strings: string[] = [];
	let text = '';
	let isText = false;
	let phonetic = 0;
	await office.read(name, {
		open(tag) {
			if (tag === 'si') text = '';
			else if (tag === 'rPh') phonetic += 1;
			else if (tag === 't') isText = phonetic === 0;
		},
		text(piece) {
			if (isText) text += piece;
		},
		close(tag) {
			if (tag === 'si') strings.push(text);
			else if (tag === 'rPh') phonetic -= 1;
			else if (tag === 't') isText = false;
		},
	});
	return strings;
}

type SheetContext = {
	strings: readonly string[];
	formats: NumberFormats;
	rowsLeft: number;
	maxPages: number;
};

async function readSheet(
	office: OfficePackage,
	name: string,
	{ strings, formats, rowsLeft, maxPages }: SheetContext,
): Promise<Sheet> {
	const rows: SheetRow[] = [];
	let row: SheetRow | undefined;
	let number = -1;
	let column = -1;
	let type = '';
	let style = 0;
	let value = '';
	let isValue = false;
	const spans: [row: number, column: number, span: number][] = [];

	const shownOf = (): string => {
		if (type === 's') return strings[Number(value)] ?? '';
		if (type === 'b') return value === '1' ? 'true' : 'false';
		if (type === 'd') return value.replace('T', ' ').replace(/ 00:00:00(\.0+)?Z?$/, '');
		return type === '' || type === 'n' ? formats.write(value, style) : value;
	};
	await office.read(name, {
		open(tag, get) {
			if (tag === 'row') {
				number = Number(get('r') ?? number + 2) - 1;
				row = { number, cells: [] };
				column = -1;
			} else if (tag === 'c') {
				const place = get('r');
				column = place === undefined ? column + 1 : columnOf(place);
				type = get('t') ?? '';
				style = Number(get('s') ?? 0);
				value = '';
			} else if (tag === 'v' || tag === 't') isValue = true;
			else if (tag === 'mergeCell') {
				const [from = '', to = ''] = (get('ref') ?? '').split(':');
				const span = columnOf(to) - columnOf(from) + 1;
				if (span > 1) spans.push([Number(/(?<!\d)\d+$/.exec(from)?.[0]) - 1, columnOf(from), span]);
			}
		},
		text(piece) {
			if (isValue) value += piece;
		},
		close(tag) {
			if (tag === 'v' || tag === 't') isValue = false;
			else if (tag === 'c' && row && column < MAX_COLUMNS) {
				const text = shownOf().trim();
				if (text !== '') row.cells.push({ column, text, span: 1 });
			} else if (tag === 'row' && row) {
				if (row.cells.length > 0) rows.push(row);
				if (rows.length > rowsLeft) {
					const pages = maxPages + 1;
					throw problem('TOO_MANY_PAGES', { pages, maxPages });
				}
				row = undefined;
			}
		},
	});
	for (const one of rows) one.cells = putInOrder(one.cells);
	const byNumber = new Map(spans.length > 0 ? rows.map((one) => [one.number, one]) : []);
	for (const [at, from, span] of spans) {
		const cell = byNumber.get(at)?.cells.find(({ column: one }) => one === from);
		if (cell) cell.span = Math.min(span, MAX_COLUMNS);
	}
	return { rows: rows.sort((a, b) => a.number - b.number) };
}

/** Cells may name any position. Of two at the same position, the last one counts. */
function putInOrder(cells: SheetCell[]): SheetCell[] {
	if (isInOrder(cells)) return cells;
	const byColumn = new Map(cells.map((cell) => [cell.column, cell]));
	return [...byColumn.values()].sort((a, b) => a.column - b.column);
}

function isInOrder(cells: readonly SheetCell[]): boolean {
	let before = -1;
	for (const { column } of cells) {
		if (column <= before) return false;
		before = column;
	}
	return true;
}

/** "C12" is in column 2. */
function columnOf(place: string): number {
	let column = 0;
	for (let i = 0; i < 3; i += 1) {
		const letter = place.charCodeAt(i) - 64;
		if (!(letter >= 1 && letter <= 26)) break;
		column = column * 26 + letter;
	}
	return Math.max(0, column - 1);
}
