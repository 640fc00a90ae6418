import { valueAt } from '../../../../model/path.ts';
import type { Detail } from '../../../../model/extraction.ts';
import type { DocumentRecord, RecordList, RecordRow } from '../../../../model/record.ts';
import type { FieldDefinition, FieldMap } from '../../../../model/template.ts';
import type { Document } from '../../document.ts';
import type { ListResult } from '../../lists/bound-list.ts';
import { presentRow } from '../../lists/present-row.ts';
import { mainConcept, readField, readFields } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { answerFromCode } from './answer-from-record.ts';
import { comparePrint } from './compare-print.ts';
import { CONCEPTS_OF_LISTS, CONCEPTS_OF_ROWS, HEADER_CONCEPTS } from './concepts-of.ts';
import { answerField } from './read-said.ts';
import type { Answer } from './read-said.ts';
import { maxOf } from '../../../../model/extremes.ts';

type Order = {
	definition: FieldDefinition;
	path: readonly string[];
	/** What is read of the pages for the same list. */
	readPrint: () => ListResult;
};

/** The values of an array from what a record says; undefined where that is none of its lists. */
export function listFromRecords(document: Document, order: Order): ListResult | undefined {
	const codes = listCodes(document, order);
	if (codes) return codes;
	for (const record of document.records) {
		const { itemType, itemSchema } = order.definition;
		const list =
			itemType === 'object' && itemSchema
				? listObjects(document, record, order, itemSchema.properties)
				: listScalars(document, record, order);
		if (list) return list;
		// The pages were set from it: what looks like a list there is none.
		if (record.isWhole) return { value: [], details: [] };
	}
	return undefined;
}

/** All codes of the pages, for a list that asks for them. */
function listCodes(document: Document, { definition, path }: Order): ListResult | undefined {
	const { asking } = document.models;
	const field = readField(path, definition, asking);
	const found = document.records.flatMap((record) => {
		const answer = answerFromCode(field, record);
		return answer ? [{ record, answer }] : [];
	});
	if (found.length === 0) return undefined;
	return {
		value: found.map(({ answer }) => answer.value),
		details: found.map(({ record, answer }, i) => ({
			path: `${path.join('.')}[${i}]`,
			...comparePrint(document, { answer, record }),
		})),
	};
}

/** A list of values: all that is said of what it asks for, in the header or in a column of the lines. */
function listScalars(
	document: Document,
	record: DocumentRecord,
	{ definition, path }: Order,
): ListResult | undefined {
	const { asking } = document.models;
	const read = (inRow: boolean) => readField(path, definition, { ...asking, inRow });
	const field = read(false);
	const ofHeader = record.header.flatMap((one) => answerField(field, [one], HEADER_CONCEPTS) ?? []);
	const best = Math.max(0, maxOf(ofHeader.map(({ strength }) => strength)));
	const inRow = read(true);
	const ofLines = (record.lists.lines ?? []).flatMap(
		(row) => answerField(inRow, row, CONCEPTS_OF_ROWS.lines) ?? [],
	);
	const answers = best >= MIN_STRENGTH ? ofHeader : ofLines.filter(isSure);
	if (answers.length === 0) return undefined;
	return {
		value: answers.map(({ value }) => value),
		details: answers.map((answer, i) => ({
			path: `${path.join('.')}[${i}]`,
			...comparePrint(document, { answer, record }),
		})),
	};
}

/** Less sure is no list of a record. */
const MIN_STRENGTH = 0.9;

function isSure({ strength }: Answer): boolean {
	return strength >= MIN_STRENGTH;
}

type RowAnswer = { field: Field; answer: Answer };

function listObjects(
	document: Document,
	record: DocumentRecord,
	order: Order,
	properties: FieldMap,
): ListResult | undefined {
	const { path, definition } = order;
	const { asking } = document.models;
	const names = listsMeant(readField(path, definition, asking));
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
	const printed = record.isWhole ? undefined : order.readPrint();
	return presentRows(document, record, { rows, properties, path, printed });
}

function listsMeant(list: Field): RecordList[] {
	const names = (Object.keys(CONCEPTS_OF_LISTS) as RecordList[]).filter((name) =>
		CONCEPTS_OF_LISTS[name].some((concept) => list.concepts.has(concept)),
	);
	return names.includes('taxes') ? ['taxes'] : names.length > 0 ? names : ['lines'];
}

function answerRow(fields: readonly Field[], row: RecordRow, list: RecordList): RowAnswer[] {
	const isName = (field: Field) => mainConcept(field) === 'itemDescription';
	// Of a name and a description the latter says more about it.
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

/** The rows as the template wants them. Those of the page are held against them where there are as many. */
function presentRows(
	document: Document,
	record: DocumentRecord,
	{
		rows,
		properties,
		path,
		printed,
	}: {
		rows: readonly RowAnswer[][];
		properties: FieldMap;
		path: readonly string[];
		printed: ListResult | undefined;
	},
): ListResult {
	const isAsLong = printed?.value.length === rows.length;
	const onPage = new Map((isAsLong ? printed.details : []).map((detail) => [detail.path, detail]));
	const details: Detail[] = [];
	const value = rows.map((row, i) => {
		const found = new Map<string, unknown>();
		for (const { field, answer } of row) {
			const inner = field.path.slice(path.length);
			const at = `${path.join('.')}[${i}].${inner.join('.')}`;
			const there = onPage.get(at);
			const print =
				there && there.page !== null
					? { ...there, value: valueAt(printed?.value[i], inner) }
					: undefined;
			details.push({ path: at, ...comparePrint(document, { answer, record, printed: print }) });
			found.set(inner.join('.'), answer.value);
		}
		return presentRow(properties, found);
	});
	return { value, details };
}
