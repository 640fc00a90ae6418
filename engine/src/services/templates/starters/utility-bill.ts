import type { TemplateDraft } from '../../../model/template.ts';

export const utilityBill: TemplateDraft = {
	name: 'Utility bill',
	description: 'Bills for electricity, gas, heat and water',
	category: 'CUSTOM',
	schema: {
		data: {
			provider: { type: 'string', description: 'Name of the supplier' },
			customerName: { type: 'string', description: 'Name of the customer' },
			customerNumber: { type: 'string', description: 'Customer number' },
			contractNumber: { type: 'string', description: 'Number of the contract account' },
			invoiceNumber: { type: 'string', description: 'Number of the bill' },
			invoiceDate: { type: 'date', description: 'Date of the bill' },
			dueDate: { type: 'date', description: 'Date by which the bill must be paid' },
			supplyAddress: { type: 'string', format: 'address', description: 'Address of supply' },
			meterNumber: { type: 'string', description: 'Number of the meter' },
			periodStart: { type: 'date', description: 'First day of the billing period' },
			periodEnd: { type: 'date', description: 'Last day of the billing period' },
			consumption: { type: 'number', description: 'Consumption in the billing period' },
			netTotal: { type: 'number', description: 'Total before tax' },
			taxTotal: { type: 'number', description: 'Total tax' },
			grossTotal: { type: 'number', description: 'Total of the bill, tax included' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
		},
	},
	review: {
		fields: { provider: 0.4, invoiceNumber: 0.5, invoiceDate: 0.6, grossTotal: 0.6 },
		checks: true,
	},
};
