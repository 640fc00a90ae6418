import type { TemplateDraft } from '../../../model/template.ts';
import { contract } from './contract.ts';
import { identityDocument } from './identity-document.ts';
import { invoice } from './invoice.ts';
import { medicalRecord } from './medical-record.ts';
import { receipt } from './receipt.ts';
import { resume } from './resume.ts';

/** The templates that the owner has after the first start: one per category. */
export const STARTER_TEMPLATES: readonly TemplateDraft[] = [
	invoice,
	receipt,
	identityDocument,
	contract,
	medicalRecord,
	resume,
];
