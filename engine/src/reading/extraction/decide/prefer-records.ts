import type { Detail, StatedDetail } from '../../../model/extraction.ts';
import { PRIORS } from '../models/priors.ts';
import type { Field } from '../request/read-fields.ts';
import { holdsRows } from '../request/read-lists.ts';
import type { ListField } from '../request/read-lists.ts';
import type { ListProposal, Proposal, Stated, StatedList } from '../source.ts';
import { isSameScalar } from '../values/is-same.ts';
import { passesCheck } from './check-numbers.ts';
import { comparePrint } from './compare-print.ts';
import { presentRow } from './present-row.ts';

/** A value that a record states. */
export type ExactProposal = { field: Field; value: unknown; detail: StatedDetail };

/**
 * Replaces values read from pages by those that records state, and compares both. If the record is complete,
 * values that it does not state are dropped.
 */
export function preferRecords(
	stated: readonly Stated[],
	printed: ReadonlyMap<Field, Proposal>,
): Map<Field, Proposal | ExactProposal> {
	const chosen = new Map<Field, Proposal | ExactProposal>(printed);
	for (const one of stated) {
		const { field, isWhole, isExpected } = one;
		const known = printed.get(field);
		const exact = holdAgainst(one, known);
		if (exact) {
			if (!known || (isSurer(exact, known) && !isBroken(exact, known))) chosen.set(field, exact);
		} else if (isWhole) {
			const isUnsure = (known?.detail.confidence ?? 0) < PRIORS.records.sureOfPages;
			if (isExpected || isUnsure) chosen.delete(field);
		}
	}
	return chosen;
}

function isSurer({ detail }: ExactProposal, known: Proposal): boolean {
	return detail.confidence >= known.detail.confidence || detail.printed !== undefined;
}

/** Whether a code is wrong: its number fails the check digits and the number on the page passes. */
function isBroken({ field, value, detail }: ExactProposal, known: Proposal): boolean {
	return (
		detail.source === 'code' &&
		passesCheck(field, value) === false &&
		passesCheck(field, known.value) === true
	);
}

/** Compares the statement for a field with the other records and with the page. */
function holdAgainst(
	{ field, statements }: Stated,
	printed: Proposal | undefined,
): ExactProposal | undefined {
	const firm = statements.filter(({ isSideRemark }) => !isSideRemark);
	const [first = statements[0], ...others] = firm;
	if (!first) return undefined;
	const { record, value, kind, strength } = first;
	const isDoubted = printed && !isSameScalar(kind, value, printed.value);
	if (firm.length === 0 && isDoubted) return undefined;
	const other = others.find(({ record: { source } }) => source !== record.source);
	const agrees = other && isSameScalar(kind, value, other.value);
	const checks = other
		? [`${record.source} ${agrees === true ? '=' : '≠'} ${other.record.source}`]
		: [];
	const detail = comparePrint(first, {
		printed: printed && { value: printed.value, ...printed.detail },
		checks,
	});
	const { sureMeaning, disputed } = PRIORS.records;
	const confidence =
		strength < sureMeaning
			? Math.min(detail.confidence, strength)
			: agrees === false
				? Math.min(detail.confidence, disputed)
				: detail.confidence;
	return { field, value, detail: { ...detail, confidence } };
}

/** Replaces lists read from pages by lists that records state, and compares both. */
export function preferRecordLists(
	stated: readonly StatedList[],
	printed: ReadonlyMap<ListField, ListProposal>,
): Map<ListField, ListProposal> {
	const chosen = new Map(printed);
	for (const one of stated) chosen.set(one.field, holdListAgainst(one, printed.get(one.field)));
	return chosen;
}

/** Compares rows with those of the page if both have the same number. */
function holdListAgainst(
	{ field, rows }: StatedList,
	printed: ListProposal | undefined,
): ListProposal {
	const path = field.path.join('.');
	const isAsLong = printed?.value.length === rows.length;
	const onPage = new Map((isAsLong ? printed.details : []).map((detail) => [detail.path, detail]));
	const details: Detail[] = [];
	const value = rows.map((row, i) => {
		const found = new Map<string, unknown>();
		for (const { path: inner, statement } of row) {
			const at = [`${path}[${i}]`, ...inner].join('.');
			const there = inner.length > 0 ? onPage.get(at) : undefined;
			const print =
				there && there.page !== null
					? { ...there, value: valueIn(printed?.value[i], inner) }
					: undefined;
			details.push({ path: at, ...comparePrint(statement, { printed: print }) });
			found.set(inner.join('.'), statement.value);
		}
		if (!holdsRows(field)) return found.get('') ?? null;
		return presentRow(field.definition.itemSchema?.properties ?? {}, found);
	});
	return { field, value, details };
}

function valueIn(row: unknown, path: readonly string[]): unknown {
	return path.reduce<unknown>(
		(inner, name) => (inner as Record<string, unknown> | null)?.[name],
		row,
	);
}
