import type { IDataObject, IExecuteFunctions, INodeProperties } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { BEFORE_3, showIf, SINCE_3 } from '../shared/output-control';
import { AUTOMATIC, readingTemplateLocator, templateLocator } from '../shared/template-list';
import { optionsOf } from './operation';
import type { Session } from './operation';
import { knownTemplates } from './template-input';

/** Since version 3, the engine can choose the template of each document. */
export const templateLocators: INodeProperties[] = [
	showIf(BEFORE_3, templateLocator),
	showIf(SINCE_3, readingTemplateLocator),
];

const senderOption: INodeProperties = {
	displayName: 'Sender',
	name: 'sender',
	type: 'string',
	default: '',
	placeholder: 'e.g. ann@example.com',
	description:
		'Who sent the file, such as the address of a mail. Automatic compares it with the senders of templates, and with what was decided about their files.',
};

const splitOption: INodeProperties = {
	displayName: 'Split',
	name: 'split',
	type: 'options',
	options: [
		{
			name: 'As Found',
			value: 'auto',
			description: 'DocSift finds where documents begin',
		},
		{
			name: 'By Pages',
			value: 'pages',
			description: 'As Split Pages says',
		},
		{
			name: 'Do Not Split',
			value: 'none',
			description: 'Each file is one document',
		},
	],
	default: 'auto',
	description:
		'Whether a file is split into several documents. Without this option, only Automatic splits files.',
};

const splitPagesOption: INodeProperties = {
	displayName: 'Split Pages',
	name: 'splitPages',
	type: 'string',
	default: '',
	placeholder: 'e.g. 2 or 1-3,4-4,5-9',
	description:
		'A number: so many pages per document. Ranges: exactly these documents; other pages are not read.',
	displayOptions: { show: { split: ['pages'] } },
};

const allowedTemplatesOption: INodeProperties = {
	displayName: 'Template Names or IDs',
	name: 'templateIds',
	type: 'multiOptions',
	typeOptions: { loadOptionsMethod: 'getTemplates' },
	default: [],
	description:
		'The templates that Automatic chooses from; all if none is selected. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
};

/** How a file becomes documents, and which templates may read them. */
export const sortingOptions: INodeProperties[] = [
	senderOption,
	splitOption,
	splitPagesOption,
	{ ...allowedTemplatesOption, displayOptions: { show: { '/templateId': [AUTOMATIC] } } },
].map((option) => showIf(SINCE_3, option));

/** The same for Classify, which always chooses the template. */
export const classifyOptions: INodeProperties[] = [
	senderOption,
	{
		...splitOption,
		description: 'Whether a file is split into several documents, and where',
	},
	splitPagesOption,
	{
		...allowedTemplatesOption,
		description:
			'The templates to choose from; all if none is selected. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
	},
];

/** The form field of the option Sender. */
function senderField({ sender }: IDataObject): { sender?: string } {
	return typeof sender === 'string' && sender !== '' ? { sender } : {};
}

/** The form fields of these options. */
export function sortingFields(
	context: IExecuteFunctions,
	itemIndex: number,
	templateId: string,
): Record<string, string | undefined> {
	const options = optionsOf(context, itemIndex);
	const { split, splitPages, templateIds } = options as IDataObject & {
		templateIds?: string[] | string;
	};
	const allowed = [templateIds ?? []].flat().join(',');
	const pages = String(splitPages ?? '').replace(/\s/g, '');
	if (split === 'pages' && pages === '') {
		throw new NodeOperationError(context.getNode(), 'Split Pages is empty', {
			description: 'Write a number of pages per document, or ranges such as 1-3,4-4.',
			itemIndex,
		});
	}
	return {
		...(typeof split === 'string' && { split: split === 'pages' ? pages : split }),
		...(templateId === AUTOMATIC && { templateIds: allowed }),
		...senderField(options),
	};
}

/** The template that was chosen for a document, with its name. */
export async function nameTemplate(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	templateId: string | null | undefined,
): Promise<{ id: string; name: string } | null> {
	if (!templateId) return null;
	const templates = await knownTemplates(context, itemIndex, session);
	const found = templates.find(({ id }) => id === templateId);
	return { id: templateId, name: found?.name ?? templateId };
}
