import type { IBinaryData, IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts } from '../shared/errors';
import { showIf } from '../shared/output-control';
import { isTool, optionsOf, readText } from './operation';
import type { Session } from './operation';

export type InputDocument = { field: string; fileName: string; content: Blob };

export const sourceOptions = [
	{
		name: 'Binary Data',
		value: 'binary',
		description: 'A file in a binary field of the item, from an earlier node',
	},
	{
		name: 'URL',
		value: 'url',
		description: 'A public address, from which DocSift fetches the file',
	},
];

const sourceSelector: INodeProperties = {
	displayName: 'Document From',
	name: 'source',
	type: 'options',
	noDataExpression: true,
	options: sourceOptions,
	default: 'binary',
};

/** A model can name an address, but it cannot pass a file to its tool. */
export const sourceSelectors: INodeProperties[] = [
	showIf({ '@tool': [false] }, sourceSelector),
	showIf({ '@tool': [true] }, { ...sourceSelector, default: 'url' }),
];

export const toolNotice: INodeProperties = {
	displayName:
		'An agent cannot pass files to a tool. Let the model fill Document URL, or parse the files of the chat with a DocSift node before the agent.',
	name: 'toolNotice',
	type: 'notice',
	default: '',
	displayOptions: { show: { '@tool': [true] } },
};

export const urlField: INodeProperties = {
	displayName: 'Document URL',
	name: 'fileUrl',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. https://example.com/invoice.pdf',
	description:
		'A public address. Addresses in a private network must be allowed in the engine (FETCH_PRIVATE_NETWORKS_ALLOWED).',
	displayOptions: { show: { source: ['url'] } },
};

export const binaryField: INodeProperties = {
	displayName: 'Input Binary Field',
	name: 'binaryField',
	type: 'string',
	required: true,
	default: 'data',
	hint: 'The name of the input binary field that holds the document: PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)',
};

export const binaryFields: INodeProperties = {
	displayName: 'Input Binary Fields',
	name: 'binaryFields',
	type: 'string',
	required: true,
	default: 'data',
	hint: 'One name, several with commas between, or a pattern such as attachment_* or *. Accepted: PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown, XML (e-invoices), ZIP, EML or MSG.',
	description: 'The binary fields of the item that hold documents. Each file is read on its own.',
	displayOptions: { show: { source: ['binary'] } },
};

const languageOption: INodeProperties = {
	displayName: 'Language Name or ID',
	name: 'language',
	type: 'options',
	typeOptions: { loadOptionsMethod: 'getLanguages' },
	default: '',
	description:
		'The language of scanned pages; seldom needed. Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
};

const pagesOption: INodeProperties = {
	displayName: 'Pages',
	name: 'pages',
	type: 'string',
	default: '',
	placeholder: 'e.g. 1-3,7,-1',
	description:
		'Only these pages are read and charged: numbers and ranges, separated by commas; -1 is the last page. All pages if empty.',
};

const passwordOption: INodeProperties = {
	displayName: 'Password',
	name: 'password',
	type: 'string',
	typeOptions: { password: true },
	default: '',
	description:
		'The password of a protected PDF. The engine does not log it, and deletes it when the document has been read.',
};

/** The readers, for operations that return values. */
export const readerOption: INodeProperties = {
	displayName: 'Reader',
	name: 'reader',
	type: 'options',
	options: [
		{
			name: 'As the Template Says',
			value: '',
			description: 'The second reader is asked for the fields that the template names',
		},
		{
			name: 'Both',
			value: 'both',
			description:
				'A language model is asked as well, for what the template says, or for what is missing or doubtful. Needs an engine with one (LLM_URL).',
		},
		{
			name: 'First Only',
			value: 'first',
			description: 'No language model is asked, whatever the template says',
		},
	],
	default: '',
	description:
		'Who reads the document. Values of the second reader are held to the page; with Include Details they are marked with the source "second".',
};

/** Selects the files of an item that are documents: an e-mail also contains logos and calendar entries. */
export const fileOptions: INodeProperties[] = [
	{
		displayName: 'Only Files Like',
		name: 'onlyFiles',
		type: 'string',
		default: '',
		placeholder: 'e.g. *.pdf, *.jpg, invoice*',
		description: 'Names or patterns, separated by commas. Files with other names are left out.',
		displayOptions: { show: { '/source': ['binary'] } },
	},
	{
		displayName: 'Smallest Picture (KB)',
		name: 'smallestPicture',
		type: 'number',
		typeOptions: { minValue: 0 },
		default: 20,
		description:
			'Pictures smaller than this are left out, such as the logo in the signature of a mail',
		displayOptions: { show: { '/source': ['binary'] } },
	},
];

/** How to read a document, for every operation that takes one. */
export const readingOptions: INodeProperties[] = [languageOption, pagesOption, passwordOption];

/** The form fields of these options. */
export function readingFields(options: IDataObject): Record<string, string | undefined> {
	const { language, pages, password, reader } = options as Record<string, string | undefined>;
	return { language, pages, password, reader };
}

