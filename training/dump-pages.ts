/**
 * Writes what the page reader is trained on: the words of each document as the reader sees them, its fields
 * in several wordings, and where their values stand.
 * node training/dump-pages.ts OUT --pages CACHE [--sets DIR …] [--labelled FILE …] [--paraphrases FILE …]
 * OUT is a folder: documents.json, and numbers in words.i32, features.u8, places.u16, word-table.i8,
 * segments.i32, segment-table.i8 and field-table.i8 (rows of the encoder, in 1/127 of their greatest number), and
 * kinds.txt.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isEmpty, isEqual } from '../evaluation/compare.ts';
import type { Comparison } from '../evaluation/compare.ts';
import type { LabelledPages } from '../evaluation/open-pages.ts';
import { valueAt } from '../evaluation/score.ts';
import { openDocument } from '../engine/src/reading/extraction/document.ts';
import type { Document } from '../engine/src/reading/extraction/document.ts';
import { openCandidates } from '../engine/src/reading/extraction/labelled/open-candidates.ts';
import { KINDS } from '../engine/src/reading/extraction/lexicon/kinds.ts';
import { viewWords } from '../engine/src/reading/extraction/sources/page-reader/view-words.ts';
import type {
	SeenWord,
	View,
} from '../engine/src/reading/extraction/sources/page-reader/view-words.ts';
import {
	mainConcept,
	readField,
	readFields,
} from '../engine/src/reading/extraction/request/read-fields.ts';
import type { Field } from '../engine/src/reading/extraction/request/read-fields.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import { MODELS } from '../evaluation/models.ts';
import { MATERIAL, openAll } from './open-all.ts';
import { createRandom, readParaphrases } from './reword.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		...MATERIAL,
		paraphrases: { type: 'string', multiple: true, default: [] },
	},
});
const [out] = positionals;
if (out === undefined) throw new Error('Say where to: node training/dump-pages.ts OUT …');
mkdirSync(out, { recursive: true });

/** How many other wordings of a field there are at most. */
const REWORDED = 6;
const MAX_SPAN = 40;
const { encoder } = MODELS;
const paraphrases = readParaphrases(values.paraphrases);
const random = createRandom();
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** Rows of numbers from -1 to 1 that are told apart by a text. */
function createTable(read: (text: string) => Float64Array) {
	const known = new Map<string, number>();
	const rows: Int8Array[] = [];
	return {
		rows,
		idOf: (text: string): number => {
			let id = known.get(text);
			if (id === undefined) {
				known.set(text, (id = rows.length));
				rows.push(
					Int8Array.from(read(text), (value) => Math.round(Math.max(-1, Math.min(1, value)) * 127)),
				);
			}
			return id;
		},
	};
}
/** Words are longer vectors than meanings. */
const WORD_SCALE = 4;
const words = createTable((text) => encoder.encodeWord(text).map((value) => value / WORD_SCALE));
const segments = createTable((text) => encoder.encodeLabel(text).direction);
const fieldRows: Int8Array[] = [];
const wordIds: number[] = [];
const segmentIds: number[] = [];
const features: Uint8Array[] = [];
const places: Uint16Array[] = [];
const documents: object[] = [];

const tight = (text: unknown) =>
	String(text)
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');

type Span = [from: number, to: number];

/** Where a value stands among the words that are seen together. */
function findSpans(
	{ words: seen }: View,
	document: Document,
	expected: unknown,
	comparison: Comparison,
): Span[] {
	if (comparison === 'amount' || comparison === 'date') {
		const at = new Map<string, number>();
		for (const [i, { segment, index }] of seen.entries()) at.set(`${segment.id}:${index}`, i);
		return document
			.fact(openCandidates)(comparison)
			.filter(({ value }) => isEqual(comparison, expected, value))
			.flatMap(({ segment, from, to }): Span[] => {
				const first = at.get(`${segment.id}:${from}`);
				const last = at.get(`${segment.id}:${to - 1}`);
				return first === undefined || last === undefined ? [] : [[first, last]];
			});
	}
	const exact = findExact(seen, tight(expected));
	if (exact.length > 0 || comparison === 'id' || comparison === 'bool') return exact;
	return findAlike(seen, String(expected), comparison);
}

