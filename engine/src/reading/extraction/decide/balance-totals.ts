import { isSameAmount } from '../../../model/amount.ts';
import { addsUp } from '../evidence/amounts.ts';
import { addEvidence, logit } from '../evidence/probability.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { readField } from '../request/read-fields.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { mainConcept } from '../request/read-fields.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/**
 * Bound of log odds. Unlikely candidates are compared as well, so scores differ down to one in a million, far
 * below the bound used elsewhere.
 */
const MAX_LOG_ODDS = Math.log((1 - 1e-6) / 1e-6);
const MAX_TRIED = 12;

/** The name of this check. */
export const NET_TAX_GROSS = 'net + tax = gross';
export const TOTALS = ['netTotal', 'taxTotal', 'grossTotal'] as const satisfies ConceptName[];

/** Whether a field asks for net, tax or gross of a whole document. */
export function isOneOfTotals(field: Field): boolean {
	return !field.inRow && TOTALS.some((concept) => concept === mainConcept(field));
}

/** Fields for the totals that the template does not ask for; they help to check those it does. */
export function standInTotals(fields: readonly Field[], asking: FieldOptions): Field[] {
	const asked = (concept: ConceptName) =>
		fields.some((field) => !field.inRow && mainConcept(field) === concept);
	if (!TOTALS.some(asked)) return [];
	return TOTALS.filter((concept) => !asked(concept)).map((concept) =>
		readField([concept], { type: 'number' }, asking),
	);
}

/** Raises the scores of net, tax and gross where they add up. */
export function balanceTotals(
	all: ReadonlyMap<Field, readonly Choice[]>,
): Map<Field, readonly Choice[]> {
	const raised = new Map(all);
	const [net, tax, gross] = TOTALS.map((concept) =>
		[...all.keys()].find((field) => !field.inRow && mainConcept(field) === concept),
	);
	if (!net || !tax || !gross) return raised;
	const choicesOf = (field: Field) => all.get(field) ?? [];
	const best = findBalanced(choicesOf(net), choicesOf(tax), choicesOf(gross));
	if (!best) return raised;
	for (const [i, field] of [net, tax, gross].entries()) {
		const chosen = best[i];
		raised.set(
			field,
			choicesOf(field)
				.map((one) => (one === chosen ? raise(one) : one))
				.toSorted((x, y) => y.score - x.score),
		);
	}
	return raised;
}

/**
 * The same, unless another amount is a likelier gross: a total, its change and the cash add up as well. The three
 * amounts count together or not at all.
 */
export function balanceLikely(
	all: ReadonlyMap<Field, readonly Choice[]>,
): Map<Field, readonly Choice[]> {
	const raised = balanceTotals(all);
	const gross = [...all.keys()].find(
		(field) => !field.inRow && mainConcept(field) === 'grossTotal',
	);
	const choices = (gross && raised.get(gross)) ?? [];
	const balanced = choices.find(({ candidate }) => candidate.checks.includes(NET_TAX_GROSS));
	const [likeliest] = choices;
	const isLikely = !balanced || !likeliest || isSameAmount(valueOf(likeliest), valueOf(balanced));
	return isLikely ? raised : new Map(all);
}

type Triple = readonly [net: Choice, tax: Choice, gross: Choice];

/** The likeliest net, tax and gross that add up, among the first choices of each. */
function findBalanced(
	nets: readonly Choice[],
	taxes: readonly Choice[],
	grosses: readonly Choice[],
): Triple | undefined {
	let best: { odds: number; triple: Triple } | undefined;
	for (const net of nets.slice(0, MAX_TRIED)) {
		for (const tax of taxes.slice(0, MAX_TRIED)) {
			for (const gross of grosses.slice(0, MAX_TRIED)) {
				const triple: Triple = [net, tax, gross];
				if (!isBalanced(triple, grosses[0])) continue;
				const odds = oddsOf(net) + oddsOf(tax) + oddsOf(gross);
				if (!best || odds > best.odds) best = { odds, triple };
			}
		}
	}
	return best?.triple;
}

/** Whether three amounts add up as the totals of the whole document, and not by chance. */
function isBalanced(triple: Triple, likeliestGross: Choice | undefined): boolean {
	const [net, tax, gross] = triple;
	// A sum that is its own part proves nothing.
	if (isSame(net, tax) || isSame(net, gross)) return false;
	const [a, b, c] = [valueOf(net), valueOf(tax), valueOf(gross)];
	// A tax is smaller than the amount it is charged on.
	if (!addsUp(a + b, c, 2) || Math.abs(b) >= Math.abs(a)) return false;
	// In a breakdown of the tax, each rate has three amounts of its own that add up.
	if (isOneLine(triple) && gross !== likeliestGross) return false;
	return !hasCount(triple);
}

function valueOf({ candidate }: Choice): number {
	return Number(candidate.value);
}

function isSame(one: Choice, other: Choice): boolean {
	const [a, b] = [one.candidate, other.candidate];
	return a.segment === b.segment && a.from === b.from;
}

function isOneLine(triple: readonly Choice[]): boolean {
	const [first, ...others] = triple.map(({ candidate }) => candidate.segment);
	return others.every(({ page, line }) => page === first?.page && line === first.line);
}

/** Whether counts are mixed with money: "5" and "2" beside "7.00" add up by chance. */
function hasCount(triple: readonly Choice[]): boolean {
	const amounts = triple.map(({ candidate }) => candidate.amount);
	const isMoney = amounts.some((amount) => amount?.decimals === 2);
	return (
		isMoney &&
		amounts.some((amount) => amount?.decimals === 0 && amount.number !== 0 && !amount.currency)
	);
}

function raise(one: Choice): Choice {
	const score = addEvidence(one.score, THRESHOLDS.totals.balanced, MAX_LOG_ODDS);
	const checks = [...one.candidate.checks, NET_TAX_GROSS];
	return { ...one, score, candidate: { ...one.candidate, checks } };
}

function oddsOf({ score }: Choice): number {
	return logit(score, MAX_LOG_ODDS);
}
