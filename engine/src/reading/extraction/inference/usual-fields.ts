import type { Category, FieldDefinition, FieldMap } from '../../../model/template.ts';

const text = (description: string): FieldDefinition => ({ type: 'string', description });
const amount = (description: string): FieldDefinition => ({ type: 'number', description });
const date = (description: string): FieldDefinition => ({ type: 'date', description });
const list = (description: string): FieldDefinition => ({
	type: 'array',
	itemType: 'string',
	description,
});
const rows = (description: string, properties: FieldMap): FieldDefinition => ({
	type: 'array',
	itemType: 'object',
	description,
	itemSchema: { properties },
});
const formatted = (
	format: NonNullable<FieldDefinition['format']>,
	description: string,
): FieldDefinition => ({ type: 'string', format, description });

const company = (who: string): FieldMap => ({
	name: text(`Name of the ${who}`),
	address: formatted('address', `Address of the ${who}`),
	vatNumber: text(`VAT identification number of the ${who}`),
	email: formatted('email', `E-mail address of the ${who}`),
	phone: formatted('phone', `Telephone number of the ${who}`),
});

/** The usual fields per category. Those that a sample contains become its template. */
export const USUAL_FIELDS: Readonly<Record<Category, FieldMap>> = {
	INVOICE: {
		invoiceNumber: text('Invoice number'),
		invoiceDate: date('Date of the invoice'),
		dueDate: date('Date by which the invoice must be paid'),
		orderNumber: text('Order number'),
		customerNumber: text('Customer number'),
		deliveryDate: date('Date of delivery'),
		seller: {
			type: 'object',
			description: 'The company that issued the invoice',
			properties: company('seller'),
		},
		buyer: {
			type: 'object',
			description: 'The customer who is billed',
			properties: company('buyer'),
		},
		lineItems: rows('The goods or services billed', {
			description: text('Name of the product or service'),
			quantity: amount('Quantity'),
			unitPrice: amount('Price of one unit'),
			taxRate: amount('VAT rate in percent'),
			total: amount('Amount of the line'),
		}),
		netTotal: amount('Total amount without tax'),
		taxTotal: amount('Total tax amount'),
		grossTotal: amount('Total amount including tax'),
		currency: text('Currency as a three-letter code'),
		iban: formatted('iban', 'Bank account to pay to'),
		bic: text('BIC of the bank'),
	},
	RECEIPT: {
		merchant: text('Name of the shop'),
		address: formatted('address', 'Address of the shop'),
		phone: formatted('phone', 'Telephone number of the shop'),
		receiptNumber: text('Number of the receipt'),
		date: date('Date of the purchase'),
		time: formatted('time', 'Time of the purchase'),
		items: rows('Articles bought', {
			description: text('Article'),
			quantity: amount('Quantity'),
			price: amount('Amount for this article'),
		}),
		tax: amount('Tax contained in the total'),
		total: amount('Total amount to pay'),
		currency: text('Currency as a three-letter code'),
		paymentMethod: text('Way of payment'),
	},
	ID_DOCUMENT: {
		documentNumber: text('Number of the document'),
		surname: text('Family name'),
		givenNames: text('First and middle names'),
		nationality: text('Nationality of the holder'),
		sex: text('Sex of the holder'),
		dateOfBirth: date('Date of birth'),
		placeOfBirth: text('Place of birth'),
		dateOfIssue: date('Date of issue'),
		dateOfExpiry: date('Date on which the document expires'),
		personalNumber: text('Personal or national identification number'),
		issuingAuthority: text('Issuing authority'),
	},
	CONTRACT: {
		title: text('Title of the agreement'),
		parties: list('Names of the parties to the agreement'),
		effectiveDate: date('Date on which the agreement takes effect'),
		endDate: date('Date on which the agreement ends'),
		term: text('How long the agreement lasts'),
		noticePeriod: text('Notice period for termination'),
		governingLaw: text('State or country whose law governs the agreement'),
		contractValue: amount('Value of the contract'),
	},
	MEDICAL_RECORD: {
		patientName: text('Name of the patient'),
		dateOfBirth: date('Date of birth of the patient'),
		sex: text('Sex of the patient'),
		patientId: text('Patient or medical record number'),
		insuranceNumber: text('Health insurance number'),
		provider: text('Hospital, clinic or practice'),
		physician: text('Treating physician'),
		reportDate: date('Date of the report'),
		admissionDate: date('Date of admission'),
		dischargeDate: date('Date of discharge'),
		diagnoses: list('Diagnoses'),
		allergies: list('Known allergies'),
		medications: rows('Medication prescribed', {
			name: text('Medicine'),
			dosage: text('Dose'),
			frequency: text('How often it is taken'),
		}),
		testResults: rows('Laboratory values', {
			test: text('What was measured'),
			value: amount('Measured value'),
			unit: text('Unit'),
			referenceRange: text('Reference range'),
		}),
	},
	RESUME: {
		name: text('Name of the candidate'),
		jobTitle: text('Current or desired position'),
		email: formatted('email', 'E-mail address'),
		phone: formatted('phone', 'Telephone number'),
		address: formatted('address', 'Postal address'),
		website: formatted('url', 'Website or profile'),
		summary: text('Profile or summary in prose'),
		experience: rows('Work experience', {
			employer: text('Company'),
			position: text('Job title'),
			startDate: date('Start'),
			endDate: date('End; empty when current'),
		}),
		education: rows('Education', {
			institution: text('School or university'),
			degree: text('Degree'),
			graduationDate: date('Date of the degree'),
		}),
		skills: list('Skills'),
		languages: list('Languages spoken'),
	},
	CUSTOM: {},
};
