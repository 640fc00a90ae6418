import type { Language } from '../languages.ts';

/** How a clause names the law it is under; `<place>` is the state or country. The surest come first. */
export type LawPattern = { pattern: string; flags: 'u' | 'iu'; confidence: number };

export const LAWS: Readonly<Partial<Record<Language, readonly LawPattern[]>>> = {
	en: [
		// the laws of the State of New York
		{
			pattern: String.raw`laws?,?\s(?:\p{L}+\s){0,5}?of\s(?:the\s)?(?:State|Commonwealth|Province|Republic|Kingdom|Federal Republic|District)\sof\s(?:the\s)?<place>`,
			flags: 'iu',
			confidence: 0.92,
		},
		// governed by the internal laws of Delaware
		{
			pattern: String.raw`govern\p{L}*\s[^.]{0,80}?laws?\sof\s(?:the\s)?(?:[Ss]tate\sof\s)?<place>`,
			flags: 'u',
			confidence: 0.85,
		},
		// governed by New York law
		{
			pattern: String.raw`govern\p{L}*\s(?:and\s\p{L}+\s|in\sall\srespects\s)?(?:by|under)\s(?:the\s)?<place>\slaws?`,
			flags: 'u',
			confidence: 0.85,
		},
		{ pattern: String.raw`\blaws?\sof\s(?:the\s)?<place>`, flags: 'u', confidence: 0.6 },
	],
	de: [
		{ pattern: String.raw`Recht\sder\s<place>`, flags: 'u', confidence: 0.85 },
		{
			pattern: String.raw`\b(deutsches|österreichisches|schweizerisches|schweizer)\s+Recht\b`,
			flags: 'iu',
			confidence: 0.85,
		},
	],
	fr: [
		{
			pattern: String.raw`(?:droit|loi|lois)\s(français|belge|suisse|luxembourgeois)e?s?\b`,
			flags: 'iu',
			confidence: 0.85,
		},
	],
	es: [
		{
			pattern: String.raw`(?:leyes|legislación|derecho|ley)\s(?:de|del|aplicable\sen)\s<place>`,
			flags: 'u',
			confidence: 0.85,
		},
		{
			pattern: String.raw`(?:legislación|ley|derecho)\s(española?|mexicana?|argentina?)`,
			flags: 'u',
			confidence: 0.85,
		},
	],
	it: [
		{
			pattern: String.raw`(?:legge|diritto)\s(italian[ao]|svizzer[ao])`,
			flags: 'iu',
			confidence: 0.85,
		},
	],
	pt: [
		{
			pattern: String.raw`(?:lei|direito)\s(portugues[ae]|brasileir[ao])`,
			flags: 'iu',
			confidence: 0.85,
		},
	],
	nl: [{ pattern: String.raw`(Nederlands|Belgisch)\s+recht\b`, flags: 'iu', confidence: 0.85 }],
};

/** Where a court is named and no law, its place tells a little. */
export const COURTS: Readonly<Partial<Record<Language, readonly LawPattern[]>>> = {
	en: [
		{
			pattern: String.raw`courts?\s(?:located\s)?(?:of|in)\s(?:the\s)?(?:State\sof\s)?<place>`,
			flags: 'u',
			confidence: 0.4,
		},
	],
	de: [
		{
			pattern: String.raw`Gerichtsstand\s(?:\p{L}+\s){0,6}?ist\s<place>`,
			flags: 'u',
			confidence: 0.5,
		},
	],
};
