import { HEAD_ADDRESS_FEATURES } from '../engine/src/extraction/heads/find-head-addresses.ts';
import { MERCHANT_FEATURES } from '../engine/src/extraction/heads/find-merchants.ts';
import { PARTY_FEATURES } from '../engine/src/extraction/parties/describe-block.ts';
import { CONTRACT_PARTY_FEATURES } from '../engine/src/extraction/prose/find-contract-parties.ts';
import { DURATION_FEATURES } from '../engine/src/extraction/prose/find-durations.ts';
import { FEATURES } from '../engine/src/extraction/scoring/features.ts';
import type { Weights } from '../engine/src/extraction/scoring/score.ts';
import type { Example } from './collect-examples.ts';
import { fitSoftmax } from './fit-softmax.ts';

/** What is fitted, each on examples of its own, and the features it looks at. */
export const MODELS: Readonly<Record<string, readonly string[]>> = {
	label: FEATURES,
	merchant: MERCHANT_FEATURES,
	headAddress: HEAD_ADDRESS_FEATURES,
	seller: PARTY_FEATURES,
	buyer: PARTY_FEATURES,
	duration: DURATION_FEATURES,
	contractParty: CONTRACT_PARTY_FEATURES,
};

/** Examples of one document. */
export type Lesson = { set: string; examples: readonly Example[] };

/** The weights of all models. Every set has the same say, however many documents it has. */
export function fitTable(lessons: readonly Lesson[]): Weights {
	const sizes = new Map<string, number>();
	for (const { set } of lessons) sizes.set(set, (sizes.get(set) ?? 0) + 1);
	const choices = lessons.flatMap(({ set, examples }) =>
		examples.map((one) => ({ ...one, weight: 20 / (sizes.get(set) ?? 1) })),
	);
	const table: Record<string, Record<string, number>> = {};
	for (const [model, features] of Object.entries(MODELS)) {
		const { shared, own } = fitSoftmax(
			choices.filter((one) => one.model === model),
			features.length,
		);
		const named = (weights: Float64Array) =>
			Object.fromEntries(
				features.map((feature, i) => [feature, Number((weights[i] ?? 0).toFixed(3))]),
			);
		if (model === 'label') table.default = named(shared);
		for (const [kind, weights] of own) table[kind] = named(weights);
	}
	return table;
}