function findExact(seen: readonly SeenWord[], wanted: string): Span[] {
	const spans: Span[] = [];
	if (wanted === '') return spans;
	for (let from = 0; from < seen.length; from += 1) {
		let text = '';
		if (tight(seen[from]?.text) === '') continue;
		for (let to = from; to < Math.min(seen.length, from + MAX_SPAN); to += 1) {
			text += tight(seen[to]?.text);
			if (text.length > wanted.length || !wanted.startsWith(text)) break;
			if (text.length === wanted.length) {
				spans.push([from, to]);
				break;
			}
		}
	}
	return spans;
}

function findAlike(seen: readonly SeenWord[], wanted: string, comparison: Comparison): Span[] {
	const count = wanted.split(/\s+/u).length;
	for (const size of [count, count - 1, count + 1, count - 2, count + 2]) {
		if (size < 1 || size > MAX_SPAN) continue;
		const spans: Span[] = [];
		for (let from = 0; from + size <= seen.length; from += 1) {
			const text = seen
				.slice(from, from + size)
				.map((word) => word.text)
				.join(' ');
			if (Math.abs(text.length - wanted.length) > wanted.length / 4) continue;
			if (isEqual(comparison, wanted, text)) spans.push([from, from + size - 1]);
		}
		if (spans.length > 0) return spans;
	}
	return [];
}

/** A field as it is asked for, and in other words. */
function wordings(field: Field): Field[] {
	const { path, definition } = field;
	const { description, ...rest } = definition;
	const said = [field, readField(path, rest, { encoder })];
	const concept = mainConcept(readField(path, definition));
	const others = concept === undefined ? undefined : paraphrases.get(concept);
	if (description && !others)
		said.push(readField([`field${Math.floor(random() * 90)}`], definition, { encoder }));
	for (let i = 0; others && i < REWORDED; i += 1) {
		const clerk = i % 3 === 0 ? undefined : pick(others.clerk);
		const name = i % 3 === 1 ? `field${Math.floor(random() * 90)}` : pick(others.names);
		if (name === undefined) continue;
		said.push(
			readField([name], { ...rest, ...(clerk ? { description: clerk } : {}) }, { encoder }),
		);
	}
	return said;
}

function dump({ set, id, pages, schema, kinds, truth }: LabelledPages): void {
	const document = openDocument(layOutPages(pages), MODELS);
	const views = viewWords(document, new Map());
	const fields = readFields(schema.data, { encoder }).flatMap((field) => {
		const path = field.path.join('.');
		const comparison = kinds[path];
		const expected = valueAt(truth, path);
		if (!comparison || expected === undefined || comparison === 'bool') return [];
		const spans = isEmpty(expected)
			? views.map(() => [])
			: views.map((view) => findSpans(view, document, expected, comparison));
		// What is there in other words teaches nothing.
		if (!isEmpty(expected) && spans.every((some) => some.length === 0)) return [];
		// Words that say nothing mean nothing to the reader either.
		const said = wordings(field).flatMap(({ kind, meaning }) => {
			if (!meaning) return [];
			fieldRows.push(Int8Array.from(meaning.direction, (value) => Math.round(value * 127)));
			return [[fieldRows.length - 1, KINDS.indexOf(kind)]];
		});
		if (said.length === 0) return [];
		return [{ path, type: field.definition.type, said, spans, comparison }];
	});
	documents.push({
		set,
		id,
		views: views.map((view) => ({ count: view.words.length, ...append(view) })),
		fields,
	});
}

function append(view: View): { from: number } {
	const from = wordIds.length;
	for (const { text, segment } of view.words) {
		wordIds.push(words.idOf(text));
		segmentIds.push(segments.idOf(segment.text));
	}
	features.push(Uint8Array.from(view.features, (value) => Math.round(value * 255)));
	places.push(
		Uint16Array.from(view.places, (value) =>
			Math.max(0, Math.min(65_535, Math.round(value * 256))),
		),
	);
	return { from };
}

for await (const one of openAll(values)) dump(one);
const write = (name: string, parts: readonly NodeJS.ArrayBufferView[]) => {
	writeFileSync(
		join(out, name),
		Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
	);
};
write('words.i32', [Int32Array.from(wordIds)]);
write('segments.i32', [Int32Array.from(segmentIds)]);
write('features.u8', features);
write('places.u16', places);
write('word-table.i8', words.rows);
write('segment-table.i8', segments.rows);
write('field-table.i8', fieldRows);
writeFileSync(join(out, 'documents.json'), JSON.stringify(documents));
writeFileSync(join(out, 'kinds.txt'), KINDS.join('\n'));
process.stderr.write(
	`${words.rows.length} words, ${segments.rows.length} segments, ${fieldRows.length} fields\n`,
);
