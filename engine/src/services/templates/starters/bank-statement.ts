import type { TemplateDraft } from '../../../model/template.ts';

export const bankStatement: TemplateDraft = {
	name: 'Bank statement',
	description: 'Statements of bank accounts and cards: account, balances and transactions',
	category: 'CUSTOM',
	schema: {
		data: {
			bank: { type: 'string', description: 'Name of the bank' },
			accountHolder: { type: 'string', description: 'Name of the account holder' },
			iban: { type: 'string', format: 'iban', description: 'IBAN of the account' },
			accountNumber: { type: 'string', description: 'Account number' },
			statementNumber: { type: 'string', description: 'Number of the statement' },
			statementDate: { type: 'date', description: 'Date of the statement' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			openingBalance: { type: 'number', description: 'Opening balance' },
			closingBalance: { type: 'number', description: 'Closing balance' },
			transactions: {
				type: 'array',
				itemType: 'object',
				description: 'Transactions, one per booking',
				itemSchema: {
					properties: {
						date: { type: 'date', description: 'Booking date' },
						valueDate: { type: 'date', description: 'Value date' },
						description: { type: 'string', description: 'Text of the booking' },
						amount: { type: 'number', description: 'Amount; negative when debited' },
						balance: { type: 'number', description: 'Balance after the booking' },
					},
				},
			},
		},
	},
	review: {
		fields: { accountHolder: 0.5, openingBalance: 0.5, closingBalance: 0.6 },
		checks: true,
	},
};
