import type { Encoder } from '../encoder/create-encoder.ts';
import { createCache } from '../encoder/cache.ts';
import { createCalibrate } from './calibrate.ts';
import type { Calibrate, Calibration } from './calibrate.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { FEATURES_OF, SENDER_FEATURES } from './features.ts';
import type { NamedWeights, PlainModelName, SenderKind, FeatureWeights } from './features.ts';
import { createJudges } from './judge.ts';
import type { Judge, JudgeWeights } from './judge.ts';
import type { Reader } from '../reader/create-reader.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';

/** The evidence for a candidate, in log odds against “no value”. */
export type Model = (features: Float64Array) => number;

/** The models, built from weights. The sender has a model per question. */
export type Models = Readonly<Record<PlainModelName, Model>> & {
	/** The judge of labelled candidates for a kind of value. */
	readonly judge: (kind: Kind) => Judge;
	readonly sender: (kind: SenderKind) => Model;
	readonly calibrate: Calibrate;
	/** Encodes the meaning of fields and labels, beyond the words of the lexicon. */
	readonly encoder: Encoder;
	/** Options for reading fields, with a cache: templates are few and documents many. */
	readonly asking: FieldOptions;
	/** The page reader: points at values on a page, with or without a label. */
	readonly reader: Reader;
};

/** Everything that is trained: the weights of `npm run fit` and the models of training/. */
export type TrainedParts = {
	weights: FeatureWeights;
	calibration: Calibration;
	judge: JudgeWeights;
	encoder: Encoder;
	reader: Reader;
	/** The matrix kernel, matrices/kernel.wasm. */
	kernel: WebAssembly.Module;
};

export function createModels(learnt: TrainedParts): Models {
	const { weights, calibration, encoder, reader } = learnt;
	const senderModel = (kind: SenderKind) =>
		createModel(SENDER_FEATURES, weights.sender[kind] ?? weights.sender.default);
	const senders = {
		shop: senderModel('shop'),
		company: senderModel('company'),
		address: senderModel('address'),
	};
	const modelOf = (name: PlainModelName) => createModel(FEATURES_OF[name], weights[name]);
	const createJudge = createJudges(learnt.judge, learnt.kernel);
	const { default: usual, ...byKind } = weights.labelled;
	const others = createJudge(usual);
	const judges = new Map<string, Judge>(
		Object.entries(byKind).map(([kind, fitted]) => [kind, createJudge(fitted)]),
	);
	return {
		sender: (kind) => senders[kind],
		calibrate: createCalibrate(calibration),
		headAddress: modelOf('headAddress'),
		buyer: modelOf('buyer'),
		duration: modelOf('duration'),
		contractParty: modelOf('contractParty'),
		judge: (kind) => judges.get(kind) ?? judges.get(RELATIVES[kind] ?? kind) ?? others,
		encoder,
		asking: { encoder, remember: createCache<Field>(MAX_FIELDS) },
		reader,
	};
}

/** Size of the field cache. An entry takes a few kB. */
const MAX_FIELDS = 2000;

/** Kinds without weights of their own, and the kind whose weights they use. */
const RELATIVES: Partial<Record<Kind, Kind>> = {
	name: 'company',
	person: 'company',
	party: 'company',
	merchant: 'company',
	quantity: 'amount',
	percent: 'amount',
	bic: 'iban',
	title: 'text',
	duration: 'text',
};

function createModel(names: readonly string[], named: NamedWeights): Model {
	const weights = Float64Array.from(names, (name) => named[name] ?? 0);
	return (features) => {
		let sum = 0;
		for (let i = 0; i < features.length; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
		return sum;
	};
}
