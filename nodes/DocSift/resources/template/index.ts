import type { IExecuteFunctions } from 'n8n-workflow';
import { listTemplates, templateLocator } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import { limitField, readLimit, returnAllField } from '../../limit';
import { describeResource } from '../../operation';
import type { Operation, Session } from '../../operation';
import { readTemplateId } from '../../template-input';
import { createFromDocument } from './create-from-document';
import { create } from './create';
import { setReviewRule } from './set-review-rule';
import { update } from './update';

const get: Operation = {
	properties: [templateLocator],
	execute: async (context, itemIndex, session) => {
		const path = await readTemplatePath(context, itemIndex, session);
		return { json: await callEngine(context, { method: 'GET', path, itemIndex }) };
	},
};

const getMany: Operation = {
	properties: [returnAllField, limitField],
	execute: async (context, itemIndex) => {
		const wanted = readLimit(context, itemIndex);
		const templates = await listTemplates(context, itemIndex);
		return templates.slice(0, wanted).map((json) => ({ json }));
	},
};

const remove: Operation = {
	properties: [templateLocator],
	execute: async (context, itemIndex, session) => {
		const path = await readTemplatePath(context, itemIndex, session);
		await callEngine(context, { method: 'DELETE', path, itemIndex });
		return { json: { deleted: true } };
	},
};

async function readTemplatePath(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
): Promise<string> {
	return `/v1/templates/${encodeURIComponent(await readTemplateId(context, itemIndex, session))}`;
}

export const templateResource = describeResource(
	'template',
	{
		displayName: 'Operation',
		name: 'operation',
		type: 'options',
		noDataExpression: true,
		displayOptions: { show: { resource: ['template'] } },
		options: [
			{
				name: 'Create',
				value: 'create',
				action: 'Create template',
				description: 'Create a template from the fields to look for',
			},
			{
				name: 'Create From Document',
				value: 'createFromDocument',
				action: 'Create template from document',
				description: 'Create a template whose fields DocSift proposes from a sample document',
			},
			{
				name: 'Delete',
				value: 'delete',
				action: 'Delete template',
				description: 'Delete a template permanently',
			},
			{
				name: 'Get',
				value: 'get',
				action: 'Get template',
				description: 'Get a template with its fields',
			},
			{
				name: 'Get Many',
				value: 'getMany',
				action: 'Get many templates',
				description: 'List the IDs and names of templates',
			},
			{
				name: 'Set Review Rule',
				value: 'setReviewRule',
				action: 'Set review rule of template',
				description: 'Say which results of a template people should review',
			},
			{
				name: 'Update',
				value: 'update',
				action: 'Update template',
				description: 'Change the name, the category or the fields of a template',
			},
		],
		default: 'getMany',
	},
	{ create, createFromDocument, delete: remove, get, getMany, setReviewRule, update },
);
