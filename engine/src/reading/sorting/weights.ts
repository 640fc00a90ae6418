import type { TemplateWeights } from './match-templates.ts';
import type { KindWeights } from './weigh-kinds.ts';
import data from './weights.json' with { type: 'json' };

export type SortingWeights = {
	kinds: KindWeights;
	boundary: { bias: number; weights: Readonly<Record<string, number>> };
	template: TemplateWeights;
	/** The share of documents that have a label of each concept. */
	frequencies: Readonly<Record<string, number>>;
};

/** Made by `npm run fit:sorting`. */
export const SORTING_WEIGHTS: SortingWeights = data;
