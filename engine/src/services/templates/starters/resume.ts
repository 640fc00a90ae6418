import type { TemplateDraft } from '../../../model/template.ts';

export const resume: TemplateDraft = {
	name: 'Résumé',
	description: 'Curricula vitae and résumés',
	category: 'RESUME',
	schema: {
		data: {
			name: { type: 'string', description: 'Name of the candidate' },
			jobTitle: { type: 'string', description: 'Current or desired position' },
			email: { type: 'string', format: 'email', description: 'E-mail address' },
			phone: { type: 'string', format: 'phone', description: 'Telephone number' },
			address: { type: 'string', format: 'address', description: 'Postal address' },
			website: { type: 'string', format: 'url', description: 'Website or profile' },
			summary: { type: 'string', description: 'Profile or summary in prose' },
			experience: {
				type: 'array',
				itemType: 'object',
				description: 'Work experience',
				itemSchema: {
					properties: {
						employer: { type: 'string', description: 'Company' },
						position: { type: 'string', description: 'Job title' },
						startDate: { type: 'date', description: 'Start' },
						endDate: { type: 'date', description: 'End; empty when current' },
					},
				},
			},
			education: {
				type: 'array',
				itemType: 'object',
				description: 'Education',
				itemSchema: {
					properties: {
						institution: { type: 'string', description: 'School or university' },
						degree: { type: 'string', description: 'Degree' },
						graduationDate: { type: 'date', description: 'Date of the degree' },
					},
				},
			},
			skills: { type: 'array', itemType: 'string', description: 'Skills' },
			languages: { type: 'array', itemType: 'string', description: 'Languages spoken' },
		},
	},
	review: { fields: { name: 0.5 } },
};
