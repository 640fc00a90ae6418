import { CONCEPTS } from './concepts.ts';
import type { ConceptName } from './concepts.ts';
import { SILENT_WORDS } from './languages.ts';
import { listPhrases } from './list-phrases.ts';
import { isSameWord, isSilent, readTokens, sumWeights, weightOf } from './read-words.ts';
import type { Token } from './read-words.ts';
import { WORDS } from './words.ts';
import { append } from '../../../model/append.ts';

/** A phrase of a concept in a text: tokens `from` to `to` (exclusive). */
export type Occurrence = { concept: ConceptName; from: number; to: number; exactness: number };

type Phrase = {
	concept: ConceptName;
	tokens: Token[];
	weights: number[];
	weight: number;
	/**
	 * It consists of function words, which count as they are spelled: French "du" before a date is not an "échéance",
	 * although "dû" means due. "No" is a word of its own, as common as "Nr".
	 */
	isSpelled: boolean;
};

/** 1 if all words are spelled as in the phrase, less if some only mean the same. */
const SAME_MEANING = 0.93;
const OUTDONE = 0.85;

const phrases: Phrase[] = (Object.keys(CONCEPTS) as ConceptName[]).flatMap((concept) => {
	const seen = new Set<string>();
	const { any = [], ...phrasesOf } = CONCEPTS[concept];
	return [...listPhrases(phrasesOf), ...any].flatMap((text) => {
		const tokens = readTokens(text);
		const key = tokens.map((token) => token.text).join(' ');
		if (tokens.length === 0 || seen.has(key)) return [];
		seen.add(key);
		const isSpelled = tokens.every(
			({ text: word, lemmas }) =>
				SILENT_WORDS.has(word) && !lemmas.some((lemma) => WORDS[lemma].common),
		);
		return [
			{ concept, tokens, weights: tokens.map(weightOf), weight: sumWeights(tokens), isSpelled },
		];
	});
});

/** A trie of phrases by word. Function words inside a phrase may be left out. */
type Node = { next: Map<string, Node>; phrases: Phrase[] };

const root: Node = { next: new Map(), phrases: [] };
for (const phrase of phrases) plant(root, phrase, 0);

function plant(node: Node, phrase: Phrase, at: number): void {
	const token = phrase.tokens[at];
	if (!token) {
		node.phrases.push(phrase);
		return;
	}
	if (mayBeLeftOut(phrase.tokens, at)) plant(node, phrase, at + 1);
	for (const key of keysOf(token)) {
		const next = node.next.get(key) ?? { next: new Map<string, Node>(), phrases: [] };
		node.next.set(key, next);
		plant(next, phrase, at + 1);
	}
}

/** Adds the phrases that begin at a word of a text. */
function walk(tokens: readonly Token[], at: number, node: Node, found: Phrase[]): void {
	for (const phrase of node.phrases) found.push(phrase);
	const token = tokens[at];
	if (!token || (node !== root && node.next.size === 0)) return;
	for (const key of keysOf(token)) {
		const next = node.next.get(key);
		if (next) walk(tokens, at + 1, next, found);
	}
	if (node !== root && isSilent(token)) walk(tokens, at + 1, node, found);
}

/** Finds all phrases of concepts in a text. A phrase inside a longer one is dropped. */
export function findConcepts(tokens: readonly Token[]): Occurrence[] {
	const found: Occurrence[] = [];
	for (let from = 0; from < tokens.length; from += 1) {
		const token = tokens[from];
		if (!token || !keysOf(token).some((key) => root.next.has(key))) continue;
		const begun: Phrase[] = [];
		walk(tokens, from, root, begun);
		const best = new Map<ConceptName, Occurrence>();
		for (const phrase of begun) {
			const match = matchAt(tokens, from, phrase);
			if (!match) continue;
			const { concept } = phrase;
			const { to, exactness } = match;
			const known = best.get(concept);
			const isBetter = !known || to > known.to || (to === known.to && exactness > known.exactness);
			if (isBetter) best.set(concept, { concept, from, to, exactness });
		}
		append(found, best.values());
	}
	if (found.length < 2) return found;
	const { isInside, isOutdone } = surveyOccurrences(found);
	return found.flatMap((one) => {
		if (isInside(one)) return [];
		return [isOutdone(one) ? { ...one, exactness: OUTDONE * one.exactness } : one];
	});
}

/** For each word, the end of the longest phrase that begins there; for each range, the best exactness. */
function surveyOccurrences(found: readonly Occurrence[]) {
	const reach: number[] = [];
	const exactest = new Map<number, number>();
	const keyOf = ({ from, to }: Occurrence) => from * MAX_LENGTH + to;
	for (const one of found) {
		reach[one.from] = Math.max(reach[one.from] ?? 0, one.to);
		exactest.set(keyOf(one), Math.max(exactest.get(keyOf(one)) ?? 0, one.exactness));
	}
	return {
		isInside: ({ from, to }: Occurrence) => {
			for (let start = 0; start <= from; start += 1) {
				const end = reach[start] ?? 0;
				if (end >= to && end - start > to - from) return true;
			}
			return false;
		},
		/**
		 * Whether another concept has a phrase with the exact spelling of these words: "Buyer" is spelled so,
		 * "client" only means it.
		 */
		isOutdone: (one: Occurrence) => (exactest.get(keyOf(one)) ?? 0) > one.exactness + 0.02,
	};
}

/** Maximum number of words in a text. */
const MAX_LENGTH = 4096;

