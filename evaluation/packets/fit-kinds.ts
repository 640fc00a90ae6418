import type { Page } from '../../engine/src/model/document.ts';
import { softmax } from '../../engine/src/reading/extraction/evidence/probability.ts';
import type { PageFacts } from '../../engine/src/reading/sorting/describe-page.ts';
import {
	describeContent,
	joinFacts,
	DOCUMENT_KINDS,
} from '../../engine/src/reading/sorting/weigh-kinds.ts';
import type { DocumentKind, KindWeights } from '../../engine/src/reading/sorting/weigh-kinds.ts';
import type { Random } from '../../training/corpus/kit/random.ts';
import { createAdam } from './adam.ts';
import type { KnownDocument } from './build-packets.ts';

/**
 * Kinds that have much in common. A weight of a kind is the sum of its own part and the parts of its groups, so that
 * a kind with few documents, or none, is known by what the others of its groups look like.
 */
const GROUPS: readonly (readonly DocumentKind[])[] = [
	[
		'invoice',
		'credit-note',
		'dunning-letter',
		'purchase-order',
		'order-confirmation',
		'quotation',
		'delivery-note',
		'price-list',
		'receipt',
		'hotel-bill',
		'telecom-bill',
		'utility-bill',
		'bill-of-lading',
		'expense-report',
	],
	['invoice', 'credit-note', 'dunning-letter', 'hotel-bill', 'telecom-bill', 'utility-bill'],
	['purchase-order', 'order-confirmation', 'quotation'],
	['delivery-note', 'bill-of-lading', 'customs-form'],
	['payslip', 'timesheet', 'expense-report'],
	[
		'contract',
		'terms',
		'letter',
		'newsletter',
		'press-release',
		'memo',
		'report',
		'minutes',
		'agenda',
	],
	['minutes', 'agenda', 'memo'],
	['medical-record', 'lab-report', 'prescription'],
	['certificate', 'diploma', 'identity-document', 'ticket'],
	['form', 'tax-form', 'customs-form', 'insurance-policy'],
];
const COUNT = DOCUMENT_KINDS.length;
const GROUPS_OF = DOCUMENT_KINDS.map((kind) =>
	GROUPS.flatMap((group, g) => (group.includes(kind) ? [g] : [])),
);
const SAID = ['title', 'mention', 'rival', 'lead'] as const;
const START = [5, 0.7, -1, 0];
const EPOCHS = 110;
/** How strongly the parts of kinds and those of groups are pulled to 0. */
const [KIND_DECAY, GROUP_DECAY] = [0.006, 0.002];
/** The share of documents whose title may be used. */
const TOLD = 0.8;
/**
 * Added to the weight of `lead` after the fit. Documents of the fit are known by their labels as well, so that the fit
 * gives titles less weight than documents of other senders need; the value is the best of a cross-validation by author.
 */
const LEAD_OF_OTHERS = 2;

type Example = {
	at: number;
	features: readonly (readonly [place: number, value: number])[];
	/** Of each kind: its title, mentions, the strongest other title, and the distance from that one. */
	said: readonly Float64Array[];
	weight: number;
};
type Means = {
	describe: (page: Page) => PageFacts;
	random: Random;
	say: (line: string) => void;
};

/** Fits the weights by which the kind of a document is judged. */
export function fitKinds(
	documents: readonly KnownDocument[],
	{ describe, random, say }: Means,
): KindWeights {
	const names: string[] = [];
	const placeOf = new Map<string, number>();
	const examples = listExamples(documents, describe, (name) => {
		let place = placeOf.get(name);
		if (place === undefined) placeOf.set(name, (place = names.push(name) - 1));
		return place;
	});
	const model = createModel(names.length);
	const all = examples.reduce((sum, { weight }) => sum + weight, 0);
	const seen = [...new Set(examples.map(({ at }) => at))];
	for (let epoch = 1; epoch <= EPOCHS; epoch += 1) {
		let loss = 0;
		for (const example of examples) {
			// Documents without a title must be known by their labels.
			const told = random.chance(TOLD) ? 1 : 0;
			loss +=
				(example.weight / all) * model.learn(example, { told, seen, share: example.weight / all });
		}
		model.step();
		if (epoch % 50 === 0) say(`kinds: loss ${loss.toFixed(3)}`);
	}
	return model.toWeights(names);
}

