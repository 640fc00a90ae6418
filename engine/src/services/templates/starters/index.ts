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

/**
 * The starter templates. A new account has all of them, so that Automatic finds a template for every common kind from
 * the first document on; the dashboard offers them again later. Older accounts lack the newer ones, which are last in
 * the list.
 */
export const STARTER_TEMPLATES: readonly TemplateDraft[] = [
	invoice,
	receipt,
	identityDocument,
	contract,
	medicalRecord,
	resume,
	bankStatement,
	utilityBill,
	deliveryNote,
	paymentReminder,
	payslip,
];
