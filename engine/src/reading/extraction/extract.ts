import type { Extraction } from '../../model/extraction.ts';
import type { FieldMap, TemplateSchema } from '../../model/template.ts';
import { applyFieldRules } from './decide/apply-field-rules.ts';
import { assemble } from './decide/assemble.ts';
import { assignCandidates } from './decide/assign-candidates.ts';
import { isOneOfTotals } from './decide/balance-totals.ts';
import { calibrateLists, calibrateProposals } from './decide/calibrate-proposals.ts';
import { checkLines } from './decide/check-lines.ts';
import { checkNumbers } from './decide/check-numbers.ts';
import { checkTotals } from './decide/check-totals.ts';
import { chooseLists, chooseProposals } from './decide/choose-proposals.ts';
import { doubtShared } from './decide/doubt-shared.ts';
import { doubtWithheld } from './doubt-withheld.ts';
import { dropSharedRows } from './decide/drop-shared-rows.ts';
import { toDraft, valuesOfDraft } from './decide/draft.ts';
import type { Chosen, Draft } from './decide/draft.ts';
import { fitTotals } from './decide/fit-totals.ts';
import { preferRecordLists, preferRecords } from './decide/prefer-records.ts';
import { pruneProposals } from './decide/prune-choices.ts';
import { roundTotals } from './decide/round-totals.ts';
import { sumRates } from './decide/sum-rates.ts';
import type { Document } from './document.ts';
import { isSameAmount } from '../../model/amount.ts';
import type { Candidate } from './labelled/candidate.ts';
import { isNamedOtherwise } from './labelled/is-named-otherwise.ts';
import { openCandidates } from './labelled/open-candidates.ts';
import { createRanking } from './labelled/rank-candidates.ts';
import { findTaxRates } from './labelled/find-tax-rates.ts';
import { doubtAbsent } from './memory/doubt-absent.ts';
import type { Calibrate } from './models/calibrate.ts';
import { readFields } from './request/read-fields.ts';
import type { Field, FieldOptions } from './request/read-fields.ts';
import { readLists } from './request/read-lists.ts';
import type { ListField } from './request/read-lists.ts';
import { NO_ANSWERS } from './source.ts';
import type {
	Answers,
	ListProposal,
	Named,
	Proposal,
	Ranked,
	Stated,
	StatedList,
} from './source.ts';
import { isOnArticle } from './lists/sections/read-priced-lines.ts';
import { belongsToOther } from './sources/parties/find-owners.ts';
import { ALL_SOURCES, askSources } from './sources/sources.ts';
import type { Sources } from './sources/sources.ts';
import { THRESHOLDS } from './models/thresholds.ts';

/** Where proposals come from. `answers`: what the question reader proposes. */
export type Proposing = { answers?: Answers; sources?: Sources };

/** Extracts the values that a template asks for; null where no proposal is good enough. */
export function extract(
	document: Document,
	{ data, rules }: TemplateSchema,
	{ answers = NO_ANSWERS, sources = ALL_SOURCES }: Proposing = {},
): Extraction {
	const { asking, calibrate } = document.models;
	const asked = understand(data, asking);
	const proposed = propose(document, asked, { answers, sources });
	const calibrated = calibrateAll(proposed, calibrate);
	const keepsMisfits = (rules?.checks?.length ?? 0) > 0;
	const chosen = choose(document, asked, calibrated, { keepsMisfits });
	const checked = check(document, asked, chosen);
	return applyFieldRules(data, assemble(data, checked), document);
}

/** A template, read without a document. */
type Request = {
	data: FieldMap;
	fields: readonly Field[];
	lists: readonly ListField[];
};

function understand(data: FieldMap, asking: FieldOptions): Request {
	return { data, fields: readFields(data, asking), lists: readLists(data, asking) };
}

/** Proposals of the sources, by how they are used. */
type Proposals<Value, List> = {
	/** Values and lists read from the pages. */
	read: readonly Value[];
	readLists: readonly List[];
	/** Candidates that compete with those of other fields. */
	ranked: readonly Named<Ranked>[];
	/** Values stated by records. */
	stated: readonly Stated[];
	statedLists: readonly StatedList[];
};

