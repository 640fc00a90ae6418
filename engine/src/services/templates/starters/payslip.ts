import type { TemplateDraft } from '../../../model/template.ts';

export const payslip: TemplateDraft = {
	name: 'Payslip',
	description: 'Payslips and salary statements',
	category: 'CUSTOM',
	schema: {
		data: {
			employer: { type: 'string', description: 'Name of the employer' },
			employee: { type: 'string', description: 'Name of the employee' },
			employeeNumber: { type: 'string', description: 'Personnel number' },
			period: { type: 'string', description: 'Month that is paid' },
			payDate: { type: 'date', description: 'Date of payment' },
			taxClass: { type: 'string', description: 'Tax class or tax code' },
			socialSecurityNumber: { type: 'string', description: 'Social security number' },
			grossPay: { type: 'number', description: 'Gross pay' },
			incomeTax: { type: 'number', description: 'Income tax' },
			socialSecurity: { type: 'number', description: 'Social security contributions' },
			netPay: { type: 'number', description: 'Net pay' },
			payout: { type: 'number', description: 'Amount paid out' },
			currency: { type: 'string', description: 'Currency as a three-letter code' },
			iban: { type: 'string', format: 'iban', description: 'Account that the pay goes to' },
		},
	},
	review: { fields: { employee: 0.4, grossPay: 0.6, netPay: 0.6 } },
};
