import type { Kind } from '../lexicon/kinds.ts';
import { createCalibrate } from './calibrate.ts';
import type { Calibrate, Calibration } from './calibrate.ts';
import { FEATURES_OF, LABELLED_FEATURES, SENDER_FEATURES } from './features.ts';
import type { NamedWeights, PlainModelName, SenderKind, Weights } from './features.ts';

/** How much speaks for a candidate, in log odds against there being no value at all. */
export type Model = (features: Float64Array) => number;

/** What the weights know. Values beside labels are judged by kind, the sender by what is asked about it. */
export type Models = Readonly<Record<PlainModelName, Model>> & {
	readonly labelled: (kind: Kind) => Model;
	readonly sender: (kind: SenderKind) => Model;
	readonly calibrate: Calibrate;
};

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

export function createModels(weights: Weights, calibration: Calibration = {}): Models {
	const ofKind = new Map(
		Object.entries(weights.labelled).map(([kind, named]) => [
			kind,
			createModel(LABELLED_FEATURES, named),
		]),
	);
	const usual = createModel(LABELLED_FEATURES, weights.labelled.default);
	const senderModel = (kind: SenderKind) =>
		createModel(SENDER_FEATURES, weights.sender[kind] ?? weights.sender.default);
	const senders = {
		shop: senderModel('shop'),
		company: senderModel('company'),
		address: senderModel('address'),
	};
	const modelOf = (name: PlainModelName) => createModel(FEATURES_OF[name], weights[name]);
	return {
		labelled: (kind) => ofKind.get(kind) ?? ofKind.get(RELATIVES[kind] ?? '') ?? usual,
		sender: (kind) => senders[kind],
		calibrate: createCalibrate(calibration),
		headAddress: modelOf('headAddress'),
		buyer: modelOf('buyer'),
		duration: modelOf('duration'),
		contractParty: modelOf('contractParty'),
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
