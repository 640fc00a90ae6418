import { boxAround } from '../../model/geometry.ts';
import type { Document } from '../document.ts';
import { ALONE, FAMILY_OF, PARSED_FAMILIES, trimEdges } from '../labelled/candidate.ts';
import type { Candidate, Family } from '../labelled/candidate.ts';
import { openCandidates } from '../labelled/open-candidates.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { isPhone } from '../labelled/is-phone.ts';
import { kindOf } from '../request/read-fields.ts';
import type { Field } from '../request/read-fields.ts';
import type { Reading, SeenPage } from './create-reader.ts';
import { FEATURES, viewWords } from './view-words.ts';
import type { SeenWord, View } from './view-words.ts';

/** So many beginnings and ends of a text are looked at. */
const [MAX_STARTS, MAX_ENDS] = [5, 2];
const MIN_CHANCE = 0.01;
/** Fewer words than these are no page: whatever is asked for, they would be it. */
const MIN_WORDS = 5;

type Look = { view: View; reading: Reading };

/** What the page reader takes for the values of the fields, the likeliest first. */
export function readValues(
	document: Document,
	fields: readonly Field[],
): Map<Field, readonly Choice[]> {
	const asked = fields.filter(({ kind, meaning }) => meaning !== null && kind !== 'boolean');
	if (asked.length === 0) return new Map();
	const given = asked.map(({ kind, meaning }) => ({
		kind,
		direction: meaning?.direction ?? new Float64Array(0),
	}));
	const looks = viewWords(document)
		.filter(({ words }) => words.length >= MIN_WORDS)
		.map((view) => ({
			view,
			reading: document.models.reader.read(seePage(document, view), given),
		}));
	return new Map(
		asked.map((field, i) => [field, mergeValues(readField(document, field, { looks, number: i }))]),
	);
}

/** The view in numbers: what the encoder says of each word and of its segment, and what is plain to see. */
function seePage({ models: { encoder } }: Document, { words, features, places }: View): SeenPage {
	const count = words.length;
	const { word: wordSize, meaning: size } = encoder.sizes;
	const width = wordSize + size + FEATURES;
	const inputs = new Float32Array(count * width);
	const meanings = new Float32Array(count * size);
	let last: { segment: SeenWord['segment']; direction: Float64Array } | undefined;
	for (const [i, { text, segment }] of words.entries()) {
		if (last?.segment !== segment)
			last = { segment, direction: encoder.encodeLabel(segment.text).direction };
		meanings.set(last.direction, i * size);
		inputs.set(encoder.encodeWord(text), i * width);
		inputs.set(last.direction, i * width + wordSize);
		inputs.set(features.subarray(i * FEATURES, (i + 1) * FEATURES), i * width + wordSize + size);
	}
	return { count, inputs, meanings, places };
}

type Asked = { looks: readonly Look[]; number: number };

function readField(document: Document, field: Field, { looks, number }: Asked): Choice[] {
	const family = FAMILY_OF[field.kind];
	const odds = looks.map(({ reading }) => reading.starts(number));
	const most = odds.reduce((a, some) => some.reduce((b, one) => Math.max(b, one), a), 0);
	// Words compete with each other, and with there being no value, whose log odds are 0.
	let all = Math.exp(-most);
	for (const some of odds) for (const one of some) all += Math.exp(one - most);
	return looks.flatMap(({ view, reading }, i) => {
		const chance = (word: number) => Math.exp((odds[i]?.[word] ?? -Infinity) - most) / all;
		if (family !== undefined && (PARSED_FAMILIES.has(family) || field.definition.type === 'number'))
			return chooseParsed(document, family, view, chance);
		return chooseTexts(field, view, chance, (first) => reading.ends(number, first));
	});
}

function chooseParsed(
	document: Document,
	family: Family,
	{ words }: View,
	chance: (word: number) => number,
): Choice[] {
	const at = new Map(words.map(({ segment, index }, i) => [`${segment.id}:${index}`, i]));
	return document
		.fact(openCandidates)(family)
		.filter((candidate) => family !== 'phone' || isPhone(candidate))
		.flatMap((candidate) => {
			const word = at.get(`${candidate.segment.id}:${candidate.from}`);
			const score = word === undefined ? 0 : chance(word);
			return score < MIN_CHANCE ? [] : [{ candidate, score }];
		});
}

function chooseTexts(
	field: Field,
	{ words }: View,
	chance: (word: number) => number,
	ends: (first: number) => Float64Array,
): Choice[] {
	const starts = words
		.map((_, i) => ({ first: i, share: chance(i) }))
		.filter(({ share }) => share >= MIN_CHANCE)
		.sort((a, b) => b.share - a.share)
		.slice(0, MAX_STARTS);
	return starts.flatMap(({ first, share }) =>
		[...ends(first).entries()]
			.map(([length, part]) => ({ length: length + 1, score: share * part }))
			.sort((a, b) => b.score - a.score)
			.slice(0, MAX_ENDS)
			.flatMap(({ length, score }) => {
				const candidate = toCandidate(field, words.slice(first, first + length));
				return candidate && score >= MIN_CHANCE ? [{ candidate, score }] : [];
			}),
	);
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
		sureness: 0.5,
		checks: [],
		around: ALONE,
	};
}

/** Words of one segment as they stand there; between segments, what parts the lines of an address. */
function joinWords(words: readonly SeenWord[], between: string): string {
	let text = '';
	for (const [i, { text: own, segment }] of words.entries()) {
		const before = words[i - 1];
		if (before) text += before.segment === segment || /[,;]$/u.test(text) ? ' ' : between;
		text += own;
	}
	return text;
}

/** The same value in several places is one value. */
function mergeValues(choices: readonly Choice[]): Choice[] {
	const values = new Map<string | number, Choice>();
	for (const one of choices.toSorted((a, b) => b.score - a.score)) {
		const known = values.get(one.candidate.value);
		values.set(one.candidate.value, known ? { ...known, score: known.score + one.score } : one);
	}
	return [...values.values()].sort((a, b) => b.score - a.score);
}
