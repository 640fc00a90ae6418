import { boxAround } from '../../../model/geometry.ts';
import { addsUp } from '../evidence/amounts.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { TaxRate } from '../labelled/find-tax-rates.ts';
import { findAmount } from '../labelled/named-amount.ts';
import type { Choice, Ranking } from '../labelled/rank-candidates.ts';
import { PRIORS } from '../models/priors.ts';
import type { ConceptName } from '../lexicon/concepts.ts';
import { mainConcept, readField } from '../request/read-fields.ts';
import type { Field, FieldOptions } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Proposal } from '../source.ts';
import { NET_TAX_GROSS } from './balance-totals.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

/** Number of choices for a total that may confirm a sum. */
const MAX_TRIED = 6;

type Options = Pick<Ranking, 'rank'> & {
	fields: readonly Field[];
	asking: FieldOptions;
	/** The tax breakdowns of the document. */
	breakdowns: readonly (readonly TaxRate[])[];
};

/** A total that the page states for all rates together. */
type Total = { amount: number; choice: Choice | undefined };
type Totals = { tax: number; rates: readonly TaxRate[]; net: Total; gross: Total };

/**
 * Adds up the tax of several rates. Totals that confirm the sum make it certain; without them, the tax of a single
 * rate stays but is doubted.
 */
export function sumRates(
	chosen: ReadonlyMap<Field, Proposal>,
	{ fields, asking, breakdowns, rank }: Options,
): ReadonlyMap<Field, Proposal> {
	const find = (concept: ConceptName) =>
		fields.find((one) => isNumber(one) && !one.inRow && mainConcept(one) === concept);
	const [net, tax, gross] = [find('netTotal'), find('taxTotal'), find('grossTotal')];
	if (!tax || breakdowns.length === 0 || chosen.get(tax)?.isFirm === true) return chosen;
	const listOf = (field: Field | undefined, concept: ConceptName) =>
		listStated(field ?? readField([concept], { type: 'number' }, asking), chosen, rank);
	const nets = listOf(net, 'netTotal');
	const grosses = listOf(gross, 'grossTotal');
	const proved = breakdowns
		.flatMap((run) => [run, lastOfEach(run)])
		.map((rates) => prove(rates, nets, grosses))
		.find((one) => one !== undefined);
	const changed = new Map(chosen);
	if (!proved) {
		const own = chosen.get(tax);
		if (own && isOfOneRate(own, breakdowns)) changed.set(tax, doubt(own));
		return changed;
	}
	changed.set(tax, proposeTax(tax, proved, chosen.get(tax), rank));
	for (const [field, total] of [
		[net, proved.net],
		[gross, proved.gross],
	] as const) {
		const own = field && chosen.get(field);
		if (!field || own?.isFirm === true || isAmount(own?.value, total.amount)) continue;
		const place = total.choice ?? findAmount(rank(field), total.amount);
		const parts = proved.rates.flatMap(({ netAt }) => netAt ?? []);
		if (place) changed.set(field, proposeAt(field, place));
		else if (parts.length === proved.rates.length) {
			changed.set(field, proposeSum(field, total.amount, parts));
		} else if (own) changed.set(field, doubt(own));
	}
	return changed;
}

function isNumber({ definition }: Field): boolean {
	return definition.type === 'number';
}

/** The amounts that the page may state as a total: the chosen value first, then the other likely ones. */
function listStated(
	field: Field,
	chosen: ReadonlyMap<Field, Proposal>,
	rank: Ranking['rank'],
): Total[] {
	const own = chosen.get(field)?.value;
	const ranked = rank(field).slice(0, MAX_TRIED);
	return [
		...(typeof own === 'number' ? [{ amount: own, choice: undefined }] : []),
		...ranked
			.filter(({ score }) => score >= THRESHOLDS.totals.confirming)
			.map((choice) => ({ amount: Number(choice.candidate.value), choice })),
	];
}

/** Finds the totals of all rates that confirm the sum of the taxes. */
function prove(
	rates: readonly TaxRate[],
	nets: readonly Total[],
	grosses: readonly Total[],
): Totals | undefined {
	const tax = sumOf(rates.map((one) => Number(one.tax.value)));
	const count = rates.length * 2;
	const known = rates.every((one) => one.net !== undefined)
		? sumOf(rates.map((one) => one.net ?? 0))
		: undefined;
	const candidates =
		known === undefined ? nets : [{ amount: known, choice: undefined } satisfies Total];
	for (const net of candidates) {
		const gross = grosses.find(({ amount }) => addsUp(net.amount + tax, amount, count));
		if (gross && Math.abs(tax) < Math.abs(net.amount)) return { tax, rates, net, gross };
	}
	return undefined;
}

/** If a table has a tax line per article and a breakdown follows, the breakdown comes last. */
function lastOfEach(run: readonly TaxRate[]): TaxRate[] {
	return [...new Map(run.map((one) => [one.rate, one])).values()];
}

/** Whether the chosen tax is an amount of one line of a breakdown. */
function isOfOneRate({ value }: Proposal, breakdowns: readonly (readonly TaxRate[])[]): boolean {
	return breakdowns.some((run) => {
		const taxes = run.map(({ tax }) => Number(tax.value));
		if (isAmount(value, sumOf(taxes))) return false;
		const nets = run.flatMap(({ net, tax }) =>
			net === undefined ? [] : [net, net + Number(tax.value)],
		);
		return [...taxes, ...nets].some((amount) => isAmount(value, amount));
	});
}

function proposeTax(
	field: Field,
	{ tax, rates }: Totals,
	own: Proposal | undefined,
	rank: Ranking['rank'],
): Proposal {
	if (own && isAmount(own.value, tax)) return confirm(own);
	const stated = findAmount(rank(field), tax);
	return stated
		? proposeAt(field, stated)
		: proposeSum(
				field,
				tax,
				rates.map((one) => one.tax),
			);
}

function confirm(own: Proposal): Proposal {
	const { confidence, checks } = own.detail;
	return {
		...own,
		detail: {
			...own.detail,
			confidence: Math.max(confidence, PRIORS.taxRates.proved),
			checks: [...new Set([...checks, NET_TAX_GROSS])],
		},
	};
}

/** A total that the page prints. */
function proposeAt(field: Field, { candidate }: Choice): Proposal {
	const { segment, box, raw, checks, value } = candidate;
	const confidence = PRIORS.taxRates.proved;
	const all = [...new Set([...checks, NET_TAX_GROSS])];
	return toProposal(field, Number(value), {
		page: segment.page,
		box,
		raw,
		confidence,
		checks: all,
	});
}

/** A sum that no line prints. Its place is that of its parts. */
function proposeSum(field: Field, sum: number, parts: readonly Candidate[]): Proposal {
	return toProposal(field, sum, {
		page: parts[0]?.segment.page ?? 0,
		box: boxAround(parts),
		raw: parts.map(({ raw }) => raw).join(' + '),
		confidence: PRIORS.taxRates.proved,
		checks: [NET_TAX_GROSS],
	});
}

function doubt(own: Proposal): Proposal {
	const confidence = Math.min(own.detail.confidence, PRIORS.taxRates.oneOfSeveral);
	return { ...own, detail: { ...own.detail, confidence } };
}

function isAmount(value: unknown, amount: number): boolean {
	return typeof value === 'number' && addsUp(value, amount, 0);
}

function sumOf(amounts: readonly number[]): number {
	// Sums in whole cents, to avoid binary rounding errors.
	return amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
}
