import type { TermLists } from '../any-of.ts';
import data from './documents.json' with { type: 'json' };

export const {
	DOCUMENT_WORDS,
	ADVICE_TITLES,
	ORDER_TITLES,
	RECEIPT_LABELS,
	PAYSLIP_WORDS,
	NOT_AMERICAN,
	NOT_ENGLISH,
	AMERICAN,
	AMERICAN_SPELLING,
	BRITISH_SPELLING,
	PAYEE_LABELS,
	SECTION_HEADINGS,
	LABORATORY_HEADINGS,
} = data satisfies TermLists;
