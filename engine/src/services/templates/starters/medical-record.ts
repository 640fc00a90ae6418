import type { TemplateDraft } from '../../../model/template.ts';

export const medicalRecord: TemplateDraft = {
	name: 'Medical record',
	description: 'Medical reports, discharge letters and laboratory results',
	category: 'MEDICAL_RECORD',
	schema: {
		data: {
			patient: {
				type: 'object',
				description: 'The person treated',
				properties: {
					name: { type: 'string', description: 'Name of the patient' },
					dateOfBirth: { type: 'date', description: 'Date of birth of the patient' },
					sex: { type: 'string', description: 'Sex of the patient' },
					patientId: { type: 'string', description: 'Patient or medical record number' },
					insuranceNumber: { type: 'string', description: 'Health insurance number' },
				},
			},
			provider: { type: 'string', description: 'Hospital, clinic or practice' },
			physician: { type: 'string', description: 'Treating physician' },
			reportDate: { type: 'date', description: 'Date of the report' },
			admissionDate: { type: 'date', description: 'Date of admission' },
			dischargeDate: { type: 'date', description: 'Date of discharge' },
			diagnoses: { type: 'array', itemType: 'string', description: 'Diagnoses' },
			medications: {
				type: 'array',
				itemType: 'object',
				description: 'Medication prescribed',
				itemSchema: {
					properties: {
						name: { type: 'string', description: 'Medicine' },
						dosage: { type: 'string', description: 'Dose' },
						frequency: { type: 'string', description: 'How often it is taken' },
					},
				},
			},
			allergies: { type: 'array', itemType: 'string', description: 'Known allergies' },
			testResults: {
				type: 'array',
				itemType: 'object',
				description: 'Laboratory values',
				itemSchema: {
					properties: {
						test: { type: 'string', description: 'What was measured' },
						value: { type: 'number', description: 'Measured value' },
						unit: { type: 'string', description: 'Unit' },
						referenceRange: { type: 'string', description: 'Reference range' },
					},
				},
			},
		},
	},
	review: { fields: { 'patient.name': 0.5, 'patient.dateOfBirth': 0.5 } },
};
