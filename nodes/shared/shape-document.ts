import type { IDataObject, INode } from 'n8n-workflow';
import { isObjectEmpty, NodeOperationError } from 'n8n-workflow';
import { flatten } from './flatten-document';
import { isObject, valueAt } from './read-path';

/** A document that was read: synchronously, by a job, or in an event. */
export type ReadDocument = {
	fileName: string;
	result: IDataObject;
	/** Pages, job and details: data besides the fields. */
	info: IDataObject;
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
	const { result } = document;
	const { output, options } = shape;
	if (output === 'sheet') return flatten(document, shape.sheetList, columns ?? []);
	// In version 1, the details option alone had no effect.
	const wantsDetails = options.details === true && node.typeVersion > 1;
	const wantsInfo = addInfo || options.addInfo === true || wantsDetails;
	const info = wantsInfo ? infoOf(document) : {};
	if (output === 'rows') {
		return toRows(node, result, shape, info, itemIndex);
	}
	if (output === 'fields') return [{ ...pick(result, shape.outputFields), ...info }];
	return [{ ...(options.leaveOutLists === true ? withoutArrays(result) : result), ...info }];
}

type Wishes = { itemIndex?: number; addInfo?: boolean; columns?: readonly string[] | undefined };

function infoOf({ fileName, info }: ReadDocument): IDataObject {
	return { _document: { fileName, ...info } };
}

function toRows(
	node: INode,
	result: IDataObject,
	{ rowsField: path, options }: Shape,
	info: IDataObject,
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
	if (rows.length === 0) return isObjectEmpty(shared) ? [] : [shared];
	return entries.map((entry) => ({ ...shared, ...entry }));
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
