import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { callEngine } from '../../../shared/transport';
import { readText } from '../../operation';
import type { Operation } from '../../operation';
import { exampleToSchema } from './example-to-schema';
import {
	categoryField,
	defineBySelector,
	descriptionField,
	exampleField,
	fieldsField,
	jsonSchemaField,
	nameField,
	readJson,
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
		{ ...jsonSchemaField, displayOptions: { show: { defineBy: ['jsonSchema'] } } },
		{ ...exampleField, displayOptions: { show: { defineBy: ['example'] } } },
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
		const isJsonSchema = context.getNodeParameter('defineBy', itemIndex) === 'jsonSchema';
		const query = isJsonSchema ? { dialect: 'json-schema' } : {};
		const request = { method: 'POST', path: '/v1/templates', query, json, itemIndex } as const;
		return { json: await callEngine(context, request) };
	},
};

function readDefinition(context: IExecuteFunctions, itemIndex: number): IDataObject {
	const read = (name: string) => context.getNodeParameter(name, itemIndex);
	const defineBy = read('defineBy');
	if (defineBy === 'json') return readSchema(context, itemIndex, read('schema'));
	if (defineBy === 'jsonSchema') {
		return readJson(context, itemIndex, read('jsonSchema'), 'JSON Schema');
	}
	if (defineBy === 'example') {
		const example = readJson(context, itemIndex, read('example'), 'example');
		return exampleToSchema(context, itemIndex, example);
	}
	const rows = context.getNodeParameter('fields.field', itemIndex, []) as never[];
	return toSchema(context, itemIndex, rows);
}