/** A phrase that contains a word: its index in the list, and the share of its weight that the word carries. */
type Place = { at: number; share: number };

const placesOf = new Map<string, Place[]>();
for (const [at, { tokens, weights }] of phrases.entries()) {
	const shares = new Map<string, number>();
	for (const [i, token] of tokens.entries()) {
		for (const key of keysOf(token)) shares.set(key, (shares.get(key) ?? 0) + (weights[i] ?? 0));
	}
	for (const [key, share] of shares) {
		const places = placesOf.get(key);
		if (places) places.push({ at, share });
		else placesOf.set(key, [{ at, share }]);
	}
}

/** Minimum similarity. Lower values are not reported, because no caller uses them. */
const MIN_ALIKE = 0.5;

/** The similarity of a text to the best phrase of each concept, 0 to 1. Concepts below `MIN_ALIKE` are left out. */
export function compareWithConcepts(tokens: readonly Token[]): Map<ConceptName, number> {
	const scores = new Map<ConceptName, number>();
	const weight = sumWeights(tokens);
	if (weight === 0) return scores;
	for (const { phrase, covered, maxShared } of findAkin(tokens, weight)) {
		const most = (maxShared + covered) / (phrase.weight + weight);
		if (most <= (scores.get(phrase.concept) ?? 0)) continue;
		let shared = 0;
		let spelled = 0;
		for (let i = 0; i < phrase.tokens.length; i += 1) {
			const token = phrase.tokens[i];
			const match = token && tokens.find((one) => isWordOf(phrase, one, token));
			if (!match) continue;
			shared += phrase.weights[i] ?? 0;
			if (match.text === token.text) spelled += 1;
		}
		const spelling = SAME_MEANING + (1 - SAME_MEANING) * (spelled / phrase.tokens.length);
		const score = ((shared + covered) / (phrase.weight + weight)) * spelling;
		if (score > (scores.get(phrase.concept) ?? 0)) scores.set(phrase.concept, score);
	}
	return scores;
}

/** A phrase that shares enough words with a text to be similar to it. */
type Akin = {
	phrase: Phrase;
	/** The weight of the text's words that occur in the phrase. */
	covered: number;
	/** Upper bound of the weight of the phrase's words that occur in the text. */
	maxShared: number;
};

/**
 * Looks phrases up by their content words. Function words are used only if there are no others, because "of" alone
 * occurs in hundreds of phrases.
 */
function findAkin(tokens: readonly Token[], weight: number): Akin[] {
	const covered = new Float64Array(phrases.length);
	const shared = new Float64Array(phrases.length);
	const found: number[] = [];
	const speaking = tokens.filter((token) => !isSilent(token));
	const add = (token: Token, isLeading: boolean) => {
		const weightHere = weightOf(token);
		for (const { at, share } of findPlaces(token)) {
			if (covered[at] === 0) {
				if (!isLeading) continue;
				found.push(at);
			}
			covered[at] = (covered[at] ?? 0) + weightHere;
			shared[at] = (shared[at] ?? 0) + share;
		}
	};
	for (const token of speaking) add(token, true);
	for (const token of tokens.filter(isSilent)) add(token, speaking.length === 0);
	const akin: Akin[] = [];
	for (const at of found) {
		const phrase = phrases[at];
		if (!phrase) continue;
		const maxShared = Math.min(phrase.weight, shared[at] ?? 0);
		const coveredHere = covered[at] ?? 0;
		if (maxShared + coveredHere >= MIN_ALIKE * (phrase.weight + weight))
			akin.push({ phrase, covered: coveredHere, maxShared });
	}
	return akin;
}

function findPlaces(token: Token): Iterable<Place> {
	const [first = '', ...others] = keysOf(token);
	const places = placesOf.get(first) ?? [];
	if (others.length === 0) return places;
	const all = new Map<number, Place>();
	for (const key of [first, ...others]) {
		for (const { at, share } of placesOf.get(key) ?? [])
			all.set(at, { at, share: share + (all.get(at)?.share ?? 0) });
	}
	return all.values();
}

/** A function word at the end makes the phrase: "facturé à" names a buyer, "facture" is a title. */
function mayBeLeftOut(tokens: readonly Token[], at: number): boolean {
	const token = tokens[at];
	return token !== undefined && at > 0 && at < tokens.length - 1 && isSilent(token);
}

/** "Inclusive of tax" equals "inclusive tax": function words may be added or left out. */
function matchAt(
	tokens: readonly Token[],
	from: number,
	phrase: Phrase,
): { to: number; exactness: number } | undefined {
	const { tokens: wanted } = phrase;
	let to = from;
	let exactness = 0;
	let said = 0;
	for (let i = 0; i < wanted.length; i += 1) {
		const token = wanted[i];
		if (!token) break;
		let at = tokens[to];
		while (i > 0 && at && !isWordOf(phrase, at, token) && isSilent(at)) at = tokens[(to += 1)];
		if (!at || !isWordOf(phrase, at, token)) {
			if (mayBeLeftOut(wanted, i)) continue;
			return undefined;
		}
		exactness += at.text === token.text ? 1 : SAME_MEANING;
		said += 1;
		to += 1;
	}
	return { to, exactness: exactness / said };
}

function isWordOf({ isSpelled }: Phrase, word: Token, wanted: Token): boolean {
	return isSpelled ? word.text === wanted.text : isSameWord(word, wanted);
}

function keysOf({ text, lemmas }: Token): readonly string[] {
	return lemmas.length > 0 ? lemmas : [text];
}
