import type { INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { correctionFields, correctResult } from '../../correct';
import { describeResource, readText } from '../../operation';
import type { Operation } from '../../operation';
import { parse } from './parse';
import { submitForReview } from './submit-for-review';

const documentIdField: INodeProperties = {
	displayName: 'Document ID',
	name: 'documentId',
	type: 'string',
	required: true,
	default: '',
	placeholder: 'e.g. 01a1dd8b-eff5-70f5-a2ce-907ac248b257',
	description: 'As Parse gives it in _document.documentId with the option Keep for Correction',
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

export const documentResource = describeResource(
	'document',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['document'] } },
		options: [
			{
				name: 'Correct',
				value: 'correct',
				action: 'Correct document',
				description: 'Put the result of a kept document right, approve or reject it',
			},
			{
				name: 'Parse',
				value: 'parse',
				action: 'Parse document',
				description:
					'Read the fields of a template from documents and wait for them. Gives one item per document, with the fields of the template.',
			},
			{
				name: 'Submit and Wait for Review',
				value: 'submitForReview',
				action: 'Submit document and wait for review',
				description:
					'Have documents read, and wait until somebody has looked at the doubtful ones. Gives one item per document, with the fields of the template.',
			},
		],
		default: 'parse',
	},
	{ correct, parse, submitForReview },
);
