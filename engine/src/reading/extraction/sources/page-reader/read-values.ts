import { boxAround } from '../../../../model/geometry.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';
import { ALONE, FAMILY_OF, PARSED_FAMILIES, trimEdges } from '../../labelled/candidate.ts';
import type { Candidate, Family } from '../../labelled/candidate.ts';
import { openCandidates } from '../../labelled/open-candidates.ts';
import { createRanking } from '../../labelled/rank-candidates.ts';
import type { Choice } from '../../labelled/rank-candidates.ts';
import { isPhone } from '../../labelled/is-phone.ts';
import { kindOf } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { Reading, SeenPage } from '../../reader/create-reader.ts';
import { FEATURES, viewWords } from './view-words.ts';
import type { Likelihood, SeenWord, View } from './view-words.ts';

/** Maximum starts, and ends per start, that are tried. */
const [MAX_STARTS, MAX_ENDS] = [5, 2];
const MIN_CHANCE = 0.01;
/** Pages with fewer words are skipped: the model would take any word for the value. */
const MIN_WORDS = 5;
/** Documents with fewer words are read by labels only. */
const MIN_DOCUMENT = 12;

/** A view and its reading by the model. */
type Look = { view: View; reading: Reading };

/**
 * Ranks the values that the page reader predicts for each field, likeliest first. Returns null if there is no page
 * to read and labels must decide alone.
 */
export function readValues(
	document: Document,
	fields: readonly Field[],
): Map<Field, readonly Choice[]> | null {
	const asked = fields.filter(({ kind, meaning }) => meaning !== null && kind !== 'boolean');
	if (asked.length === 0) return new Map();
	const given = asked.map(({ kind, meaning }) => ({
		kind,
		direction: meaning?.direction ?? new Float64Array(0),
	}));
	const views = viewWords(document, judgeSegments(document, asked));
	const count = views.reduce((sum, { words }) => sum + words.length, 0);
	if (count >= MIN_WORDS && count < MIN_DOCUMENT) return null;
	const looks = views
		.filter(({ words }) => words.length >= MIN_WORDS)
		.map((view) => ({
			view,
			reading: document.models.reader.read(seePage(document, view), given),
		}));
	return new Map(
		asked.map((field, i) => [field, mergeValues(readField(document, field, { looks, number: i }))]),
	);
}

/** How likely each segment holds a value, judged by its labels. */
function judgeSegments(document: Document, fields: readonly Field[]): Likelihood {
	const { rank } = document.fact(createRanking);
	const likely = new Map<Segment, number>();
	for (const field of fields) {
		for (const { candidate, score } of rank(field)) {
			const { segment } = candidate;
			likely.set(segment, (likely.get(segment) ?? 0) + score);
		}
	}
	return likely;
}

/** The model's input: encodings of each word and its segment, and visual features. */
function seePage({ models: { encoder } }: Document, { words, features, places }: View): SeenPage {
	const count = words.length;
	const { word: wordSize, meaning: size } = encoder.sizes;
	const width = wordSize + size + FEATURES;
	const inputs = new Float32Array(count * width);
	const segments = [...new Set(words.map(({ segment }) => segment))];
	const meanings = encoder.encodeLabels(segments.map(({ text }) => text));
	let number = 0;
	for (const [i, { text, segment }] of words.entries()) {
		if (segments[number] !== segment) number += 1;
		const at = i * width;
		inputs.set(encoder.encodeWord(text), at);
		inputs.set(meanings[number]?.direction ?? [], at + wordSize);
		for (let j = 0; j < FEATURES; j += 1)
			inputs[at + wordSize + size + j] = features[i * FEATURES + j] ?? 0;
	}
	return { count, inputs, meaningAt: wordSize, places };
}

type FieldLooks = { looks: readonly Look[]; number: number };

