import type { Choice } from '../labelled/rank-candidates.ts';
import type { Field } from '../request/read-fields.ts';

/**
 * For a rate, the percentage that begins the numbers of a line stands for all of them: "VAT 23 %  138.23" names the
 * rate and then the tax, and the label fits both. The percentage gets the score of the best of them. "Hourly rate
 * 85.00, VAT 23 %" begins with another number and stays as it is.
 */
export function preferPercents({ kind }: Field, choices: readonly Choice[]): readonly Choice[] {
	if (kind !== 'percent') return choices;
	return [...Map.groupBy(choices, lineOf).values()].flatMap((own) => {
		const percents = own.filter(({ candidate }) => candidate.amount?.isPercent === true);
		const [percent, ...others] = percents;
		if (!percent || others.length > 0) return own;
		if (own.some((one) => one.candidate.box.x0 < percent.candidate.box.x0)) return own;
		return [{ ...percent, score: own.reduce((best, { score }) => Math.max(best, score), 0) }];
	});
}

function lineOf({ candidate: { segment } }: Choice): string {
	return `${segment.page} ${segment.line}`;
}
