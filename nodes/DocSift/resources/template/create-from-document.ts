import { callEngine } from '../../../shared/transport';
import { binaryField, languageOption, makeForm, readDocuments } from '../../document-input';
import { optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { descriptionField, nameField } from './template-fields';

export const createFromDocument: Operation = {
	properties: [
		nameField,
		binaryField,
		{
			displayName: 'Options',
			name: 'options',
			type: 'collection',
			placeholder: 'Add option',
			default: {},
			options: [descriptionField, languageOption],
		},
	],

	execute: async (context, itemIndex) => {
		const field = context.getNodeParameter('binaryField', itemIndex) as string;
		const documents = await readDocuments(context, itemIndex, field);
		const { description, language } = optionsOf(context, itemIndex) as Record<string, string>;
		const name = context.getNodeParameter('name', itemIndex) as string;
		const fields = { name, description, language };
		const json = await callEngine(context, {
			method: 'POST',
			path: '/v1/templates/fromDocument',
			form: () => makeForm(fields, 'file', documents),
			itemIndex,
		});
		return { json };
	},
};
