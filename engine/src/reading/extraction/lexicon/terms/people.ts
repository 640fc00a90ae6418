import type { Terms } from '../any-of.ts';

/** What stands before the name of a person. */
export const TITLES: Terms = {
	en: `
		mr
		mrs
		ms
	`,
	fr: `
		mme
	`,
	de: `
		herr
		frau
	`,
	es: `
		sr
		sra
	`,
	it: `
		sig
		dott
	`,
	nl: `
		dhr
		mevr
	`,
	any: `
		dr
		prof
		m
	`,
};

/** Words in names that have no capital. */
export const NAME_PARTICLES: Terms = {
	fr: `
		le
		du
	`,
	de: `
		von
		der
		den
	`,
	es: `
		de
		la
		del
		el
	`,
	it: `
		di
		da
	`,
	pt: `
		dos
	`,
	nl: `
		van
	`,
	any: `
		al
		bin
		binti
	`,
};

/** What stands alone above the name in an address. */
export const SALUTATIONS: Terms = {
	en: `
		to
		mr
		mrs
		ms
		attn
	`,
	fr: `
		mme
		à l['’]attention de
		monsieur
		madame
	`,
	de: String.raw`
		an
		herrn?
		frau
		firma
		z\.?\s?hd\.?
	`,
	it: String.raw`
		spett\.?(?:le|abile)?
	`,
	pt: String.raw`
		exm[oa]\S*(?:\s\S{2,8})?
	`,
	nl: `
		de heer
		mevrouw
	`,
	any: `
		m
	`,
};

/** Whom a letter is for: never who wrote it. */
export const ATTENTION: Terms = {
	en: String.raw`
		attn\b
		attention\b
	`,
	fr: `
		[aà] l['’]att
	`,
	de: String.raw`
		z\.?\s?h(?:d|än?d?e?n?)\b
	`,
	es: `
		a la atenci
	`,
	it: String.raw`
		alla (?:c\.|cortese)
	`,
	pt: String.raw`
		à atenção
		a\/c\b
	`,
	nl: String.raw`
		t\.?\s?a\.?\s?v\.
	`,
	any: String.raw`
		c\/o\b
	`,
};

/** What stands in a field for the sex of somebody. */
export const SEXES: Terms = {
	en: `
		male
		female
		man
		woman
	`,
	fr: `
		homme
		femme
		masculin
		feminin
	`,
	de: `
		mann
		frau
		mannlich
		weiblich
	`,
	es: `
		hombre
		mujer
		femenino
	`,
	it: `
		maschio
		femmina
	`,
	pt: `
		masculino
		feminino
	`,
	any: `
		[mfwxdhv]
	`,
};

/** Said to the one who is addressed. */
export const YOURS: Terms = {
	en: `
		your
	`,
	fr: `
		votre
		vos
	`,
	de: `
		ihre?
	`,
	es: `
		su
	`,
	it: `
		vostr[ao]
	`,
	pt: `
		voss[ao]
	`,
	nl: `
		uw
	`,
};

/** Said of oneself. */
export const OURS: Terms = {
	en: `
		our
	`,
	fr: `
		notre
		nos
	`,
	de: `
		unsere?
	`,
	es: `
		nuestr[ao]
	`,
	it: `
		nostr[ao]
	`,
	pt: `
		noss[ao]
	`,
	nl: `
		ons
		onze
	`,
};
