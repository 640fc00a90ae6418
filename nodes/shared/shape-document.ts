import type { IDataObject, INode } from 'n8n-workflow';
import { isObjectEmpty, NodeOperationError } from 'n8n-workflow';
import { flatten } from './flatten-document';
import { isObject, valueAt } from './read-path';

/** A document that was read: synchronously, by a job, or in an event. */
export type ReadDocument = {
	fileName: string;
	/** null: no template reads it. */
	result: IDataObject | null;
	/** Pages, job and details: data besides the fields. */
	info: IDataObject;
	/** What the document is: fields of every item, except where the template has fields of these names. */
	about?: IDataObject;
};

export type Shape = {
	output: 'documents' | 'rows' | 'fields' | 'sheet' | 'answer';
	/** The path of the list whose rows become items. */
	rowsField: string;
	/** The path of the list for a sheet; empty: none. */
	sheetList: string;
	outputFields: string[];
	options: IDataObject;
};

/** The output settings; `get` reads a parameter of the node. */
export function readShape(get: (name: string, fallback: unknown) => unknown): Shape {
	return {
		output: get('output', 'documents') as Shape['output'],
		rowsField: String(get('rowsField', '') ?? '').trim(),
		sheetList: String(get('sheetList', '') ?? '').trim(),
		outputFields: [get('outputFields', [])].flat() as string[],
		options: get('options', {}) as IDataObject,
	};
}

/** The items of a document. `addInfo`: regardless of the options. `columns`: of the list of a sheet, if known. */
export function shapeDocument(
	node: INode,
	document: ReadDocument,
	shape: Shape,
	{ itemIndex, addInfo = false, columns }: Wishes = {},
): IDataObject[] {
	const { about = {} } = document;
	const result = document.result ?? {};
	const { output, options } = shape;
	if (output === 'sheet') {
		return flatten({ ...document, result, about }, shape.sheetList, columns ?? []);
	}
	// In version 1, the details option alone had no effect.
	const wantsDetails = options.details === true && node.typeVersion > 1;
	const wantsInfo = addInfo || options.addInfo === true || wantsDetails;
	const info = wantsInfo ? infoOf(document) : {};
	if (output === 'rows') {
		// The documents of one file have different templates, and not each has the list.
		const isSorted = about.pages !== undefined;
		if (!isSorted || Array.isArray(valueAt(result, shape.rowsField))) {
			return toRows(node, { result, about, info }, shape, itemIndex);
		}
		const isWanted = options.addDocumentFields !== false;
		return [{ ...about, ...(isWanted && withoutArrays(result)), ...info }];
	}
	const fields = output === 'fields' ? pick(result, shape.outputFields) : result;
	const kept =
		options.leaveOutLists === true && output !== 'fields' ? withoutArrays(fields) : fields;
	return [{ ...kept, ...unlessTaken(about, kept), ...info }];
}

function unlessTaken(about: IDataObject, taken: IDataObject): IDataObject {
	return Object.fromEntries(Object.entries(about).filter(([name]) => !(name in taken)));
}

type Wishes = { itemIndex?: number; addInfo?: boolean; columns?: readonly string[] | undefined };

function infoOf({ fileName, info }: ReadDocument): IDataObject {
	return { _document: { fileName, ...info } };
}

function toRows(
	node: INode,
	{ result, about, info }: { result: IDataObject; about: IDataObject; info: IDataObject },
	{ rowsField: path, options }: Shape,
	itemIndex?: number,
): IDataObject[] {
	const rows = valueAt(result, path);
	if (!Array.isArray(rows)) {
		const arrays = Object.keys(result).filter((name) => Array.isArray(result[name]));
		throw new NodeOperationError(node, `The template has no list "${path}"`, {
			description:
				arrays.length > 0
					? `Lists of its documents: ${arrays.join(', ')}.`
					: 'It has no list at all. Choose Output → One Item per Document.',
			...(itemIndex !== undefined && { itemIndex }),
		});
	}
	const name = path.split('.').at(-1) ?? path;
	const entries = rows.map((row: unknown) => (isObject(row) ? row : { [name]: row as string }));
	const taken = new Set(entries.flatMap((entry) => Object.keys(entry)));
	const shared = {
		...(options.addDocumentFields !== false && renameTaken(withoutArrays(result), taken)),
		...info,
	};
	const own = { ...renameTaken(about, taken), ...shared };
	if (rows.length === 0) return isObjectEmpty(shared) ? [] : [own];
	return entries.map((entry) => ({ ...own, ...entry }));
}

/** The selected fields, nested as in the result. */
function pick(result: IDataObject, paths: readonly string[]): IDataObject {
	const picked: IDataObject = {};
	for (const path of paths) {
		const steps = path.split('.');
		const last = steps.pop() ?? path;
		let place = picked;
		for (const step of steps) place = (place[step] ??= {}) as IDataObject;
		place[last] = (valueAt(result, path) ?? null) as IDataObject;
	}
	return picked;
}

/** If a row and its document share a field name, both are kept. */
function renameTaken(fields: IDataObject, taken: ReadonlySet<string>): IDataObject {
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [
			taken.has(name) ? `document_${name}` : name,
			value,
		]),
	);
}

function withoutArrays(fields: IDataObject): IDataObject {
	return Object.fromEntries(
		Object.entries(fields)
			.filter(([, value]) => !Array.isArray(value))
			.map(([name, value]) => [name, isObject(value) ? withoutArrays(value) : value]),
	);
}
