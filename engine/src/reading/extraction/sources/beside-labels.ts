import { assignFields, THRESHOLD } from '../decide/assign-fields.ts';
import { standInTotals } from '../decide/balance-totals.ts';
import { preferPassing } from '../decide/check-numbers.ts';
import { isValue } from '../decide/is-value.ts';
import type { Document } from '../document.ts';
import { textFor } from '../labelled/candidate.ts';
import { labelledExamples } from './labelled-examples.ts';
import { createRanking } from '../labelled/rank-candidates.ts';
import type { Choice } from '../labelled/rank-candidates.ts';
import { combineChoices, shareClaims } from '../decide/combine-choices.ts';
import { readValues } from './page-reader/read-values.ts';
import type { Field } from '../request/read-fields.ts';
import { toProposal } from '../source.ts';
import type { Proposal, Source } from '../source.ts';
import { parseValue } from '../values/parse-value.ts';
import { belongsToOther } from './parties/find-owners.ts';

/** What stands beside the label that names a field: one assignment for the whole template. */
export const besideLabels: Source = {
	name: 'beside labels',
	wants: () => true,
	propose: (document, fields) => {
		const { rank } = document.fact(createRanking);
		const totals = standInTotals(fields, document.models.asking);
		const read = readValues(document, fields);
		// Where the page reader has seen no page, the labels alone decide.
		const choose = (field: Field) =>
			read ? combineChoices(rank(field), read.get(field) ?? []) : rank(field);
		const chooseOwn = (field: Field) =>
			choose(field).filter(
				({ candidate }) =>
					!belongsToOther(document, field, candidate) && isValue(field, candidate.value),
			);
		const ranked = new Map(
			[...fields, ...totals].map((field) => [
				field,
				preferPassing(field, chooseOwn(field), ({ candidate }) => candidate.value, THRESHOLD),
			]),
		);
		return [...assignFields(shareClaims(ranked), totals)].map(([field, chosen]) =>
			readChosen(document, field, chosen),
		);
	},
	examples: labelledExamples,
};

function readChosen(document: Document, field: Field, { candidate, score }: Choice): Proposal {
	const { segment, checks, family } = candidate;
	const { raw, box } = textFor(candidate, field.kind);
	const isText = family === 'text' || family === 'line';
	const value = isText ? parseValue(raw, field.kind, document) : candidate.value;
	const isPrinted = field.definition.type === 'string' && typeof value === 'number';
	return toProposal(field, isPrinted ? raw : value, {
		page: segment.page,
		box,
		raw,
		confidence: score,
		checks,
	});
}
