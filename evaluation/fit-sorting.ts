/**
 * npm run fit:sorting -- [--cache DIR] [--known] [--pages FILE.jsonl.gz …] [--keep kinds] [--keep boundary]
 * [--keep template] [--out FILE]
 * Fits the weights by which files are divided into documents and documents are given to templates, on packets of
 * families that are not held out, and writes engine/src/reading/sorting/weights.json. Files of labelled pages
 * (training/README.md) add documents of several pages.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '../engine/src/model/document.ts';
import { createCache } from '../engine/src/reading/extraction/encoder/cache.ts';
import type { Field } from '../engine/src/reading/extraction/request/read-fields.ts';
import { loadEncoder } from '../engine/src/reading/pipeline/load-model.ts';
import { sigmoid, softmaxWithNone } from '../engine/src/reading/extraction/evidence/probability.ts';
import {
	BOUNDARY_FEATURES,
	describeBoundary,
} from '../engine/src/reading/sorting/describe-boundary.ts';
import { createPageDescriber } from '../engine/src/reading/sorting/describe-page.ts';
import type { PageFacts } from '../engine/src/reading/sorting/describe-page.ts';
import {
	knowTemplates,
	matchTemplates,
	TEMPLATE_FEATURES,
	toDocument,
} from '../engine/src/reading/sorting/match-templates.ts';
import type { TemplateWeights } from '../engine/src/reading/sorting/match-templates.ts';
import { joinFacts, weighKinds } from '../engine/src/reading/sorting/weigh-kinds.ts';
import type { KindFacts } from '../engine/src/reading/sorting/weigh-kinds.ts';
import { SORTING_WEIGHTS } from '../engine/src/reading/sorting/weights.ts';
import { createRandom } from '../training/corpus/kit/random.ts';
import { openPages } from './open-pages.ts';
import { createAdam } from './packets/adam.ts';
import { buildPacket } from './packets/build-packets.ts';
import type { KnownDocument, Packet } from './packets/build-packets.ts';
import { fitKinds } from './packets/fit-kinds.ts';
import { makeDocuments } from './packets/make-documents.ts';
import { DEFAULT_CACHE } from './packets/cache.ts';
import { splitDocuments } from './packets/split-documents.ts';
import { TEMPLATES } from './packets/templates.ts';

const TARGET = join(import.meta.dirname, '../engine/src/reading/sorting/weights.json');
const { values } = parseArgs({
	options: {
		cache: { type: 'string', default: DEFAULT_CACHE },
		/** Use only documents that lie in the cache. */
		known: { type: 'boolean', default: false },
		pages: { type: 'string', multiple: true, default: [] },
		/** Weights to keep as they are: kinds, which take longest, boundary, and template. */
		keep: { type: 'string', multiple: true, default: [] },
		out: { type: 'string', default: TARGET },
	},
});
const PACKETS = 160;
const EXTRA_PACKETS = 40;
/** The share of templates whose names and categories are hidden. */
const NAMELESS = 0.3;
const say = (line: string) => process.stdout.write(`${line}\n`);
const random = createRandom('fit sorting');

const encoder = loadEncoder();
const asking = { encoder, remember: createCache<Field>(2000) };
const describePage = createPageDescriber(encoder);
const described = new WeakMap<Page['words'], PageFacts>();
function describe(page: Page): PageFacts {
	let facts = described.get(page.words);
	if (!facts) described.set(page.words, (facts = describePage(page)));
	return facts;
}

const { early } = splitDocuments(
	await makeDocuments(values.cache, say, { onlyKnown: values.known, forFit: true }),
);
const keepsKinds = values.keep.includes('kinds');
const kinds = keepsKinds ? SORTING_WEIGHTS.kinds : fitKinds(early, { describe, random, say });
const weigh = (facts: KindFacts) => weighKinds(facts, kinds);
const frequencies = keepsKinds ? SORTING_WEIGHTS.frequencies : countConcepts(early);
const others = readLabelled(values.pages);
const packets = [
	...makePackets(early, PACKETS),
	...makePackets([...early, ...others], others.length > 0 ? EXTRA_PACKETS : 0, others),
];
const boundary = values.keep.includes('boundary') ? SORTING_WEIGHTS.boundary : fitBoundary(packets);
const template = values.keep.includes('template')
	? SORTING_WEIGHTS.template
	: fitTemplates(packets.slice(0, PACKETS));
