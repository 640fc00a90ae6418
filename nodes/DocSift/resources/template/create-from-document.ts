import { optionsField } from '../../../shared/output-control';
import { callEngine } from '../../../shared/transport';
import {
	binaryField,
	makeForm,
	readDocuments,
	readingFields,
	readingOptions,
	refuseEmpty,
} from '../../document-input';
import { optionsOf, readText } from '../../operation';
import type { Operation } from '../../operation';
import { descriptionField, nameField } from './template-fields';

export const createFromDocument: Operation = {
	properties: [nameField, binaryField, optionsField([descriptionField, ...readingOptions])],

	execute: async (context, itemIndex) => {
		const field = readText(context, 'binaryField', itemIndex);
		const documents = await readDocuments(context, itemIndex, field);
		for (const document of documents) refuseEmpty(context, itemIndex, document);
		const options = optionsOf(context, itemIndex);
		const name = readText(context, 'name', itemIndex);
		const description = options.description as string | undefined;
		const fields = { name, description, ...readingFields(options) };
		const json = await callEngine(context, {
			method: 'POST',
			path: '/v1/templates/fromDocument',
			form: () => makeForm(fields, 'file', documents),
			itemIndex,
		});
		return { json };
	},
};
