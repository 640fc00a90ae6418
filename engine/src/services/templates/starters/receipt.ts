import type { TemplateDraft } from '../../../model/template.ts';

export const receipt: TemplateDraft = {
	name: 'Receipt',
	description: 'Till receipts of shops, restaurants and petrol stations',
	category: 'RECEIPT',
	schema: {
		data: {
			merchant: { type: 'string', description: 'Name of the shop or company' },
			address: { type: 'string', format: 'address', description: 'Address of the shop' },
			phone: { type: 'string', format: 'phone', description: 'Telephone number of the shop' },
			receiptNumber: { type: 'string', description: 'Number of the receipt' },
			date: { type: 'date', description: 'Date of purchase' },
			time: { type: 'string', format: 'time', description: 'Time of purchase' },
			items: {
				type: 'array',
				itemType: 'object',
				description: 'Articles bought',
				itemSchema: {
					properties: {
						description: { type: 'string', description: 'Article' },
						quantity: { type: 'number', description: 'Quantity' },
						price: { type: 'number', description: 'Amount for this article' },
					},
				},
			},
			subtotal: { type: 'number', description: 'Total before tax' },
			tax: { type: 'number', description: 'Tax contained in the total' },
			total: { type: 'number', description: 'Total paid' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			paymentMethod: { type: 'string', description: 'Cash, card or another way of payment' },
		},
	},
	review: { fields: { merchant: 0.4, date: 0.5, total: 0.6 } },
};
