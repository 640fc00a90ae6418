import type { TermLists } from '../any-of.ts';
import data from './contacts.json' with { type: 'json' };

export const {
	PHONE_LABELS,
	FAX_LABELS,
	CONTACT_LABELS,
	PHONE_MARKS,
	DOMAIN_ENDINGS,
	CONTACT_STARTS,
	EMAIL_SPELLINGS,
} = data satisfies TermLists;
