import { callEngine, downloadFile } from '../../../shared/transport';
import { optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { jobIdField, readJobPath } from './job-id';

export const get: Operation = {
	properties: [
		jobIdField,
		{
			displayName: 'Options',
			name: 'options',
			type: 'collection',
			placeholder: 'Add option',
			default: {},
			options: [
				{
					displayName: 'Download Document Into',
					name: 'documentField',
					type: 'string',
					default: 'data',
					description: 'The binary field that the submitted document is put into',
				},
				{
					displayName: 'Include Details',
					name: 'details',
					type: 'boolean',
					default: false,
					description:
						'Whether to answer, for every value, how sure it is and where on the page it was found',
				},
			],
		},
	],

	execute: async (context, itemIndex) => {
		const path = readJobPath(context, itemIndex);
		const { details, documentField } = optionsOf(context, itemIndex);
		const query = details === true ? { details: true } : {};
		const json = await callEngine(context, { method: 'GET', path, query, itemIndex });
		if (documentField === undefined || documentField === '') return { json };
		const request = { method: 'GET', path: `${path}/document`, itemIndex } as const;
		const { content, fileName, mediaType } = await downloadFile(context, request);
		const binary = await context.helpers.prepareBinaryData(content, fileName, mediaType);
		return { json, binary: { [String(documentField)]: binary } };
	},
};
