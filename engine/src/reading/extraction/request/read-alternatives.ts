import { anyOf } from '../lexicon/any-of.ts';
import { OR } from '../lexicon/terms/contracts.ts';

const BETWEEN = new RegExp(String.raw`\s+${anyOf(OR)}\s+`, 'iu');
const MAX_ALTERNATIVES = 5;
const LONGEST = 40;

/**
 * Splits alternatives in a description, such as "Contract, order or estimate number" or "Numéro de contrat ou de
 * commande". Each alternative is completed with the word that they share.
 */
export function readAlternatives(description: string): string[][] {
	const parts = description.split(BETWEEN).flatMap((part) => part.split(/(?:(?<!\s)\s+)?[,;/]\s*/));
	const isList =
		BETWEEN.test(description) &&
		parts.length <= MAX_ALTERNATIVES &&
		parts.every((part) => part !== '' && part.length <= LONGEST);
	if (!isList) return [];
	const shared = { first: parts[0]?.split(/\s+/)[0], last: parts.at(-1)?.split(/\s+/).at(-1) };
	return parts.map((part) => [part, `${part} ${shared.last}`, `${shared.first} ${part}`]);
}
