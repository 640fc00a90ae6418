import type { IDataObject } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { getTemplate, templateLocator, toDraft } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import type { Operation } from '../../operation';
import { readTemplateId } from '../../template-input';
import {
	categoryField,
	descriptionField,
	fieldsField,
	nameField,
	readSchema,
	schemaField,
	toSchema,
} from './template-fields';

export const update: Operation = {
	properties: [
		templateLocator,
		{
			displayName: 'Changes',
			name: 'changes',
			type: 'collection',
			placeholder: 'Add change',
			default: {},
			description: 'What is not named here stays as it is',
			options: [
				categoryField,
				descriptionField,
				{
					...fieldsField,
					description: 'The new fields; they take the place of all fields there were',
				},
				{ ...nameField, required: false },
				{
					...schemaField,
					description:
						'The new schema; it takes the place of the old one. As the API takes it, {"data": {…}}, or only the map of the fields.',
				},
			],
		},
	],

	execute: async (context, itemIndex, session) => {
		const id = await readTemplateId(context, itemIndex, session);
		const path = `/v1/templates/${encodeURIComponent(id)}`;
		const changes = context.getNodeParameter('changes', itemIndex, {}) as IDataObject;
		const { schema, fields, ...plain } = changes;
		if (schema !== undefined && fields !== undefined) {
			throw new NodeOperationError(context.getNode(), 'Both Fields and Schema (JSON) are given', {
				description: 'Each replaces all fields of the template: keep one of them.',
				itemIndex,
			});
		}
		const rows = (fields as { field?: never[] } | undefined)?.field;
		const json: IDataObject = {
			...toDraft(await getTemplate(context, id, itemIndex)),
			...plain,
			...(rows && { schema: toSchema(context, itemIndex, rows) }),
			...(schema !== undefined && { schema: readSchema(context, itemIndex, schema) }),
		};
		return { json: await callEngine(context, { method: 'PUT', path, json, itemIndex }) };
	},
};
