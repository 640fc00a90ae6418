import type { Terms } from '../any-of.ts';

/** What stands before a number to call. */
export const PHONE_LABELS: Terms = {
	en: `
		phone
		cell
		call
	`,
	fr: `
		t[ée]l
	`,
	de: `
		fon
		handy
	`,
	es: `
		tlf
	`,
	any: String.raw`
		[tpm](?!\p{L})
		tel
		ph
		mob
		hotline
		gsm
	`,
};

/** What stands before the number of a fax. */
export const FAX_LABELS: Terms = {
	fr: `
		t[ée]l[ée]copie
	`,
	any: `
		(?:tele)?fax
	`,
};

/** What stands before ways to reach somebody. */
export const CONTACT_LABELS: Terms = {
	en: `
		phone
		hp
		mobile
	`,
	de: `
		fon
	`,
	any: `
		tel
		fax
		www
		http
		e-?mail
	`,
};

/** What the line of a telephone number holds. */
export const PHONE_MARKS: Terms = {
	en: `
		phone
	`,
	de: `
		fon
	`,
	any: `
		tel
		fax
	`,
};

/** What addresses of the web end with that are written without www. */
export const DOMAIN_ENDINGS: Terms = {
	any: `
		com
		org
		net
		de
		fr
		it
		es
		pt
		nl
		eu
		io
		co
		be
		at
		ch
		uk
		us
		info
		biz
		dev
		app
	`,
};

/** What the lines around an address hold where somebody says how to reach them. */
export const CONTACT_STARTS: Terms = {
	en: `
		phone
	`,
	de: String.raw`
		fon\b
	`,
	any: `
		tel
		fax
	`,
};
