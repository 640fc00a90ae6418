import { STARTER_TEMPLATES } from '../../engine/src/services/templates/starters/index.ts';
import type { FieldDefinition, FieldMap } from '../../engine/src/model/template.ts';
import type { TemplateProfile } from '../../engine/src/reading/sorting/sort-pages.ts';

/** Fields by name: a name that ends with Date is a date, one in capitals of money a number. */
function fieldsOf(names: string, rows = ''): FieldMap {
	const define = (name: string): [string, FieldDefinition] => [
		name,
		name.endsWith('Date')
			? { type: 'date' }
			: /total|amount|balance|pay$|price|quantity|tax|premium|hours/i.test(name)
				? { type: 'number' }
				: { type: 'string' },
	];
	const list: FieldMap = rows
		? {
				lines: {
					type: 'array',
					itemType: 'object',
					itemSchema: { properties: Object.fromEntries(rows.split(' ').map(define)) },
				},
			}
		: {};
	return { ...Object.fromEntries(names.split(' ').map(define)), ...list };
}

function custom(id: string, name: string, names: string, rows?: string): TemplateProfile {
	return { id, name, category: 'CUSTOM', fields: fieldsOf(names, rows) };
}

const STARTERS: Readonly<Record<string, string>> = {
	INVOICE: 'invoice',
	RECEIPT: 'receipt',
	ID_DOCUMENT: 'identity-document',
	CONTRACT: 'contract',
	MEDICAL_RECORD: 'medical-record',
	RESUME: 'resume',
};

/** Templates as accounts have them: the starters, and some of their own. The id is the kind that they are for. */
export const TEMPLATES: readonly TemplateProfile[] = [
	...STARTER_TEMPLATES.map(({ name, category, schema }) => ({
		id: STARTERS[category] ?? category,
		name,
		category,
		fields: schema.data,
	})),
	custom(
		'delivery-note',
		'Delivery notes',
		'deliveryNoteNumber deliveryDate supplier recipient orderNumber',
		'articleNumber description quantity',
	),
	custom(
		'purchase-order',
		'Purchase order',
		'orderNumber orderDate supplier buyer deliveryDate totalAmount',
		'articleNumber description quantity unitPrice',
	),
	custom(
		'quotation',
		'Quotation',
		'quoteNumber quoteDate validUntil customer totalAmount',
		'description quantity unitPrice',
	),
	custom(
		'bank-statement',
		'Bank statement',
		'accountHolder iban statementDate openingBalance closingBalance',
		'bookingDate description amount',
	),
	custom(
		'payslip',
		'Payslip',
		'employer employee period grossPay netPay incomeTax socialSecurityNumber',
	),
	custom(
		'lab-report',
		'Lab report',
		'patient sampleDate laboratory',
		'test result unit referenceRange',
	),
	custom(
		'expense-report',
		'Expense claim',
		'employee department periodStart totalAmount',
		'expenseDate category amount',
	),
	custom(
		'timesheet',
		'Timesheet',
		'employee weekEnding supervisor totalHours',
		'day startTime endTime hours',
	),
	custom(
		'insurance-policy',
		'Insurance policy',
		'insurer policyNumber insured startDate endDate premium deductible',
	),
	custom(
		'order-confirmation',
		'Order confirmation',
		'confirmationNumber orderDate customer deliveryDate totalAmount',
		'description quantity price',
	),
	custom(
		'bill-of-lading',
		'Bill of lading',
		'shipper consignee carrier portOfLoading portOfDischarge vessel grossWeight',
	),
	custom(
		'minutes',
		'Meeting minutes',
		'meetingDate place chair secretary participants nextMeeting',
	),
	custom(
		'utility-bill',
		'Utility bill',
		'supplier customerNumber meterNumber consumption billingPeriod totalAmount dueDate',
	),
	custom('tax-form', 'Tax return', 'taxpayer taxNumber taxYear income taxAmount'),
];

/** Kinds of the corpus under the name that the product has for them. */
const KIND_OF: Readonly<Record<string, string>> = {
	'boarding-pass': 'ticket',
	'application-form': 'form',
	'registration-form': 'form',
	'membership-form': 'form',
	'order-form': 'form',
	'school-form': 'form',
	'project-form': 'form',
	'visa-form': 'form',
	'change-of-address': 'form',
	'hotel-card': 'form',
	'medical-form': 'medical-record',
	'accident-report': 'report',
	'market-report': 'report',
	statistics: 'report',
	budget: 'report',
	programme: 'schedule',
	menu: 'schedule',
	advertisement: 'newsletter',
	brochure: 'newsletter',
	cover: 'letter',
	'membership-list': 'other',
	'catalogue-card': 'other',
	'routing-slip': 'other',
	logo: 'other',
};

export function kindOfCorpus(kind: string): string {
	return KIND_OF[kind] ?? kind;
}

/** Kinds that an invoice template reads as well: neither it nor none is wrong. */
export const DOUBTFUL: ReadonlySet<string> = new Set([
	'credit-note',
	'dunning-letter',
	'telecom-bill',
	'hotel-bill',
]);
