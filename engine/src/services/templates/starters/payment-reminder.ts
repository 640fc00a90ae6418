import type { TemplateDraft } from '../../../model/template.ts';

export const paymentReminder: TemplateDraft = {
	name: 'Payment reminder',
	description: 'Reminders and dunning letters for unpaid invoices',
	category: 'CUSTOM',
	schema: {
		data: {
			sender: { type: 'string', description: 'Company that asks for payment' },
			recipient: { type: 'string', description: 'Company or person that owes the amount' },
			customerNumber: { type: 'string', description: 'Customer number' },
			date: { type: 'date', description: 'Date of the reminder' },
			invoiceNumber: { type: 'string', description: 'Number of the unpaid invoice' },
			invoiceDate: { type: 'date', description: 'Date of the unpaid invoice' },
			openAmount: { type: 'number', description: 'Open amount of the invoice' },
			reminderFee: { type: 'number', description: 'Reminder fee' },
			interest: { type: 'number', description: 'Default interest' },
			total: { type: 'number', description: 'Total to pay' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			dueDate: { type: 'date', description: 'New date by which the amount must be paid' },
			iban: { type: 'string', format: 'iban', description: 'Bank account to pay to' },
		},
	},
	review: { fields: { invoiceNumber: 0.5, total: 0.6 }, checks: true },
};
