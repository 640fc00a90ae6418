import type { TemplateDraft } from '../../../model/template.ts';
import { bankStatement } from './bank-statement.ts';
import { contract } from './contract.ts';
import { deliveryNote } from './delivery-note.ts';
import { identityDocument } from './identity-document.ts';
import { invoice } from './invoice.ts';
import { medicalRecord } from './medical-record.ts';
import { paymentReminder } from './payment-reminder.ts';
import { payslip } from './payslip.ts';
import { receipt } from './receipt.ts';
import { resume } from './resume.ts';
import { utilityBill } from './utility-bill.ts';

/** The templates that an account has after its creation: one per category. */
export const FIRST_TEMPLATES: readonly TemplateDraft[] = [
	invoice,
	receipt,
	identityDocument,
	contract,
	medicalRecord,
	resume,
];

/** The templates that the dashboard offers to begin with. */
export const STARTER_TEMPLATES: readonly TemplateDraft[] = [
	...FIRST_TEMPLATES,
	bankStatement,
	utilityBill,
	deliveryNote,
	paymentReminder,
	payslip,
];
