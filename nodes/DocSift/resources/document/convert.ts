import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { optionsField } from '../../../shared/output-control';
import { downloadFile } from '../../../shared/transport';
import type { EngineFile, EngineRequest } from '../../../shared/transport';
import {
	binaryFields,
	fileOptions,
	makeForm,
	readingFields,
	readingOptions,
	sourceOptions,
	toolNotice,
	urlField,
} from '../../document-input';
import { eachDocument } from '../../each-document';
import { optionsOf, readText } from '../../operation';
import type { Operation, Output } from '../../operation';
import { unreadableOption } from '../../settle-files';
import { jobLocator, jobPath, readJobId } from '../job/job-id';

const PDFS = ['pdf', 'redacted-pdf'];
const TEXTS = ['markdown', 'text', 'words'];
const USUAL_FIELD = 'data';

const sources = [
	...sourceOptions,
	{
		name: 'Job',
		value: 'job',
		description: 'The document of a completed job, which costs no more pages',
	},
].sort((a, b) => a.name.localeCompare(b.name));

const sourceField: INodeProperties = {
	displayName: 'Document From',
	name: 'source',
	type: 'options',
	noDataExpression: true,
	options: sources,
	default: 'binary',
};

const formatField: INodeProperties = {
	displayName: 'Format',
	name: 'format',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Markdown',
			value: 'markdown',
			description: 'Headings, lists, tables and paragraphs in reading order',
		},
		{
			name: 'Redacted PDF',
			value: 'redacted-pdf',
			description: 'A new PDF in which the chosen values are black and not in its text',
		},
		{
			name: 'Searchable PDF',
			value: 'pdf',
			description: 'The document with an invisible text layer, to select and find its words',
		},
		{ name: 'Text', value: 'text', description: 'The words in reading order, without markup' },
		{
			name: 'Words',
			value: 'words',
			description: 'Every word with its confidence and its place on the page',
		},
	],
	default: 'markdown',
	description: 'What the document becomes',
};

/** Turns documents into text or PDFs, without a template. */
export const convert: Operation = {
	parallel: true,
	properties: [
		sourceField,
		toolNotice,
		binaryFields,
		urlField,
		{ ...jobLocator, displayOptions: { show: { source: ['job'] } } },
		formatField,
		{
			displayName: 'Output',
			name: 'convertInto',
			type: 'options',
			noDataExpression: true,
			options: [
				{ name: 'Field', value: 'field', description: 'In the JSON of the item' },
				{ name: 'File', value: 'file', description: 'As binary data' },
			],
			default: 'field',
			displayOptions: { show: { format: TEXTS } },
		},
		{
			displayName: 'Redact',
			name: 'kinds',
			type: 'multiOptions',
			options: [
				{ name: 'Emails', value: 'email' },
				{ name: 'IBANs', value: 'iban' },
				{ name: 'Names', value: 'name' },
				{ name: 'Phone Numbers', value: 'phone' },
			],
			default: ['email', 'iban', 'name', 'phone'],
			description:
				'What is made black wherever it stands. Look at the PDF before you publish it: a name can be missed.',
			displayOptions: { show: { format: ['redacted-pdf'] } },
		},
		{
			displayName: 'Field Names or IDs to Redact',
			name: 'redactFields',
			type: 'multiOptions',
			typeOptions: { loadOptionsMethod: 'getFields', loadOptionsDependsOn: ['jobId.value'] },
			default: [],
			description:
				'Fields of the result whose values are made black as well. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
			displayOptions: { show: { format: ['redacted-pdf'], source: ['job'] } },
		},
		optionsField([
			{
				displayName: 'Chunk Size (Characters)',
				name: 'chunks',
				type: 'number',
				typeOptions: { minValue: 100, maxValue: 100_000 },
				default: 1000,
				description:
					'Cut the Markdown into chunks of at most so many characters, for retrieval: one item per chunk, with its headings and its page',
				displayOptions: { show: { '/format': ['markdown'], '/convertInto': ['field'] } },
			},
			{
				displayName: 'Put Output File in Field',
				name: 'outputField',
				type: 'string',
				default: USUAL_FIELD,
				description: 'The name of the output binary field to put the file in',
			},
			unreadableOption,
			...fileOptions,
			...readingOptions,
		]),
	],

	execute: async (context, itemIndex, session) => {
		const wish = readWish(context, itemIndex);
		if (context.getNodeParameter('source', itemIndex) === 'job') {
			const jobId = readJobId(context, itemIndex);
			const query = { ...wish.fields };
			const path = `${jobPath(jobId)}/output`;
			const request = { method: 'GET', path, query, itemIndex } as const;
			const file = await downloadFile(context, request);
			return await toOutputs(context, wish, file, file.fileName ?? jobId);
		}
		const reading = readingFields(optionsOf(context, itemIndex));
		return await eachDocument(context, itemIndex, session, async (source) => {
			const { document, fileUrl, fileName } = source;
			const fields = { ...wish.fields, fileUrl, ...reading };
			const request: EngineRequest = {
				method: 'POST',
				path: '/v1/documents/convert',
				form: () => makeForm(fields, 'file', document ? [document] : []),
				repeatable: true,
				itemIndex,
			};
			const file = await downloadFile(context, request);
			return await toOutputs(context, wish, file, fileName);
		});
	},
};

