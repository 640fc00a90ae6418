import { brokenRules, hasValueRules } from '../../../model/broken-rules.ts';
import type { FieldRules, PlainRule } from '../../../model/rules.ts';
import { textFor } from '../labelled/candidate.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import type { DateOrder } from '../values/find-dates.ts';
import { present } from './draft.ts';
import { findChoice } from './find-choice.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/**
 * Keeps the candidates that satisfy the rules of their field, if one of them is then good enough. The probability
 * of the dropped candidates is shared among the kept ones and "none of them". Otherwise all candidates stay: a
 * value that breaks a rule, with a failed check, is better than no value.
 */
export function pruneChoices(
	field: Field,
	choices: readonly Choice[],
	least: number,
): readonly Choice[] {
	const { rules } = field.definition;
	if (!hasValueRules(rules)) return choices;
	const kept = choices.filter((choice) => keepsRules(rules, valueOf(field, choice)));
	if (kept.length === 0 || kept.length === choices.length) return choices;
	const broken = choices.reduce((sum, { score }) => sum + score, 0) - sumOf(kept);
	const left = 1 - Math.min(THRESHOLDS.brokenRule.maxShare, broken);
	const raised = kept.map((one) => ({
		...one,
		score: Math.min(THRESHOLDS.brokenRule.maxScore, one.score / left),
	}));
	return raised.some(({ score }) => score >= least) ? raised : choices;
}

function sumOf(choices: readonly Choice[]): number {
	return choices.reduce((sum, { score }) => sum + score, 0);
}

function valueOf({ definition, kind }: Field, { candidate }: Choice): unknown {
	const isPrinted = definition.type === 'string' && typeof candidate.value === 'number';
	return isPrinted ? textFor(candidate, kind).raw : candidate.value;
}

/** Keeps the proposals that satisfy the rules of their field, if one of them is good enough; otherwise keeps all. */
export function pruneProposals(
	proposals: readonly Proposal[],
	{ dateOrder, least }: { dateOrder: DateOrder; least: number },
): Proposal[] {
	const isGood = (one: Proposal): boolean => {
		const { rules } = one.field.definition;
		return !hasValueRules(rules) || keepsRules(rules, present(one, dateOrder));
	};
	return [...Map.groupBy(proposals, ({ field }) => field).values()].flatMap((own) => {
		const kept = own.filter((one) => one.value !== undefined && isGood(one));
		return kept.some(({ detail }) => detail.confidence >= least) ? kept : own;
	});
}

function keepsRules(rules: FieldRules, value: unknown): boolean {
	const chosen = rules.enum ? findChoice(rules, value) : value;
	return chosen !== undefined && brokenRules(rules, chosen as PlainRule).length === 0;
}
