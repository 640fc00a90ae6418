import type { IExecuteFunctions, INodeParameterResourceLocator } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { getTemplate, listFields, listTemplates } from '../shared/template-list';
import type { TemplateDefinition, TemplateSummary } from '../shared/template-list';
import type { Shape } from '../shared/shape-document';
import type { Session } from './operation';

/** The templates of the account, requested once per execution. */
export async function knownTemplates(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
): Promise<TemplateSummary[]> {
	return (session.templates ??= await listTemplates(context, itemIndex));
}

/** A template with its fields, requested once per execution. */
export async function readDefinition(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	templateId: string,
): Promise<TemplateDefinition> {
	const known = session.definitions.get(templateId);
	if (known) return await known;
	const asked = getTemplate(context, templateId, itemIndex);
	session.definitions.set(templateId, asked);
	return await asked;
}

/** The columns of the list for a sheet, so that a document without rows has the same columns as the others. */
export async function columnsOf(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	templateId: string,
	{ output, sheetList }: Shape,
	{ isSorted = false } = {},
): Promise<string[] | undefined> {
	if (output !== 'sheet' || sheetList === '') return undefined;
	const { schema } = await readDefinition(context, itemIndex, session, templateId);
	const lists = listFields(schema.data).filter(({ isList }) => isList);
	const list = lists.find(({ path }) => path === sheetList);
	// The documents of one file have different templates, and not each has the list.
	if (list || isSorted) return list?.columns;
	throw new NodeOperationError(context.getNode(), `The template has no list "${sheetList}"`, {
		description:
			lists.length > 0
				? `Lists of the template: ${lists.map(({ path }) => path).join(', ')}.`
				: 'It has no list at all. Leave List Name or ID empty to get one row per document.',
		itemIndex,
	});
}

/** The ID of the chosen template: from the list, by ID or by name. */
export async function readTemplateId(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
): Promise<string> {
	const chosen = context.getNodeParameter('templateId', itemIndex) as
		INodeParameterResourceLocator | string;
	// A workflow written by hand or by a model may contain the plain ID.
	const { mode, value: given } =
		typeof chosen === 'string' ? { mode: 'id', value: chosen } : chosen;
	const value = String(given ?? '').trim();
	if (value === '') {
		throw new NodeOperationError(context.getNode(), 'No template is chosen', {
			description:
				'Choose one in the Template parameter: from the list, by its ID or by its name. Template → Create makes a new one.',
			itemIndex,
		});
	}
	if (mode !== 'name') return value;

	const templates = await knownTemplates(context, itemIndex, session);
	const found = templates.filter(({ name }) => name.toLowerCase() === value.toLowerCase());
	const [only] = found;
	if (only && found.length === 1) return only.id;
	const message = only
		? `${found.length} templates are called "${value}"`
		: `There is no template called "${value}"`;
	const names = templates.map(({ name }) => `"${name}"`).join(', ');
	const description = only
		? 'Choose the one you mean from the list or by its ID, or give them different names.'
		: `Names there are: ${names === '' ? 'none yet; create a template first' : names}.`;
	throw new NodeOperationError(context.getNode(), message, { description, itemIndex });
}
