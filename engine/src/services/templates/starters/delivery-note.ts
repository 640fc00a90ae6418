import type { TemplateDraft } from '../../../model/template.ts';

export const deliveryNote: TemplateDraft = {
	name: 'Delivery note',
	description: 'Delivery notes and packing lists: order, addresses and delivered goods',
	category: 'CUSTOM',
	schema: {
		data: {
			deliveryNoteNumber: { type: 'string', description: 'Number of the delivery note' },
			deliveryDate: { type: 'date', description: 'Date of delivery' },
			orderNumber: { type: 'string', description: "The buyer's order number" },
			customerNumber: { type: 'string', description: 'Customer number' },
			sender: { type: 'string', description: 'Company that delivers' },
			recipient: { type: 'string', description: 'Company or person that receives the goods' },
			deliveryAddress: { type: 'string', format: 'address', description: 'Delivery address' },
			items: {
				type: 'array',
				itemType: 'object',
				description: 'Goods delivered, one per row of the table',
				itemSchema: {
					properties: {
						articleNumber: { type: 'string', description: 'Article number' },
						description: { type: 'string', description: 'Article' },
						quantity: { type: 'number', description: 'Quantity delivered' },
						unit: { type: 'string', description: 'Unit of the quantity' },
					},
				},
			},
		},
	},
	review: { fields: { deliveryNoteNumber: 0.5, deliveryDate: 0.5 } },
};
