/**
 * npm run fit:sorting -- [--cache DIR] [--known] [--pages FILE.jsonl.gz …] [--keep kinds] [--keep boundary]
 * [--out FILE]
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
import {
	sigmoid,
	softmax,
	softmaxWithNone,
} from '../engine/src/reading/extraction/evidence/probability.ts';
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
import {
	describeContent,
	joinFacts,
	DOCUMENT_KINDS,
	weighKinds,
} from '../engine/src/reading/sorting/weigh-kinds.ts';
import type {
	DocumentKind,
	KindFacts,
	KindWeights,
} from '../engine/src/reading/sorting/weigh-kinds.ts';
import { SORTING_WEIGHTS } from '../engine/src/reading/sorting/weights.ts';
import { createRandom } from '../training/corpus/kit/random.ts';
import { openPages } from './open-pages.ts';
import { createAdam } from './packets/adam.ts';
import { buildPacket } from './packets/build-packets.ts';
import type { KnownDocument, Packet } from './packets/build-packets.ts';
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
		/** Weights to keep as they are: kinds, which take longest, and boundary. */
		keep: { type: 'string', multiple: true, default: [] },
		out: { type: 'string', default: TARGET },
	},
});
const SAID = ['title', 'mention', 'rival'] as const;
/** The parameters of kinds: the worth of titles, then a bias per kind, then a weight per feature and kind. */
const BIASES = SAID.length;
const WEIGHTS = SAID.length + DOCUMENT_KINDS.length;
const PACKETS = 160;
const EXTRA_PACKETS = 40;
/** The share of templates whose names and categories are hidden. */
const NAMELESS = 0.3;
const KIND_EPOCHS = 110;
/** The share of documents whose title may be used. */
const TITLED = 0.65;
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
const kinds = keepsKinds ? SORTING_WEIGHTS.kinds : fitKinds(early);
const weigh = (facts: KindFacts) => weighKinds(facts, kinds);
const frequencies = keepsKinds ? SORTING_WEIGHTS.frequencies : countConcepts(early);
const others = readLabelled(values.pages);
const packets = [
	...makePackets(early, PACKETS),
	...makePackets([...early, ...others], others.length > 0 ? EXTRA_PACKETS : 0, others),
];
const boundary = values.keep.includes('boundary') ? SORTING_WEIGHTS.boundary : fitBoundary(packets);
const template = fitTemplates(packets.slice(0, PACKETS));
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

type KindExample = {
	at: number;
	features: readonly (readonly [place: number, value: number])[];
	/** Title, mentions and rival title of each kind. */
	said: Float64Array;
	weight: number;
};

function fitKinds(documents: readonly KnownDocument[]): KindWeights {
	const names: string[] = [];
	const placeOf = new Map<string, number>();
	const examples = listKindExamples(documents, (name) => {
		let place = placeOf.get(name);
		if (place === undefined) placeOf.set(name, (place = names.push(name) - 1));
		return place;
	});
	const count = DOCUMENT_KINDS.length;
	const adam = createAdam(WEIGHTS + names.length * count, {
		rate: 0.05,
		decay: 0.0015,
		free: WEIGHTS,
	});
	adam.values.set([5, 0.7, -1]);
	const all = examples.reduce((sum, { weight }) => sum + weight, 0);
	const seen = new Set(examples.map(({ at }) => at));
	for (let epoch = 1; epoch <= KIND_EPOCHS; epoch += 1) {
		const { values: now, slopes } = adam;
		let loss = 0;
		for (const { at, features, said, weight } of examples) {
			// Documents without a title must be known by their labels.
			const told = random.chance(TITLED) ? 1 : 0;
			const scores = scoreKinds(now, { features, said, told });
			// Kinds without documents keep what titles are worth, and no weights of their own.
			const chances = softmax(scores.map((score, k) => (seen.has(k) ? score : -Infinity)));
			loss -= weight * Math.log(Math.max(1e-9, chances[at] ?? 0));
			for (let k = 0; k < count; k += 1) {
				const error = (weight / all) * ((chances[k] ?? 0) - (k === at ? 1 : 0));
				addSlopes(slopes, k, error, { features, said, told });
			}
		}
		adam.step();
		if (epoch % 50 === 0) say(`kinds: loss ${(loss / all).toFixed(3)}`);
	}
	const { values: fitted } = adam;
	const byKind = (from: number) =>
		Object.fromEntries(
			DOCUMENT_KINDS.map((kind, k) => [kind, fitted[from + k] ?? 0] as const).filter(
				([, value]) => Math.abs(value) >= 0.05,
			),
		);
	const [title = 0, mention = 0, rival = 0] = fitted;
	const features = Object.fromEntries(
		names.map((name, place) => [name, byKind(WEIGHTS + place * count)]),
	);
	return { title, mention, rival, bias: byKind(BIASES), features };
}