writeFileSync(
	values.out,
	`${JSON.stringify({ kinds, boundary, template, frequencies }, roundNumber, '\t')}\n`,
);

function roundNumber(_: string, value: unknown): unknown {
	return typeof value === 'number' ? Math.round(1000 * value) / 1000 : value;
}

/** Documents of labelled pages: nothing is known of their kinds, but where they begin and end. */
function readLabelled(files: readonly string[]): KnownDocument[] {
	return files.flatMap((file) =>
		openPages(file)
			.map(({ set, id, pages }) => ({
				id: `${set} ${id}`,
				family: `${set}/pages`,
				kind: 'unknown',
				isScan: false,
				pages: pages.filter(({ words }) => words.length > 0),
			}))
			.filter(({ pages }) => pages.length > 0),
	);
}

function makePackets(
	documents: readonly KnownDocument[],
	count: number,
	extra: readonly KnownDocument[] = [],
): Packet[] {
	return Array.from({ length: count }, () => {
		if (extra.length > 0) {
			const few = random.some(extra, 120);
			const pool = [
				...few,
				...random.some(documents, 60),
				...documents.filter(({ family }) => /^(?:terms|cover|newsletter|logo)\//.test(family)),
			];
			return buildPacket(pool, new Set(['unknown']), random);
		}
		const wanted = new Set(random.some(TEMPLATES, 10).map(({ id }) => id));
		return buildPacket(documents, wanted, random);
	});
}

/** The share of documents that has each concept; every kind counts alike. */
function countConcepts(documents: readonly KnownDocument[]): Record<string, number> {
	const byKind = Map.groupBy(documents, ({ kind }) => kind);
	const counts: Record<string, number> = {};
	for (const ofKind of byKind.values()) {
		for (const { pages } of ofKind) {
			for (const [concept, chance] of joinFacts(pages.map(describe)).concepts)
				if (chance > 0.5)
					counts[concept] = (counts[concept] ?? 0) + 1 / ofKind.length / byKind.size;
		}
	}
	return Object.fromEntries(Object.entries(counts).filter(([, share]) => share >= 0.01));
}

function fitBoundary(from: readonly Packet[]): { bias: number; weights: Record<string, number> } {
	const examples = from.flatMap(({ pages, parts }) => {
		const starts = new Set(parts.map((part) => part.from));
		const weighed = pages.map((page) => ({ facts: describe(page), kinds: weigh(describe(page)) }));
		let before: (typeof weighed)[number] | undefined;
		let [blanks, isNew] = [0, true];
		return weighed.flatMap((here, i) => {
			if (starts.has(i)) isNew = true;
			if (here.facts.isBlank) {
				blanks += 1;
				return [];
			}
			const made = before
				? [{ features: describeBoundary(before, here, blanks), right: isNew ? 1 : 0 }]
				: [];
			[before, blanks, isNew] = [here, 0, false];
			return made;
		});
	});
	const adam = createAdam(BOUNDARY_FEATURES.length + 1, { rate: 0.05, decay: 0.0003, free: 1 });
	for (let epoch = 1; epoch <= 400; epoch += 1) {
		const { values: now, slopes } = adam;
		let [loss, wrong] = [0, 0];
		for (const { features, right } of examples) {
			let score = now[0] ?? 0;
			for (const [i, value] of features.entries()) score += value * (now[i + 1] ?? 0);
			const error = sigmoid(score) - right;
			loss -= Math.log(Math.max(1e-9, 1 - Math.abs(error)));
			if (Math.abs(error) > 0.5) wrong += 1;
			slopes[0] = (slopes[0] ?? 0) + error / examples.length;
			for (const [i, value] of features.entries())
				slopes[i + 1] = (slopes[i + 1] ?? 0) + (error * value) / examples.length;
		}
		adam.step();
		if (epoch % 200 === 0)
			say(
				`boundaries: loss ${(loss / examples.length).toFixed(4)}, ${wrong} of ${examples.length} wrong`,
			);
	}
	const [bias = 0, ...fitted] = adam.values;
	return {
		bias,
		weights: Object.fromEntries(BOUNDARY_FEATURES.map((name, i) => [name, fitted[i] ?? 0])),
	};
}

/** Evidence that can only speak for a template: a document with more of its labels never fits it less. */
const FOR_A_TEMPLATE: ReadonlySet<string> = new Set([
	'kind',
	'coverage',
	'found',
	'unknownCoverage',
	'named',
	'seen',
	'seenWell',
]);

function fitTemplates(from: readonly Packet[]): TemplateWeights {
	const start = Object.fromEntries(TEMPLATE_FEATURES.map((name) => [name, 0])) as TemplateWeights;
	const examples = from.flatMap(({ pages, parts }) => {
		const chosen = random.some(TEMPLATES, random.int(4, 14));
		const isTaught = random.chance(0.4);
		const profiles = chosen.map((named) => {
			// A template whose name says nothing must be known by its fields.
			const profile = random.chance(NAMELESS) ? { ...named, name: 'Mine', category: null } : named;
			const ofKind = early.filter(({ kind }) => kind === profile.id);
			if (!isTaught || ofKind.length === 0) return profile;
			const [first] = random.pick(ofKind).pages;
			return { ...profile, seen: first ? [{ anchors: describe(first).anchors }] : [] };
		});
		const known = knowTemplates(profiles, encoder, frequencies, asking);
		return parts.flatMap((part) => {
			const facts = pages
				.slice(part.from, part.to)
				.map(describe)
				.filter(({ isBlank }) => !isBlank);
			if (facts.length === 0) return [];
			const document = toDocument(facts, weigh, undefined);
			const at = profiles.findIndex(({ id }) => id === part.kind);
			return [{ at, rows: matchTemplates(document, known, start).map(({ features }) => features) }];
		});
	});
	const adam = createAdam(TEMPLATE_FEATURES.length, { rate: 0.05, decay: 0.0005, free: 1 });
	for (let epoch = 1; epoch <= 300; epoch += 1) {
		const { values: now, slopes } = adam;
		let [loss, wrong] = [0, 0];
		for (const { at, rows } of examples) {
			const chances = softmaxWithNone(
				rows.map((row) => row.reduce((sum, value, i) => sum + value * (now[i] ?? 0), 0)),
			);
			const none = 1 - chances.reduce((a, b) => a + b, 0);
			const right = at < 0 ? none : (chances[at] ?? 0);
			loss -= Math.log(Math.max(1e-9, right));
			if (right < Math.max(none, ...chances)) wrong += 1;
			for (const [j, row] of rows.entries()) {
				const error = ((chances[j] ?? 0) - (j === at ? 1 : 0)) / examples.length;
				for (const [i, value] of row.entries()) slopes[i] = (slopes[i] ?? 0) + error * value;
			}
		}
		adam.step();
		for (const [i, name] of TEMPLATE_FEATURES.entries())
			if (FOR_A_TEMPLATE.has(name)) now[i] = Math.max(0, now[i] ?? 0);
		if (epoch % 150 === 0)
			say(
				`templates: loss ${(loss / examples.length).toFixed(4)}, ${wrong} of ${examples.length} wrong`,
			);
	}
	return Object.fromEntries(
		TEMPLATE_FEATURES.map((name, i) => [name, adam.values[i] ?? 0]),
	) as TemplateWeights;
}
