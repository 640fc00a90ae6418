import type { TermLists } from '../any-of.ts';
import data from './companies.json' with { type: 'json' };

export const {
	CAPITAL_NOTES,
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
