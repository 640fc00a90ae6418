import type { Terms } from './any-of.ts';
import data from './legal-forms.json' with { type: 'json' };

/** A legal form, or a word that is part of the names of companies and institutions. */
type LegalForm = {
	/** As it is written in full. Its dots and commas may be missing on a document. */
	readonly form: string;
	/** ISO code of the country whose law knows the form; absent where several do. */
	readonly country?: string;
	/** The language of an ordinary word. */
	readonly language?: string;
	/** Stands behind the names of companies and nowhere else. */
	readonly strong?: boolean;
	/** An ordinary word: "Bank", "Hotel". A name is another one without it. */
	readonly word?: boolean;
	/** Ends the name of a company in running text, although it is not strong. */
	readonly endsName?: boolean;
	/** A form only behind a comma: "Bank, N.A."; elsewhere these letters mean something else. */
	readonly afterComma?: boolean;
};

const forms: readonly LegalForm[] = data;

/** What stands behind the name of a company or an institution, or is part of it. */
export const LEGAL_FORMS = select(({ afterComma }) => !afterComma);

/** Forms that stand behind the names of companies and nowhere else. */
export const STRONG_FORMS = select(({ strong }) => strong);

/** What ends the name of a company in running text. */
export const NAME_ENDS = select(({ strong, endsName }) => strong ?? endsName);

/** Forms with which and without which a name is the same. They also follow another form: "Bank, LLC". */
export const ADDED_FORMS = select(({ strong, endsName, word }) => (strong ?? endsName) && !word);

/** What stands behind a comma and is still part of the name. */
export const FORMS_BEHIND_COMMAS = select(
	({ strong, endsName, afterComma, word }) => (strong ?? endsName ?? afterComma) && !word,
);

/** The longest come first, so that "GmbH & Co. KG" is not read as "GmbH". */
function select(isMeant: (form: LegalForm) => boolean | undefined): Terms {
	const patterns = forms.filter(isMeant).map(({ form }) => toPattern(form));
	return { any: patterns.toSorted((one, other) => other.length - one.length) };
}

/** "S.A." also matches "SA" and "S.A"; callers match the last dot themselves. */
function toPattern(form: string): string {
	return form
		.replace(/\.$/, '')
		.replaceAll('. ', String.raw`\.?\s?`)
		.replaceAll(/\.(?!\?)/g, String.raw`\.?`)
		.replaceAll(', ', ',? ');
}
