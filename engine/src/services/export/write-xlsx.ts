import { writeZip } from '../../platform/zip/write-zip.ts';
import type { NewZipEntry } from '../../platform/zip/write-zip.ts';
import type { ExportCell } from './columns.ts';
import { startsLikeFormula } from './write-csv.ts';

export type ExportSheet = {
	name: string;
	head: readonly string[];
	chunks: AsyncIterable<ExportCell[][]>;
};

/** Limits of the XLSX format. */
const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
const MAX_CELL_CHARACTERS = 32_767;

/** In the order of `cellXfs` below. */
const STYLE = { head: 1, day: 2, time: 3, quoted: 4 };
const DAY_MS = 86_400_000;
/** Day 0 of the format; dates from March 1900 on are correct with it. */
const EPOCH = Date.UTC(1899, 11, 30);

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook, a chunk of rows at a time. A sheet that is too long continues on another. */
export function writeXlsx(
	sheets: readonly ExportSheet[],
	{ maxRows = MAX_ROWS } = {},
): AsyncIterable<Buffer> {
	return writeZip(listEntries(sheets, maxRows));
}

async function* listEntries(
	sheets: readonly ExportSheet[],
	maxRows: number,
): AsyncIterable<NewZipEntry> {
	const names: string[] = [];
	for (const { name, head, chunks } of sheets) {
		const rows = flatten(chunks)[Symbol.asyncIterator]();
		const state = { next: await rows.next() };
		let part = 0;
		do {
			part += 1;
			names.push(part === 1 ? name : `${name} ${part}`);
			const content = writeSheet(head, rows, state, maxRows);
			yield { name: `xl/worksheets/sheet${names.length}.xml`, content };
		} while (!state.next.done);
	}
	for (const [name, content] of Object.entries(writeFrame(names))) {
		yield { name, content: Buffer.from(HEADER + content) };
	}
}

async function* flatten(chunks: AsyncIterable<ExportCell[][]>): AsyncIterable<ExportCell[]> {
	for await (const rows of chunks) yield* rows;
}

/** Writes rows until none are left or the sheet is full. */
async function* writeSheet(
	head: readonly string[],
	rows: AsyncIterator<ExportCell[]>,
	state: { next: IteratorResult<ExportCell[]> },
	maxRows: number,
): AsyncIterable<string> {
	yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
		'<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
		`</sheetView></sheetViews>${writeWidths(head, state.next)}<sheetData>${writeRow([...head], STYLE.head)}`;
	let text = '';
	for (let count = 1; count < maxRows && !state.next.done; count += 1) {
		text += writeRow(state.next.value);
		state.next = await rows.next();
		if (text.length < CHUNK_CHARACTERS) continue;
		yield text;
		text = '';
	}
	yield `${text}</sheetData></worksheet>`;
}

const CHUNK_CHARACTERS = 65_536;

/** In characters. A date in a column that is too narrow shows as ####. */
const WIDTH = { least: 8, most: 48, day: 12, time: 18, padding: 2 };

/** Based on the heading and the first row. */
function writeWidths(head: readonly string[], first: IteratorResult<ExportCell[]>): string {
	const cells = first.done ? [] : first.value;
	const columns = head.map((heading, i) => {
		const wanted = Math.max(heading.length, widthOf(cells[i] ?? null)) + WIDTH.padding;
		const width = Math.min(WIDTH.most, Math.max(WIDTH.least, wanted));
		return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
	});
	return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`;
}

function widthOf(cell: ExportCell): number {
	if (cell instanceof Date) return WIDTH.time;
	if (cell !== null && typeof cell === 'object') return WIDTH.day;
	return String(cell ?? '').length;
}

function writeRow(cells: readonly ExportCell[], style?: number): string {
	return `<row>${cells.map((cell) => writeCell(cell, style)).join('')}</row>`;
}

/**
 * Cells without an address follow each other. Text is never a formula, and text that looks like a formula stays text
 * when it is edited.
 */
function writeCell(cell: ExportCell, style?: number): string {
	if (cell === null || cell === '') return '<c/>';
	if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
	if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`;
	if (cell instanceof Date) {
		return `<c s="${STYLE.time}"><v>${(cell.getTime() - EPOCH) / DAY_MS}</v></c>`;
	}
	if (typeof cell === 'object') {
		const days = (Date.parse(cell.day) - EPOCH) / DAY_MS;
		if (days > FIRST_SAFE_DAY) return `<c s="${STYLE.day}"><v>${days}</v></c>`;
		return writeText(cell.day, style);
	}
	return writeText(cell, style);
}

/** The format includes a nonexistent 29 February 1900, so earlier dates are written as text. */
const FIRST_SAFE_DAY = 60;

function writeText(text: string, style?: number): string {
	const used = style ?? (startsLikeFormula(text) ? STYLE.quoted : undefined);
	const mark = used === undefined ? '' : ` s="${used}"`;
	const cut =
		text.length > MAX_CELL_CHARACTERS ? `${text.slice(0, MAX_CELL_CHARACTERS - 1)}…` : text;
	return `<c${mark} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cut)}</t></is></c>`;
}

/** Characters that XML cannot represent are escaped as the format defines. */
function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
		.replace(
			// eslint-disable-next-line no-control-regex
			/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
			(one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
		)
		.replace(/[&<>]/g, (one) => (one === '&' ? '&amp;' : one === '<' ? '&lt;' : '&gt;'));
}

/** The parts of a workbook other than its sheets. */
function writeFrame(names: readonly string[]): Record<string, string> {
	const each = (write: (name: string, number: number) => string) =>
		names.map((name, index) => write(name, index + 1)).join('');
	return {
		'[Content_Types].xml':
			'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
			'<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
			'<Default Extension="xml" ContentType="application/xml"/>' +
			`<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
			`<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
			each(
				(_name, number) =>
					`<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
			) +
			'</Types>',
		'_rels/.rels':
			`<Relationships xmlns="${RELATIONS}">` +
			`<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
			'</Relationships>',
		'xl/workbook.xml':
			`<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
			each((name, number) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`) +
			'</sheets></workbook>',
		'xl/_rels/workbook.xml.rels':
			`<Relationships xmlns="${RELATIONS}">` +
			each(
				(_name, number) =>
					`<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
			) +
			`<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>` +
			'</Relationships>',
		'xl/styles.xml':
			`<styleSheet xmlns="${MAIN}">` +
			'<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>' +
			'<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
			'<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
			'<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
			'<fills count="2"><fill><patternFill patternType="none"/></fill>' +
			'<fill><patternFill patternType="gray125"/></fill></fills>' +
			'<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
			'<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
			'<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
			'<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>' +
			'<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
			'<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
			'<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs>' +
			'<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
			'</styleSheet>',
	};
}