function propose(
	document: Document,
	{ fields, lists }: Request,
	{ answers, sources }: Required<Proposing>,
): Proposals<Named<Proposal>, Named<ListProposal>> {
	const values = askSources(sources.values, document, fields);
	const ofLists = askSources(sources.lists, document, lists);
	return {
		read: [...values.filter((one) => 'detail' in one), ...ofFields(fields, answers.values)],
		ranked: values.filter((one) => 'choices' in one),
		stated: values.filter((one) => 'statements' in one),
		readLists: [...ofLists.filter((one) => 'details' in one), ...ofFields(lists, answers.lists)],
		statedLists: ofLists.filter((one) => 'rows' in one),
	};
}

/** Proposals that were made elsewhere, for the fields or lists of this request. */
function ofFields<Wanted extends Field, Proposed extends { field: Wanted }>(
	fields: readonly Wanted[],
	answers: readonly Proposed[],
): Proposed[] {
	const keyOf = ({ path }: Field) => JSON.stringify(path);
	const byPath = new Map(fields.map((field) => [keyOf(field), field]));
	return answers.flatMap((one) => {
		const field = byPath.get(keyOf(one.field));
		return field ? [{ ...one, field }] : [];
	});
}

/**
 * Calibrates the values that were read. Ranked candidates are already on the common scale, and stated values
 * are certain.
 */
function calibrateAll(
	proposals: Proposals<Named<Proposal>, Named<ListProposal>>,
	calibrate: Calibrate,
): Proposals<Proposal, ListProposal> {
	return {
		...proposals,
		read: calibrateProposals(proposals.read, calibrate),
		readLists: calibrateLists(proposals.readLists, calibrate),
	};
}

/** Chooses the most confident proposal for each value and list. Records take precedence over pages. */
function choose(
	document: Document,
	{ fields }: Request,
	{ read, ranked, stated, readLists: lists, statedLists }: Proposals<Proposal, ListProposal>,
	{ keepsMisfits }: { keepsMisfits: boolean },
): Chosen {
	const { rank } = document.fact(createRanking);
	const { dateOrder, models } = document;
	const isOwn = (field: Field, candidate: Candidate) =>
		!belongsToOther(document, field, candidate) &&
		!isNamedOtherwise(document, field, candidate) &&
		!(isOneOfTotals(field) && isOnArticle(document, candidate.segment));
	const assigned = assignCandidates(ranked, { isOwn, dateOrder, keepsMisfits });
	const kept = pruneProposals([...read, ...assigned], { dateOrder, least: THRESHOLDS.value });
	const surest = doubtWithheld(document, doubtAbsent(document, chooseProposals(kept)));
	const { asking } = models;
	const breakdowns = document.fact(findTaxRates);
	const summed = sumRates(surest, { rank, asking, fields, breakdowns });
	const printed = doubtShared(roundTotals(summed, { rank, asking }));
	return {
		values: preferRecords(stated, printed),
		lists: preferRecordLists(statedLists, dropSharedRows(chooseLists(lists))),
	};
}

/** Checks values and lists against each other, and numbers against their check digits. */
function check(document: Document, { data, fields }: Request, chosen: Chosen): Draft {
	const { rank } = document.fact(createRanking);
	const { asking } = document.models;
	const unchecked = new Set(
		[...chosen.values].flatMap(([{ path }, one]) =>
			'isUnchecked' in one && one.isUnchecked ? [path.join('.')] : [],
		),
	);
	const draft = fitTotals(toDraft(chosen, document.dateOrder), {
		data,
		fields,
		asking,
		unchecked,
		rank,
	});
	const values = valuesOfDraft(draft, data);
	const numbered = checkNumbers(data, asking, values, draft.details);
	const amounts = document.fact(openCandidates)('amount');
	const isPrinted = (amount: number) =>
		amounts.some(({ value }) => isSameAmount(Math.abs(Number(value)), amount));
	const totalled = checkTotals(fields, values, numbered, isPrinted);
	return { ...draft, details: checkLines(fields, values, totalled) };
}
