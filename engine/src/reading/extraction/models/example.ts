import type { ModelName } from './features.ts';

/** A candidate of a field whose value is known. */
export type JudgedCandidate = {
	features: Float64Array;
	isRight: boolean;
	/** How many candidates it represents when only a sample is kept. */
	times?: number;
};

/** A training example: the candidates of one field of one document, and which of them are correct. */
export type Example = {
	model: ModelName | 'labelled';
	/** The weights of the model that apply to it. */
	kind: string;
	candidates: readonly JudgedCandidate[];
};
