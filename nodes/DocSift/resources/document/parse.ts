import type { IDataObject } from 'n8n-workflow';
import { templateLocator } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import {
	binaryFields,
	makeForm,
	readSource,
	readerOption,
	readingFields,
	readingOptions,
	sourceSelector,
	urlField,
} from '../../document-input';
import { detailsOption, optionsField, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import {
	outputOptions,
	outputSelector,
	rowsField,
	shapeOutput,
	unreadableOption,
} from '../../shape-output';
import type { ParsedDocument } from '../../shape-output';
import { readTemplateId } from '../../template-input';

type OneAnswer = { result: IDataObject; details?: IDataObject[] };
type ManyAnswer = { results: (OneAnswer & { filename: string })[] };
type Answer = IDataObject & (OneAnswer | ManyAnswer);

export const parse: Operation = {
	properties: [
		templateLocator,
		sourceSelector,
		binaryFields,
		urlField,
		outputSelector,
		rowsField,
		optionsField([
			...outputOptions,
			unreadableOption,
			detailsOption,
			...readingOptions,
			readerOption,
		]),
	],

	execute: async (context, itemIndex, session) => {
		const templateId = await readTemplateId(context, itemIndex, session);
		const { documents, fileUrl } = await readSource(context, itemIndex, 'binaryFields');
		const options = optionsOf(context, itemIndex);
		const fields = {
			templateId,
			fileUrl,
			...readingFields(options),
			...(options.details === true && { details: 'true' }),
		};
		const given = await callEngine<Answer>(context, {
			method: 'POST',
			path: '/documents/parse',
			form: () => makeForm(fields, 'files', documents),
			repeatable: true,
			itemIndex,
		});
		const answer = namePageCount(given);
		const onlyName = documents[0]?.fileName ?? fileUrl ?? '';
		return shapeOutput(context, itemIndex, answer, documentsOf(answer, onlyName));
	},
};

/** A service of the same interface may call the pages of several documents `totalPageCount`. */
function namePageCount(answer: Answer): Answer {
	const { totalPageCount } = answer;
	return totalPageCount === undefined ? answer : { pageCount: totalPageCount, ...answer };
}

function documentsOf(answer: Answer, onlyName: string): ParsedDocument[] {
	const { pageCount, pageUsed, pageRemaining } = answer;
	const entries =
		'results' in answer
			? (answer as ManyAnswer).results
			: [{ ...(answer as OneAnswer), filename: onlyName }];
	return entries.map(({ filename, result, details }) => ({
		fileName: filename,
		result,
		info: { pageCount, pageUsed, pageRemaining, ...(details !== undefined && { details }) },
	}));
}
