import type { Terms } from './any-of.ts';
import data from './legal-forms.json' with { type: 'json' };

/** A legal form, or a word that is part of the names of companies and institutions. */
type LegalForm = {
	/** The full spelling. Documents may omit its dots and commas. */
	readonly form: string;
	/** ISO code of the country whose law defines the form; absent if several countries do. */
	readonly country?: string;
	/** The language, for an ordinary word. */
	readonly language?: string;
	/** Occurs only after the names of companies. */
	readonly strong?: boolean;
	/** An ordinary word, such as "Bank" or "Hotel". Without it, a name is a different name. */
	readonly word?: boolean;
	/** Ends the name of a company in running text, although it is not strong. */
	readonly endsName?: boolean;
	/** A legal form only after a comma: "Bank, N.A.". Elsewhere these letters mean something else. */
	readonly afterComma?: boolean;
};

const forms: readonly LegalForm[] = data;

/** Words and forms that follow the name of a company or an institution, or are part of it. */
export const LEGAL_FORMS = select(({ afterComma }) => !afterComma);

/** Forms that occur only after the names of companies. */
export const STRONG_FORMS = select(({ strong }) => strong);

/** Forms that end the name of a company in running text. */
export const NAME_ENDS = select(({ strong, endsName }) => strong ?? endsName);

/** Forms that may be omitted without changing the name. They may follow another form: "Bank, LLC". */
export const ADDED_FORMS = select(({ strong, endsName, word }) => (strong ?? endsName) && !word);

/** Forms that follow a comma and still belong to the name. */
export const FORMS_BEHIND_COMMAS = select(
	({ strong, endsName, afterComma, word }) => (strong ?? endsName ?? afterComma) && !word,
);

/** Longest first, so that "GmbH & Co. KG" is not read as "GmbH". */
function select(isMeant: (form: LegalForm) => boolean | undefined): Terms {
	const patterns = forms.filter(isMeant).map(({ form }) => toPattern(form));
	return { any: patterns.toSorted((one, other) => other.length - one.length) };
}

/** "S.A." also matches "SA" and "S.A"; callers match the last dot themselves. */
function toPattern(form: string): string {
	return form
		.replace(/\.$/, '')
		.replaceAll(/[()]/g, String.raw`\$&`)
		.replaceAll('. ', String.raw`\.?\s?`)
		.replaceAll(/\.(?!\?)/g, String.raw`\.?`)
		.replaceAll(', ', ',? ');
}
