import type { DocumentRecord, RecordList, RecordRow } from '../../../../model/record.ts';
import type { FieldMap } from '../../../../model/template.ts';
import type { Document } from '../../document.ts';
import { mainConcept, readField, readFields } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { holdsRows } from '../../request/read-lists.ts';
import type { ListField } from '../../request/read-lists.ts';
import type { StatedCell, StatedList } from '../../source.ts';
import { answerFromCode } from './answer-from-record.ts';
import { CONCEPTS_OF_LISTS, CONCEPTS_OF_ROWS, HEADER_CONCEPTS } from './concepts-of.ts';
import { answerField } from './read-said.ts';
import type { Answer } from './read-said.ts';
import { toStatement } from './state.ts';
import { maxOf } from '../../../../model/extremes.ts';

/** A list that a record states; undefined if no record has such a list. */
export function listFromRecords(document: Document, list: ListField): StatedList | undefined {
	const codes = listCodes(document, list);
	if (codes) return codes;
	for (const record of document.records) {
		const stated = holdsRows(list)
			? listObjects(document, record, list)
			: listScalars(document, record, list);
		if (stated) return stated;
		// The pages were rendered from the record, so they contain no other list.
		if (record.isWhole) return { field: list, rows: [], isFinal: true };
	}
	return undefined;
}

/** All codes of the pages, for a list that asks for codes. */
function listCodes(document: Document, list: ListField): StatedList | undefined {
	const rows = document.records.flatMap((record): StatedCell[][] => {
		const answer = answerFromCode(list, record);
		return answer
			? [[{ path: [], statement: toStatement(document, list, { answer, record }) }]]
			: [];
	});
	return rows.length === 0 ? undefined : { field: list, rows, isFinal: true };
}

/** A list of plain values: all that match the field, from the header or from a column of the lines. */
function listScalars(
	document: Document,
	record: DocumentRecord,
	list: ListField,
): StatedList | undefined {
	const ofHeader = record.header.flatMap((one) => answerField(list, [one], HEADER_CONCEPTS) ?? []);
	const best = Math.max(0, maxOf(ofHeader.map(({ strength }) => strength)));
	const { asking } = document.models;
	const inRow = readField(list.path, list.definition, { ...asking, inRow: true });
	const ofLines = (record.lists.lines ?? []).flatMap(
		(row) => answerField(inRow, row, CONCEPTS_OF_ROWS.lines) ?? [],
	);
	const answers = best >= MIN_STRENGTH ? ofHeader : ofLines.filter(isSure);
	if (answers.length === 0) return undefined;
	const rows = answers.map((answer): StatedCell[] => [
		{ path: [], statement: toStatement(document, list, { answer, record }) },
	]);
	return { field: list, rows, isFinal: true };
}

/** Minimum strength of a match for a list of a record. */
const MIN_STRENGTH = 0.9;

function isSure({ strength }: Answer): boolean {
	return strength >= MIN_STRENGTH;
}

type RowAnswer = { field: Field; answer: Answer };

function listObjects(
	document: Document,
	record: DocumentRecord,
	list: ListField,
): StatedList | undefined {
	const { path, definition } = list;
	const properties = definition.itemSchema?.properties ?? {};
	const { asking } = document.models;
	const names = listsMeant(list);
	const rows = names.flatMap((name) => {
		const isLine = name === 'lines';
		const fields = readFields(properties, { ...asking, inRow: isLine }, path);
		return (record.lists[name] ?? []).map((row) => answerRow(fields, row, name));
	});
	const filled = new Set(rows.flatMap((row) => row.map(({ field }) => field.path.join('.'))));
	const isList = names.includes('lines')
		? isLineList(rows) && 2 * filled.size >= countLeaves(properties)
		: filled.size > 0;
	if (!isList) return undefined;
	return {
		field: list,
		rows: rows.map((row) =>
			row.map(({ field, answer }) => ({
				path: field.path.slice(path.length),
				statement: toStatement(document, field, { answer, record }),
			})),
		),
		isFinal: record.isWhole,
	};
}

function listsMeant(list: Field): RecordList[] {
	const names = (Object.keys(CONCEPTS_OF_LISTS) as RecordList[]).filter((name) =>
		CONCEPTS_OF_LISTS[name].some((concept) => list.concepts.has(concept)),
	);
	return names.includes('taxes') ? ['taxes'] : names.length > 0 ? names : ['lines'];
}

function answerRow(fields: readonly Field[], row: RecordRow, list: RecordList): RowAnswer[] {
	const isName = (field: Field) => mainConcept(field) === 'itemDescription';
	// A description describes an article better than its name.
	const named = fields.filter(isName);
	const details = named.length > 1 ? named.find(saysDescription) : undefined;
	return fields.flatMap((field) => {
		const said =
			field === details && row.some(({ name }) => name === 'itemDetails')
				? row.filter(({ name }) => name !== 'itemName')
				: row;
		const answer = answerField(field, said, CONCEPTS_OF_ROWS[list]);
		return answer ? [{ field, answer }] : [];
	});
}

function saysDescription({ name }: Field): boolean {
	return name.some(({ lemmas }) => lemmas.includes('description'));
}

/** Rows of goods have a name or an amount. */
function isLineList(rows: readonly RowAnswer[][]): boolean {
	return rows.some((row) =>
		row.some(({ field, answer }) => {
			const main = mainConcept(field);
			return (main === 'itemDescription' || main === 'lineTotal') && isSure(answer);
		}),
	);
}

function countLeaves(definitions: FieldMap): number {
	return Object.values(definitions).reduce(
		(sum, one) => sum + (one.type === 'object' ? countLeaves(one.properties ?? {}) : 1),
		0,
	);
}
