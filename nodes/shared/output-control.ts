import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';

/** Since version 2, Parse, jobs and the trigger give the same items. */
export const SINCE_2: IDisplayOptions['show'] = { '@version': [{ _cnd: { gte: 2 } }] };
export const SINCE_3: IDisplayOptions['show'] = { '@version': [{ _cnd: { gte: 3 } }] };
export const ONLY_2: IDisplayOptions['show'] = { '@version': [2] };
export const BEFORE_3: IDisplayOptions['show'] = { '@version': [{ _cnd: { lt: 3 } }] };
export const ONLY_1: IDisplayOptions['show'] = { '@version': [1] };

/**
 * Shows a property only if this also holds, besides its own conditions. It is checked before them: n8n shows a property
 * as soon as it meets a condition on a parameter that is an expression.
 */
export function showIf(show: IDisplayOptions['show'], property: INodeProperties): INodeProperties {
	const { displayOptions } = property;
	return {
		...property,
		displayOptions: { ...displayOptions, show: { ...show, ...displayOptions?.show } },
	};
}

const perDocument = {
	name: 'One Item per Document',
	value: 'documents',
	description: 'The fields of the template become the fields of the item',
};
const perRow = {
	name: 'One Item per Row of a List',
	value: 'rows',
	description: 'Such as the line items of an invoice, straight into a spreadsheet',
};
const chosenFields = {
	name: 'Selected Fields',
	value: 'fields',
	description: 'One item per document with the fields that you choose',
};
const forSheets = {
	name: 'Flatten for Spreadsheets',
	value: 'sheet',
	description:
		'One item per row of a list, with the fields of the document beside it, and the same columns for every document',
};
const everything = {
	name: 'Whole Answer',
	value: 'answer',
	description: 'The response of DocSift, unchanged',
};

/** The output settings for a document, the same for every source. */
export const outputControl: INodeProperties[] = [
	{
		displayName: 'Output',
		name: 'output',
		type: 'options',
		noDataExpression: true,
		options: [forSheets, perDocument, perRow, chosenFields, everything],
		default: 'documents',
	},
	{
		displayName: 'List Name or ID',
		name: 'sheetList',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'getListsOrNone',
			loadOptionsDependsOn: ['templateId.value', 'jobId.value'],
		},
		default: '',
		description:
			'The list whose rows become rows of the sheet. If empty, each document becomes one row. Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
		displayOptions: { show: { output: ['sheet'] } },
	},
	{
		displayName: 'List Name or ID',
		name: 'rowsField',
		type: 'options',
		typeOptions: {
			loadOptionsMethod: 'getLists',
			loadOptionsDependsOn: ['templateId.value', 'jobId.value'],
		},
		required: true,
		default: '',
		description:
			'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
		hint: 'A list of the template. Dots lead into objects, as in order.lines.',
		displayOptions: { show: { output: ['rows'] } },
	},
	{
		displayName: 'Field Names or IDs',
		name: 'outputFields',
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: 'getFields',
			loadOptionsDependsOn: ['templateId.value', 'jobId.value'],
		},
		required: true,
		default: [],
		description:
			'Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
		displayOptions: { show: { output: ['fields'] } },
	},
].map((property) => showIf(SINCE_2, property as INodeProperties));

const addDocumentFieldsOption: INodeProperties = {
	displayName: 'Add Document Fields to Rows',
	name: 'addDocumentFields',
	type: 'boolean',
	default: true,
	description:
		'Whether each row also gets the other fields of its document, such as the invoice number. A document without rows then gives one item of its own.',
	displayOptions: { show: { '/output': ['rows'] } },
};

const addInfoOption: INodeProperties = {
	displayName: 'Add Document Info',
	name: 'addInfo',
	type: 'boolean',
	default: false,
	description:
		'Whether to add the field _document: the file name, the pages, the job, warnings, and whether somebody should look at it',
	displayOptions: { hide: { '/output': ['answer', 'sheet'] } },
};

const leaveOutListsOption: INodeProperties = {
	displayName: 'Leave Out Lists',
	name: 'leaveOutLists',
	type: 'boolean',
	default: false,
	description:
		'Whether to leave out fields that hold several values, which a spreadsheet has no cell for',
	displayOptions: { show: { '/output': ['documents'] } },
};

export const detailsOption: INodeProperties = {
	displayName: 'Include Details',
	name: 'details',
	type: 'boolean',
	default: false,
	description:
		'Whether to add the confidence of every value and its place on the page, in the field _document',
	displayOptions: { hide: { '/output': ['sheet'] } },
};

export const outputOptions: INodeProperties[] = [
	addDocumentFieldsOption,
	addInfoOption,
	leaveOutListsOption,
];

/** The options of a node or an operation, sorted by name. */
export function optionsField(options: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add option',
		default: {},
		options: sortByName(options),
	};
}

const sortByName = (options: INodeProperties[]) =>
	[...options].sort((a, b) => a.displayName.localeCompare(b.displayName));
