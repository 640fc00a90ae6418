import { boxAround } from '../../../model/geometry.ts';
import { textFor } from '../labelled/candidate.ts';
import type { Candidate } from '../labelled/candidate.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { isName } from '../lexicon/kinds.ts';
import type { Kind } from '../lexicon/kinds.ts';
import type { Field } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Named, Proposal, Ranked } from '../source.ts';
import type { DateOrder } from '../values/find-dates.ts';
import { nameBefore } from '../values/names.ts';
import { parseValue } from '../values/parse-value.ts';
import { assignFields, thresholdOf } from './assign-fields.ts';
import { preferPassing } from './check-numbers.ts';
import { combineChoices, shareClaims } from './combine-choices.ts';
import { isValue } from './is-value.ts';
import { preferPercents } from './prefer-percents.ts';
import { pruneChoices } from './prune-choices.ts';
import { THRESHOLDS } from '../models/thresholds.ts';

type Options = {
	/** Whether a candidate may be the value of a field, whichever source ranked it. */
	isOwn: (field: Field, candidate: Candidate) => boolean;
	dateOrder: DateOrder;
	/** Whether to keep a date that precedes a date which it should follow. */
	keepsMisfits?: boolean | undefined;
};

/** Assigns ranked candidates to fields: one assignment for the whole template. */
export function assignCandidates(
	ranked: readonly Named<Ranked>[],
	{ isOwn, dateOrder, keepsMisfits }: Options,
): Proposal[] {
	const combine = createCombine(ranked);
	const claims = [...Map.groupBy(ranked, ({ field }) => field)].map(([field, opinions]) => {
		const all = combine(opinions.map(withoutDetails));
		const ofParty = raiseOwn(field, all, isOwn);
		const own = ofParty.filter(({ candidate }) => isValue(field, candidate.value));
		const valueOf = ({ candidate }: Choice) => candidate.value;
		const pruned = pruneChoices(field, preferPercents(field, own), thresholdOf(field));
		return [field, preferPassing(field, pruned, valueOf, THRESHOLDS.value)] as const;
	});
	const standIns = ranked.flatMap(({ field, standsIn }) => (standsIn ? [field] : []));
	const assigned = assignFields(shareClaims(new Map(claims)), standIns, { keepsMisfits });
	return [...assigned].map(([field, chosen]) => readChosen(field, chosen, dateOrder));
}

/**
 * Keeps the candidates of a field. Where the party of the field is known, the others are out of the question, so what
 * is left is the likelier.
 */
function raiseOwn(
	field: Field,
	choices: readonly Choice[],
	isOwn: Options['isOwn'],
): readonly Choice[] {
	const own = choices.filter(({ candidate }) => isOwn(field, candidate));
	const isAsBefore = field.party === null || CONTACTS.has(field.kind);
	if (isAsBefore || own.length === choices.length) return own;
	const sumOf = (some: readonly Choice[]) => some.reduce((sum, { score }) => sum + score, 0);
	const { maxShare, maxScore } = THRESHOLDS.brokenRule;
	const left = 1 - Math.min(maxShare, sumOf(choices) - sumOf(own));
	return own.map((one) => ({
		...one,
		score: Math.max(one.score, Math.min(maxScore, one.score / left)),
	}));
}

/** Kinds whose values another source finds by their owners. */
const CONTACTS: ReadonlySet<Kind> = new Set<Kind>(['email', 'phone', 'url', 'vat']);

/** Cuts names before what follows them on their line, so that sources agree on them. */
function withoutDetails(ranked: Ranked): Ranked {
	if (!isName(ranked.field.kind)) return ranked;
	const choices = ranked.choices.map((choice) => {
		const { candidate } = choice;
		const name = nameBefore(candidate.raw);
		if (name === candidate.raw || name === '') return choice;
		const { from, segment } = candidate;
		const to = Math.min(candidate.to, from + name.split(' ').length);
		const box = boxAround(segment.words.slice(from, to));
		return { ...choice, candidate: { ...candidate, value: name, raw: name, to, box } };
	});
	return { ...ranked, choices };
}

/** Combines the rankings of the sources by weight. A single source has full weight. */
function createCombine(
	ranked: readonly Named<Ranked>[],
): (opinions: readonly Ranked[]) => readonly Choice[] {
	const weights = new Map(ranked.map(({ source, weight }) => [source, weight]));
	if (weights.size < 2) return (opinions) => opinions.flatMap(({ choices }) => choices);
	const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
	return (opinions) =>
		combineChoices(opinions.map(({ choices, weight }) => ({ choices, share: weight / all })));
}

/** A candidate as a proposal: the value in the form that the field asks for, and its place. */
export function readChosen(
	field: Field,
	{ candidate, score }: Choice,
	dateOrder: DateOrder,
): Proposal {
	const { segment, checks, family } = candidate;
	const { raw, box } = textFor(candidate, field.kind);
	const isText = family === 'text' || family === 'line';
	const value = isText ? parseValue(raw, field.kind, { dateOrder }) : candidate.value;
	const isPrinted = field.definition.type === 'string' && typeof value === 'number';
	return toProposal(field, isPrinted ? raw : value, {
		page: segment.page,
		box,
		raw,
		confidence: score,
		checks,
	});
}
