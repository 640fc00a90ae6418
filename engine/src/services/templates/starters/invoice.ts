import type { TemplateDraft } from '../../../model/template.ts';

export const invoice: TemplateDraft = {
	name: 'Invoice',
	description: 'Supplier invoices: header, seller, buyer, line items, totals and payment',
	category: 'INVOICE',
	schema: {
		data: {
			invoiceNumber: { type: 'string', description: 'Number of the invoice' },
			invoiceDate: { type: 'date', description: 'Date of issue' },
			dueDate: { type: 'date', description: 'Date by which the invoice must be paid' },
			purchaseOrder: { type: 'string', description: "The buyer's order number" },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			seller: {
				type: 'object',
				description: 'The company that issued the invoice',
				properties: {
					name: { type: 'string', description: 'Name of the seller' },
					address: { type: 'string', format: 'address', description: 'Address of the seller' },
					vatNumber: { type: 'string', description: 'VAT identification number of the seller' },
					email: { type: 'string', format: 'email', description: 'E-mail address of the seller' },
					phone: { type: 'string', format: 'phone', description: 'Telephone number of the seller' },
				},
			},
			buyer: {
				type: 'object',
				description: 'The company or person the invoice is addressed to',
				properties: {
					name: { type: 'string', description: 'Name of the buyer' },
					address: { type: 'string', format: 'address', description: 'Billing address' },
					vatNumber: { type: 'string', description: 'VAT identification number of the buyer' },
				},
			},
			lineItems: {
				type: 'array',
				itemType: 'object',
				description: 'Goods and services invoiced, one per row of the table',
				itemSchema: {
					properties: {
						description: { type: 'string', description: 'What was delivered' },
						quantity: { type: 'number', description: 'Quantity' },
						unitPrice: { type: 'number', description: 'Price of one unit' },
						taxRate: { type: 'number', description: 'VAT rate in percent' },
						total: { type: 'number', description: 'Amount of the line' },
					},
				},
			},
			netTotal: { type: 'number', description: 'Total before tax' },
			taxTotal: { type: 'number', description: 'Total tax' },
			grossTotal: { type: 'number', description: 'Total to pay, tax included' },
			iban: { type: 'string', format: 'iban', description: 'Bank account to pay to' },
		},
	},
	review: {
		fields: { invoiceNumber: 0.6, invoiceDate: 0.6, 'seller.name': 0.5, grossTotal: 0.6 },
		checks: true,
	},
};
