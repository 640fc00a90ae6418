import { assignFields } from '../decide/assign-fields.ts';
import {
	balanceTotals,
	isOneOfTotals,
	NET_TAX_GROSS,
	standInTotals,
} from '../decide/balance-totals.ts';
import type { Document } from '../document.ts';
import { pageOf } from '../document.ts';
import { PARSED_FAMILIES } from '../labelled/candidate.ts';
import { createRanking } from '../labelled/rank-candidates.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { knownLessons } from '../memory/align-lesson.ts';
import { isPrint } from '../memory/is-print.ts';
import { recall } from '../memory/recall.ts';
import type { Recalled } from '../memory/recall.ts';
import { PRIORS } from '../models/priors.ts';
import type { Field } from '../request/read-fields.ts';
import { AS_REMEMBERED } from '../../../model/extraction.ts';
import { toProposal } from '../source.ts';
import { FAILED } from '../values/span.ts';
import type { Proposal, Source } from '../source.ts';

/** Values at places that a person taught on a document of the same make. */
export const remembered: Source = {
	name: 'remembered',
	wants: () => true,
	propose: (document, fields) => {
		if (document.lessons.length === 0 || document.fact(knownLessons).length === 0) return [];
		const known = new Map<Field, Recalled>();
		for (const field of fields) {
			const found = recall(document, field);
			if (found?.candidate) known.set(field, found);
		}
		return chooseAmong(document, fields, known);
	},
};

/** Remembered values are checked like all others: a total that does not add up yields to one that does. */
function chooseAmong(
	document: Document,
	fields: readonly Field[],
	known: ReadonlyMap<Field, Recalled>,
): Proposal[] {
	if (known.size === 0) return [];
	const { rank } = document.fact(createRanking);
	// A person who taught a text, such as a tax number, says that the field is no amount.
	const isText = (field: Field) => typeof known.get(field)?.candidate?.value === 'string';
	const totals = fields.filter((field) => isOneOfTotals(field) && !isText(field));
	const standIns = totals.some((field) => known.has(field))
		? standInTotals(fields, document.models.asking)
		: [];
	const choices = new Map<Field, Choice[]>();
	const own = new Map<Field, Choice>();
	for (const [field, recalled] of known) {
		const score = confidenceOf(recalled, field);
		if (!recalled.candidate) continue;
		const choice = asJudged(document, field, recalled, { candidate: recalled.candidate, score });
		own.set(field, choice);
		choices.set(field, [choice]);
	}
	for (const field of [...totals, ...standIns]) {
		const first = own.get(field);
		const others = rank(field)
			.filter(({ candidate }) => candidate.value !== first?.candidate.value)
			.map(({ candidate, score }) => ({ candidate, score: score * (1 - (first?.score ?? 0)) }));
		choices.set(
			field,
			[...(first ? [first] : []), ...others].sort((a, b) => b.score - a.score),
		);
	}
	const balanced = balanceTotals(choices);
	const addsUp = ({ candidate: { checks } }: Choice) => checks.includes(NET_TAX_GROSS);
	return [...assignFields(choices, standIns)].flatMap(([field, choice]) => {
		const { candidate, score } = choice;
		const recalled = own.get(field);
		if (recalled?.candidate.value !== candidate.value) return [];
		const { segment, box, raw, checks, value } = candidate;
		const isOut = !addsUp(choice) && (balanced.get(field)?.some(addsUp) ?? false);
		const isPrinted = field.definition.type === 'string' && typeof value === 'number';
		const isTicked = field.kind === 'boolean' ? value === 'true' : value;
		const proposal = toProposal(field, isPrinted ? raw : isTicked, {
			page: segment.page,
			box,
			raw,
			confidence: isOut ? score * PRIORS.remembered.unbalanced : score,
			checks: [...checks, AS_REMEMBERED, ...(isOut ? [`${NET_TAX_GROSS} ${FAILED}`] : [])],
		});
		const taught = known.get(field);
		return [{ ...proposal, isFirm: isFirm(taught), isUnchecked: taught?.unchecked ?? false }];
	});
}

/** Whether a person taught the place of the value and the place was found again. */
function isFirm(recalled: Recalled | undefined): boolean {
	return (
		recalled !== undefined &&
		(!recalled.found || recalled.unchecked) &&
		recalled.support >= PRIORS.remembered.firmSupport &&
		recalled.share >= PRIORS.remembered.firmShare
	);
}

/**
 * A text that the engine once found by itself is doubtful if no label supports it now. The lesson decides where it
 * begins and ends.
 */
function asJudged(
	document: Document,
	field: Field,
	{ found }: Recalled,
	{ candidate, score }: Choice,
): Choice {
	// A tick box is certain without a label.
	const isTick = field.kind === 'boolean';
	if (!found || isTick || PARSED_FAMILIES.has(candidate.family)) return { candidate, score };
	const { rank } = document.fact(createRanking);
	const lessons = document.fact(knownLessons);
	const isJudged = rank(field).some(
		({ candidate: one, score: chance }) =>
			chance >= PRIORS.remembered.minJudged &&
			one.segment === candidate.segment &&
			one.from < candidate.to &&
			one.to > candidate.from &&
			!lessons.some((known) => {
				const page = pageOf(document, candidate.segment.page);
				return page && isPrint(candidate.segment.words.slice(candidate.to, one.to), page, known);
			}),
	);
	return { candidate, score: isJudged ? score : score * PRIORS.remembered.unjudged };
}

function confidenceOf(
	{ share, support, lessons, found: byItself }: Recalled,
	field: Field,
): number {
	const { base, baseOfFound, perLesson, max, maxTotal, minSupport, fullSupport } =
		PRIORS.remembered;
	const known = Math.min(max, (byItself ? baseOfFound : base) + perLesson * (lessons - 1));
	const found = Math.min(1, minSupport + (1 - minSupport) * Math.min(1, support / fullSupport));
	return Math.min(known * found * share, byItself && isOneOfTotals(field) ? maxTotal : 1);
}
