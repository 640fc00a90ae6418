/**
 * Writes what the judge of candidates is trained on: for each field of each document the features of its
 * candidates and which of them are right.
 * node training/dump-choices.ts OUT --pages CACHE [--sets DIR …] [--labelled FILE …] [--paraphrases FILE …]
 * OUT.json lists the choices, OUT.bin holds the features as 32-bit numbers, row by row.
 */
import { createWriteStream, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { LabelledPages } from '../evaluation/open-pages.ts';
import { collectExamples } from '../evaluation/collect-examples.ts';
import { openDocument } from '../engine/src/reading/extraction/document.ts';
import { LABELLED_FEATURES } from '../engine/src/reading/extraction/models/features.ts';
import { mainConcept, readField } from '../engine/src/reading/extraction/request/read-fields.ts';
import { layOutPages } from '../engine/src/reading/layout/lay-out-pages.ts';
import type { FieldMap } from '../engine/src/model/template.ts';
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
if (out === undefined) throw new Error('Say where to: node training/dump-choices.ts OUT …');
/** How often the fields of a document are asked for in other words. */
const REWORDED = 2;
/** How often a few lines of a document are shown alone. */
const CROPPED = 0.5;

const paraphrases = readParaphrases(values.paraphrases);
const random = createRandom();

const choices: object[] = [];
const bytes = createWriteStream(`${out}.bin`);
let rows = 0;
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** The same top-level fields in other words, where we have some. */
function reword(one: LabelledPages): LabelledPages {
	const data: FieldMap = {};
	const kinds: Record<string, LabelledPages['kinds'][string]> = {};
	const truth: Record<string, unknown> = {};
	for (const [name, definition] of Object.entries(one.schema.data)) {
		const concept = mainConcept(readField([name], definition));
		const others = concept === undefined ? undefined : paraphrases.get(concept);
		const kind = one.kinds[name];
		if (!others || !kind || definition.type === 'array' || definition.type === 'object') continue;
		const isDescribed = random() < 0.6;
		const isNamed = !isDescribed || random() < 0.6;
		const other = isNamed ? pick(others.names) : `field${Math.floor(random() * 90)}`;
		if (other === undefined || other in data) continue;
		const rest = { ...definition };
		delete rest.description;
		const description = isDescribed ? pick(others.clerk) : undefined;
		data[other] = { ...rest, ...(description ? { description } : {}) };
		kinds[other] = kind;
		truth[other] = one.truth[name];
	}
	return { ...one, schema: { data }, kinds, truth };
}

/** A few lines of a document alone: what is not among them is not there. */
function crop(one: LabelledPages): LabelledPages {
	const page = pick(one.pages.filter(({ words }) => words.length > 0));
	const middle = pick(page?.words ?? []);
	if (!page || !middle) return one;
	const height = middle.size * (2 + 18 * random());
	const words = page.words.filter(({ box }) => Math.abs(box.y0 - middle.box.y0) < height / 2);
	return { ...one, pages: [{ ...page, index: 0, words }] };
}

function dump(one: LabelledPages): void {
	dumpAsked(one);
	if (random() < CROPPED) dumpAsked(crop(one), 0);
}

function dumpAsked(one: LabelledPages, reworded = REWORDED): void {
	const document = openDocument(layOutPages(one.pages), MODELS);
	const asked =
		paraphrases.size > 0 ? [one, ...Array.from({ length: reworded }, () => reword(one))] : [one];
	for (const [wording, { schema, kinds, truth }] of asked.entries()) {
		const examples = collectExamples({ document, schema, kinds, truth });
		for (const { model, kind, candidates } of examples) {
			if (model !== 'labelled' || candidates.length === 0) continue;
			const block = new Float32Array(candidates.length * LABELLED_FEATURES.length);
			for (const [i, { features }] of candidates.entries())
				block.set(features, i * LABELLED_FEATURES.length);
			bytes.write(new Uint8Array(block.buffer));
			const right = candidates.flatMap(({ isRight }, i) => (isRight ? [i] : []));
			const times = candidates.map(({ times: many = 1 }) => many);
			choices.push({
				set: one.set,
				id: one.id,
				wording,
				kind,
				from: rows,
				count: candidates.length,
				right,
				times,
			});
			rows += candidates.length;
		}
	}
}

for await (const one of openAll(values)) dump(one);
bytes.end();
writeFileSync(`${out}.json`, JSON.stringify({ features: LABELLED_FEATURES, choices }));
