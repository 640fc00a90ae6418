import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { optionsField } from '../../../shared/output-control';
import { valueAt } from '../../../shared/read-path';
import { callEngine } from '../../../shared/transport';
import { binaryField, makeForm, readDocuments, refuseEmpty } from '../../document-input';
import type { InputDocument } from '../../document-input';
import { optionsOf, readText } from '../../operation';
import type { Operation } from '../../operation';
import { listLocator, listPath, readListName } from './list-name';

/** Replaces a list by the items of the node, or by a file. */
export const replace: Operation = {
	properties: [
		listLocator,
		{
			displayName: 'Rows From',
			name: 'rowsFrom',
			type: 'options',
			noDataExpression: true,
			options: [
				{
					name: 'Binary Data',
					value: 'binary',
					description: 'A CSV, XLSX or JSON file, whose first row names the columns',
				},
				{
					name: 'Input Items',
					value: 'items',
					description: 'Each item becomes a row, each field a column',
				},
			],
			default: 'items',
		},
		{
			displayName:
				'All items together become the list, and the node returns one item. Rows that are not among the items are gone afterwards.',
			name: 'replaceNotice',
			type: 'notice',
			default: '',
			displayOptions: { show: { rowsFrom: ['items'] } },
		},
		{
			...binaryField,
			hint: 'The name of the input binary field that holds the CSV, XLSX or JSON file',
			displayOptions: { show: { rowsFrom: ['binary'] } },
		},
		optionsField([
			{
				displayName: 'Columns',
				name: 'columns',
				type: 'string',
				default: '',
				placeholder: 'e.g. name, city',
				description:
					'The fields of the items that become columns, separated by commas; dots lead into objects. All fields if empty.',
				displayOptions: { show: { '/rowsFrom': ['items'] } },
			},
		]),
	],

	execute: async (context, itemIndex, session) => {
		const name = readListName(context, itemIndex);
		if (context.getNodeParameter('rowsFrom', itemIndex, 'items') === 'binary') {
			const field = readText(context, 'binaryField', itemIndex);
			const [file] = await readDocuments(context, itemIndex, field);
			if (file) refuseEmpty(context, itemIndex, file);
			return { json: await send(context, itemIndex, name, file) };
		}
		// The first item of a list stands for all of them.
		if (session.replacedLists.has(name)) return [];
		session.replacedLists.add(name);
		const indexes = context
			.getInputData()
			.flatMap((_, index) => (readListName(context, index) === name ? [index] : []));
		const rows = indexes.map((index) => toRow(context, index));
		const content = new Blob([JSON.stringify(rows)], { type: 'application/json' });
		const file = { field: '', fileName: `${name}.json`, content };
		const pairedItem = indexes.map((item) => ({ item }));
		return { json: await send(context, itemIndex, name, file), pairedItem };
	},
};

async function send(
	context: IExecuteFunctions,
	itemIndex: number,
	name: string,
	file: InputDocument | undefined,
): Promise<IDataObject> {
	return await callEngine(context, {
		method: 'PUT',
		path: listPath(name),
		form: () => makeForm({}, 'file', file ? [file] : []),
		repeatable: true,
		itemIndex,
	});
}

function toRow(context: IExecuteFunctions, itemIndex: number): IDataObject {
	const fields = context.getInputData()[itemIndex]?.json ?? {};
	const wanted = String(optionsOf(context, itemIndex).columns ?? '')
		.split(',')
		.map((column) => column.trim())
		.filter((column) => column !== '');
	if (wanted.length === 0) {
		return Object.fromEntries(
			Object.entries(fields).map(([column, value]) => [column, toCell(value)]),
		);
	}
	const cells = wanted.map((column) => {
		const value = Object.hasOwn(fields, column) ? fields[column] : valueAt(fields, column);
		if (value !== undefined) return [column, toCell(value)] as const;
		const names = Object.keys(fields).join(', ');
		throw new NodeOperationError(context.getNode(), `The item has no field "${column}"`, {
			description: `It is a column in the options of this node. Fields of the item: ${names || 'none'}.`,
			itemIndex,
		});
	});
	return Object.fromEntries(cells);
}

/** A list holds texts; dates come as objects from some nodes. */
function toCell(value: unknown): string | number | boolean {
	if (value === null || value === undefined) return '';
	if (typeof value === 'number' || typeof value === 'boolean') return value;
	if (typeof value === 'string') return value;
	const text = JSON.stringify(value) ?? '';
	// A date is written as a text in quotation marks.
	return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}