type Wish = {
	format: string;
	isFile: boolean;
	/** The binary field of a file. */
	outputField: string;
	/** As the engine takes them. */
	fields: Record<string, string>;
};

function readWish(context: IExecuteFunctions, itemIndex: number): Wish {
	const format = readText(context, 'format', itemIndex);
	const options = optionsOf(context, itemIndex);
	const isFile =
		PDFS.includes(format) || context.getNodeParameter('convertInto', itemIndex, '') === 'file';
	const read = (name: string) =>
		(context.getNodeParameter(name, itemIndex, []) as string[]).join(',');
	const isRedacted = format === 'redacted-pdf';
	const isJob = context.getNodeParameter('source', itemIndex) === 'job';
	const [kinds, redactFields] = isRedacted
		? [read('kinds'), isJob ? read('redactFields') : '']
		: [];
	if (isRedacted && !kinds && !redactFields) {
		throw new NodeOperationError(context.getNode(), 'Nothing is chosen to be redacted', {
			description: 'Choose at least one entry in Redact, or convert to a searchable PDF.',
			itemIndex,
		});
	}
	const chunks = format === 'markdown' && !isFile ? options.chunks : undefined;
	return {
		format,
		isFile,
		outputField: String(options.outputField ?? '') || USUAL_FIELD,
		fields: {
			as: format,
			...(chunks !== undefined && { chunks: String(chunks) }),
			...(kinds && { kinds }),
			...(redactFields && { fields: redactFields }),
		},
	};
}

async function toOutputs(
	context: IExecuteFunctions,
	{ format, isFile, outputField, fields }: Wish,
	{ content, fileName: outputName, mediaType, headers }: EngineFile,
	fileName: string,
): Promise<Output[]> {
	const count = (name: string) => headers[name] !== undefined && Number(headers[name]);
	const [pageCount, redacted] = [count('x-page-count'), count('x-redacted')];
	const about: IDataObject = {
		fileName,
		...(pageCount !== false && { pageCount }),
		...(redacted !== false && { redacted }),
	};
	if (isFile) {
		const [type = mediaType] = mediaType.split(';');
		const data = await context.helpers.prepareBinaryData(content, outputName, type);
		return [{ json: about, binary: { [outputField]: data } }];
	}
	const text = content.toString('utf8');
	if (fields.chunks !== undefined) {
		const { chunks } = JSON.parse(text) as { chunks: IDataObject[] };
		return chunks.map((chunk) => ({ json: { ...about, ...chunk } }));
	}
	if (format === 'words') return [{ json: { ...about, ...(JSON.parse(text) as IDataObject) } }];
	return [{ json: { ...about, text } }];
}
