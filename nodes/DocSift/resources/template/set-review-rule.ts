import type { IDataObject } from 'n8n-workflow';
import { getTemplate, templateLocator, toDraft } from '../../../shared/template-list';
import { callEngine } from '../../../shared/transport';
import type { Operation } from '../../operation';
import { readTemplateId } from '../../template-input';

const USUAL_PERIOD = '2 years';

/** Says which results of a template people should review. */
export const setReviewRule: Operation = {
	properties: [
		templateLocator,
		{
			displayName: 'Below Confidence',
			name: 'below',
			type: 'number',
			typeOptions: { minValue: 0, maxValue: 1, numberPrecision: 2 },
			default: 0,
			description:
				'A result needs review if any value was found with a lower confidence, from 0 to 1. With 0, only the fields below decide.',
		},
		{
			displayName: 'Fields',
			name: 'limits',
			type: 'fixedCollection',
			typeOptions: { multipleValues: true },
			placeholder: 'Add Field',
			default: {},
			description: 'Fields with a limit of their own',
			options: [
				{
					displayName: 'Field',
					name: 'limit',
					values: [
						{
							displayName: 'Below Confidence',
							name: 'below',
							type: 'number',
							typeOptions: { minValue: 0, maxValue: 1, numberPrecision: 2 },
							default: 0.8,
							description:
								'A result needs review if this field is missing or has a lower confidence, from 0 to 1',
						},
						{
							displayName: 'Field Name or ID',
							name: 'path',
							type: 'options',
							typeOptions: {
								loadOptionsMethod: 'getValueFields',
								loadOptionsDependsOn: ['templateId.value'],
							},
							required: true,
							default: '',
							description:
								'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
						},
					],
				},
			],
		},
		{
			displayName: 'Failed Checks',
			name: 'checks',
			type: 'boolean',
			default: true,
			description:
				'Whether a result needs review if a check failed, such as the check digits of an IBAN or the sum of the lines',
		},
		{
			displayName: 'Field Names or IDs That Make a Duplicate',
			name: 'duplicateFields',
			type: 'multiOptions',
			typeOptions: {
				loadOptionsMethod: 'getSingleFields',
				loadOptionsDependsOn: ['templateId.value'],
			},
			default: [],
			description:
				'A result needs review, and gets isDuplicate, if these fields were the same in an earlier one, for example the seller, the number and the total. If none is chosen, this rule stays as it is. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
		},
		{
			displayName: 'Duplicates Within',
			name: 'duplicatesWithin',
			type: 'string',
			default: USUAL_PERIOD,
			placeholder: 'e.g. 90 days',
			description:
				'How long DocSift looks back for duplicates: a number of days, weeks, months or years',
		},
	],

	execute: async (context, itemIndex, session) => {
		const id = await readTemplateId(context, itemIndex, session);
		const template = await getTemplate(context, id, itemIndex);
		const below = Number(context.getNodeParameter('below', itemIndex, 0));
		const rows = context.getNodeParameter('limits.limit', itemIndex, []) as Row[];
		const fields = Object.fromEntries(rows.map((row) => [row.path, row.below]));
		const review: IDataObject = {
			...(below > 0 && { below }),
			...(rows.length > 0 && { fields }),
			checks: context.getNodeParameter('checks', itemIndex, true) === true,
		};
		const by = context.getNodeParameter('duplicateFields', itemIndex, []) as string[];
		const within = String(context.getNodeParameter('duplicatesWithin', itemIndex, USUAL_PERIOD));
		const json: IDataObject = {
			...toDraft(template),
			review,
			...(by.length > 0 && { rules: { ...template.rules, duplicates: { by, within } } }),
		};
		const path = `/v1/templates/${encodeURIComponent(id)}`;
		return { json: await callEngine(context, { method: 'PUT', path, json, itemIndex }) };
	},
};

type Row = { path: string; below: number };
