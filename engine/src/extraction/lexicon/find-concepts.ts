import { CONCEPTS } from './concepts.ts';
import { isSameWord, isSilent, readTokens, weightOf } from './read-words.ts';
import type { Token } from './read-words.ts';

/** A phrase of a concept that stands in a text: tokens `from` up to, not including, `to`. */
export type Occurrence = { concept: string; from: number; to: number; exactness: number };

type Phrase = { concept: string; tokens: Token[]; weight: number };

/** A word that is written like the phrase's counts more than one that means the same. */
const SAME_MEANING = 0.93;
const OUTDONE = 0.85;

const phrases: Phrase[] = Object.entries(CONCEPTS).flatMap(([concept, [, languages]]) => {
	const seen = new Set<string>();
	return languages.split(/[;|]/).flatMap((text) => {
		const tokens = readTokens(text);
		const key = tokens.map((token) => token.text).join(' ');
		if (tokens.length === 0 || seen.has(key)) return [];
		seen.add(key);
		return [{ concept, tokens, weight: sum(tokens) }];
	});
});

/** Phrases by their words, one after the other; those that say nothing may be left out. */
type Node = { next: Map<string, Node>; phrases: Phrase[] };

const root: Node = { next: new Map(), phrases: [] };
for (const phrase of phrases) plant(root, phrase, 0);

function plant(node: Node, phrase: Phrase, at: number): void {
	const token = phrase.tokens[at];
	if (!token) {
		node.phrases.push(phrase);
		return;
	}
	if (at > 0 && isSilent(token)) plant(node, phrase, at + 1);
	for (const key of keysOf(token)) {
		const next = node.next.get(key) ?? { next: new Map<string, Node>(), phrases: [] };
		node.next.set(key, next);
		plant(next, phrase, at + 1);
	}
}

/** The phrases that begin at a word of a text. */
function* walk(tokens: readonly Token[], at: number, node: Node): Generator<Phrase> {
	yield* node.phrases;
	const token = tokens[at];
	if (!token) return;
	for (const key of keysOf(token)) {
		const next = node.next.get(key);
		if (next) yield* walk(tokens, at + 1, next);
	}
	if (node !== root && isSilent(token)) yield* walk(tokens, at + 1, node);
}

/** All phrases of concepts in a text; one inside a longer one does not count. */
export function findConcepts(tokens: readonly Token[]): Occurrence[] {
	const found: Occurrence[] = [];
	for (let from = 0; from < tokens.length; from += 1) {
		const best = new Map<string, Occurrence>();
		for (const phrase of walk(tokens, from, root)) {
			const match = matchAt(tokens, from, phrase);
			if (!match) continue;
			const { exactness } = match;
			const occurrence = { concept: phrase.concept, from, ...match };
			const known = best.get(phrase.concept);
			const isBetter =
				!known ||
				occurrence.to > known.to ||
				(occurrence.to === known.to && exactness > known.exactness);
			if (isBetter) best.set(phrase.concept, occurrence);
		}
		found.push(...best.values());
	}
	return found
		.filter(
			(one) =>
				!found.some(
					(other) =>
						other.from <= one.from &&
						other.to >= one.to &&
						other.to - other.from > one.to - one.from,
				),
		)
		.map((one) => (isOutdone(one, found) ? { ...one, exactness: OUTDONE * one.exactness } : one));
}

/** The same words are spelled as a phrase of another concept: "Buyer" is one, "client" means one. */
function isOutdone({ from, to, exactness }: Occurrence, found: readonly Occurrence[]): boolean {
	return found.some(
		(other) => other.from === from && other.to === to && other.exactness > exactness + 0.02,
	);
}

const byAny = new Map<string, Set<Phrase>>();
for (const phrase of phrases) {
	for (const key of phrase.tokens.flatMap(keysOf)) {
		const known = byAny.get(key);
		if (known) known.add(phrase);
		else byAny.set(key, new Set([phrase]));
	}
}
const compared = new Map<string, ReadonlyMap<string, number>>();
/** Templates come again and again; what their names are alike to is kept, up to a bound. */
const MOST_COMPARED = 4000;

/** How alike a text is to the best phrase of each concept, from 0 to 1. */
export function compareWithConcepts(tokens: readonly Token[]): ReadonlyMap<string, number> {
	const key = tokens.map(({ text }) => text).join(' ');
	let scores = compared.get(key);
	if (!scores) {
		scores = comparePhrases(tokens);
		if (compared.size < MOST_COMPARED) compared.set(key, scores);
	}
	return scores;
}

function comparePhrases(tokens: readonly Token[]): Map<string, number> {
	const scores = new Map<string, number>();
	const weight = sum(tokens);
	if (weight === 0) return scores;
	const akin = new Set<Phrase>();
	for (const name of tokens.flatMap(keysOf))
		for (const phrase of byAny.get(name) ?? []) akin.add(phrase);
	for (const phrase of akin) {
		let shared = 0;
		let spelled = 0;
		for (const token of phrase.tokens) {
			const match = tokens.find((one) => isSameWord(one, token));
			if (!match) continue;
			shared += weightOf(token);
			if (match.text === token.text) spelled += 1;
		}
		if (shared === 0) continue;
		const covered = tokens.reduce(
			(total, one) =>
				total + (phrase.tokens.some((token) => isSameWord(one, token)) ? weightOf(one) : 0),
			0,
		);
		const spelling = SAME_MEANING + (1 - SAME_MEANING) * (spelled / phrase.tokens.length);
		const score = ((shared + covered) / (phrase.weight + weight)) * spelling;
		if (score > (scores.get(phrase.concept) ?? 0)) scores.set(phrase.concept, score);
	}
	return scores;
}

/** "Inclusive of tax" is "inclusive tax": words that say nothing may stand between, or be left out. */
function matchAt(
	tokens: readonly Token[],
	from: number,
	{ tokens: wanted }: Phrase,
): { to: number; exactness: number } | undefined {
	let to = from;
	let exactness = 0;
	let said = 0;
	for (const [i, token] of wanted.entries()) {
		let at = tokens[to];
		while (i > 0 && at && !isSameWord(at, token) && isSilent(at)) at = tokens[(to += 1)];
		if (!at || !isSameWord(at, token)) {
			if (i > 0 && isSilent(token)) continue;
			return undefined;
		}
		exactness += at.text === token.text ? 1 : SAME_MEANING;
		said += 1;
		to += 1;
	}
	return { to, exactness: exactness / said };
}

function keysOf({ text, lemmas }: Token): readonly string[] {
	return lemmas.length > 0 ? lemmas : [text];
}

function sum(tokens: readonly Token[]): number {
	return tokens.reduce((total, token) => total + weightOf(token), 0);
}
