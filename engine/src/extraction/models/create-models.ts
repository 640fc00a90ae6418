import type { Encoder } from '../encoder/create-encoder.ts';
import { FEATURES_OF } from './features.ts';
import type { ModelName, NamedWeights, Weights } from './features.ts';
import { createJudge } from './judge.ts';
import type { JudgeWeights } from './judge.ts';

/** How much speaks for a candidate, in log odds against there being no value at all. */
export type Model = (features: Float64Array) => number;

/** What the weights know. */
export type Models = Readonly<Record<ModelName, Model>> & {
	/** Judges the candidates of a field, whatever sort of thing it wants. */
	readonly judge: Model;
	/** Understands what fields and labels mean beyond the words of the lexicon. */
	readonly encoder: Encoder;
};

/** What was learnt: the weights of `npm run fit`, and what training/ makes. */
export type Learnt = { weights: Weights; judge: JudgeWeights; encoder: Encoder };

export function createModels({ weights, judge, encoder }: Learnt): Models {
	const modelOf = (name: ModelName) => createModel(FEATURES_OF[name], weights[name]);
	return {
		merchant: modelOf('merchant'),
		headAddress: modelOf('headAddress'),
		seller: modelOf('seller'),
		buyer: modelOf('buyer'),
		duration: modelOf('duration'),
		contractParty: modelOf('contractParty'),
		judge: createJudge(judge),
		encoder,
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
