import type { TemplateDraft } from '../../../model/template.ts';

export const identityDocument: TemplateDraft = {
	name: 'Identity document',
	description: 'Passports, identity cards, residence permits and driving licences',
	category: 'ID_DOCUMENT',
	schema: {
		data: {
			documentType: { type: 'string', description: 'Passport, identity card or driving licence' },
			documentNumber: { type: 'string', description: 'Number of the document' },
			issuingCountry: { type: 'string', description: 'Country that issued the document' },
			surname: { type: 'string', description: 'Family name' },
			givenNames: { type: 'string', description: 'First and middle names' },
			nationality: { type: 'string', description: 'Nationality of the holder' },
			sex: { type: 'string', description: 'Sex of the holder' },
			dateOfBirth: { type: 'date', description: 'Date of birth' },
			placeOfBirth: { type: 'string', description: 'Place of birth' },
			dateOfIssue: { type: 'date', description: 'Date of issue' },
			dateOfExpiry: { type: 'date', description: 'Date on which the document expires' },
			personalNumber: { type: 'string', description: 'Personal or national identification number' },
			address: { type: 'string', format: 'address', description: 'Address of the holder' },
		},
	},
	review: { fields: { documentNumber: 0.6, surname: 0.5, dateOfBirth: 0.6 }, checks: true },
};
