import type { TemplateDraft } from '../../../model/template.ts';

export const contract: TemplateDraft = {
	name: 'Contract',
	description: 'Agreements between two or more parties',
	category: 'CONTRACT',
	schema: {
		data: {
			title: { type: 'string', description: 'Title of the agreement' },
			parties: {
				type: 'array',
				itemType: 'string',
				description: 'Names of the companies or persons that sign the agreement',
			},
			effectiveDate: { type: 'date', description: 'Date on which the agreement takes effect' },
			endDate: { type: 'date', description: 'Date on which the agreement ends' },
			term: { type: 'string', description: 'How long the agreement lasts' },
			noticePeriod: { type: 'string', description: 'Notice period for termination' },
			governingLaw: { type: 'string', description: 'Law that governs the agreement' },
			contractValue: { type: 'number', description: 'Value of the contract' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			autoRenewal: { type: 'boolean', description: 'Whether the agreement renews by itself' },
		},
	},
	review: { fields: { effectiveDate: 0.5 } },
};
