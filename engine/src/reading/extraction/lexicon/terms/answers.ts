import type { Terms } from '../any-of.ts';

/** What a box says that is ticked. */
export const YES: Terms = {
	en: `
		yes
		true
	`,
	fr: `
		oui
		vrai
	`,
	de: `
		ja
		wahr
	`,
	es: `
		sí
		si
	`,
	pt: `
		sim
	`,
	any: `
		x
	`,
};

/** What a box says that is not. */
export const NO: Terms = {
	en: `
		no
		false
	`,
	fr: `
		non
		faux
	`,
	de: `
		nein
		falsch
	`,
	pt: `
		não
		nao
	`,
	nl: `
		nee
	`,
};
