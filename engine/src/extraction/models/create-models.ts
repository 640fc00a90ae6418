import type { Encoder } from '../encoder/create-encoder.ts';
import { createCalibrate } from './calibrate.ts';
import type { Calibrate, Calibration } from './calibrate.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { FEATURES_OF, LABELLED_FEATURES, SENDER_FEATURES } from './features.ts';
import type { NamedWeights, PlainModelName, SenderKind, Weights } from './features.ts';
import { createJudge } from './judge.ts';
import type { JudgeWeights } from './judge.ts';
import type { Reader } from '../reader/create-reader.ts';

/** How much speaks for a candidate, in log odds against there being no value at all. */
export type Model = (features: Float64Array) => number;

/** What the weights know. The sender is judged by what is asked about it. */
export type Models = Readonly<Record<PlainModelName, Model>> & {
	/** Judges the candidates of a field, whatever sort of thing it wants. */
	readonly judge: (kind: Kind) => Model;
	readonly sender: (kind: SenderKind) => Model;
	readonly calibrate: Calibrate;
	/** Understands what fields and labels mean beyond the words of the lexicon. */
	readonly encoder: Encoder;
	/** Points at values on a page, whether a label names them or not. */
	readonly reader: Reader;
};

/** What was learnt: the weights of `npm run fit`, and what training/ makes. */
export type Learnt = {
	weights: Weights;
	calibration: Calibration;
	judge: JudgeWeights;
	encoder: Encoder;
	reader: Reader;
};

export function createModels({ weights, calibration, judge, encoder, reader }: Learnt): Models {
	const senderModel = (kind: SenderKind) =>
		createModel(SENDER_FEATURES, weights.sender[kind] ?? weights.sender.default);
	const senders = {
		shop: senderModel('shop'),
		company: senderModel('company'),
		address: senderModel('address'),
	};
	const modelOf = (name: PlainModelName) => createModel(FEATURES_OF[name], weights[name]);
	const network = createJudge(judge);
	const judges = new Map<Kind, Model>();
	const createFor = (kind: Kind): Model => {
		const { labelled } = weights;
		const named = labelled[kind] ?? labelled[RELATIVES[kind] ?? kind] ?? labelled.default;
		const both = combine(createModel(LABELLED_FEATURES, named), network);
		judges.set(kind, both);
		return both;
	};
	return {
		sender: (kind) => senders[kind],
		calibrate: createCalibrate(calibration),
		headAddress: modelOf('headAddress'),
		buyer: modelOf('buyer'),
		duration: modelOf('duration'),
		contractParty: modelOf('contractParty'),
		judge: (kind) => judges.get(kind) ?? createFor(kind),
		encoder,
		reader,
	};
}

/** Kinds without weights of their own that are judged by those of a relative. */
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

/** How much of the say the network has where both know such candidates. */
const OF_NETWORK = 0.5;
const LINE = LABELLED_FEATURES.indexOf('isLine');

/** What was fitted kind by kind and held to what anyone believes, and what was learnt from much more. */
function combine(fitted: Model, network: Model): Model {
	return (features) => {
		const learnt = network(features);
		// Texts that nothing names were never among those that the fitted ones judge.
		if (features[LINE] === 1) return learnt;
		return OF_NETWORK * learnt + (1 - OF_NETWORK) * fitted(features);
	};
}

function createModel(names: readonly string[], named: NamedWeights): Model {
	const weights = Float64Array.from(names, (name) => named[name] ?? 0);
	return (features) => {
		let sum = 0;
		for (let i = 0; i < features.length; i += 1) sum += (features[i] ?? 0) * (weights[i] ?? 0);
		return sum;
	};
}