/** The documents in the named binary fields of an item, in that order, each once. */
export async function readDocuments(
	context: IExecuteFunctions,
	itemIndex: number,
	names: string,
): Promise<InputDocument[]> {
	const binary = context.getInputData()[itemIndex]?.binary ?? {};
	const wanted = names
		.split(',')
		.map((name) => name.trim())
		.filter((name) => name !== '');
	const fields = new Set(wanted.flatMap((name) => findFields(context, itemIndex, name, binary)));
	if (fields.size === 0) {
		throw new NodeOperationError(context.getNode(), 'No binary field is named', {
			description: `Write the name of the field that holds the document. ${describe(binary)}`,
			itemIndex,
		});
	}
	return await Promise.all([...fields].map((field) => readField(context, itemIndex, field)));
}

/** Refuses an empty file before it is sent. */
export function refuseEmpty(
	context: IExecuteFunctions,
	itemIndex: number,
	{ fileName, content }: InputDocument,
): void {
	if (content.size > 0) return;
	const error = new NodeOperationError(context.getNode(), `The file "${fileName}" is empty`, {
		description: 'It holds no bytes. Check the node that made it.',
		itemIndex,
	});
	throw addFacts(error, { code: 'FILE_EMPTY', status: 400, retryable: false, fileName });
}

/** Whether the options include a file. */
function isWanted(
	{ fileName, content }: InputDocument,
	{ onlyFiles, smallestPicture }: IDataObject,
): boolean {
	const isPicture = content.type.startsWith('image/');
	if (isPicture && content.size < Number(smallestPicture ?? 0) * 1024) return false;
	const patterns = String(onlyFiles ?? '')
		.split(',')
		.map((pattern) => pattern.trim())
		.filter((pattern) => pattern !== '');
	return patterns.length === 0 || patterns.some((pattern) => fits(fileName, pattern));
}

/** Matches a pattern with stars, case-insensitive. */
function fits(fileName: string, pattern: string): boolean {
	const name = fileName.toLowerCase();
	const [first = '', ...others] = pattern.toLowerCase().split('*');
	const last = others.pop();
	if (last === undefined) return name === first;
	if (!name.startsWith(first) || name.length < first.length + last.length) return false;
	// Match each part at its first occurrence: a later one only leaves less text for the rest.
	let at = first.length;
	for (const part of others) {
		const found = name.indexOf(part, at);
		if (found < 0) return false;
		at = found + part.length;
	}
	return name.length - last.length >= at && name.endsWith(last);
}

function findFields(
	context: IExecuteFunctions,
	itemIndex: number,
	name: string,
	binary: Record<string, IBinaryData>,
): string[] {
	const start = name.endsWith('*') ? name.slice(0, -1) : undefined;
	const found = Object.keys(binary).filter((field) =>
		start === undefined ? field === name : field.startsWith(start),
	);
	if (found.length > 0) return found;
	if (isTool(context) && Object.keys(binary).length === 0) {
		throw new NodeOperationError(context.getNode(), 'No document was passed to this tool', {
			description:
				'A tool receives no files. Give the address of the document in Document URL, with Document From set to URL.',
			itemIndex,
		});
	}
	const message =
		Object.keys(binary).length === 0
			? 'This item carries no file'
			: `This item has no binary field ${start === undefined ? `"${name}"` : `that begins with "${start}"`}`;
	throw new NodeOperationError(context.getNode(), message, {
		description: describe(binary),
		itemIndex,
	});
}

function describe(binary: Record<string, IBinaryData>): string {
	const names = Object.keys(binary).map((name) => `"${name}"`);
	if (names.length > 0) return `Binary fields of this item: ${names.join(', ')}.`;
	return 'Put a node before this one that brings a file, such as Read/Write Files from Disk, an e-mail trigger with attachments downloaded, or HTTP Request with the response format File. Between them, nodes such as Edit Fields must be told to keep binary data.';
}

async function readField(
	context: IExecuteFunctions,
	itemIndex: number,
	field: string,
): Promise<InputDocument> {
	const { fileName, mimeType, fileExtension } = context.helpers.assertBinaryData(itemIndex, field);
	const content = await context.helpers.getBinaryDataBuffer(itemIndex, field);
	const name = fileName ?? (fileExtension ? `${field}.${fileExtension}` : field);
	return {
		field,
		fileName: name,
		content: new Blob([content as Uint8Array<ArrayBuffer>], { type: mimeType }),
	};
}

/** Builds the form for parsing and submitting. */
export function makeForm(
	fields: Record<string, string | undefined>,
	fileField: string,
	documents: readonly InputDocument[],
): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (value !== undefined && value !== '') form.set(name, value);
	}
	for (const { fileName, content } of documents) form.append(fileField, content, fileName);
	return form;
}

/** The documents or the URL of an item, as form fields. */
export async function readSource(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	binaryParameter: 'binaryField' | 'binaryFields',
): Promise<{ documents: InputDocument[]; fileUrl: string | undefined }> {
	if (context.getNodeParameter('source', itemIndex) === 'url') {
		const fileUrl = readText(context, 'fileUrl', itemIndex);
		if (fileUrl !== '') return { documents: [], fileUrl };
		throw new NodeOperationError(context.getNode(), 'The document URL is empty', {
			description: 'Write the address of the document, or choose Document From → Binary Data.',
			itemIndex,
		});
	}
	const names = readText(context, binaryParameter, itemIndex);
	const all = await readDocuments(context, itemIndex, names);
	const options = optionsOf(context, itemIndex);
	const documents = all.filter((one) => isWanted(one, options));
	session.leftOut += all.length - documents.length;
	return { documents, fileUrl: undefined };
}
