import type { IDataObject } from 'n8n-workflow';
import { optionsField } from '../../../shared/output-control';
import { AUTOMATIC } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import {
	binaryFields,
	fileOptions,
	makeForm,
	readingFields,
	readingOptions,
	sourceSelectors,
	toolNotice,
	urlField,
} from '../../document-input';
import { classifyOptions, sortingFields } from '../../automatic';
import { eachDocument, passFile } from '../../each-document';
import { optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { unreadableOption } from '../../settle-files';

type Classified = IDataObject & {
	pages: { from: number; to: number };
	kind: string;
	template: { id: string; name: string } | null;
	confidence: number;
	language: string | null;
	reasons: string[];
};

/** Says which documents a file has, without reading their fields. */
export const classify: Operation = {
	parallel: true,
	properties: [
		...sourceSelectors,
		toolNotice,
		binaryFields,
		urlField,
		optionsField([...classifyOptions, unreadableOption, ...fileOptions, ...readingOptions]),
	],

	execute: async (context, itemIndex, session) =>
		await eachDocument(context, itemIndex, session, async ({ document, fileUrl, fileName }) => {
			const options = optionsOf(context, itemIndex);
			const fields = {
				fileUrl,
				...readingFields(options),
				...sortingFields(context, itemIndex, AUTOMATIC),
			};
			const { documents } = await callEngine<{ documents: Classified[] }>(context, {
				method: 'POST',
				path: '/v1/documents/classify',
				form: () => makeForm(fields, 'file', document ? [document] : []),
				repeatable: true,
				itemIndex,
			});
			const file = passFile(context, itemIndex, document);
			return documents.map((found) => ({ json: { fileName, ...found }, ...file }));
		}),
};
