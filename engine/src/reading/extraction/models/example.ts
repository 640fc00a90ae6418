import type { ModelName } from './features.ts';

/** A candidate of a field whose value is known. */
export type JudgedCandidate = {
	features: Float64Array;
	isRight: boolean;
	/** How many candidates it stands for, where only a sample is kept. */
	times?: number;
};

/** What a model is fitted on: the candidates of one field of one document, and which of them are right. */
export type Example = {
	model: ModelName | 'labelled';
	/** Which weights of the model judge it. */
	kind: string;
	candidates: readonly JudgedCandidate[];
};
