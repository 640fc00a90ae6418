import type { FoundExactly } from '../../../model/extraction.ts';
import type { DocumentRecord } from '../../../model/record.ts';
import { passesCheck } from './check-numbers.ts';
import type { Document } from '../document.ts';
import type { Field } from '../request/read-fields.ts';
import type { Proposal } from '../source.ts';
import { answerFromRecord, isKnown } from '../sources/record/answer-from-record.ts';
import { comparePrint } from './compare-print.ts';
import { isSame } from '../sources/record/find-in-print.ts';
import type { Answer } from '../sources/record/read-said.ts';

/** A value that a document says in a form made for machines. */
export type ExactProposal = { field: Field; value: unknown; detail: FoundExactly };

/** Pages that were set from a record say little more than it does: what is read of them must be surer. */
const SURE_OF_PAGES = 0.6;
/** A meaning that is less sure is one source among the others. */
const SURE_MEANING = 0.8;

/**
 * What records say takes the place of what was read of the pages, and is held against it. Where a record is
 * all there is, what it does not say is not there.
 */
export function preferRecords(
	document: Document,
	fields: readonly Field[],
	printed: ReadonlyMap<Field, Proposal>,
): Map<Field, Proposal | ExactProposal> {
	const chosen = new Map<Field, Proposal | ExactProposal>(printed);
	const { records } = document;
	for (const field of records.length > 0 ? fields : []) {
		const exact = proposeFromRecords(document, field, printed.get(field));
		const known = printed.get(field);
		if (exact) {
			if (!known || (isSurer(exact, known) && !isBroken(exact, known))) chosen.set(field, exact);
		} else if (records.some(({ isWhole }) => isWhole)) {
			if (isKnown(field) || (known?.detail.confidence ?? 0) < SURE_OF_PAGES) chosen.delete(field);
		}
	}
	return chosen;
}

function isSurer({ detail }: ExactProposal, known: Proposal): boolean {
	return detail.confidence >= known.detail.confidence || detail.printed !== undefined;
}

/** A code that was read or made wrong says a number that fails its check, and the page one that passes. */
function isBroken({ field, value, detail }: ExactProposal, known: Proposal): boolean {
	return (
		detail.source === 'code' &&
		passesCheck(field, value) === false &&
		passesCheck(field, known.value) === true
	);
}

function proposeFromRecords(
	document: Document,
	field: Field,
	printed: Proposal | undefined,
): ExactProposal | undefined {
	const answers = document.records.flatMap((record) => {
		const answer = answerFromRecord(field, record);
		return answer ? [{ record, answer }] : [];
	});
	const firm = answers.filter(({ answer, record }) => !isBesides(field, answer, record));
	const [first = answers[0], ...others] = firm;
	if (!first) return undefined;
	const { record, answer } = first;
	const isDoubted = printed && !isSame(answer.kind, answer.value, printed.value);
	if (firm.length === 0 && isDoubted) return undefined;
	const other = others.find(({ record: { source } }) => source !== record.source);
	const agrees = other && isSame(answer.kind, answer.value, other.answer.value);
	const checks = other
		? [`${record.source} ${agrees === true ? '=' : '≠'} ${other.record.source}`]
		: [];
	const detail = comparePrint(document, {
		answer,
		record,
		printed: printed && { value: printed.value, ...printed.detail },
		checks,
	});
	const confidence =
		answer.strength < SURE_MEANING
			? Math.min(detail.confidence, answer.strength)
			: agrees === false
				? Math.min(detail.confidence, DISPUTED)
				: detail.confidence;
	return { field, value: answer.value, detail: { ...detail, confidence } };
}

/** Who is paid is mostly, but not always, who sells; what is to be paid is mostly the total. */
const BESIDES = new Set([
	'name',
	'street',
	'postcode',
	'city',
	'state',
	'country',
	'address',
	'notes',
]);

/** What a payment code says about more than the payment: believed where the page says nothing else. */
function isBesides(field: Field, { said }: Answer, { source }: DocumentRecord): boolean {
	if (source !== 'code') return false;
	return BESIDES.has(said.name) || (said.name === 'payable' && !field.concepts.has('amountDue'));
}

/** The confidence in a value that two records tell differently. */
const DISPUTED = 0.5;