function readField(document: Document, field: Field, { looks, number }: FieldLooks): Choice[] {
	const family = FAMILY_OF[field.kind];
	const isParsed =
		family !== undefined && (PARSED_FAMILIES.has(family) || field.definition.type === 'number');
	const shares = sharePages(looks.map(({ reading }) => reading.starts(number)));
	return looks.flatMap(({ view, reading }, i) => {
		const chances = shares[i] ?? new Float64Array(0);
		return isParsed
			? chooseParsed(document, family, view, chances)
			: chooseTexts(field, view, chances, (first) => reading.ends(number, first));
	});
}

/** Softmax over the words of all pages and “no value”. */
function sharePages(odds: readonly Float32Array[]): Float64Array[] {
	const all = new Float32Array(odds.reduce((sum, { length }) => sum + length, 0));
	const ends: number[] = [];
	for (const some of odds) {
		const start = ends.at(-1) ?? 0;
		all.set(some, start);
		ends.push(start + some.length);
	}
	const shares = softmaxWithNone(all);
	return ends.map((end, i) => shares.subarray(ends[i - 1] ?? 0, end));
}

function chooseParsed(
	document: Document,
	family: Family,
	{ placeOf }: View,
	chances: Float64Array,
): Choice[] {
	const choices: Choice[] = [];
	for (const candidate of document.fact(openCandidates)(family)) {
		const word = placeOf(candidate.segment, candidate.from);
		const score = word === undefined ? 0 : (chances[word] ?? 0);
		if (score < MIN_CHANCE || (family === 'phone' && !isPhone(candidate))) continue;
		choices.push({ candidate, score });
	}
	return choices;
}

function chooseTexts(
	field: Field,
	{ words }: View,
	chances: Float64Array,
	ends: (first: number) => Float64Array,
): Choice[] {
	return likeliest(chances, MIN_CHANCE, MAX_STARTS).flatMap((first) => {
		const share = chances[first] ?? 0;
		const parts = ends(first);
		return likeliest(parts, MIN_CHANCE / share, MAX_ENDS).flatMap((last) => {
			const candidate = toCandidate(field, words.slice(first, first + last + 1));
			return candidate ? [{ candidate, score: share * (parts[last] ?? 0) }] : [];
		});
	});
}

/** Indices of the highest numbers above a minimum, in descending order. */
function likeliest(numbers: Float64Array, least: number, most: number): number[] {
	const found: number[] = [];
	for (let i = 0; i < numbers.length; i += 1) if ((numbers[i] ?? 0) >= least) found.push(i);
	return found.sort((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0)).slice(0, most);
}

function toCandidate(field: Field, words: readonly SeenWord[]): Candidate | undefined {
	const [first, last] = [words[0], words.at(-1)];
	if (!first || !last) return undefined;
	const raw = trimEdges(joinWords(words, kindOf(field) === 'address' ? ', ' : ' '));
	if (raw === '') return undefined;
	const printed = words.flatMap(({ segment, index }) => segment.words[index] ?? []);
	return {
		family: 'line',
		value: raw,
		raw,
		segment: first.segment,
		from: first.index,
		to: (last.segment === first.segment ? last.index : first.segment.words.length - 1) + 1,
		box: boxAround(printed),
		parseConfidence: 0.5,
		checks: [],
		around: ALONE,
	};
}

/** The text of the words. Words of different segments are joined as the lines of an address are. */
function joinWords(words: readonly SeenWord[], between: string): string {
	let text = '';
	for (const [i, { text: own, segment }] of words.entries()) {
		const before = words[i - 1];
		if (before) text += before.segment === segment || /[,;]$/u.test(text) ? ' ' : between;
		text += own;
	}
	return text;
}

/** Merges equal values in several places. */
function mergeValues(choices: readonly Choice[]): Choice[] {
	const values = new Map<string | number, Choice>();
	for (const one of choices.toSorted((a, b) => b.score - a.score)) {
		const known = values.get(one.candidate.value);
		values.set(one.candidate.value, known ? { ...known, score: known.score + one.score } : one);
	}
	return [...values.values()].sort((a, b) => b.score - a.score);
}
