import { callEngine } from '../../../shared/transport';
import { binaryField, languageOption, makeForm, readDocuments } from '../../document-input';
import { optionsField, optionsOf, readText } from '../../operation';
import type { Operation } from '../../operation';
import { descriptionField, nameField } from './template-fields';

export const createFromDocument: Operation = {
	properties: [nameField, binaryField, optionsField([descriptionField, languageOption])],

	execute: async (context, itemIndex) => {
		const field = readText(context, 'binaryField', itemIndex);
		const documents = await readDocuments(context, itemIndex, field);
		const { description, language } = optionsOf(context, itemIndex) as Record<string, string>;
		const name = readText(context, 'name', itemIndex);
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
