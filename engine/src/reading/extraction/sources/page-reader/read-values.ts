import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { createRanking } from '../../labelled/rank-candidates.ts';
import type { Choice } from '../../labelled/rank-candidates.ts';
import type { Field } from '../../request/read-fields.ts';
import type { SeenPage } from '../../reader/create-reader.ts';
import { chooseValues } from './choose-values.ts';
import { FEATURES, viewWords } from './view-words.ts';
import type { Likelihood, View } from './view-words.ts';

/** Minimum words of a page. On shorter pages, the model would take any word for the value. */
const MIN_WORDS = 5;
/** Documents with fewer words are read by labels only. */
const MIN_DOCUMENT = 12;

/**
 * Ranks the values that the page reader predicts for each field, likeliest first. Returns null if there is no page to
 * read. Then only labels rank the values.
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
	return new Map(asked.map((field, i) => [field, chooseValues(document, field, looks, i)]));
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
