/** Minimal office files. */
import { makeZip } from './archives.ts';
import type { ZipPart } from './archives.ts';

const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const part = (name: string, text: string): ZipPart => ({ name, content: xml(text) });
export const escape = (text: string) =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

export type Relation = { id: string; kind: string; target: string; isExternal?: boolean };

export function relations(list: readonly Relation[]): string {
	const each = list.map(
		({ id, kind, target, isExternal }) =>
			`<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
	);
	return `<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;
}

const types = part('[Content_Types].xml', '<Types/>');

export const paragraph = (text: string, style = '') =>
	`<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escape(text).replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')}</w:t></w:r></w:p>`;

export const wordTable = (rows: readonly (readonly string[])[]) =>
	`<w:tbl>${rows
		.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`)
		.join('')}</w:tbl>`;

/** A Word document with this body. */
export function makeDocx(
	body: string,
	{
		header,
		related = [],
		parts = [],
	}: { header?: string; related?: Relation[]; parts?: ZipPart[] } = {},
): Buffer {
	const all = [
		...(header === undefined ? [] : [{ id: 'h1', kind: 'header', target: 'header1.xml' }]),
		...related,
	];
	return makeZip([
		types,
		part(
			'_rels/.rels',
			relations([{ id: 'r1', kind: 'officeDocument', target: 'word/document.xml' }]),
		),
		part('word/document.xml', `<w:document ${WORD}><w:body>${body}</w:body></w:document>`),
		part('word/_rels/document.xml.rels', relations(all)),
		...(header === undefined ? [] : [part('word/header1.xml', `<w:hdr ${WORD}>${header}</w:hdr>`)]),
		...parts,
	]);
}

/** A number with the index of a style, a text, or nothing. */
export type SheetValue = { value: number; style: number } | string | number | boolean | null;

export const DATE_STYLE = 1;
export const EURO_STYLE = 2;
export const PERCENT_STYLE = 3;
export const TIME_STYLE = 4;

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00\\ [$€-407]"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="22"/></cellXfs></styleSheet>`;

/** Excel's day number. */
export const excelDay = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;

export function sheetXml(rows: readonly (readonly SheetValue[])[], after = ''): string {
	const cells = rows.map((row, r) => {
		const each = row.map((value, c) => {
			const place = `r="${String.fromCharCode(65 + c)}${r + 1}"`;
			if (value === null) return '';
			if (typeof value === 'string') {
				return `<c ${place} t="inlineStr"><is><t>${escape(value)}</t></is></c>`;
			}
			if (typeof value === 'boolean') return `<c ${place} t="b"><v>${Number(value)}</v></c>`;
			return typeof value === 'number'
				? `<c ${place}><v>${value}</v></c>`
				: `<c ${place} s="${value.style}"><v>${value.value}</v></c>`;
		});
		return `<row r="${r + 1}">${each.join('')}</row>`;
	});
	return `<worksheet><sheetData>${cells.join('')}</sheetData>${after}</worksheet>`;
}

/** A workbook with these sheets, each as XML. */
export function makeXlsx(sheets: readonly string[], parts: readonly ZipPart[] = []): Buffer {
	const listed = sheets.map(
		(_, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="s${i + 1}"/>`,
	);
	const related = sheets.map((_, i) => ({
		id: `s${i + 1}`,
		kind: 'worksheet',
		target: `/xl/worksheets/sheet${i + 1}.xml`,
	}));
	return makeZip([
		types,
		part(
			'_rels/.rels',
			relations([{ id: 'r1', kind: 'officeDocument', target: 'xl/workbook.xml' }]),
		),
		part(
			'xl/workbook.xml',
			`<workbook xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
		),
		part('xl/_rels/workbook.xml.rels', relations(related)),
		part('xl/styles.xml', STYLES),
		...sheets.map((sheet, i) => part(`xl/worksheets/sheet${i + 1}.xml`, sheet)),
		...parts,
	]);
}

const ODF =
	'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"';

/** An OpenDocument text or spreadsheet; `automatic`: its automatic styles. */
export function makeOdf(
	kind: 'text' | 'spreadsheet',
	body: string,
	styles = '',
	automatic = '',
): Buffer {
	const mimetype = Buffer.from(`application/vnd.oasis.opendocument.${kind}`);
	return makeZip([
		{ name: 'mimetype', content: mimetype, isStored: true },
		part(
			'content.xml',
			`<office:document-content ${ODF}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
		),
		part('styles.xml', `<office:document-styles ${ODF}>${styles}</office:document-styles>`),
	]);
}
