import { FEATURES_OF } from '../engine/src/reading/extraction/models/features.ts';
import type {
	ModelName,
	NamedWeights,
	PlainModelName,
	FeatureWeights,
} from '../engine/src/reading/extraction/models/features.ts';
import type { Example } from '../engine/src/reading/extraction/models/example.ts';
import { fitSoftmax } from './fit-softmax.ts';
import type { Belief } from './fit-softmax.ts';

/** A prior weight with a fixed sign. */
const speaks = (prior: number): Belief => ({ prior, direction: prior > 0 ? 1 : -1 });
/** Positions differ most between kinds of documents, so they are regularised more. */
const DOUBTED: Belief = { doubt: 10 };

/**
 * Prior knowledge: for example, a matching label cannot count against a value. The examples decide how much each
 * feature counts.
 */
const BELIEFS: Readonly<Partial<Record<string, Belief>>> = {
	bias: { prior: -4 },
	same: speaks(1),
	left: speaks(1),
	above: speaks(1),
	header: speaks(0.5),
	rowHead: speaks(0.5),
	best: speaks(1),
	bestSquared: speaks(2),
	colon: speaks(1),
	exact: speaks(1),
	stacked: speaks(1),
	crossed: speaks(1),
	named: speaks(0.5),
	rivalNear: speaks(-2),
	rivalHeader: speaks(-1),
	noLabel: speaks(-1),
	leftGap: speaks(-0.5),
	aboveGap: speaks(-0.5),
	aligned: speaks(0.2),
	whole: speaks(0.3),
	parseConfidence: speaks(0.5),
	confidence: speaks(0.5),
	plausible: speaks(0.7),
	large: speaks(0.2),
	decimals: speaks(1),
	currency: speaks(0.3),
	negative: speaks(-1),
	inTable: speaks(-1),
	column: speaks(-0.5),
	counted: speaks(-1),
	edge: speaks(2),
	wrongEdge: speaks(-2),
	prose: speaks(-1),
	long: speaks(-1),
	labelLike: speaks(-1),
	onlyLabel: speaks(-2),
	firstPage: DOUBTED,
	lastPage: DOUBTED,
	top: DOUBTED,
	bottom: DOUBTED,
	right: DOUBTED,
	repeated: DOUBTED,
	largest: DOUBTED,
	earliest: DOUBTED,
	latest: DOUBTED,
};

/** A strong prior for what a label states explicitly. */
const says = (prior: number): Belief => ({ ...speaks(prior), doubt: 60 });

const PARTY_BELIEFS: Readonly<Partial<Record<string, Belief>>> = {
	labelled: says(4),
	labelledOther: says(-5),
	complete: speaks(0.5),
	firstPage: speaks(1),
};
/** By model; a feature of the same name may mean something else in another model. */
const BELIEFS_OF: Readonly<Record<ModelName, Readonly<Partial<Record<string, Belief>>>>> = {
	labelled: BELIEFS,
	buyer: {
		...PARTY_BELIEFS,
		right: DOUBTED,
		first: DOUBTED,
		top: DOUBTED,
		oneLine: speaks(-1.5),
		footer: speaks(-2),
		contact: speaks(-1),
		register: speaks(-1),
		window: speaks(1.5),
		large: speaks(-0.5),
	},
	// Sender names are large and early, above their address and the goods, and are not labels. Senders print their
	// numbers with their address, often small and at the foot.
	sender: {
		labelled: says(6),
		labelledOther: says(-5),
		complete: speaks(0.5),
		firstPage: speaks(1),
		bias: { prior: -3 },
		first: speaks(1.5),
		second: speaks(0.5),
		third: DOUBTED,
		depth: speaks(-1),
		elsewhere: DOUBTED,
		named: DOUBTED,
		top: DOUBTED,
		footer: DOUBTED,
		legalForm: speaks(1),
		company: speaks(1),
		bank: speaks(-1.5),
		large: speaks(1),
		confidence: speaks(0.5),
		digits: speaks(-2),
		street: speaks(-2),
		label: speaks(-3),
		short: speaks(-1),
		words: speaks(-1),
		repeated: speaks(0.5),
		often: speaks(0.5),
		garbage: speaks(-1),
		document: speaks(-2),
		personLike: DOUBTED,
		capitals: DOUBTED,
		labelBefore: speaks(-1.5),
		sellersLabel: says(3),
		payee: speaks(0.5),
		payeeAgain: speaks(2),
		domain: speaks(2),
		splitName: speaks(-1),
		inBody: speaks(-1.5),
		afterStreet: speaks(-1.5),
		beforeAddress: speaks(1),
		beforeRegister: speaks(1),
		register: says(0.5),
		registered: says(1.5),
		withPlace: DOUBTED,
		contact: speaks(0.5),
		window: says(-1),
		right: DOUBTED,
		oneLine: speaks(1),
		firstAddress: DOUBTED,
		address: DOUBTED,
	},
	headAddress: {
		bias: { prior: -3 },
		lines1: speaks(-2),
		lines3: { prior: 0.3 },
		lines5: speaks(-0.5),
		place: speaks(2),
		placeLast: speaks(1),
		placeInside: speaks(-1),
		streetFirst: speaks(1.5),
		streets: speaks(2),
		streetAfter: speaks(-1.5),
		streetBefore: speaks(-1.5),
		contact: speaks(-2),
		contactAfter: speaks(1),
		nameBefore: speaks(1),
		registerBefore: speaks(1),
		nameInside: speaks(-2),
		depth: speaks(-3),
		amounts: speaks(-2),
		label: speaks(-2),
		digitsFirst: speaks(0.5),
	},
	// The parties of a contract are introduced at its beginning and given a short name.
	contractParty: {
		bias: { prior: -3 },
		legalForm: speaks(1),
		strongForm: speaks(1),
		person: { prior: -1 },
		between: speaks(2.5),
		and: speaks(1.5),
		defined: speaks(2),
		incorporated: speaks(1.5),
		early: speaks(1),
		addressed: speaks(0.5),
		notParty: speaks(-2),
		opening: DOUBTED,
		definedName: speaks(0.5),
		personAnd: speaks(0.5),
		personDefined: speaks(1),
		personBetween: speaks(0.5),
		signsFor: speaks(1),
		signsSelf: speaks(2),
		capitals: DOUBTED,
		words: DOUBTED,
		dear: DOUBTED,
	},
	duration: {
		bias: { prior: -3 },
		own: speaks(2.5),
		terminate: speaks(1),
		effect: speaks(1),
		periodOf: speaks(1),
		fromDate: speaks(1),
		heading: speaks(2),
		employment: speaks(-1.5),
		solicit: speaks(-2.5),
		notice: speaks(-1),
		days: speaks(-1),
		restrict: speaks(-1),
		early: DOUBTED,
	},
};

