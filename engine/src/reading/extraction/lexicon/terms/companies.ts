import type { TermLists } from '../any-of.ts';
import data from './companies.json' with { type: 'json' };

export const {
	LEGAL_FORMS,
	STRONG_FORMS,
	FORMS_IN_SENTENCES,
	SECOND_FORMS,
	STRONG_FORMS_IN_SENTENCES,
	BARE_FORMS,
	FORMS_LEFT_OUT,
	FORMS_BEHIND_COMMAS,
	REGISTERS,
	BANKS,
	BANK_NAMES,
	INSURER_NAMES,
	SCHOOL_NAMES,
	HOTEL_NAMES,
	TAX_OFFICE_NAMES,
	CARE_NAMES,
	MAIL_PROVIDERS,
	NUMBER_MARKS,
} = data satisfies TermLists;
