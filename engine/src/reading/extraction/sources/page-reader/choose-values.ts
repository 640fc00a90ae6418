import { boxAround } from '../../../../model/geometry.ts';
import type { Document } from '../../document.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';
import { FAMILY_OF, PARSED_FAMILIES, trimEdges } from '../../labelled/candidate.ts';
import type { Candidate, Family } from '../../labelled/candidate.ts';
import { isPhone } from '../../labelled/is-phone.ts';
import { lookAround } from '../../labelled/look-around.ts';
import { openCandidates } from '../../labelled/open-candidates.ts';
import { isName } from '../../lexicon/kinds.ts';
import type { Choice } from '../../labelled/rank-candidates.ts';
import type { Reading } from '../../reader/create-reader.ts';
import { kindOf } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import { continuesForm } from '../../values/names.ts';
import type { SeenWord, View } from './view-words.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

/** Maximum starts, and ends per start, that are tried. */
const [MAX_STARTS, MAX_ENDS] = [5, 2];

/** A view and its reading by a model. */
export type ViewReading = { view: View; reading: Reading };

/**
 * The values to which a model points, the likeliest first. `number`: the index of the field in the request to the
 * model.
 */
export function chooseValues(
	document: Document,
	field: Field,
	looks: readonly ViewReading[],
	number: number,
): Choice[] {
	return mergeValues(readField(document, field, { looks, number }));
}

type FieldLooks = { looks: readonly ViewReading[]; number: number };

function readField(document: Document, field: Field, { looks, number }: FieldLooks): Choice[] {
	const family = FAMILY_OF[field.kind];
	const isParsed =
		family !== undefined && (PARSED_FAMILIES.has(family) || field.definition.type === 'number');
	const shares = sharePages(looks.map(({ reading }) => reading.starts(number)));
	return looks.flatMap(({ view, reading }, i) => {
		const chances = shares[i] ?? new Float64Array(0);
		return isParsed
			? chooseParsed(document, family, view, chances)
			: chooseTexts(document, field, view, {
					chances,
					endsOf: (first) => reading.ends(number, first),
				});
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
		if (score < THRESHOLDS.sources.pageReader || (family === 'phone' && !isPhone(candidate)))
			continue;
		choices.push({ candidate, score });
	}
	return choices;
}

/** How likely each word of a view is the first one of the value, and for a first word, how likely each is the last. */
type Spans = { chances: Float64Array; endsOf: (first: number) => Float64Array };

function chooseTexts(
	document: Document,
	field: Field,
	{ words }: View,
	{ chances, endsOf }: Spans,
): Choice[] {
	return likeliest(chances, THRESHOLDS.sources.pageReader, MAX_STARTS).flatMap((first) => {
		const share = chances[first] ?? 0;
		const parts = endsOf(first);
		return likeliest(parts, THRESHOLDS.sources.pageReader / share, MAX_ENDS).flatMap((last) => {
			const to = first + last + 1;
			const end = isName(field.kind) ? endOfForm(words, first, to) : to;
			const candidate = toCandidate(document, field, words.slice(first, end));
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

function toCandidate(
	document: Document,
	field: Field,
	words: readonly SeenWord[],
): Candidate | undefined {
	const [first, last] = [words[0], words.at(-1)];
	if (!first || !last) return undefined;
	const raw = trimEdges(joinWords(words, kindOf(field) === 'address' ? ', ' : ' '));
	if (raw === '') return undefined;
	const printed = words.flatMap(({ segment, index }) => segment.words[index] ?? []);
	const { segment, index: from } = first;
	const to = (last.segment === segment ? last.index : segment.words.length - 1) + 1;
	const box = boxAround(printed);
	return {
		family: 'line',
		value: raw,
		raw,
		segment,
		from,
		to,
		box,
		parseConfidence: 0.5,
		checks: [],
		around: lookAround(document, segment, { from, to }, box),
	};
}

/** Maximum words that complete a legal form: "spol. s r.o." after "spol.". */
const MAX_FORM = 3;

/** The end of a name with its whole legal form: "Olszak Therm Sp." goes on with "j.", "Nordwind Personal" with "AG". */
function endOfForm(words: readonly SeenWord[], first: number, to: number): number {
	const { segment } = words[to - 1] ?? {};
	const text = (end: number) =>
		words
			.slice(first, end)
			.map((word) => word.text)
			.join(' ');
	for (let end = to + MAX_FORM; end > to; end -= 1) {
		if (words[end - 1]?.segment === segment && continuesForm(text(to), text(end))) return end;
	}
	return to;
}

/** Joins words: those of one segment as printed; between segments, with the separator of address lines. */
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