/**
 * The strength of the prior per model, in examples, where it differs from the default. Chosen by held-out documents
 * and families. Few contracts state their duration; letters have few layouts, which examples show better.
 */
const PULL_OF: Readonly<Partial<Record<ModelName, { pull: number }>>> = {
	sender: { pull: 0.3 },
	headAddress: { pull: 0.3 },
	buyer: { pull: 0.03 },
	duration: { pull: 8 },
	contractParty: { pull: 0.1 },
};

const SAY = 20;
/** Sets with fewer documents count less. */
const FEW = 8;

/** The examples of one document. */
export type FittedSet = { set: string; examples: readonly Example[] };

/** The models to fit, and the weights that the others keep. */
export type Refit = { models: readonly string[]; kept: FeatureWeights };

/** Fits the weights of all models. Every set has the same weight, except for very small ones. */
export function fitTable(lessons: readonly FittedSet[], refit?: Refit): FeatureWeights {
	const fitted = fitAll(lessons, (model) => refit?.models.includes(model) ?? true);
	return refit ? { ...refit.kept, ...fitted } : (fitted as FeatureWeights);
}

function fitAll(
	lessons: readonly FittedSet[],
	isWanted: (model: ModelName) => boolean,
): Partial<FeatureWeights> {
	const sizes = new Map<string, number>();
	for (const { set } of lessons) sizes.set(set, (sizes.get(set) ?? 0) + 1);
	const choices = lessons.flatMap(({ set, examples }) =>
		examples.map(({ model, kind, candidates }) => ({
			model,
			kind,
			weight: SAY / Math.max(FEW, sizes.get(set) ?? 1),
			candidates: candidates.map(({ features }) => features),
			right: candidates.map(({ isRight }) => isRight),
			times: candidates.map(({ times = 1 }) => times),
		})),
	);
	const fitModel = (model: ModelName) => {
		const features = FEATURES_OF[model];
		const { shared, own } = fitSoftmax(
			choices.filter((one) => one.model === model),
			features.map((feature) => BELIEFS_OF[model][feature] ?? {}),
			PULL_OF[model],
		);
		const name = (weights: Float64Array): NamedWeights =>
			Object.fromEntries(
				features.map((feature, i) => [feature, Number((weights[i] ?? 0).toFixed(3))]),
			);
		// Without examples, the priors are used.
		return {
			default: name(shared),
			...Object.fromEntries([...own].map(([kind, weights]) => [kind, name(weights)])),
		};
	};
	const fitOne = (model: PlainModelName): NamedWeights => {
		const fitted: Record<string, NamedWeights> = fitModel(model);
		return fitted[model] ?? fitted.default ?? {};
	};
	return Object.fromEntries(
		(Object.keys(FEATURES_OF) as ModelName[])
			.filter(isWanted)
			.map((model) => [
				model,
				model === 'labelled' || model === 'sender' ? fitModel(model) : fitOne(model),
			]),
	);
}