/** An example; `told` is 0 if its titles are hidden, otherwise 1. */
type ToldExample = Pick<KindExample, 'features' | 'said'> & { told: number };

function scoreKinds(now: Float64Array, { features, said, told }: ToldExample): Float64Array {
	const count = DOCUMENT_KINDS.length;
	const scores = new Float64Array(count);
	for (let k = 0; k < count; k += 1) {
		let sum = now[BIASES + k] ?? 0;
		for (let s = 0; s < SAID.length; s += 1)
			sum += told * (now[s] ?? 0) * (said[s * count + k] ?? 0);
		for (const [place, value] of features) sum += value * (now[WEIGHTS + place * count + k] ?? 0);
		scores[k] = sum;
	}
	return scores;
}

function addSlopes(
	slopes: Float64Array,
	kind: number,
	error: number,
	{ features, said, told }: ToldExample,
): void {
	const count = DOCUMENT_KINDS.length;
	slopes[BIASES + kind] = (slopes[BIASES + kind] ?? 0) + error;
	for (let s = 0; s < SAID.length; s += 1)
		slopes[s] = (slopes[s] ?? 0) + told * error * (said[s * count + kind] ?? 0);
	for (const [place, value] of features) {
		const to = WEIGHTS + place * count + kind;
		slopes[to] = (slopes[to] ?? 0) + error * value;
	}
}

function listKindExamples(
	documents: readonly KnownDocument[],
	place: (name: string) => number,
): KindExample[] {
	const perKind = Map.groupBy(documents, ({ kind }) => kind);
	return documents.flatMap(({ kind, pages }) => {
		const at = DOCUMENT_KINDS.indexOf(kind as DocumentKind);
		if (at < 0) return [];
		const facts = pages.map(describe);
		const views = facts.length > 1 ? [joinFacts(facts), ...facts.slice(0, 2)] : [joinFacts(facts)];
		return views.map((view) => {
			const titles = DOCUMENT_KINDS.map((one) =>
				one === 'other' ? 0 : (view.titles.get(one) ?? 0),
			);
			const mentions = DOCUMENT_KINDS.map((one) =>
				one === 'other' ? 0 : Math.log1p(view.mentions.get(one) ?? 0),
			);
			const rivals = titles.map((_, i) => Math.max(0, ...titles.filter((__, j) => j !== i)));
			return {
				at,
				features: [...describeContent(view)].map(([name, value]) => [place(name), value] as const),
				said: Float64Array.from([...titles, ...mentions, ...rivals]),
				weight: 1 / views.length / Math.sqrt(perKind.get(kind)?.length ?? 1),
			};
		});
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
		if (epoch % 150 === 0)
			say(
				`templates: loss ${(loss / examples.length).toFixed(4)}, ${wrong} of ${examples.length} wrong`,
			);
	}
	return Object.fromEntries(
		TEMPLATE_FEATURES.map((name, i) => [name, adam.values[i] ?? 0]),
	) as TemplateWeights;
}
