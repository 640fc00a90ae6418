import { anyOf } from '../any-of.ts';
import type { TermLists } from '../any-of.ts';
import data from './contacts.json' with { type: 'json' };

export const {
	PHONE_LABELS,
	FAX_LABELS,
	CONTACT_LABELS,
	PHONE_MARKS,
	DOMAIN_ENDINGS,
	EMAIL_SPELLINGS,
} = data satisfies TermLists;

/** The beginning of a telephone number, an e-mail address or a web address. */
export const CONTACT_START = new RegExp(
	String.raw`@|www\.|https?:|\b${anyOf(data.CONTACT_STARTS)}`,
	'i',
);
