import type { Extraction } from '../../model/extraction.ts';
import type { FieldMap, TemplateSchema } from '../../model/template.ts';
import { applyFieldRules } from './decide/apply-field-rules.ts';
import { assemble } from './decide/assemble.ts';
import { assignCandidates } from './decide/assign-candidates.ts';
import { THRESHOLD } from './decide/assign-fields.ts';
import { calibrateLists, calibrateProposals } from './decide/calibrate-proposals.ts';
import { checkLines } from './decide/check-lines.ts';
import { checkNumbers } from './decide/check-numbers.ts';
import { chooseLists, chooseProposals } from './decide/choose-proposals.ts';
import { doubtShared } from './decide/doubt-shared.ts';
import { toDraft, valuesOfDraft } from './decide/draft.ts';
import type { Chosen, Draft } from './decide/draft.ts';
import { fitTotals } from './decide/fit-totals.ts';
import { preferRecordLists, preferRecords } from './decide/prefer-records.ts';
import { pruneProposals } from './decide/prune-choices.ts';
import { roundTotals } from './decide/round-totals.ts';
import type { Document } from './document.ts';
import type { Candidate } from './labelled/candidate.ts';
import { createRanking } from './labelled/rank-candidates.ts';
import { doubtAbsent } from './memory/doubt-absent.ts';
import type { Calibrate } from './models/calibrate.ts';
import { readFields } from './request/read-fields.ts';
import type { Field, Reading } from './request/read-fields.ts';
import { readLists } from './request/read-lists.ts';
import type { ListField } from './request/read-lists.ts';
import type { ListProposal, Named, Proposal, Ranked, Stated, StatedList } from './source.ts';
import { belongsToOther } from './sources/parties/find-owners.ts';
import { askSources, LIST_SOURCES, SOURCES } from './sources/sources.ts';

/** The values that a template asks for; null where nothing is good enough. */
export function extract(document: Document, { data, rules }: TemplateSchema): Extraction {
	const { asking, calibrate } = document.models;
	const asked = understand(data, asking);
	const proposed = propose(document, asked);
	const calibrated = calibrateAll(proposed, calibrate);
	const keepsMisfits = (rules?.checks?.length ?? 0) > 0;
	const chosen = choose(document, calibrated, { keepsMisfits });
	const checked = check(document, asked, chosen);
	return applyFieldRules(data, assemble(data, checked), document);
}

/** A template as far as it can be understood without a document. */
type Asked = {
	data: FieldMap;
	fields: readonly Field[];
	lists: readonly ListField[];
};

function understand(data: FieldMap, asking: Reading): Asked {
	return { data, fields: readFields(data, asking), lists: readLists(data, asking) };
}

/** What the sources propose, by what is done with it. */
type Proposals<Value, List> = {
	/** Values and lists that were read of the pages. */
	read: readonly Value[];
	readLists: readonly List[];
	/** Candidates that compete with those of other fields. */
	ranked: readonly Named<Ranked>[];
	/** What the document states for machines. */
	stated: readonly Stated[];
	statedLists: readonly StatedList[];
};

function propose(
	document: Document,
	{ fields, lists }: Asked,
): Proposals<Named<Proposal>, Named<ListProposal>> {
	const values = askSources(SOURCES, document, fields);
	const ofLists = askSources(LIST_SOURCES, document, lists);
	return {
		read: values.filter((one) => 'detail' in one),
		ranked: values.filter((one) => 'choices' in one),
		stated: values.filter((one) => 'statements' in one),
		readLists: ofLists.filter((one) => 'details' in one),
		statedLists: ofLists.filter((one) => 'rows' in one),
	};
}

/**
 * Brings what was read to the scale that all sources share. Ranked candidates are on it, and what is stated is
 * certain.
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

/** For each value and list the surest proposal. Records are preferred to what was read of the pages. */
function choose(
	document: Document,
	{ read, ranked, stated, readLists: lists, statedLists }: Proposals<Proposal, ListProposal>,
	{ keepsMisfits }: { keepsMisfits: boolean },
): Chosen {
	const { rank } = document.fact(createRanking);
	const { dateOrder, models } = document;
	const isOwn = (field: Field, candidate: Candidate) => !belongsToOther(document, field, candidate);
	const assigned = assignCandidates(ranked, { isOwn, dateOrder, keepsMisfits });
	const kept = pruneProposals([...read, ...assigned], { dateOrder, least: THRESHOLD });
	const surest = doubtAbsent(document, chooseProposals(kept));
	const printed = doubtShared(roundTotals(surest, { rank, asking: models.asking }));
	return {
		values: preferRecords(stated, printed),
		lists: preferRecordLists(statedLists, chooseLists(lists)),
	};
}

/** Holds values and lists against each other, and numbers against their check digits. */
function check(document: Document, { data, fields }: Asked, chosen: Chosen): Draft {
	const { rank } = document.fact(createRanking);
	const { asking } = document.models;
	const draft = fitTotals(toDraft(chosen, document.dateOrder), { data, fields, asking, rank });
	const values = valuesOfDraft(draft, data);
	const numbered = checkNumbers(data, asking, values, draft.details);
	return { ...draft, details: checkLines(fields, values, numbered) };
}
