import { alikeness } from '../encoder/create-encoder.ts';
import type { Encoder, Meaning } from '../encoder/create-encoder.ts';
import { anyOf } from '../lexicon/any-of.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import type { Lemma } from '../lexicon/words.ts';
import type { Field } from '../request/read-fields.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import type { Occurrence } from '../lexicon/find-concepts.ts';
import { isSameWord, readTokens, sumWeights, weightOf } from '../lexicon/read-words.ts';
import type { Token } from '../lexicon/read-words.ts';
import { CONDITIONS } from '../lexicon/terms/forms.ts';

/** A text that may name the value next to it. */
export type Label = {
	text: string;
	tokens: Token[];
	occurrences: Occurrence[];
	/** The concepts whose phrases it contains, and how well it names each. */
	says: { concept: ConceptName; quality: number }[];
	/** The sum of the weights of its words. */
	weight: number;
	/** Its parts: "Contract / Revision" and "Surname / Nom" have two; "Notice (after probation)" has one and a note. */
	parts: Label[];
	/** Its meaning by the encoder, computed on first use. */
	meaning: () => Meaning;
};

const MAX_TOKENS = 9;
/** A label and the note in brackets after it. */
const NOTED = /^([^([]{2,60}?)\s*[([]([^()[\]]{1,60})[)\]][\s*:：]*$/u;
/** Words that narrow the meaning of an amount: "Total (excl. GST)" is not "Total". */
const NARROWING = new Set<Lemma>(['tax', 'net', 'gross', 'total', 'subtotal']);

/** Reads the label at the start or at the end of a text. */
export type LabelReader = (text: string, side: 'start' | 'end') => Label;

/** Creates a label reader with a cache, because each label is compared with every field. */
export function createLabelReader(encoder: Encoder): LabelReader {
	const known = new Map<string, Label>();
	const meanings = new Map<string, Meaning>();
	const meaningOf = (tokens: readonly Token[]) => {
		const text = tokens.map((token) => token.text).join(' ');
		let meaning = meanings.get(text);
		if (!meaning) meanings.set(text, (meaning = encoder.encodeLabel(text)));
		return meaning;
	};
	const readOne = (text: string, side: 'start' | 'end'): Omit<Label, 'parts'> => {
		const part = readPart(text, side);
		return { ...part, meaning: () => meaningOf(part.tokens) };
	};
	return (text, side) => {
		const key = `${side}${text}`;
		let label = known.get(key);
		if (!label) {
			label = {
				...readOne(text, side),
				parts: partsOf(text, side).map((part) => ({ ...readOne(part, side), parts: [] })),
			};
			known.set(key, label);
		}
		return label;
	};
}

function partsOf(text: string, side: 'start' | 'end'): string[] {
	const head = side === 'start' ? HEAD.exec(text)?.[0].trim() : undefined;
	const isNarrowed = head !== undefined && narrows(text.slice(head.length));
	const whole = isNarrowed ? text : (head ?? text);
	const halves = whole.split(/(?:(?<!\s)\s+)?\/\s*/);
	const isTwofold = halves.length > 1 && halves.every((part) => /\p{L}{2}/u.test(part));
	const parts = [whole, ...(isTwofold ? halves : []), ...withoutNote(text)];
	return [...new Set(parts)].filter((part) => part !== text);
}

/** A label followed by an explanation: "Name (as shown on your return). Name is required". */
const HEAD = new RegExp(
	String.raw`^[^(]{3,80}?(?=\s*\(|(?<=\p{Ll}{3})[.;]\s+\p{Lu}|,? ${anyOf(CONDITIONS)} )`,
	'u',
);

/** Removes a note: "Deductible (all perils)" → "Deductible". */
function withoutNote(text: string): string[] {
	const [, label, note = ''] = NOTED.exec(text) ?? [];
	return label === undefined || narrows(note) ? [] : [label];
}

function narrows(note: string): boolean {
	return readTokens(note).some(({ lemmas }) => lemmas.some((one) => NARROWING.has(one)));
}

/** A label with an explanation in brackets: "Occupation (if retired, the last one)". The box may be numbered. */
const EXPLAINED = /^(?:\d{1,2}[a-z]?[.)]?\s+)?[^(\d:]{0,60}\p{L}\s\(\p{Ll}[^)\d]*\)?/u;

export function isExplained(text: string): boolean {
	return EXPLAINED.test(text);
}

function readPart(text: string, side: 'start' | 'end'): Omit<Label, 'parts' | 'meaning'> {
	// Numbers do not change the meaning of a label.
	const all = readTokens(text).filter((token) => !/\d/.test(token.text));
	const tokens = side === 'end' ? all.slice(-MAX_TOKENS) : all.slice(0, MAX_TOKENS);
	const occurrences = findConcepts(tokens);
	const weight = sumWeights(tokens);
	const says = occurrences.map((one) => ({
		concept: one.concept,
		quality: judgePhrase(one, tokens, weight),
	}));
	return { text, tokens, occurrences, says, weight };
}

/** Factor per word between a phrase and its value. */
const PER_WORD_BETWEEN = 0.85;
/** Phrases of less weight, such as "of", "from" and "to", only hint at a value and count `HARDLY`. */
const MIN_SAID = 0.3;
const HARDLY = 0.7;

/** How well a phrase names the value next to its label, 0 to 1, independent of the field. */
function judgePhrase(
	{ from, to, exactness }: Occurrence,
	tokens: readonly Token[],
	weight: number,
): number {
	const covered = sumWeights(tokens.slice(from, to));
	const after = sumWeights(tokens.slice(to));
	// Words before the phrase may narrow its meaning; words after it separate it from the value.
	const coverage = covered / (covered + 0.4 * (weight - covered - after) + 0.8 * after);
	const hardly = covered < MIN_SAID ? HARDLY : 1;
	return exactness * coverage * PER_WORD_BETWEEN ** after * hardly;
}

/** How well a label names the field (`own`), something else (`rival`), and which share of the field's words it has. */
export type LabelMatch = {
	own: number;
	rival: number;
	named: number;
	/** Similarity of meaning, -1 to 1. */
	alike: number;
};

export type CompareLabel = (field: Field, label: Label) => LabelMatch;
/** Compares labels with a field. */
export type CompareLabels = (field: Field) => (label: Label) => LabelMatch;

/**
 * Compares each label with each field once. The cache key is the label object, not its text, because a label read
 * from its end may differ from one read from its start.
 */
export function createLabelComparer(): CompareLabels {
	const asked = new Map<Field, (label: Label) => LabelMatch>();
	return (field) => {
		let compareOne = asked.get(field);
		if (!compareOne) {
			const holdsWord = createWordCheck([...field.name, ...field.description]);
			const matches = new Map<Label, LabelMatch>();
			compareOne = (label) => {
				let match = matches.get(label);
				if (!match) matches.set(label, (match = compareBest(field, label, holdsWord)));
				return match;
			};
			asked.set(field, compareOne);
		}
		return compareOne;
	};
}

/** Whether a text contains one of the field's words. Most labels do not and need no further comparison. */
type HoldsWord = (tokens: readonly Token[]) => boolean;

function createWordCheck(wanted: readonly Token[]): HoldsWord {
	const texts = new Set(wanted.map(({ text }) => text));
	const lemmas = new Set(wanted.flatMap((token) => token.lemmas));
	return (tokens) =>
		tokens.some((token) => texts.has(token.text) || token.lemmas.some((one) => lemmas.has(one)));
}

function compareBest(field: Field, label: Label, holdsWord: HoldsWord): LabelMatch {
	let best = compare(field, label, holdsWord);
	let alike = compareMeaning(field, label);
	for (const part of label.parts) {
		const match = compare(field, part, holdsWord);
		alike = Math.max(alike, compareMeaning(field, part));
		if (match.own > best.own) best = match;
	}
	return { ...best, own: Math.max(best.own, best.rival < SAID ? ownByMeaning(alike) : 0), alike };
}

/** A label that names another concept this well does not name the field. */
const SAID = 0.9;
/** Similarity at which a match begins to count, and at which it counts fully. */
const [HARDLY_ALIKE, ALIKE] = [0.62, 0.76];
/** Weight of a match by meaning, relative to a match by words. */
const BY_MEANING = 0.9;

/** How well a label names a field by similarity of meaning, 0 to 1. */
function ownByMeaning(alike: number): number {
	const share = (alike - HARDLY_ALIKE) / (ALIKE - HARDLY_ALIKE);
	return BY_MEANING * Math.max(0, Math.min(1, share));
}

function compareMeaning({ meaning }: Field, label: Label): number {
	return meaning && label.tokens.length > 0 ? alikeness(meaning, label.meaning()) : 0;
}

function compare(
	field: Field,
	{ tokens, says, weight }: Label,
	holdsWord: HoldsWord,
): Omit<LabelMatch, 'alike'> {
	let own = 0;
	let rival = 0;
	for (const { concept, quality } of says) {
		const strength = field.concepts.get(concept) ?? 0;
		if (strength > 0) own = Math.max(own, strength * quality);
		else rival = Math.max(rival, quality);
	}
	if (!holdsWord(tokens)) return { own, rival, named: 0 };
	own = Math.max(
		own,
		overlap(field.name, tokens, weight),
		0.92 * overlap(field.description, tokens, weight),
	);
	return { own, rival, named: share(field.name, tokens) };
}

/** The weighted share of a field's name that occurs in a label, 0 to 1. */
function share(name: readonly Token[], tokens: readonly Token[]): number {
	const all = sumWeights(name);
	const held = name.filter((token) => tokens.some((one) => isSameWord(one, token)));
	return all === 0 ? 0 : sumWeights(held) / all;
}

/** The weighted share of common words of two texts, 0 to 1. */
function overlap(wanted: readonly Token[], tokens: readonly Token[], weight: number): number {
	const all = sumWeights(wanted);
	if (all === 0 || weight === 0) return 0;
	let shared = 0;
	for (const token of wanted) {
		const match = tokens.find((one) => isSameWord(one, token));
		if (match) shared += weightOf(token) * (match.text === token.text ? 1 : 0.93);
	}
	const covered = tokens.reduce(
		(total, one) => total + (wanted.some((token) => isSameWord(one, token)) ? weightOf(one) : 0),
		0,
	);
	return Math.min(1, (shared + covered) / (all + weight));
}

/** Minimum share of known phrases in a label. */
const MIN_SHARE = 0.6;

/** Whether most of a text consists of known label phrases. */
export function isKnownLabel(label: Label): boolean {
	return shareOfPhrases(label) >= MIN_SHARE;
}

/** The share of a text that consists of label phrases, 0 to 1. */
export function shareOfPhrases({
	tokens,
	occurrences,
	weight,
}: Pick<Label, 'tokens' | 'occurrences' | 'weight'>): number {
	if (weight === 0) return 0;
	const covered = tokens.filter((_, i) => occurrences.some(({ from, to }) => from <= i && i < to));
	return sumWeights(covered) / weight;
}
