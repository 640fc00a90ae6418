import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { correctionFields, correctResult } from '../../correct';
import { describeResource, readText } from '../../operation';
import type { Operation } from '../../operation';
import { classify } from './classify';
import { convert } from './convert';
import { parse } from './parse';
import { submitForReview } from './submit-for-review';

const documentIdField: INodeProperties = {
	displayName: 'Document ID',
	name: 'documentId',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. 01a1dd8b-eff5-70f5-a2ce-907ac248b257',
	description: 'From _document.documentId of Parse with the option Keep for Correction',
};

const correct: Operation = {
	properties: [documentIdField, ...correctionFields],
	execute: async (context, itemIndex) => {
		const documentId = readText(context, 'documentId', itemIndex);
		if (documentId === '') {
			throw new NodeOperationError(context.getNode(), 'The document ID is empty', {
				description:
					'Take it from Document → Parse with the option Keep for Correction, usually as {{ $json._document.documentId }}.',
				itemIndex,
			});
		}
		const path = `/v1/documents/${encodeURIComponent(documentId)}/result`;
		return await correctResult(context, itemIndex, path);
	},
};

/** The most used one first: n8n offers the actions of a node in this order. */
const operationOptions: INodePropertyOptions[] = [
	{
		name: 'Parse',
		value: 'parse',
		action: 'Parse document',
		description: 'Parse documents and return the fields of a template, one item per document',
	},
	{
		name: 'Classify',
		value: 'classify',
		action: 'Classify document',
		description:
			'Find the documents in a file: the kind, the template and the pages of each, one item per document',
	},
	{
		name: 'Convert',
		value: 'convert',
		action: 'Convert document',
		description:
			'Turn a document into Markdown, text, words with places, a searchable PDF or a redacted PDF, without a template',
	},
	{
		name: 'Submit and Wait for Review',
		value: 'submitForReview',
		action: 'Submit document and wait for review',
		description:
			'Parse documents and wait until people have reviewed the doubtful ones; returns one item per document',
	},
	{
		name: 'Correct',
		value: 'correct',
		action: 'Correct document',
		description: 'Correct, approve or reject the result of a document that Parse kept',
	},
];

export const documentResource = describeResource(
	'document',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['document'] } },
		options: operationOptions,
		default: 'parse',
	},
	{ parse, classify, convert, submitForReview, correct },
);