/** The parameters, and how they are fitted: the worth of titles, then a bias and weights per kind and per group. */
function createModel(features: number) {
	const biases = SAID.length;
	const own = biases + COUNT;
	const shared = own + features * COUNT;
	const sharedBiases = shared + features * GROUPS.length;
	const total = sharedBiases + GROUPS.length;
	const adam = createAdam(total, { rate: 0.05, decay: 0, free: total });
	adam.values.set(START);
	const { values: now, slopes } = adam;
	const valueAt = (i: number) => now[i] ?? 0;
	const addSlope = (i: number, by: number) => (slopes[i] = (slopes[i] ?? 0) + by);
	const worthOf = (kind: number, place: number) =>
		(GROUPS_OF[kind] ?? []).reduce(
			(sum, g) => sum + valueAt(shared + place * GROUPS.length + g),
			valueAt(own + place * COUNT + kind),
		);
	const biasOf = (kind: number) =>
		(GROUPS_OF[kind] ?? []).reduce(
			(sum, g) => sum + valueAt(sharedBiases + g),
			valueAt(biases + kind),
		);
	const score = ({ features: held, said }: Example, kind: number, told: number) =>
		biasOf(kind) +
		told * said.reduce((sum, of, s) => sum + valueAt(s) * (of[kind] ?? 0), 0) +
		held.reduce((sum, [place, value]) => sum + value * worthOf(kind, place), 0);
	return {
		/** Adds the slopes of an example, and returns its loss. Kinds without documents take no part. */
		learn(
			example: Example,
			{ told, seen, share }: { told: number; seen: readonly number[]; share: number },
		): number {
			const chances = softmax(Float64Array.from(seen, (kind) => score(example, kind, told)));
			for (const [i, kind] of seen.entries()) {
				const error = share * ((chances[i] ?? 0) - (kind === example.at ? 1 : 0));
				addSlope(biases + kind, error);
				for (const [s, of] of example.said.entries()) addSlope(s, told * error * (of[kind] ?? 0));
				for (const [place, value] of example.features)
					addSlope(own + place * COUNT + kind, error * value);
				for (const g of GROUPS_OF[kind] ?? []) {
					addSlope(sharedBiases + g, error);
					for (const [place, value] of example.features)
						addSlope(shared + place * GROUPS.length + g, error * value);
				}
			}
			return -Math.log(Math.max(1e-9, chances[seen.indexOf(example.at)] ?? 0));
		},
		step(): void {
			for (let i = biases; i < total; i += 1)
				addSlope(i, (i < shared ? KIND_DECAY : GROUP_DECAY) * valueAt(i));
			adam.step();
		},
		toWeights(names: readonly string[]): KindWeights {
			const byKind = (worth: (kind: number) => number) =>
				Object.fromEntries(
					DOCUMENT_KINDS.map((kind, k) => [kind, worth(k)] as const).filter(
						([, value]) => Math.abs(value) >= 0.05,
					),
				);
			const [title = 0, mention = 0, rival = 0, lead = 0] = now;
			return {
				title,
				mention,
				rival,
				lead: lead + LEAD_OF_OTHERS,
				bias: byKind(biasOf),
				features: Object.fromEntries(
					names.map((name, place) => [name, byKind((kind) => worthOf(kind, place))]),
				),
			};
		},
	};
}

function listExamples(
	documents: readonly KnownDocument[],
	describe: (page: Page) => PageFacts,
	place: (name: string) => number,
): Example[] {
	const ofFamily = Map.groupBy(documents, ({ family }) => family);
	const ofKind = Map.groupBy(documents, ({ kind }) => kind);
	const familiesOf = (kind: string) => new Set(ofKind.get(kind)?.map(({ family }) => family)).size;
	return documents.flatMap(({ kind, family, pages }) => {
		const at = DOCUMENT_KINDS.indexOf(kind as DocumentKind);
		if (at < 0) return [];
		const facts = pages.map(describe);
		const views = facts.length > 1 ? [joinFacts(facts), ...facts.slice(0, 2)] : [joinFacts(facts)];
		// Families count alike, whatever their number of documents.
		const count = views.length * (ofFamily.get(family)?.length ?? 1);
		return views.map((view) => {
			const [titles, mentions] = [view.titles, view.mentions].map((said) =>
				Float64Array.from(DOCUMENT_KINDS, (one) => (one === 'other' ? 0 : (said.get(one) ?? 0))),
			) as [Float64Array, Float64Array];
			const rivals = titles.map((_, i) => Math.max(0, ...titles.filter((__, j) => j !== i)));
			const leads = titles.map((title, i) => Math.max(0, title - (rivals[i] ?? 0)));
			return {
				at,
				features: [...describeContent(view)].map(([name, value]) => [place(name), value] as const),
				said: [titles, mentions.map(Math.log1p), rivals, leads],
				weight: 1 / count / Math.sqrt(familiesOf(kind)),
			};
		});
	});
}
