import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { callEngine } from '../../../shared/transport';
import { readText } from '../../operation';
import type { Operation } from '../../operation';
import {
	categoryField,
	defineBySelector,
	descriptionField,
	fieldsField,
	nameField,
	readSchema,
	schemaField,
	toSchema,
} from './template-fields';

export const create: Operation = {
	properties: [
		nameField,
		categoryField,
		defineBySelector,
		{ ...fieldsField, displayOptions: { show: { defineBy: ['fields'] } } },
		{ ...schemaField, displayOptions: { show: { defineBy: ['json'] } } },
		descriptionField,
	],

	execute: async (context, itemIndex) => {
		const description = readText(context, 'description', itemIndex);
		const json: IDataObject = {
			name: readText(context, 'name', itemIndex),
			category: readText(context, 'category', itemIndex),
			schema: readDefinition(context, itemIndex),
			...(description !== '' && { description }),
		};
		const request = { method: 'POST', path: '/v1/templates', json, itemIndex } as const;
		return { json: await callEngine(context, request) };
	},
};

function readDefinition(context: IExecuteFunctions, itemIndex: number): IDataObject {
	if (context.getNodeParameter('defineBy', itemIndex) === 'json') {
		return readSchema(context, itemIndex, context.getNodeParameter('schema', itemIndex));
	}
	const rows = context.getNodeParameter('fields.field', itemIndex, []) as never[];
	return toSchema(context, itemIndex, rows);
}
