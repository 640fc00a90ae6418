import { problem } from '../../../model/problem.ts';
import { buildFlow } from '../flow/build-flow.ts';
import type { FlowBuilder } from '../flow/build-flow.ts';
import type { FlowBlock, Sheet, SheetRow } from '../flow/flow.ts';
import { ROWS_PER_PAGE } from '../flow/set-sheets.ts';
import { writeNumber } from './write-number.ts';
import { withPackage } from './open-package.ts';
import type { XmlHandlers } from './read-xml.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const MAX_SPACES = 100;
/** Maximum columns of a table. LibreOffice writes all empty columns to the right. */
const MAX_COLUMNS = 1000;

/** Reads the text of an OpenDocument text: page headers, body with tables, footers. */
export async function readOdt(path: string): Promise<FlowBlock[]> {
	return await withPackage(path, 'OpenDocument text', async (office) => {
		const readPart = async (name: string, within: string) => {
			const flow = buildFlow();
			await office.read(name, readParagraphs(flow, within));
			return flow.finish();
		};
		return [
			...(await readPart(STYLES, 'header')),
			...(await readPart(CONTENT, 'body')),
			...(await readPart(STYLES, 'footer')),
		];
	});
}

/** Content beside the text: comments and tracked deletions. */
const ASIDE: ReadonlySet<string> = new Set(['annotation', 'tracked-changes', 'forms']);

function readParagraphs(flow: FlowBuilder, within: string): XmlHandlers {
	let inside = 0;
	let aside = 0;
	let paragraphs = 0;
	let hasText = false;
	return {
		open(name, get) {
			if (name === within) inside += 1;
			if (ASIDE.has(name)) aside += 1;
			if (inside === 0 || aside > 0) return;
			if (name === 'p' || name === 'h') {
				if (paragraphs > 0 && hasText) flow.endLine();
				paragraphs += 1;
				hasText = false;
			} else if (name === 'tab') flow.text('\t');
			else if (name === 'line-break') flow.endLine();
			else if (name === 's') flow.text(' '.repeat(Math.min(Number(get('c')) || 1, MAX_SPACES)));
			else if (name === 'table') flow.openTable();
			else if (name === 'table-row') flow.openRow();
			else if (name === 'table-cell') flow.openCell(Number(get('number-columns-spanned')) || 1);
		},
		text(text) {
			if (inside === 0 || aside > 0 || paragraphs === 0) return;
			const collapsed = text.replace(/\s+/g, ' ');
			if (collapsed.trim() !== '') hasText = true;
			flow.text(collapsed);
		},
		close(name) {
			if (name === within) inside -= 1;
			if (ASIDE.has(name)) aside -= 1;
			if (inside === 0 || aside > 0) return;
			if (name === 'p' || name === 'h') {
				paragraphs -= 1;
				if (hasText) flow.endLine(name === 'h');
				else flow.blank();
				hasText = false;
			} else if (name === 'table-cell') flow.closeCell();
			else if (name === 'table-row') flow.closeRow();
			else if (name === 'table') flow.closeTable();
		},
	};
}

/** Reads the sheets of an OpenDocument spreadsheet, values by their types. */
export async function readOds(path: string, maxPages: number): Promise<Sheet[]> {
	return await withPackage(path, 'OpenDocument spreadsheet', async (office) => {
		const sheets: Sheet[] = [];
		await office.read(CONTENT, readSheets(sheets, maxPages * ROWS_PER_PAGE, maxPages));
		return sheets;
	});
}

type OpenCell = { value: string | undefined; text: string; repeated: number; span: number };

function readSheets(sheets: Sheet[], maxRows: number, maxPages: number): XmlHandlers {
	let row: SheetRow | undefined;
	let number = 0;
	let rowRepeated = 1;
	let column = 0;
	let cell: OpenCell | undefined;
	let paragraphs = 0;
	let aside = 0;
	let rows = 0;
	/** The styles of hidden sheets, and the style that is being read. */
	const hiddenStyles = new Set<string>();
	let style = '';
	let isHidden = false;

	const closeCell = ({ value, text, repeated, span }: OpenCell) => {
		const shown = value ?? text.trim();
		for (let i = 0; i < repeated && column + i < MAX_COLUMNS && shown !== ''; i += 1) {
			row?.cells.push({ column: column + i, text: shown, span });
		}
		column += repeated;
	};
	const closeRow = (closed: SheetRow) => {
		if (closed.cells.length > 0) {
			rows += rowRepeated;
			if (rows > maxRows) {
				throw problem('TOO_MANY_PAGES', { pages: Math.ceil(rows / ROWS_PER_PAGE), maxPages });
			}
			for (let i = 0; i < rowRepeated; i += 1) {
				sheets.at(-1)?.rows.push({ number: closed.number + i, cells: closed.cells });
			}
		}
		number += rowRepeated;
	};
	/** Inside a visible sheet. */
	const openInSheet = (name: string, get: GetAttribute) => {
		if (name === 'table-row') {
			row = { number, cells: [] };
			rowRepeated = countOf(get, 'number-rows-repeated');
			column = 0;
		} else if (name === 'table-cell' || name === 'covered-table-cell') {
			cell = {
				value: valueOf(get),
				text: '',
				repeated: countOf(get, 'number-columns-repeated'),
				span: Math.min(countOf(get, 'number-columns-spanned'), MAX_COLUMNS),
			};
		} else if (name === 'p' && cell) {
			if (cell.text !== '') cell.text += '\n';
			paragraphs += 1;
		} else if (name === 's' && cell) cell.text += ' ';
	};
	return {
		open(name, get) {
			if (ASIDE.has(name)) aside += 1;
			if (aside > 0) return;
			if (name === 'style') style = get('name') ?? '';
			else if (name === 'table-properties' && get('display') === 'false') hiddenStyles.add(style);
			else if (name === 'table') {
				isHidden = hiddenStyles.has(get('style-name') ?? '');
				if (!isHidden) sheets.push({ rows: [] });
				number = 0;
			} else if (!isHidden) openInSheet(name, get);
		},
		text(text) {
			if (cell && paragraphs > 0 && aside === 0) cell.text += text;
		},
		close(name) {
			if (ASIDE.has(name)) aside -= 1;
			if (aside > 0) return;
			if (name === 'p' && paragraphs > 0) paragraphs -= 1;
			else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
				closeCell(cell);
				cell = undefined;
			} else if (name === 'table-row' && row) {
				closeRow(row);
				row = undefined;
			}
		},
	};
}

type GetAttribute = (attribute: string) => string | undefined;

/** At least 1, even if the attribute is invalid. */
function countOf(get: GetAttribute, attribute: string): number {
	return Math.max(1, Number(get(attribute)) || 1);
}

/** The typed value of a cell in a canonical form; undefined to use the displayed text. */
function valueOf(get: GetAttribute): string | undefined {
	const type = get('value-type');
	const value = get('value');
	if (type === 'date')
		return get('date-value')
			?.replace('T', ' ')
			.replace(/ 00:00:00$/, '');
	if (value === undefined) return undefined;
	if (type === 'percentage') return `${writeNumber(Number(value) * 100)}%`;
	if (type === 'currency')
		return `${writeNumber(Number(value), 2)} ${get('currency') ?? ''}`.trim();
	return type === 'float' ? writeNumber(Number(value)) : undefined;
}
