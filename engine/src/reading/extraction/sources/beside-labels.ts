import { standInTotals } from '../decide/balance-totals.ts';
import { createRanking } from '../labelled/rank-candidates.ts';
import { PRIORS } from '../models/priors.ts';
import type { Field } from '../request/read-fields.ts';
import type { Ranked, Source } from '../source.ts';
import { labelledExamples } from './labelled-examples.ts';

/** Ranks values next to the labels that name a field. */
export const besideLabels: Source<Field, Ranked> = {
	name: 'beside labels',
	wants: () => true,
	propose: (document, fields) => {
		const { rank } = document.fact(createRanking);
		const weight = PRIORS.rankingWeights.besideLabels;
		const standIns = standInTotals(fields, document.models.asking);
		return [
			...fields.map((field) => ({ field, choices: rank(field), weight })),
			...standIns.map((field) => ({ field, choices: rank(field), weight, standsIn: true })),
		];
	},
	examples: labelledExamples,
};
