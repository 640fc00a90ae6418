import { anyOf } from '../../lexicon/any-of.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { BEHIND_PLACES, PLACE_LINKS } from '../../lexicon/terms/contracts.ts';
import { COURTS, LAWS } from '../../lexicon/terms/law.ts';
import type { Prose } from './read-prose.ts';

export type Clause = { value: string; raw: string; at: number; confidence: number };

/** A full stop belongs to an abbreviation; after a whole word it ends the sentence. */
const NAME = String.raw`(?:\p{Lu}\p{L}{0,2}\.(?:\p{Lu}\.)*|\p{Lu}[\p{L}'-]*)`;
const PLACE = String.raw`(${NAME}(?:\s${anyOf(PLACE_LINKS)}\s${NAME}|\s${NAME}){0,3})`;
const PATTERNS = [LAWS, COURTS].flatMap((clauses) =>
	LANGUAGES.flatMap((language) =>
		(clauses[language] ?? []).map(({ pattern, flags, confidence }) => ({
			pattern: new RegExp(
				pattern.replace('<place>', () => PLACE),
				flags,
			),
			confidence,
		})),
	),
);
const REST = new RegExp(String.raw`\s${anyOf(BEHIND_PLACES)}$`, 'i');

/** Finds the state or country whose law governs a contract. */
export function findLaw({ text }: Prose): Clause | undefined {
	for (const { pattern, confidence } of PATTERNS) {
		const match = pattern.exec(text);
		const value = match?.[1]?.replace(/(?<![.,'\s])[.,'\s]+$/, '').replace(REST, '');
		if (match && value) return { value, raw: match[0], at: match.index, confidence };
	}
	return undefined;
}
