import type { Prose } from './read-prose.ts';

export type Clause = { value: string; raw: string; at: number; confidence: number };

/** A point belongs to a word that is cut short; behind a whole one the sentence ends. */
const NAME = "(?:\\p{Lu}\\p{L}{0,2}\\.(?:\\p{Lu}\\.)*|\\p{Lu}[\\p{L}'-]*)";
const PLACE = `${NAME}(?:\\s(?:of|and|de|the)\\s${NAME}|\\s${NAME}){0,3}`;
const PATTERNS: readonly { pattern: RegExp; confidence: number }[] = [
	// en: the laws of the State of New York; the internal laws of Delaware; New York law
	{
		pattern: new RegExp(
			`laws?,?\\s(?:\\p{L}+\\s){0,5}?of\\s(?:the\\s)?(?:State|Commonwealth|Province|Republic|Kingdom|Federal Republic|District)\\sof\\s(?:the\\s)?(${PLACE})`,
			'iu',
		),
		confidence: 0.92,
	},
	{
		pattern: new RegExp(
			`govern\\p{L}*\\s[^.]{0,80}?laws?\\sof\\s(?:the\\s)?(?:[Ss]tate\\sof\\s)?(${PLACE})`,
			'u',
		),
		confidence: 0.85,
	},
	{
		pattern: new RegExp(
			`govern\\p{L}*\\s(?:and\\s\\p{L}+\\s|in\\sall\\srespects\\s)?(?:by|under)\\s(?:the\\s)?(${PLACE})\\slaws?`,
			'u',
		),
		confidence: 0.85,
	},
	{ pattern: new RegExp(`\\blaws?\\sof\\s(?:the\\s)?(${PLACE})`, 'u'), confidence: 0.6 },
	// de, fr, es, it, pt, nl
	{ pattern: new RegExp(`Recht\\sder\\s(${PLACE})`, 'u'), confidence: 0.85 },
	{
		pattern: /\b(deutsches|österreichisches|schweizerisches|schweizer)\s+Recht\b/iu,
		confidence: 0.85,
	},
	{
		pattern: new RegExp(`(?:droit|loi|lois)\\s(français|belge|suisse|luxembourgeois)e?s?\\b`, 'iu'),
		confidence: 0.85,
	},
	{
		pattern: new RegExp(
			`(?:leyes|legislación|derecho|ley)\\s(?:de|del|aplicable\\sen)\\s(${PLACE})|(?:legislación|ley|derecho)\\s(española?|mexicana?|argentina?)`,
			'u',
		),
		confidence: 0.85,
	},
	{ pattern: /(?:legge|diritto)\s(italian[ao]|svizzer[ao])/iu, confidence: 0.85 },
	{ pattern: /(?:lei|direito)\s(portugues[ae]|brasileir[ao])/iu, confidence: 0.85 },
	{ pattern: /(Nederlands|Belgisch)\s+recht\b/iu, confidence: 0.85 },
	{
		pattern: new RegExp(
			`courts?\\s(?:located\\s)?(?:of|in)\\s(?:the\\s)?(?:State\\sof\\s)?(${PLACE})`,
			'u',
		),
		confidence: 0.4,
	},
	{
		pattern: new RegExp(`Gerichtsstand\\s(?:\\p{L}+\\s){0,6}?ist\\s(${PLACE})`, 'u'),
		confidence: 0.5,
	},
];

/** The state or country whose law a contract is under. */
export function findLaw({ text }: Prose): Clause | undefined {
	for (const { pattern, confidence } of PATTERNS) {
		const match = pattern.exec(text);
		const value = (match?.[1] ?? match?.[2])
			?.replace(/[.,'\s]+$/, '')
			.replace(/\s(?:without|and|or|the|as|applicable|in)$/i, '');
		if (match && value) return { value, raw: match[0], at: match.index, confidence };
	}
	return undefined;
}
